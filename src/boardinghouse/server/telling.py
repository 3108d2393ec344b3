"""Telling a stored step to those who look at its table, to each what their eyes may see."""

from collections.abc import Iterable

import msgspec

from boardinghouse.server import rights, views
from boardinghouse.server.live import Live, Outbox
from boardinghouse.server.patches import patch
from boardinghouse.server.protocol import Parted, Told
from boardinghouse.server.table_parts import Happening

encode = msgspec.json.Encoder().encode


def tell(live: Live, happening: Happening) -> None:
    """Send a stored step to everybody who listens, each their own part."""
    table = live.table
    room = views.lobby(table) if happening.news else None
    parts: dict[tuple[bool, ...], Told] = {}  # made once for all who may know the same
    for viewer, boxes in live.viewers.items():
        # a seat that was left or a table no longer to be watched: they hear that, and no more from this step on
        if viewer is not None or not table.watchable:
            gone = [box for box in boxes if not rights.may_view(table, box.person, viewer)]
            for box in gone:
                live.part(viewer, {box})
                box.put(encode(Parted(table.id, viewer)))
        if not boxes:
            continue
        answers = views.legal(table, viewer)
        now = views.situation(table, viewer, answers)
        knows = views.knowledge(happening, viewer)
        part = parts.get(knows) or parts.setdefault(knows, views.tell(table, happening, viewer))
        followers = live.followers.get(viewer)
        whole = boxes
        if followers is not None and followers.boxes:
            news = patch(table, part, viewer, followers, now, answers, room)
            if news is not None:
                send(encode(news), followers.boxes)
                whole = boxes - followers.boxes
        if whole:
            send(encode(views.step(table, part, viewer, now, room)), whole)


def send(message: bytes, boxes: Iterable[Outbox]) -> None:
    for box in boxes:
        box.put(message)
