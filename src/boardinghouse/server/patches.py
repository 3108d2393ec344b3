"""What is new of a position for those who have the one before it: fields that changed, and of the view only its parts.

A patch is made of two situations of the same eyes, so it holds nothing that the whole would not.
"""

from itertools import compress, count
from operator import ne
from typing import Any

from msgspec import UNSET, Raw

from boardinghouse.server import views
from boardinghouse.server.fold import Table
from boardinghouse.server.live import Followers
from boardinghouse.server.protocol import Change, Lobby, News, Patch, Situation, Told

SHORT = 4  # numbers of a list that is told whole


def patch(
    table: Table,
    part: Told,
    viewer: int | None,
    followers: Followers,
    now: Situation,
    legal: list[int],
    lobby: Lobby | None,
) -> Patch | None:
    """The newest step for those who follow; None if they do not have the one before it. From now on they have
    `now`."""
    before, known = followers.now, followers.known
    fits = before is not None and followers.number == part.number - 1
    followers.number, followers.now, followers.known = part.number, now, known | set(legal) if fits else set(legal)
    if before is None or not fits:
        return None
    texts = views.action_texts(table.game.id)
    actions: list[Raw | int] = [action if action in known else texts[action] for action in legal]
    news = News(
        acting=UNSET if now.acting == before.acting else now.acting,
        view=changes(before.view, now.view) or UNSET,
        actions=UNSET if now.actions == before.actions else actions,
        prompt=UNSET if now.prompt == before.prompt else now.prompt,
        undoable=UNSET if now.undoable == before.undoable else now.undoable,
        clocks=UNSET if now.clocks == before.clocks else now.clocks,
        left=UNSET if now.left == before.left else now.left,
        result=UNSET if now.result == before.result else now.result,
    )
    return Patch(table.id, viewer, part.number, part.at, part.did, part.events, news, lobby)


def changes(before: Any, after: Any) -> list[Change]:
    """What is to be put where, so that one becomes the other."""
    found: list[Change] = []
    if before != after:
        compare(before, after, [], found)
    return found


def compare(before: Any, after: Any, path: list[str | int], found: list[Change]) -> None:
    """Two values that differ. Most of their parts do not: those are passed over without a line of Python for each."""
    if type(before) is type(after) is dict and before.keys() == after.keys():
        for key in compress(after, map(ne, map(before.__getitem__, after), after.values())):
            descend(before[key], after[key], [*path, key], found)
    elif type(before) is type(after) is list and len(before) <= len(after):
        for place in compress(count(), map(ne, before, after)):
            descend(before[place], after[place], [*path, place], found)
        for place in range(len(before), len(after)):
            found.append(([*path, place], after[place]))  # noqa: PERF401 there are none, as a rule
    else:
        found.append((path, after))


def descend(before: Any, after: Any, path: list[str | int], found: list[Change]) -> None:
    """What differs in a part, where that is shorter than all of it."""
    kind = type(after)
    if kind is dict or (kind is list and (len(after) > SHORT or (after and type(after[0]) is dict))):
        compare(before, after, path, found)
    else:
        found.append((path, after))
