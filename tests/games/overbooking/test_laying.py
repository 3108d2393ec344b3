"""Phase 1: turn order, places, limits, tokens, and the hotel rules that bind it."""

import pytest

import boardinghouse as bh
from boardinghouse.core.decks import size
from tests.games.overbooking.table import GAME, cards, guest, position
from tests.positions import heard, legal_texts, play, started, why_not


@pytest.mark.rule("OVB-13", "OVB-15")
def test_one_card_each_clockwise_from_the_first_player_until_all_have_laid_five() -> None:
    state = started(GAME, 3)
    first = state.first
    for turn in range(15):
        assert state.prompt()["key"] == "laying"
        assert (state.round, state.laid) == (1, turn)
        assert state.acting() == ((first + turn) % 3,)
        held = size(state.hands[state.acting()[0]])
        play(state, legal_texts(state)[0])
        assert size(state.hands[(first + turn) % 3]) == held - 1
    assert (state.round, state.laid) == (2, 0)


@pytest.mark.rule("OVB-13")
def test_only_cards_of_the_own_hand_can_be_laid_and_they_leave_it() -> None:
    state = position(hands={0: cards("1-bird", "6-stag")})
    assert {text.split()[1] for text in legal_texts(state)} == {"1-bird", "6-stag"}
    assert why_not(state, "lay 2-bird 1 queue") == "OVB-13"
    assert why_not(state, "lay 1-bird 3 queue") == "OVB-13"
    play(state, "lay 1-bird 1 queue")
    assert state.hands[0] == cards("6-stag")
    assert state.acting() == (1,)


@pytest.mark.rule("OVB-14")
def test_a_new_card_lies_outside_those_before_it() -> None:
    state = position(hands={0: cards("1-bird", "2-bird"), 1: cards("3-bird", "4-bird")})
    play(state, "lay 1-bird 1 queue", "lay 3-bird 1 queue", "lay 2-bird 1 door", "lay 4-bird 1 door")
    assert list(state.queues)[:3] == [guest("0:1-bird"), guest("1:3-bird"), -1]
    assert list(state.doors)[:2] == [guest("0:2-bird"), guest("1:4-bird")]


@pytest.mark.rule("OVB-16")
def test_only_the_last_player_may_keep_and_only_the_fifth_card() -> None:
    for laid in range(9):
        state = position(laid=laid)
        assert "keep" not in legal_texts(state)
        assert why_not(state, "keep") == "OVB-16"
    state = position(laid=9)
    assert "keep" in legal_texts(state)
    assert len(legal_texts(state)) > 1
    hand = state.hands[1]
    play(state, "keep")
    assert state.hands[1] & hand == hand


@pytest.mark.rule("OVB-58")
def test_a_player_without_a_legal_card_keeps_one_and_is_asked_again() -> None:
    held = cards("5-bird", "6-bird")
    state = position(
        2,
        ("2a", "2b"),
        (("1:1-stag",), tuple(f"1:{beds}-fish" for beds in range(3, 7))),
        (("1:1-bird", "1:2-bird"), ("1:3-bird", "1:4-bird")),
        laid=2,
        hands={0: held},
    )
    assert legal_texts(state) == ["keep"]
    play(state, "keep")
    assert state.hands[0] == held
    assert state.acting() == (1,)
    play(state, legal_texts(state)[0])
    assert state.acting() == (0,)


@pytest.mark.rule("OVB-18")
def test_a_back_door_takes_two_cards() -> None:
    state = position(doors=(("1:1-bird",),))
    assert "lay 3-bird 1 door" in legal_texts(state)
    state = position(doors=(("1:1-bird", "0:1-bird"),))
    assert "lay 3-bird 1 door" not in legal_texts(state)
    assert "lay 3-bird 2 door" in legal_texts(state)
    assert why_not(state, "lay 3-bird 1 door") == "OVB-18"


@pytest.mark.rule("OVB-19")
def test_the_first_card_at_a_back_door_takes_the_token_at_once() -> None:
    state = position()
    play(state, "lay 3-bird 1 door")
    assert list(state.tokens) == [1, 0]
    play(state, "lay 3-bird 1 door")
    assert list(state.tokens) == [1, 0]
    assert list(state.door_tokens) == [0, 1]


@pytest.mark.rule("OVB-20")
def test_a_queue_takes_four_cards() -> None:
    state = position(queues=(("1:1-bird", "1:2-bird", "1:3-bird"),))
    assert "lay 4-bird 1 queue" in legal_texts(state)
    state = position(queues=(("1:1-bird", "1:2-bird", "1:3-bird", "0:4-fish"),))
    assert len(queue_cards(state)) == 0
    assert len(queue_cards(state, 2)) == 23
    assert why_not(state, "lay 4-bird 1 queue") == "OVB-20"


def queue_cards(state: bh.State, hotel: int = 1) -> set[str]:
    return {text.split()[1] for text in legal_texts(state) if text.endswith(f" {hotel} queue")}


def door_cards(state: bh.State, hotel: int = 1) -> set[str]:
    return {text.split()[1] for text in legal_texts(state) if text.endswith(f" {hotel} door")}


@pytest.mark.rule("OVB-35", "OVB-55")
def test_small_groups_only() -> None:
    state = position(hotels=("2a", "3a"))
    assert {name[0] for name in queue_cards(state)} == {"1", "2", "3"}
    assert len(door_cards(state)) == 24
    assert why_not(state, "lay 4-bird 1 queue") == "OVB-35"


@pytest.mark.rule("OVB-36", "OVB-55")
def test_large_groups_only() -> None:
    state = position(hotels=("2b", "3a"))
    assert {name[0] for name in queue_cards(state)} == {"4", "5", "6"}
    assert len(door_cards(state)) == 24
    assert why_not(state, "lay 3-bird 1 queue") == "OVB-36"


@pytest.mark.rule("OVB-37", "OVB-55")
def test_no_soldiers() -> None:
    state = position(hotels=("5a", "3a"))
    assert {name[0] for name in queue_cards(state)} == {"1", "2", "3", "4", "6"}
    assert "5-bird" in door_cards(state)
    assert why_not(state, "lay 5-bird 1 queue") == "OVB-37"


@pytest.mark.rule("OVB-38", "OVB-57", "OVB-71")
def test_the_first_card_open_is_seen_by_all_and_cannot_be_taken_back() -> None:
    state = position(hotels=("5b", "3a"))
    state.listen()
    play(state, "lay 3-bird 1 queue")
    assert state.view(1)["hotels"][0]["queue"][0]["card"] == "3-bird"
    assert heard(state, None)[0] == {"key": "laid", "seat": 0, "hotel": 0, "side": 1, "card": 8}
    assert state.undoable(0) == 0
    play(state, "lay 4-bird 1 queue")
    assert "card" not in state.view(0)["hotels"][0]["queue"][1]
    assert state.undoable(1) == 1


@pytest.mark.rule("OVB-39", "OVB-57")
def test_the_second_card_open_but_not_the_first_nor_one_at_the_back_door() -> None:
    state = position(hotels=("6a", "3a"))
    play(state, "lay 3-bird 1 queue", "lay 4-bird 1 door", "lay 5-bird 1 door", "lay 6-bird 1 queue")
    watcher = state.view(None)["hotels"][0]
    assert [card.get("card") for card in watcher["queue"]] == [None, "6-bird"]
    assert [card.get("card") for card in watcher["door"]] == [None, None]


@pytest.mark.rule("OVB-40")
def test_a_closed_back_door_takes_nothing_has_no_token_but_a_queue_of_five() -> None:
    four = ("1:1-bird", "1:2-bird", "1:3-bird", "1:4-bird")
    state = position(hotels=("1b", "3a"), queues=(four,))
    assert door_cards(state) == set()
    assert why_not(state, "lay 3-bird 1 door") == "OVB-40"
    assert len(queue_cards(state)) == 24
    assert list(state.door_tokens) == [0, 1]
    play(state, "lay 5-bird 1 queue")
    assert queue_cards(state) == set()
    assert why_not(state, "lay 5-bird 1 queue") == "OVB-40"


@pytest.mark.rule("OVB-41", "OVB-56")
def test_two_crests_over_all_players_cards() -> None:
    state = position(hotels=("3b", "3a"), queues=(("1:1-bird",),))
    assert len(queue_cards(state)) == 24
    state = position(hotels=("3b", "3a"), queues=(("1:1-bird", "0:2-bird"),), doors=(("1:1-fish",),))
    assert len(queue_cards(state)) == 23
    state = position(hotels=("3b", "3a"), queues=(("1:1-bird", "0:2-fish"),))
    assert {name.split("-")[1] for name in queue_cards(state)} == {"bird", "fish"}
    assert {name.split("-")[1] for name in door_cards(state)} == {"bird", "fish", "bear", "stag"}
    assert why_not(state, "lay 3-bear 1 queue") == "OVB-41"


@pytest.mark.rule("OVB-71")
def test_a_face_down_card_can_be_taken_back_until_the_next_player_answers() -> None:
    state = position()
    play(state, "lay 3-bird 1 queue")
    assert state.undoable(0) == 1
    play(state, "lay 3-bird 1 queue")
    assert state.undoable(0) == 0
