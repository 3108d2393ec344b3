"""Connections and sockets: how many, and how long they may be silent. Counted; time passes when it is told to."""

import asyncio
import contextlib
import json
import socket as sockets
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
import websockets
from uvicorn import Config
from uvicorn.server import ServerState

from boardinghouse.server.connections import Capacity, HttpConnection
from boardinghouse.server.limits import LIMITS, Limits, TooFast, address_of
from boardinghouse.server.refused import Refused
from boardinghouse.server.settings import Settings
from boardinghouse.server.socket import FROM_ADDRESS, OF_PERSON, Sockets
from boardinghouse.server.socket import Connection as Socket
from boardinghouse.server.wire import SocketWire
from tests.server.client import Person, connect, get
from tests.server.running import Running, running, wait_for

REQUEST = b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n"
HALF_HEAD = b"GET / HTTP/1.1\r\nhost: loc"
HALF_BODY = b"POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10\r\n\r\nhalf"


async def answers(scope: Any, receive: Any, send: Any) -> None:
    """An application that reads all of a request and answers with as much as its path says."""
    while (await receive()).get("more_body"):
        pass
    size = int(scope["path"].strip("/") or 2)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % size)]})
    await send({"type": "http.response.body", "body": b"x" * size})


class Timers:
    """The loop's clock, stopped: `pass_time` lets all time limits of the room run out."""

    def __init__(self, room: Capacity) -> None:
        self.room = room

    def pass_time(self) -> int:
        """How many connections were cut."""
        due = [connection for connection in self.room.known if connection.limit is not None]  # type: ignore[attr-defined]
        for connection in due:
            handle = connection.limit
            handle._run()
            handle.cancel()
        return len(due)


@contextlib.asynccontextmanager
async def listening(**room: Any) -> AsyncIterator[tuple[int, Capacity, Timers]]:
    """A server on loopback whose time limits never run out by themselves."""
    settings = Settings("", request_seconds=1e6, **room)
    hall = Capacity(settings)
    hall.known = []  # type: ignore[attr-defined]
    config = Config(answers, lifespan="off", log_config=None, ws="none", timeout_keep_alive=1_000_000)

    def make() -> HttpConnection:
        connection = HttpConnection(hall, config, ServerState(), {})
        hall.known.append(connection)  # type: ignore[attr-defined]
        return connection

    server = await asyncio.get_running_loop().create_server(make, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1], hall, Timers(hall)
    finally:
        server.close()


async def opened(port: int, data: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(data)
    return reader, writer


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(300):
        while not condition():
            await asyncio.sleep(0.005)


@pytest.mark.parametrize("data", [b"", b"\r\n", HALF_HEAD, HALF_BODY, REQUEST + HALF_HEAD])
def test_a_client_that_sends_nothing_or_half_a_request_is_cut(data: bytes) -> None:
    async def test() -> None:
        async with listening() as (port, room, timers):
            reader, writer = await opened(port, data)
            await until(lambda: room.held.total() == 1)
            if data.startswith(REQUEST):
                assert b"200 OK" in await reader.readline()
            await asyncio.sleep(0.05)  # let it read what was sent
            assert timers.pass_time() == 1
            with contextlib.suppress(ConnectionResetError):
                await asyncio.wait_for(reader.read(), 300)  # to the end
            assert not room.held
            assert not room.owing
            writer.close()

    asyncio.run(test())


def test_bytes_that_trickle_gain_no_time() -> None:
    async def test() -> None:
        async with listening() as (port, room, _):
            _, writer = await opened(port)
            await until(lambda: len(room.owing) == 1)
            (connection,) = room.owing
            limit = connection.limit
            for byte in HALF_HEAD:
                writer.write(bytes([byte]))
                await writer.drain()
                await asyncio.sleep(0)
            await asyncio.sleep(0.05)
            assert connection.limit is limit
            writer.close()

    asyncio.run(test())


def test_an_answer_nobody_reads_is_cut_and_one_being_made_is_not() -> None:
    async def test() -> None:
        async with listening() as (port, room, timers):
            size = 50_000_000  # more than the system keeps for us
            _, writer = await opened(port, REQUEST.replace(b"/ ", b"/%d " % size, 1))
            await until(lambda: any(connection.flow.write_paused for connection in room.known))  # type: ignore[attr-defined]
            assert not room.owing
            assert timers.pass_time() == 1
            assert not room.held
            writer.close()
            reader, writer = await opened(port, REQUEST)
            assert b"200 OK" in await reader.readline()
            await until(lambda: len(room.owing) == 1)  # it may stay for another request
            writer.write(REQUEST)
            assert b"xx" in await asyncio.wait_for(reader.read(1000), 300)
            writer.close()

    asyncio.run(test())


def test_an_address_that_holds_too_many_loses_its_oldest_silent_one() -> None:
    async def test() -> None:
        async with listening(rate_factor=0.1) as (port, room, _):
            assert room.each == 10
            crowd = [await opened(port, data) for data in [b"", HALF_HEAD, HALF_BODY] * 10]
            await until(lambda: len(room.known) == 30)  # type: ignore[attr-defined]
            assert room.held == {"127.0.0.1": 10}
            reader, writer = await opened(port, REQUEST)
            assert b"200 OK" in await asyncio.wait_for(reader.readline(), 300)
            assert room.held == {"127.0.0.1": 10}
            for _, other in [*crowd, (reader, writer)]:
                other.close()
            await until(lambda: not room.held)

    asyncio.run(test())


def test_where_the_house_is_full_silent_ones_make_room() -> None:
    async def test() -> None:
        async with listening() as (port, room, _):
            room.all = 20
            crowd = [await opened(port) for _ in range(60)]
            await until(lambda: len(room.known) == 60)  # type: ignore[attr-defined]
            assert room.held.total() == 20
            reader, writer = await opened(port, REQUEST)
            assert b"200 OK" in await asyncio.wait_for(reader.readline(), 300)
            for _, other in [*crowd, (reader, writer)]:
                other.close()

    asyncio.run(test())


def test_a_trusted_proxy_may_hold_many() -> None:
    async def test() -> None:
        async with listening(rate_factor=0.1, origins=("https://play.example.org",)) as (port, room, _):
            crowd = [await opened(port) for _ in range(30)]
            await until(lambda: room.held == {"127.0.0.1": 30})
            for _, other in crowd:
                other.close()

    asyncio.run(test())


OFFER = b"POST /api/guests HTTP/1.1\r\nhost: localhost\r\nconnection: Upgrade, HTTP2-Settings\r\nupgrade: h2c\r\n"
OFFER += b"http2-settings: AAMAAABkAAQCAAAAAAIAAAAA\r\ncontent-type: application/json\r\n"
WHOLE = b'content-length: 15\r\n\r\n{"name":"Java"}'
CHUNKED = b'transfer-encoding: chunked\r\n\r\n8\r\n{"name":\r\n7\r\n"Java"}\r\n0\r\n\r\n'


@pytest.mark.parametrize("body", [WHOLE, CHUNKED], ids=["whole", "chunked"])
@pytest.mark.parametrize("size", [1, 7, 1000])
def test_a_request_that_offers_http_2_keeps_its_body(server: Running, body: bytes, size: int) -> None:
    """As Java's HttpClient and `curl --http2` send it, in pieces of any size; and again on the same connection."""

    async def test() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        data = OFFER + body + OFFER.replace(b"localhost\r\n", b"localhost\r\nx-second: 1\r\n") + body
        for at in range(0, len(data), size):
            writer.write(data[at : at + size])
            await writer.drain()
        for _ in range(2):
            head = await reader.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 201"), head
            length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
            assert json.loads(await reader.readexactly(length))["person"]["name"] == "Java"
        writer.close()

    asyncio.run(test())


def test_this_is_no_proxy(server: Running) -> None:
    async def test() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(b"CONNECT example.org:443 HTTP/1.1\r\nhost: example.org:443\r\n\r\n")
        assert (await reader.read()).startswith(b"HTTP/1.1 400")
        writer.close()

    asyncio.run(test())


def test_silent_connections_do_not_keep_others_out(database: str) -> None:
    """The server itself, with all it has open besides."""
    with running(database, "--rate-factor", "0.1") as server:
        crowd = [sockets.create_connection((server.host, server.port)) for _ in range(100)]
        wait_for(lambda: get(f"{server.url}/health").status_code == 200)  # a busy machine may be found unwell at first
        for one in crowd:
            one.setblocking(False)

        def still_open() -> int:
            count = 0
            for one in crowd:
                with contextlib.suppress(OSError):
                    try:
                        count += one.recv(1) != b""
                    except BlockingIOError:
                        count += 1
            return count

        wait_for(lambda: still_open() <= 10, 300)
        for one in crowd:
            one.close()


# ---- sockets -------------------------------------------------------------------------------------------------------


def test_sockets_are_counted_by_address_by_person_and_in_all() -> None:
    hall = Sockets(1.0, 200)

    def socket(address: str, person: str = "") -> Socket:
        one = Socket(None, None, set(), 5, address)  # type: ignore[arg-type]
        one.person = person
        return one

    def admitted(make: Callable[[int], Socket], tries: int = 300) -> int:
        count = 0
        with contextlib.suppress(Refused):
            for number in range(tries):
                hall.admit(make(number))
                count += 1
        return count

    assert admitted(lambda number: socket(f"10.0.0.{number}", "ann")) == OF_PERSON
    assert admitted(lambda _: socket("192.0.2.1")) == FROM_ADDRESS
    assert admitted(lambda number: socket(f"10.0.1.{number}", f"p{number}")) == 200 - OF_PERSON - FROM_ADDRESS
    for one in list(hall.open):
        hall.dismiss(one)
    assert not hall.held
    assert admitted(lambda _: socket("192.0.2.1")) == FROM_ADDRESS


def test_a_socket_too_many_is_refused_with_a_reason_and_may_come_when_another_left(database: str) -> None:
    async def test(server: Running) -> None:
        async with contextlib.AsyncExitStack() as stack:
            ann = await Person(server.url, "Ann").enter()
            headers = {"cookie": ann.cookie(), "origin": server.url}
            mine = [
                await stack.enter_async_context(connect(server.socket_url, additional_headers=headers))
                for _ in range(3)
            ]
            with pytest.raises(websockets.InvalidStatus) as refused:
                await connect(server.socket_url, additional_headers=headers)
            assert refused.value.response.status_code == 429
            assert json.loads(refused.value.response.body)["reason"] == "too-many-sockets"
            await mine[0].close()

            async def again() -> None:
                while True:
                    with contextlib.suppress(websockets.InvalidStatus):
                        await (await connect(server.socket_url, additional_headers=headers)).close()
                        return
                    await asyncio.sleep(1)

            await asyncio.wait_for(again(), 300)
            await ann.close()

    with running(database, "--rate-factor", "0.1") as server:
        asyncio.run(test(server))


def test_full_views_are_limited_however_many_sockets_ask(database: str) -> None:
    async def test(server: Running) -> None:
        ann = await Person(server.url, "Ann").enter()
        table = await ann.make_table("overbooking", [{"kind": "me"}, {"kind": "open"}], listed=True)
        async with contextlib.AsyncExitStack() as stack:
            crowd = [await stack.enter_async_context(connect(server.socket_url)) for _ in range(3)]
            counts = {"sync": 0, "too-fast": 0}
            for one in crowd:
                await one.recv()
                for number in range(9):
                    await one.send(json.dumps({"type": "join", "table": table, "key": f"key-{number:05}"}))
                answers = 0
                while answers < 9:
                    message = json.loads(await asyncio.wait_for(one.recv(), 300))
                    if message["type"] != "presence":
                        answers += 1
                        counts[message.get("reason", message["type"])] += 1
        burst = LIMITS["join"].burst * 0.1
        assert counts["sync"] < 27
        assert counts["sync"] >= burst
        assert counts["too-fast"] > 0
        await ann.close()

    with running(database, "--rate-factor", "0.1") as server:
        asyncio.run(test(server))


# ---- addresses -----------------------------------------------------------------------------------------------------


def test_an_ipv6_network_of_64_bits_is_one_address() -> None:
    assert address_of("2001:db8:1:2::1") == address_of("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert address_of("2001:db8:1:3::1") != address_of("2001:db8:1:2::1")
    assert address_of("::ffff:192.0.2.7") == address_of("192.0.2.7") == "192.0.2.7"
    assert address_of("fe80::1%eth0") == "fe80::/64"
    assert address_of("unix") == "unix"
    limits = Limits()
    for number in range(int(LIMITS["password"].burst)):
        limits.spend("password", address_of(f"2001:db8:1:2::{number:x}"))
    with pytest.raises(TooFast):
        limits.spend("password", address_of("2001:db8:1:2::ffff"))


def test_a_ping_is_answered_or_the_socket_ends() -> None:
    """The short way of both, without the library's frames."""
    later: list[tuple[float, Callable[[], None]]] = []
    written: list[bytes] = []

    class Handle:
        def __init__(self, entry: tuple[float, Callable[[], None]]) -> None:
            self.entry = entry

        def cancel(self) -> None:
            later.remove(self.entry)

    class Loop:
        def time(self) -> float:
            return 0.0

        def call_later(self, seconds: float, work: Callable[[], None]) -> Handle:
            later.append((seconds, work))
            return Handle(later[-1])

    class Transport:
        closed = False

        def is_closing(self) -> bool:
            return self.closed

        def write(self, data: bytes) -> None:
            written.append(data)

        def close(self) -> None:
            self.closed = True

    config = Config(answers, log_config=None, ws_ping_interval=4, ws_ping_timeout=6)
    wire = SocketWire(config, ServerState(), {}, Loop())
    wire.transport = Transport()  # type: ignore[assignment]
    wire.listener = Listener()
    wire.start_keepalive()
    for _ in range(3):
        (when, ping) = later.pop()
        assert when == 4
        ping()
        (frame,) = written
        assert frame[:2] == b"\x89\x04"
        assert [when for when, _ in later] == [6]
        wire.data_received(b"\x8a\x84" + bytes(4) + b"else")  # the answer to no ping of ours
        assert [when for when, _ in later] == [6]
        wire.data_received(b"\x8a\x84" + bytes(4) + frame[2:])
        written.clear()
    later.pop()[1]()  # a ping that nobody answers
    later.pop()[1]()
    assert wire.close_sent
    assert wire.transport.is_closing()
    assert not later


class Listener:
    """Hears nothing."""

    def hear(self, data: str) -> None:
        raise AssertionError(data)

    def go_on(self) -> None: ...

    def leave(self) -> None: ...
