"""What Grand Austria Hotel never loses: guests, staff cards, dice; and what must always fit together."""

from boardinghouse.core.contract import CHANCE
from boardinghouse.core.decks import listed_cards, size
from boardinghouse.games.austria.cafe import guest_at, guest_in_row, needed
from boardinghouse.games.austria.components import ALL_GUESTS, ALL_STAFF, GROUPS, SPACES, TABLES_IN_CAFE
from boardinghouse.games.austria.offers import looked_at
from boardinghouse.games.austria.rounds import dice_left
from boardinghouse.games.austria.state import ROLL, AustriaState


def check(state: AustriaState) -> None:
    check_guests(state)
    check_staff(state)
    check_dice(state)
    for seat in range(state.seats):
        check_hotel(state, seat)


def check_guests(state: AustriaState) -> None:
    guests = [guest_in_row(state, space) for space in range(SPACES)]
    guests += [guest_at(state, seat, table) for seat in range(state.seats) for table in range(TABLES_IN_CAFE)]
    there = [guest for guest in guests if guest >= 0]
    there += listed_cards(state.guest_deck) + listed_cards(state.guest_discards)
    assert sorted(there) == listed_cards(ALL_GUESTS), "every guest is in one place"


def check_staff(state: AustriaState) -> None:
    cards = listed_cards(state.staff_deck) + listed_cards(state.staff_gone) + listed_cards(looked_at(state))
    cards += [entry % 64 for entry in state.under]
    for seat in range(state.seats):
        for place in (state.hands, state.played, state.packs):
            cards += listed_cards(place[seat])
        assert state.used[seat] & ~state.played[seat] == 0, "only cards in play are used"
        assert state.hands[seat] & ~state.seen[seat] == 0, "everyone has seen his own hand"
    assert sorted(cards) == listed_cards(ALL_STAFF), "every staff card is in one place"


def check_dice(state: AustriaState) -> None:
    if state.round == 0 or not state.acting():
        return
    rolling = state.arg(0) if state.acting() == (CHANCE,) and state.frames[state.top()] == ROLL else 0
    dice = dice_left(state) + state.bin + rolling + sum(state.covered)
    assert dice == state.components.dice[state.seats - 2], "no die is lost"


def check_hotel(state: AustriaState, seat: int) -> None:
    components = state.components
    assert 0 <= state.krones[seat] <= components.most_krones
    assert 0 <= state.emperor[seat] <= 13
    assert 0 <= state.covered[seat] <= 2
    assert state.occupied[seat] & ~state.laid[seat] == 0, "only laid rooms are occupied"
    for group in range(GROUPS):
        rooms = components.group_rooms[state.boards[seat] * GROUPS + group]
        if rooms & ~state.occupied[seat] == 0:
            assert (state.paid_groups[seat] >> group) & 1, "a full group has paid"
    for table in range(TABLES_IN_CAFE):
        guest = guest_at(state, seat, table)
        for dish in range(4):
            ordered = (components.guest_order[guest] >> (3 * dish)) & 7 if guest >= 0 else 0
            assert needed(state, seat, table, dish) <= ordered, "nobody waits for more than he ordered"
    assert size(state.paid_groups[seat]) <= GROUPS
