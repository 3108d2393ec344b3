"""Price cards: chosen in secret, shown together, discarded or taken back."""

import itertools

import pytest

import boardinghouse as bh
from boardinghouse.core.record import Record
from boardinghouse.games.samoa import GAME
from tests.games.samoa.table import cards, finish, held, lay, names, position
from tests.positions import heard, legal_texts, play


def answer(state: bh.State, seat: int, text: str) -> None:
    state.apply(seat, GAME.actions.parse(text))


@pytest.mark.rule("SAM-23")
def test_everyone_lays_a_card_of_his_hand() -> None:
    state = position(3, discards={1: cards("2-3", "20-12")})
    assert state.acting() == (0, 1, 2)
    assert len(legal_texts(state, 0)) == 11
    assert legal_texts(state, 1) == [f"lay {name}" for name in held(state, 1)]
    assert "lay 2-3" not in legal_texts(state, 1)
    assert state.why_not(1, GAME.actions.parse("lay 2-3")) == "SAM-23"
    answer(state, 1, "lay off")
    assert state.acting() == (0, 2)
    assert "off" not in held(state, 1)
    assert state.legal(1) == []


@pytest.mark.rule("SAM-24")
def test_nobody_sees_a_card_before_all_are_in() -> None:
    state = position(3)
    state.listen()
    answer(state, 0, "lay 6-5")
    answer(state, 2, "lay 20-12")
    for seat in (None, 1, 2):
        shown = state.view(seat)["players"][0]
        assert shown["answered"]
        assert shown["laid"] is None
        assert shown["hand_count"] == 10
        events = heard(state, seat) if seat is None else []
        assert all(event["key"] == "answered" and set(event) == {"key", "seat"} for event in events)
    assert state.view(0)["players"][0]["laid"] == {"card": "6-5", "bid": 6, "price": 5}
    assert state.view(0)["players"][2]["laid"] is None
    answer(state, 1, "lay off")
    for seat in (None, 0, 1, 2):
        shown = [player["laid"]["card"] for player in state.view(seat)["players"]]
        assert shown == ["6-5", "off", "20-12"]


@pytest.mark.rule("SAM-24")
def test_turning_up_the_cards_cannot_be_taken_back() -> None:
    state = position(3)
    answer(state, 0, "lay 6-5")
    assert state.undoable(0) == 1
    answer(state, 2, "lay 6-5")
    answer(state, 1, "lay 6-5")
    assert [state.undoable(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("SAM-24")
def test_the_order_in_which_seats_answer_changes_nothing() -> None:
    digests = set()
    for order in itertools.permutations(range(4)):
        state = position(4, tiles="pool", owned={1: "take-back"}, discards={1: cards("2-3", "4-4", "6-5")})
        for seat in order:
            if seat == 1:
                answer(state, 1, "take-back")
                answer(state, 1, "retrieve 4-4")
                answer(state, 1, "retrieve 6-5")
            answer(state, seat, f"lay {('8-6', '4-4', 'off', '20-12')[seat]}")
        digests.add(state.digest())
    assert len(digests) == 1


@pytest.mark.rule("SAM-24")
def test_an_unfinished_record_does_not_show_a_card_laid_face_down() -> None:
    record = Record(GAME, ["a", "b", "c"], {"flags": "sorted"}, seed=1)
    state = record.new_state()
    for action in bh.Luck(1).settle(state):
        record.add(bh.CHANCE, action)
    state.apply(1, GAME.actions.parse("lay 14-8"))
    record.add(1, GAME.actions.parse("lay 14-8"))
    assert record.seen_by(1)[-1][1:] == (1, "lay 14-8")
    for seat in (None, 0, 2):
        assert record.seen_by(seat)[-1][1:] == (1, None)


@pytest.mark.rule("SAM-43", "SAM-44")
def test_players_who_bought_or_housed_discard_and_the_others_take_their_cards_back() -> None:
    state = position(4, tiles="pool", groups=("plain plain",))
    lay(state, "4-4", "12-9", "2-3", "20-12")
    play(state, "pass", "buy pool")
    play(state, "pick 1 plain", "house 1", "done")
    finish(state)
    assert [names(used) for used in state.discards] == [[], ["12-9"], ["2-3"], []]
    assert [len(held(state, seat)) for seat in range(4)] == [11, 10, 10, 11]
    assert list(state.laid) == [-1] * 4


@pytest.mark.rule("SAM-79")
def test_one_card_serves_for_building_and_housing_and_is_discarded_once() -> None:
    state = position(3, tiles="pool", groups=("plain",))
    lay(state, "4-4", "off", "off")
    play(state, "buy pool", "pick 1 plain", "house 3", "done")
    finish(state)
    assert names(state.discards[0]) == ["4-4"]
    assert len(held(state, 0)) == 10


@pytest.mark.rule("SAM-45")
def test_the_day_off_always_comes_back() -> None:
    state = position(3, rooms={0: {"1": "japan plain"}})
    lay(state, "off", "2-3", "2-3")
    finish(state)
    assert "off" in held(state, 0)
    assert state.discards[0] == 0
    state = position(3, rooms={0: {"1": "japan plain"}}, groups=("plain",))
    lay(state, "off", "off", "off")
    play(state, "send-home 1")
    finish(state)
    assert "off" in held(state, 0)


@pytest.mark.rule("SAM-93")
def test_a_hand_of_the_day_off_alone_must_lay_it() -> None:
    state = position(3, discards={0: (1 << 10) - 1})
    assert legal_texts(state, 0) == ["lay off"]
