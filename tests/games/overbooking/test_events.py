"""What is told, and to whom."""

from typing import Any

import pytest

import boardinghouse as bh
from boardinghouse.games.overbooking.state import CARD_NAMES
from tests.games.overbooking.table import GAME, checked, position
from tests.positions import heard, play


def told(state: Any, seat: int | None = None) -> list[tuple[object, ...]]:
    """The events since the last call: key and numbers, cards by name."""
    rows: list[tuple[object, ...]] = []
    for event in heard(state, seat):
        key = event.pop("key")
        rows.append((key, *(CARD_NAMES[value] if "card" in name else value for name, value in event.items())))  # type: ignore[call-overload]
    return rows


@pytest.mark.parametrize(("side", "number"), [("door", 0), ("queue", 1)])
@pytest.mark.parametrize(("card", "family", "large"), [("3-fish", 1, 0), ("4-stag", 3, 1)])
def test_a_card_laid_face_down_is_told_by_its_back_to_all_others(
    side: str, number: int, card: str, family: int, large: int
) -> None:
    token = [("took-token", 0, 1)] if side == "door" else []
    for seat in (None, 0, 1):
        state = position()
        state.listen()
        play(state, f"lay {card} 2 {side}")
        face = ("laid", 0, 1, number, card) if seat == 0 else ("laid-hidden", 0, 1, number, family, large)
        assert told(state, seat) == [face, *token]


@pytest.mark.rule("OVB-69")
def test_with_look_forbidden_the_log_does_not_remember_for_the_player() -> None:
    for seat in (0, 1):
        state = position(look="forbidden")
        state.listen()
        play(state, "lay 4-stag 2 queue")
        assert told(state, seat) == [("laid-hidden", 0, 1, 1, 3, 1)]


def test_a_record_shows_others_only_what_was_laid_open() -> None:
    record = bh.Record(GAME, ["Ada", "Bo"], {})
    state = record.new_state()
    draws = ["show 5b", "show 6a", *[f"draw {name}" for name in CARD_NAMES[:9]] * 2, "first 1"]
    lays = ["lay 1-bird 1 queue", "lay 1-bird 2 queue", "lay 1-fish 2 queue", "lay 1-fish 1 queue", "lay 1-bear 1 door"]
    for text in (*draws, *lays):
        action = GAME.actions.parse(text)
        record.add(state.acting()[0], action)
        state.listen()
        state.apply(state.acting()[0], action)
        if text == "first 1":
            assert told(state) == [("first-player", 0)]
    shown = {seat: [text for _, _, text in record.seen_by(seat)[len(draws) :]] for seat in (None, 0, 1)}
    assert shown == {
        None: [lays[0], None, lays[2], None, None],
        0: [lays[0], None, lays[2], None, lays[4]],
        1: [lays[0], lays[1], lays[2], lays[3], None],
    }
    record.add(1, GAME.actions.parse("lay 2-bird 4 queue"))
    with pytest.raises(bh.BrokenRecord, match=f"line {len(draws) + 6}: 'lay 2-bird 4 queue' is not legal"):
        record.seen_by(None)


def test_a_replaced_card_is_told_with_its_owner() -> None:
    state = checked("1a", ("1:5-bird", "0:6-bird"), ("0:3-bear",))
    assert told(state) == [
        ("kept", 2),
        ("hotel-checked", 0, 8),
        ("turned-up", 0, 0, 0, "3-bear"),
        ("turned-up", 1, 0, 1, "5-bird"),
        ("turned-up", 0, 0, 1, "6-bird"),
    ]
    play(state, "choose 2")
    assert told(state)[:3] == [
        ("replaced", 0, 0, "3-bear", 0, "6-bird"),
        ("booked", 1, 0, "5-bird", 3),
        ("booked", 0, 0, "3-bear", 0),
    ]
    soldiers = checked("1a", ("1:6-bird",), ("0:5-bear",))
    told(soldiers)
    play(soldiers, "choose 1")
    assert told(soldiers)[0] == ("replaced", 0, 0, "5-bear", 1, "6-bird")


def test_a_chosen_card_a_monk_changed_beds_and_a_refusal_are_told() -> None:
    state = checked("1a", ("1:6-bird", "0:4-bird"), ("0:4-fish", "1:6-stag"))
    told(state)
    play(state, "choose 2")
    assert told(state)[:4] == [
        ("chosen", 0, 0, "4-bird"),
        ("beds-changed", 0, -3, 5),
        ("booked", 0, 0, "4-bird", 1),
        ("turned-away", 1, 0, "6-bird"),
    ]
    monk = checked("1a", (), ("1:1-fish", "0:2-fish"))
    assert told(monk)[4:7] == [
        ("monk-moved", 1, 0, "1-fish"),
        ("beds-changed", 0, 3, 11),
        ("booked", 1, 0, "1-fish", 10),
    ]


@pytest.mark.parametrize("card", ["0:3-bear", "0:4-bear", "0:5-bear"])
def test_declining_is_told(card: str) -> None:
    state = checked("1a", ("0:6-bird",), (card,))
    told(state)
    play(state, "decline")
    assert told(state)[:2] == [("declined", 0, 0), ("booked", 0, 0, "6-bird", 2)]


def test_a_new_round_is_told_with_its_hotels_and_the_cards_drawn_to_their_owners_only() -> None:
    state = position(2, ("7b", "3a"), laid=9, hands={0: 0xFF, 1: 0xFF})
    state.listen()
    play(state, "keep")
    assert told(state)[3:] == [("round-began", 2), ("first-player", 1), ("hotel-shown", 0, 12), ("hotel-shown", 1, 5)]
    for seat, row in ((0, ("drew", 0, "3-bird")), (1, ("drew-hidden", 0)), (None, ("drew-hidden", 0))):
        twin = state.clone()
        twin.listen()
        twin.apply(-1, state.game.actions.parse("draw 3-bird"))
        assert told(twin, seat) == [row]
