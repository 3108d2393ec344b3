"""The opponents of the test bench: they play by the rules, know no more than their seat, and are no easy prey."""

import pytest

import boardinghouse as bh
from boardinghouse.bots import find, names
from boardinghouse.bots.bench import has_script, script_of
from boardinghouse.core.play import turns
from tests.positions import started

SCRIPTED = [id for id in bh.games() if has_script(id)]


@pytest.mark.parametrize("id", SCRIPTED)
def test_an_expert_beats_random_answers(id: str) -> None:
    seats, _ = bh.load(id).seats
    won = 0.0
    for deal in range(3):
        for own in range(seats):
            bots = ["expert" if seat == own else "random" for seat in range(seats)]
            won += bh.play(bh.load(id), bots, seed=deal, budget=0.0).verify().result().shares()[own]
    assert won >= 3 * seats - 1


@pytest.mark.parametrize("id", SCRIPTED)
def test_an_expert_knows_no_more_than_its_seat(id: str) -> None:
    game, script = bh.load(id), script_of(id)
    state, rng = started(game, game.seats[0]), bh.Rng("seen")
    for number, seat in enumerate(turns(state, bh.Luck(1))):
        legal = state.legal(seat)
        if number % 5 == 0 and len(legal) > 1:
            worlds = [state, *(state.determinize(seat, bh.Rng(again)) for again in range(2))]
            assert len({script(world, seat, legal) for world in worlds}) == 1
        state.play(seat, legal[rng.below(len(legal))])


def test_play_outs_find_an_answer_in_their_time() -> None:
    state = started(bh.load("maui"), 2)
    seat = state.acting()[0]
    assert find("flat:1").choose(state, seat, 0.0, 1) in state.legal(seat)


def test_a_game_without_a_script_says_so_and_the_bench_is_not_offered() -> None:
    assert not has_script("austria")
    with pytest.raises(ValueError, match="austria"):
        script_of("austria")
    assert "expert" not in names()
