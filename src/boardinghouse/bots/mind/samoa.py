"""Hotel Samoa as a seat knows it: the own hand, the others' but for cards they took back or laid face down."""

from typing import Final, final

from boardinghouse.bots.mind import Mind
from boardinghouse.bots.mind.sparse import SparseRows
from boardinghouse.core.decks import full, single, size
from boardinghouse.core.vectors import i64, vec
from boardinghouse.games.samoa.components import (
    CARDS,
    FEWEST_SEATS,
    GROUPS,
    KINDS,
    MOST_SEATS,
    NATIONS,
    POOL,
    ROOMS,
    ROUNDS,
    SEND_HOME,
    SWAP,
    TAKE_BACK,
    TILES,
)
from boardinghouse.games.samoa.hands import retrieving
from boardinghouse.games.samoa.hotels import beside_celebrity, kind_of, lone_lover, nation_of, swimmers_sum
from boardinghouse.games.samoa.scoring import special_coins
from boardinghouse.games.samoa.state import (
    CASH,
    DOUBLES,
    DOUBTED,
    EMPTY,
    GUEST,
    HOUSING,
    MONEY_PARTS,
    POOL_COINS,
    PRICE,
    ROOM,
    ROOM_PRICES,
    SECOND,
    STACK,
    TABLE,
    TAKE_PARTS,
    TILE_COSTS,
    SamoaState,
)

SOURCES: Final = ("start", "rooms", "doubling", "swimmers", "building", "special")
FLAGS_AHEAD: Final = 5
KINDS_OF_FRAMES: Final = 12  # from PRICE on
FREE_FROM: Final = 7  # rounds until a room is free that are told apart, the last for never
SEAT_PLACES: Final = (
    2 + 10 + CARDS + 2 * CARDS + 3 + 2 + 1 + 6 + 2 * FREE_FROM + 6 + 3 * 2 + 2 + KINDS + 5 + 12
)  # fmt: skip
WIDTH: Final = (
    4 + ROUNDS + FLAGS_AHEAD * NATIONS + 6 + KINDS_OF_FRAMES + 7 + 1 + TILES * 3 + TILES + 1 + GROUPS * KINDS
    + GROUPS + KINDS + 4 + KINDS + 1 + 1 + 3 + MOST_SEATS * SEAT_PLACES
)  # fmt: skip


@final
class SamoaMind(Mind[SamoaState]):
    """The table, then seat by seat, the viewer first."""

    def __init__(self) -> None:
        super().__init__(SOURCES, WIDTH, 500)

    def quiet(self, state: SamoaState) -> bool:
        return state.asks(PRICE) and state.owing() == full(state.seats)

    def write(self, state: SamoaState, seat: i64, sheet: SparseRows) -> None:
        seats: i64 = state.seats
        actor = state.actor()
        kind: i64 = state.frames[state.top()]
        owing = state.owing()
        sheet.one(seats - FEWEST_SEATS, 4)
        sheet.one(state.round - 1, ROUNDS)
        for ahead in range(FLAGS_AHEAD):
            round: i64 = state.round - 1 + ahead
            flag: i64 = EMPTY
            if 0 <= round < ROUNDS:
                flag = state.flags[round]
            sheet.one(flag, NATIONS)
        sheet.one((state.tie - seat + seats) % seats, 6)
        sheet.one(kind - PRICE, KINDS_OF_FRAMES)
        own: bool = owing & (1 << seat) != 0
        sheet.one(0 if own else (actor - seat + seats) % seats if actor >= 0 else 6, 7)
        sheet.flag(retrieving(state, seat))
        left: i64 = 0
        for tile in range(TILES):
            sheet.at_least(state.tiles[TABLE * TILES + tile], 1, 3)
            sheet.put(state.tiles[STACK * TILES + tile])
            left += state.tiles[STACK * TILES + tile]
        sheet.put(left)
        waiting: i64 = 0
        for group in range(GROUPS):
            count: i64 = 0
            for place in range(KINDS):
                sheet.put(state.groups[group * KINDS + place])
                count += state.groups[group * KINDS + place]
            sheet.put(count)
            waiting += count
        for place in range(KINDS):
            total: i64 = 0
            for group in range(GROUPS):
                total += state.groups[group * KINDS + place]
            sheet.put(total)
        sheet.one(state.arg(0) if kind == HOUSING or kind == ROOM else -1, 4)
        sheet.one(state.arg(1) if kind == ROOM else -1, KINDS)
        sheet.put(waiting)
        lead = self.write_lead(state, seat)
        sheet.put(lead)
        sheet.flag(lead > 10)
        sheet.flag(lead > 0)
        sheet.flag(lead < -10)
        for step in range(MOST_SEATS):
            if step < seats:
                self.write_seat(state, seat, (seat + step) % seats, sheet)
            else:
                sheet.skip(SEAT_PLACES)

    def write_lead(self, state: SamoaState, seat: i64) -> i64:
        best: i64 = -10000
        for other in range(state.seats):
            if other != seat and worth_of(state, other) > best:
                best = worth_of(state, other)
        return worth_of(state, seat) - best

    def write_seat(self, state: SamoaState, viewer: i64, seat: i64, sheet: SparseRows) -> None:
        coins = worth_of(state, seat)
        cash: i64 = state.money[seat * MONEY_PARTS + CASH]
        sheet.put(coins // 2)
        sheet.put(cash)
        sheet.at_least(cash, 2, 10)
        card: i64 = state.laid[seat]
        hand: i64 = state.hands[seat]
        hidden: bool = state.asks(PRICE) and seat != viewer
        if hidden and card != EMPTY:
            hand |= single(card)
            card = EMPTY
        doubted: i64 = 0
        if seat != viewer:
            doubted = state.taken_back[seat * TAKE_PARTS + DOUBTED]
        sheet.one(card, CARDS)
        sheet.members(hand & ~doubted, CARDS)
        sheet.members(doubted, CARDS)
        new: i64 = size(state.newcomers[seat])
        sheet.put(new)
        sheet.put(state.components.prices[card] * new if card != EMPTY else 0)
        sheet.flag((state.builders >> seat) & 1 != 0)
        self.write_rank(state, seat, card, sheet)
        self.write_rooms(state, seat, sheet)
        sheet.at_least(state.owned(seat, POOL), 1, 5)
        sheet.put(state.owned(seat, POOL) * (ROUNDS + 1 - state.round))
        sheet.at_least(state.owned(seat, SWAP), 1, 2)
        sheet.at_least(state.owned(seat, SEND_HOME), 1, 2)
        sheet.at_least(state.owned(seat, TAKE_BACK), 1, 2)
        total: i64 = 0
        held: i64 = 0
        for price in range(CARDS):
            if (hand >> price) & 1 != 0:
                held += 1
                if (doubted >> price) & 1 == 0:
                    total += state.components.prices[price]
        sheet.put(total)
        sheet.put(held)
        sheet.at_least(held, 1, 12)

    def write_rank(self, state: SamoaState, seat: i64, card: i64, sheet: SparseRows) -> None:
        """Once cards are open: how many others bid more, and how many others house before."""
        more: i64 = 0
        cheaper: i64 = 0
        if card != EMPTY and not state.asks(PRICE):
            for other in range(state.seats):
                theirs: i64 = state.laid[other]
                if other != seat and theirs != EMPTY:
                    if state.components.bids[theirs] > state.components.bids[card]:
                        more += 1
                    if state.components.prices[theirs] < state.components.prices[card]:
                        cheaper += 1
        sheet.put(more)
        sheet.put(cheaper)
        sheet.put(special_coins(state, seat))

    def write_rooms(self, state: SamoaState, seat: i64, sheet: SparseRows) -> None:
        """How many rooms there are, from when on they are free, what makes them dear, who lives there."""
        count = state.room_count(seat)
        sheet.at_least(count, 6, 5)
        sheet.put(count)
        free = [0, 0, 0, 0, 0, 0, 0]
        kinds = [0, 0, 0, 0, 0, 0, 0]
        lovers: i64 = 0
        fine: i64 = 0
        free_fine: i64 = 0
        for room in range(count):
            guests: i64 = state.rooms[seat * ROOMS + room]
            wait = waits(state, guests)
            free[wait] += 1
            if lone_lover(guests):
                lovers += 1
            dear: bool = (state.suites[seat] >> room) & 1 != 0 or beside_celebrity(state, seat, room)
            if dear:
                fine += 1
                if wait == 0:
                    free_fine += 1
            while guests != 0:
                kinds[kind_of(guests & GUEST)] += 1
                guests >>= SECOND
        reached: i64 = 0
        for wait in range(FREE_FROM):
            sheet.put(free[wait])
            reached += free[wait]
            sheet.put(reached)
        for kind in range(KINDS):
            sheet.put(kinds[kind])
        sheet.put(lovers)
        sheet.put(fine)
        sheet.put(free_fine)
        sheet.put(size(state.suites[seat]))
        sheet.put(swimmers_sum(state, seat))

    def points(self, state: SamoaState, seat: i64, out: vec[i64]) -> None:
        part: i64 = seat * MONEY_PARTS
        out[0] = state.components.start_money
        out[1] = state.money[part + ROOM_PRICES]
        out[2] = state.money[part + DOUBLES]
        out[3] = state.money[part + POOL_COINS]
        out[4] = state.money[part + TILE_COSTS]
        out[5] = special_coins(state, seat)


def worth_of(state: SamoaState, seat: i64) -> i64:
    return state.money[seat * MONEY_PARTS + CASH] + special_coins(state, seat)


def waits(state: SamoaState, guests: i64) -> i64:
    """In how many rounds a room is free: 0 now, the last for never."""
    if guests == 0:
        return 0
    first = nation_of(guests & GUEST)
    second: i64 = guests >> SECOND
    for round in range(state.round, ROUNDS):
        flag = state.flags[round]
        if flag == first or (second != 0 and flag == nation_of(second)):
            wait: i64 = round + 1 - state.round
            return min(FREE_FROM - 2, wait)
    return FREE_FROM - 1


MIND: Final = SamoaMind()
