"""The threats, each with what stands against it."""

import ast
import asyncio
import contextlib
import json
import re
from pathlib import Path

import httpx
import pytest
import websockets

import boardinghouse as bh
from boardinghouse.server import app as app_module
from boardinghouse.server.cli import origin_address
from boardinghouse.server.guard import Guard, shown
from boardinghouse.server.limits import LIMITS, Limits, TooFast
from boardinghouse.server.settings import Settings
from tests.server.client import PATIENCE, Person, Viewer, at_random, connect, delete, fresh_key, get, post
from tests.server.inside import Box, Ear, Inside, run
from tests.server.running import Running, running

SERVER = Path(app_module.__file__).parent


def sources() -> list[Path]:
    return sorted(SERVER.rglob("*.py"))


# ---- cross-site requests and sockets ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin", [None, "null", "https://evil.example", "http://127.0.0.1:1", "http://localhost.evil"]
)
def test_a_request_with_our_cookie_must_come_from_our_page(server: Running, origin: str | None) -> None:
    async def test() -> None:
        person = await Person(server.url, "Ann").enter()
        headers = {"cookie": person.cookie(), **({} if origin is None else {"origin": origin})}
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
            table = {"game": "overbooking", "seats": [{"kind": "me"}, {"kind": "open"}]}
            answer = await http.post("/api/tables", json=table, headers=headers)
            assert answer.status_code == 403
            assert answer.json()["reason"] in ("no-origin", "foreign-origin")
            ours = await http.post("/api/tables", json=table, headers={**headers, "origin": server.url})
            assert ours.status_code == 201
        with pytest.raises(websockets.InvalidStatus) as refused:
            async with connect(server.socket_url, additional_headers=headers):
                pass
        assert refused.value.response.status_code == 403
        await person.close()

    asyncio.run(test())


def test_a_foreign_page_cannot_even_make_a_guest(server: Running) -> None:
    answer = post(f"{server.url}/api/guests", json={"name": "x"}, headers={"origin": "https://evil.example"})
    assert answer.status_code == 403


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "", "127.0.0.1.evil.example", "[::1"])
def test_a_name_that_others_control_is_not_ours(server: Running, host: str) -> None:
    answer = get(f"{server.url}/api/games", headers={"host": host})
    assert answer.status_code in (400, 421)


def test_a_browser_that_comes_by_a_strange_name_is_told_in_words(server: Running) -> None:
    headers = {"host": "mybox.fritz.box:8000", "accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    answer = get(f"{server.url}/", headers=headers)
    assert answer.status_code == 421
    assert answer.headers["content-type"].startswith("text/html")
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert "boardinghouse serve --origin http://mybox.fritz.box:8000" in answer.text
    for language in ("en", "ru", "uk"):
        assert f'<p lang="{language}">' in answer.text
    odd = get(f"{server.url}/", headers={**headers, "host": "<b>evil"})
    assert "<b>evil" not in odd.text
    assert get(f"{server.url}/api/games", headers={"host": headers["host"]}).json()["reason"] == "bad-host"


def test_a_form_cannot_speak_json(server: Running) -> None:
    body = json.dumps({"name": "x"})
    for type in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        answer = post(f"{server.url}/api/guests", content=body, headers={"content-type": type})
        assert (answer.status_code, answer.json()["reason"]) == (415, "not-json")


def test_cookie_flags(server: Running) -> None:
    answer = post(f"{server.url}/api/guests", json={"name": "Ann"})
    flags = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}
    assert {"httponly", "samesite=strict", "path=/"} <= flags
    assert not any(flag.startswith("domain") for flag in flags)


def test_over_https_the_cookie_is_secure_and_bound_to_the_host(database: str) -> None:
    with running(database, "--origin", "https://play.example.org") as server:
        headers = {"host": "play.example.org", "origin": "https://play.example.org"}
        answer = post(f"{server.url}/api/guests", json={"name": "Ann"}, headers=headers)
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-boardinghouse=")
        assert "; secure" in cookie.lower()
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        foreign = post(f"{server.url}/api/guests", json={"name": "Ann"}, headers={**headers, "origin": "null"})
        assert foreign.status_code == 403


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/api/tables/x", "/health", "/no.such", "/lobby"])
def test_every_answer_has_the_headers(server: Running, path: str) -> None:
    headers = get(server.url + path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "access-control-allow-origin" not in headers
    if path.startswith("/api/"):
        assert headers["cache-control"] == "no-store"
    assert "server" not in headers


@pytest.mark.parametrize("path", ["/", "/lobby", "/metrics", "/api/games", "/api/schema/openapi.json"])
def test_every_answer_says_once_what_it_is(server: Running, path: str) -> None:
    kind = get(server.url + path).headers["content-type"]
    assert kind.count("charset") == kind.startswith("text/")


@pytest.mark.parametrize("path", ["/api/schema/nothing", "/api/schema/swagger", "/api/nothing"])
def test_the_interface_answers_in_its_own_words(server: Running, path: str) -> None:
    answer = get(server.url + path)
    assert (answer.status_code, answer.json()["reason"]) == (404, "no-such-page")


# ---- what clients send -------------------------------------------------------------------------------------------


def test_errors_tell_nothing_of_the_inside(server: Running) -> None:
    bad = [
        post(f"{server.url}/api/guests", content=b"{", headers={"content-type": "application/json"}),
        post(f"{server.url}/api/guests", json={"name": 5}),
        post(f"{server.url}/api/guests", json={"name": "x", "admin": True}),
        get(f"{server.url}/api/tables/{'x' * 33}"),
        get(f"{server.url}/api/tables/nothing"),
        get(f"{server.url}/api/tables?status=%00"),
        delete(f"{server.url}/api/guests"),
        get(f"{server.url}/../../etc/passwd.txt"),
        get(f"{server.url}/%2e%2e/app.py"),
    ]
    for answer in bad:
        assert 400 <= answer.status_code < 500, answer.text
        assert set(answer.json()) == {"reason", "detail"}
        assert not re.search(r"Traceback|msgspec|litestar|site-packages|\.py", answer.text)


@pytest.mark.parametrize(
    ("headers", "status", "reason"),
    [
        ({b"cookie": b"boardinghouse=abc.\xe9"}, 401, "sign-in-first"),
        ({b"origin": b"http://[x"}, 403, "foreign-origin"),
        ({b"authorization": b"Bearer \xe9"}, 401, "sign-in-first"),
    ],
)
def test_odd_headers_get_a_clear_answer(server: Running, headers: dict[bytes, bytes], status: int, reason: str) -> None:
    own = {b"origin": server.url.encode(), **headers}
    answer = post(f"{server.url}/api/tables", json={"game": "maui", "seats": [{"kind": "me"}]}, headers=own)
    assert (answer.status_code, answer.json()["reason"]) == (status, reason)
    assert "content-security-policy" in answer.headers


def test_odd_bodies_get_a_clear_answer(server: Running) -> None:
    json_type = {"content-type": "application/json"}
    odd = post(f"{server.url}/api/guests", content=b'{"name": "\xff\xfe"}', headers=json_type)
    assert (odd.status_code, odd.json()["reason"]) == (400, "malformed")
    deep = post(f"{server.url}/api/guests", content=b"[" * 20_000, headers=json_type)
    assert (deep.status_code, deep.json()["reason"]) == (400, "malformed")
    game = {"game": "maui", "version": bh.load("maui").version, "options": {}}
    text = json.dumps({"format": 1, **game, "seats": ["Ann", "Bob"], "seed": "\ud800"})
    for path, more in (("replay", {}), ("line", {"line": 0, "seat": 0, "moves": []}), ("study", {})):
        answer = post(f"{server.url}/api/records/{path}", json={"text": text, **more})
        assert (answer.status_code, answer.json()["reason"]) == (409, "broken-record"), path
    half = post(f"{server.url}/api/records/replay", content=b'{"text": "\\ud800"}', headers=json_type)
    assert half.status_code == 400
    with httpx.Client(base_url=server.url, headers={"origin": server.url}, timeout=PATIENCE) as http:
        http.post("/api/guests", json={"name": "Ann"})
        assert http.post("/api/tokens", json={"label": "a\0b"}).status_code == 400
        assert http.post("/api/tokens", json={"label": "мой бот №1"}).status_code == 201


def test_sizes_are_limited(server: Running) -> None:
    answer = post(f"{server.url}/api/guests", json={"name": "x" * 70_000})
    assert answer.status_code == 413

    async def test() -> None:
        async with connect(server.socket_url) as socket:
            await socket.recv()
            await socket.send(json.dumps({"type": "ping", "pad": "x" * 40_000}))
            await asyncio.wait_for(socket.wait_closed(), 300)
            assert socket.close_code == 1009

    asyncio.run(test())


def test_rate_limits_hold_and_let_go_again(monkeypatch: pytest.MonkeyPatch) -> None:
    time = 100.0
    monkeypatch.setattr("time.monotonic", lambda: time)
    limits = Limits()
    for name, limit in LIMITS.items():
        for _ in range(int(limit.burst)):
            limits.spend(name, "Ann")
        with pytest.raises(TooFast) as refused:
            limits.spend(name, "Ann")
        limits.spend(name, "Bob")
        time += refused.value.seconds + 0.001
        limits.spend(name, "Ann")


def test_a_flood_is_answered_with_too_fast(database: str) -> None:
    with (
        running(database, "--rate-factor", "0.03") as server,  # however slow the machine, more come than are let in
        httpx.Client(base_url=server.url, timeout=PATIENCE) as http,
    ):
        codes = [http.get("/api/bots").status_code for _ in range(40)]
        assert codes[0] == 200
        assert 429 in codes
        assert http.get("/health").status_code == 200

        async def flood() -> int | None:
            async with connect(server.socket_url) as socket:
                with contextlib.suppress(websockets.ConnectionClosed):
                    for _ in range(2000):
                        await socket.send('{"type":"ping"}')
                    while True:
                        await asyncio.wait_for(socket.recv(), 300)
                return socket.close_code

        assert asyncio.run(flood()) in (4029, 4008)


@pytest.mark.parametrize("proxy", [False, True])
def test_a_forged_address_gains_nothing(database: str, *, proxy: bool) -> None:
    """Nobody is believed without a proxy, and of a proxy's header only what the proxy itself has written at its end."""
    behind = ["--origin", "https://play.example.org"] if proxy else []
    headers = {"host": "play.example.org"} if proxy else {}
    with running(database, "--rate-factor", "0.03", *behind) as server:
        url = f"{server.url}/api/bots"
        forged = [f"203.0.113.{number}{', 192.0.2.1' if proxy else ''}" for number in range(40)]
        codes = [get(url, headers={**headers, "x-forwarded-for": address}).status_code for address in forged]
        assert codes[0] == 200
        assert 429 in codes
        elsewhere = get(url, headers={**headers, "x-forwarded-for": "192.0.2.2"})
        assert elsewhere.status_code == (200 if proxy else 429)


def test_a_slow_reader_is_sent_away_with_resync(database: str) -> None:
    """Its queue is bounded; when it comes back it is in step again."""

    async def test(house: Inside) -> None:
        from boardinghouse.server.socket import TOO_SLOW, Connection

        ear = Ear(ready=False)
        connection = Connection(ear, None, set(), 5)
        for number in range(5):
            connection.put(b"%d" % number)
        assert (ear.told, ear.codes) == ([], [])
        ear.ready = True
        connection.go_on()
        connection.put(b"5")
        assert ear.told == [b"0", b"1", b"2", b"3", b"4", b"5"]
        ear.ready = False
        for number in range(9):
            connection.put(b"%d" % number)
        assert ear.codes == [TOO_SLOW]
        assert not connection.unsent

    run(database, test)


def test_no_pickle_no_eval_and_no_calls_to_other_hosts() -> None:
    """Static: nothing near the network unpickles or evaluates, and no HTTP client exists that could be led inside."""
    forbidden_modules = {"pickle", "marshal", "shelve", "dill", "httpx", "requests", "aiohttp", "urllib.request"}
    forbidden_calls = {"eval", "exec", "compile", "__import__"}
    assert len(sources()) > 20
    for path in sources():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                assert not {alias.name for alias in node.names} & forbidden_modules, path
            elif isinstance(node, ast.ImportFrom):
                assert node.module not in forbidden_modules, path
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in forbidden_calls, path


# ---- seeds ---------------------------------------------------------------------------------------------------------


def test_the_seed_stays_here_until_the_game_is_over(database: str) -> None:
    async def test(house: Inside) -> None:
        from hashlib import sha256

        seeds = set()
        for _ in range(5):
            id, people = await house.started("overbooking", 2, watchable=True)
            table = await house.at(id)
            seeds.add(table.seed)
            assert len(bytes.fromhex(table.seed)) == 32
            assert table.header.commitment == sha256(table.seed.encode()).hexdigest()
            boxes = [Box(people[0].id), Box(people[1].id), Box()]
            for seat, box in zip((0, 1, None), boxes, strict=True):
                await house.house.tables.join(box.person, id, seat, None, box)
            while table.status == "playing":
                assert not any(table.seed.encode() in raw for box in boxes for raw in box.raw)
                await house.move(id, people, table.version)
            assert all(table.seed.encode() in box.raw[-1] for box in boxes)
        assert len(seeds) == 5

    run(database, test)


# ---- settings ------------------------------------------------------------------------------------------------------


def test_hosts_and_origins_come_from_the_settings() -> None:
    guard = Guard(None, Settings("", origins=("https://play.example.org",), hosts=("box",)), Limits())  # type: ignore[arg-type]

    def fault(host: str, origin: str | None, cookie: str = "") -> str:
        headers = [(b"host", host.encode()), (b"cookie", cookie.encode())]
        headers += [] if origin is None else [(b"origin", origin.encode())]
        return guard.fault({"headers": headers}, unsafe=True)

    assert fault("play.example.org", "https://play.example.org") == ""
    assert fault("box:8000", "http://box:8000") == ""
    assert fault("192.168.1.5:8000", "http://192.168.1.5:8000") == ""
    assert fault("[::1]:8000", "http://[::1]:8000") == ""
    assert fault("box:8000", "http://box:8001") == "foreign-origin"
    assert fault("other", "http://other") == "bad-host"
    assert fault("box:8000", None, "__Host-boardinghouse=x") == "no-origin"
    assert fault("box:8000", None) == ""
    assert fault("box:8000", "file://box:8000") == "foreign-origin"


def test_an_origin_is_an_address_as_browsers_name_it() -> None:
    assert origin_address("https://Play.example.org/") == "https://play.example.org"
    assert origin_address("http://mybox.lan:8000") == "http://mybox.lan:8000"
    for wrong in ("play.example.org", "", "ftp://play.example.org", "https://", "https://play.example.org/lobby"):
        with pytest.raises(ValueError, match="--origin is an address like"):
            origin_address(wrong)


def test_what_a_terminal_would_obey_is_not_logged_as_it_is() -> None:
    assert shown("/lobby/холл") == "/lobby/холл"
    assert shown("/\x1b[2J\u202e") == r"'/\x1b[2J\u202e'"


def test_monitors_may_ask_for_the_head_of_the_page(server: Running) -> None:
    answer = httpx.head(f"{server.url}/")
    assert (answer.status_code, answer.content) == (200, b"")
    assert answer.headers["content-type"].startswith("text/html")
    assert httpx.head(f"{server.url}/no.such").status_code == 404


def test_metrics_are_for_this_machine_and_health_says_what_is_wrong(server: Running) -> None:
    text = get(f"{server.url}/metrics").text
    assert "boardinghouse_steps_total" in text
    health = get(f"{server.url}/health").json()
    assert (health["status"], health["database"]) == ("ok", True)


def test_nobody_plays_or_sees_anothers_seat_over_the_network(server: Running) -> None:
    async def test() -> None:
        ann, bob, eve = [await Person(server.url, name).enter() for name in ("Ann", "Bob", "Eve")]
        table = await ann.make_table("overbooking", [{"kind": "me"}, {"kind": "open"}])
        await bob.command(table, "sit", seat=1)
        await ann.command(table, "start")
        assert (await eve.http.get(f"/api/tables/{table}")).status_code == 404
        for seat in ("?seat=0", "?seat=1", ""):
            for what in ("state", "replay"):
                assert (await eve.http.get(f"/api/tables/{table}/{what}{seat}")).status_code == 404
        assert (await bob.http.get(f"/api/tables/{table}/state?seat=0")).status_code == 403
        assert (await bob.http.get(f"/api/tables/{table}/replay?seat=0")).status_code == 403
        assert (await bob.http.get(f"/api/tables/{table}/record")).status_code == 409
        for person in (bob, eve):
            answer = await person.command(table, "play", seat=0, expected=3, action=0)
            assert answer.status_code in (403, 404)
        for person in (ann, bob, eve):
            await person.close()

    asyncio.run(test())


def test_the_replay_of_a_running_game_is_what_the_viewer_saw(server: Running) -> None:
    async def test() -> None:
        ann = await Person(server.url, "Ann").enter()
        table = await ann.make_table("overbooking", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
        viewer = Viewer(ann, server.socket_url, table, 0, at_random(3))
        task = asyncio.create_task(viewer.run())
        await ann.command(table, "start")
        while len(viewer.views) < 12:
            await asyncio.sleep(0.02)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        replay = (await ann.http.get(f"/api/tables/{table}/replay?seat=0")).json()
        for frame in replay["frames"]:
            number = frame["number"] + 1  # the start is step 1
            if number in viewer.views:
                assert frame["view"] == viewer.views[number]
        told = {step["number"]: step for step in viewer.steps}
        for frame in replay["frames"][1:]:
            if frame["number"] + 1 in told:
                assert frame["events"] == told[frame["number"] + 1]["events"]
                assert frame["action"] == told[frame["number"] + 1]["did"].get("action")
        await ann.close()

    asyncio.run(test())


def test_keys_are_made_by_the_client_and_checked() -> None:
    assert re.fullmatch("[A-Za-z0-9_-]{8,64}", fresh_key())
