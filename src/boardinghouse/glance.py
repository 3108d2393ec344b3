"""The rules at a glance: one page of pictures for a game, as data beside its rules (`games/<id>/glance.json`).

It is a chapter like those of a lesson, a game with a fixed seed, whose steps are looked at and not played. A step is a
panel: its words are `glance-<say>`, `part` says where on the page it belongs, `show` which spots of the board are cut
out, `look` which are ringed, `rules` which paragraphs it is an example of. `wrong` names the paragraphs of the things
that people get wrong; their words are `glance-wrong-<number>`.
"""

import json
from functools import cache
from importlib import resources
from typing import NamedTuple

import boardinghouse as bh
from boardinghouse.lessons import LEARNER, Chapter, Moment, moments, read_chapter

PARTS = ("aim", "turn", "score", "end")


class Panel(NamedTuple):
    say: str
    part: str
    show: tuple[str, ...]
    look: tuple[str, ...]
    rules: tuple[str, ...]


class GlancePage(NamedTuple):
    chapter: Chapter
    panels: tuple[Panel, ...]
    wrong: tuple[str, ...]


@cache
def glance(id: str) -> GlancePage | None:
    """The page of a game; None where it has none."""
    bh.load(id)
    path = resources.files("boardinghouse.games").joinpath(id, "glance.json")
    if not path.is_file():
        return None
    data = json.loads(path.read_text(encoding="utf-8"))
    panels = [
        Panel(
            step["say"],
            step["part"],
            tuple(step["show"]),
            tuple(step.get("look", ())),
            tuple(step.get("rules", ())),
        )
        for step in data["steps"]
    ]
    return GlancePage(read_chapter(id, 0, data), tuple(panels), tuple(data["wrong"]))


def pictures(page: GlancePage) -> list[Moment]:
    """For every panel the position it shows: the one in which its step begins, with what could be done there."""
    first: dict[int, Moment] = {}
    for moment in moments(page.chapter):
        could = moment.state.legal(LEARNER)
        first.setdefault(moment.step, moment._replace(wanted=could[0] if could else None))
    return [first[place] for place in range(len(page.panels))]
