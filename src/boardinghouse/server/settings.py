"""What an operator can set, with the values used when nothing is set."""

from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit


@dataclass(frozen=True)
class Settings:
    """One server process. `origins` are the addresses people type when a reverse proxy stands in front."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    processes: int = 1  # of this server, behind one port
    workers: int = 2
    bot_seconds: float = 15.0  # longest thought of a bot before a random legal answer takes its place
    bot_budget: float = 0.0  # effort asked of bots; 0 leaves it to them
    hint_seconds: float = 20.0  # longest thought about a hint, waiting for its turn included
    study_workers: int = 2
    study_behind: int = 5  # how far its workers step back behind players and bots
    study_seconds: float | None = None  # effort of an analysis, in seconds of one core; else by the game
    study_queue: int = 40  # games that may wait to be analysed,
    study_each: int = 4  # of one person
    study_address: int = 10  # and of all people at one address
    sweep_seconds: float = 1.0  # how often clocks, bots and other processes' news are looked after
    idle_seconds: float = 600.0  # a table nobody looks at leaves memory after this
    snapshot_every: int = 25
    queue_messages: int = 64  # unsent messages a slow reader may have before it is told to resync
    message_bytes: int = 16_384
    request_seconds: float = 20.0  # in which a request has to be there and a part of its answer to be read
    rate_factor: float = 1.0  # multiplies every limit of rates and connections; load tests raise it
    page: Path | None = None  # the built page, if not the one inside the package
    pocket: Path | None = None  # the house for browsers, where people may take it with them
    hosts: tuple[str, ...] = field(default=())  # further names this machine is reached by

    @property
    def secure(self) -> bool:
        """Whether people come over HTTPS: cookies then carry Secure and the __Host- prefix."""
        return bool(self.origins) and all(urlsplit(origin).scheme == "https" for origin in self.origins)

    @property
    def cookie(self) -> str:
        return "__Host-boardinghouse" if self.secure else "boardinghouse"
