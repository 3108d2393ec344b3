"""A renamed key of a view fails `make lint`: in one place by mypy, in all places by the check of the wire types."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import boardinghouse as bh

ROOT = Path(__file__).parent.parent.parent
KEY = '"acting"'  # every view has it

pytestmark = pytest.mark.skipif(bh.compiled(), reason="both checks read the source")


def view_of(root: Path, id: str) -> Path:
    return root / "src/boardinghouse/games" / id / "view.py"


def test_in_one_place_it_fails_where_the_view_is_built(tmp_path: Path) -> None:
    views = [view_of(ROOT, id) for id in bh.games()]
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(ROOT / ".mypy_cache")]
    for view in views:
        built = view.read_text(encoding="utf-8")
        assert KEY in built
        altered = tmp_path / f"{view.parent.name}.py"
        altered.write_text(built.replace(KEY, '"asked"'), encoding="utf-8")
        command += ["--shadow-file", str(view), str(altered)]
    said = subprocess.run([*command, *map(str, views)], cwd=ROOT, capture_output=True, text=True, check=False)
    assert said.returncode == 1
    for view in views:
        faults = [line for line in said.stdout.splitlines() if f"{view.parent.name}/view.py" in line]
        assert any("asked" in fault for fault in faults), said.stdout


def test_in_all_places_it_fails_as_stale_types_of_the_page(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("page", "__pycache__"))
    for path in [
        *(ROOT / "web/scripts").glob("*.py"),
        *(ROOT / "web/src").glob("**/wire.ts"),
        ROOT / "web/src/games/facts.ts",
        *(ROOT / "docs").glob("protocol*"),
        ROOT / "docs/ladder.json",
    ]:
        copy = tmp_path / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)

    def check() -> str:
        command = [sys.executable, "-m", "web.scripts.wire", "--check"]
        said = subprocess.run(
            command,
            cwd=tmp_path,
            env={"PYTHONPATH": str(tmp_path / "src")},
            capture_output=True,
            text=True,
            check=False,
        )
        return said.stderr

    assert check() == ""
    for id in bh.games():
        view = view_of(tmp_path, id)
        text = view.read_text(encoding="utf-8")
        declared = "    acting: list[int]\n"
        assert declared in text
        view.write_text(text.replace(KEY, '"asked"').replace(declared, "    asked: list[int]\n"), encoding="utf-8")
    said = check()
    assert all(f"web/src/games/{id}/wire.ts" in said for id in bh.games()), said
    assert "docs/protocol.schema.json" in said
