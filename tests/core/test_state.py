"""States as values: equal by content, copied, pickled, printed; answered by text; read from JSON by the laws."""

import copy
import pickle
import sys
from contextlib import suppress
from threading import Thread
from typing import Any

import pytest

import boardinghouse as bh
from boardinghouse.core.contract import Game
from boardinghouse.core.play import random_games
from boardinghouse.core.tables import RECONSTRUCTED, NumberTable
from tests.positions import started

MAUI = bh.load("maui")
GENEROUS = MAUI.with_tables({"first_dollars": NumberTable((9,), RECONSTRUCTED)})


@pytest.fixture(params=bh.games())
def game(request: pytest.FixtureRequest) -> Game[Any]:
    id: str = request.param
    return bh.load(id)


def middle(game: Game[Any]) -> Any:
    """A position some answers into a game."""
    state = started(game, game.seats[0], seed="middle")
    luck = bh.Luck("middle")
    for _ in range(20):
        state.apply(state.acting()[0], state.legal(state.acting()[0])[0])
        luck.settle(state)
    return state


def test_states_are_equal_when_all_that_is_in_them_is(game: Game[Any]) -> None:
    state, again = middle(game), middle(game)
    assert state == again
    assert state is not again
    seat = again.acting()[0]
    again.apply(seat, again.legal(seat)[0])
    assert state != again
    assert state != "a state"


def test_other_numbers_are_another_position() -> None:
    assert GENEROUS.new(2) == GENEROUS.new(2)
    assert GENEROUS.new(2) != MAUI.new(2)
    twin = MAUI.with_tables({"crab_spots": GENEROUS.tables["crab_spots"]})  # the printed numbers, another object
    assert twin.new(2) == MAUI.new(2)


def test_a_state_is_no_key(game: Game[Any]) -> None:
    with pytest.raises(TypeError, match="digest"):
        hash(game.new())


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state))])  # noqa: S301
def test_copies_are_equal_and_independent(game: Game[Any], copied: Any) -> None:
    state = middle(game)
    before = state.digest()
    twin = copied(state)
    assert twin == state
    assert twin.game is game
    assert type(twin) is type(state)
    seat = twin.acting()[0]
    assert twin.undoable(seat) == state.undoable(seat)
    twin.apply(seat, twin.legal(seat)[0])
    assert state.digest() == before != twin.digest()


def test_games_with_other_numbers_are_pickled_with_them() -> None:
    state = pickle.loads(pickle.dumps(GENEROUS.new(2)))  # noqa: S301
    assert state == GENEROUS.new(2)
    assert list(state.dollars) == [9, 9]
    assert state.game.tables["first_dollars"].sources == (RECONSTRUCTED,)
    assert pickle.loads(pickle.dumps(MAUI)) is MAUI  # noqa: S301


def test_a_state_says_what_it_is(game: Game[Any]) -> None:
    state = middle(game)
    acting = state.acting()
    who = f"seat {acting[0]} to act" if len(acting) == 1 else f"seats {', '.join(map(str, acting))} to act"
    assert repr(state) == f"<State of {game.id}: round {state.round}, {who}>"
    assert state.round >= 1
    assert repr(game.new()).endswith("chance to act>")
    assert repr(game) == f"<Game {game.id}, version {game.version}>"


def test_a_state_knows_when_it_is_over() -> None:
    state = started(MAUI, 2)
    assert not state.over
    last = bh.play(MAUI, ["random", "random"]).verify()
    assert last.over
    assert repr(last).endswith("over>")
    assert repr(last.result()).startswith("<Result: scores [")


def test_an_answer_can_be_given_by_its_text() -> None:
    state = started(MAUI, 2)
    twin = state.clone()
    seat = state.acting()[0]
    action = state.legal(seat)[0]
    text = MAUI.actions.text(action)
    assert state.why_not(seat, text) is None
    state.apply(seat, text)
    twin.apply(seat, action)
    assert state == twin
    other = next(text for text in MAUI.actions.texts if state.why_not(seat, text))
    with pytest.raises(bh.IllegalAction, match=other):
        state.apply(seat, other)
    with pytest.raises(ValueError, match="unknown verb 'lie'"):
        state.apply(seat, "lie down")


def test_shares_of_the_victory_are_divided_among_the_first() -> None:
    assert bh.Result([5, 9, 9], [3, 1, 1], [{}, {}, {}]).shares() == [0, 0.5, 0.5]
    assert bh.Result([5, 9], [2, 1], [{}, {}]).shares() == [0, 1]


BROKEN: dict[str, dict[str, Any]] = {
    "samoa": {"money": "the coins of seat 0", "hands": "a price card of seat 0", "tiles": "tiles by kind are not"},
    "amsterdam": {"supply": "tourists, not 30", "mayor": "mayor", "boat": "the boat", "tiles": "a building tile"},
    "overbooking": {"hands": "a card of seat 0", "tokens": "tokens are more", "queue_counts": "the queue of hotel 0"},
    "maui": {"dollars": "dollars, not 4", "bag": "a towel is missing", "shells": "a shell", "tokens": "tokens, not 2"},
    "austria": {"bin": "dice, not 10", "hands": "a staff card", "krones": "krones", "emperor": "the emperor track"},
}


def test_positions_that_break_the_laws_are_refused_by_name(game: Game[Any]) -> None:
    data = middle(game).to_json()
    assert game.from_json(data).to_json() == data
    for name, words in BROKEN[game.id].items():
        fields = copy.deepcopy(data["fields"])
        if isinstance(fields[name], int):
            fields[name] += 100
        else:
            fields[name][0] += 100
        with pytest.raises(ValueError, match=words):
            game.from_json({**data, "fields": fields})


def test_stacks_that_nobody_can_answer_are_refused(game: Game[Any]) -> None:
    data = started(game, game.seats[0]).to_json()
    key, *frame = data["pending"][-1]
    for owing, words in (
        (0, "nobody is asked"),
        (1 << 9, "a seat that is not there"),
        (-1, "a seat that is not there"),
    ):
        with pytest.raises(ValueError, match=words):
            game.from_json({**data, "pending": [*data["pending"][:-1], [key, owing, *frame[1:]]]})


def test_any_number_in_any_field_is_read_or_refused_with_words(game: Game[Any]) -> None:
    """Not with an error of the machine, nor without end."""
    data = started(game, game.seats[0]).to_json()
    for name, value in data["fields"].items():
        for number in (-1, 63, 2**62):
            fields = {**data["fields"], name: number if isinstance(value, int) else [number, *value[1:]]}
            with suppress(ValueError):
                game.from_json({**data, "fields": fields})


def test_threads_play_their_own_games_at_once(game: Game[Any]) -> None:
    """Switched as often as Python allows, they see no answer of one another's lists."""
    alone = [bh.play(game, ["random"] * game.seats[0], seed=seed).text() for seed in range(4)]
    together: dict[int, str] = {}
    tallies: dict[int, int] = {}

    worlds = [middle(game).determinize(0, bh.Rng(seed)) for seed in range(4)]

    def run(seed: int) -> None:
        together[seed] = bh.play(game, ["random"] * game.seats[0], seed=seed).text()
        state = middle(game)
        assert all(state.determinize(0, bh.Rng(seed)) == worlds[seed] for _ in range(20))
        tallies[seed] = random_games(game, game.seats[0], {}, bh.Rng("same"), 1).legal

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        threads = [Thread(target=run, args=(seed,)) for seed in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(interval)
    assert [together[seed] for seed in range(4)] == alone
    assert len(set(tallies.values())) == 1
