"""The pages that people wrote: docs/, the pages of the repository itself, the rules of the games in three languages."""

import re
import shutil
from pathlib import Path

import boardinghouse as bh
from boardinghouse import rulebook

# pages beside docs/, and the folder that GitHub opens as a page
ELSEWHERE = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "reporting.md",
    "README.md": "index.md",
    "NOTICE": "notice.md",
}
LINK = re.compile(r"(!?\[[^\]]*\])\(([^)\s]+)\)")
LANGUAGES = {"en": "English", "ru": "Русский", "uk": "Українська"}
RULE = re.compile(r"^\*\*([A-Z]{3}-\d+)\*\*", re.MULTILINE)
NAMED = re.compile(r"(?<![\w\"#>-])([A-Z]{3}-\d+)(?![\w<-])")


def pages(root: Path, source: Path) -> None:
    """Copy all pages into one folder, with links that work there."""
    docs = root / "docs"
    shutil.copytree(docs / "site", source)
    shutil.copytree(docs / "images", source / "images")
    for path in docs.glob("*.md"):
        put(root, path, source / path.name)
    for name, page in ELSEWHERE.items():
        if name.endswith(".md") and page != "index.md":
            put(root, root / name, source / page)
    (source / "notice.md").write_text(notice(root), encoding="utf-8")
    (source / "reports").mkdir()
    put(root, docs / "reports/README.md", source / "reports/index.md")
    shutil.copytree(docs / "reports", source / "extra/reports", ignore=shutil.ignore_patterns("*.md"))
    shutil.copy(docs / "protocol.schema.json", source / "extra/protocol.schema.json")
    rules(source / "rules")


def put(root: Path, path: Path, to: Path) -> None:
    """Copy a page. Links to pages are turned to where these lie now; files outside the site are named, not linked."""

    def turn(link: re.Match[str]) -> str:
        shown, target = link.groups()
        file, _, place = target.partition("#")
        if "://" in file or not file:
            return link[0]
        there = (path.parent / file).resolve().relative_to(root).as_posix()
        up = "../" if to.parent.name == "reports" else ""
        if there in ELSEWHERE:
            new = ELSEWHERE[there]
        elif there == "docs/reports/README.md":
            new = "reports/index.md"
        elif there.startswith("docs/") and there.endswith(".html"):  # made by the lab: a page as it is
            return f'<a href="{up}{there.removeprefix("docs/")}">{shown[1:-1]}</a>'
        elif there.startswith("docs/"):
            new = there.removeprefix("docs/")
        else:
            return shown[1:-1]
        return f"{shown}({up}{new}{'#' + place if place else ''})"

    to.write_text(LINK.sub(turn, path.read_text(encoding="utf-8")), encoding="utf-8")


def notice(root: Path) -> str:
    """NOTICE as a page: its lists stay as they are."""
    title, _, text = (root / "NOTICE").read_text(encoding="utf-8").partition("\n")
    return f"# Notice\n\n{title}: " + re.sub(r"^(.+)\n-+$", r"## \1", text.lstrip("=\n"), flags=re.MULTILINE)


def rules(folder: Path) -> None:
    """A page for the rules of each game in each language. A paragraph has its number as its address."""
    folder.mkdir()
    for game in bh.games():
        for language in LANGUAGES:
            text = rulebook.markdown(game, language)
            heading, _, rest = text.partition("\n")
            rest = with_addresses(rest)
            others = " · ".join(
                f"[{name}]({page_of(game, other)})" for other, name in LANGUAGES.items() if other != language
            )
            (folder / page_of(game, language)).write_text(f"{heading}\n\n{others}\n{rest}\n", encoding="utf-8")


def with_addresses(text: str) -> str:
    """Every numbered paragraph can be linked to, and those that a text names are."""
    numbers = set(RULE.findall(text))
    text = RULE.sub(r'<a class="rule" id="\1" href="#\1">\1</a>', text)
    return NAMED.sub(lambda found: f'<a href="#{found[1]}">{found[1]}</a>' if found[1] in numbers else found[1], text)


def page_of(game: str, language: str) -> str:
    return f"{game}.md" if language == "en" else f"{game}-{language}.md"
