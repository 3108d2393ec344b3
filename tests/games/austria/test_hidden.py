"""What is hidden, what is public, what a seat is reminded of (AUS-85 to AUS-87), and the staff deck (AUS-152)."""

from typing import Any

import pytest

import boardinghouse as bh
from boardinghouse.core.decks import full, listed_cards, size
from boardinghouse.games.austria import GAME
from boardinghouse.games.austria.memory import WATCHER, Memory
from boardinghouse.games.austria.state import FROM_HAND
from tests.games.austria.table import TURN, hand, legal, position, prompt, run, staff, turn
from tests.positions import changed, check, heard, started


def drafted(seats: int, seed: int, rounds: int = 5) -> Any:
    state = started(GAME, seats, seed, staff="draft")
    rng = bh.Rng(seed)
    for _ in range(rounds):
        for seat in range(seats):
            choices = state.legal(seat)
            state.apply(seat, choices[rng.below(len(choices))])
    return state


def numbers(names: list[str]) -> set[int]:
    return {int(name.split("-")[0]) for name in names}


@pytest.mark.rule("AUS-85", "AUS-86", "AUS-18")
def test_hands_are_hidden_and_their_size_is_public() -> None:
    state: Any = started(GAME, 3)
    for viewer in (None, 0, 1, 2):
        for owner, player in enumerate(state.view(viewer)["players"]):
            assert player["hand_count"] == 6
            if owner == viewer:
                assert numbers([card["staff"] for card in player["hand"]]) == set(hand(state, owner))
            else:
                assert "hand" not in player
                assert player["known"] == []


@pytest.mark.rule("AUS-85")
def test_cards_looked_at_are_seen_by_one_only() -> None:
    pending = [*turn("acted"), ["reward", 0, (11 << 5) | 3, 0, 0]]
    state: Any = position(pending=pending)
    state.pending().run(state)
    state.listen()
    run(state, "staff 1-breakfast-server", "staff 2-waitress", "staff 3-barkeeper")
    events = [event["key"] for event in heard(state, 1)]
    assert events == ["drew-hidden"] * 3
    assert [card["staff"] for card in state.view(0)["looked"]] == ["1-breakfast-server", "2-waitress", "3-barkeeper"]
    assert state.view(1)["looked"] == []
    assert state.view(None)["looked"] == []
    assert state.view(1)["looked_count"] == 3
    run(state, "skip")
    assert state.view(1)["under"] == [None, None, None]
    assert state.view(0)["under"] == ["1-breakfast-server", "2-waitress", "3-barkeeper"]
    assert prompt(state) in TURN


@pytest.mark.rule("AUS-86")
def test_the_rest_is_public() -> None:
    state: Any = position(krones=3, kitchen="sw", played=[1], used=[1], cafe=[(98, "ss")], free="1-1", occupied="1-2")
    for viewer in (None, 0, 1):
        view = state.view(viewer)
        player = view["players"][0]
        assert (player["krones"], player["kitchen"]["wine"], player["used"]) == (3, 1, ["1-breakfast-server"])
        assert player["tables"][0]["missing"]["strudel"] == 2
        assert player["rooms"][:3] == ["free", "occupied", "empty"]
        assert view["guest_deck_count"] == 50
        assert view["staff_deck_count"] == 47
        assert view["dice"] == [1, 2, 2, 1, 2, 2]


@pytest.mark.rule("AUS-20", "AUS-85")
def test_a_card_kept_in_the_draft_is_secret_until_all_have_kept_one() -> None:
    state: Any = started(GAME, 3, staff="draft")
    before = [state.view(viewer) for viewer in (None, 1, 2)]
    twins = []
    for choice in state.legal(0)[:2]:
        twin = state.clone()
        twin.apply(0, choice)
        twins.append([twin.view(viewer) for viewer in (None, 1, 2)])
    assert twins[0] == twins[1]
    for was, now in zip(before, twins[0], strict=True):
        assert {**was, "acting": now["acting"], "prices": now["prices"]} == now


@pytest.mark.rule("AUS-87")
def test_with_two_players_all_drafted_cards_but_the_first_are_known() -> None:
    state: Any = drafted(2, 3)
    for viewer in (0, 1):
        known = numbers(state.view(viewer)["players"][1 - viewer]["known"])
        others = hand(state, 1 - viewer)
        first = (state.picks[1 - viewer] & 63) - 1 + 1
        assert known == set(others) - {first}


@pytest.mark.rule("AUS-87")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_worlds_agree_with_every_pack_the_viewer_has_seen(seats: int) -> None:
    """Replaying the draft of a redrawn world shows the viewer the same packs in every round."""
    for seed in range(4):
        for rounds in range(1, 6):
            state = drafted(seats, seed, rounds)
            for viewer in range(seats):
                world = state.determinize(viewer, bh.Rng(f"{seed} {rounds} {viewer}"))
                assert seen_packs(world, viewer, rounds) == seen_packs(state, viewer, rounds)
                assert world.picks[viewer] == state.picks[viewer]


def seen_packs(state: Any, viewer: int, rounds: int) -> list[set[int]]:
    """What the viewer held before each pick, reckoned back from the picks and the packs left."""
    done = 6 if rounds == 5 else rounds
    shown = []
    for round in range(done):
        pack = (viewer - round) % state.seats
        cards = set(listed_cards(state.packs[(pack + done) % state.seats]))
        for later in range(round, done):
            cards.add(((state.picks[(pack + later) % state.seats] >> (6 * later)) & 63) - 1)
        shown.append(cards)
    return shown


@pytest.mark.rule("AUS-87")
def test_worlds_differ_where_the_viewer_knows_nothing() -> None:
    state: Any = started(GAME, 3)
    worlds = {state.determinize(0, bh.Rng(seed)).hands[1] for seed in range(20)}
    assert len(worlds) > 10
    draft = drafted(3, 1)
    worlds = {draft.determinize(0, bh.Rng(seed)).hands[1] for seed in range(20)}
    assert len(worlds) > 10


@pytest.mark.rule("AUS-87", "AUS-19")
def test_introductory_hands_are_known_until_cards_go_back_unseen() -> None:
    options = {"staff": "introductory"}
    state: Any = position(hand=[3, 6, 9, 38, 39, 48], others={1: {"hand": [1, 13, 25, 30, 32, 44]}}, options=options)
    assert numbers(state.view(None)["players"][1]["known"]) == {1, 13, 25, 30, 32, 44}
    under = [FROM_HAND + 64 + number - 1 for number in (30, 32, 44)]
    less: Any = position(
        hand=[3, 6, 9, 38],
        others={1: {"hand": [1, 13, 25, 30, 32, 44]}},
        options=options,
        fields={
            "returned": 2,
            "under": under,
            "hands": [staff([3, 6, 9, 38]), staff([1, 13, 25, 20])],
            "staff_deck": full(48) & ~staff([3, 6, 9, 38, 39, 48, 1, 13, 25, 20, 30, 32, 44]),
            "seen": [staff([3, 6, 9, 38, 39, 48]), staff([1, 13, 25, 20, 30, 32, 44])],
            "kept": [0, staff([1, 13, 25])],
        },
    )
    assert less.view(0)["players"][1]["known"] == []
    # Seat 1 put three cards of its set back and drew no. 20. Redrawn worlds differ in which three; all are of the set.
    worlds = [less.determinize(0, bh.Rng(seed)) for seed in range(30)]
    assert len({tuple(entry % 64 for entry in world.under) for world in worlds}) > 5
    for world in worlds:
        assert world.view(0) == less.view(0)
        own = {1, 13, 25, 30, 32, 44}
        assert {entry % 64 + 1 for entry in world.under} < own
        assert len(own & set(hand(world, 1))) == 3
        assert size(world.hands[1]) == 4


@pytest.mark.rule("AUS-87", "AUS-139")
def test_a_card_put_back_unseen_might_be_any_of_the_hand() -> None:
    """Seat 1 put back no. 20, which it had drawn; for all that others know it may have been one of its set."""
    own = [1, 13, 25, 30, 32, 44]
    state: Any = position(
        hand=[3, 6, 9, 38, 39, 48],
        others={1: {"hand": own}},
        options={"staff": "introductory"},
        fields={"under": [FROM_HAND + 64 + 19], "returned": 2, "kept": [0, staff(own)]},
    )
    state = changed(
        state, staff_deck=state.staff_deck & ~staff([20]), seen=[state.seen[0], state.seen[1] | staff([20])]
    )
    assert state.view(0)["players"][1]["known"] == []
    under = {state.determinize(0, bh.Rng(seed)).under[0] % 64 + 1 for seed in range(60)}
    assert set(own) <= under
    assert under - set(own)
    for seed in range(10):
        world = state.determinize(0, bh.Rng(seed))
        check(world)
        assert world.view(0) == state.view(0)


@pytest.mark.rule("AUS-87", "AUS-152")
def test_a_card_put_under_the_deck_is_remembered_when_another_draws_it() -> None:
    """The deck is used up: seat 1 draws the card that seat 0 put under it, and seat 0 knows."""
    entry = 0 * 64 + 30  # no. 31, put there by seat 0
    rest = full(48) & ~(1 << 30)
    pending = [["end-round", 0, 0, 0, 0], ["next-turn", 0, 0, 0, 0], ["acted", 2, 0, 0, 0], ["deal", 1 << 16, 1, 1, 0]]
    state: Any = position(
        pending=pending,
        fields={"under": [entry], "staff_deck": 0, "staff_gone": rest, "seen": [1 << 30, 0]},
    )
    assert state.outcomes() == [(GAME.actions.parse("staff 31-chambermaid"), 1)]
    run(state, "staff 31-chambermaid")
    assert hand(state, 1) == [31]
    assert len(state.under) == 0
    assert state.view(0)["players"][1]["known"] == ["31-chambermaid"]
    assert state.view(None)["players"][1]["known"] == []
    assert state.determinize(0, bh.Rng(1)).hands[1] == 1 << 30


@pytest.mark.rule("AUS-85", "AUS-87", "AUS-139")
def test_who_knew_a_card_of_a_hand_does_not_see_whether_it_goes_back() -> None:
    """Seat 0 put no. 31 under the deck, seat 1 drew it from there; now seat 1 returns two cards of three unseen."""
    pending = [["end-round", 0, 1, 0, 0], ["returning", 2, 2, 0, 0]]
    state: Any = position(
        3,
        round=3,
        others={1: {"hand": [31, 27, 2]}},
        pending=pending,
        fields={"seen": [staff([31]), staff([31, 27, 2]), 0]},
    )
    assert state.view(0)["players"][1]["known"] == ["31-chambermaid"]
    kept: Any = run(state.clone(), "choose 27-booking-manager", "choose 2-waitress")
    back: Any = run(state.clone(), "choose 31-chambermaid", "choose 2-waitress")
    for viewer in (0, 2, None):
        assert kept.view(viewer) == back.view(viewer)
    assert (kept.view(0)["players"][1]["known"], kept.view(0)["under"]) == ([], [None, None])
    where = {size(back.determinize(0, bh.Rng(seed)).hands[1] & staff([31])) for seed in range(40)}
    assert where == {0, 1}


@pytest.mark.rule("AUS-85", "AUS-87")
def test_a_card_of_a_known_set_is_not_known_in_a_third_hand() -> None:
    """All of set B but no. 1 is played; seat 1 put it back unseen, and seat 2 drew it: seat 0 cannot tell."""
    state: Any = position(
        3,
        hand=[3, 6, 9, 38, 39, 48],
        others={1: {"hand": [5], "played": [13, 25, 30, 32, 44]}, 2: {"hand": [4, 11, 24, 27, 40, 43, 1]}},
        options={"staff": "introductory"},
        fields={"returned": 2, "kept": [0, staff([5]), 0]},
    )
    assert numbers(state.view(0)["players"][2]["known"]) == {4, 11, 24, 27, 40, 43}
    # Token 1 has gone on twice since the sets were dealt, from seat 0 to seat 2.
    own = [1, 13, 25, 30, 32, 44]
    later: Any = position(3, first=2, round=3, hand=[3], others={1: {"hand": own}}, options={"staff": "introductory"})
    assert numbers(later.view(2)["players"][1]["known"]) == set(own)


@pytest.mark.rule("AUS-152")
def test_an_empty_staff_deck_gives_what_it_has() -> None:
    two = {"staff_deck": 0b11, "staff_gone": full(48) & ~0b11}
    state = position(cafe=[(91, "")], free="1-1", fields=two)
    run(state, "settle 1", "staff 1-breakfast-server", "staff 2-waitress")
    assert hand(state) == [1, 2]
    assert prompt(state) in TURN
    none = {"staff_deck": 0, "staff_gone": full(48)}
    for guest in (91, 75, 76):
        state = position(cafe=[(guest, "")], free="3-1", fields=none)
        run(state, "settle 1")
        assert prompt(state) in TURN


@pytest.mark.rule("AUS-78", "AUS-85")
def test_hiring_is_asked_though_no_card_can_be_paid() -> None:
    """An answer by itself would tell the others that nothing in the hand is cheap enough."""
    state = run(position(cafe=[(64, "")], free="3-1", hand=[2], krones=0), "settle 1")
    assert legal(state) == ["skip"]


def test_watchers_have_seen_nothing() -> None:
    state = drafted(3, 2)
    assert Memory(state, WATCHER).met == []
    assert Memory(state, WATCHER).hidden == full(48)
