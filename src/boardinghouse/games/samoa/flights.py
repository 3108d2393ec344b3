"""Flags and the tourists they bring: the row of flags, departures and arrivals (SAM-8 to SAM-10, SAM-18, SAM-20 to
SAM-22, SAM-73, SAM-74, SAM-107)."""

from typing import final

from boardinghouse.core.contract import CHANCE_BIT, Automatic, CardDraw, Chance
from boardinghouse.core.decks import full, single, weighted, weighted_outcomes
from boardinghouse.core.events import EVERYONE
from boardinghouse.core.rng import Rng
from boardinghouse.core.vectors import i64, repeated, vec, zeros
from boardinghouse.games.samoa.components import (
    FEWEST_SEATS,
    FLAGS_OF_NATION,
    GROUPS,
    KINDS,
    NATIONS,
    ROUNDS,
    STACK_FLAGS,
)
from boardinghouse.games.samoa.hotels import send_nation_home
from boardinghouse.games.samoa.state import (
    ARRIVED,
    DRAW_FLIGHT,
    DRAW_TOURIST,
    FLAG,
    FLAG_LAID,
    FLAG_SOURCE,
    FLAGS,
    FLIGHT,
    FLIGHT_LANDED,
    FLIGHT_SOURCE,
    LEFT,
    PRICE,
    SORTED,
    TOURIST,
    TOURIST_SOURCE,
    SamoaState,
)


def flag_weights(state: SamoaState) -> vec[i64]:
    """By nation: in how many ways the row can go on if its flag is next. Sorted rows have one for every flag that may
    lie here."""
    place: i64 = state.arg(0)
    weights = zeros(NATIONS)
    left = repeated(FLAGS_OF_NATION, NATIONS)
    for earlier in range(place):
        left[state.flags[earlier]] -= 1
    in_stack: i64 = place % STACK_FLAGS  # sorted: every stack has one flag of each nation
    for nation in range(NATIONS):
        if left[nation] == 0 or (place > 0 and state.flags[place - 1] == nation):
            continue
        if state.choices[FLAGS] != SORTED:
            left[nation] -= 1
            weights[nation] = state.components.rows_of_flags(left, nation)
            left[nation] += 1
        elif not flag_lies(state, place - in_stack, place, nation):
            weights[nation] = 1
    return weights


def flag_lies(state: SamoaState, first: i64, end: i64, nation: i64) -> bool:
    """Whether a flag of this nation lies on one of these places."""
    for place in range(first, end):
        if state.flags[place] == nation:
            return True
    return False


@final
class DrawFlag(Chance[SamoaState]):
    """The next flag of the row."""

    key = "draw-flag"
    args = "place"

    def source(self, state: SamoaState) -> i64:
        return FLAG_SOURCE

    def outcomes(self, state: SamoaState) -> list[tuple[int, int]]:
        return weighted_outcomes(FLAG, flag_weights(state), 0, NATIONS)

    def sample(self, state: SamoaState, rng: Rng) -> i64:
        return FLAG + weighted(flag_weights(state), 0, NATIONS, rng)

    def resolve(self, state: SamoaState, seat: i64, action: i64) -> None:
        place: i64 = state.arg(0)
        # A new vector, because clones share this one.
        flags = state.flags[:]
        flags[place] = action - FLAG
        state.flags = flags
        state.tell(FLAG_LAID, EVERYONE, place + 1, action - FLAG)
        if place + 1 == ROUNDS:
            state.pop()
        else:
            state.set_arg(0, place + 1)


@final
class FlyHome(Automatic[SamoaState]):
    """Guests of the round's nation fly home."""

    key = "depart"

    def run(self, state: SamoaState) -> None:
        state.pop()
        send_nation_home(state, state.nation(), LEFT)
        state.push(DRAW_FLIGHT, CHANCE_BIT)


@final
class DrawFlight(CardDraw[SamoaState]):
    """A tourist card."""

    key = "draw-flight"
    action: i64 = FLIGHT
    stream: i64 = FLIGHT_SOURCE

    def cards(self, state: SamoaState) -> i64:
        return state.flights

    def resolve(self, state: SamoaState, seat: i64, action: i64) -> None:
        state.pop()
        state.flight = action - FLIGHT
        state.flights &= ~single(state.flight)
        state.tell(FLIGHT_LANDED, EVERYONE, state.nation(), state.flight)
        fill_groups(state, 0)


def group_size(state: SamoaState, group: i64) -> i64:
    """How many tourists of this group the card of the round brings."""
    line: i64 = state.flight * 4 + state.seats - FEWEST_SEATS
    count: i64 = state.components.flights[line * GROUPS + group]
    for place in range(len(state.components.holidays)):
        if state.components.holidays[place] == state.round:
            return count * state.components.holiday_factor
    return count


def fill_groups(state: SamoaState, first: i64) -> None:
    """Tourists are drawn for this group and the later ones; when all are complete, price cards are asked for."""
    if pile_size(state) > 0:
        for group in range(first, GROUPS):
            count = group_size(state, group)
            if count > 0:
                state.push(DRAW_TOURIST, CHANCE_BIT, group, count)
                return
    state.push(PRICE, full(state.seats))


def pile_size(state: SamoaState) -> i64:
    """How many tourists of the round's nation are at home."""
    count: i64 = 0
    for place in range(state.nation() * KINDS, state.nation() * KINDS + KINDS):
        count += state.piles[place]
    return count


@final
class DrawTourist(Chance[SamoaState]):
    """A tourist from the pile of the round's nation into a group."""

    key = "draw-tourist"
    args = "group left"

    def source(self, state: SamoaState) -> i64:
        return TOURIST_SOURCE

    def outcomes(self, state: SamoaState) -> list[tuple[int, int]]:
        return weighted_outcomes(TOURIST, state.piles, state.nation() * KINDS, KINDS)

    def sample(self, state: SamoaState, rng: Rng) -> i64:
        return TOURIST + weighted(state.piles, state.nation() * KINDS, KINDS, rng)

    def resolve(self, state: SamoaState, seat: i64, action: i64) -> None:
        group: i64 = state.arg(0)
        left: i64 = state.arg(1)
        kind: i64 = action - TOURIST
        state.piles[state.nation() * KINDS + kind] -= 1
        state.groups[group * KINDS + kind] += 1
        state.tell(ARRIVED, EVERYONE, state.nation(), kind, group)
        if left > 1 and pile_size(state) > 0:
            state.set_arg(1, left - 1)
        else:
            state.pop()
            fill_groups(state, group + 1)
