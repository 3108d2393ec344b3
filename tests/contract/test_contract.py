"""Every registered game, every number of seats, every option: the contract's properties on random games."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import boardinghouse as bh
from boardinghouse.core.contract import Game
from tests.contract.properties import check_game, set_ups


def load(id: str) -> Game[Any]:
    from importlib import import_module

    game: Game[Any] = import_module(f"boardinghouse.games.{id}").GAME
    return game


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    chosen = metafunc.config.getoption("--game")
    ids = bh.games() if chosen is None else (chosen,)
    if "options" in metafunc.fixturenames:
        cases = [(load(id), seats, options) for id in ids for seats, options in set_ups(load(id))]
        names = [f"{game.id}-{seats}-{'-'.join(options.values())}" for game, seats, options in cases]
        metafunc.parametrize(("game", "seats", "options"), cases, ids=names)
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", [load(id) for id in ids], ids=ids)


def test_properties_hold_in_random_games(
    game: Game[Any],
    seats: int,
    options: dict[str, str],
    pytestconfig: pytest.Config,
    record_property: Callable[[str, object], None],
) -> None:
    counts: Counter[str] = Counter()
    for number in range(pytestconfig.getoption("--contract-games")):
        counts += check_game(game, seats, options, f"contract {number}")
    record_property("contract", dict(counts))
    assert counts["steps"] > 0


def test_wrong_seats_and_options_are_refused_with_what_is_allowed(game: Game[Any]) -> None:
    fewest, most = game.seats
    for seats in (fewest - 1, most + 1):
        with pytest.raises(ValueError, match=f"{fewest} to {most}"):
            game.new(seats)
    with pytest.raises(ValueError, match="no option 'colour'"):
        game.new(fewest, colour="red")
    for name, values in game.options.items():
        with pytest.raises(ValueError, match=values[0]):
            game.new(fewest, **{name: "nonsense"})


def test_states_of_other_games_and_broken_states_are_refused(game: Game[Any]) -> None:
    data = game.new(game.seats[0]).to_json()
    for broken in (
        {**data, "game": "another"},
        {**data, "version": -1},
        {**data, "fields": {}},
        {**data, "fields": {name: [] if isinstance(value, list) else value for name, value in data["fields"].items()}},
        {**data, "pending": [["no-such-question", 1, 0, 0, 0]]},
        {**data, "seats": 99},
        {},
    ):
        with pytest.raises(ValueError, match=r"."):
            game.from_json(broken)


def test_the_action_table_is_small_and_its_texts_unique(game: Game[Any]) -> None:
    texts = [game.actions.text(action) for action in range(game.actions.size)]
    assert len(set(texts)) == game.actions.size < 400
    assert [game.actions.parse(text) for text in texts] == list(range(game.actions.size))


def test_equal_seeds_give_equal_games_and_others_differ(game: Game[Any]) -> None:
    from boardinghouse.bots.random import RandomBot

    bots = [RandomBot() for _ in range(game.seats[0])]
    first, again, other = (bh.play(game, bots, seed=seed).text() for seed in (1, 1, 2))
    assert first == again
    assert first != other
