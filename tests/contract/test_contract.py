"""Every registered game, every number of seats, every option: the contract's properties on random games."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import boardinghouse as bh
from boardinghouse.core.contract import Game, State
from boardinghouse.core.play import turns
from boardinghouse.core.tables import RULEBOOK, NumberTable
from boardinghouse.lab.subjects import Subjects
from tests.contract.properties import check_game, picked_set_ups, set_ups

ROOT = Path(__file__).parents[2]


def load(id: str) -> Game[Any]:
    from importlib import import_module

    game: Game[Any] = import_module(f"boardinghouse.games.{id}").GAME
    return game


def all_set_ups(game: Game[Any]) -> Iterator[tuple[int, dict[str, str]]]:
    yield from set_ups(game)
    yield from picked_set_ups(game)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    chosen = metafunc.config.getoption("--game")
    ids = bh.games() if chosen is None else (chosen,)
    if "options" in metafunc.fixturenames:
        cases = [(load(id), seats, options) for id in ids for seats, options in all_set_ups(load(id))]
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


@pytest.mark.skipif(bh.compiled(), reason="compiled states do not say what they hold")
def test_a_game_names_all_fields_of_its_states(game: Game[Any]) -> None:
    """A field that is not named would be missing in `to_json`, digests and pickles."""
    state = game.new(game.seats[0])
    common = set(vars(State(game, state.seats, state.choices, None)))
    assert set(game.fields) == set(vars(state)) - common - {"components"}
    assert len(game.fields) == len(set(game.fields))


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


def test_the_facts_of_a_game_fit_it(game: Game[Any]) -> None:
    from importlib import import_module

    facts = game.facts
    assert facts is import_module(f"boardinghouse.games.{game.id}.facts").FACTS
    assert 5 <= facts.minutes <= 240
    assert facts.weight in (1, 2, 3)
    assert game.seats[0] <= facts.usual <= game.seats[1]
    assert facts.rollout >= 0
    assert facts.guided >= 1
    assert facts.round_microseconds > 0
    assert facts.study_seconds > 0
    bh.find(f"search:{facts.ladder_iterations}")
    for verb, subject in facts.about.items():
        assert subject.argument in {arg.kind for arg in game.actions.by_name[verb].args}
        assert subject.kind in game.names


def test_perfect_information_is_what_nobody_can_be_mistaken_about(game: Game[Any]) -> None:
    state = game.new(game.facts.usual)
    rng = bh.Rng("worlds")
    mistaken = False
    for seat in turns(state, bh.Luck("perfect")):
        mistaken = mistaken or any(state.determinize(other, rng) != state for other in range(state.seats))
        state.apply(seat, state.legal(seat)[0])
    assert mistaken is not game.facts.perfect


def test_subjects_are_things_of_their_kind(game: Game[Any]) -> None:
    state = game.new(game.facts.usual)
    subjects = Subjects(game)
    found: set[str] = set()
    for seat in turns(state, bh.Luck("subjects")):
        legal = state.legal(seat)
        for action, subject in zip(legal, subjects.of(state, seat, legal), strict=bool(subjects.kinds)):
            if subject:
                kind = subjects.kinds[game.actions.verb(action)]
                assert 1 <= subject <= len(game.names[kind])
                found.add(kind)
        state.apply(seat, legal[0])
    assert found == set(subjects.kinds.values())


def test_other_tables_are_checked_alike_in_every_game(game: Game[Any]) -> None:
    with pytest.raises(ValueError, match=f"{game.id} has no table 'bedz'; its tables: {next(iter(game.tables))}"):
        game.with_tables({"bedz": NumberTable((1,), RULEBOOK)})
    for name, table in game.tables.items():
        for values in (table.values[1:], (*table.values, 1)):
            wanted = f"table {name} of {game.id} has {len(table.values)} values, not {len(values)}"
            with pytest.raises(ValueError, match=wanted):
                game.with_tables({name: NumberTable(values, RULEBOOK)})
    again = game.with_tables(game.tables)
    assert again is not game
    assert again.plays_like(game)


@pytest.mark.parametrize("folder", ["src/boardinghouse", "web/src"])
def test_no_general_layer_names_a_game(folder: str) -> None:
    """What belongs to a game is in its folder, or in a file of its name; `wire.ts` is written from them."""
    ids = "|".join(bh.games())
    named = re.compile(rf"\b({ids})\b")
    own = re.compile(rf"/games/|/({ids})(_\w+)?\.\w+$|/wire\.ts$|/locales/|/server/page/|/pocket/site/|\.json$|\.pyc$")
    files = [path for path in (ROOT / folder).rglob("*") if path.is_file() and not own.search(path.as_posix())]
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in files
        if path.suffix in (".py", ".ts", ".svelte", ".css")
        for line in path.read_text(encoding="utf-8").splitlines()
        if named.search(line)
    ]
    assert found == []
