"""The rule ledger: every paragraph of a RULES.md has a marked test, every mark a paragraph, every paragraph a file that
claims it, and every number that is marked as reconstructed a table that says so."""

import ast
import re
from importlib import resources
from pathlib import Path

import pytest

import boardinghouse as bh
from boardinghouse.core.tables import RECONSTRUCTED
from boardinghouse.rulebook import MADE_UP, passages
from tests.contract.properties import paragraphs

TESTS = Path(__file__).parent.parent / "games"


def marks(id: str) -> set[str]:
    """The paragraphs named by `pytest.mark.rule` in a game's tests."""
    named: set[str] = set()
    for path in (TESTS / id).glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                named |= {ast.literal_eval(argument) for argument in node.args}
    return named


@pytest.mark.parametrize("id", bh.games())
def test_every_paragraph_has_a_test_and_every_mark_a_paragraph(id: str) -> None:
    rules = set(paragraphs(id))
    assert rules - marks(id) == set(), "paragraphs without a test"
    assert marks(id) - rules == set(), "marks that name no paragraph"


@pytest.mark.parametrize("id", bh.games())
def test_paragraphs_count_up_without_gaps_and_name_a_file(id: str) -> None:
    rules = paragraphs(id)
    prefixes = {name.split("-")[0] for name in rules}
    assert len(prefixes) == 1
    assert [int(name.split("-")[1]) for name in rules] == list(range(1, len(rules) + 1))
    package = resources.files("boardinghouse.games").joinpath(id)
    missing = {file for file in rules.values() if not package.joinpath(file).is_file()}
    assert missing == set()


@pytest.mark.parametrize("id", bh.games())
def test_the_rules_that_code_names_exist(id: str) -> None:
    rules = paragraphs(id)
    game = bh.load(id)
    assert game.turn_rule in rules
    for pending in game.pending:
        assert pending.rule == "" or pending.rule in rules, pending.key


def claims(id: str, prefix: str) -> dict[str, set[str]]:
    """By file: the paragraphs its docstring names, one by one or as "ABC-1 to ABC-3"."""
    found: dict[str, set[str]] = {}
    for path in resources.files("boardinghouse.games").joinpath(id).iterdir():
        if path.name.endswith(".py"):
            said = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
            spans = re.findall(rf"{prefix}-(\d+)(?:\s+to\s+{prefix}-(\d+))?", said)
            found[path.name] = {
                f"{prefix}-{number}" for first, last in spans for number in range(int(first), int(last or first) + 1)
            }
    return found


@pytest.mark.parametrize("id", bh.games())
def test_the_file_of_a_paragraph_and_no_other_claims_it_in_its_docstring(id: str) -> None:
    rules = paragraphs(id)
    claimed = claims(id, next(iter(rules)).split("-")[0])
    assert {rule: file for rule, file in rules.items() if rule not in claimed[file]} == {}, "not claimed by their file"
    others = {(rule, file) for file, named in claimed.items() for rule in named if rules.get(rule) != file}
    assert others == set(), "claimed by another file, or there is no such paragraph"


# by game and table: the paragraph that has the numbers of the table
RECONSTRUCTED_IN = {
    "samoa": {
        "bids": "SAM-3",
        "prices": "SAM-3",
        "tourists": "SAM-4",
        "flights": "SAM-5",
        "tiles": "SAM-6",
        "neighbours": "SAM-2",
    },
    "amsterdam": {
        "six_kinds": "AMS-52",
        "four_kinds": "AMS-53",
        "die": "AMS-51",
        "day_cells": "AMS-54",
        "first_tourists": "AMS-55",
        "mayor": "AMS-55",
        "watch": "AMS-55",
        "pier": "AMS-55",
    },
    "overbooking": {"coins": "OVB-3", "hotel_beds": "OVB-5", "hotel_rule": "OVB-5"},
    "maui": {
        "umbrella_spots": "MAU-5",
        "crab_spots": "MAU-54",
        "crab_side_umbrella_spots": "MAU-54",
        "umbrella_patterns": "MAU-4",
        "track": "MAU-6",
        "additional_track": "MAU-62",
        "token_patterns": "MAU-10",
        "token_squares": "MAU-6",
        "crabs": "MAU-55",
    },
    "austria": {},
}


@pytest.mark.parametrize("id", bh.games())
def test_reconstructed_numbers_are_marked_where_the_rules_tell_them(id: str) -> None:
    tables = {name for name, table in bh.load(id).tables.items() if RECONSTRUCTED in table.sources}
    assert tables == set(RECONSTRUCTED_IN[id]), "tables with reconstructed rows"
    marked: set[str] = set()
    rule = ""
    for passage in passages(id):
        rule = passage.rule if passage.rule or passage.level else rule  # a table belongs to the paragraph before it
        if MADE_UP in passage.text:
            marked.add(rule)
    assert set(RECONSTRUCTED_IN[id].values()) - marked == set(), "paragraphs without a mark"
    assert not marked or any(passage.text.startswith(f"{MADE_UP} marks ") for passage in passages(id))
