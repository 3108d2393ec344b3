"""Guest row, tables and kitchen: taking guests, placing dishes, serving.

Rules: AUS-15, AUS-29, AUS-42, AUS-105, AUS-106, AUS-108, AUS-151.
"""

from boardinghouse.core.contract import CHANCE_BIT
from boardinghouse.core.decks import full, single
from boardinghouse.core.events import EVERYONE
from boardinghouse.core.vectors import i64
from boardinghouse.games.austria.components import SPACES, TABLES_IN_CAFE
from boardinghouse.games.austria.effects import CHEAPER, DISHES, GUEST_PRICE, SERVING_PRICE
from boardinghouse.games.austria.events import GOT_DISH, SERVED_DISH, TOOK_GUEST
from boardinghouse.games.austria.state import (
    CARD,
    CARD_BITS,
    IN_KITCHEN,
    KITCHEN,
    KITCHEN_BITS,
    NEED,
    NEED_BITS,
    NEEDS,
    REFILL,
    TABLE,
    TABLE_BITS,
    AustriaState,
)
from boardinghouse.games.austria.tracks import changed_by, reduced


def guest_in_row(state: AustriaState, space: i64) -> i64:
    """The guest on a space of the row (0 is the leftmost), or -1."""
    return ((state.row >> (space * CARD_BITS)) & CARD) - 1


def guest_at(state: AustriaState, seat: i64, table: i64) -> i64:
    """The guest at a table, or -1."""
    return ((state.cafes[seat] >> (table * TABLE_BITS)) & CARD) - 1


def needs_at(state: AustriaState, seat: i64, table: i64) -> i64:
    """What is missing at a table, packed by dish; 0 if the guest is served or the table empty."""
    return (state.cafes[seat] >> (table * TABLE_BITS + CARD_BITS)) & NEEDS


def needed(state: AustriaState, seat: i64, table: i64, dish: i64) -> i64:
    """How many of this dish are missing at a table."""
    return (state.cafes[seat] >> (table * TABLE_BITS + CARD_BITS + dish * NEED_BITS)) & NEED


def in_kitchen(state: AustriaState, seat: i64, dish: i64) -> i64:
    return (state.kitchens[seat] >> (dish * KITCHEN_BITS)) & KITCHEN


def free_table(state: AustriaState, seat: i64) -> i64:
    """The first table without a guest, or -1."""
    for table in range(TABLES_IN_CAFE):
        if guest_at(state, seat, table) < 0:
            return table
    return -1


def wanted(state: AustriaState, seat: i64, dish: i64) -> bool:
    """Whether a guest of the seat still waits for this dish."""
    for table in range(TABLES_IN_CAFE):
        if needed(state, seat, table, dish) != 0:
            return True
    return False


def guest_price(state: AustriaState, seat: i64, space: i64) -> i64:
    """What a guest of the row costs in step 1."""
    return reduced(state.components.space_price[space], changed_by(state, seat, GUEST_PRICE, CHEAPER))


def serving_price(state: AustriaState, seat: i64) -> i64:
    """What it costs to carry dishes from the kitchen."""
    return reduced(state.components.serving_price, changed_by(state, seat, SERVING_PRICE, CHEAPER))


def take_guest(state: AustriaState, seat: i64, space: i64, price: i64) -> None:
    """Pay for a guest, seat them at the first free table, close up the row and have it refilled."""
    guest = guest_in_row(state, space)
    table = free_table(state, seat)
    state.krones[seat] -= price
    order: i64 = state.components.guest_order[guest]
    state.cafes[seat] |= ((order << CARD_BITS) | (guest + 1)) << (table * TABLE_BITS)
    left: i64 = state.row & full(space * CARD_BITS)
    right: i64 = state.row >> ((space + 1) * CARD_BITS)
    state.row = (left << CARD_BITS) | (right << ((space + 1) * CARD_BITS))
    state.tell(TOOK_GUEST, EVERYONE, seat, guest, price)
    refill_row(state)


def refill_row(state: AustriaState) -> None:
    """Have the next guest drawn for an empty space; discards become the deck when it is used up."""
    if guest_in_row(state, 0) >= 0:
        return
    if state.guest_deck == 0:
        state.guest_deck = state.guest_discards
        state.guest_discards = 0
    if state.guest_deck != 0:
        state.push(REFILL, CHANCE_BIT)


def rightmost_empty(state: AustriaState) -> i64:
    """The space the next guest comes to."""
    space: i64 = SPACES - 1
    while guest_in_row(state, space) >= 0:
        space -= 1
    return space


def put_on_table(state: AustriaState, seat: i64, table: i64, dish: i64) -> None:
    """Serve a dish that a guest is waiting for."""
    state.cafes[seat] -= single(table * TABLE_BITS + CARD_BITS + dish * NEED_BITS)


def put_in_kitchen(state: AustriaState, seat: i64, dish: i64, count: i64) -> None:
    state.kitchens[seat] += count << (dish * KITCHEN_BITS)
    state.tell(GOT_DISH, EVERYONE, seat, dish, IN_KITCHEN, count)


def receive(state: AustriaState, seat: i64, dish: i64, place: i64) -> None:
    """A dish from the supply: to the kitchen, or to a table (places 1 to 3)."""
    if place == IN_KITCHEN:
        put_in_kitchen(state, seat, dish, 1)
    else:
        put_on_table(state, seat, place - 1, dish)
        state.tell(GOT_DISH, EVERYONE, seat, dish, place, 1)


def carry(state: AustriaState, seat: i64, dish: i64, table: i64, paid: i64) -> i64:
    """A dish from the kitchen to a table. `paid` are those that a krone already paid for, this one included; how many
    of them are left."""
    left: i64 = paid - 1
    price: i64 = 0
    if paid == 0:
        price = serving_price(state, seat)
        left = state.components.serving_size - 1 if price > 0 else 0
    state.krones[seat] -= price
    state.kitchens[seat] -= single(dish * KITCHEN_BITS)
    put_on_table(state, seat, table, dish)
    state.tell(SERVED_DISH, EVERYONE, seat, dish, table, price)
    return left


def leave(state: AustriaState, seat: i64, table: i64) -> i64:
    """A guest gets up from a table, to the discards; which one."""
    guest = guest_at(state, seat, table)
    place: i64 = table * TABLE_BITS
    state.cafes[seat] -= ((state.cafes[seat] >> place) & TABLE) << place
    state.guest_discards |= single(guest)
    return guest


def fill_order(state: AustriaState, seat: i64, table: i64) -> None:
    """Whatever is missing at a table comes from the supply."""
    state.cafes[seat] -= needs_at(state, seat, table) << (table * TABLE_BITS + CARD_BITS)


def clear_table(state: AustriaState, seat: i64, table: i64) -> None:
    """Whatever stands on a table goes back to the supply: the order is open again."""
    guest = guest_at(state, seat, table)
    if guest >= 0:
        fill_order(state, seat, table)
        order: i64 = state.components.guest_order[guest]
        state.cafes[seat] |= order << (table * TABLE_BITS + CARD_BITS)


def dishes_left(state: AustriaState, seat: i64) -> i64:
    """How many dishes lie in the kitchen."""
    count: i64 = 0
    for dish in range(DISHES):
        count += in_kitchen(state, seat, dish)
    return count


def dishes_on_tables(state: AustriaState, seat: i64) -> i64:
    """How many dishes stand before guests."""
    count: i64 = 0
    for table in range(TABLES_IN_CAFE):
        guest = guest_at(state, seat, table)
        if guest >= 0:
            count += state.components.guest_size[guest]
            for dish in range(DISHES):
                count -= needed(state, seat, table, dish)
    return count
