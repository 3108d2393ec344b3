"""Measures of a hotel, politics demands, final scoring and places.

Rules: AUS-54, AUS-55, AUS-63 to AUS-67, AUS-71, AUS-122, AUS-129, AUS-130, AUS-144, AUS-145, AUS-155.
"""

from typing import Final

from boardinghouse.core.contract import Result, ranked
from boardinghouse.core.decks import lowest, size
from boardinghouse.core.events import EVERYONE
from boardinghouse.core.vectors import i64
from boardinghouse.games.austria.cafe import dishes_left, dishes_on_tables, guest_at
from boardinghouse.games.austria.components import COLUMN, COLUMNS, FLOOR, FLOORS, STACKS, TABLES_IN_CAFE
from boardinghouse.games.austria.effects import (
    BLUE,
    COLOURS,
    COPY,
    DISCS,
    FULL_COLOURS,
    FULL_COLUMNS,
    FULL_FLOORS,
    FULL_GROUPS,
    KRONES_HELD,
    NO_MEASURE,
    OCCUPIED,
    OCCUPIED_IN,
    RED,
    ROOMS_LAID,
    SETS,
    STAFF_PLAYED,
    TRACK,
    YELLOW,
)
from boardinghouse.games.austria.events import DISC_LAID
from boardinghouse.games.austria.hotel import full_groups
from boardinghouse.games.austria.state import (
    DISC_BITS,
    DISC_PLACE,
    FROM_POLITICS,
    SOURCE_NAMES,
    SOURCES,
    STACK,
    STACK_BITS,
    AustriaState,
)
from boardinghouse.games.austria.tracks import score

DISC_PLACES: Final = 3


def measure(state: AustriaState, seat: i64, what: i64) -> i64:
    """How much of something the seat has now."""
    if what == KRONES_HELD:
        return state.krones[seat]
    if what == TRACK:
        return state.emperor[seat]
    if what == STAFF_PLAYED:
        return size(state.played[seat])
    if what == ROOMS_LAID:
        return size(state.laid[seat])
    if what == DISCS:
        return discs_of(state, seat)
    if what == COPY:
        return best_copy(state, seat)
    return measure_occupied(state, seat, what)


def measure_occupied(state: AustriaState, seat: i64, what: i64) -> i64:
    """The measures that look at occupied rooms."""
    if what >= OCCUPIED_IN and what < OCCUPIED_IN + COLOURS:
        return occupied_in(state, seat, what - OCCUPIED_IN)
    if what == OCCUPIED:
        return size(state.occupied[seat])
    if what == FULL_FLOORS:
        return full_lines(state.occupied[seat], FLOOR, COLUMNS, FLOORS)
    if what == FULL_COLUMNS:
        return full_lines(state.occupied[seat], COLUMN, 1, COLUMNS)
    if what == FULL_GROUPS:
        return full_groups(state, seat)
    if what == FULL_COLOURS:
        return full_colours(state, seat)
    if what == SETS:
        return occupied_sets(state, seat)
    return 0


def occupied_sets(state: AustriaState, seat: i64) -> i64:
    """Occupied rooms in threes of different colours."""
    sets: i64 = occupied_in(state, seat, RED)
    blue: i64 = occupied_in(state, seat, BLUE)
    yellow: i64 = occupied_in(state, seat, YELLOW)
    sets = min(sets, blue)
    return min(sets, yellow)


def discs_of(state: AustriaState, seat: i64) -> i64:
    """On how many politics cards the seat has a disc."""
    count: i64 = 0
    for stack in range(STACKS):
        if has_disc(state, seat, stack):
            count += 1
    return count


def occupied_in(state: AustriaState, seat: i64, colour: i64) -> i64:
    """The seat's occupied rooms of a colour."""
    return size(state.occupied[seat] & state.components.colour_rooms[state.boards[seat] * COLOURS + colour])


def full_lines(occupied: i64, line: i64, step: i64, count: i64) -> i64:
    """How many floors or columns are fully occupied: `line` is the first, the others follow at `step`."""
    full: i64 = 0
    rooms: i64 = line
    left: i64 = count
    while left > 0:  # not `for _ in range(count)`: `_` is boxed at every turn
        if rooms & ~occupied == 0:
            full += 1
        rooms <<= step
        left -= 1
    return full


def full_colours(state: AustriaState, seat: i64) -> i64:
    """In how many colours all rooms of the board are occupied."""
    full: i64 = 0
    for colour in range(COLOURS):
        if state.components.colour_rooms[state.boards[seat] * COLOURS + colour] & ~state.occupied[seat] == 0:
            full += 1
    return full


def disc_at(state: AustriaState, stack: i64, place: i64) -> i64:
    """Whose disc lies on this place of a politics card; -1 if none."""
    return ((state.discs >> ((stack * DISC_PLACES + place) * DISC_BITS)) & DISC_PLACE) - 1


def has_disc(state: AustriaState, seat: i64, stack: i64) -> bool:
    """Whether the seat has a disc on this politics card."""
    for place in range(DISC_PLACES):
        if disc_at(state, stack, place) == seat:
            return True
    return False


def politics_card(state: AustriaState, stack: i64) -> i64:
    """The politics card of a stack."""
    return ((state.politics >> (stack * STACK_BITS)) & STACK) - 1


def demand_met(state: AustriaState, seat: i64, card: i64) -> bool:
    """Whether the seat fulfils a politics card now."""
    components = state.components
    if measure(state, seat, components.politics_measure[card]) < components.politics_least[card]:
        return False
    other: i64 = components.politics_other_measure[card]
    return other == NO_MEASURE or measure(state, seat, other) >= components.politics_other_least[card]


def may_lay_disc(state: AustriaState, seat: i64, stack: i64) -> bool:
    """Whether the seat may lay a disc on the politics card of a stack."""
    if disc_at(state, stack, DISC_PLACES - 1) >= 0 or has_disc(state, seat, stack):
        return False
    return demand_met(state, seat, politics_card(state, stack))


def lay_disc(state: AustriaState, seat: i64, stack: i64) -> None:
    """A disc on the first free place of a politics card."""
    place: i64 = 0
    while disc_at(state, stack, place) >= 0:
        place += 1
    owner: i64 = seat + 1
    points = state.components.politics_points[place]
    state.discs |= owner << ((stack * DISC_PLACES + place) * DISC_BITS)
    state.tell(DISC_LAID, EVERYONE, seat, politics_card(state, stack), points)
    score(state, seat, points, FROM_POLITICS)


def end_card_points(state: AustriaState, seat: i64, card: i64) -> i64:
    """What an end-of-game card is worth to the seat."""
    return state.components.staff_points[card] * measure(state, seat, state.components.staff_measure[card])


def best_copy(state: AustriaState, seat: i64) -> i64:
    """The best end-of-game card another player has in play, read for the copier's own hotel; no copy of a copy."""
    best: i64 = 0
    for other in range(state.seats):
        cards: i64 = state.played[other] & state.components.staff_at_end
        if other == seat:
            cards = 0
        while cards != 0:
            card = lowest(cards)
            if state.components.staff_measure[card] != COPY:
                points = end_card_points(state, seat, card)
                best = max(best, points)
            cards &= cards - 1
    return best


def end_staff_points(state: AustriaState, seat: i64) -> i64:
    """All end-of-game cards in play."""
    points: i64 = 0
    cards: i64 = state.played[seat] & state.components.staff_at_end
    while cards != 0:
        points += end_card_points(state, seat, lowest(cards))
        cards &= cards - 1
    return points


def room_points(state: AustriaState, seat: i64) -> i64:
    """Occupied rooms by floor."""
    points: i64 = 0
    floor_rooms: i64 = FLOOR
    for floor in range(FLOORS):
        points += state.components.floor_points[floor] * size(state.occupied[seat] & floor_rooms)
        floor_rooms <<= COLUMNS
    return points


def waiting_loss(state: AustriaState, seat: i64) -> i64:
    """Points lost for guests still in the cafe."""
    loss: i64 = 0
    for table in range(TABLES_IN_CAFE):
        if guest_at(state, seat, table) >= 0:
            loss += state.components.guest_loss
    return loss


def result(state: AustriaState) -> Result:
    """The points won so far and the final scoring of what is there now."""
    breakdown: list[dict[str, int]] = []
    keys: list[tuple[int, ...]] = []
    for seat in range(state.seats):
        parts: dict[str, int] = {}
        for source in range(SOURCES):
            parts[SOURCE_NAMES[source]] = state.points[seat * SOURCES + source]
        left: int = state.krones[seat] + dishes_left(state, seat)
        parts["end-staff"] = end_staff_points(state, seat)
        parts["rooms"] = room_points(state, seat)
        parts["left-over"] = left
        parts["waiting"] = -waiting_loss(state, seat)
        breakdown.append(parts)
        keys.append((sum(parts.values()), left + dishes_on_tables(state, seat)))
    return Result([key[0] for key in keys], ranked(keys), breakdown)
