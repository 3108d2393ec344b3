"""The rules on staff: when cards work, with what limits, and the rulings on single cards (AUS-74, AUS-75, AUS-114 to
AUS-132)."""

from typing import Any

import pytest

from tests.games.austria.table import (
    TURN,
    dishes,
    final,
    hand,
    in_play,
    legal,
    missing,
    points,
    position,
    prompt,
    run,
    turn,
)

HIRING: list[list[Any]] = [*turn("acted"), ["hiring", 1, 0, 0, 0]]


@pytest.mark.rule("AUS-74", "AUS-103")
def test_the_extra_dish_of_13_keeps_the_limit() -> None:
    """One die and no. 13: two strudels, or one of each, never two cakes."""
    state = run(position(played=[13], dice_faces="13"), "die 1 plain")
    assert legal(state) == ["gain strudel kitchen", "skip"]
    run(state, "gain strudel kitchen")
    assert legal(state) == ["gain strudel kitchen", "gain cake kitchen", "skip"]
    run(state, "gain cake kitchen")
    assert dishes(state) == "sc"
    assert prompt(state) in TURN


@pytest.mark.rule("AUS-75", "AUS-120")
def test_reductions_of_action_5_add_up_and_never_pay_out() -> None:
    """Four dice, the krone and no. 18: 7 less; a card of 6 costs nothing, and nothing comes back."""
    state = position(dice_faces="5555", played=[18], hand=[2, 36], krones=5)
    run(state, "die 5 boosted", "play 2-waitress")
    assert state.krones[0] == 4


@pytest.mark.rule("AUS-120")
def test_a_reward_has_only_its_own_reduction() -> None:
    state = position(cafe=[(64, "")], free="3-1", played=[18], hand=[27], krones=2, dice_faces="5555")
    run(state, "settle 1")
    assert legal(state, "play") == []


@pytest.mark.rule("AUS-73", "AUS-115")
def test_staff_for_guests_wait_for_guests() -> None:
    """Turning a room by no. 35 moves nobody in; a card played after the order was complete still pays on moving in."""
    state = position(free="1-3", hand=[35], played=[5, 23, 33], pending=HIRING)
    run(state, "play 35-page-boy", "occupy 1-3")
    assert state.krones[0] == 10 - 2
    late = position(cafe=[(85, "")], free="1-3", hand=[5], pending=HIRING)
    run(late, "play 5-groom", "settle 1")
    assert late.krones[0] == 10 - 4 + 2 + 3
    assert points(late) == 3


@pytest.mark.rule("AUS-114", "AUS-53")
def test_groups_filled_by_the_page_boy_pay_at_once() -> None:
    state = position(free="1-1 1-5", hand=[35], pending=HIRING)
    run(state, "play 35-page-boy", "occupy 1-1")
    assert points(state) == 2
    run(state, "occupy 1-5")
    assert points(state) == 4


@pytest.mark.rule("AUS-80")
def test_the_page_boy_may_stop_after_one_or_none() -> None:
    state = position(free="1-2 1-3", hand=[35], pending=HIRING)
    run(state, "play 35-page-boy")
    assert legal(state) == ["occupy 1-2", "occupy 1-3", "skip"]
    run(state, "occupy 1-2", "skip")
    assert prompt(state) in TURN


@pytest.mark.rule("AUS-82", "AUS-132")
def test_the_porter_fills_an_own_order_and_the_guest_moves_in_later() -> None:
    state = position(
        cafe=[(75, "wk"), (92, "")], free="3-1", hand=[38], pending=HIRING, others={1: {"cafe": [(93, None)]}}
    )
    run(state, "play 38-porter")
    assert legal(state) == ["fill 1", "skip"]
    run(state, "fill 1")
    assert missing(state, 1) == ""
    assert missing(state, 1, seat=1) == "s"
    assert dishes(state) == ""
    assert legal(state, "settle") == ["settle 1", "settle 2"]


@pytest.mark.rule("AUS-121")
def test_a_card_may_be_played_for_nothing_and_hands_have_no_limit() -> None:
    state = position(hand=[35, 38, *range(1, 20)], pending=HIRING)
    run(state, "play 38-porter")
    assert prompt(state) in TURN
    assert in_play(state) == [38]
    assert len(hand(state)) == 20


@pytest.mark.rule("AUS-122")
def test_cards_that_worked_once_stay_in_play() -> None:
    state = position(hand=[45], played=[32], pending=HIRING)
    run(state, "play 45-pool-attendant")
    assert final(state)["end-staff"] == 4


@pytest.mark.rule("AUS-123", "AUS-97")
def test_staff_look_at_the_face_of_the_die() -> None:
    cards = [12, 13, 14, 15, 16, 18, 19, 20, 22]
    for action in (1, 3, 4, 5):
        state = position(played=cards, free="1-1", hand=[27, 45], krones=10)
        run(state, f"six {action} plain")
        assert points(state) == 0
        assert state.emperor[0] == 0
        if action == 1:
            assert state.prompt()["params"] == {"left": 2, "lead": 0, "dish": 0}
        if action == 3:
            assert state.arg(2) == 2  # rooms
            assert legal(state, "play") == []
        if action == 4:
            assert legal(state) == ["advance emperor", "advance money", "skip"]
        if action == 5:
            assert state.arg(0) == 2
    three = run(position(played=cards, free="1-1", hand=[27, 45]), "die 3 plain")
    assert points(three) == 7
    assert legal(three, "play") == ["play 27-booking-manager", "play 45-pool-attendant"]


@pytest.mark.rule("AUS-97", "AUS-124")
def test_cards_played_by_the_die_wait_for_the_next_one() -> None:
    state = position(hand=[20], dice_faces="55")
    run(state, "die 5 plain", "play 20-detective")
    assert state.emperor[0] == 0
    early = position(cafe=[(104, "")], free="1-1", hand=[20], dice_faces="55")
    run(early, "settle 1", "play 20-detective", "die 5 plain")
    assert early.emperor[0] == 2


@pytest.mark.rule("AUS-125", "AUS-44", "AUS-57")
def test_once_a_round_means_once_a_round() -> None:
    state = position(hand=[1], dice_faces="5", covered=1, others={1: {"covered": 2}})
    run(state, "die 5 plain", "play 1-breakfast-server", "use 1-breakfast-server")
    assert dishes(state) == "s"
    assert legal(state, "use") == []
    run(state, "end")
    assert state.round == 2
    assert state.used[0] == 0
    extra = position(cafe=[(97, "")], free="1-1", played=[1], used=[1])
    run(extra, "settle 1")
    assert legal(extra, "use") == []


@pytest.mark.rule("AUS-126", "AUS-95")
def test_the_room_of_the_decorator_costs_its_price_and_comes_before_or_after_the_dishes() -> None:
    state = run(position(played=[14], free="1-1", krones=1, dice_faces="22"), "die 2 plain")
    assert legal(state) == ["end", "prepare 1-2", "prepare 2-1", "gain wine kitchen"]
    after = run(state.clone(), "gain wine kitchen")
    assert legal(after) == ["gain wine kitchen", "gain coffee kitchen", "skip"]  # not among them
    run(after, "gain coffee kitchen", "prepare 2-1")
    assert (after.krones[0], dishes(after), legal(after)) == (0, "wk", ["end"])
    before = run(state.clone(), "prepare 2-1", "gain wine kitchen", "gain coffee kitchen")
    assert (before.krones[0], dishes(before), legal(before)) == (0, "wk", ["end"])
    none = run(state, "end")
    assert (none.acting(), none.depth, dishes(none)) == ((1,), 3, "")


@pytest.mark.rule("AUS-126")
def test_dishes_may_go_to_a_guest_who_comes_because_of_the_decorators_room() -> None:
    """The Dame moves into the new room and brings a guest, who gets the strudel of the die at once."""
    state = position(played=[14], free="2-1", krones=2, cafe=[(63, "")], row=(92, 93, 98, 85, 91), dice_faces="1")
    run(state, "die 1 plain", "prepare 3-1", "settle 1", "take 5", "guest 49-sculptor")
    assert legal(state, "gain") == ["gain strudel kitchen", "gain strudel table-1"]
    again = state.game.rebuilt(state.to_json())
    for each in (state, again):
        run(each, "gain strudel table-1")
        assert (missing(each, 1), legal(each, "settle"), each.depth) == ("", ["settle 1"], 3)
    assert again.digest() == state.digest()


@pytest.mark.rule("AUS-127")
def test_the_staff_manager_plays_at_full_cost_at_any_moment_of_the_rooms() -> None:
    """A card that makes blue rooms free works for the rooms that follow."""
    state = position(played=[22], hand=[9, 27], free="1-1 2-1", krones=6)
    run(state, "die 3 plain", "prepare 2-2", "play 9-butler", "prepare 3-1")
    assert state.krones[0] == 0
    assert legal(state, "play") == []


@pytest.mark.rule("AUS-117")
def test_free_colours_hold_for_every_way_of_preparing() -> None:
    state = position(cafe=[(50, "")], free="1-2 2-1", occupied="1-1", played=[9, 11], krones=0)
    run(state, "settle 1", "occupy 1-2", "claim room")
    assert "prepare 3-1" in legal(state)
    assert "prepare 1-3" in legal(state)
    run(state, "prepare 3-1")
    assert state.krones[0] == 0
    both = position(cafe=[(57, "")], free="1-2", occupied="1-1", played=[11], krones=0)
    run(both, "settle 1", "prepare 2-1")
    assert both.krones[0] == 0


@pytest.mark.rule("AUS-129")
def test_the_secretary_copies_the_best_card_of_another_for_the_own_hotel() -> None:
    table: dict[str, Any] = {"occupied": "1-1 1-3 1-4 2-3", "played": [29, 45]}
    others: dict[int, dict[str, Any]] = {
        1: {"played": [28, 27], "hand": [31], "occupied": "1-1 1-5"},
        2: {"played": [32]},
    }
    state = position(3, others=others, **table)
    assert final(state)["end-staff"] == 9  # three red rooms by no. 27; 28 would be 3, 32 would be 4
    assert final(state, 1)["end-staff"] == 6
    own = position(played=[29, 31], occupied="1-1", others={})
    assert final(own)["end-staff"] == 1
    dismissed = position(played=[29], occupied="1-3", fields={"staff_gone": 1 << 26, "staff_deck": 0})
    assert final(dismissed)["end-staff"] == 0


@pytest.mark.rule("AUS-130")
def test_the_operator_has_no_limit_of_her_own() -> None:
    assert final(position(played=[41], emperor=9))["end-staff"] == 18
