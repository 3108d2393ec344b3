"""The few requests that go over HTTP, with nothing but the standard library."""

import asyncio
import json
from typing import Any
from urllib.error import HTTPError
from urllib.request import ProxyHandler, Request, build_opener

SECONDS = 30.0


class Refused(Exception):
    """The server said no: `reason` is a key in docs/protocol.md, `detail` adds to it if there is more to say, `retry`
    is how many seconds to wait before trying again."""

    def __init__(self, reason: str, detail: str | None = None, retry: float | None = None) -> None:
        super().__init__(reason if detail is None else f"{reason}: {detail}")
        self.reason = reason
        self.detail = detail
        self.retry = retry


class Http:
    """Requests with a token, each in its own thread."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url
        self.token = token
        self.met = False
        self.opener = build_opener(ProxyHandler({}))

    async def get(self, path: str) -> Any:
        """Look something up. If the server was there before, wait for it: it is restarting."""
        while True:
            try:
                answer = await self.ask("GET", path, None)
            except OSError:
                if not self.met:
                    raise
                await asyncio.sleep(0.5)
            else:
                self.met = True
                return answer

    async def post(self, path: str, body: Any) -> Any:
        return await self.ask("POST", path, body)

    async def ask(self, method: str, path: str, body: Any) -> Any:
        """The answer as data; waits and asks again where we were too fast."""
        while True:
            try:
                return await asyncio.to_thread(self.exchange, method, path, body)
            except Refused as no:
                if no.reason != "too-fast":
                    raise
                await asyncio.sleep(no.retry or 1)

    def exchange(self, method: str, path: str, body: Any) -> Any:
        headers = {"authorization": f"Bearer {self.token}", "content-type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.url + path, data, headers, method=method)  # noqa: S310
        try:
            with self.opener.open(request, timeout=SECONDS) as answer:
                return json.load(answer)
        except HTTPError as fault:
            with fault:
                raise refusal(fault.read(), fault.headers.get("retry-after")) from None


def refusal(body: bytes, retry: str | None) -> Refused:
    try:
        problem = json.loads(body)
        return Refused(str(problem["reason"]), problem.get("detail"), None if retry is None else float(retry))
    except (ValueError, KeyError, TypeError):
        return Refused("fault")


def reason_of(body: bytes | bytearray | None) -> str:
    return refusal(bytes(body or b""), None).reason
