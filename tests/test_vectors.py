"""The test vectors of the documents, by programs written from the documents alone."""

import hashlib
import json
import re
from pathlib import Path
from typing import Any, get_args

from boardinghouse.core.record import parse
from boardinghouse.games import load
from boardinghouse.server.making import commitment
from boardinghouse.server.table_parts import Status

DOCS = Path(__file__).parent.parent / "docs"


def table(text: str, head: str) -> list[list[str]]:
    """The rows of the table that begins with this line."""
    rows = text.split(head + "\n", 1)[1].split("\n\n", 1)[0].splitlines()[1:]
    return [[cell.strip().strip("`") for cell in row.strip("|").split("|")] for row in rows]


def test_the_commitment_is_that_of_the_text_of_the_seed() -> None:
    rows = table((DOCS / "protocol.md").read_text(encoding="utf-8"), "| seed | commitment |")
    assert len(rows) == 2
    for seed, shown in rows:
        assert hashlib.sha256(seed.encode("ascii")).hexdigest() == shown == commitment(seed)


def canonical(value: Any) -> str:
    """As docs/record-format.md says, without Python's own writer of JSON."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{canonical(key)}: {canonical(value[key])}" for key in sorted(value)) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(canonical, value)) + "]"
    if isinstance(value, int):
        return str(value)
    units = value.encode("utf-16-be")
    codes = [int.from_bytes(units[place : place + 2]) for place in range(0, len(units), 2)]
    return '"' + "".join(chr(code) if code < 128 else f"\\u{code:04x}" for code in codes) + '"'


def test_the_checksums_of_a_record_are_as_the_format_says() -> None:
    text = (DOCS / "record-format.md").read_text(encoding="utf-8")
    vectors = re.findall(r"    line    (.+)\n    hashed  (.+)\n    sum     (\w+)", text)
    assert len(vectors) == 3
    before = ""
    for line, hashed, shown in vectors:
        row = json.loads(line)
        if "n" in row:
            content = f"{row['n']} {-1 if row['seat'] == 'chance' else row['seat']} {row['do']}"
            assert row["sum"] == shown
        else:
            content = canonical(row)
        told = f"{before} {content}"
        assert told == hashed.replace("␣", " ")
        before = hashlib.blake2s(told.encode(), digest_size=4).hexdigest()
        assert before == shown
    record = parse("\n".join(line for line, _, _ in vectors).encode(), load)
    record.verify()


def test_every_status_is_explained() -> None:
    rows = table((DOCS / "protocol.md").read_text(encoding="utf-8"), "| status | |")
    assert tuple(name for name, _ in rows) == get_args(Status)
