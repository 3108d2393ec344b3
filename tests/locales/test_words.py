"""All languages say the same: equal keys, equal variables, nothing the programs ask for is missing."""

import ast as python
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import boardinghouse as bh
from boardinghouse.bots.evaluation import evaluation_of
from boardinghouse.glance import PARTS
from boardinghouse.server.passwords import SHORTEST
from tests.contract.properties import set_ups

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src/boardinghouse/locales"
PAGE = ROOT / "web/src"
LANGUAGES = ("en", "ru", "uk")
TRANSLATIONS = LANGUAGES[1:]
ASKED = re.compile(r"""(?<![\w.])say\(\s*["']([a-z][a-z0-9-]*)["']""")
REFUSED = re.compile(r"""(?<![\w.])refusal\(\s*["']([a-z][a-z0-9-]*)["']""")
SAID = re.compile(r"""words\.say\(\s*["']([a-z][a-z0-9-]*)["']""")
# keys that the page puts together out of a beginning and a value
FAMILIES = {
    "game": bh.games(),
    "tagline": bh.games(),
    "level": ("1", "2", "3", "4", "5"),
    "level-is": ("1", "2", "3", "4", "5"),
    "weight": ("1", "2", "3"),
    "speed": ("off", "fast", "normal", "slow"),
    "theme": ("auto", "light", "dark"),
    "confirm": ("never", "touch", "always"),
    "chat": ("friends", "all", "off"),
    "vote": ("wait", "bot", "end"),
    "source": ("rulebook", "publication", "reconstructed"),
    "set": ("language", "theme", "speed", "confirm"),
    "glance-part": PARTS,
    "hint-ask": ("area", "kind", "move"),
}


class Variables(Visitor):
    """Collects the names of variables."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str, part: str) -> dict[str, set[str]]:
    """Key to variables; an entry that cannot be read fails."""
    path = LOCALES / language / f"{part}.ftl"
    found: dict[str, set[str]] = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
            assert entry.value is not None, f"{path}: {entry.id.name} says nothing"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def parts() -> list[str]:
    """The files that must be there in every language: the shell's, and those of games that have a board."""
    boards = [id for id in bh.games() if (PAGE / "games" / id / "index.ts").exists()]
    return ["page", "shell", "study", *boards]


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("part", parts())
def test_a_language_has_the_same_keys_and_variables(language: str, part: str) -> None:
    english = messages("en", part)
    other = messages(language, part)
    assert sorted(english.keys() - other.keys()) == []
    assert sorted(other.keys() - english.keys()) == []
    differing = {key: (english[key], other[key]) for key in english if english[key] != other[key]}
    assert differing == {}


def asked_for(pattern: re.Pattern[str]) -> Iterator[str]:
    """The keys written out in the page's sources."""
    for path in [*PAGE.rglob("*.svelte"), *PAGE.rglob("*.ts")]:
        if PAGE / "games" not in path.parents:
            yield from pattern.findall(path.read_text(encoding="utf-8"))


NAMED = re.compile(r"([^\W\d_]+)\s+«?\{ \$(?:name|names|about)\b")
BENDING = set(  # words after which a name would have to be in another case than the one it was given in
    "без в вместо возле для до за за из из-за из-под к ко кроме между на над о об от перед по под после при про против"
    " ради с со среди у через ждать ждём подождать замість біля від з зі із крім між під після про проти серед чекати"
    " чекаємо почекати".split()
)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_name_is_never_put_where_it_would_need_another_ending(language: str) -> None:
    for part in parts():
        text = (LOCALES / language / f"{part}.ftl").read_text(encoding="utf-8")
        assert [found[0] for found in NAMED.finditer(text) if found[1].lower() in BENDING] == [], part


def test_the_page_has_words_for_all_it_says() -> None:
    known = messages("en", "page").keys()
    wanted = {*asked_for(ASKED), *(f"refused-{reason}" for reason in asked_for(REFUSED))}
    wanted |= {f"{family}-{value}" for family, values in FAMILIES.items() for value in values}
    assert sorted(wanted - known) == []


def test_the_page_has_words_for_all_it_says_of_a_game() -> None:
    known = set().union(*(messages("en", part) for part in ("page", "study", *bh.games())))
    assert sorted(set(asked_for(SAID)) - known) == []


@pytest.mark.parametrize("id", bh.games())
def test_a_game_has_words_for_all_it_says(id: str) -> None:
    game = bh.load(id)
    known = messages("en", id)
    wanted = {f"action-{verb.name}" for verb in game.actions.verbs}
    wanted |= {f"event-{kind.key}" for kind in game.events}
    for name, values in game.options.items():
        wanted.add(f"option-{name}")
        if name not in game.picks:  # their values are things of a kind, and spoken of as such
            wanted |= {f"option-{name}-{value}" for value in values}
    assert sorted(wanted - known.keys()) == []
    for kind in game.events:
        assert known[f"event-{kind.key}"] <= set(kind.params), kind.key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", bh.games())
def test_every_part_of_a_score_has_words(id: str, language: str) -> None:
    game = bh.load(id)
    known = messages(language, id)
    scored = set().union(*(game.new(seats, **options).result().breakdown[0] for seats, options in set_ups(game)))
    assert scored
    assert sorted(part for part in scored if f"score-{part}" not in known) == []


@pytest.mark.parametrize("id", bh.games())
def test_every_term_of_an_evaluation_has_words(id: str) -> None:
    known = messages("en", "study").keys()
    assert [name for name in evaluation_of(id).names if f"term-{id}-{name}" not in known] == []


def reasons() -> set[str]:
    """Every reason for which the server refuses something: those written out in its sources, and the guard's."""
    said = {"Refused": 0, "Problem": 0, "Refusal": 1, "Fault": 0, "refuse": 1}  # which argument is the reason
    found = {"bad-host", "no-origin", "foreign-origin", "no-such-page", "wrong-method", "too-large", "malformed"}
    for path in (ROOT / "src/boardinghouse/server").rglob("*.py"):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id in said:
                found.update(written(node.args[said[node.func.id]]))
    return found


def written(node: python.expr) -> list[str]:
    """The texts that an expression chooses among."""
    if isinstance(node, python.IfExp):
        return written(node.body) + written(node.orelse)
    return [node.value] if isinstance(node, python.Constant) and isinstance(node.value, str) else []


def test_every_reason_for_which_the_server_refuses_has_words() -> None:
    assert len(reasons()) > 50
    known = messages("en", "page").keys()
    assert sorted(reason for reason in reasons() if f"refused-{reason}" not in known) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_page_and_server_agree_how_long_a_password_is(language: str) -> None:
    text = (LOCALES / language / "page.ftl").read_text(encoding="utf-8")
    for key in ("password-explained", "refused-weak-password"):
        assert re.search(rf"^{key} = .*\b{SHORTEST}\b", text, re.MULTILINE), key
    assert f'minlength="{SHORTEST}"' in (PAGE / "pages/Settings.svelte").read_text(encoding="utf-8")
