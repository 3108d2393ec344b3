"""Analyses of finished games: a queue in front of worker processes, results stored under the hash of the record.

Those who ask share the time (`turns.py`): who has had least of it comes next. So the first look at a game comes soon
after it was asked for, whatever effort is spent on the games of others, and of one person's games the first looks come
first. Anybody who asks meanwhile gets what is known so far. Workers run at low priority in processes of their own, so
that bots and players do not wait for them."""

import asyncio
import time
from hashlib import blake2s
from typing import Annotated, Any, Literal, Protocol

import structlog
from msgspec import Raw, Struct

from boardinghouse.analysis.report import FORMAT
from boardinghouse.server.clerk import StudyPlan
from boardinghouse.server.protocol import Carries
from boardinghouse.server.records import Records
from boardinghouse.server.refused import Refused
from boardinghouse.server.settings import Settings
from boardinghouse.server.tasks import Tasks
from boardinghouse.server.turns import Asker
from boardinghouse.server.workers import Thinking, Workers

log = structlog.get_logger("studies")
PIECE_SECONDS = 180.0  # for one batch of pieces, however busy the machine
KEPT = 8  # finished studies kept in memory for those who are still looking

Status = Literal["queued", "running", "done", "failed"]


class ReportStore(Protocol):
    """Keeps the reports of analyses, as JSON text."""

    async def report(self, key: str) -> str | None: ...

    async def keep_report(self, key: str, game: str, report: str) -> None: ...


class StudyState(Struct, frozen=True):
    """How far an analysis is: `ahead` others were asked for before; `part` is done, 0 to 1; `number` counts reports;
    the report is that of docs/study.md, left out where the asker has it already."""

    key: str
    status: Status
    ahead: int
    part: float
    number: int
    report: Annotated[Raw | None, Carries("Report")]


class Job:
    """One analysis on its way."""

    def __init__(self, key: str, text: str, plan: StudyPlan, asker: Asker) -> None:
        self.key = key
        self.text = text
        self.game = plan.game
        self.asker = asker
        self.status: Status = "queued"
        self.pieces = plan.pieces  # the quick ones first
        self.findings: list[Any] = []  # of all pieces, in the order in which they came
        self.total = sum(len(lines) * rounds for lines, rounds in self.pieces)
        self.least = min((rounds for _, rounds in self.pieces), default=0)
        self.done = 0
        self.began = time.perf_counter()
        self.number = 0
        self.encoded: tuple[int, Raw] = (0, Raw())  # the latest report, and its number
        self.encoding = asyncio.Lock()

    @property
    def part(self) -> float:
        return self.done / self.total if self.total else 1.0


class Studies:
    """The queue of one server process."""

    def __init__(
        self, store: ReportStore, settings: Settings, records: Records, workers: Thinking | None = None
    ) -> None:
        self.store = store
        self.records = records
        self.settings = settings
        self.workers: Thinking = workers or Workers("studies", settings.study_workers, settings.study_behind)
        self.jobs: dict[str, Job] = {}
        self.waiting: list[Job] = []  # asked for and not over, in that order
        self.tasks = Tasks()

    # ---- asking ------------------------------------------------------------------------------------------------

    async def begin(self, text: str, asker: Asker) -> StudyState:
        """Have the game of this record analysed, unless it was already. Refused if it is not over or not a record."""
        key = blake2s(f"{FORMAT} {text}".encode(), digest_size=16).hexdigest()  # older reports lack what the page shows
        stored = await self.stored(key)
        if stored is not None:
            return stored
        job = self.jobs.get(key)
        if job is None or job.status == "failed":
            self.require_room(asker)
            plan = await self.records.ask(asker, "plan", StudyPlan, text=text, seconds=self.settings.study_seconds)
            job = self.jobs.get(key)  # others may have asked meanwhile
            if job is None or job.status == "failed":
                self.require_room(asker)
                job = Job(key, text, plan, asker)
                self.jobs[key] = job
                self.waiting.append(job)
                self.tasks.begin(self.work(job))
        return await self.state(job, 0)

    def require_room(self, asker: Asker) -> None:
        """Refused where too many games wait: of all people, of this one, or of this address."""
        people = [job.asker.person for job in self.waiting]
        addresses = [job.asker.address for job in self.waiting]
        if (
            len(people) >= self.settings.study_queue
            or people.count(asker.person) >= self.settings.study_each
            or addresses.count(asker.address) >= self.settings.study_address
        ):
            raise Refused("queue-full")

    async def look(self, key: str, known: int) -> StudyState:
        """How far it is; with a report if there is one newer than the `known`."""
        job = self.jobs.get(key)
        if job is not None:
            return await self.state(job, known)
        stored = await self.stored(key)
        if stored is None:
            raise Refused("no-such-study")
        return stored

    async def state(self, job: Job, known: int) -> StudyState:
        number, report = await self.report(job) if job.number > known else (job.number, None)
        ahead = self.waiting.index(job) if job in self.waiting else 0
        return StudyState(job.key, job.status, ahead, job.part, number, report)

    async def report(self, job: Job) -> tuple[int, Raw]:
        """The latest report and its number, written once however many look."""
        async with job.encoding:
            if job.encoded[0] != job.number:
                about = {"text": job.text, "seconds": self.settings.study_seconds, "findings": list(job.findings)}
                number = job.number
                job.encoded = (number, await self.records.ask(job.asker, "report", Raw, **about))
            return job.encoded

    async def stored(self, key: str) -> StudyState | None:
        found = await self.store.report(key)
        return None if found is None else StudyState(key, "done", 0, 1.0, 1_000_000, Raw(found.encode()))

    # ---- working -----------------------------------------------------------------------------------------------

    async def work(self, job: Job) -> None:
        """All pieces of a game, as many at a time as its asker's turns allow; then its report is kept."""
        try:
            async with asyncio.TaskGroup() as pieces:
                for lines, rounds in job.pieces:
                    pieces.create_task(self.piece(job, lines, rounds))
            await self.keep(job)
        except Exception:
            log.exception("study-failed", key=job.key)
            self.over(job, "failed")
            return
        self.over(job, "done")
        seconds = round(time.perf_counter() - job.began, 1)
        log.info("study-done", key=job.key, game=job.game, seconds=seconds)

    async def piece(self, job: Job, lines: list[int], rounds: int) -> None:
        """Some lines of a game. The first look at it comes before the rest."""
        async with self.workers.turns.turn(job.asker, 0 if rounds == job.least else 1):
            job.status = "running"
            reply = await self.workers.ask({"record": job.text, "lines": lines, "rounds": rounds}, PIECE_SECONDS)
        if "findings" not in reply:
            raise RuntimeError(reply.get("fault", "no answer"))
        job.findings += reply["findings"]
        job.done += len(lines) * rounds
        job.number += 1

    def over(self, job: Job, status: Status) -> None:
        """Nothing more is done for this game; of those that are over the oldest are let go: the database has them."""
        job.status = status
        if job in self.waiting:
            self.waiting.remove(job)
        ended = [key for key, one in self.jobs.items() if one.status in ("done", "failed")]
        for key in ended[:-KEPT]:
            del self.jobs[key]

    async def keep(self, job: Job) -> None:
        _, report = await self.report(job)
        await self.store.keep_report(job.key, job.game, bytes(report).decode())

    async def close(self) -> None:
        await self.tasks.close()
        await self.workers.close()
