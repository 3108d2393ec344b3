"""What is logged, and what never is."""

import json
import subprocess
import sys

PROGRAM = """
import structlog
from boardinghouse.server import logs

logs.set_up(as_json={as_json}, level="info")
log = structlog.get_logger("test")
try:
    hand = "secret-hand-of-Ann"
    raise OSError("disk full")
except OSError:
    log.exception("failed")
"""


def logged(as_json: bool) -> str:
    command = [sys.executable, "-c", PROGRAM.format(as_json=as_json)]
    return subprocess.run(command, capture_output=True, check=True, text=True).stderr


def test_a_fault_is_logged_with_its_place_but_without_the_values_around_it() -> None:
    line = logged(True).splitlines()[-1]
    entry = json.loads(line)
    assert entry["event"] == "failed"
    assert entry["level"] == "error"
    assert "disk full" in line
    assert "lineno" in line
    assert '"locals"' not in line
    assert "secret-hand" not in line


def test_at_a_terminal_too() -> None:
    text = logged(False)
    assert "disk full" in text
    assert "secret-hand-of-Ann" not in text.replace('hand = "secret-hand-of-Ann"', "")
