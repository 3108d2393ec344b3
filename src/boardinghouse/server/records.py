"""Record files: asks a worker process about them (`clerk.py`), so that the event loop reads and checks none itself."""

from collections import Counter
from typing import Any, TypeVar

import msgspec

from boardinghouse.server.refused import Refused
from boardinghouse.server.tasks import Tasks
from boardinghouse.server.turns import Asker
from boardinghouse.server.workers import Thinking, Workers

T = TypeVar("T")
SECONDS = 60.0  # for one answer, however busy the machine; the slowest record there can be takes less than one
FROM_ADDRESS = 24  # questions of all people at one address at a time


class Records:
    """The questions of one server process. They have a process of their own: it answers in some milliseconds."""

    def __init__(self, workers: Thinking | None = None) -> None:
        self.workers: Thinking = workers or Workers("records", 1)
        self.tasks = Tasks()
        self.asked_from: Counter[str] = Counter()  # by address

    async def ask(self, asker: Asker, work: str, kind: type[T], **about: Any) -> T:
        """What the clerk says; refused as the clerk does, or where too much is asked at once."""
        if self.asked_from[asker.address] >= FROM_ADDRESS:
            raise Refused("busy")
        self.asked_from[asker.address] += 1
        try:
            reply = await self.tasks.begin(self.exchange(asker, {"clerk": work, **about}))
        finally:
            self.asked_from -= Counter([asker.address])  # what is down to 0 is forgotten
        if "refused" in reply:
            raise Refused(*reply["refused"])
        if "answer" not in reply:
            raise Refused("busy")
        return msgspec.json.decode(reply["answer"], type=kind)

    async def exchange(self, asker: Asker, question: dict[str, Any]) -> dict[str, Any]:
        async with self.workers.turns.turn(asker, 0):
            return await self.workers.ask(question, SECONDS)

    async def close(self) -> None:
        await self.tasks.close()
        await self.workers.close()
