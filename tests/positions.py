"""Making positions for tests: play by text, settle chance, change fields of a state."""

from collections.abc import Generator, Iterator
from typing import Any

import boardinghouse as bh
from boardinghouse.core.contract import CHANCE, Game, State
from boardinghouse.core.events import told


def started(game: Game[Any], seats: int, seed: object = "set-up", **options: str) -> Any:
    """A new game with its set-up drawn: the first seat is to act."""
    state = game.new(seats, **options)
    bh.Luck(seed).settle(state)
    return state


def play(state: State, *texts: str) -> None:
    """Apply actions by their text; the seat that is to act (the lowest of several) plays each."""
    for text in texts:
        state.apply(state.acting()[0], state.game.actions.parse(text))


def chance(state: State, *texts: str) -> None:
    """Decide chance nodes by text."""
    for text in texts:
        state.apply(CHANCE, state.game.actions.parse(text))


def legal_texts(state: State, seat: int | None = None) -> list[str]:
    """The legal actions of the acting seat as text."""
    actor = state.acting()[0] if seat is None else seat
    return [state.game.actions.text(action) for action in state.legal(actor)]


def why_not(state: State, text: str, seat: int | None = None) -> str | None:
    """The paragraph that forbids this action to the acting seat."""
    actor = state.acting()[0] if seat is None else seat
    return state.why_not(actor, state.game.actions.parse(text))


def changed(state: Any, **fields: Any) -> Any:
    """The same position with other field values, through its JSON form; `pending` replaces the stack. No game need lead
    to it."""
    data = state.to_json()
    if "pending" in fields:
        data["pending"] = fields.pop("pending")
    data["fields"].update(fields)
    return state.game.rebuilt(data)


def check(state: State) -> None:
    """Nothing is lost, made or in two places."""
    assert list(state.game.faults(state)) == []


def read_along(
    state: Any, reading: Generator[dict[int, set[str]], tuple[int, str], None], luck: bh.Luck, answers: bh.Rng
) -> Iterator[int]:
    """Play a game at random beside a slow reading of its rules, which hears of every action: both ask the same seats
    and allow the same answers. After every action its seat comes out, to compare what lies on the table."""
    texts = state.game.actions.texts
    asked = next(reading)
    while state.acting():
        assert state.acting() == tuple(sorted(asked))
        if state.acting() == (CHANCE,):
            seat, action = CHANCE, luck.draw(state)
        else:
            for seat, expected in asked.items():
                assert {texts[answer] for answer in state.legal(seat)} == expected
            seat = state.acting()[answers.pick(len(asked))]
            legal = state.legal(seat)
            action = legal[answers.pick(len(legal))]
        state.apply(seat, action)
        try:
            asked = reading.send((seat, texts[action]))
        except StopIteration:
            asked = {}
        yield seat
    assert asked == {}


def heard(state: State, seat: int | None = None) -> list[dict[str, object]]:
    """The events since the last call that this seat may see."""
    return told(state.game.events, state.heard(), seat)
