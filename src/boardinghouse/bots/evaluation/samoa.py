"""What a Samoa position is worth: coins, rooms that will be free, tiles that will earn, cards to bid with."""

from typing import Final, final

from boardinghouse.bots.evaluation import Evaluation
from boardinghouse.core.decks import full, single
from boardinghouse.core.vectors import i64, vec
from boardinghouse.games.samoa.components import CARDS, DAY_OFF, POOL, ROOMS, ROUNDS, SUITE
from boardinghouse.games.samoa.hotels import nation_of
from boardinghouse.games.samoa.scoring import special_coins
from boardinghouse.games.samoa.state import CASH, EMPTY, GUEST, MONEY_PARTS, PRICE, SECOND, SamoaState

COINS: Final = 0
FREE_ROOMS: Final = 1
POOLS: Final = 2
SUITES: Final = 3
HAND: Final = 4
CHOICE: Final = 5


@final
class SamoaEvaluation(Evaluation[SamoaState]):
    """Judged when a round's price cards are about to be laid; amounts shrink with the rounds that are left."""

    def __init__(self) -> None:
        super().__init__(
            (("coins", 1.0), ("free-rooms", 2.0), ("pools", 1.2), ("suites", 1.2), ("hand", 0.35), ("choice", 0.5))
        )

    def measure(self, state: SamoaState, seat: i64, out: vec[float]) -> None:
        left: i64 = ROUNDS + 1 - state.round
        out[COINS] = float(state.money[seat * MONEY_PARTS + CASH] + special_coins(state, seat))
        out[FREE_ROOMS] = self.free_rooms(state, seat)
        out[POOLS] = float(state.owned(seat, POOL) * left)
        out[SUITES] = float(state.owned(seat, SUITE) * left)
        self.measure_hand(state, seat, left, out)

    def free_rooms(self, state: SamoaState, seat: i64) -> float:
        """How often rooms can still be let: once if they are free or become so, and a little for each round of it."""
        total = 0.0
        for room in range(state.room_count(seat)):
            free = self.free_from(state, state.rooms[seat * ROOMS + room])
            if free <= ROUNDS:
                total += 1.0 + 0.25 * float(ROUNDS - free)
        return total

    def free_from(self, state: SamoaState, guests: i64) -> i64:
        """The round from which a room is free: when the flag of one of its guests comes."""
        if guests == 0:
            return state.round
        first = nation_of(guests & GUEST)
        second: i64 = guests >> SECOND
        for round in range(state.round, ROUNDS):
            flag = state.flags[round]
            if flag == first or (second != 0 and flag == nation_of(second)):
                return round + 1
        return ROUNDS + 1

    def measure_hand(self, state: SamoaState, seat: i64, left: i64, out: vec[float]) -> None:
        """Prices of the cards in hand as far as rounds are left to use them, and how many there are to choose from."""
        cards: i64 = state.hands[seat]
        if state.laid[seat] != EMPTY and state.laid[seat] != DAY_OFF:
            cards |= single(state.laid[seat])
        total: i64 = 0
        count: i64 = 0
        for card in range(CARDS):
            if card != DAY_OFF and (cards >> card) & 1 != 0:
                total += state.components.prices[card]
                count += 1
        use: i64 = min(left, count)
        out[HAND] = float(total * use) / float(count) if count > 0 else 0.0
        out[CHOICE] = float(use)

    def spread(self, state: SamoaState) -> float:
        return 4.0 + 1.6 * float(ROUNDS + 1 - state.round)

    def quiet(self, state: SamoaState) -> bool:
        return state.asks(PRICE) and state.owing() == full(state.seats)


EVALUATION: Final = SamoaEvaluation()
