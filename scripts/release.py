"""What the release workflow asks: `check TYPE NAME` before it builds, `notes` for the text of the release."""

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


def version() -> str:
    """The version, which is in one place."""
    text = (ROOT / "src/boardinghouse/__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    if found is None:
        raise SystemExit("src/boardinghouse/__init__.py names no version")
    return found[1]


def notes(wanted: str) -> str:
    """What CHANGELOG.md says about a version."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(rf"^## {re.escape(wanted)}\n+(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    if found is None:
        raise SystemExit(f"CHANGELOG.md says nothing about {wanted}")
    return found[1].strip()


def check(kind: str, name: str) -> None:
    """Stop a release whose tag, version, changelog and addresses do not agree. A branch is only built."""
    if kind != "tag":
        return
    if name != f"v{version()}":
        raise SystemExit(f"the tag is {name}, and the version is {version()}")
    notes(version())
    urls = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]
    if ".example/" in urls["Repository"]:
        raise SystemExit("pyproject.toml does not yet say where the repository is: [project.urls]")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["check", kind, name]:
            check(kind, name)
        case ["notes"]:
            print(notes(version()))
        case _:
            raise SystemExit(__doc__)
