"""Hints where one person plays against bots: thought out by a worker, and noted in the log before they are told."""

from hashlib import blake2s

from msgspec import Raw, Struct

from boardinghouse.analysis.hints import usual_rounds
from boardinghouse.core.rng import Rng
from boardinghouse.server import rights, views
from boardinghouse.server.bots import Workers
from boardinghouse.server.changes import AnyChange, Hinted, Strength
from boardinghouse.server.decide import Refused, own_seat, require_present, running
from boardinghouse.server.fold import Table
from boardinghouse.server.protocol import PersonInfo
from boardinghouse.server.tables import Tables

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
        rights.require_known(table, person.id)
        allowed_seat(table, person, seat)
        position = running(table)
        number = table.version
        # the same thought for the same question, so that all strengths speak of one move
        seed = blake2s(f"{table.seed} hint {seat} {position.asked[seat]}".encode()).hexdigest()
        question = {
            "hint": True,
            "game": table.game.id,
            "state": position.state.determinize(seat, Rng(f"{seed} world")).to_json(),
            "seat": seat,
            "rounds": usual_rounds(),
            "seed": seed,
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
