"""What a package index shows: authors, addresses, a README whose pictures are found; and what a release checks."""

import re
import shutil
import subprocess
import sys
import tomllib
from email import message_from_string
from email.message import Message
from pathlib import Path
from typing import Any

import pytest
from scripts import release

import boardinghouse as bh

ROOT = Path(__file__).parents[2]


def project() -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return found


@pytest.fixture(scope="module")
def metadata(tmp_path_factory: pytest.TempPathFactory) -> Message:
    """The metadata of a package made from this source."""
    folder = tmp_path_factory.mktemp("source")
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE", "src/boardinghouse/__init__.py"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    program = "from setuptools.build_meta import prepare_metadata_for_build_wheel as prepare; prepare('.')"
    subprocess.run([sys.executable, "-c", program], cwd=folder, check=True, capture_output=True)
    return message_from_string(next(folder.glob("*.dist-info/METADATA")).read_text(encoding="utf-8"))


def test_the_metadata_says_who_and_what(metadata: Message) -> None:
    assert metadata["Version"] == bh.__version__
    assert f"Copyright (c) 2026 {metadata['Author']}" in (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert "reinforcement learning" in metadata["Keywords"]
    assert metadata["Description-Content-Type"] == "text/markdown"
    addresses = metadata.get_all("Project-URL") or []
    assert {line.split(",")[0] for line in addresses} == {"Repository", "Documentation", "Changelog", "Issues"}


def test_pictures_and_links_of_the_readme_work_away_from_the_repository(metadata: Message) -> None:
    base = project()["urls"]["Repository"]
    text = metadata.get_payload()
    assert isinstance(text, str)
    targets = re.findall(r"\]\(([^)]+)\)", text)
    assert f"{base}/raw/HEAD/docs/images/house.webp" in targets
    assert f"{base}/blob/HEAD/docs/lab.md" in targets
    assert [target for target in targets if not target.startswith(("https://", "#"))] == []


def test_the_address_of_the_repository_is_in_one_table() -> None:
    urls = project()["urls"]
    assert all(address.startswith(urls["Repository"]) for address in urls.values())
    pages = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob(".github/**/*.yml"), ROOT / "setup.py"]
    for page in pages:
        assert urls["Repository"] not in page.read_text(encoding="utf-8"), page.name


def test_a_release_needs_its_tag_its_changelog_and_an_address(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert release.version() == bh.__version__
    assert "Five games" in release.notes("0.1.0")
    release.check("branch", "main")
    with pytest.raises(SystemExit, match="the tag is v9, and the version is"):
        release.check("tag", "v9")
    with pytest.raises(SystemExit, match="says nothing about 9"):
        release.notes("9")
    for name in ("pyproject.toml", "CHANGELOG.md", "src/boardinghouse/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        text = (ROOT / name).read_text(encoding="utf-8")
        (tmp_path / name).write_text(re.sub(r"https://[^/]+/source", "https://house.example/source", text))
    monkeypatch.setattr(release, "ROOT", tmp_path)
    with pytest.raises(SystemExit, match="does not yet say where the repository is"):
        release.check("tag", f"v{bh.__version__}")
    text = (tmp_path / "pyproject.toml").read_text(encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text(text.replace("house.example", "house.test"))
    release.check("tag", f"v{bh.__version__}")
