"""What Grand Austria Hotel never loses: guests, staff cards, dice; and what must always fit together."""

from collections.abc import Iterator

from boardinghouse.core.decks import listed_cards
from boardinghouse.core.vectors import listed
from boardinghouse.games.austria.cafe import guest_at, guest_in_row, needed
from boardinghouse.games.austria.components import (
    ALL_GUESTS,
    ALL_STAFF,
    BOARD_NAMES,
    GROUPS,
    SPACES,
    TABLES_IN_CAFE,
    TRACK_END,
)
from boardinghouse.games.austria.effects import DISHES
from boardinghouse.games.austria.offers import looked_at
from boardinghouse.games.austria.rounds import dice_left
from boardinghouse.games.austria.state import CARD, NEED, NEED_BITS, ROLL, AustriaState

MOST_COVERED = 2  # numbers on a turn-order token


def faults(state: AustriaState) -> Iterator[str]:
    """What could never come about."""
    sets = [state.guest_deck, state.guest_discards, state.staff_deck, state.staff_gone, state.looked, state.row]
    for place in (state.cafes, state.hands, state.played, state.packs):
        sets += listed(place)
    if min(sets) < 0:
        yield "a set of cards is below zero"
        return
    yield from guest_faults(state)
    yield from staff_faults(state)
    yield from dice_faults(state)
    for seat in range(state.seats):
        if not 0 <= state.boards[seat] < len(BOARD_NAMES):
            yield f"seat {seat} has a hotel board that is not there"
        else:
            yield from hotel_faults(state, seat)
        yield from cafe_faults(state, seat)


def guest_faults(state: AustriaState) -> Iterator[str]:
    guests: list[int] = [guest_in_row(state, space) for space in range(SPACES)]
    guests += [guest_at(state, seat, table) for seat in range(state.seats) for table in range(TABLES_IN_CAFE)]
    there = [guest for guest in guests if guest >= 0]
    there += listed_cards(state.guest_deck) + listed_cards(state.guest_discards)
    if sorted(there) != listed_cards(ALL_GUESTS):
        yield "a guest is missing or in two places"


def staff_faults(state: AustriaState) -> Iterator[str]:
    cards = listed_cards(state.staff_deck) + listed_cards(state.staff_gone) + listed_cards(looked_at(state))
    cards += [entry & CARD for entry in listed(state.under)]
    for seat in range(state.seats):
        for place in (state.hands, state.played, state.packs):
            cards += listed_cards(place[seat])
        if state.used[seat] & ~state.played[seat]:
            yield f"seat {seat} has used a staff card that it has not played"
        if state.hands[seat] & ~state.seen[seat]:
            yield f"seat {seat} has a staff card in hand that it has never seen"
    if sorted(cards) != listed_cards(ALL_STAFF):
        yield "a staff card is missing or in two places"


def dice_faults(state: AustriaState) -> Iterator[str]:
    if state.round == 0 or state.over:
        return
    rolling = state.arg(0) if state.asks(ROLL) else 0
    dice = dice_left(state) + state.bin + rolling + sum(listed(state.covered))
    if dice != state.components.dice[state.seats - 2]:
        yield f"there are {dice} dice, not {state.components.dice[state.seats - 2]}"


def hotel_faults(state: AustriaState, seat: int) -> Iterator[str]:
    components = state.components
    if not 0 <= state.krones[seat] <= components.most_krones:
        yield f"seat {seat} has {state.krones[seat]} krones"
    if not 0 <= state.emperor[seat] <= TRACK_END:
        yield f"seat {seat} is off the emperor track"
    if not 0 <= state.covered[seat] <= MOST_COVERED:
        yield f"seat {seat} has {state.covered[seat]} numbers covered"
    if state.occupied[seat] & ~state.laid[seat]:
        yield f"seat {seat} has a guest in a room that was not prepared"
    for group in range(GROUPS):
        rooms = components.group_rooms[state.boards[seat] * GROUPS + group]
        if rooms & ~state.occupied[seat] == 0 and (state.paid_groups[seat] >> group) & 1 == 0:
            yield f"a full group of seat {seat} has not paid"
    if not 0 <= state.paid_groups[seat] < 1 << GROUPS:
        yield f"a group of seat {seat} that is not there has paid"


def cafe_faults(state: AustriaState, seat: int) -> Iterator[str]:
    for table in range(TABLES_IN_CAFE):
        guest: int = guest_at(state, seat, table)
        order: int = state.components.guest_order[guest] if guest >= 0 else 0
        if any(needed(state, seat, table, dish) > (order >> (NEED_BITS * dish)) & NEED for dish in range(DISHES)):
            yield f"a guest of seat {seat} waits for more than the order"
