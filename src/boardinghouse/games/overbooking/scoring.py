"""Points and places (OVB-11, OVB-50 to OVB-53, OVB-67)."""

from boardinghouse.core.contract import Result, ranked
from boardinghouse.core.decks import size
from boardinghouse.core.vectors import i64
from boardinghouse.games.overbooking.components import CARDS, FAMILIES, FAMILY_CARDS
from boardinghouse.games.overbooking.state import BEGINNER, EXPERT, SCORING, OverbookingState


def coin_points(state: OverbookingState, seat: i64) -> i64:
    """A point for every coin on booked cards."""
    points: i64 = 0
    booked = state.booked[seat]
    for card in range(CARDS):
        if (booked >> card) & 1 != 0:
            points += state.components.coins[card // FAMILIES]
    return points


def crest_points(state: OverbookingState, seat: i64) -> i64:
    """The bonus of the score card, family by family."""
    bonus = state.components.no_bonus
    if state.choices[SCORING] == BEGINNER:
        bonus = state.components.beginner_bonus
    elif state.choices[SCORING] == EXPERT:
        bonus = state.components.expert_bonus
    points: i64 = 0
    for family in range(FAMILIES):
        cards: i64 = FAMILY_CARDS
        points += bonus[size(state.booked[seat] & (cards << family))]
    return points


def token_points(state: OverbookingState, seat: i64) -> i64:
    return state.tokens[seat] * state.components.token_points


def tie_break_cards(state: OverbookingState, seat: i64) -> i64:
    """How many booked cards carry three coins."""
    count: i64 = 0
    for card in range(CARDS):
        if (state.booked[seat] >> card) & 1 != 0 and state.components.coins[card // FAMILIES] == (
            state.components.tie_break_coins
        ):
            count += 1
    return count


def result(state: OverbookingState) -> Result:
    """Scores as they stand."""
    breakdown: list[dict[str, int]] = []
    for seat in range(state.seats):
        breakdown.append(
            {
                "coins": coin_points(state, seat),
                "tokens": token_points(state, seat),
                "crests": crest_points(state, seat),
            }
        )
    scores = [sum(parts.values()) for parts in breakdown]
    keys: list[tuple[int, ...]] = [(scores[seat], tie_break_cards(state, seat)) for seat in range(state.seats)]
    return Result(scores, ranked(keys), breakdown)
