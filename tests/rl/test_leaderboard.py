"""The leaderboard: entries are checked by playing their games again, and what is not so is refused."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from boardinghouse.cli import main
from boardinghouse.rl import leaderboard

FOLDER = Path(__file__).parents[2] / "docs" / "leaderboard"
ENTRIES = sorted(FOLDER.glob("*.json"))
PAGE = FOLDER.with_suffix(".md")


@pytest.fixture(scope="module")
def entry() -> Any:
    return leaderboard.play(leaderboard.bot_answers("greedy"), "greedy", "`--bot greedy`", "maui", games=6)


def test_what_was_played_passes(entry: Any) -> None:
    assert 0 <= entry["won"] <= 1
    leaderboard.check(json.loads(json.dumps(entry)))
    again = leaderboard.play(leaderboard.bot_answers("greedy"), "greedy", "`--bot greedy`", "maui", games=6)
    assert again == entry


def changed_answers(entry: Any, change: Any) -> str:
    answers = leaderboard.unpacked(entry["answers"], entry["games"])
    change(answers)
    return leaderboard.packed(answers)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda entry: entry | {"won": entry["won"] - 0.01}, "won is .*, not "),
        (lambda entry: entry | {"margin": entry["margin"] + 1}, "margin is .*, not "),
        (lambda entry: entry | {"season": 7}, "there is no season 7"),
        (lambda entry: entry | {"rules": 9}, "maui has rules 1; these games were played by rules 9"),
        (lambda entry: entry | {"games": 0}, "1 to 200 games, not 0"),
        (lambda entry: entry | {"games": 5}, "not those of 5 games"),
        (lambda entry: entry | {"answers": "!"}, "cannot be read"),
        (lambda entry: {key: value for key, value in entry.items() if key != "how"}, "how is missing"),
        (lambda entry: entry | {"answers": changed_answers(entry, lambda all: all[1].pop())}, "game 1 is not over"),
        (lambda entry: entry | {"answers": changed_answers(entry, lambda all: all[1].append(3))}, "game 1 was over"),
        (
            lambda entry: entry | {"answers": changed_answers(entry, lambda all: all[2].__setitem__(0, 999))},
            "answer 0 is not legal: table 2",
        ),
    ],
)
def test_what_is_not_so_is_refused(entry: Any, change: Any, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        leaderboard.check(change(entry))


@pytest.mark.parametrize("path", ENTRIES, ids=lambda path: path.stem)
def test_entries_are_what_they_claim(path: Path) -> None:
    leaderboard.check(leaderboard.read(path))


def test_the_page_lists_the_entries() -> None:
    table = leaderboard.standing([leaderboard.read(path) for path in ENTRIES])
    assert ENTRIES
    assert table in PAGE.read_text(encoding="utf-8")


def test_the_command_plays_and_checks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def code(*words: str) -> Any:
        monkeypatch.setattr(sys, "argv", ["boardinghouse", "leaderboard", *words])
        with pytest.raises(SystemExit) as ended:
            main()
        return ended.value.code

    file = tmp_path / "entry.json"
    assert not code("play", "--game", "maui", "--bot", "random", "--games", "3", "-o", str(file))
    assert not code("check", str(file))
    file.write_text(json.dumps(leaderboard.read(file) | {"won": 2}), encoding="utf-8")
    assert code("check", str(file)) == 2
