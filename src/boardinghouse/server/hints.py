"""Hints where one person plays against bots: thought out by a worker, and noted in the log before they are told."""

import secrets
from typing import Literal

from msgspec import Raw, Struct

from boardinghouse.analysis.hints import ROUNDS
from boardinghouse.core.rng import Rng
from boardinghouse.server import views
from boardinghouse.server.bots import Workers
from boardinghouse.server.changes import AnyChange, Hinted
from boardinghouse.server.decide import Refused, own_seat, require_present, running
from boardinghouse.server.fold import Table
from boardinghouse.server.protocol import PersonInfo
from boardinghouse.server.tables import Tables

Strength = Literal["area", "kind", "move"]
SECONDS = 20.0


class HintAnswer(Struct, frozen=True):
    """One of the three: what matters (a term of the evaluation, empty where none stands out), the verb, the action."""

    area: str | None
    kind: str | None
    action: Raw | None


def allowed_seat(table: Table, person: PersonInfo, seat: int) -> None:
    """Refused unless this person plays alone against bots and is to answer."""
    own_seat(table, person, seat, playing=True)
    require_present(table, seat)
    if any(place != seat and other.sitter.kind != "bot" for place, other in enumerate(table.seats)):
        raise Refused("only-against-bots")
    if seat not in table.owing:
        raise Refused("not-your-turn")


async def give_hint(
    tables: Tables, workers: Workers, person: PersonInfo, id: str, seat: int, strength: Strength
) -> HintAnswer:
    async with tables.reading(id) as live:
        table = live.table
        if not tables.may_know(table, person.id):
            raise Refused("no-such-table")
        allowed_seat(table, person, seat)
        state = running(table).state
        number = table.version
        question = {
            "hint": True,
            "game": table.game.id,
            "state": state.determinize(seat, Rng(secrets.token_hex(16))).to_json(),
            "seat": seat,
            "rounds": ROUNDS,
            "seed": secrets.randbits(32),
        }
    reply = await workers.ask(question, SECONDS)
    if "move" not in reply:
        raise Refused("busy")
    await tables.finish(note(tables, person, id, seat, strength, number))
    return HintAnswer(
        area=reply["area"] if strength == "area" else None,
        kind=reply["kind"] if strength == "kind" else None,
        action=views.action_texts(question["game"])[reply["move"]] if strength == "move" else None,
    )


async def note(tables: Tables, person: PersonInfo, id: str, seat: int, strength: Strength, number: int) -> None:
    """Mark the hint in the log; refused where the question has changed meanwhile."""
    live = await tables.find(id)

    def decide(table: Table) -> tuple[AnyChange, int | None]:
        allowed_seat(table, person, seat)
        if running(table).asked[seat] > number:
            raise Refused("stale")
        return Hinted(seat, strength), None

    async with live.lock:
        await tables.commit(live, person.id, None, decide)
