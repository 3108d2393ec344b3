"""What the server's code imports and a browser does not have: a log that goes to the browser's console."""

import sys
from types import ModuleType
from typing import Any


class Log:
    """Says what happened; what is everyday goes unsaid."""

    def __init__(self, name: str) -> None:
        self.name = name

    def quiet(self, event: str, **facts: Any) -> None:
        pass

    debug = info = quiet

    def say(self, event: str, **facts: Any) -> None:
        fault = facts.pop("exc_info", None) or sys.exception()
        print(f"{self.name}: {event} {facts or ''}", file=sys.stderr)
        if isinstance(fault, BaseException):
            sys.excepthook(type(fault), fault, fault.__traceback__)

    warning = error = exception = say


def install() -> None:
    """Put it where `import structlog` will find it."""
    module = ModuleType("structlog")
    module.__dict__["get_logger"] = Log
    sys.modules["structlog"] = module
