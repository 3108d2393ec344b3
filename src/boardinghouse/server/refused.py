"""The server's no: `Refused`."""

from typing import Any


class Refused(Exception):
    """The command is not carried out. `reason` is a key for the interface, `command` what it answers where that has to
    be repeated."""

    def __init__(self, reason: str, rule: str | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule
        self.command: Any = None
