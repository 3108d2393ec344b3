"""The tables: cards, boards, tracks, and the words that cards are written in (AUS-1 to AUS-7, AUS-72, AUS-83)."""

import re
from collections import Counter
from importlib import resources

import pytest

from boardinghouse.core.decks import full, size
from boardinghouse.core.tables import PUBLICATION, RULEBOOK, NumberTable
from boardinghouse.games.austria import GAME, Austria, effects, staff
from boardinghouse.games.austria.components import (
    BOARD_NAMES,
    BOARDS,
    GROUPS,
    POLITICS,
    ROOMS,
    TABLES,
    TILES,
    order_size,
)
from boardinghouse.games.austria.effects import (
    DISH_NAMES,
    FORMS,
    KIND_NAMES,
    MEASURE_NAMES,
    MOMENT_NAMES,
    bundle,
    first_of,
    part,
    unpacked,
    with_part,
    without,
)
from boardinghouse.games.austria.guests import GUESTS
from boardinghouse.games.austria.notation import DISH_LETTERS
from boardinghouse.games.austria.staff import STAFF
from boardinghouse.games.austria.state import ACTIONS
from tests.games.austria.table import dishes, position, run

RULES = resources.files("boardinghouse.games").joinpath("austria", "RULES.md").read_text(encoding="utf-8")

# cost and timing of staff 1 to 48 as the rulebook prints them
COSTS = "464641125552224232323351654454445522353233321244"
TIMINGS = "rrrrppppppppppppppppopppppeeeeeepeooeooeepoooeee"


@pytest.mark.rule("AUS-1")
def test_fourteen_guests_a_colour_and_the_demand_comes_in_pairs() -> None:
    assert Counter(row[1] for row in GUESTS) == dict.fromkeys(effects.COLOUR_NAMES, 14)
    assert [row[0].split("-")[0] for row in GUESTS] == [str(number) for number in range(49, 105)]
    demand = Counter("".join(row[2] for row in GUESTS))
    assert demand == {"s": 41, "w": 41, "c": 32, "k": 32}
    sizes = Counter(len(row[2]) for row in GUESTS)
    assert sizes == {1: 12, 2: 12, 3: 18, 4: 14}
    assert [order_size(order) for order in TABLES["guest_order"].values] == [len(row[2]) for row in GUESTS]


@pytest.mark.rule("AUS-3", "AUS-72")
def test_costs_and_timings_of_all_staff() -> None:
    assert len(STAFF) == 48
    assert [row.cost for row in STAFF] == [int(cost) for cost in COSTS]
    assert [row.timing[0] for row in STAFF] == list(TIMINGS)
    assert [row.name.split("-")[0] for row in STAFF] == [str(number) for number in range(1, 49)]


@pytest.mark.rule("AUS-19")
def test_four_introductory_sets_of_six() -> None:
    sets = [[number + 1 for number, row in enumerate(STAFF) if row.set == letter] for letter in "ABCD"]
    assert sets == [
        [3, 6, 9, 38, 39, 48],
        [1, 13, 25, 30, 32, 44],
        [4, 11, 24, 27, 40, 43],
        [2, 7, 10, 28, 36, 41],
    ]


@pytest.mark.rule("AUS-4", "AUS-5", "AUS-6", "AUS-116")
def test_five_boards_of_ten_groups() -> None:
    components = GAME.components
    for board, name in enumerate(BOARD_NAMES):
        groups = [components.group_rooms[board * GROUPS + group] for group in range(GROUPS)]
        assert sum(groups) == full(ROOMS), name
        assert Counter(size(group) for group in groups) == {1: 4, 2: 3, 3: 2, 4: 1}, name
    counts = [Counter("".join(board)) for board in BOARDS]
    assert [(count["B"], count["R"], count["Y"]) for count in counts] == [
        (7, 7, 6), (8, 6, 6), (8, 7, 5), (6, 7, 7), (7, 7, 6),
    ]  # fmt: skip
    assert len(set(BOARDS)) == 5


@pytest.mark.rule("AUS-7", "AUS-58")
def test_the_emperor_track_ends_at_13() -> None:
    assert TABLES["track_points"].values == (0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9)
    state = position(emperor=11, dice_faces="4444")
    run(state, "die 4 plain", *["advance emperor"] * 4)
    assert (state.emperor[0], sum(state.points)) == (13, 2)


@pytest.mark.rule("AUS-72")
def test_the_rules_print_every_staff_card_as_it_is() -> None:
    rows = re.findall(
        r"^\| (\d+) \| [^|]+ \| (\d) \| (once|round|permanent|end) \| ([-A-D]) \| .+ \|$", RULES, re.MULTILINE
    )
    expected = [(str(number), str(row.cost), row.timing, row.set) for number, row in enumerate(STAFF, 1)]
    assert rows == expected


@pytest.mark.rule("AUS-83")
def test_the_rules_print_every_guest_as_it_is() -> None:
    rows = re.findall(
        r"^\| (\d+) \| [^|]+ \| (red|blue|yellow|green) \| ([^|]+) \| (\d+) \| ([^|]+) \|$", RULES, re.MULTILINE
    )
    assert len(rows) == 56
    for (number, colour, order, points, reward), row in zip(rows, GUESTS, strict=True):
        assert (number, colour, points) == (row[0].split("-")[0], row[1], str(row[3]))
        counts = [row[2].count(letter) for letter in DISH_LETTERS]
        printed = [f"{count} {DISH_NAMES[dish]}" for dish, count in enumerate(counts) if count]
        assert order == " + ".join(printed)
        assert (reward == "none") == (row[4] == "none")
        assert len(reward.split(" + ")) == len(row[4].split(" + "))


@pytest.mark.rule("AUS-62")
def test_the_rules_print_every_tile() -> None:
    assert re.findall(r"^\| ([ABC][1-4]) \| ([357]) \|", RULES, re.MULTILINE) == [
        (row[0], str(3 + 2 * (number // 4))) for number, row in enumerate(TILES)
    ]


@pytest.mark.rule("AUS-76")
def test_words_that_only_one_card_needs_are_few() -> None:
    """Cards are rows over a shared vocabulary; this counts the exceptions, and the code names no card at all."""
    used: Counter[str] = Counter()
    for name in ("guest_reward", "staff_effects", "tile_bonus", "tile_loss", "tile_points"):
        for effects_of_card in TABLES[name].values:
            used.update({KIND_NAMES[kind] for kind, _ in unpacked(effects_of_card)})
    single = {kind for kind, count in used.items() if count == 1}
    assert single == {
        "again",  # guest 97
        "fulfil", "both", "shield", "extra-room", "extra-hire",  # staff 38, 15, 26, 14, 22
        "points-each", "lose-points-each", "lose-kitchen", "lose-dishes", "lose-occupied", "lose-staff",  # tiles
    }  # fmt: skip
    measures = Counter(row.measure for row in STAFF if row.timing == "end")
    assert measures["copy"] == 1  # staff 29, the one end-of-game card that counts nothing of its owner's
    assert set(used) == set(KIND_NAMES[1:])


def test_no_rule_names_a_card() -> None:
    package = resources.files("boardinghouse.games").joinpath("austria")
    for path in package.iterdir():
        if path.name.endswith(".py") and path.name not in ("staff.py", "guests.py", "components.py"):
            text = path.read_text(encoding="utf-8")
            assert not re.search(r"card == \d|guest == \d|STAFF\[\d|GUESTS\[\d", text), path.name


def test_bundles_are_taken_apart_and_put_together() -> None:
    whole = bundle(part(effects.KRONES, 3), part(effects.HIRE, 0), part(effects.KRONES, 1))
    assert unpacked(whole) == [(effects.KRONES, 3), (effects.HIRE, 0), (effects.KRONES, 1)]
    assert unpacked(without(whole, effects.KRONES)) == [(effects.HIRE, 0), (effects.KRONES, 1)]
    assert first_of(whole, effects.HIRE) == part(effects.HIRE, 0)
    assert first_of(whole, effects.ROOM) == 0
    assert unpacked(with_part(bundle(part(effects.ROOM)), part(effects.GUEST))) == [
        (effects.ROOM, 1),
        (effects.GUEST, 1),
    ]


def test_every_table_says_where_it_comes_from() -> None:
    assert {source for table in TABLES.values() for source in table.sources} == {RULEBOOK, PUBLICATION}
    assert len(POLITICS) == len(TILES) == 12


def test_the_action_table_stays_small() -> None:
    assert ACTIONS.size < 400


def test_a_designer_can_change_the_numbers() -> None:
    cheap = GAME.with_tables({"six_price": NumberTable((0,), RULEBOOK), "guest_loss": NumberTable((9,), RULEBOOK)})
    state = position(game=cheap, krones=0, dice_faces="6", cafe=[(98, None)])
    run(state, "six 4 plain", "skip")
    assert state.result().scores[0] == -9
    with pytest.raises(ValueError, match="once per round"):
        GAME.with_tables({"staff_timing": NumberTable(("round",) * 48, RULEBOOK)})
    with pytest.raises(ValueError, match="must have 10 groups"):
        GAME.with_tables({"boards": NumberTable((0,) * 100, RULEBOOK)})
    with pytest.raises(ValueError, match="one to four"):
        GAME.with_tables({"guest_order": NumberTable(("wwwww",) * 56, RULEBOOK)})
    assert staff.STAFF_COUNT == 48


def with_effect(card: int, text: str, table: str = "staff_effects") -> Austria:
    """The game with another text for a card, by its place in the table."""
    texts = list(GAME.tables[table].texts)
    texts[card] = text
    return GAME.with_tables({table: NumberTable(tuple(texts), RULEBOOK)})


@pytest.mark.rule("AUS-70")
def test_a_permanent_card_gives_a_dish() -> None:
    """A designer's Groom: a wine whenever a red guest moves in."""
    state = position(game=with_effect(4, "wine"), cafe=[(77, "")], free="1-3", occupied="1-1 1-2", played=(5,))
    assert dishes(run(state, "settle 1")) == "w"


@pytest.mark.rule("AUS-70")
@pytest.mark.parametrize(
    ("effect", "fault"),
    [
        ("1 cheaper", "staff card 5-groom: '1 cheaper' does nothing at the moment 'red guest'"),
        ("2 krones + shield for 1", "staff card 5-groom: 'shield for 1' does nothing at the moment 'red guest'"),
        ("lose 1 krone", "staff card 5-groom: 'lose 1 krone' does nothing at the moment 'red guest'"),
        (
            "2 kronen",
            "table staff_effects of austria: 5-groom: '2 kronen' is no effect; effects are written #",
        ),
        ("", "table staff_effects of austria: 5-groom: '' is no effect"),
        ("0 krones", "table staff_effects of austria: 5-groom: '0 krones': the number is 1 to 30"),
        ("99 krones", "table staff_effects of austria: 5-groom: '99 krones': the number is 1 to 30"),
        ("free room up to floor 5", "5-groom: 'free room up to floor 5': the number is 1 to 4"),
        ("cake + cake + cake + cake + cake", "has 5 effects; the work of staff has at most 4"),
    ],
)
def test_a_card_that_would_do_nothing_is_refused_by_its_name(effect: str, fault: str) -> None:
    with pytest.raises(ValueError, match=re.escape(fault)):
        with_effect(4, effect)


def test_a_card_must_have_its_moment_and_words_that_fit_its_table() -> None:
    with pytest.raises(ValueError, match="staff card 5-groom is permanent, but staff_moments does not say when"):
        with_effect(4, "none", "staff_moments")
    with pytest.raises(ValueError, match="5-groom: 'pink guest' is no moment; moments are die 1, die 2"):
        with_effect(4, "red guest, pink guest", "staff_moments")
    with pytest.raises(ValueError, match="21-chef: '1 extra room' works with permanent staff only"):
        with_effect(20, "1 extra room")
    with pytest.raises(ValueError, match="50-musician: 'lose 1 krone' does nothing as a reward"):
        with_effect(1, "lose 1 krone", "guest_reward")
    with pytest.raises(ValueError, match="A1: '3 krones' does nothing as a penalty"):
        with_effect(0, "3 krones", "tile_loss")
    with pytest.raises(ValueError, match="107-staff: 'stuff' is none of none, krones, track"):
        with_effect(2, "stuff", "politics_measure")
    with pytest.raises(ValueError, match="49-sculptor: 'wx' is no order: it has one to four letters"):
        with_effect(0, "wx", "guest_order")
    with pytest.raises(
        ValueError, match="staff_effects of austria: its values are text such as 'strudel', not numbers"
    ):
        GAME.with_tables({"staff_effects": NumberTable((98,) * 48, RULEBOOK)})
    with pytest.raises(ValueError, match="table staff_effects of austria has 48 values, not 2"):
        GAME.with_tables({"staff_effects": NumberTable(("wine", "cake"), RULEBOOK)})


def test_what_the_tables_say_is_read_as_it_is_written() -> None:
    assert GAME.tables["staff_effects"].texts[20] == "strudel + cake + wine + coffee"
    assert unpacked(TABLES["guest_reward"].values[8]) == [(effects.CHEAP_ROOM, 1)] * 2
    assert unpacked(with_effect(4, "1 krone + dish + free hire").tables["staff_effects"].values[4]) == [
        (effects.KRONES, 1),
        (effects.ANY, 1),
        (effects.HIRE, effects.FREE),
    ]
    assert set(FORMS.values()) == set(range(1, len(KIND_NAMES))), "every kind of effect can be written"
    assert len(MOMENT_NAMES) == effects.MOMENTS
    assert (MOMENT_NAMES[effects.SERVED + 4], MOMENT_NAMES[effects.GUEST_PRICE]) == ("order of 4", "guest price")
    assert (MEASURE_NAMES[effects.OCCUPIED_IN + 1], MEASURE_NAMES[effects.COPY]) == ("occupied-blue", "copy")
