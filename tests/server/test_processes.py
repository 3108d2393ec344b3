"""Several processes on one database: a table is in the hands of one, and the others pass on to it what is asked."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select

from boardinghouse.server import link, schema
from boardinghouse.server.house import House
from boardinghouse.server.link import ASK, OPEN, Link, dial
from boardinghouse.server.passing import Passing
from boardinghouse.server.protocol import PersonInfo
from boardinghouse.server.socket import Connection
from tests.server.client import PATIENCE, fresh_key
from tests.server.inside import Ear, Inside, inside


class Page(Ear):
    """A page at one of the houses."""

    def __init__(self, house: House, person: PersonInfo) -> None:
        super().__init__()
        self.house = house
        self.person = person
        self.messages: list[dict[str, Any]] = []
        self.came = asyncio.Event()
        self.talking = asyncio.create_task(house.talk.serve(self.accept, self, person, "", ""))

    def tell(self, message: bytes) -> None:
        super().tell(message)
        self.messages.append(json.loads(message))
        self.came.set()

    def close(self, code: int) -> None:
        super().close(code)
        self.listener.leave()

    async def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        """The answer to a request."""
        key = fresh_key()
        await self.came_in.wait()
        while not hasattr(self, "listener"):
            await asyncio.sleep(0)
        self.listener.hear(json.dumps({"type": type, "key": key, **fields}))
        return await self.hears(lambda message: message.get("key") == key)

    async def hears(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            while True:
                self.came.clear()
                for message in self.messages:
                    if wanted(message):
                        return message
                await self.came.wait()

    async def leave(self) -> None:
        self.listener.leave()
        await self.talking


def passing(house: Inside) -> Passing:
    assert house.house.passing is not None
    return house.house.passing


@contextlib.asynccontextmanager
async def houses(address: str, count: int = 2) -> AsyncIterator[list[Inside]]:
    """Some houses that know each other."""
    async with contextlib.AsyncExitStack() as stack:
        all = [await stack.enter_async_context(inside(address)) for _ in range(count)]
        for house in all:
            await passing(house).round()
            assert len(passing(house).links) >= count - 1
        yield all


async def game(one: Inside, other: Inside) -> tuple[str, list[Page]]:
    """A running game in the hands of the first house, with a page at each."""
    id, people = await one.started("overbooking", chat="all")
    await passing(one).leases.holder(id)
    pages = [Page(one.house, people[0]), Page(other.house, people[1])]
    for seat, page in enumerate(pages):
        assert (await page.ask("join", table=id, seat=seat))["type"] == "sync"
    return id, pages


async def play(pages: list[Page], house: Inside, id: str) -> dict[str, Any]:
    """Somebody's next move; what its page is answered."""
    table = await house.at(id)
    assert table.position is not None
    seat = table.owing[0]
    action = table.position.state.legal(seat)[0]
    return await pages[seat].ask("play", table=id, seat=seat, expected=table.version, action=action)


async def stop_dead(house: Inside) -> None:
    """As far as the others can see the process is killed: its links break, nobody is behind its socket."""
    own = passing(house)
    assert own.server is not None
    await own.tasks.close()
    own.server.close()
    for way in [*own.links.values(), *own.guests.callers]:
        way.transport.abort()


def test_a_game_at_two_processes_is_in_the_hands_of_one(postgres: str) -> None:
    async def test() -> None:
        async with houses(postgres) as (one, other):
            id, pages = await game(one, other)
            for _ in range(12):
                assert (await play(pages, one, id))["type"] == "done"
            version = (await one.at(id)).version
            for page in pages:
                await page.hears(lambda message: message["type"] == "step" and message["number"] == version)
                numbers = [message["number"] for message in page.messages if message["type"] == "step"]
                assert numbers == list(range(version - 11, version + 1))
            assert id in passing(one).leases.mine
            assert id not in other.house.tables.live  # nobody there looks at it
            views = [message for message in pages[1].messages if message["type"] in ("sync", "step")]
            table = await one.at(id)
            assert table.position is not None
            assert views[-1]["now"]["view"] == json.loads(json.dumps(table.position.state.view(1)))
            ping = await pages[1].ask("ping", seen={id: version, "elsewhere": 1})
            assert ping["strange"] == ["elsewhere"]
            ping = await pages[1].ask("ping", seen={id: version - 3})
            assert (await pages[1].hears(lambda m: m["type"] == "sync" and m["number"] == version))["table"] == id
            assert (await pages[1].ask("part", table=id, seat=1))["type"] == "done"
            assert (await pages[1].ask("ping", seen={id: version}))["strange"] == [id]
            for page in pages:
                await page.leave()

    asyncio.run(test())


def test_what_is_refused_is_refused_there_and_the_page_put_right(postgres: str) -> None:
    async def test() -> None:
        async with houses(postgres) as (one, other):
            id, pages = await game(one, other)
            expected = (await one.at(id)).version + 7
            refused = await pages[1].ask("play", table=id, seat=1, expected=expected, action=0)
            assert refused["reason"] in ("stale", "not-your-turn")
            refused = await pages[1].ask("join", table=id, seat=0)  # somebody else's eyes
            assert (refused["type"], refused["reason"]) == ("refused", "not-yours-to-see")
            stranger = Page(other.house, await other.guest("stranger"))
            for request in ({"type": "join"}, {"type": "say", "text": "hello"}, {"type": "start"}):
                assert (await stranger.ask(**request, table=id))["type"] == "refused"
            assert (await stranger.ask("join", table="nowhere"))["reason"] == "no-such-table"
            assert not any(message["type"] in ("sync", "step", "patch", "chat") for message in stranger.messages)
            command = {"type": "leave", "table": id, "seat": 0, "key": fresh_key()}
            from tests.server.inside import decode

            assert await other.refusal(passing(other).command(stranger.person, decode(json.dumps(command))))
            command = {"type": "leave", "table": id, "seat": 1, "key": fresh_key()}
            done = await passing(other).command(pages[1].person, decode(json.dumps(command)))
            assert done is not None
            assert done.number == (await one.at(id)).version
            for page in [*pages, stranger]:
                await page.leave()

    asyncio.run(test())


def test_who_comes_by_way_of_another_process_is_here_and_hears_that_they_are_sent_away(postgres: str) -> None:
    def here(away: list[str], watchers: int) -> Callable[[dict[str, Any]], bool]:
        return lambda message: (
            message["type"] == "presence" and (list(message["away"]), message["watchers"]) == (away, watchers)
        )

    async def test() -> None:
        async with houses(postgres) as (one, other):
            people = await one.guest("host"), await other.guest("friend")
            id = await one.table(people[0], "overbooking", ["me", "open"])
            await passing(one).leases.holder(id)
            host, friend = Page(one.house, people[0]), Page(other.house, people[1])
            assert (await host.ask("join", table=id, seat=0))["type"] == "sync"
            await host.hears(here([], 0))
            assert (await friend.ask("join", table=id, seat=None))["type"] == "sync"
            for page in (host, friend):
                await page.hears(here([], 1))
                page.messages.clear()
            assert (await friend.ask("sit", table=id, seat=1))["type"] == "done"
            assert (await friend.ask("join", table=id, seat=1))["type"] == "sync"
            for page in (host, friend):
                await page.hears(here([], 0))
            assert (await host.ask("arrange", table=id, seat=1, to="reserved"))["type"] == "done"
            await friend.hears(lambda message: message["type"] == "parted" and message["seat"] == 1)
            sync = await friend.ask("join", table=id, seat=None)
            assert sync["lobby"]["removed"] == [people[1].id]
            await host.hears(here([], 1))
            host.messages.clear()
            await friend.leave()
            await host.hears(here([], 0))
            await host.leave()

    asyncio.run(test())


def test_the_tables_of_a_process_that_is_gone_are_taken_over(postgres: str) -> None:
    async def test() -> None:
        async with houses(postgres, 3) as (one, other, third):
            id, pages = await game(one, other)
            late = Page(third.house, pages[1].person)
            await late.ask("join", table=id, seat=1)
            for _ in range(4):
                await play(pages, one, id)
            before = (await one.at(id)).version
            syncs = [sum(message["type"] == "sync" for message in page.messages) for page in (pages[1], late)]
            await stop_dead(one)
            for page, seen in zip((pages[1], late), syncs, strict=True):  # nobody has to ask

                def again(_: Any, page: Page = page, seen: int = seen) -> bool:
                    found = [message for message in page.messages if message["type"] == "sync"]
                    return len(found) > seen and found[-1]["number"] == before

                await page.hears(again)
            holders = {await passing(house).leases.holder(id) for house in (other, third)}
            assert len(holders) == 1
            assert holders <= {passing(other).leases.process, passing(third).leases.process}
            elsewhere = Page(third.house, pages[0].person)
            assert (await elsewhere.ask("join", table=id, seat=0))["number"] == before
            for _ in range(6):
                assert (await play([elsewhere, pages[1]], other, id))["type"] == "done"
                await other.house.tables.look(pages[1].person.id, id, 1, None)
            for page in (pages[1], late):
                await page.hears(lambda message: message.get("number") == before + 6 and message["type"] == "step")
            for page in [*pages, late, elsewhere]:
                await page.leave()

    asyncio.run(test())


def test_a_question_that_was_under_way_is_answered_once(postgres: str) -> None:
    """The table's process stores a move and is gone before it can say so."""

    async def test() -> None:
        async with houses(postgres) as (one, other):
            id, pages = await game(one, other)
            table = await one.at(id)
            while table.owing[0] != 1:
                await play(pages, one, id)
                table = await one.at(id)
            assert table.position is not None
            before, action = table.version, table.position.state.legal(1)[0]
            stored = one.house.store.append

            async def store_and_die(step: Any) -> None:
                await stored(step)
                await stop_dead(one)

            one.house.store.append = store_and_die  # type: ignore[method-assign]
            done = await pages[1].ask("play", table=id, seat=1, expected=before, action=action)
            assert (done["type"], done["number"]) == ("done", before + 1)
            steps = await other.house.store.steps(id, before)
            assert [step.number for step in steps] == [before + 1]
            for page in pages:
                await page.leave()

    asyncio.run(test())


def test_bots_of_a_process_that_is_gone_think_on_elsewhere(postgres: str) -> None:
    async def test() -> None:
        async with houses(postgres) as (one, other):

            async def no_thought(*_: Any) -> dict[str, Any]:
                await asyncio.Event().wait()
                return {}

            one.house.bots.workers.ask = no_thought  # type: ignore[assignment,method-assign]
            id, people = await one.started("overbooking", people=1, bots=1)
            await passing(one).leases.holder(id)
            page = Page(one.house, people[0])
            await page.ask("join", table=id, seat=0)
            while (await one.at(id)).owing[0] == 0:
                await play([page], one, id)
            before = (await one.at(id)).version
            assert id not in other.house.tables.live
            await stop_dead(one)
            async with asyncio.timeout(PATIENCE):
                while not await other.house.store.steps(id, before):
                    await asyncio.sleep(0.05)
            await page.leave()

    asyncio.run(test())


def test_a_process_that_stood_still_finds_its_table_gone_and_does_no_harm(postgres: str) -> None:
    async def test() -> None:
        async with houses(postgres) as (one, other):
            id, pages = await game(one, other)
            await play(pages, one, id)
            for way in passing(one).guests.callers:
                way.transport.abort()
            assert await passing(other).leases.take_over(id, passing(one).leases.process)
            async with asyncio.timeout(PATIENCE):
                while id in passing(one).leases.mine:  # it hears of it
                    await asyncio.sleep(0.02)
            for _ in range(8):
                table = (await other.house.tables.look(pages[1].person.id, id, 1, None)).table
                assert table == id
                assert (await play(pages, other, id))["type"] == "done"
            version = (await other.at(id)).version
            for page in pages:
                await page.hears(lambda message: message["type"] == "step" and message["number"] == version)
            for page in pages:
                await page.leave()

    asyncio.run(test())


def test_a_table_that_was_let_go_is_found_again_wherever_it_is(postgres: str) -> None:
    async def test() -> None:
        async with houses(postgres) as (one, other):
            id, pages = await game(one, other)
            one.house.tables.live.clear()
            for _ in range(2):
                await passing(one).leases.tidy(one.house.tables.live)
            assert await passing(other).leases.claim(id) == passing(other).leases.process
            assert (await pages[0].ask("join", table=id, seat=0))["type"] == "sync"  # the first still thinks it is its
            # the other believes that the first has it, asks there, and is told that it has it itself
            assert (await pages[1].ask("join", table=id, seat=1))["type"] == "sync"
            assert id in passing(other).leases.mine
            assert (await play(pages, other, id))["type"] == "done"
            for page in pages:
                await page.leave()

    asyncio.run(test())


def test_names_and_mutes_reach_the_process_that_has_the_table(postgres: str) -> None:
    async def test() -> None:
        async with houses(postgres) as (one, other):
            id, pages = await game(one, other)
            ann, bob = (page.person for page in pages)
            (guest,) = [guest for guests in passing(one).guests.callers.values() for guest in guests.values()]
            guest_of_other = next(iter(passing(other).of_speaker))
            assert isinstance(guest_of_other, Connection)
            session = await other.house.accounts.cookie_for(bob)
            person = await other.house.accounts.who_by_cookie(session)
            assert person is not None
            await other.house.accounts.mute(bob, ann.id, on=True)
            async with asyncio.timeout(PATIENCE):
                while guest.muted != {ann.id}:
                    await asyncio.sleep(0.02)
            await pages[0].ask("say", table=id, text="hello")
            await pages[1].ask("ping", seen={})
            assert not any(message["type"] == "chat" for message in pages[1].messages)
            await pages[1].ask("say", table=id, text="are you there?")
            await pages[0].hears(lambda message: message.get("text") == "are you there?")
            for page in pages:
                await page.leave()

    asyncio.run(test())


def test_a_process_is_off_the_list_before_its_socket_is_gone(postgres: str) -> None:
    """Otherwise the others would take it for one on another machine."""
    found: list[bool] = []

    async def test() -> None:
        async with houses(postgres) as (one, _):
            leases, server = passing(one).leases, passing(one).server
            assert server is not None
            bury = leases.bury

            async def look_and_bury(process: str) -> None:
                found.append(server.is_serving())
                await bury(process)

            leases.bury = look_and_bury  # type: ignore[method-assign]

    asyncio.run(test())
    assert found == [True]


def test_a_link_is_for_those_who_know_the_secret(postgres: str) -> None:
    async def test() -> None:
        async with houses(postgres, 1) as (one,):
            address = passing(one).leases.address
            assert Path(address).parent.stat().st_mode & 0o777 == 0o700
            heard: list[Any] = []

            def caller(secret: str) -> Link:
                return Link(secret, "stranger", lambda *said: heard.append(said), lambda _: None, called=False)

            with pytest.raises(OSError, match="not who it should be"):
                await dial(address, lambda: caller("0" * 64))
            # somebody who asks without having shown anything is sent away at once
            rude = caller("0" * 64)
            _, _ = await asyncio.get_running_loop().create_unix_connection(lambda: rude, address)
            rude.send(OPEN, 1, b'{"who":null,"muted":[],"address":""}')
            rude.send(ASK, 1, b'{"type":"ping"}')
            async with asyncio.timeout(PATIENCE):
                while not rude.over:
                    await asyncio.sleep(0.01)
            assert not heard
            assert not any(passing(one).guests.callers.values())
            known = await dial(address, lambda: caller(passing(one).leases.secret))
            assert known.known
            known.close()

    asyncio.run(test())


def test_a_process_that_says_nothing_is_given_up(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(link, "TICK_SECONDS", 0.02)

    async def test() -> None:
        async with houses(postgres, 1) as (one,):
            quiet = Link(passing(one).leases.secret, "quiet", lambda *_: None, lambda _: None, called=False)
            await dial(passing(one).leases.address, lambda: quiet)
            monkeypatch.setattr(quiet, "tick", lambda: None)  # it says nothing any more
            quiet.send = lambda *_: None  # type: ignore[method-assign]
            async with asyncio.timeout(PATIENCE):
                while not quiet.over:
                    await asyncio.sleep(0.01)

    asyncio.run(test())


def test_leases_of_tables_that_do_not_exist_are_not_kept(postgres: str) -> None:
    async def test() -> None:
        async with houses(postgres, 1) as (one,):
            leases = passing(one).leases
            assert await leases.holder("nothing-like-that") == ""
            query = select(schema.leases).where(schema.leases.c.table_id == "nothing-like-that")
            assert await one.house.store.read(lambda connection: connection.execute(query).all()) == []
            gone = delete(schema.processes).where(schema.processes.c.id == leases.process)
            await one.house.store.write(lambda connection: connection.execute(gone))
            leases.beaten = 0.0
            await leases.beat()  # a process that was given up is back
            assert await leases.find(leases.process) is not None

    asyncio.run(test())
