"""All games follow one grammar in the names of kinds of work, sources of chance, helpers of tests, files of boards."""

import ast
import re
from fnmatch import fnmatch
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import boardinghouse as bh
from boardinghouse.core.contract import Automatic, Chance, Decision, Game

ROOT = Path(__file__).parent.parent.parent
GAMES: list[Game[Any]] = [bh.load(id) for id in bh.games()]
# A kind of work is called by what is done: a verb, then what it is done to.
DECIDED = """
Build Buy Choose Clear Continue Cover Delay Dismiss Draft End Evict Fill Furnish Give Hire House Invite Lay Look
Move Occupy Order Place Play Prepare Receive Return Sail Swap Take Turn Use Walk
""".split()
DRAWN = ["Deal", "Draw", "Fill", "Lay", "Refill", "Roll", "Turn"]
DONE = ["Begin", "Book", "Check", "End", "Fly", "Give", "Hand", "Move", "Next", "Open", "Show", "Use"]
PAGE_FILES = {"Board.svelte", "Summary.svelte", "Defs.svelte", "palette.css", "index.ts", "view.ts", "wire.ts"}


def source_of(game: Game[Any]) -> ast.Module:
    path = ROOT / "src/boardinghouse/games" / game.id / "state.py"
    return ast.parse(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", GAMES, ids=bh.games())
def test_kinds_of_work_are_called_by_what_is_done(game: Game[Any]) -> None:
    wrong = []
    for kind in game.pending:
        verbs = DECIDED if isinstance(kind, Decision) else DRAWN if isinstance(kind, Chance) else DONE
        assert isinstance(kind, (Decision, Chance, Automatic))
        words = re.findall("[A-Z][a-z]+", type(kind).__name__)
        if len(words) < 2 or words[0] not in verbs:
            wrong.append(type(kind).__name__)
    assert wrong == [], "a verb and what it is done to, as in ChoosePrice, DrawTile, EndRound"


@pytest.mark.parametrize("game", GAMES, ids=bh.games())
def test_every_source_of_chance_has_a_name(game: Game[Any]) -> None:
    """`WORD_SOURCE` is a place in `CHANCE_SOURCES`; no number stands for one in a rule."""
    found: dict[str, Any] = {}
    for node in source_of(game).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            name = node.target.id
            if name.endswith("_SOURCE") or name == "CHANCE_SOURCES":
                found[name] = ast.literal_eval(node.value)
    named = found.pop("CHANCE_SOURCES")
    assert tuple(game.sources) == named
    assert list(found.values()) == list(range(len(found))), "in the order of CHANCE_SOURCES"
    assert found
    assert all(not name.removesuffix("_SOURCE").endswith("S") for name in found), "named in the singular"
    for path in (ROOT / "src/boardinghouse/games" / game.id).glob("*.py"):
        for part in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            by_name = isinstance(part, ast.FunctionDef) and part.name == "source"
            if by_name or (isinstance(part, ast.AnnAssign) and ast.unparse(part.target) == "stream"):
                assert "_SOURCE" in ast.unparse(part), f"{path.name}: {ast.unparse(part)}"


def test_a_class_name_means_one_thing() -> None:
    """Games share names for what they share; so do the encodings of their positions, and both sides of a refusal."""
    found: dict[str, str] = {"Refused": ""}
    for path in sorted((ROOT / "src/boardinghouse").glob("**/*.py")):
        place = str(path.relative_to(ROOT / "src/boardinghouse"))
        if place.startswith(("games/", "rl/encoding/")):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and found.setdefault(node.name, place):
                assert found[node.name] == place, f"{node.name} is in {found[node.name]} and in {place}"


def test_what_the_architecture_names_is_there() -> None:
    """The glossary's classes and modules exist, and the tables of files name every file of their folder."""
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    parts = dict(re.findall(r"\n## ([^\n]+)\n(.*?)(?=\n## |\Z)", text, re.DOTALL))
    package = ROOT / "src/boardinghouse"
    classes = {
        node.name
        for path in package.glob("**/*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    }
    for name in re.findall(r"`((?:\w+\.)*[A-Z]\w+)`", parts["Words"]):
        place, _, last = name.rpartition(".")
        assert last in classes, name
        assert not place or hasattr(import_module(f"boardinghouse.{place}"), last), name
    for heading, folder in (("The core", "core"), ("The server", "server"), ("The environments", "rl")):
        rows = re.findall(r"^\| (`.*?) \|", parts[f"{heading}, file by file"], re.MULTILINE)
        named = [name for row in rows for name in re.findall(r"`([^`]+)`", row)]
        there = [path.name for path in (package / folder).glob("*.py") if path.name != "__init__.py"]
        assert [name for name in there if not any(fnmatch(name, one) for one in named)] == [], folder
        assert [name for name in named if not any((package / folder).glob(name.replace("<id>", "*")))] == [], folder


@pytest.mark.parametrize("id", bh.games())
def test_the_tests_of_a_game_begin_from_its_table(id: str) -> None:
    folder = ROOT / "tests/games" / id
    table = ast.parse((folder / "table.py").read_text(encoding="utf-8"))
    assert "position" in {node.name for node in table.body if isinstance(node, ast.FunctionDef)}
    names = {path.name for path in folder.glob("*.py")}
    assert {"table.py", "test_examples.py", "test_reference.py", "test_terminal.py"} <= names


@pytest.mark.parametrize("id", bh.games())
def test_the_files_of_a_board_are_called_alike(id: str) -> None:
    folder = ROOT / "web/src/games" / id
    names = {path.name for path in folder.iterdir()}
    assert names >= PAGE_FILES | {"explain.ts"}
    for name in names:
        stem, _, kind = name.partition(".")
        assert stem[0].isupper() == (kind == "svelte"), f"{name}: components begin with a capital, all else does not"
        if kind in ("ts", "svelte.ts"):
            text = (folder / name).read_text(encoding="utf-8")
            assert ("ondragstart" in text or "pointermove" in text) <= (stem == "drag"), (
                f"{name}: dragging is in drag.ts"
            )
            assert bool(re.search(r"\): Explanation\b", text)) <= (stem == "explain"), f"{name} explains: explain.ts"
