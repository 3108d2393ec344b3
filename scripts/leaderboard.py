"""Checks the entries of docs/leaderboard and writes their table into its page: `python -m scripts.leaderboard`."""

from pathlib import Path

from boardinghouse.rl import leaderboard

FOLDER = Path(__file__).parents[1] / "docs" / "leaderboard"
PAGE = FOLDER.with_suffix(".md")
BEGIN, END = "<!-- entries: begin -->", "<!-- entries: end -->"

if __name__ == "__main__":
    entries = [leaderboard.read(path) for path in sorted(FOLDER.glob("*.json"))]
    for entry in entries:
        leaderboard.check(entry)
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    table = leaderboard.standing(entries)
    PAGE.write_text(f"{before}{BEGIN}\n\n{table}\n\n{END}{rest.partition(END)[2]}", encoding="utf-8")
