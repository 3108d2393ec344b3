"""Analyses of finished games: a queue in front of worker processes, results stored under the hash of the record.

The first look at every game comes before the full effort on any, so that nobody waits long for a graph; otherwise games
come in the order in which they were asked for, their pieces side by side. Whoever asks meanwhile gets what is known so
far. Workers run at low priority in processes of their own, so that bots and players do not wait for them.
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
from boardinghouse.server.replay import unreadable
from boardinghouse.server.settings import Settings
from boardinghouse.server.store import Store

log = structlog.get_logger("studies")
PIECE_SECONDS = 180.0  # for one batch of pieces, however busy the machine
KEPT = 8  # finished studies kept in memory for those who are still looking

Status = Literal["queued", "running", "done", "failed"]


class StudyState(Struct, frozen=True):
    """How far an analysis is: `ahead` others were asked for before; `part` is done, 0 to 1; `number` counts reports;
    the report is that of docs/study.md, left out where the asker has it already."""

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
        self.pieces = study.plan()  # still to be begun, the quick ones first
        self.total = sum(len(lines) * rounds for lines, rounds in self.pieces)
        self.least = min((rounds for _, rounds in self.pieces), default=0)
        self.done = 0
        self.under_way = 0
        self.began = time.perf_counter()
        self.number = 0
        self.encoded: tuple[int, bytes] = (-1, b"")

    @property
    def part(self) -> float:
        return self.done / self.total if self.total else 1.0

    @property
    def first_look(self) -> bool:
        """Whether what comes next belongs to the first look at the game."""
        return self.pieces[0][1] == self.least

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
        self.waiting: list[Job] = []  # asked for and not over, in that order
        self.tasks: set[asyncio.Task[None]] = set()

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
        """See to it that as many pieces are under way as there are workers."""
        while len(self.tasks) < self.settings.study_workers:
            job = self.next_job()
            if job is None:
                return
            lines, rounds = job.pieces.pop(0)
            job.status = "running"
            job.under_way += 1
            task = asyncio.create_task(self.piece(job, lines, rounds))
            self.tasks.add(task)
            task.add_done_callback(self.piece_over)

    def next_job(self) -> Job | None:
        """The game to work at next: first looks before anything else, then in the order of asking."""
        able = [job for job in self.waiting if job.pieces]
        return next((job for job in able if job.first_look), able[0] if able else None)

    def piece_over(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled():
            self.work()

    async def piece(self, job: Job, lines: list[int], rounds: int) -> None:
        """Some lines of a game; after the last ones its report is kept."""
        try:
            reply = await self.workers.ask({"record": job.study.text, "lines": lines, "rounds": rounds}, PIECE_SECONDS)
            if "findings" not in reply:
                raise RuntimeError(reply.get("fault", "no answer"))
            job.study.take(msgspec.convert(reply["findings"], list[Finding]))
            job.done += len(lines) * rounds
            job.number += 1
            job.under_way -= 1
            if not job.pieces and job.under_way == 0:
                await self.keep(job)
                self.over(job, "done")
                seconds = round(time.perf_counter() - job.began, 1)
                log.info("study-done", key=job.key, game=job.study.game.record.game.id, seconds=seconds)
        except Exception:
            log.exception("study-failed", key=job.key)
            self.over(job, "failed")

    def over(self, job: Job, status: Status) -> None:
        """Nothing more is done for this game; of those that are over the oldest are let go: the database has them."""
        job.status = status
        job.pieces = []
        if job in self.waiting:
            self.waiting.remove(job)
        ended = [key for key, one in self.jobs.items() if one.status in ("done", "failed")]
        for key in ended[:-KEPT]:
            del self.jobs[key]

    async def keep(self, job: Job) -> None:
        body = job.report().decode()
        row = {"key": job.key, "game": job.study.game.record.game.id, "report": body, "created": time.time()}

        def write(connection: Connection) -> None:
            connection.execute(self.store.upsert(schema.studies).values(**row).on_conflict_do_nothing())

        await self.store.write(write)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await self.workers.close()


def checked_study(text: str, seconds: float | None) -> Study:
    """The study of a record that is sound and over."""
    try:
        parse(text.encode(), bh.load).verify()
        return Study(text, seconds)
    except BrokenRecord as fault:
        raise unreadable(fault) from None
    except Unfinished:
        raise Refused("not-over") from None
