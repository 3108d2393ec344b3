"""Every link and picture of a folder of pages leads to a file that is there, and to a place in it."""

from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class Page(HTMLParser):
    """What a page has to link to, and what it links to itself."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.places: set[str] = set()
        self.targets: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if value and name == "id":
                self.places.add(value)
            elif value and (name == "src" or (name == "href" and tag in ("a", "link"))):
                self.targets.add(value)


def dead(site: Path) -> list[str]:
    """Links inside the site that lead nowhere, with the page they are on."""
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in site.rglob("*.html")}
    found = []
    for path, page in sorted(pages.items()):
        for target in sorted(page.targets):
            parts = urlsplit(target)
            if parts.scheme or parts.netloc:
                continue
            file = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            place = unquote(parts.fragment)
            there = file.is_file() and (not place or file not in pages or place in pages[file].places)
            if not there:
                found.append(f"{path.relative_to(site)}: {target}")
    return found
