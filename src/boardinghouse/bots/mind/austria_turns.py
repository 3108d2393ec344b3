"""How often each answer is proposed when a turn of Grand Austria Hotel is planned."""

from typing import Final

from boardinghouse.core.actions import Choices
from boardinghouse.core.vectors import i64, vec
from boardinghouse.games.austria.cafe import free_table
from boardinghouse.games.austria.state import (
    ACTED,
    ADVANCE,
    DIE_ACTION,
    DISHES_ACTION,
    END_TURN,
    GAIN,
    LAY_DISC,
    OPENED,
    PASS,
    PREPARE,
    RECEIVE,
    SERVE,
    SETTLE,
    SIX_ACTION,
    SKIP,
    TRACKS_ACTION,
    TURN,
    USE,
    WASTE,
    AustriaState,
)

LONG: Final = 40  # answers after which a turn is brought to its end


def weigh(state: AustriaState, seat: i64, options: Choices, steps: i64, mood: i64, out: vec[i64]) -> None:
    """Three moods of four serve dishes gladly; one of two goes to court."""
    kind: i64 = state.frames[state.top()]
    fresh = kind == TURN and free_table(state, seat) >= 0
    turn = kind == TURN or kind == OPENED or kind >= ACTED
    busy = mood & 3 != 0
    courtly: i64 = 90 if mood & 4 != 0 else 10
    for index in range(options.count):
        action: i64 = options.actions[index]
        if turn:
            out[index] = turn_weight(action, fresh, steps, busy)
        elif action == SKIP:
            out[index] = 1 if kind == DISHES_ACTION or kind == TRACKS_ACTION else 12
        elif kind == DISHES_ACTION or kind == RECEIVE:
            out[index] = 30 if (action - GAIN) & 3 == 0 else 100
        elif kind == TRACKS_ACTION:
            out[index] = courtly if action == ADVANCE else 100 - courtly
        else:
            out[index] = 50


def turn_weight(action: i64, fresh: bool, steps: i64, busy: bool) -> i64:
    """Inside a turn: guests first, then what pays, the end last."""
    if action < DIE_ACTION:
        return 70
    if action < SIX_ACTION:
        return 12 if (action - DIE_ACTION) & 1 != 0 else 40
    if action < WASTE:
        return 5 if (action - SIX_ACTION) & 1 != 0 else 14
    if action == WASTE:
        return 5
    if action == PASS:
        return 25
    if action == END_TURN:
        return 40 if steps < LONG else 4000
    if action < SERVE:
        return 10
    if action < SETTLE:
        return 5 if fresh else 60 if busy else 10
    if action < LAY_DISC:
        return 15 if fresh else 250
    if action < USE:
        return 30 if fresh else 1000
    if action < PREPARE:
        return 10 if fresh else 300
    return 70
