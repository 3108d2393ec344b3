"""The notebooks run, and print what is kept in them."""

import json
from pathlib import Path

import pytest
from scripts.notebooks import FOLDER, code_cells, kept, outputs


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.ipynb")), ids=lambda path: path.stem)
def test_notebooks_print_what_is_kept_in_them(path: Path) -> None:
    notebook = json.loads(path.read_text(encoding="utf-8"))
    assert notebook["nbformat"] == 4
    assert outputs(notebook) == [kept(cell) for cell in code_cells(notebook)], (
        f"python -m scripts.notebooks {path} writes it again"
    )
