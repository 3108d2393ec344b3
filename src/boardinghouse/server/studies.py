"""Analyses of finished games: a queue in front of worker processes, results stored under the hash of the record.

One game is analysed at a time, its pieces side by side. Whoever asks meanwhile gets what is known so far. Workers run
at low priority in processes of their own, so that bots and players do not wait for them.
"""

import asyncio
import time
from hashlib import blake2s
from typing import Literal

import msgspec
import structlog
from msgspec import Raw, Struct
from sqlalchemy import Connection, select

import boardinghouse as bh
from boardinghouse.analysis.study import Study, Unfinished
from boardinghouse.analysis.work import Finding
from boardinghouse.core.record import BrokenRecord, parse
from boardinghouse.server import schema
from boardinghouse.server.bots import Workers
from boardinghouse.server.decide import Refused
from boardinghouse.server.settings import Settings
from boardinghouse.server.store import Store

log = structlog.get_logger("studies")
PIECE_SECONDS = 180.0  # for one batch of pieces, however busy the machine
KEPT = 8  # finished studies kept in memory for those who are still looking

Status = Literal["queued", "running", "done", "failed"]


class StudyState(Struct, frozen=True):
    """How far an analysis is: `ahead` others come first; `part` is done, 0 to 1; `number` counts reports; the report is
    that of docs/study.md, left out where the asker has it already."""

    key: str
    status: Status
    ahead: int
    part: float
    number: int
    report: Raw | None


class Job:
    """One analysis on its way."""

    def __init__(self, key: str, study: Study, person: str) -> None:
        self.key = key
        self.study = study
        self.person = person
        self.status: Status = "queued"
        self.part = 0.0
        self.number = 0
        self.encoded: tuple[int, bytes] = (-1, b"")

    def report(self) -> bytes:
        if self.encoded[0] != self.number:
            self.encoded = (self.number, msgspec.json.encode(self.study.report()))
        return self.encoded[1]


class Studies:
    """The queue of one server process."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.workers = Workers(settings.study_workers, settings.study_behind)
        self.jobs: dict[str, Job] = {}
        self.waiting: list[Job] = []
        self.task: asyncio.Task[None] | None = None

    # ---- asking ------------------------------------------------------------------------------------------------

    async def begin(self, text: str, person: str) -> StudyState:
        """Have the game of this record analysed, unless it was already. Refused if it is not over or not a record."""
        key = blake2s(text.encode(), digest_size=16).hexdigest()
        stored = await self.stored(key)
        if stored is not None:
            return stored
        job = self.jobs.get(key)
        if job is None or job.status == "failed":
            if len(self.waiting) >= self.settings.study_queue:
                raise Refused("queue-full")
            if sum(1 for other in self.waiting if other.person == person) >= self.settings.study_each:
                raise Refused("queue-full")
            job = Job(key, checked_study(text, self.settings.study_seconds), person)
            self.jobs[key] = job
            self.waiting.append(job)
            self.work()
        return self.state(job, -1)

    async def look(self, key: str, known: int) -> StudyState:
        """How far it is; with a report if there is one newer than the `known`."""
        job = self.jobs.get(key)
        if job is not None:
            return self.state(job, known)
        stored = await self.stored(key)
        if stored is None:
            raise Refused("no-such-study")
        return stored

    def state(self, job: Job, known: int) -> StudyState:
        report = Raw(job.report()) if job.number > max(0, known) else None
        ahead = self.waiting.index(job) if job in self.waiting else 0
        return StudyState(job.key, job.status, ahead, job.part, job.number, report)

    async def stored(self, key: str) -> StudyState | None:
        query = select(schema.studies.c.report).where(schema.studies.c.key == key)
        found = await self.store.read(lambda connection: connection.execute(query).scalar())
        return None if found is None else StudyState(key, "done", 0, 1.0, 1_000_000, Raw(str(found).encode()))

    # ---- working -----------------------------------------------------------------------------------------------

    def work(self) -> None:
        """See to it that the queue is worked off."""
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.work_off())

    async def work_off(self) -> None:
        while self.waiting:
            job = self.waiting.pop(0)
            job.status = "running"
            try:
                await self.analyse(job)
                await self.keep(job)
                job.status = "done"
            except Exception:
                job.status = "failed"
                log.exception("study-failed", key=job.key)
            self.forget()

    async def analyse(self, job: Job) -> None:
        """All pieces of a game, as many side by side as there are workers."""
        plan = job.study.plan()
        total = sum(len(lines) * rounds for lines, rounds in plan)
        done = 0
        places = asyncio.Semaphore(self.settings.study_workers)
        began = time.perf_counter()

        async def piece(lines: list[int], rounds: int) -> None:
            nonlocal done
            async with places:
                question = {"record": job.study.text, "lines": lines, "rounds": rounds}
                reply = await self.workers.ask(question, PIECE_SECONDS)
            if "findings" not in reply:
                raise RuntimeError(reply.get("fault", "no answer"))
            job.study.take(msgspec.convert(reply["findings"], list[Finding]))
            done += len(lines) * rounds
            job.part = done / total
            job.number += 1

        async with asyncio.TaskGroup() as group:
            for lines, rounds in plan:
                group.create_task(piece(lines, rounds))
        game = job.study.game.record.game.id
        log.info("study-done", key=job.key, game=game, seconds=round(time.perf_counter() - began, 1))

    async def keep(self, job: Job) -> None:
        body = job.report().decode()
        row = {"key": job.key, "game": job.study.game.record.game.id, "report": body, "created": time.time()}

        def write(connection: Connection) -> None:
            connection.execute(self.store.upsert(schema.studies).values(**row).on_conflict_do_nothing())

        await self.store.write(write)

    def forget(self) -> None:
        """Let go of the oldest that are over: the database has them."""
        over = [key for key, job in self.jobs.items() if job.status in ("done", "failed")]
        for key in over[:-KEPT]:
            del self.jobs[key]

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
        await self.workers.close()


def checked_study(text: str, seconds: float) -> Study:
    """The study of a record that is sound and over."""
    try:
        parse(text.encode(), bh.load).verify()
        return Study(text, seconds)
    except BrokenRecord as fault:
        raise Refused("broken-record", str(fault)) from None
    except Unfinished:
        raise Refused("not-over") from None
