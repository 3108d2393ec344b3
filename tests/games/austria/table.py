"""Positions of Grand Austria Hotel for tests, written down the way people speak: guests and staff by their numbers,
rooms by floor and column, dishes by letters (s strudel, c cake, w wine, k coffee)."""

from collections.abc import Iterable, Mapping
from typing import Any

from boardinghouse.core.decks import listed_cards
from boardinghouse.games.austria import GAME
from boardinghouse.games.austria.cafe import guest_at, guest_in_row, in_kitchen, needed
from boardinghouse.games.austria.components import ALL_GUESTS, ALL_STAFF, BOARD_NAMES, Components
from boardinghouse.games.austria.guests import GUESTS
from boardinghouse.games.austria.notation import order_of
from boardinghouse.games.austria.scoring import result
from boardinghouse.games.austria.state import ROOM_NAMES, SOURCES, AustriaState
from tests.positions import changed

TURN = ("turn", "opened", "acted", "rooms", "hires", "food-due", "drinks-due")  # the questions of a turn
FILLERS = (92, 93, 98, 85, 89, 83, 69, 68)  # guests for a row nobody looks at


def rooms(names: str) -> int:
    """A set of rooms from their names."""
    return sum(1 << ROOM_NAMES.index(name) for name in names.split())


def room_names(rooms: int) -> str:
    return " ".join(ROOM_NAMES[room] for room in listed_cards(rooms))


def staff(numbers: Iterable[int]) -> int:
    """A set of staff cards from their numbers."""
    return sum(1 << (number - 1) for number in numbers)


def kitchen(letters: str) -> int:
    return sum(letters.count(letter) << (8 * dish) for dish, letter in enumerate("scwk"))


def slot(guest: int, missing: str | None = None) -> int:
    """A table with a guest; what is missing of the order (None: everything)."""
    needs = GUESTS[guest - 49][2] if missing is None else missing
    return (order_of(needs) << 6) | (guest - 48)


def cafe(tables: Iterable[tuple[int, str | None]]) -> int:
    return sum(slot(*table) << (18 * place) for place, table in enumerate(tables))


def dice(faces: str) -> int:
    return sum(1 << (4 * (int(face) - 1)) for face in faces)


def paid(board: int, occupied: int, components: Components) -> int:
    """The groups that must have paid with these rooms occupied."""
    groups = [components.group_rooms[board * 10 + group] for group in range(10)]
    return sum(1 << number for number, group in enumerate(groups) if group & ~occupied == 0)


PLAYER: dict[str, Any] = {
    "krones": 10,
    "emperor": 0,
    "kitchen": "",
    "cafe": (),
    "free": "",
    "occupied": "",
    "hand": (),
    "played": (),
    "used": (),
    "covered": 0,
    "board": "night",
}


def turn(key: str = "turn", *args: int, seat: int = 0) -> list[list[Any]]:
    """The stack of a turn that has come to this question."""
    numbers = [*args, 0, 0, 0][:3]
    return [["end-round", 0, 0, 0, 0], ["next-turn", 0, 0, 0, 0], [key, 1 << seat, *numbers]]


def position(
    seats: int = 2,
    *,
    dice_faces: str = "1223345566",
    row: Iterable[int] | None = None,
    round: int = 1,
    first: int = 0,
    politics: Iterable[int] = (105, 109, 113),
    tiles: Iterable[str] = ("A1", "B1", "C1"),
    pending: list[list[Any]] | None = None,
    others: Mapping[int, Mapping[str, Any]] | None = None,
    game: Any = GAME,
    options: Mapping[str, str] | None = None,
    fields: Mapping[str, Any] | None = None,
    **own: Any,
) -> AustriaState:
    """A position with seat 0 at the start of a turn; keywords of PLAYER describe seat 0, `others` the other seats."""
    players = [{**PLAYER, **(own if seat == 0 else (others or {}).get(seat, {}))} for seat in range(seats)]
    unknown = set().union(*players) - set(PLAYER)
    assert not unknown, unknown
    seated = [table[0] for player in players for table in player["cafe"]]
    shown = list(row) if row is not None else [guest for guest in FILLERS if guest not in seated][:5]
    boards = [BOARD_NAMES.index(player["board"]) for player in players]
    occupied = [rooms(player["occupied"]) for player in players]
    taken = sum(staff(player["hand"]) | staff(player["played"]) for player in players)
    gone = sum(1 << (guest - 49) for guest in {*seated, *shown})
    numbers = ("A1 A2 A3 A4 B1 B2 B3 B4 C1 C2 C3 C4").split()
    values: dict[str, Any] = {
        "round": round,
        "first": first,
        "dice": dice(dice_faces),
        "row": sum((guest - 48) << (6 * space) for space, guest in enumerate(shown)),
        "guest_deck": ALL_GUESTS & ~gone,
        "staff_deck": ALL_STAFF & ~taken,
        "politics": sum((card - 104) << (4 * stack) for stack, card in enumerate(politics)),
        "tiles": sum((numbers.index(tile) + 1) << (4 * stack) for stack, tile in enumerate(tiles)),
        "boards": boards,
        "covered": [player["covered"] for player in players],
        "krones": [player["krones"] for player in players],
        "emperor": [player["emperor"] for player in players],
        "kitchens": [kitchen(player["kitchen"]) for player in players],
        "cafes": [cafe(player["cafe"]) for player in players],
        "laid": [rooms(player["free"]) | occupied[seat] for seat, player in enumerate(players)],
        "occupied": occupied,
        "paid_groups": [paid(boards[seat], occupied[seat], game.components) for seat in range(seats)],
        "hands": [staff(player["hand"]) for player in players],
        "seen": [staff(player["hand"]) | staff(player["played"]) for player in players],
        "played": [staff(player["played"]) for player in players],
        "used": [staff(player["used"]) for player in players],
    }
    values.update(fields or {})
    state: AustriaState = changed(game.new(seats, **(options or {})), pending=pending or turn(), **values)
    return state


def run(state: AustriaState, *texts: str) -> AustriaState:
    """Apply actions by their text, for every seat that is to act, chance included."""
    for text in texts:
        state.apply(state.acting()[0], state.game.actions.parse(text))
    return state


def legal(state: AustriaState, verb: str = "") -> list[str]:
    """The legal actions of the acting seat as text, those of one verb if it is named."""
    texts = [state.game.actions.text(action) for action in state.legal(state.acting()[0])]
    return [text for text in texts if not verb or text.split()[0] == verb]


def prompt(state: AustriaState) -> str:
    return str(state.prompt()["key"])


def points(state: AustriaState, seat: int = 0) -> int:
    """Points won on the track, without the final scoring."""
    return sum(state.points[seat * SOURCES : (seat + 1) * SOURCES])


def final(state: AustriaState, seat: int = 0) -> dict[str, int]:
    """The parts of the score if the game ended now."""
    return result(state).breakdown[seat]


def dishes(state: AustriaState, seat: int = 0) -> str:
    """The kitchen as letters."""
    return "".join(letter * in_kitchen(state, seat, dish) for dish, letter in enumerate("scwk"))


def missing(state: AustriaState, table: int, seat: int = 0) -> str:
    """What a table still waits for, as letters; tables count from 1."""
    return "".join(letter * needed(state, seat, table - 1, dish) for dish, letter in enumerate("scwk"))


def guests(state: AustriaState, seat: int = 0) -> list[int]:
    """The numbers of the guests in the cafe, 0 for an empty table."""
    return [guest + 49 if (guest := guest_at(state, seat, table)) >= 0 else 0 for table in range(3)]


def row_guests(state: AustriaState) -> list[int]:
    return [guest + 49 if (guest := guest_in_row(state, space)) >= 0 else 0 for space in range(5)]


def hand(state: AustriaState, seat: int = 0) -> list[int]:
    return [card + 1 for card in listed_cards(state.hands[seat])]


def in_play(state: AustriaState, seat: int = 0) -> list[int]:
    return [card + 1 for card in listed_cards(state.played[seat])]


def summary(state: AustriaState, seat: int = 0) -> dict[str, Any]:
    """What one line of a card test looks at."""
    return {
        "points": points(state, seat),
        "krones": state.krones[seat],
        "emperor": state.emperor[seat],
        "kitchen": dishes(state, seat),
        "free": room_names(state.laid[seat] & ~state.occupied[seat]),
        "occupied": room_names(state.occupied[seat]),
        "guests": [guest for guest in guests(state, seat) if guest],
        "hand": hand(state, seat),
        "played": in_play(state, seat),
    }


def changes(before: dict[str, Any], state: AustriaState, seat: int = 0) -> dict[str, Any]:
    """What a script changed: numbers as differences, everything else as it is now."""
    after = summary(state, seat)
    found: dict[str, Any] = {}
    for key, value in after.items():
        if value != before[key]:
            found[key] = value - before[key] if isinstance(value, int) else value
    return found
