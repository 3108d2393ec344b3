"""Run the server: open the port, say where it is, serve until told to stop."""

import gc
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from functools import partial
from threading import Thread

import segno
import uvicorn

from boardinghouse.server.app import create
from boardinghouse.server.connections import Capacity, HttpConnection, raise_descriptors
from boardinghouse.server.database import alone
from boardinghouse.server.settings import Settings
from boardinghouse.server.wire import SocketWire

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104
GRACE = 10  # seconds that requests under way may take after the signal to stop
# collections of garbage: a position told makes hundreds of small objects, and hardly any of them in a circle
RARELY = (50_000, 20, 100)


class Server(uvicorn.Server):
    """Calls back when the server answers."""

    ready: Callable[[], None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.ready is not None:
            self.ready()


def open_port(host: str, port: int, *, shared: bool = False) -> socket.socket:
    """A listening socket, one of several if `shared`; ValueError says what is in the way."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        listener.bind((host, port))
    except OSError as fault:
        listener.close()
        raise ValueError(f"cannot listen on {host} port {port}: {(fault.strerror or 'failed').lower()}") from None
    return listener


def own_address() -> str:
    """This machine's address in the local network. Nothing is sent: the system only says which way it would send."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def announce(settings: Settings, port: int) -> str:
    """Say where the server is; the address to open here."""
    if settings.origins:
        inner = f"http://{settings.host}:{port}"
        print(f"Boardinghouse is at {settings.origins[0]}, behind a proxy that talks to {inner}", flush=True)
        return settings.origins[0]
    if settings.host not in EVERYWHERE:
        host = f"[{settings.host}]" if ":" in settings.host else settings.host
        print(f"Boardinghouse is at http://{host}:{port}  (Ctrl+C stops it)", flush=True)
        return f"http://{host}:{port}"
    address = f"http://{own_address()}:{port}"
    print("Warning: everybody in this network can reach the server, and the connection is not encrypted.", flush=True)
    print(f"Boardinghouse is at {address}  (Ctrl+C stops it); for phones in the same network:", flush=True)
    if sys.stdout.isatty():
        segno.make(address, error="l").terminal(compact=True)
    return f"http://127.0.0.1:{port}"


def serve(settings: Settings, *, open_page: bool) -> None:
    """Serve until SIGINT or SIGTERM."""
    listener = open_port(settings.host, settings.port)

    def ready() -> None:
        address = announce(settings, listener.getsockname()[1])
        if open_page:
            # a browser of the terminal holds its caller, and wants its page meanwhile
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    with alone(settings.database):
        serve_at(listener, settings, ready)


def serve_at(listener: socket.socket, settings: Settings, ready: Callable[[], None]) -> None:
    """Serve everybody who connects to this process."""
    sys.setswitchinterval(0.0005)  # the writer's thread needs the interpreter often and briefly; do not let it wait
    gc.set_threshold(*RARELY)
    gc.freeze()  # what is loaded by now stays
    raise_descriptors()
    app, house = create(settings)
    config = uvicorn.Config(
        app,
        http=partial(HttpConnection, Capacity(settings)),  # type: ignore[arg-type]
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        ws=SocketWire,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,  # costs memory for every socket
        ws_ping_interval=4,  # a client whose connection dies silently soon counts as away
        ws_ping_timeout=6,
        timeout_graceful_shutdown=GRACE,
        proxy_headers=bool(settings.origins),
        forwarded_allow_ips=list(settings.trusted_proxies),
    )
    server = Server(config)
    server.ready = ready
    for number in (signal.SIGINT, signal.SIGTERM):  # uvicorn raises them once more when all is done: that is no failure
        signal.signal(number, lambda *_: None)
    server.run(sockets=[listener])
    if house.stuck:
        os._exit(1)  # the interpreter would wait for ever for a thread that waits for the database
    if not server.started:
        raise ValueError("the server could not start; the log above says why")
