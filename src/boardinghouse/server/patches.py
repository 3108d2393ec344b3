"""What is new of a position for those who have the one before it: fields that changed, and of the view only its parts.

A patch is made of two situations of the same eyes, so it holds nothing that the whole would not.
"""

from msgspec import UNSET, Raw
from msgspec.structs import replace

from boardinghouse.core.difference import differences
from boardinghouse.server import views
from boardinghouse.server.fold import Table
from boardinghouse.server.live import Followers
from boardinghouse.server.protocol import Change, Lobby, News, Patch, Situation, Told


def patch(
    table: Table,
    part: Told,
    viewer: int | None,
    followers: Followers,
    now: Situation,
    legal: list[int],
    lobby: Lobby | None,
) -> Patch | None:
    """The newest step for those who follow; None if they have not what it would be a patch of. From now on they have
    `now`."""
    before, number = followers.now, followers.number
    followers.number, followers.now = part.number, now
    if before is None or number != part.number - 1:
        followers.known = set(legal)
        return None
    changes: list[Change] = []
    view = differences(before.view, now.view, changes)
    actions: list[Raw | int] = []
    if legal:
        texts, known = views.action_texts(table.game.id), followers.known
        actions = [action if action in known else texts[action] for action in legal]
        known.update(legal)
    news = News(
        acting=UNSET if now.acting == before.acting else now.acting,
        view=changes or UNSET,
        actions=UNSET if now.actions == before.actions else actions,
        prompt=UNSET if now.prompt == before.prompt else now.prompt,
        undoable=UNSET if now.undoable == before.undoable else now.undoable,
        clocks=UNSET if now.clocks == before.clocks else now.clocks,
        left=UNSET if now.left == before.left else now.left,
        result=UNSET if now.result == before.result else now.result,
    )
    followers.now = replace(now, view=view)
    return Patch(table.id, viewer, part.number, part.at, part.did, part.events, news, lobby)
