"""Turns: order, the choice of action, paying, the market, dollars, the order inside a turn, the end."""

import pytest

import boardinghouse as bh
from boardinghouse.core.events import told
from boardinghouse.games.maui import GAME
from boardinghouse.games.maui.components import TOWEL_NAMES
from tests.games.maui.table import beach_of, cells, market, position, refill, squares, tops_of
from tests.positions import chance, check, heard, legal_texts, play, started, why_not


@pytest.mark.rule("MAU-16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_one_turn_a_round_clockwise_from_the_first_player(seats: int) -> None:
    state = started(GAME, seats, seed=5)
    luck = bh.Luck(5)
    order = []
    while state.acting():
        if state.acting() == (bh.CHANCE,):
            luck.settle(state)
            continue
        seat = state.acting()[0]
        if state.prompt()["key"] == "turn":
            order.append((state.round, seat))
        state.apply(seat, state.legal(seat)[0])
    expected = [(turn // seats + 1, (state.first + turn) % seats) for turn in range(len(order))]
    assert order == expected
    assert len(order) % seats == 0


@pytest.mark.rule("MAU-17", "MAU-81")
def test_a_player_takes_a_towel_or_dollars_as_he_likes() -> None:
    state = position()
    assert {text.split()[0] for text in legal_texts(state)} == {"towel", "dollars"}
    play(state, "dollars 1")
    assert state.acting() == (1,)
    assert sum(state.laid) == 0
    state = position()
    play(state, legal_texts(state)[0])
    refill(state)
    assert state.acting() == (1,)
    assert (list(state.laid), state.dollars[0]) == ([1, 0], 1)
    assert why_not(state, "shells") == "MAU-17"
    assert state.why_not(0, GAME.actions.parse("dollars 1")) == "MAU-16"


@pytest.mark.rule("MAU-18")
@pytest.mark.parametrize(
    ("money", "places"), [(0, {1, 4}), (1, {1, 2, 4, 5}), (2, {1, 2, 3, 4, 5, 6}), (4, {1, 2, 3, 4, 5, 6})]
)
def test_only_towels_that_can_be_paid_are_taken(money: int, places: set[int]) -> None:
    state = position(dollars=(money, 1))
    legal = legal_texts(state)
    assert {place for place in range(1, 7) if tops_of(legal, place)} == places
    for place in range(1, 7):
        for top in range(1, 6):
            if place not in places:
                assert why_not(state, f"towel {place} {top}") == "MAU-18"


@pytest.mark.rule("MAU-19")
@pytest.mark.parametrize(("place", "cost", "row"), [(1, 0, 0), (2, 1, 0), (3, 2, 0), (4, 0, 1), (5, 1, 1), (6, 2, 1)])
def test_the_price_goes_into_the_zone_of_the_towels_row(place: int, cost: int, row: int) -> None:
    state = position(dollars=(2, 0))
    play(state, f"towel {place} {tops_of(legal_texts(state), place)[0]}")
    assert state.dollars[0] == 2 - cost
    assert state.zones[row] == 1 + cost
    assert state.zones[1 - row] == 1


@pytest.mark.rule("MAU-20")
@pytest.mark.parametrize(
    ("place", "after"),
    [
        (1, ["YPO", "YPG", None, "PYB", "PYO", "PYG"]),
        (2, ["YPB", "YPG", None, "PYB", "PYO", "PYG"]),
        (3, ["YPB", "YPO", None, "PYB", "PYO", "PYG"]),
        (4, ["YPB", "YPO", "YPG", "PYO", "PYG", None]),
        (6, ["YPB", "YPO", "YPG", "PYB", "PYO", None]),
    ],
)
def test_towels_slide_toward_the_zone_and_the_third_place_is_filled_from_the_bag(
    place: int, after: list[str | None]
) -> None:
    state = position(market=("YPB", "YPO", "YPG", "PYB", "PYO", "PYG"), dollars=(2, 0))
    play(state, f"towel {place} {tops_of(legal_texts(state), place)[0]}")
    assert market(state) == after
    bag = state.view(None)["bag_count"]
    chance(state, "draw BYP")
    assert market(state) == [name or "BYP" for name in after]
    assert state.view(None)["bag_count"] == bag - 1


@pytest.mark.rule("MAU-42")
def test_all_dollars_of_one_zone_are_taken() -> None:
    state = position(3, dollars=(1, 0, 0), zones=(3, 1))
    play(state, "dollars 1")
    assert (list(state.dollars), list(state.zones)) == ([4, 0, 0], [0, 1])
    play(state, "dollars 2")
    assert (list(state.dollars), list(state.zones)) == ([4, 1, 0], [0, 0])
    check(state)


@pytest.mark.rule("MAU-80")
def test_an_empty_zone_is_not_taken() -> None:
    state = position(dollars=(2, 1), zones=(0, 1))
    assert [text for text in legal_texts(state) if text.startswith("dollars")] == ["dollars 2"]
    assert why_not(state, "dollars 1") == "MAU-80"


@pytest.mark.rule("MAU-81")
def test_who_can_only_take_dollars_must_take_them() -> None:
    state = position(beaches={0: ("YPB@3", "YPO@7")}, market=("PBO", "YGB", "YGP", "BPO"), dollars=(0, 1), zones=(3, 0))
    assert legal_texts(state) == ["dollars 1"]


@pytest.mark.rule("MAU-76", "MAU-27")
def test_market_then_umbrella_then_tokens_then_shells() -> None:
    state = position(
        beaches={0: ("YPB@3", "YPO@2")},
        market=("YBG",),
        spots={0: {2: "blue-green"}},
        tokens={0: (0, 1)},
    )
    play(state, "towel 1 2")
    seen = []
    while state.acting() != (1,):
        seen.append(state.prompt()["key"])
        assert squares(state).get("Y", 0) == 0
        if seen[-1] == "fill-market":
            refill(state)
        else:
            play(state, legal_texts(state)[-1])
    assert seen == ["fill-market", "umbrella-step", "tokens"]
    assert squares(state) == {"Y": 2, "G": 1}


@pytest.mark.rule("MAU-76")
def test_a_crab_is_turned_over_before_tokens_are_laid() -> None:
    state = position(
        mode="crabs",
        beaches={0: ("YPB@4", "YPO@4")},
        market=("YBG",),
        spots={0: {2: "crab"}},
        tokens={0: (0, 1)},
    )
    play(state, "towel 1 4")
    assert state.prompt()["key"] == "fill-market"
    refill(state)
    assert state.prompt()["key"] == "turn-crab"
    chance(state, "show 3")
    assert state.prompt()["key"] == "tokens"
    play(state, "shells")
    assert state.acting() == (1,)
    assert squares(state) == {"Y": 1}


@pytest.mark.rule("MAU-76")
def test_towel_and_place_can_be_taken_back_until_a_new_towel_is_seen() -> None:
    state = position(beaches={0: ("YPB@3",)})
    play(state, legal_texts(state)[0])
    assert state.undoable(0) == 1
    refill(state)
    assert state.undoable(0) == 0
    state = position()
    play(state, "dollars 2")
    assert state.undoable(0) == 1


@pytest.mark.rule("MAU-47")
def test_the_round_is_finished_after_a_twelfth_towel() -> None:
    state = position(
        3, actor=1, first=1, beaches={1: beach_of(11), 2: beach_of(4, 12, turned=True), 0: beach_of(11, 20)}
    )
    state.listen()
    play(state, legal_texts(state)[0])
    assert {"key": "last-round", "seat": 1} in heard(state)
    refill(state)
    assert state.acting() == (2,)
    play(state, "dollars 1")
    assert state.acting() == (0,)
    play(state, "dollars 2")
    assert state.acting() == ()
    assert list(state.laid) == [11, 12, 4]


@pytest.mark.rule("MAU-47")
def test_a_twelfth_towel_of_the_last_player_in_the_round_ends_the_game_at_once() -> None:
    state = position(3, actor=0, first=1, beaches={0: beach_of(11)})
    play(state, legal_texts(state)[0])
    refill(state)
    assert state.acting() == ()


@pytest.mark.rule("MAU-47")
def test_nobody_is_through_before_the_twelfth_towel() -> None:
    state = position(2, actor=1, first=0, beaches={0: beach_of(11), 1: beach_of(10, 20, turned=True)})
    play(state, legal_texts(state)[0])
    refill(state)
    assert list(state.laid) == [11, 11]
    assert state.acting() == (0,)


def test_what_happens_is_told_to_everybody() -> None:
    state = position(beaches={0: ("YPB@3", "YPO@2")}, market=("GYB", "GOY"), spots={0: {2: "white-pearl"}})
    state.listen()
    play(state, "towel 2 0")
    chance(state, "draw OGB")
    expected = [
        {"key": "towel-laid", "seat": 0, "place": 1, "towel": TOWEL_NAMES.index("GOY"), "row": 1, "cost": 1},
        {"key": "penalty", "seat": 0, "count": 1},
        {"key": "umbrella-taken", "seat": 0, "umbrella": 0},
    ]
    told = heard(state)
    assert told[:3] == expected
    assert told[3]["key"] == "market-filled"


@pytest.mark.rule("MAU-14")
def test_towels_are_told_as_they_lie() -> None:
    """A new towel as the hearer sees it in the market, a towel laid as it lies on its beach."""
    state = position(4, actor=3, beaches={3: ("YPB@3",)}, market=("BPO",))
    state.listen()
    play(state, "towel 1 3")
    chance(state, "draw GYP")
    events = state.heard()
    for seat, drawn in ((None, "GYP"), (0, "GYP"), (1, "GYP"), (2, "PYG"), (3, "PYG")):
        heard_here = told(GAME.events, events, seat)
        assert [TOWEL_NAMES[int(str(event["towel"]))] for event in heard_here if "towel" in event] == ["OPB", drawn]
    state = GAME.new(2)
    state.listen()
    bh.Luck(1).settle(state)
    start = {event["seat"]: event["towel"] for event in heard(state) if event["key"] == "start-drawn"}
    for seat in range(2):
        letters = "".join(cell["pattern"][0].upper() for cell in cells(state, seat, 0))
        assert TOWEL_NAMES[int(str(start[seat]))] == letters
