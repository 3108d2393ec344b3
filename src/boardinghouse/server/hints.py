"""Hints where one person plays against bots: thought out by a worker, and noted in the log before they are told.

Bots never wait for a hint: hints have a process of their own, behind those of the bots. A question is thought about
once, whatever is told of it and however often, and nobody has two thoughts under way.
"""

import asyncio
from hashlib import blake2s
from typing import Annotated, Any

from msgspec import Raw, Struct, convert

from boardinghouse.analysis.hints import usual_rounds
from boardinghouse.analysis.judge import Reason
from boardinghouse.analysis.subjects import Subject
from boardinghouse.core.rng import Rng
from boardinghouse.server import rights, views
from boardinghouse.server.changes import AnyChange, Hinted, Strength
from boardinghouse.server.decide import own_seat, require_present, require_room, running
from boardinghouse.server.fold import Table
from boardinghouse.server.protocol import Carries, PersonInfo
from boardinghouse.server.refused import Refused
from boardinghouse.server.tables import Tables
from boardinghouse.server.tasks import Tasks
from boardinghouse.server.turns import Addresses, Asker
from boardinghouse.server.workers import Thinking, Workers

BEHIND = 2  # how far it steps back: behind the bots, before the analyses
ADDRESS_HINTS = 4  # thoughts under way for all people of one address
KEPT = 200  # thoughts kept for those who ask on


class HintAnswer(Struct, frozen=True):
    """One of the three: what to look at (null where the game has no words for it), the verb, the action with the
    reasons that speak for it."""

    subject: Subject | None
    kind: str | None
    action: Annotated[Raw | None, Carries("Action")]
    reasons: list[Reason]


def allowed_seat(table: Table, person: PersonInfo, seat: int) -> None:
    """Refused unless this person plays alone against bots and is to answer."""
    own_seat(table, person, seat, playing=True)
    require_present(table, seat)
    if any(place != seat and other.sitter.kind != "bot" for place, other in enumerate(table.seats)):
        raise Refused("only-against-bots")
    if seat not in table.owing:
        raise Refused("not-your-turn")


class Hints:
    """The thoughts of one server process: those under way, and the latest."""

    def __init__(self, tables: Tables, addresses: Addresses, workers: Thinking | None = None) -> None:
        self.tables = tables
        self.addresses = addresses
        self.workers: Thinking = workers or Workers("hints", 1, BEHIND)
        self.thoughts: dict[str, asyncio.Task[dict[str, Any]]] = {}  # by the seed, which is one question's own
        self.tasks = Tasks()
        self.asking: dict[str, str] = {}  # people whose thought is under way, and their addresses

    async def give(self, person: PersonInfo, id: str, seat: int, strength: Strength) -> HintAnswer:
        async with self.tables.reading(id) as live:
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
        reply = await asyncio.shield(self.thought(person.id, question))
        if "move" not in reply:
            raise Refused("busy")
        await self.tables.finish(note(self.tables, person, id, seat, strength, number))
        return HintAnswer(
            subject=convert(reply["subject"], Subject | None) if strength == "area" else None,
            kind=reply["kind"] if strength == "kind" else None,
            action=views.action_texts(question["game"])[reply["move"]] if strength == "move" else None,
            reasons=convert(reply["reasons"], list[Reason]) if strength == "move" else [],
        )

    def thought(self, person: str, question: dict[str, Any]) -> asyncio.Task[dict[str, Any]]:
        """The thought about this question, begun unless it is there. Refused while this person has another."""
        seed = question["seed"]
        task = self.thoughts.get(seed)
        if task is None:
            asker = self.addresses.asker(person)
            if person in self.asking or list(self.asking.values()).count(asker.address) >= ADDRESS_HINTS:
                raise Refused("busy")
            task = self.thoughts[seed] = self.tasks.begin(self.think(asker, question))
            self.asking[person] = asker.address
            if len(self.thoughts) > KEPT:
                del self.thoughts[next(iter(self.thoughts))]
        return task

    async def think(self, asker: Asker, question: dict[str, Any]) -> dict[str, Any]:
        reply: dict[str, Any] = {}
        try:
            seconds = self.tables.settings.hint_seconds
            async with asyncio.timeout(seconds), self.workers.turns.turn(asker, 0):
                reply = await self.workers.ask(question, seconds)
        except TimeoutError:
            pass  # too many were before it
        finally:
            self.asking.pop(asker.person, None)
            if "move" not in reply:
                self.thoughts.pop(question["seed"], None)  # the next to ask tries again
        return reply

    async def close(self) -> None:
        await self.tasks.close()
        await self.workers.close()


async def note(tables: Tables, person: PersonInfo, id: str, seat: int, strength: Strength, number: int) -> None:
    """Mark the hint in the log; refused where the question has changed meanwhile."""
    live = await tables.find(id)

    def decide(table: Table) -> tuple[AnyChange, int | None]:
        allowed_seat(table, person, seat)
        require_room(table)
        if running(table).asked[seat] > number:
            raise Refused("stale")
        return Hinted(seat, strength), None

    async with live.lock:
        await tables.commit(live, person.id, None, decide)
