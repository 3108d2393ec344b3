"""The printed things: cards, flags, tourists, tiles, the hotel."""

import re

import pytest

import boardinghouse as bh
from boardinghouse.bots.random import RandomBot
from boardinghouse.core.tables import PUBLICATION, RECONSTRUCTED, RULEBOOK, NumberTable
from boardinghouse.games.samoa import GAME
from boardinghouse.games.samoa.components import (
    CARD_NAMES,
    KIND_NAMES,
    NATION_NAMES,
    PRICE_CARDS,
    TABLES,
    TILE_NAMES,
)
from boardinghouse.games.samoa.state import ACTIONS
from boardinghouse.rulebook import MADE_UP, passages
from tests.games.samoa.table import finish, lay, money, names, position
from tests.positions import play


@pytest.mark.rule("SAM-2")
def test_rooms_lie_in_two_rows_of_three_and_neighbours_share_a_wall() -> None:
    place = {room: divmod(room, 3) for room in range(6)}
    for room, mask in enumerate(TABLES["neighbours"].values):
        beside = {
            other
            for other in range(6)
            if abs(place[room][0] - place[other][0]) + abs(place[room][1] - place[other][1]) == 1
        }
        assert {other for other in range(6) if (mask >> other) & 1} == beside


@pytest.mark.rule("SAM-3")
def test_eleven_price_cards_no_two_alike_and_one_of_them_grey() -> None:
    assert CARD_NAMES == ("2-3", "4-4", "6-5", "8-6", "10-7", "12-9", "14-8", "16-10", "18-11", "20-12", "off")
    numbered = PRICE_CARDS[:-1]
    assert {row[1] for row in numbered} == set(range(2, 21, 2))
    assert {row[2] for row in numbered} == set(range(3, 13))
    for name, bid, price, *_ in numbered:
        assert name == f"{bid}-{price}"
    state = GAME.new(6)
    assert [names(hand) for hand in state.hands] == [list(CARD_NAMES)] * 6


@pytest.mark.rule("SAM-4", "SAM-12")
def test_eighteen_tourists_of_the_same_kinds_in_each_of_four_piles() -> None:
    state = GAME.new(3)
    piles = [list(state.piles)[start : start + 7] for start in range(0, 28, 7)]
    assert NATION_NAMES == ("japan", "norway", "germany", "britain")
    assert len(piles) == 4
    assert all(pile == piles[0] and sum(pile) == 18 for pile in piles)
    assert dict(zip(KIND_NAMES, piles[0], strict=True)) == {
        "plain": 6,
        "rich": 2,
        "lover": 4,
        "celebrity": 1,
        "swimmer-1": 2,
        "swimmer-2": 2,
        "swimmer-3": 1,
    }
    assert sum(state.groups) == 0


@pytest.mark.rule("SAM-5")
def test_thirteen_tourist_cards_with_a_line_for_each_number_of_players() -> None:
    values = TABLES["flights"].values
    assert len(values) == 13 * 4 * 3
    lines = [[values[(card * 4 + line) * 3 :][:3] for line in range(4)] for card in range(13)]
    for card in lines:
        totals = [sum(line) for line in card]
        assert totals == list(range(totals[0], totals[0] + 4))
        assert all(line == tuple(sorted(line, reverse=True)) for line in card)
        assert max(totals) * 2 <= 18
        assert 3 - 1 <= totals[0] <= 3 + 3
    assert [sum(sum(card[line]) for card in lines) for line in range(4)] == [52, 65, 78, 91]
    assert lines[11][1] == (4, 3, 0)
    assert lines[5][3] == (5, 2, 0)
    assert TABLES["flights"].sources[(11 * 4 + 1) * 3] == RULEBOOK
    assert TABLES["flights"].sources[(5 * 4 + 3) * 3] == PUBLICATION
    assert TABLES["flights"].sources.count(RECONSTRUCTED) == 13 * 12 - 6


@pytest.mark.rule("SAM-6")
def test_nineteen_tiles_of_six_kinds() -> None:
    counts = dict(zip(TILE_NAMES, TABLES["tiles"].values, strict=True))
    assert counts == {"pool": 5, "extra-room": 4, "suite": 4, "swap": 2, "send-home": 2, "take-back": 2}
    assert sum(counts.values()) == 19


@pytest.mark.rule("SAM-1")
def test_three_to_six_players() -> None:
    assert GAME.seats == (3, 6)


def test_the_action_table_has_one_hundred_and_twenty_nine_ids() -> None:
    assert ACTIONS.size == 129


def test_rules_read_a_designers_numbers() -> None:
    designed = GAME.with_tables(
        {"start_money": NumberTable((40,), RECONSTRUCTED), "prices": NumberTable((9,) * 11, RECONSTRUCTED)}
    )
    state = designed.rebuilt(position(3, groups=("plain",)).to_json())
    lay(state, "2-3", "off", "off")
    play(state, "pick 1 plain", "house 1", "done")
    finish(state)
    assert money(state)[0] == 25 + 9
    assert money(designed.new(3)) == [40] * 3
    assert money(GAME.new(3)) == [25] * 3


@pytest.mark.parametrize(
    ("name", "values", "complaint"),
    [
        ("bids", (1, 2), "11 values"),
        ("tiles", (5, 5, 4, 2, 2, 1), "4 extra rooms"),
        ("flags", (0, 0, 1, 2, 3, 1, 2, 3, 0, 1, 2, 3), "one flag of each nation"),
    ],
)
def test_tables_that_cannot_work_are_refused(name: str, values: tuple[int, ...], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        GAME.with_tables({name: NumberTable(values, RECONSTRUCTED)})


def test_a_small_stack_and_small_piles_run_out_without_harm() -> None:
    few = GAME.with_tables(
        {
            "tiles": NumberTable((1, 0, 0, 0, 0, 0), RECONSTRUCTED),
            "tourists": NumberTable((1, 0, 1, 0, 0, 0, 0), RECONSTRUCTED),
        }
    )
    record = bh.play(few, [RandomBot() for _ in range(6)], seed=3)
    assert record.verify().acting() == ()


@pytest.mark.rule("SAM-3", "SAM-4", "SAM-6")
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_numbers_in_the_rules_are_those_of_the_tables(language: str) -> None:
    texts = {one.rule: one.text for one in passages("samoa", language)}

    def written(name: str) -> list[str]:
        table = TABLES[name]
        return [
            f"{value}{MADE_UP if source == RECONSTRUCTED else ''}"
            for value, source in zip(table.values, table.sources, strict=True)
        ]

    pairs = [f"{bid}/{price}" for bid, price in zip(written("bids"), written("prices"), strict=True)]
    assert re.findall(r"\d+†?/\d+†?", texts["SAM-3"]) == pairs[:-1]  # all but the day off
    assert re.findall(r"\d+†", texts["SAM-4"]) == written("tourists")
    assert re.findall(r"\d+†", texts["SAM-6"]) == written("tiles")
