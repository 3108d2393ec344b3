"""Who may know what of a table. `viewer` is a seat, or None for watchers."""

from boardinghouse.server.fold import Table
from boardinghouse.server.refused import Refused


def may_know(table: Table, person: str) -> bool:
    """Whether this person may know the table at all: its people always, others with the link while it is open, and
    afterwards if it may be watched or is listed."""
    return table.is_member(person) or table.status == "open" or table.listed or table.watchable


def may_view(table: Table, person: str, viewer: int | None) -> bool:
    """A seat's view is for the person who holds it and has not left; the watchers' view for members, and for
    everybody if the table may be watched or the game has not begun: those who may sit down see the room first."""
    if viewer is None:
        waiting = table.status == "open" and table.position is None
        return waiting or table.watchable or table.is_member(person)
    if viewer >= len(table.seats) or not person:
        return False
    seat = table.seats[viewer]
    return seat.sitter.person == person and not seat.left


def require_known(table: Table, person: str) -> None:
    if not may_know(table, person):
        raise Refused("no-such-table")


def require_view(table: Table, person: str, viewer: int | None) -> None:
    require_known(table, person)
    if not may_view(table, person, viewer):
        raise Refused("not-yours-to-see")
