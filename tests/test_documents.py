"""The site of the documents: what it is gathered from fits together. `make docs` makes it, and follows every link."""

import re
from pathlib import Path

import pytest
from scripts.documents import gather, links, plots, reference

import boardinghouse as bh
from boardinghouse import rulebook

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All pages as Sphinx gets them."""
    folder = tmp_path_factory.mktemp("documents") / "source"
    gather.pages(ROOT, folder)
    plots.draw(ROOT, folder)
    reference.write(folder)
    return folder


def entries(page: Path) -> set[Path]:
    """The pages that a page lists below itself."""
    lists = re.findall(r"^```\{toctree\}\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    names = {line for found in lists for line in found.splitlines() if line and not line.startswith(":")}
    return {page.parent / f"{name}.md" for name in names}


def test_every_page_is_found_from_the_first(source: Path) -> None:
    found, new = set(), {source / "index.md"}
    while new:
        found |= new
        new = {below for page in new for below in entries(page)} - found
    assert found == set(source.rglob("*.md"))


def test_links_between_the_pages_lead_somewhere(source: Path) -> None:
    broken = [
        f"{page.relative_to(source)}: {target}"
        for page in source.rglob("*.md")
        for target in re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
        if not (page.parent / target).exists()
    ]
    assert broken == []


@pytest.mark.parametrize("language", gather.LANGUAGES)
@pytest.mark.parametrize("game", bh.games())
def test_every_paragraph_of_the_rules_has_an_address(source: Path, game: str, language: str) -> None:
    page = links.Page((source / "rules" / gather.page_of(game, language)).read_text(encoding="utf-8"))
    rules = {passage.rule for passage in rulebook.passages(game, language) if passage.rule}
    assert len(rules) > 50
    assert rules <= page.places
    assert {target[1:] for target in page.targets if target.startswith("#")} <= rules


def test_the_reference_has_commands_modules_and_messages(source: Path) -> None:
    folder = source / "reference"
    assert "## boardinghouse lab run" in (folder / "commands.md").read_text(encoding="utf-8")
    assert "automodule:: boardinghouse.core.contract" in (folder / "api-game.md").read_text(encoding="utf-8")
    messages = links.Page((folder / "messages.md").read_text(encoding="utf-8"))
    assert {"Request", "Message", "Step"} <= messages.places
    for page in folder.glob("messages*.md"):
        for target in links.Page(page.read_text(encoding="utf-8")).targets:
            file, _, place = target.partition("#")
            if place:
                other = links.Page((folder / file.replace(".html", ".md")).read_text(encoding="utf-8"))
                assert place in other.places, target


def test_the_plots_show_what_the_tables_say(source: Path) -> None:
    measured = (ROOT / "docs/benchmarks.md").read_text(encoding="utf-8")
    assert plots.amount("3.93 M ± 2 %") == 3_930_000
    assert len(plots.rows_of(measured, "### Our games, random from start to end")) == 2 * len(bh.games())
    ladder = (source / f"images/plots/{plots.LADDER}.svg").read_text(encoding="utf-8")
    assert all(title in ladder for title in plots.TITLES.values())
    assert set(plots.TITLES) == set(bh.games())


def test_a_link_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text('<p id="x"><a href="b.html#y">b</a><a href="https://house.example">c</a></p>')
    (tmp_path / "b.html").write_text('<p id="y"><a href="a.html#z">a</a><img src="none.png"><a href="#y">y</a></p>')
    assert links.dead(tmp_path) == ["b.html: a.html#z", "b.html: none.png"]


def test_the_pictures_of_the_games_are_small() -> None:
    pictures = list((ROOT / "docs/images/learning").glob("*.webp"))
    shown = (ROOT / "docs/learning-pictures.md").read_text(encoding="utf-8")
    assert sum(path.stat().st_size for path in pictures) < 2_000_000
    assert {f"images/learning/{path.name}" for path in pictures} == set(re.findall(r"\((images/[^)]+)\)", shown))
