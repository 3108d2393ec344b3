"""Phase 2: reveal, abilities, booking order, clearing."""

import pytest

from tests.games.overbooking.table import booked, checked, gone, position
from tests.positions import heard, legal_texts, play


@pytest.mark.rule("OVB-21")
def test_hotels_are_turned_up_one_after_the_other_from_the_top() -> None:
    state = position(
        2,
        ("7b", "3a"),
        (("0:3-bird",), ("1:5-bird",)),
        (("0:4-bird",), ("1:4-bird",)),
        laid=9,
    )
    play(state, "keep")
    assert state.prompt() == {"key": "noblewomen", "params": {"hotel": 0, "door-place": 0}}
    first, second = state.view(None)["hotels"]
    assert first["queue"][0]["card"] == "3-bird"
    assert "card" not in second["queue"][0]
    assert "card" not in second["door"][0]
    play(state, "decline")
    assert state.prompt()["params"] == {"hotel": 1, "door-place": 0}
    assert state.view(None)["hotels"][1]["queue"][0]["card"] == "5-bird"


@pytest.mark.rule("OVB-21")
def test_cards_turned_up_are_told_from_the_hotel_outward() -> None:
    state = position(2, ("7b", "3a"), (("0:3-bird", "1:5-bird"), ()), (("1:2-fish",), ()), laid=9)
    state.listen()
    play(state, "keep")
    told = [event for event in heard(state, None) if event["key"] == "turned-up"]
    assert [(event["seat"], event["side"], event["card"]) for event in told] == [(1, 0, 5), (0, 1, 8), (1, 1, 16)]


@pytest.mark.rule("OVB-6", "OVB-27")
def test_booked_cards_go_to_their_owners_and_all_others_leave_the_game() -> None:
    state = checked("1a", ("0:6-bird", "1:4-bird", "2:1-bird"), ("0:2-bird", "2:6-fish"))
    assert booked(state) == ["0:6-bird", "2:1-bird"]
    assert gone(state) == ["0:2-bird", "1:4-bird", "2:6-fish"]
    assert list(state.queue_counts) == list(state.door_counts) == [0, 0, 0]


@pytest.mark.rule("OVB-22")
def test_abilities_work_from_the_hotel_outward() -> None:
    queue = ("0:3-bird", "1:6-bird")
    state = checked("1a", queue, ("1:5-fish", "0:4-fish"))
    assert (state.acting(), state.prompt()["key"]) == ((1,), "soldiers")
    play(state, "choose 2")
    assert (state.acting(), state.prompt()["key"]) == ((0,), "noblewomen")
    assert checked("1a", queue, ("0:4-fish", "1:5-fish")).prompt()["key"] == "noblewomen"


@pytest.mark.rule("OVB-23")
@pytest.mark.parametrize(
    ("hotel", "queue", "housed"),
    [
        ("1a", ("0:3-bird", "0:6-bird", "1:1-bird", "1:1-fish"), ["0:6-bird", "1:1-bird", "1:1-fish"]),
        ("3a", ("0:3-bird", "0:6-bird", "1:1-bird", "1:1-fish"), ["0:3-bird", "0:6-bird", "1:1-bird"]),
        ("8a", ("0:6-bird", "0:5-bird", "1:5-bird", "1:2-fish"), ["0:5-bird", "1:2-fish", "1:5-bird"]),
        ("7a", ("0:6-bird", "0:5-bird", "1:5-bird", "1:1-fish"), ["0:5-bird", "0:6-bird", "1:1-fish"]),
    ],
)
@pytest.mark.rule("OVB-33", "OVB-34")
def test_favoured_cards_then_the_largest(hotel: str, queue: tuple[str, ...], housed: list[str]) -> None:
    assert booked(checked(hotel, queue)) == housed


@pytest.mark.rule("OVB-24")
def test_of_equal_groups_the_nearer_one_comes_first() -> None:
    assert booked(checked("1a", ("1:5-bird", "0:5-bird"))) == ["1:5-bird"]
    assert booked(checked("1a", ("0:5-bird", "1:5-bird"))) == ["0:5-bird"]
    one_bed = checked("1a", ("0:1-bird", "1:1-bird"), ("0:6-bird", "1:6-bird"))
    assert booked(one_bed) == ["0:1-bird", "1:1-bird"]


@pytest.mark.rule("OVB-25", "OVB-26")
def test_a_card_that_does_not_fit_is_passed_over() -> None:
    state = checked("3a", ("0:6-bird", "1:5-bird", "2:3-bird", "0:1-bird"))
    assert booked(state) == ["0:1-bird", "0:6-bird", "2:3-bird"]
    assert gone(state) == ["1:5-bird"]


@pytest.mark.rule("OVB-20", "OVB-43", "OVB-65")
def test_a_monk_goes_to_the_end_of_a_full_queue() -> None:
    queue = ("0:1-bird", "0:2-bird", "1:1-fish", "1:2-fish")
    state = checked("7b", queue, ("2:1-bear", "0:1-stag"))
    assert "2:1-bear" in booked(state)
    assert "0:1-stag" in booked(state)
    favoured = checked("1a", ("0:6-bird", "1:2-fish"), ("2:1-bear",))
    assert booked(favoured) == ["0:6-bird", "2:1-bear"]


@pytest.mark.rule("OVB-44", "OVB-49")
@pytest.mark.parametrize(
    ("door", "beds"),
    [
        ((), 8),
        (("0:2-bird",), 11),
        (("0:2-bird", "1:2-bird"), 14),
        (("0:6-bird",), 5),
        (("0:6-bird", "1:6-bird"), 2),
        (("0:2-bird", "1:6-bird"), 8),
        (("0:6-bird", "1:2-bird"), 8),
    ],
)
def test_merchants_add_and_workers_take_three_beds(door: tuple[str, ...], beds: int) -> None:
    state = position(3, ("1a", "3a", "8a"), (("2:1-bird",),), (door,), laid=14)
    state.listen()
    play(state, "keep")
    left = [event["beds"] for event in heard(state) if event["key"] == "booked"]
    assert left == [beds - 1]


@pytest.mark.rule("OVB-66")
def test_beds_never_fall_below_zero() -> None:
    from boardinghouse.core.tables import RECONSTRUCTED, NumberTable
    from tests.games.overbooking.table import GAME

    small = GAME.with_tables({"hotel_beds": NumberTable((5,) * 16, RECONSTRUCTED)})
    state = small.rebuilt(position(3, queues=(("2:1-bird",),), doors=(("0:6-bird", "1:6-bird"),), laid=14).to_json())
    state.listen()
    play(state, "keep")
    assert booked(state) == []
    changes = [event["beds"] for event in heard(state) if event["key"] == "beds-changed"]
    assert changes == [2, -1]


@pytest.mark.rule("OVB-45", "OVB-60")
def test_maids_may_take_the_place_of_an_own_card() -> None:
    queue = ("1:5-bird", "0:6-bird", "0:5-fish")
    state = checked("1a", queue, ("0:3-bear",))
    assert state.acting() == (0,)
    assert legal_texts(state) == ["choose 2", "choose 3", "decline"]
    twin = state.clone()
    play(state, "choose 2")
    assert booked(state) == ["0:3-bear", "1:5-bird"]
    assert gone(state) == ["0:5-fish", "0:6-bird"]
    play(twin, "decline")
    assert gone(twin) == ["0:3-bear", "0:5-fish", "1:5-bird"]


@pytest.mark.rule("OVB-61")
def test_maids_may_replace_a_monk_just_moved_and_a_mark_is_lost_with_its_card() -> None:
    state = checked("1a", ("1:5-bird",), ("0:1-bird", "0:3-bear"))
    assert legal_texts(state) == ["choose 2", "decline"]
    play(state, "choose 2")
    assert gone(state) == ["0:1-bird"]
    marked = checked("1a", ("1:5-bird", "0:4-bird"), ("0:4-fish", "0:3-bear"))
    play(marked, "choose 2", "choose 2")
    assert booked(marked) == ["0:3-bear", "1:5-bird"]
    lost = checked("1a", ("1:6-bird", "0:4-bird"), ("0:4-fish", "0:3-bear"))
    play(lost, "choose 2", "choose 2")
    assert booked(lost) == ["1:6-bird"]


@pytest.mark.rule("OVB-46", "OVB-60", "OVB-42")
def test_a_chosen_card_books_before_all_others_even_favoured_ones() -> None:
    queue = ("1:1-bird", "1:1-fish", "1:1-bear", "0:6-bird")
    state = checked("1a", queue, ("0:4-fish",))
    twin = state.clone()
    play(state, "choose 4")
    assert booked(state) == ["0:6-bird", "1:1-bird", "1:1-fish"]
    play(twin, "decline")
    assert booked(twin) == ["1:1-bird", "1:1-fish", "1:1-bear"]


@pytest.mark.rule("OVB-42")
def test_abilities_wait_for_the_check() -> None:
    state = position(2, ("7b", "3a"), (("1:6-bird",),), (("0:2-bird",),), laid=2)
    play(state, "lay 1-fish 1 door")
    assert list(state.queue_counts) == [1, 0]
    assert state.prompt()["key"] == "laying"
    assert state.view(1)["hotels"][0]["beds"] == 13


@pytest.mark.rule("OVB-47", "OVB-62")
def test_with_two_noblewomen_the_nearer_one_chooses_and_books_first() -> None:
    queue = ("0:5-bird", "1:5-fish", "0:4-bird")
    state = checked("1a", queue, ("1:4-bear", "0:4-bear"))
    assert state.acting() == (1,)
    assert state.why_not(1, state.game.actions.parse("keep")) == "OVB-46"
    play(state, "choose 2")
    assert state.acting() == (0,)
    assert state.why_not(0, state.game.actions.parse("choose 2")) == "OVB-46"
    play(state, "choose 3")
    assert booked(state) == ["1:5-fish"]
    both = checked("1a", ("2:6-bird", "2:1-bird", "0:4-bird", "1:4-fish"), ("0:4-bear", "1:4-bear"))
    play(both, "choose 3", "choose 4")
    assert booked(both) == ["0:4-bird", "1:4-fish"]
    same = checked("1a", queue, ("0:4-bear", "0:4-stag"))
    play(same, "choose 3")
    assert legal_texts(same) == ["choose 1", "decline"]
    assert same.why_not(0, same.game.actions.parse("choose 3")) == "OVB-62"
    assert same.why_not(0, same.game.actions.parse("choose 2")) == "OVB-46"
    play(same, "choose 1")
    assert booked(same) == ["0:4-bird"]
    # With nothing left to choose the second noblewoman is not asked.
    alone = checked("1a", ("1:5-fish", "0:4-bird"), ("0:4-bear", "0:4-stag"))
    play(alone, "choose 2")
    assert alone.prompt()["key"] != "noblewomen"
    assert booked(alone) == ["0:4-bird"]


@pytest.mark.rule("OVB-64")
def test_a_chosen_card_that_does_not_fit_gets_nothing() -> None:
    state = checked("1a", ("0:6-bird", "1:2-bird"), ("0:4-bear", "1:6-fish"))
    play(state, "choose 1")
    assert booked(state) == ["1:2-bird"]
    assert "0:6-bird" in gone(state)


@pytest.mark.rule("OVB-48", "OVB-60", "OVB-65", "OVB-37")
def test_soldiers_may_take_the_place_of_any_workers_even_where_they_are_barred() -> None:
    queue = ("1:6-bird", "0:6-bird", "2:3-bird")
    state = checked("5a", queue, ("0:5-bear",))
    assert legal_texts(state) == ["choose 1", "choose 2", "decline"]
    twin = state.clone()
    play(state, "choose 1")
    assert booked(state) == ["0:5-bear", "0:6-bird"]
    assert gone(state) == ["1:6-bird", "2:3-bird"]
    play(twin, "decline")
    assert booked(twin) == ["1:6-bird", "2:3-bird"]
    assert gone(twin) == ["0:5-bear", "0:6-bird"]


@pytest.mark.rule("OVB-48")
def test_soldiers_without_workers_in_the_queue_do_nothing() -> None:
    state = checked("1a", ("1:5-bird",), ("0:5-bear",))
    assert gone(state) == ["0:5-bear"]
    assert booked(state) == ["1:5-bird"]


@pytest.mark.rule("OVB-34", "OVB-65")
def test_soldiers_brought_in_are_favoured_where_soldiers_come_first() -> None:
    state = checked("8a", ("1:6-bird", "1:6-fish", "2:4-bird"), ("0:5-bear",))
    play(state, "choose 2")
    assert booked(state) == ["0:5-bear", "1:6-bird"]


@pytest.mark.rule("OVB-63")
@pytest.mark.parametrize("card", ["0:3-bird", "0:4-bird"])
def test_maids_and_noblewomen_without_an_own_card_in_the_queue_do_nothing(card: str) -> None:
    state = checked("1a", ("1:5-bird",), (card,))
    assert gone(state) == [card]


@pytest.mark.rule("OVB-21")
def test_a_reveal_cannot_be_taken_back() -> None:
    state = position(2, ("7b", "3a"), (("0:3-bird",),), (("0:4-bird",),), laid=9)
    play(state, "keep")
    assert state.undoable(1) == 0
