"""The turn: guest, die, actions, extra actions (AUS-25 to AUS-48), extra turns."""

import pytest

from boardinghouse.games.austria import GAME
from boardinghouse.games.austria.rounds import dice_left
from tests.games.austria.table import (
    TURN,
    dishes,
    guests,
    hand,
    legal,
    missing,
    points,
    position,
    prompt,
    row_guests,
    run,
    turn,
)


@pytest.mark.rule("AUS-25", "AUS-26", "AUS-96")
def test_a_turn_is_a_guest_if_one_likes_and_a_die_or_a_pass() -> None:
    state = position(dice_faces="1")
    assert legal(state) == [
        "take 1", "take 2", "take 3", "take 4", "take 5", "die 1 plain", "die 1 boosted", "pass",
    ]  # fmt: skip
    run(state, "take 4", "guest 49-sculptor")
    assert legal(state) == ["die 1 plain", "die 1 boosted"]
    assert [state.why_not(0, GAME.actions.parse(text)) for text in ("pass", "take 1", "end")] == [
        "AUS-96", "AUS-94", "AUS-26",
    ]  # fmt: skip


@pytest.mark.rule("AUS-28", "AUS-10")
def test_guests_cost_what_their_space_says() -> None:
    for space, price in ((1, 3), (2, 2), (3, 1), (4, 0), (5, 0)):
        state = run(position(krones=3), f"take {space}", "guest 49-sculptor")
        assert state.krones[0] == 3 - price
    assert legal(position(krones=1), "take") == ["take 3", "take 4", "take 5"]


@pytest.mark.rule("AUS-28", "AUS-94")
def test_a_full_cafe_takes_nobody_even_if_one_could_move_in() -> None:
    full = position(cafe=[(92, ""), (93, None), (98, None)], free="1-1", row=(49, 50, 51, 52, 53))
    assert legal(full, "take") == []
    run(full, "settle 1")
    assert legal(full, "take") == []


@pytest.mark.rule("AUS-94", "AUS-48")
def test_an_extra_action_ends_the_step_of_the_guest() -> None:
    state = position(played=[1])
    assert legal(state, "take") != []
    run(state, "use 1-breakfast-server")
    assert legal(state, "take") == []
    assert "pass" not in legal(state)


@pytest.mark.rule("AUS-29")
def test_the_row_closes_up_to_the_right() -> None:
    state = run(position(row=(49, 50, 51, 52, 53)), "take 3", "guest 91-tezcatlipoca")
    assert row_guests(state) == [91, 49, 50, 52, 53]


@pytest.mark.rule("AUS-151")
def test_the_discards_become_the_deck() -> None:
    discards = (1 << (60 - 49)) | (1 << (61 - 49))
    state = position(row=(49, 50, 51, 52, 53), fields={"guest_deck": 0, "guest_discards": discards})
    run(state, "take 5")
    assert [GAME.actions.text(action) for action, _ in state.outcomes()] == [
        "guest 60-jewelry-designer",
        "guest 61-painter",
    ]
    run(state, "guest 61-painter")
    assert state.guest_discards == 0
    none = position(row=(49, 50, 51, 52, 53), fields={"guest_deck": 0})
    run(none, "take 5")
    assert row_guests(none) == [0, 49, 50, 51, 52]
    assert prompt(none) in TURN


@pytest.mark.rule("AUS-30", "AUS-97")
def test_the_number_of_dice_is_the_strength_and_one_die_is_taken() -> None:
    state = run(position(dice_faces="444", krones=0), "die 4 plain")
    assert state.prompt() == {"key": "tracks", "params": {"left": 3}}
    assert dice_left(state) == 2
    assert state.covered[0] == 1
    assert state.why_not(0, GAME.actions.parse("die 1 plain")) == "AUS-37"
    assert position().why_not(0, GAME.actions.parse("waste")) == "AUS-100"
    assert position(dice_faces="4").why_not(0, GAME.actions.parse("die 1 plain")) == "AUS-30"


@pytest.mark.rule("AUS-31", "AUS-103", "AUS-101")
def test_action_1_strudel_and_cake() -> None:
    state = run(position(dice_faces="111"), "die 1 plain")
    assert legal(state) == ["gain strudel kitchen", "skip"]
    run(state, "gain strudel kitchen", "gain cake kitchen")
    assert legal(state) == ["gain strudel kitchen", "skip"]
    run(state, "skip")
    assert dishes(state) == "sc"


@pytest.mark.rule("AUS-32")
def test_action_2_wine_and_coffee() -> None:
    state = run(
        position(dice_faces="2222"), "die 2 plain", "gain wine kitchen", "gain wine kitchen", "gain coffee kitchen"
    )
    assert legal(state) == ["gain wine kitchen", "gain coffee kitchen", "skip"]
    run(state, "gain coffee kitchen")
    assert dishes(state) == "wwkk"


@pytest.mark.rule("AUS-33", "AUS-95", "AUS-101")
def test_action_3_rooms_with_extra_actions_between() -> None:
    """A guest moves out of the way of nothing, but pays for the second room."""
    state = position(dice_faces="33", free="1-1 2-1", krones=1, cafe=[(92, "")])
    run(state, "die 3 plain")
    assert state.prompt() == {"key": "rooms", "params": {"servings": 0, "extra": 0, "rooms": 2}}
    run(state, "prepare 2-2")
    assert state.krones[0] == 0
    run(state, "settle 1", "occupy 1-1")
    assert "prepare 2-3" in legal(state)
    run(state, "prepare 2-3")
    assert legal(state, "prepare") == []
    lazy = run(position(dice_faces="33", free="1-1"), "die 3 plain", "end")
    assert lazy.acting() == (1,)


@pytest.mark.rule("AUS-37", "AUS-102", "AUS-7", "AUS-10")
def test_action_4_steps_and_krones_and_the_ends_of_both_tracks() -> None:
    state = position(dice_faces="4444", emperor=12, krones=19)
    run(state, "die 4 plain", "advance emperor", "advance emperor", "advance money", "advance money")
    assert (state.emperor[0], points(state), state.krones[0]) == (13, 1, 20)


@pytest.mark.rule("AUS-38", "AUS-101")
def test_action_5_plays_exactly_one_card_or_none() -> None:
    state = position(dice_faces="55", hand=[2, 45], krones=4)
    run(state, "die 5 plain")
    assert legal(state) == ["play 2-waitress", "play 45-pool-attendant", "skip"]
    twin = run(state.clone(), "skip")
    assert hand(twin) == [2, 45]
    run(state, "play 2-waitress")
    assert (state.krones[0], hand(state)) == (0, [45])
    assert legal(state, "play") == []


@pytest.mark.rule("AUS-38", "AUS-10")
def test_a_card_too_dear_is_not_offered() -> None:
    state = run(position(dice_faces="5", hand=[2, 45], krones=4), "die 5 plain")
    assert legal(state, "play") == ["play 45-pool-attendant"]
    assert state.why_not(0, GAME.actions.parse("play 2-waitress")) == "AUS-10"
    assert state.why_not(0, GAME.actions.parse("play 3-barkeeper")) == "AUS-78"


@pytest.mark.rule("AUS-39", "AUS-99")
def test_action_6_stands_for_any_action_at_the_strength_of_the_sixes() -> None:
    state = position(dice_faces="666", krones=1)
    assert legal(state, "six") == [f"six {action} plain" for action in range(1, 6)]
    run(state, "six 2 plain")
    assert state.krones[0] == 0
    assert state.prompt()["params"] == {"left": 3, "lead": 0, "dish": 2}
    poor = position(dice_faces="4666", krones=0)
    assert legal(poor, "six") == []  # the krone of action 4 would come too late
    assert poor.why_not(0, GAME.actions.parse("six 4 plain")) == "AUS-39"


@pytest.mark.rule("AUS-100")
def test_a_six_without_a_krone_is_taken_for_nothing_if_there_is_nothing_else() -> None:
    state = position(dice_faces="66", krones=0)
    assert legal(state, "waste") == ["waste"]
    assert "pass" in legal(state)
    run(state, "take 5", "guest 49-sculptor")
    assert legal(state) == ["waste"]
    run(state, "waste")
    assert (state.covered[0], dice_left(state), prompt(state)) == (1, 1, "acted")
    assert legal(state) == ["end"]
    assert legal(position(dice_faces="466", krones=0), "waste") == []


@pytest.mark.rule("AUS-41", "AUS-98")
def test_a_krone_adds_one_to_the_strength() -> None:
    state = run(position(dice_faces="4", krones=1), "die 4 boosted")
    assert (state.krones[0], state.arg(0)) == (0, 2)
    six = run(position(dice_faces="66", krones=2), "six 4 boosted")
    assert (six.krones[0], six.arg(0)) == (0, 3)
    assert legal(position(dice_faces="6", krones=1), "six") == [f"six {action} plain" for action in range(1, 6)]
    poor = position(dice_faces="4", krones=0)
    assert poor.why_not(0, GAME.actions.parse("die 4 boosted")) == "AUS-41"
    after = run(position(dice_faces="44"), "die 4 boosted", "skip")
    assert not [text for text in legal(after) if "boosted" in text]


@pytest.mark.rule("AUS-101")
def test_a_die_may_be_taken_though_it_gives_nothing() -> None:
    state = position(dice_faces="5", krones=0)
    run(state, "die 5 plain")
    assert prompt(state) in TURN
    rooms = run(position(dice_faces="3", krones=0), "die 3 plain", "end")
    assert rooms.laid[0] == 0


@pytest.mark.rule("AUS-40", "AUS-104", "AUS-15")
def test_dishes_go_to_guests_at_once_or_to_the_kitchen() -> None:
    state = position(dice_faces="222", cafe=[(75, None), (54, None)])
    run(state, "die 2 plain")
    assert legal(state) == ["gain wine kitchen", "gain wine table-1", "gain wine table-2", "skip"]
    run(state, "gain wine table-1", "gain coffee table-1", "gain wine kitchen")
    assert (missing(state, 1), missing(state, 2), dishes(state)) == ("wk", "ww", "w")


@pytest.mark.rule("AUS-40", "AUS-42")
def test_a_complete_guest_takes_no_more_dishes() -> None:
    state = run(position(dice_faces="22", cafe=[(51, "")], kitchen="w"), "die 2 plain")
    assert legal(state) == ["gain wine kitchen", "skip"]
    assert state.why_not(0, GAME.actions.parse("gain wine table-1")) == "AUS-40"
    assert state.why_not(0, GAME.actions.parse("gain coffee kitchen")) == "AUS-32"
    assert state.why_not(0, GAME.actions.parse("end")) == "AUS-95"
    sweet = run(position(dice_faces="11"), "die 1 plain")
    assert sweet.why_not(0, GAME.actions.parse("gain cake kitchen")) == "AUS-31"


@pytest.mark.rule("AUS-104", "AUS-105")
def test_fixed_gains_are_taken_whole_and_know_no_limit_of_kinds() -> None:
    """Four cakes of no. 39 without any strudel; two of them are wanted, the rest goes to the kitchen by itself."""
    pending = [*turn("acted"), ["hiring", 1, 0, 0, 0]]
    state = position(hand=[39], cafe=[(81, None)], kitchen="c" * 40, pending=pending)
    run(state, "play 39-confectioner")
    assert legal(state) == ["gain cake kitchen", "gain cake table-1"]
    run(state, "gain cake table-1", "gain cake table-1")
    assert prompt(state) in TURN
    assert dishes(state) == "c" * 42


@pytest.mark.rule("AUS-42", "AUS-108")
def test_a_krone_carries_three_dishes() -> None:
    state = position(cafe=[(75, None), (91, None)], kitchen="swwkk", krones=2)
    run(state, "serve wine 1", "serve strudel 2", "serve coffee 1")
    assert (state.krones[0], missing(state, 1), missing(state, 2)) == (1, "wk", "")
    assert state.prompt()["params"]["servings"] == 0
    run(state, "serve wine 1")
    assert state.krones[0] == 0
    assert legal(state, "serve") == ["serve coffee 1"]
    run(state, "die 3 plain")
    assert legal(state, "serve") == []
    assert state.why_not(0, GAME.actions.parse("serve coffee 1")) == "AUS-42"


@pytest.mark.rule("AUS-42")
def test_only_ordered_dishes_of_the_kitchen_can_be_carried() -> None:
    state = position(cafe=[(54, None), (98, None)], kitchen="wc")
    assert legal(state, "serve") == ["serve wine 1"]


@pytest.mark.rule("AUS-95")
def test_no_extra_action_inside_a_gain_or_an_offer() -> None:
    state = position(
        dice_faces="245", cafe=[(54, "w"), (92, "")], free="1-1", kitchen="w", krones=20, played=[1], hand=[45]
    )
    gaining = run(state.clone(), "die 2 plain")
    assert {text.split()[0] for text in legal(gaining)} == {"gain", "skip"}
    dividing = run(state.clone(), "die 4 plain")
    assert {text.split()[0] for text in legal(dividing)} == {"advance", "skip"}
    for text in ("serve wine 1", "settle 2", "disc A", "use 1-breakfast-server"):
        assert text in legal(state)
        assert dividing.why_not(0, GAME.actions.parse(text)) == "AUS-95", text
    assert dividing.why_not(0, GAME.actions.parse("end")) == "AUS-37"
    hiring = run(state, "die 5 plain")
    assert {text.split()[0] for text in legal(hiring)} == {"play", "skip"}


@pytest.mark.rule("AUS-48")
def test_extra_actions_before_and_after_the_die_any_number() -> None:
    state = position(dice_faces="4", cafe=[(92, ""), (93, "")], free="1-1 1-2", played=[1, 2])
    run(state, "use 1-breakfast-server", "settle 1", "occupy 1-2", "die 4 plain", "skip")
    assert legal(state, "use") == ["use 2-waitress"]
    run(state, "use 2-waitress", "settle 2")
    assert legal(state) == ["end"]


@pytest.mark.rule("AUS-84", "AUS-149")
def test_guest_97_gives_a_turn_within_the_turn() -> None:
    state = position(cafe=[(97, "")], free="1-1", krones=5, played=[20, 12], dice_faces="355")
    run(state, "take 5", "guest 49-sculptor", "settle 1")
    assert prompt(state) in TURN
    assert "pass" not in legal(state)
    assert legal(state, "take") != []  # a guest again, at the printed price
    run(state, "take 1", "guest 50-musician")
    assert state.krones[0] == 2
    run(state, "die 5 boosted")
    assert (dice_left(state), state.covered[0], state.emperor[0]) == (3, 0, 0)
    assert state.krones[0] == 1
    run(state, "end")
    # The interrupted turn goes on: its die is still due, and may be boosted again.
    assert "die 5 boosted" in legal(state)
    assert legal(state, "take") == []
    assert "end" not in legal(state)
    run(state, "die 5 plain")
    assert (dice_left(state), state.covered[0], state.emperor[0]) == (2, 1, 2)


@pytest.mark.rule("AUS-149")
def test_staff_not_tied_to_a_die_work_in_the_extra_turn() -> None:
    state = position(cafe=[(97, "")], free="1-1", krones=0, played=[17, 25], dice_faces="6")
    run(state, "settle 1", "take 1", "guest 50-musician", "six 4 plain")
    assert state.arg(0) == 2


@pytest.mark.rule("AUS-149")
def test_a_die_taken_before_the_extra_turn_lies_on_its_space_no_longer() -> None:
    state = position(cafe=[(97, "")], free="1-1", dice_faces="33")
    run(state, "die 3 plain", "settle 1", "die 3 plain")
    assert state.prompt() == {"key": "rooms", "params": {"servings": 0, "extra": 1, "rooms": 1}}


@pytest.mark.rule("AUS-150")
def test_an_extra_turn_without_a_usable_space_may_end() -> None:
    state = position(cafe=[(97, "")], free="1-1", krones=0, dice_faces="66")
    run(state, "settle 1")
    assert "end" in legal(state)
    assert "waste" not in legal(state)
    run(state, "end")
    assert legal(state, "waste") == ["waste"]
    no_dice = position(cafe=[(97, "")], free="1-1", dice_faces="", pending=turn("acted"))
    run(no_dice, "settle 1")
    assert "end" in legal(no_dice)
    assert guests(no_dice) == [0, 0, 0]


@pytest.mark.rule("AUS-42", "AUS-108")
def test_nothing_is_left_of_a_krone_that_was_not_paid() -> None:
    state = position(cafe=[(104, None)], kitchen="sscc")
    assert run(state, "serve strudel 1").prompt()["params"] == {"servings": 2, "extra": 0}
    waiter = position(cafe=[(104, None)], kitchen="sscc", played=(24,), krones=0)
    assert run(waiter, "serve strudel 1").prompt()["params"] == {"servings": 0, "extra": 0}
    assert legal(waiter, "serve") == ["serve strudel 1", "serve cake 1"]


@pytest.mark.rule("AUS-30", "AUS-74", "AUS-149")
def test_the_view_gives_the_strength_of_each_space() -> None:
    assert position(dice_faces="1126").view(None)["strengths"] == [2, 1, 0, 0, 0, 1]
    staff = position(dice_faces="1126", played=(13, 17))
    assert staff.view(None)["strengths"] == [3, 2, 0, 0, 0, 2]
    extra = position(dice_faces="1126", played=(13, 17), pending=turn("opened", 0, 1))
    assert extra.view(None)["strengths"] == [2, 1, 0, 0, 0, 2]
