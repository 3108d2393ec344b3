"""What a viewer is sent, built up from what is public and a seat's own. `viewer` is a seat, or None for watchers.

Nothing goes out that is not listed here. In particular the open question and its answers go only to a seat that owes
one, an action only to those who may know it, points only when the game is over, and the seed only then.
"""

from functools import cache
from typing import Any, cast

import msgspec
from msgspec import UNSET, Raw

import boardinghouse as bh
from boardinghouse.core.contract import Game
from boardinghouse.core.events import Event, told
from boardinghouse.server.changes import Hinted, Played, RematchAnswered, Rematched, UndoAnswered, Voted
from boardinghouse.server.fold import Table
from boardinghouse.server.protocol import (
    Did,
    EventInfo,
    Lobby,
    PromptInfo,
    SeatInfo,
    Situation,
    Step,
    Sync,
    Told,
    UndoInfo,
    UndoRefused,
)
from boardinghouse.server.table_parts import Happening


@cache
def action_texts(game_id: str) -> list[Raw]:
    """Every action of a game as the JSON a client gets: `{id, verb, args, text}`."""
    space = bh.load(game_id).actions
    return [
        Raw(
            msgspec.json.encode(
                {"id": id, "verb": space.verb(id), "args": space.args(id), "text": space.text(id)},
            )
        )
        for id in range(space.size)
    ]


def may_know(mask: int, viewer: int | None) -> bool:
    """Whether a mask of seats includes this viewer; watchers are the bits above all seats."""
    return mask < 0 if viewer is None else mask & (1 << viewer) != 0


def lobby(table: Table) -> Lobby:
    """The table as everybody who may know it sees it."""
    finished = table.status in ("over", "ended")
    request = table.undo_request
    outcome = table.outcome() or {"scores": [], "places": []}
    absent = [
        place
        for place, seat in enumerate(table.seats)
        if (seat.left or seat.late) and not seat.stand_in and not seat.lost
    ]
    return Lobby(
        id=table.id,
        game=table.header.game,
        rules=table.header.rules,
        options=table.header.options,
        owner=table.header.owner,
        clock=table.header.clock,
        status=table.status,
        listed=table.listed,
        watchable=table.watchable,
        chat=table.chat,
        seating=table.seating,
        seats=[
            SeatInfo(
                kind=seat.sitter.kind,
                name=seat.sitter.name,
                person=seat.sitter.person,
                bot=seat.sitter.bot,
                local=seat.sitter.local,
                left=seat.left,
                late=seat.late,
                stand_in=seat.stand_in,
                account=seat.sitter.account,
                lost=seat.lost,
                chats=table.may_chat(seat.sitter.person),
                program=seat.sitter.program,
                asked=seat.sitter.asked,
            )
            for seat in table.seats
        ],
        acting=table.owing,
        version=table.version,
        created=table.header.created,
        updated=table.updated,
        commitment=table.header.commitment,
        seed=table.seed if finished else None,
        rematch=table.rematch or None,
        frozen=table.frozen or None,
        undo=None if request is None else UndoInfo(request.seat, sorted(request.agreed), sorted(table.consenting())),
        undo_refused=None if table.undo_refused is None else UndoRefused(*table.undo_refused),
        ballots=table.ballots,
        needed={} if finished else {seat: len(table.voters(seat)) // 2 + 1 for seat in absent},
        deadlines=deadlines(table),
        removed=sorted(table.removed),
        wanted=table.wanted,
        scores=outcome["scores"],
        places=outcome["places"],
    )


def deadlines(table: Table) -> dict[int, float]:
    """When whose time is out; nobody's where there is no clock to be seen."""
    return table.clocks.deadlines() if table.clocks.clock.kind != "none" and table.status == "playing" else {}


def events_for(game: Game[Any], events: list[Event], viewer: int | None) -> list[EventInfo]:
    result: list[EventInfo] = []
    for entry in told(game.events, events, viewer):
        key = str(entry.pop("key"))
        result.append(EventInfo(key, cast(dict[str, int], entry)))  # what is left are numbers
    return result


def did(table: Table, happening: Happening, viewer: int | None) -> Did:
    change = happening.change
    if isinstance(change, Played):
        known = may_know(happening.seen, viewer)
        return Did("played", change.seat, action_texts(table.game.id)[change.action] if known else UNSET)
    return Did(
        kind=str(change.__struct_config__.tag),
        seat=getattr(change, "seat", UNSET),
        about=change.about if isinstance(change, Voted) else UNSET,
        choice=change.choice if isinstance(change, Voted) else UNSET,
        agree=change.agree if isinstance(change, UndoAnswered | RematchAnswered) else UNSET,
        table=change.table if isinstance(change, Rematched) else UNSET,
        strength=change.strength if isinstance(change, Hinted) else UNSET,
    )


def tell(table: Table, happening: Happening, viewer: int | None) -> Told:
    """A step as this viewer is told of it."""
    events = events_for(table.game, happening.events, viewer)
    return Told(happening.number, happening.at, did(table, happening, viewer), events)


def knowledge(happening: Happening, viewer: int | None) -> tuple[bool, ...]:
    """What a viewer may know of a step; who may know the same is told the same."""
    return may_know(happening.seen, viewer), *(event.visible(viewer) for event in happening.events)


def legal(table: Table, viewer: int | None) -> list[int]:
    """What this viewer may answer now; nothing if they owe no answer."""
    position = table.position
    if viewer is None or position is None or table.frozen or table.status != "playing":
        return []
    if viewer not in table.owing or table.seats[viewer].bot:
        return []
    found: list[int] = position.state.legal(viewer)
    return found


def situation(table: Table, viewer: int | None, answers: list[int]) -> Situation:
    """Where the game stands for this viewer, whose `legal` answers these are."""
    position = table.position
    clocks = table.clocks
    running = deadlines(table)
    left = list(clocks.left) if clocks.clock.kind == "live" else []
    if position is None or table.frozen:
        return Situation(table.owing, None, [], None, 0, running, left, None)
    state = position.state
    actions: list[Raw] = []
    prompt: PromptInfo | None = None
    undoable = 0
    if answers:
        texts = action_texts(table.game.id)
        actions = [texts[action] for action in answers]
        question = state.prompt()
        prompt = PromptInfo(str(question["key"]), question["params"])
    if viewer is not None and table.status == "playing":
        undoable = int(state.undoable(viewer))
    return Situation(table.owing, state.view(viewer), actions, prompt, undoable, running, left, table.outcome())


def sync(table: Table, viewer: int | None, last: int | None, key: str = "", now: Situation | None = None) -> Sync:
    """All a viewer needs on coming, or on coming back having seen the steps up to `last`; `now`: where the game stands
    for them."""
    if now is None:
        now = situation(table, viewer, legal(table, viewer))
    missed: list[Told] | None = None
    if last is not None and last <= table.version:
        later = [happening for happening in table.recent if happening.number > last]
        if len(later) == table.version - last:
            missed = [tell(table, happening, viewer) for happening in later]
    return Sync(table.id, viewer, table.version, lobby(table), missed, now, key)


def step(table: Table, part: Told, viewer: int | None, now: Situation, room: Lobby | None) -> Step:
    """The newest step, the position after it and the lobby, if it changed that."""
    return Step(table.id, viewer, part.number, part.at, part.did, part.events, room, now)
