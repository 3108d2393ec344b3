"""What every table of a house was at each of its steps, folded from its log: a line of JSON each.

python steps.py sqlite:///PATH
"""

import asyncio
import sys

import msgspec

from boardinghouse.server import views
from boardinghouse.server.fold import Table
from boardinghouse.server.store import Store, all_tables


async def main(database: str) -> None:
    store = Store(database)
    for id in await store.read(lambda connection: list(all_tables(connection))):
        stored = await store.load(id)
        if stored is None:
            continue
        table = Table(stored.header, stored.seed)
        say(table)
        for step in await store.steps(id):
            table.take(step.number, step.at, step.change)
            say(table)
    store.close()


def say(table: Table) -> None:
    now = views.situation(table, None, [])
    known = {"lobby": views.lobby(table), "acting": now.acting, "clocks": now.clocks, "left": now.left}
    print(msgspec.json.encode({"table": table.id, "number": table.version, **known}).decode())


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
