"""What happened, as codes and numbers with the seats that may see it.

Rules call `state.tell(CODE, to, ...)`. Search states listen to nothing and pay one comparison for it; the driver of a
real game calls `state.listen()` before a move and `state.heard()` after it.
"""

from typing import Final, final

from boardinghouse.core.vectors import i64

EVERYONE: Final = -1  # all bits set: every seat and the watchers


def only(seat: i64) -> i64:
    """The mask of one seat."""
    one: i64 = 1
    return one << seat


def all_but(seat: i64) -> i64:
    """The mask of everybody else, watchers included."""
    return EVERYONE ^ only(seat)


@final
class Kind:
    """A kind of event: its key for the interface, and the names of its numbers. A number that means a thing of another
    name says so behind a colon: `loser:seat` is a seat, `lost-card:card` a card."""

    def __init__(self, code: int, key: str, params: tuple[str, ...] = ()) -> None:
        self.code = code
        self.key = key
        self.params = tuple(param.partition(":")[0] for param in params)
        self.things = tuple(param.rpartition(":")[2] for param in params)


@final
class Event:
    """One thing that happened. `to` is the mask of seats that may know it; watchers see what goes to EVERYONE."""

    def __init__(self, code: int, to: int, numbers: tuple[int, int, int, int, int]) -> None:
        self.code = code
        self.to = to
        self.numbers = numbers

    def visible(self, seat: int | None) -> bool:
        """Whether this seat (None: a watcher) may see it."""
        if seat is None:
            return self.to < 0  # the bits above all seats stand for the watchers
        return self.to & (1 << seat) != 0


def told(kinds: tuple[Kind, ...], events: list[Event], seat: int | None) -> list[dict[str, object]]:
    """The events this seat may see, as plain data: `{"key": ..., param: number, ...}`."""
    result: list[dict[str, object]] = []
    for event in events:
        if event.visible(seat):
            kind = kinds[event.code]
            entry: dict[str, object] = {"key": kind.key}
            for place, param in enumerate(kind.params):
                entry[param] = event.numbers[place]
            result.append(entry)
    return result
