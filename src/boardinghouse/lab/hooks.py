"""Own statistics: a class that watches games and adds columns to the table of games.

A hook is named `file.py:Class` (the file beside the experiment), `package.module:Class`, or by an entry point of the
group `boardinghouse.statistics`. A new object is made for every game.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

GROUP = "boardinghouse.statistics"
TYPES = (int, float, str, bool)


class Statistic(Protocol):
    """`columns` says what `after` gives: name and type (int, float, str or bool)."""

    columns: dict[str, type]

    def before(self, state: Any, bots: Sequence[str]) -> None:
        """A game begins; the bots by seat."""

    def step(self, state: Any, seat: int, action: int, offered: Sequence[int]) -> None:
        """A seat is about to take this action out of those offered."""

    def after(self, state: Any) -> dict[str, Any]:
        """The game is over: the values of the columns."""


@dataclass(frozen=True)
class Hook:
    """A class by its name. The text of its file goes along, to workers on other machines too, and is part of the
    experiment: other text, other experiment."""

    name: str
    source: str | None = None

    def make(self) -> Statistic:
        """A new object of the class."""
        made: Statistic = load(self)()
        columns = getattr(made, "columns", None)
        if not isinstance(columns, dict) or any(kind not in TYPES for kind in columns.values()):
            raise ValueError(
                f"statistics {self.name!r} need `columns`, a dict of names and types out of int, float, str, bool"
            )
        for method in ("before", "step", "after"):
            if getattr(made, method, None) is None:
                raise ValueError(f"statistics {self.name!r} have no method {method!r}")
        return made


@cache
def load(hook: Hook) -> Any:
    """The class itself, found once in a process."""
    place, separator, name = hook.name.rpartition(":")
    if not separator:
        for entry in entry_points(group=GROUP):
            if entry.name == hook.name:
                return entry.load()
        known = ", ".join(entry.name for entry in entry_points(group=GROUP)) or "none"
        raise ValueError(
            f"unknown statistics {hook.name!r}: write file.py:Class, module:Class, or the name of an installed one "
            f"({known})"
        )
    if hook.source is not None:
        module = ModuleType(Path(place).stem)
        try:
            exec(compile(hook.source, place, "exec"), module.__dict__)  # noqa: S102 - the user's own file
        except (SyntaxError, ImportError) as fault:
            raise ValueError(f"statistics {hook.name!r} cannot be read: {fault}") from None
    else:
        try:
            module = import_module(place)
        except ImportError as fault:
            raise ValueError(f"statistics {hook.name!r} cannot be imported: {fault}") from None
    if not hasattr(module, name):
        raise ValueError(f"{place} has no class {name!r}")
    return getattr(module, name)


def read_hook(name: str, folder: Path) -> Hook:
    """A hook as an experiment names it; files are looked for in the experiment's folder."""
    place, _, _ = name.rpartition(":")
    if place.endswith(".py"):
        return Hook(name, (folder / place).read_text(encoding="utf-8"))
    return Hook(name)
