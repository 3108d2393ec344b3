"""Hidden money, hands and cards taken back; worlds that keep what could be known."""

from itertools import combinations
from typing import Any

import pytest

import boardinghouse as bh
from boardinghouse.core.events import EVERYONE, told
from boardinghouse.games.samoa import GAME
from tests.games.samoa.table import cards, finish, lay, money, names, position
from tests.positions import check, heard, play, started


def worlds(state: Any, seat: int, owner: int, count: int = 400) -> set[tuple[str, ...]]:
    """The hands of the owner in many worlds made for the seat."""
    rng = bh.Rng(f"{seat} {owner}")
    hands = set()
    for _ in range(count):
        world = state.determinize(seat, rng)
        check(world)
        hands.add(tuple(names(world.hands[owner])))
    return hands


@pytest.mark.rule("SAM-46", "SAM-47", "SAM-48")
def test_views_show_money_hand_and_discards_to_their_owner_only() -> None:
    state = position(3, coins={0: 31, 1: 17}, discards={0: cards("2-3", "8-6")})
    for seat in (None, 0, 1, 2):
        for owner, player in enumerate(state.view(seat)["players"]):
            secrets = {"money", "hand", "discards"} & set(player)
            assert secrets == ({"money", "hand", "discards"} if owner == seat else set())
            assert player["hand_count"] == (9 if owner == 0 else 11)
            assert player["discard_count"] == (2 if owner == 0 else 0)
    own = state.view(0)["players"][0]
    assert own["money"] == 31
    assert [card["card"] for card in own["discards"]] == ["2-3", "8-6"]
    assert len(own["hand"]) == 9


@pytest.mark.rule("SAM-46", "SAM-47", "SAM-48")
def test_money_hand_and_discards_of_others_change_no_byte_of_a_view() -> None:
    one = position(3, coins={0: 31}, discards={0: cards("2-3", "8-6")})
    two = position(3, coins={0: 4}, discards={0: cards("18-11", "20-12")})
    for seat in (None, 1, 2):
        assert one.view(seat) == two.view(seat)
    assert one.view(0) != two.view(0)


@pytest.mark.rule("SAM-47")
def test_money_is_shown_when_the_game_is_over() -> None:
    state = position(3, round=12, coins={1: 40})
    lay(state, "off", "off", "off")
    assert [player["money"] for player in state.view(None)["players"]] == [25, 40, 25]
    assert state.view(2)["result"]["scores"] == [25, 40, 25]


@pytest.mark.rule("SAM-76", "SAM-47")
def test_a_pass_for_want_of_money_looks_like_any_other() -> None:
    heard_by_others = []
    for coins in (4, 100):
        state = position(3, tiles="pool", coins={0: coins})
        state.listen()
        lay(state, "20-12", "2-3", "off")
        assert state.acting() == (0,)
        play(state, "pass")
        heard_by_others.append((heard(state, 1), state.view(1)))
    assert heard_by_others[0] == heard_by_others[1]


@pytest.mark.rule("SAM-99")
def test_which_cards_are_taken_back_is_not_shown() -> None:
    used = cards("2-3", "4-4", "6-5", "8-6")
    looks = []
    for first, second in combinations(("2-3", "4-4", "6-5", "8-6"), 2):
        state = position(3, owned={0: "take-back"}, discards={0: used})
        state.listen()
        counts = [(11 - 4, 4)]
        for text in ("take-back", f"retrieve {first}", f"retrieve {second}"):
            play(state, text)
            shown = state.view(1)["players"][0]
            counts.append((shown["hand_count"], shown["discard_count"]))
        assert counts == [(7, 4), (9, 2), (9, 2), (9, 2)]
        events = state.heard()
        assert [event["key"] for event in told(GAME.events, events, 0)] == ["used-tile", "retrieved", "retrieved"]
        looks.append((state.view(1), told(GAME.events, events, 1), told(GAME.events, events, None)))
    assert all(look == looks[0] for look in looks)


@pytest.mark.rule("SAM-99")
def test_no_question_lets_others_see_the_card_retrieved() -> None:
    state = position(3)
    asked = [pending for pending in GAME.pending if pending.rule]
    assert len(asked) == 7
    for pending in asked:
        assert pending.seen_by(state, 1, GAME.actions.parse("retrieve 6-5")) == 1 << 1
        assert pending.seen_by(state, 1, GAME.actions.parse("take-back")) == EVERYONE
        assert (pending.seen_by(state, 1, GAME.actions.parse("done")) == EVERYONE) == (pending.key != "price")


@pytest.mark.rule("SAM-99", "SAM-48")
def test_worlds_hold_every_choice_of_cards_taken_back_and_no_other() -> None:
    state = position(3, owned={0: "take-back"}, discards={0: cards("2-3", "4-4", "6-5", "8-6")})
    assert worlds(state, 1, 0, 20) == {tuple(names(state.hands[0]))}
    play(state, "take-back", "retrieve 4-4", "retrieve 8-6")
    expected = {
        tuple(names(cards("10-7", "12-9", "14-8", "16-10", "18-11", "20-12", "off", *pair)))
        for pair in combinations(("2-3", "4-4", "6-5", "8-6"), 2)
    }
    assert worlds(state, 1, 0) == expected
    assert worlds(state, 0, 0, 20) == {tuple(names(state.hands[0]))}


@pytest.mark.rule("SAM-99")
def test_a_card_shown_again_is_no_longer_in_doubt() -> None:
    state = position(3, owned={0: "take-back"}, discards={0: cards("2-3", "4-4", "6-5")})
    play(state, "take-back", "retrieve 4-4", "retrieve 6-5")
    lay(state, "4-4", "off", "off")
    finish(state)
    bh.Luck(1).settle(state)
    found = worlds(state, 1, 0)
    assert {("2-3" in hand, "4-4" in hand, "6-5" in hand) for hand in found} == {
        (True, True, False),
        (False, True, True),
    }


@pytest.mark.rule("SAM-99")
def test_a_second_tile_keeps_what_was_known_of_the_first() -> None:
    state = position(3, owned={0: "take-back take-back"}, discards={0: cards("2-3", "4-4", "6-5")})
    play(state, "take-back", "retrieve 4-4", "retrieve 6-5")
    lay(state, "4-4", "off", "off")
    play(state, "pick 1 plain", "house 1", "done")
    bh.Luck(1).settle(state)
    # In hand one of 2-3 and 6-5; discarded 4-4 and the other one. Now 8-6 and 10-7 go the same way as 4-4.
    for card in ("8-6", "10-7"):
        lay(state, card, "off", "off")
        while state.prompt()["key"] == "build":
            play(state, "pass")
        play(state, GAME.actions.text(state.legal(0)[0]))
        play(state, GAME.actions.text(state.legal(0)[0]), "done")
        bh.Luck(card).settle(state)
    assert names(state.discards[0]) == ["2-3", "4-4", "8-6", "10-7"]
    play(state, "take-back", "retrieve 4-4", "retrieve 8-6")
    doubted = ("2-3", "4-4", "6-5", "8-6", "10-7")
    found = {tuple(card for card in doubted if card in hand) for hand in worlds(state, 1, 0)}
    # Three of the five are in hand; 2-3 or 6-5 was there before, so at least one of these two is.
    assert found == set(combinations(doubted, 3)) - {("4-4", "8-6", "10-7")}
    later = state.clone()
    lay(later, "8-6", "off", "off")
    finish(later)
    found = {tuple(card for card in doubted if card in hand) for hand in worlds(later, 1, 0)}
    assert found == {hand for hand in combinations(doubted, 3) if "8-6" in hand} - {("4-4", "8-6", "10-7")}
    # Once 6-5 is shown, nothing speaks for 2-3 any more.
    lay(state, "6-5", "off", "off")
    finish(state)
    found = {tuple(card for card in doubted if card in hand) for hand in worlds(state, 1, 0)}
    assert found == {hand for hand in combinations(doubted, 3) if "6-5" in hand}


@pytest.mark.rule("SAM-99")
def test_more_of_the_earlier_cards_may_be_shown_than_had_to_be_in_hand() -> None:
    state = position(3, owned={0: "take-back take-back"}, discards={0: cards("2-3", "4-4", "6-5")})
    play(state, "take-back", "retrieve 2-3", "retrieve 4-4", "take-back", "retrieve 6-5")
    for number, card in enumerate(("2-3", "4-4", "6-5")):
        lay(state, card, "off", "off")
        check(state)
        assert all({"2-3", "4-4", "6-5"} - {card} <= set(hand) for hand in worlds(state, 1, 0, 20))
        finish(state)
        bh.Luck(number).settle(state)


@pytest.mark.rule("SAM-24")
def test_worlds_hold_every_card_that_may_lie_face_down() -> None:
    state = position(3, discards={0: cards("2-3", "4-4", "6-5", "8-6", "10-7", "12-9", "14-8")})
    state.apply(0, GAME.actions.parse("lay 20-12"))
    rng = bh.Rng(1)
    laid = {state.determinize(2, rng).laid[0] for _ in range(100)}
    assert laid == {7, 8, 9, 10}
    assert {state.determinize(0, rng).laid[0] for _ in range(20)} == {9}


@pytest.mark.rule("SAM-106")
def test_worlds_keep_the_money_that_could_be_counted() -> None:
    state = started(GAME, 3)
    for owner in range(3):
        assert money(state.determinize(owner, bh.Rng(1))) == money(state)
    state = position(3, tiles="pool", groups=("plain",))
    state.listen()
    lay(state, "4-4", "off", "off")
    play(state, "buy pool", "pick 1 plain", "house 1", "done")
    coins = [(event["key"], event["coins"]) for event in heard(state, 2) if "coins" in event]
    assert coins == [("bought", 4), ("pool-paid", 0), ("paid", 4)]
    assert money(state.determinize(2, bh.Rng(1)))[0] == 25 - 4 + 4
