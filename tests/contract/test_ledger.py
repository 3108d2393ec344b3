"""The rule ledger: every paragraph of a RULES.md has a marked test, every mark a paragraph, every paragraph a file."""

import ast
from importlib import resources
from pathlib import Path

import pytest

import boardinghouse as bh
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
