"""Money and places (SAM-1, SAM-66, SAM-71, SAM-72, SAM-103)."""

from boardinghouse.core.contract import Result, ranked
from boardinghouse.core.vectors import i64
from boardinghouse.games.samoa.components import ROOMS, SEND_HOME, SWAP, TAKE_BACK
from boardinghouse.games.samoa.state import (
    CASH,
    DOUBLES,
    MONEY_PARTS,
    POOL_COINS,
    ROOM_PRICES,
    TILE_COSTS,
    SamoaState,
)


def special_coins(state: SamoaState, seat: i64) -> i64:
    """What the unused special tiles are worth."""
    unused: i64 = state.owned(seat, SWAP) + state.owned(seat, SEND_HOME) + state.owned(seat, TAKE_BACK)
    return unused * state.components.special_coins


def purse(state: SamoaState, seat: i64) -> i64:
    """The seat's money; when the game is over, with the coins for its unused special tiles."""
    coins: i64 = state.money[seat * MONEY_PARTS + CASH]
    return coins if state.depth > 0 else coins + special_coins(state, seat)


def empty_rooms(state: SamoaState, seat: i64) -> i64:
    """Rooms of the hotel, extra rooms included, where nobody lives."""
    count: i64 = 0
    for room in range(state.room_count(seat)):
        if state.rooms[seat * ROOMS + room] == 0:
            count += 1
    return count


def result(state: SamoaState) -> Result:
    """Money as it stands."""
    breakdown: list[dict[str, int]] = []
    for seat in range(state.seats):
        part = seat * MONEY_PARTS
        breakdown.append(
            {
                "start": state.components.start_money,
                "rooms": state.money[part + ROOM_PRICES],
                "doubling": state.money[part + DOUBLES],
                "swimmers": state.money[part + POOL_COINS],
                "building": state.money[part + TILE_COSTS],
                "special": special_coins(state, seat),
            }
        )
    scores = [sum(parts.values()) for parts in breakdown]
    keys: list[tuple[int, ...]] = [(scores[seat], empty_rooms(state, seat)) for seat in range(state.seats)]
    return Result(scores, ranked(keys), breakdown)
