"""The card of a data set: what it holds, how it came about and what it is not good for, as README.md beside its files.

The head is what Hugging Face and others read of a data set's README: its size, its tags, where its files are.
"""

import json

import boardinghouse as bh
from boardinghouse.lab.experiment import Experiment

SIZES = ((1_000, "n<1K"), (10_000, "1K<n<10K"), (100_000, "10K<n<100K"), (1_000_000, "100K<n<1M"))
AGAIN = """Only programs played, so it holds no personal data. The games are those of this experiment, and running it
again with these rules gives the same:"""
COLUMNS = {
    "game, players, deal, step, seat, bot": "which decision, and whose",
    "question": "the key of the question",
    "view": "all that the seat may know, as JSON",
    "legal": "the legal actions",
    "mask": "the same as bits: action *a* is bit *a* mod 8 of byte *a* div 8",
    "action, text": "the answer, as number and as text",
    "share": "the seat's share of the victory in the end",
    "place, score, margin": "its place, its score, and its score less that of the best other",
}


def card(experiment: Experiment, rows: int) -> str:
    """The text of the card."""
    rules = bh.load(experiment.game)
    size = next((word for limit, word in SIZES if rows < limit), "n>1M")
    bots = ", ".join(f"`{bot}`" for bot in experiment.bots)
    seats = ", ".join(map(str, experiment.seats))
    options = ", ".join(f"{name} {value}" for name, value in experiment.options.items()) or "as the rules have them"
    games = sum(chunk.games() for chunk in experiment.chunks())
    told = json.dumps(experiment.to_json(), indent=1, sort_keys=True)
    lines = [
        "---",
        f"pretty_name: Boardinghouse, decisions in {experiment.game}",
        f"size_categories: [{size}]",
        "tags: [board-games, imitation-learning, reinforcement-learning, imperfect-information]",
        "configs:",
        "- config_name: default",
        '  data_files: "*.parquet"',
        "---",
        "",
        f"# Decisions in {experiment.game}",
        "",
        f"{rows:,} decisions in {games:,} games, a row each, in Parquet files.",
        "",
        "## Where it comes from",
        "",
        "| | |",
        "|---|---|",
        f"| game, version of its rules | {experiment.game}, {rules.version} |",
        f"| players | {seats} |",
        f"| options | {options} |",
        f"| changed numbers | {', '.join(experiment.changes) or 'none'} |",
        f"| who played | {bots}; the last takes all remaining seats |",
        f"| seed | {experiment.seed} |",
        f"| made with | boardinghouse {bh.__version__} |",
        "",
        AGAIN,
        "",
        "```json",
        told,
        "```",
        "",
        "## Columns",
        "",
        "| column | holds |",
        "|---|---|",
        *(f"| `{name.replace(', ', '`, `')}` | {about} |" for name, about in COLUMNS.items()),
        "",
        f"Actions are numbers: `boardinghouse.load({experiment.game!r}).actions.text(5)` says what 5 means.",
        "",
        "## Before you use it",
        "",
        "* Divide it by `deal`: games of a deal share their luck, so a deal in both parts is seen before.",
        "* No row holds what its seat could not know, but for how the game ended: `share`, `place`, `score`, `margin`.",
        "* The answers are those of the bots named above: they show how these play, not how people do.",
        "",
    ]
    return "\n".join(lines)
