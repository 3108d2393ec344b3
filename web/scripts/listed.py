"""The lists of docs/protocol.md that no single class declares: kinds of steps, reasons, limits."""

import re
from importlib import resources
from typing import get_args

from web.scripts.shapes import doc_of

from boardinghouse.server.changes import AnyChange
from boardinghouse.server.limits import LIMITS
from boardinghouse.server.refused import ADVICE, status_of

WORDS = re.compile(r"^refused-([a-z-]+) = (.+)$", re.MULTILINE)
OF_THE_PAGE = {"no-connection", "storage-full", "needs-server", "broken-file"}  # what no server can say


def step_kinds() -> dict[str, str]:
    """What a step may have done, with what that means."""
    return {str(cls.__struct_config__.tag): doc_of(cls) or "" for cls in get_args(AnyChange)}


def reasons() -> dict[str, str]:
    """Every reason to refuse, with what the page says to people."""
    text = resources.files("boardinghouse").joinpath("locales/en/page.ftl").read_text(encoding="utf-8")
    return {key: said for key, said in WORDS.findall(text) if key not in OF_THE_PAGE}


def kind_table() -> list[str]:
    rows = [f"| `{kind}` | {doc} |" for kind, doc in step_kinds().items()]
    return ["| kind | |", "|---|---|", *rows]


def reason_table() -> list[str]:
    rows = [
        f"| `{reason}` | {status_of(reason)} | {said} | {ADVICE.get(reason, '')} |"
        for reason, said in sorted(reasons().items())
    ]
    return ["| reason | HTTP | what the page says | what a program does |", "|---|---|---|---|", *rows]


def limit_table() -> list[str]:
    rows = [f"| {limit.what} | {limit.burst:g} | {limit.rate:g} |" for limit in LIMITS.values()]
    return ["| what | at once | then per second |", "|---|---|---|", *rows]
