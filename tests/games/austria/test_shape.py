"""The rules are written in pieces that can be read: no long functions, none with many branches."""

import ast
import subprocess
import sys
from pathlib import Path

LONGEST = 40
MOST_BRANCHES = 12
SOURCE = Path(__file__).parents[3] / "src" / "boardinghouse" / "games" / "austria"


def test_functions_are_short() -> None:
    long = [
        f"{path.name}: {node.name}"
        for path in SOURCE.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and (node.end_lineno or 0) - node.lineno >= LONGEST
    ]
    assert long == []


def test_functions_have_few_branches() -> None:
    check = ["ruff", "check", "--select", "C901", "--config", f"lint.mccabe.max-complexity={MOST_BRANCHES}"]
    done = subprocess.run([sys.executable, "-m", *check, str(SOURCE)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
