"""The tables in the rules say what `components.py` says, in every language."""

import pytest

from boardinghouse.core.tables import RECONSTRUCTED
from boardinghouse.games.overbooking.components import HOTEL_NAMES, RULE_NAMES, TABLES, TYPES
from boardinghouse.rulebook import MADE_UP, passages

LANGUAGES = pytest.mark.parametrize("language", ["en", "ru", "uk"])


def rows(language: str, before: str) -> list[list[str]]:
    """The table after this paragraph, without its head."""
    found = passages("overbooking", language)
    start = next(place for place, one in enumerate(found) if one.rule == before) + 1
    lines = []
    for one in found[start:]:
        if not one.text.startswith("|"):
            break
        lines.append([cell.strip() for cell in one.text.strip("|").split("|")])
    return lines[2:]


def with_mark(value: object, source: str) -> str:
    return f"{value}{MADE_UP if source == RECONSTRUCTED else ''}"


@pytest.mark.rule("OVB-2", "OVB-3")
@LANGUAGES
def test_the_table_of_guests_has_their_beds_and_coins(language: str) -> None:
    table = rows(language, "OVB-3")
    assert len({guests for guests, _, _ in table}) == TYPES
    beds, coins = TABLES["beds"], TABLES["coins"]
    assert [row[1] for row in table] == [with_mark(*one) for one in zip(beds.values, beds.sources, strict=True)]
    assert [row[2] for row in table] == [with_mark(*one) for one in zip(coins.values, coins.sources, strict=True)]


@pytest.mark.rule("OVB-5")
@LANGUAGES
def test_the_table_of_hotels_has_their_beds_and_rules(language: str) -> None:
    texts = {one.rule: one.text for one in passages("overbooking", language)}
    # OVB-32 to OVB-41 explain the special rules in the order of RULE_NAMES, each beginning with its name
    names = [texts[f"OVB-{32 + rule}"].partition(":")[0].lower() for rule in range(len(RULE_NAMES))]
    table = rows(language, "OVB-5")
    assert tuple(row[0] for row in table) == HOTEL_NAMES
    for (_, beds, rule), count, which, source in zip(
        table, TABLES["hotel_beds"].values, TABLES["hotel_rule"].values, TABLES["hotel_beds"].sources, strict=True
    ):
        assert beds == with_mark(count, source)
        assert rule.lower() == with_mark(names[which], source)
