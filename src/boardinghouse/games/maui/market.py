"""The market: paying, sliding, filling from the bag (MAU-8, MAU-19, MAU-20, MAU-46)."""

from typing import final

from boardinghouse.core.contract import CHANCE_BIT, CardDraw
from boardinghouse.core.decks import single
from boardinghouse.core.events import EVERYONE, only
from boardinghouse.core.vectors import i64
from boardinghouse.games.maui.components import MARKET_COLUMNS, MARKET_PLACES
from boardinghouse.games.maui.state import BAG_SOURCE, DRAW, EMPTY, FILL_MARKET, MARKET_FILLED, MauiState


def push_full_market(state: MauiState) -> None:
    """Six towels come out of the bag."""
    state.push(FILL_MARKET, CHANCE_BIT, 0, MARKET_PLACES - 1)


def pay(state: MauiState, seat: i64, place: i64, cost: i64) -> None:
    """The money goes into the zone of the towel's row."""
    state.dollars[seat] -= cost
    state.zones[place // MARKET_COLUMNS] += cost


def take_towel(state: MauiState, place: i64) -> i64:
    """The towel at this place; those farther out slide up and the last place is to be filled."""
    towel = state.market[place]
    last: i64 = place // MARKET_COLUMNS * MARKET_COLUMNS + MARKET_COLUMNS - 1
    for nearer in range(place, last):
        state.market[nearer] = state.market[nearer + 1]
    state.market[last] = EMPTY
    state.push(FILL_MARKET, CHANCE_BIT, last, last)
    return towel


def take_out_of_bag(state: MauiState, action: i64) -> i64:
    """The towel that was drawn."""
    towel: i64 = action - DRAW
    state.bag &= ~single(towel)
    return towel


class DrawTowel(CardDraw[MauiState]):
    """A towel from the bag, all equally likely."""

    action: i64 = DRAW
    stream: i64 = BAG_SOURCE

    def cards(self, state: MauiState) -> i64:
        return state.bag


@final
class FillMarket(DrawTowel):
    """A towel for every free place of the market up to the last that is asked for."""

    key = "fill-market"
    args = "place last"

    def resolve(self, state: MauiState, seat: i64, action: i64) -> None:
        place = state.arg(0)
        if place == state.arg(1):
            state.pop()
        else:
            state.set_arg(0, place + 1)
        towel = take_out_of_bag(state, action)
        state.market[place] = towel
        if state.events is not None:
            tell_filled(state, place, towel)


def tell_filled(state: MauiState, place: i64, towel: i64) -> None:
    """Everybody hears of a new towel as it lies for them; watchers sit with the first seat."""
    opposite: i64 = 0
    for seat in range(state.seats):
        if state.facing(seat) != 0:
            opposite |= only(seat)
    state.tell(MARKET_FILLED, EVERYONE ^ opposite, place, towel)
    state.tell(MARKET_FILLED, opposite, place, state.named_for(state.seats - 1, towel))
