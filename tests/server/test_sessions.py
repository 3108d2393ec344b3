"""Who somebody is: sessions, tokens, passwords, and how they end."""

import asyncio
import json
from types import SimpleNamespace

import httpx
import pytest
import websockets

from boardinghouse.server.people_routes import Credentials, log_in
from boardinghouse.server.refused import Refused
from tests.server.client import PATIENCE, Person, connect, fresh_key
from tests.server.inside import Inside, run
from tests.server.running import Running


def test_wrong_passwords_from_one_address_do_not_keep_the_owner_out(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: Inside) -> None:
        async def no(name: str, password: str) -> None:
            raise Refused("wrong-name-or-password")

        monkeypatch.setattr(house.house.accounts, "log_in", no)

        async def attempt(address: str) -> str:
            request = SimpleNamespace(scope={"client": (address, 1)})
            return await house.refusal(log_in.fn(request, house.house, Credentials("Ann", "a guess")))

        assert [await attempt("192.0.2.1") for _ in range(9)] == ["wrong-name-or-password"] * 8 + ["too-fast"]
        assert await attempt("192.0.2.2") == "wrong-name-or-password"
        many = [await attempt(f"198.51.100.{number}") for number in range(150)]
        assert many[-1] == "too-fast", "all addresses together are bounded too"

    run(database, test)


def test_programs_use_a_token_and_no_origin(server: Running) -> None:
    async def test() -> None:
        person = await Person(server.url, "Ann").enter()
        token = (await person.post("/api/tokens", {"label": "bot"})).json()["token"]
        headers = {"authorization": f"Bearer {token}"}
        async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=PATIENCE) as http:
            assert (await http.get("/api/session")).json()["person"]["id"] == person.id
            async with connect(server.socket_url, additional_headers=headers) as socket:
                assert json.loads(await socket.recv())["person"]["id"] == person.id
            wrong = await http.get("/api/session", headers={"authorization": f"Bearer {token}x"})
            assert wrong.status_code == 401
            (listed,) = (await person.http.get("/api/tokens")).json()
            assert (await person.http.delete(f"/api/tokens/{listed['id']}")).status_code == 204
            assert (await http.get("/api/session")).status_code == 401
        await person.close()

    asyncio.run(test())


def test_a_token_cannot_take_its_person_over(server: Running) -> None:
    async def test() -> None:
        person = await Person(server.url, "Ann").enter()
        token = (await person.post("/api/tokens", {"label": "bot"})).json()["token"]
        (listed,) = (await person.http.get("/api/tokens")).json()
        tries: list[tuple[str, str, dict[str, str] | None]] = [
            ("POST", "/api/accounts", {"name": f"Thief {fresh_key()[-8:]}", "password": "four winds over Vienna"}),
            ("POST", "/api/tokens", {"label": "another"}),
            ("GET", "/api/tokens", None),
            ("DELETE", f"/api/tokens/{listed['id']}", None),
            ("PUT", "/api/name", {"name": "Thief"}),
            ("PUT", "/api/mutes/abc", None),
        ]
        async with httpx.AsyncClient(
            base_url=server.url, headers={"authorization": f"Bearer {token}"}, timeout=PATIENCE
        ) as http:
            for method, path, body in tries:
                answer = await http.request(method, path, json=body) if body else await http.request(method, path)
                assert (answer.status_code, answer.json()["reason"]) == (403, "not-with-a-token"), path
        assert (await person.http.get("/api/session")).json()["person"]["name"] == "Ann"
        await person.close()

    asyncio.run(test())


def test_signing_out_ends_the_session_and_its_sockets(server: Running) -> None:
    async def test() -> None:
        person = await Person(server.url, "Ann").enter()
        cookie = person.cookie()
        headers = {"cookie": cookie, "origin": server.url}
        async with connect(server.socket_url, additional_headers=headers) as socket:
            await socket.recv()
            assert (await person.post("/api/logout", {})).status_code == 200
            with pytest.raises(websockets.ConnectionClosed):
                await asyncio.wait_for(socket.recv(), 300)
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
            assert (await http.get("/api/session", headers=headers)).json() == {"person": None}
        await person.close()

    asyncio.run(test())


def test_other_devices_are_signed_out_and_this_one_stays(server: Running) -> None:
    async def test() -> None:
        name = f"Ann {fresh_key()[-8:]}"
        here, elsewhere = await Person(server.url, "Ann").enter(), Person(server.url, "Ann")
        credentials = {"name": name, "password": "four winds over Vienna"}
        assert (await here.post("/api/accounts", credentials)).status_code == 201
        assert (await elsewhere.post("/api/login", credentials)).status_code == 200

        async def signed_in() -> list[bool]:
            return [(await one.http.get("/api/session")).json()["person"] is not None for one in (here, elsewhere)]

        assert (await here.post("/api/logout-others", {})).json()["person"]["account"] == name.casefold()
        assert await signed_in() == [True, False]
        assert (await elsewhere.post("/api/login", credentials)).status_code == 200
        change = {"old": credentials["password"], "new": "five winds over Vienna"}
        assert (await here.http.put("/api/password", json={**change, "old": "wrong"})).status_code == 403
        assert await signed_in() == [True, True]
        assert (await here.http.put("/api/password", json=change)).status_code == 200
        assert await signed_in() == [True, False]
        for person in (here, elsewhere):
            await person.close()

    asyncio.run(test())
