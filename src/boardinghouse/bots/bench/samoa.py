"""Hotel Samoa by rules of thumb: a dear card when there are guests for everybody, a cheap one when there are few and
many rooms are free; rooms and suites early, pools with swimmers; those who pay double first."""

from collections.abc import Sequence
from typing import Any

from boardinghouse.games.samoa.components import (
    CELEBRITY,
    DAY_OFF,
    EXTRA_ROOM,
    GROUPS,
    KINDS,
    LOVER,
    POOL,
    RICH,
    ROOMS,
    ROUNDS,
    SUITE,
    TILES,
)
from boardinghouse.games.samoa.hotels import beside_celebrity, kind_of, lone_lover, swimmers_sum
from boardinghouse.games.samoa.state import (
    BUILD,
    BUY,
    CASH,
    COVER,
    DONE,
    GUEST,
    HOUSE,
    HOUSING,
    KEEP,
    LAY,
    MONEY_PARTS,
    PASS,
    PICK,
    PRICE,
    RETRIEVE,
    ROOM,
    SEND,
    STAFF_OFF,
    TABLE,
    USE_TAKE_BACK,
)

HUNGER = 2.5  # guests that a rival takes
FEW = 4  # answers, when cards are taken back
WORTH = {EXTRA_ROOM: 2.2, SUITE: 2.0, POOL: 1.6}  # of a tile, for each round that is left


def choose(state: Any, seat: int, legal: Sequence[int]) -> int:
    if legal[0] >= RETRIEVE:
        return max(legal)  # the dearest card
    if USE_TAKE_BACK in legal:
        if state.asks(PRICE) and len(legal) <= FEW:
            return USE_TAKE_BACK
        legal = [action for action in legal if action != USE_TAKE_BACK]
    if state.asks(PRICE):
        return lay(state, seat, legal)
    if state.asks(BUILD):
        return max(legal, key=lambda action: tile_worth(state, seat, action))
    if state.asks(HOUSING):
        return house(state, seat, legal)
    if state.asks(ROOM):
        kind = state.arg(1)
        return max(legal, key=lambda action: room_worth(state, seat, action - HOUSE, kind))
    if state.asks(STAFF_OFF):
        return max(legal, key=lambda action: 1 if SEND <= action < PICK else 0)
    if any(COVER <= action < PASS for action in legal):
        return max(legal, key=lambda action: state.rooms[seat * ROOMS + action - COVER] == 0)
    return KEEP if KEEP in legal else legal[0]


def free_rooms(state: Any, seat: int) -> int:
    return sum(state.rooms[seat * ROOMS + room] == 0 for room in range(state.room_count(seat)))


def lay(state: Any, seat: int, legal: Sequence[int]) -> int:
    """The price card: the dearest with which guests are still to be had."""
    cards = sorted((action - LAY for action in legal if LAY <= action < LAY + DAY_OFF), key=bid(state))
    if not cards:
        return legal[0]
    guests = sum(list(state.groups)[: GROUPS * KINDS])
    free = free_rooms(state, seat)
    rivals = sum(min(HUNGER, free_rooms(state, other)) for other in range(state.seats) if other != seat)
    cash = state.money[seat * MONEY_PARTS + CASH]
    tiles = [tile for tile in range(TILES) if state.tiles[TABLE * TILES + tile]]
    wanted = max((WORTH.get(tile, 0.2) * (ROUNDS - state.round) for tile in tiles), default=0.0)
    if free == 0 and LAY + DAY_OFF in legal and wanted < 10:
        return LAY + DAY_OFF
    if guests - rivals >= min(free, 2) or free == 0:
        place = len(cards) - 1
    else:
        place = int(len(cards) * max(0.15, 0.6 - 0.15 * (free - (guests - rivals))))
    if wanted > 10:
        place = max(place, int(0.7 * len(cards)))
    while place > 0 and bid(state)(cards[place]) > cash and wanted > 10:
        place -= 1
    return LAY + cards[min(place, len(cards) - 1)]


def bid(state: Any) -> Any:
    return lambda card: state.components.bids[card]


def tile_worth(state: Any, seat: int, action: int) -> float:
    """Points of a tile less what it costs; nothing for a pass."""
    if not BUY <= action < BUY + TILES:
        return 0.0
    tile = action - BUY
    left = ROUNDS + 1 - state.round
    value = WORTH.get(tile, 0.0) * left if tile in WORTH else 4.0
    if tile == POOL:
        value += float(swimmers_sum(state, seat))
    return value - float(bid(state)(state.laid[seat]))


def house(state: Any, seat: int, legal: Sequence[int]) -> int:
    """The dearest guests first, from the group that pays most; everybody as long as there are rooms."""
    picks = [action for action in legal if PICK <= action < PICK + GROUPS * KINDS]
    if not picks:
        return DONE
    free = max(1, free_rooms(state, seat))

    def group_worth(group: int) -> float:
        values = [guest_worth(state, seat, kind) for kind in range(KINDS) for _ in range(count(state, group, kind))]
        return sum(sorted(values, reverse=True)[:free])

    return max(
        picks,
        key=lambda action: (
            group_worth((action - PICK) // KINDS),
            guest_worth(state, seat, (action - PICK) % KINDS),
        ),
    )


def count(state: Any, group: int, kind: int) -> int:
    return int(state.groups[group * KINDS + kind])


def guest_worth(state: Any, seat: int, kind: int) -> float:
    """What a guest pays, as a multiple of the price; who takes no room of their own is better."""
    price = float(state.components.prices[state.laid[seat]])
    if kind == RICH:
        return 2 * price
    if kind == CELEBRITY:
        return 2.2 * price
    if kind == LOVER:
        lone = any(lone_lover(state.rooms[seat * ROOMS + room]) for room in range(state.room_count(seat)))
        return price * (1.6 if lone else 1.1)
    return price + float(state.components.swimmers[kind] * state.owned(seat, POOL))


def room_worth(state: Any, seat: int, room: int, kind: int) -> float:
    """Where a guest goes: beside a lone lover, into what doubles unless they pay double anyway; celebrities inside."""
    guests = state.rooms[seat * ROOMS + room]
    dear = bool(state.suites[seat] >> room & 1) or beside_celebrity(state, seat, room)
    if kind == LOVER and guests and kind_of(guests & GUEST) == LOVER:
        return 5.0
    if kind == CELEBRITY:
        return 3.0 if room in (1, 4) else 1.0
    if kind == RICH:
        return 0.0 if dear else 1.0
    return 2.0 if dear else 0.0
