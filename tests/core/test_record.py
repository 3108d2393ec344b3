"""Records: written, read, replayed, verified; broken ones named by their line."""

import json
from pathlib import Path

import pytest

import boardinghouse as bh
from boardinghouse.bots.random import RandomBot
from boardinghouse.core.contract import CHANCE


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    bh.play(bh.load("overbooking"), [RandomBot(), RandomBot()], seed=5).dump(path)
    return path


EARLIER = Path(__file__).parent / "earlier"


def change(file: Path, line: int, **values: object) -> None:
    rows = [json.loads(text) for text in file.read_text().splitlines()]
    rows[line].update(values)
    file.write_text("".join(json.dumps(row) + "\n" for row in rows))


def test_a_record_replays_to_the_same_end(file: Path) -> None:
    record = bh.Record.load(file)
    states = list(record.replay())
    assert len(states) == len(record.lines)
    assert record.closing is not None
    assert states[-1].digest() == record.verify().digest() == record.closing["digest"]
    assert states[0].digest() == record.state_at(1).digest()
    assert record.text() == file.read_text()


def test_every_single_changed_line_is_named(file: Path) -> None:
    original = file.read_text()
    rows = [json.loads(text) for text in original.splitlines()]
    for number in range(1, len(rows) - 1, 7):
        other = "draw 1-bird" if rows[number]["do"] != "draw 1-bird" else "draw 1-fish"
        change(file, number, do=other)
        with pytest.raises(bh.BrokenRecord, match=f"^line {number}: "):
            bh.Record.load(file).verify()
        file.write_text(original)


def test_a_chance_line_against_the_seed_is_named_even_with_new_checksums(file: Path) -> None:
    record = bh.Record.load(file)
    line = next(line for line in record.lines if line.seat == CHANCE)
    state = record.state_at(line.number - 1)
    line.action = next(action for action, _ in state.outcomes() if action != line.action)
    record.claims = []
    with pytest.raises(bh.BrokenRecord, match=f"line {line.number}: seed 5 gives"):
        record.verify()


def test_an_illegal_move_is_named_even_with_new_checksums(file: Path) -> None:
    record = bh.Record.load(file)
    line = record.lines[-1]
    line.action = record.game.actions.parse("first 1")
    record.claims = []
    with pytest.raises(bh.BrokenRecord, match=f"line {line.number}: 'first 1' is not legal"):
        record.verify()


def test_a_changed_result_or_digest_is_found(file: Path) -> None:
    last = len(file.read_text().splitlines()) - 1
    change(file, last, digest="0")
    with pytest.raises(bh.BrokenRecord, match="digest"):
        bh.Record.load(file).verify()
    change(file, last, result={})
    with pytest.raises(bh.BrokenRecord, match="result"):
        bh.Record.load(file).verify()


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "empty"),
        ("nonsense\n", "header: not JSON"),
        ("[]\n", "header: not a JSON object"),
        ("[" * 100_000, "header: not JSON"),
        ('{"format": 99}\n', "format 99, this program reads format 1"),
        ('{"format": 1}\n', "'game' is missing"),
        ('{"format": 1, "game": "chess"}\n', "unknown game 'chess'; the games are"),
    ],
)
def test_what_is_no_record_is_refused(tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "broken.jsonl"
    path.write_text(text)
    with pytest.raises(bh.BrokenRecord, match=complaint):
        bh.Record.load(path)


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "broken.jsonl"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(bh.BrokenRecord, match="UTF-8"):
        bh.Record.load(path)


@pytest.mark.parametrize(
    ("line", "values", "complaint"),
    [
        (0, {"version": 0}, "^header: made by version 0"),
        (0, {"seats": ["alone"]}, "header: overbooking takes 2 to 4 players, not 1"),
        (0, {"options": {"scoring": "odd"}}, "header: option scoring"),
        (0, {"options": {"seats": "3"}}, "header: overbooking has no option 'seats'; its options: scoring, look"),
        (0, {"seats": 3}, "^header: seats is a list"),
        (2, {"n": 9}, "^line 2: has number 9"),
        (2, {"do": "sing"}, "line 2: unknown verb 'sing'"),
        (2, {"do": 5}, "^line 2: 5 is no text of an action"),
        (2, {"seat": "nobody"}, "^line 2: 'nobody' is no seat; allowed: chance, 0 to "),
        (2, {"seat": -1}, "^line 2: -1 is no seat"),
        (2, {"seat": 10**30}, "^line 2: 1000"),
        (2, {"seat": True}, "^line 2: True is no seat"),
        (0, {"seed": "\ud800"}, "^header: has a character that is none"),
        (0, {"version": "\ud800"}, "^header: has a character that is none"),
        (0, {"seats": ["Ann", "\udfff"]}, "^header: has a character that is none"),
        (2, {"do": "\ud800"}, "^line 2: has a character that is none"),
    ],
)
def test_faults_are_named_with_their_line(file: Path, line: int, values: dict[str, object], complaint: str) -> None:
    change(file, line, **values)
    with pytest.raises(bh.BrokenRecord, match=complaint):
        bh.Record.load(file)


def test_hidden_lines_are_shown_to_those_who_could_know(file: Path) -> None:
    record = bh.Record.load(file)
    draws = [line.number for line in record.lines if record.game.actions.verb(line.action) == "draw"]
    first_hand = draws[:9]
    assert all(record.seen_by(0)[number - 1][2] is not None for number in first_hand)
    assert all(record.seen_by(1)[number - 1][2] is None for number in first_hand)
    assert all(record.seen_by(None)[number - 1][2] is None for number in draws)


def test_undo_cuts_the_log_back(file: Path) -> None:
    record = bh.Record.load(file)
    first = next(line for line in record.lines if line.seat != CHANCE)
    del record.lines[first.number :]
    state = record.state_at(first.number)
    if state.undoable(first.seat):
        before = record.undo(state, first.seat)
        assert before.digest() == record.state_at(first.number - 1).digest()
        assert len(record.lines) == first.number - 1
    with pytest.raises(ValueError, match="nothing to take back"):
        record.undo(record.state_at(len(record.lines)), first.seat)


def test_positions_outside_the_record_are_refused(file: Path) -> None:
    record = bh.Record.load(file)
    with pytest.raises(ValueError, match="lines 1 to"):
        record.state_at(len(record.lines) + 1)


@pytest.mark.parametrize("name", ["austria-3"])
def test_a_record_of_earlier_rules_with_the_same_games_replays(name: str, tmp_path: Path) -> None:
    text = (EARLIER / f"{name}.jsonl").read_text(encoding="utf-8")
    record = bh.Record.load(EARLIER / f"{name}.jsonl")
    assert record.version < record.game.version
    assert record.verify().acting() == ()
    assert record.text() == text
    assert record.closing is not None
    record.closing["result"]["scores"][0] += 1
    with pytest.raises(ValueError, match="the result"):
        record.verify()
    older = tmp_path / "older.jsonl"
    older.write_text(text.replace(f'"version": {record.version}', f'"version": {record.game.same_since - 1}', 1))
    with pytest.raises(ValueError, match="version"):
        bh.Record.load(older)
