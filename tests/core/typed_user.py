"""A user of the library who checks types strictly: what is revealed here is what an editor shows. Checked by
`test_library.py` and, with all tests, by `make lint`."""

from typing import assert_type

import boardinghouse as bh
from boardinghouse.games.amsterdam import Amsterdam
from boardinghouse.games.amsterdam.view import AmsterdamView
from boardinghouse.games.austria import Austria
from boardinghouse.games.austria.view import AustriaView
from boardinghouse.games.maui import Maui
from boardinghouse.games.maui.state import MauiState
from boardinghouse.games.maui.view import MauiView, Offer
from boardinghouse.games.overbooking import Overbooking
from boardinghouse.games.overbooking.view import OverbookingView
from boardinghouse.games.samoa import Samoa
from boardinghouse.games.samoa.view import SamoaView


class First:
    """A bot that takes the first answer there is."""

    name = "first"
    looks = False

    def choose(self, state: bh.State, seat: int, budget: float, seed: int) -> int:
        return state.legal(seat)[0]


def typed_games() -> None:
    game = bh.load("maui")
    assert_type(game, Maui)
    state = game.new(2, mode="crabs")
    assert_type(state, MauiState)
    assert_type(state.view(0), MauiView)
    assert_type(state.view(None)["market"], list[Offer])
    assert_type(state.clone(), MauiState)
    assert_type(state.determinize(0, bh.Rng(7)), MauiState)
    assert_type(game.from_json(state.to_json()), MauiState)
    assert_type(state.over, bool)
    assert_type(state.result().shares(), list[float])


def every_game() -> None:
    assert_type(bh.load("samoa"), Samoa)
    assert_type(bh.load("samoa").new(3).view(0), SamoaView)
    assert_type(bh.load("amsterdam"), Amsterdam)
    assert_type(bh.load("amsterdam").new(2).view(0), AmsterdamView)
    assert_type(bh.load("overbooking"), Overbooking)
    assert_type(bh.load("overbooking").new(3).view(None), OverbookingView)
    assert_type(bh.load("maui"), Maui)
    assert_type(bh.load("maui").new(2).view(0), MauiView)
    assert_type(bh.load("austria"), Austria)
    assert_type(bh.load("austria").new(2).view(0), AustriaView)


def winner(game: bh.Game[MauiState], rivals: list[str]) -> int:
    first: bh.Bot = First()
    record: bh.Record = bh.play(game, [first, bh.find("random"), *rivals], seed=7)
    end: bh.State = record.verify()
    return end.result().places.index(1)


def any_game(id: str) -> str:
    state: bh.State = bh.load(id).new()
    bh.Luck(7).settle(state)
    state.apply(state.acting()[0], state.game.actions.text(state.legal(state.acting()[0])[0]))
    return state.digest()
