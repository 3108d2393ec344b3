"""Runs the notebooks of examples/notebooks and keeps what they print: `python -m scripts.notebooks`.

A test runs them, too, and compares. They need no Jupyter for that: a cell is Python, and what it prints is its output.
"""

import ast
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[1] / "examples" / "notebooks"


def outputs(notebook: dict[str, Any]) -> list[str]:
    """What each cell of code prints; the value of a last line that is an expression is printed, too."""
    names: dict[str, Any] = {"__name__": "__notebook__"}
    found = []
    for place, cell in enumerate(code_cells(notebook), start=1):
        tree = ast.parse("".join(cell["source"]))
        last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            exec(compile(tree, f"cell {place}", "exec"), names)  # noqa: S102 - our own notebooks
            if isinstance(last, ast.Expr):
                value = eval(compile(ast.Expression(last.value), f"cell {place}", "eval"), names)  # noqa: S307
                if value is not None:
                    print(repr(value))
        found.append(said.getvalue())
    return found


def code_cells(notebook: dict[str, Any]) -> list[dict[str, Any]]:
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def kept(cell: dict[str, Any]) -> str:
    """What the notebook says that a cell prints."""
    return "".join(line for output in cell["outputs"] for line in output["text"])


def write(path: Path) -> None:
    """Run a notebook and put what it prints into it."""
    notebook = json.loads(path.read_text(encoding="utf-8"))
    for count, (cell, text) in enumerate(zip(code_cells(notebook), outputs(notebook), strict=True), start=1):
        cell["execution_count"] = count
        stream = {"name": "stdout", "output_type": "stream", "text": text.splitlines(keepends=True)}
        cell["outputs"] = [stream] if text else []
    path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for path in [Path(name) for name in sys.argv[1:]] or sorted(FOLDER.glob("*.ipynb")):
        write(path)
        print(path.name)
