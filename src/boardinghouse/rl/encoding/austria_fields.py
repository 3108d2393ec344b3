"""How each field of Grand Austria Hotel's observation is written; their table is in `austria.py`."""

from typing import Final, final

from boardinghouse.core.decks import size
from boardinghouse.core.vectors import i64
from boardinghouse.games.austria import scoring
from boardinghouse.games.austria.cafe import dishes_left, guest_at, guest_in_row, guest_price, in_kitchen, needed
from boardinghouse.games.austria.components import (
    BOARD_NAMES,
    GROUPS,
    POLITICS_NAMES,
    ROOMS,
    SPACES,
    STACKS,
    TABLES_IN_CAFE,
    TILE_NAMES,
)
from boardinghouse.games.austria.dice import dice_on
from boardinghouse.games.austria.effects import (
    AMOUNT,
    AMOUNT_BITS,
    COLOUR_NAMES,
    DISHES,
    FURNISH,
    PART,
    PART_BITS,
    POINTS,
)
from boardinghouse.games.austria.guests import GUEST_COUNT
from boardinghouse.games.austria.memory import Memory
from boardinghouse.games.austria.offers import looked_at
from boardinghouse.games.austria.staff import STAFF_COUNT
from boardinghouse.games.austria.state import CARD, ORDER, SOURCES, STACK, STACK_BITS, AustriaState
from boardinghouse.rl.encoding.sheet import Sheet, Writer, from_viewer

MOST_SEATS: Final = 4
DICE_FACES: Final = 6
BOARDS: Final = len(BOARD_NAMES)
TILES: Final = len(TILE_NAMES)
POLITICS: Final = len(POLITICS_NAMES)
CLAIMS: Final = FURNISH - POINTS + 1  # the kinds of effects that a guest may give
ORDER_BITS: Final = 3
ORDER_SIZE: Final = 7
GUEST_SIZE: Final = 1 + len(COLOUR_NAMES) + DISHES + 1 + CLAIMS
TABLE_SIZE: Final = GUEST_SIZE + DISHES
POLITICS_SIZE: Final = POLITICS + scoring.DISC_PLACES * MOST_SEATS


def question_numbers(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    if state.actor() < 0 or state.asks(ORDER):
        sheet.skip(3)
        return
    for place in range(3):
        sheet.put(state.arg(place))


def reward(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    put_effects(state.arg(0) if state.asks(ORDER) else 0, sheet)


def put_effects(effects: i64, sheet: Sheet) -> None:
    """Amounts by kind; parts of the same kind are added up."""
    rest: i64 = effects
    while rest != 0:
        kind: i64 = (rest & PART) >> AMOUNT_BITS
        sheet.values[sheet.count + kind - POINTS] += rest & AMOUNT
        rest >>= PART_BITS
    sheet.skip(CLAIMS)


def round(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.put(state.round)


def dice(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    for face in range(1, DICE_FACES + 1):
        sheet.put(dice_on(state, face))


def bin(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.put(state.bin)


def row(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    for space in range(SPACES):
        put_guest(state, guest_in_row(state, space), sheet)


def put_guest(state: AustriaState, guest: i64, sheet: Sheet) -> None:
    """A guest as printed; zeros where there is none."""
    if guest < 0:
        sheet.skip(GUEST_SIZE)
        return
    components = state.components
    sheet.put(1)
    sheet.choice(components.guest_colour[guest], len(COLOUR_NAMES))
    for dish in range(DISHES):
        sheet.put((components.guest_order[guest] >> (ORDER_BITS * dish)) & ORDER_SIZE)
    sheet.put(components.guest_points[guest])
    put_effects(components.guest_reward[guest], sheet)


def prices(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    payer: i64 = state.actor()
    if payer < 0 or len(state.acting()) != 1:
        sheet.skip(SPACES)
        return
    for space in range(SPACES):
        sheet.put(guest_price(state, payer, space))


def guest_deck(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.put(size(state.guest_deck))


def guest_discards(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.members(state.guest_discards, GUEST_COUNT)


def staff_deck(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.put(size(state.staff_deck) + len(state.under))
    sheet.put(len(state.under))


def under(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    for place in range(len(state.under)):
        card: i64 = state.under[place] & CARD
        if (state.seen[viewer] >> card) & 1 != 0:
            sheet.values[sheet.count + card] = place + 1
    sheet.skip(STAFF_COUNT)


def elsewhere(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.members(Memory(state, viewer).elsewhere(), STAFF_COUNT)


def dismissed(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.members(state.staff_gone, STAFF_COUNT)


def looked(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.members(looked_at(state) & state.seen[viewer], STAFF_COUNT)


def looked_count(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.put(size(looked_at(state)))


def politics(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    for stack in range(STACKS):
        sheet.choice(scoring.politics_card(state, stack), POLITICS)
        for place in range(scoring.DISC_PLACES):
            sheet.choice(from_viewer(state, viewer, scoring.disc_at(state, stack, place)), MOST_SEATS)


def tiles(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    for stack in range(STACKS):
        sheet.choice(((state.tiles >> (stack * STACK_BITS)) & STACK) - 1, TILES)


def hand(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.members(state.hands[viewer], STAFF_COUNT)


def pack(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.members(state.packs[viewer], STAFF_COUNT)


def first(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.flag(owner == state.first)


def score(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    points: i64 = state.krones[owner] + dishes_left(state, owner) + scoring.end_staff_points(state, owner)
    for source in range(SOURCES):
        points += state.points[owner * SOURCES + source]
    sheet.put(points + scoring.room_points(state, owner) - scoring.waiting_loss(state, owner))


def board(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.choice(state.boards[owner], BOARDS)


def covered(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.put(state.covered[owner])


def waiting(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.flag((state.waiting >> owner) & 1 != 0)


def krones(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.put(state.krones[owner])


def emperor(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.put(state.emperor[owner])


def met(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    for stack in range(STACKS):
        card: i64 = scoring.politics_card(state, stack)
        sheet.flag(card >= 0 and scoring.demand_met(state, owner, card))


def kitchen(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    for dish in range(DISHES):
        sheet.put(in_kitchen(state, owner, dish))


def tables(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    for table in range(TABLES_IN_CAFE):
        put_guest(state, guest_at(state, owner, table), sheet)
        for dish in range(DISHES):
            sheet.put(needed(state, owner, table, dish))


def prepared(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.members(state.laid[owner], ROOMS)


def occupied(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.members(state.occupied[owner], ROOMS)


def paid_groups(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.members(state.paid_groups[owner], GROUPS)


def hand_count(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.put(size(state.hands[owner]))


def known(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    cards: i64 = 0
    if owner != viewer:
        cards = Memory(state, viewer).known_in_hand(state, owner)
    sheet.members(cards, STAFF_COUNT)


def played(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.members(state.played[owner], STAFF_COUNT)


def used(state: AustriaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.members(state.used[owner], STAFF_COUNT)


@final
class Written(Writer[AustriaState]):
    """All fields, in the order of the table."""

    def write(self, state: AustriaState, viewer: i64, sheet: Sheet) -> None:
        seats: i64 = state.seats
        question_numbers(state, viewer, viewer, sheet)
        reward(state, viewer, viewer, sheet)
        round(state, viewer, viewer, sheet)
        dice(state, viewer, viewer, sheet)
        bin(state, viewer, viewer, sheet)
        row(state, viewer, viewer, sheet)
        prices(state, viewer, viewer, sheet)
        guest_deck(state, viewer, viewer, sheet)
        guest_discards(state, viewer, viewer, sheet)
        staff_deck(state, viewer, viewer, sheet)
        under(state, viewer, viewer, sheet)
        elsewhere(state, viewer, viewer, sheet)
        dismissed(state, viewer, viewer, sheet)
        looked(state, viewer, viewer, sheet)
        looked_count(state, viewer, viewer, sheet)
        politics(state, viewer, viewer, sheet)
        tiles(state, viewer, viewer, sheet)
        hand(state, viewer, viewer, sheet)
        pack(state, viewer, viewer, sheet)
        for step in range(seats):
            first(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            score(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            board(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            covered(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            waiting(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            krones(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            emperor(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            met(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            kitchen(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            tables(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            prepared(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            occupied(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            paid_groups(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            hand_count(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            known(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            played(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            used(state, viewer, (viewer + step) % seats, sheet)
