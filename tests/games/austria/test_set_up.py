"""Set-up: what is drawn, dealt, drafted and chosen before the first round (AUS-11 to AUS-23)."""

from typing import Any

import pytest

import boardinghouse as bh
from boardinghouse.core.contract import CHANCE
from boardinghouse.core.decks import size
from boardinghouse.games.austria import GAME
from boardinghouse.games.austria.rounds import dice_left
from tests.games.austria.table import TURN, dishes, guests, hand, legal, points, prompt, room_names, row_guests, run
from tests.positions import started

GUESTS_SHOWN = ("guest 49-sculptor", "guest 50-musician", "guest 51-composer", "guest 52-tailor", "guest 63-dame")
CARDS_SHOWN = ("politics 106-rooms", "politics 110-groups", "politics 116-blue-red", "tile A2", "tile B3", "tile C4")


def laid_out(seats: int, first: int = 1, **options: str) -> Any:
    """The table up to the staff cards."""
    return run(GAME.new(seats, **options), f"first {first}", *GUESTS_SHOWN, *CARDS_SHOWN)


def legal_draws(state: Any) -> list[str]:
    """What chance may answer, as text."""
    return [GAME.actions.text(action) for action, _ in state.outcomes()]


def settle_chance(state: Any, seed: object = 1) -> None:
    bh.Luck(seed).settle(state)


@pytest.mark.rule("AUS-11", "AUS-13", "AUS-14", "AUS-88")
def test_five_guests_three_politics_cards_three_tiles() -> None:
    state = laid_out(2)
    view: Any = state.view(None)
    assert row_guests(state) == [63, 52, 51, 50, 49]
    assert [card["politics"] for card in view["politics"]] == ["106-rooms", "110-groups", "116-blue-red"]
    assert view["tiles"] == ["A2", "B3", "C4"]


@pytest.mark.rule("AUS-13", "AUS-14", "AUS-88")
def test_each_stack_of_four_gives_one_card_by_chance() -> None:
    state = run(GAME.new(2), "first 1", *GUESTS_SHOWN)
    for shown in CARDS_SHOWN:
        outcomes = state.outcomes()
        assert len(outcomes) == 4
        assert {weight for _, weight in outcomes} == {1}
        run(state, shown)


@pytest.mark.rule("AUS-88")
def test_what_the_table_picks_is_not_drawn() -> None:
    state = run(GAME.new(2, politics_b="112-columns", tile_a="A4", tile_c="C1"), "first 1", *GUESTS_SHOWN)
    run(state, "politics 105-purse", "politics 113-three-of-each", "tile B2")
    view: Any = state.view(None)
    assert [card["politics"] for card in view["politics"]] == ["105-purse", "112-columns", "113-three-of-each"]
    assert view["tiles"] == ["A4", "B2", "C1"]
    picked = {"politics_b": "112-columns", "tile_a": "A4", "tile_c": "C1"}
    assert view["options"] == {"side": "night", "staff": "random", **picked}
    assert GAME.rebuilt(state.to_json()).digest() == state.digest()


@pytest.mark.rule("AUS-88")
def test_a_card_of_another_stack_cannot_be_picked() -> None:
    with pytest.raises(ValueError, match="105-purse, 106-rooms, 107-staff, 108-emperor"):
        GAME.new(2, politics_a="112-columns")


@pytest.mark.rule("AUS-89")
def test_a_day_board_picked_for_a_seat_is_left_out_of_the_deal() -> None:
    state = run(GAME.new(3, side="day", board_c="day-b"), "first 1")
    assert legal_draws(state) == ["board day-a", "board day-c", "board day-d"]
    run(state, "board day-d", "board day-a", *GUESTS_SHOWN)
    assert list(state.boards[:3]) == [4, 1, 2]


@pytest.mark.rule("AUS-89")
def test_no_day_board_is_picked_twice() -> None:
    with pytest.raises(ValueError, match="day-b was picked for two seats"):
        GAME.new(2, side="day", board_a="day-b", board_b="day-b")
    GAME.new(2, side="day", board_a="day-b", board_d="day-b")  # nobody has seat D
    GAME.new(2, side="night", board_a="day-b", board_b="day-b")  # and by night nobody has a day board


@pytest.mark.rule("AUS-17")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_starts_alike(seats: int) -> None:
    state = GAME.new(seats)
    for seat in range(seats):
        assert (state.krones[seat], state.emperor[seat], points(state, seat)) == (10, 0, 0)
        assert dishes(state, seat) == "scwk"


@pytest.mark.rule("AUS-12", "AUS-18")
def test_six_staff_cards_each_at_random() -> None:
    state = started(GAME, 3)
    assert [len(hand(state, seat)) for seat in range(3)] == [6, 6, 6]
    assert size(state.staff_deck) == 30
    assert len({number for seat in range(3) for number in hand(state, seat)}) == 18


@pytest.mark.rule("AUS-12", "AUS-19")
def test_introductory_sets_follow_the_turn_order() -> None:
    state = laid_out(3, first=2, staff="introductory")
    assert hand(state, 1) == [3, 6, 9, 38, 39, 48]
    assert hand(state, 2) == [1, 13, 25, 30, 32, 44]
    assert hand(state, 0) == [4, 11, 24, 27, 40, 43]
    assert size(state.staff_deck) == 30
    assert (state.staff_deck >> (28 - 1)) & 1  # set D is shuffled in


@pytest.mark.rule("AUS-20", "AUS-90")
def test_the_draft_keeps_one_and_passes_left() -> None:
    state = laid_out(2, staff="draft")
    first = [
        f"staff {name}"
        for name in ("1-breakfast-server", "2-waitress", "3-barkeeper", "4-sous-chef", "5-groom", "6-stableman")
    ]
    second = [
        f"staff {name}"
        for name in ("7-masseuse", "8-tour-guide", "9-butler", "10-chauffeur", "11-florist", "12-executive-housekeeper")
    ]
    run(state, *first, *second)
    assert state.acting() == (0, 1)
    assert row_guests(state) == [63, 52, 51, 50, 49]
    state.apply(1, GAME.actions.parse("choose 8-tour-guide"))
    assert state.acting() == (0,)
    state.apply(0, GAME.actions.parse("choose 1-breakfast-server"))
    assert legal(state)[0] == "choose 7-masseuse"  # from the seat to the right
    assert "choose 8-tour-guide" not in legal(state)
    assert (hand(state, 0), hand(state, 1)) == ([1], [8])
    picks = (
        "7-masseuse",
        "2-waitress",
        "3-barkeeper",
        "9-butler",
        "10-chauffeur",
        "4-sous-chef",
        "5-groom",
        "11-florist",
    )
    for name in picks:
        run(state, f"choose {name}")
    # The sixth card leaves no choice.
    assert prompt(state) == "inviting"
    assert hand(state, 0) == [1, 3, 5, 7, 10, 12]
    assert hand(state, 1) == [2, 4, 6, 8, 9, 11]
    assert state.packs[0] == state.packs[1] == 0


@pytest.mark.rule("AUS-20", "AUS-90")
def test_with_three_players_packs_go_to_the_next_seat() -> None:
    state = started(GAME, 3, staff="draft")
    packs = [state.packs[seat] for seat in range(3)]
    for seat in range(3):
        state.apply(seat, state.legal(seat)[0])
    for seat in range(3):
        assert state.packs[(seat + 1) % 3] & ~packs[seat] == 0
        assert size(state.packs[seat]) == 5


@pytest.mark.rule("AUS-5", "AUS-89")
def test_day_boards_are_dealt_at_random_and_none_twice() -> None:
    state = run(GAME.new(4, side="day"), "first 1", "board day-c")
    assert legal_draws(state) == ["board day-a", "board day-b", "board day-d"]
    run(state, "board day-a", "board day-d", "board day-b")
    assert list(state.boards) == [3, 1, 4, 2]
    assert list(started(GAME, 4).boards) == [0, 0, 0, 0]


@pytest.mark.rule("AUS-21")
def test_the_first_player_is_drawn() -> None:
    state = GAME.new(3)
    assert [GAME.actions.text(action) for action, _ in state.outcomes()] == ["first 1", "first 2", "first 3"]
    run(state, "first 3")
    numbers = [player["numbers"] for player in state.view(None)["players"]]
    assert numbers == [[2, 5], [3, 4], [1, 6]]


@pytest.mark.rule("AUS-22", "AUS-91", "AUS-29")
def test_guests_are_taken_from_the_last_player_to_the_first() -> None:
    state = laid_out(3, first=2, staff="introductory")
    for seat, guest in ((0, "guest 91-tezcatlipoca"), (2, "guest 92-capt-goldhaken"), (1, "guest 93-mr-horsa")):
        assert state.acting() == (seat,)
        assert legal(state) == [f"take {space}" for space in range(1, 6)]  # any of them, but one
        assert state.why_not(seat, GAME.actions.parse("skip")) == "AUS-22"
        run(state, "take 3", guest)
    assert list(state.krones) == [10, 10, 10]
    assert [guests(state, seat)[0] for seat in (0, 2, 1)] == [51, 52, 63]
    assert row_guests(state) == [93, 92, 91, 50, 49]


def opened(seats: int = 2) -> Any:
    """Everyone has a first guest; the last player prepares rooms."""
    state = laid_out(seats, staff="introductory")
    for _ in range(seats):
        run(state, "take 5")
        settle_chance(state)
    return state


@pytest.mark.rule("AUS-23", "AUS-92", "AUS-34", "AUS-93")
def test_up_to_three_rooms_beginning_at_the_bottom_left() -> None:
    state = opened()
    assert state.acting() == (1,)
    assert legal(state) == ["prepare 1-1", "skip"]
    run(state, "prepare 1-1")
    assert legal(state) == ["prepare 1-2", "prepare 2-1", "skip"]
    run(state, "prepare 2-1", "prepare 3-1")
    assert state.krones[1] == 10 - 0 - 1 - 2
    assert room_names(state.laid[1]) == "1-1 2-1 3-1"
    assert state.acting() == (0,)
    run(state, "skip")
    assert state.laid[0] == 0
    assert state.acting() == (CHANCE,)


@pytest.mark.rule("AUS-92")
def test_no_extra_actions_in_the_set_up() -> None:
    """Seat 1 holds a strudel that guest 91 has ordered: nothing can be served before the turn."""
    state = opened()
    verbs = {text.split()[0] for text in legal(state)}
    assert verbs <= {"prepare", "skip"}
    assert dishes(state, 1) == "scwk"


@pytest.mark.rule("AUS-16", "AUS-24")
@pytest.mark.parametrize(("seats", "count"), [(2, 10), (3, 12), (4, 14)])
def test_dice_by_number_of_players_go_to_the_spaces_of_their_faces(seats: int, count: int) -> None:
    state = opened(seats)
    for _ in range(seats):
        run(state, "skip")
    assert state.round == 1
    for face in (1, 1, 6, *[3] * (count - 3)):
        assert state.acting() == (CHANCE,)
        run(state, f"roll {face}")
    assert dice_left(state) == count
    assert state.view(None)["dice"] == [2, 0, count - 3, 0, 0, 1]
    assert state.acting() == (0,)
    assert prompt(state) in TURN


@pytest.mark.rule("AUS-93")
def test_an_empty_hotel_begins_at_the_bottom_left_later_too() -> None:
    state = opened()
    run(state, "skip", "skip", *["roll 3"] * 10, "die 3 plain")
    assert legal(state, "prepare") == ["prepare 1-1"]
