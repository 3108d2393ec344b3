"""Who may talk to us from where: Host, Origin, the headers of every answer, and one line of log per request.

Plain ASGI around the whole application, so that sockets, files and errors are covered too. A browser names the page a
request comes from in Origin; a request that carries our cookie must come from a page of ours. Names that somebody
else's DNS could point at us are not among the hosts we answer to, so rebinding does not make a foreign page ours.
"""

import ipaddress
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog

from boardinghouse.server import metrics
from boardinghouse.server.limits import Limits, TooFast, address_of
from boardinghouse.server.page import CONTENT_POLICY, strange_name
from boardinghouse.server.refused import detail_of, status_of
from boardinghouse.server.settings import Settings

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

log = structlog.get_logger("http")
SAFE = {"GET", "HEAD", "OPTIONS"}
HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
]
NOT_KEPT = (b"cache-control", b"no-store")  # what is under /api is somebody's own, and changes
LASTING = (b"strict-transport-security", b"max-age=31536000")
SOCKET = "/ws"
UNCOUNTED = ("/health", "/metrics")


class Guard:
    """Wraps the application."""

    def __init__(self, app: App, settings: Settings, limits: Limits) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        self.hosts = {"localhost", *settings.hosts, *(urlsplit(origin).hostname or "" for origin in settings.origins)}
        self.headers = [*HEADERS, LASTING] if settings.secure else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                present = {name for name, _ in message.get("headers", [])}
                own = [*self.headers, NOT_KEPT] if scope["path"].startswith("/api/") else self.headers
                more = [header for header in own if header[0] not in present]
                message["headers"] = [*message.get("headers", []), *more]
            await send(message)

        reason = self.fault(scope, unsafe=scope["method"] not in SAFE)
        try:
            if reason == "bad-host" and wants_page(scope):
                await refuse(sending, reason, strange_name(scope["scheme"], host_of(scope)))
            elif reason:
                await refuse(sending, reason)
            elif wait := self.over_limit(scope):
                await refuse(sending, "too-fast", retry=wait)
            elif self.wrong_type(scope):
                await refuse(sending, "not-json")
            else:
                await self.app(scope, receive, sending)
        finally:
            seconds = time.perf_counter() - began
            metrics.REQUESTS.labels(scope["method"], str(status)).observe(seconds)
            if scope["path"] not in UNCOUNTED:
                path = shown(scope["path"])
                log.info("request", method=scope["method"], path=path, status=status, ms=round(seconds * 1e3, 1))

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        reason = self.fault(scope, unsafe=True) or ("" if scope["path"] == SOCKET else "no-such-page")
        if reason:
            log.info("socket-refused", reason=reason)
            await receive()
            await refuse_socket(send, reason)
            return
        await self.app(scope, receive, send)

    def over_limit(self, scope: Scope) -> int:
        """The seconds to wait; 0 for those who come in time."""
        if scope["path"] in UNCOUNTED:
            return 0
        try:
            self.limits.spend("request", address(scope))
        except TooFast as fast:
            return fast.retry_after
        return 0

    def fault(self, scope: Scope, *, unsafe: bool) -> str:
        """Why this request is not answered; empty if it is."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = host_of(scope)
        if not self.known_host(host):
            return "bad-host"
        if not unsafe:
            return ""
        origin = headers.get(b"origin")
        if origin is None:
            # no browser leaves it out here; a program that has no cookie cannot be tricked into using it
            return "no-origin" if self.settings.cookie in headers.get(b"cookie", "") else ""
        if origin in self.settings.origins:
            return ""
        try:
            own = urlsplit(origin)
        except ValueError:
            return "foreign-origin"
        return "" if own.scheme in ("http", "https") and own.netloc == host else "foreign-origin"

    def wrong_type(self, scope: Scope) -> bool:
        """A body that is not declared as JSON: forms of other sites can send such ones without asking first."""
        headers = dict(scope["headers"])
        bare = headers.get(b"content-length", b"0") == b"0" and b"transfer-encoding" not in headers
        return not bare and not headers.get(b"content-type", b"").startswith(b"application/json")

    def known_host(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        if name in self.hosts:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True  # an address cannot be pointed elsewhere by a name server


def peer(scope: Any) -> str:
    """Where a request comes from, as uvicorn says (proxies are believed only if they are trusted)."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def address(scope: Any) -> str:
    """The same, as limits count it."""
    return address_of(peer(scope))


def is_local(scope: Any) -> bool:
    """Whether a request comes from this machine."""
    try:
        return ipaddress.ip_address(peer(scope)).is_loopback
    except ValueError:
        return False


def shown(path: str) -> str:
    """A path as it may be logged: without characters that a terminal would obey."""
    return path if path.isprintable() else ascii(path)


def host_of(scope: Scope) -> str:
    return dict(scope["headers"]).get(b"host", b"").decode("latin-1")  # type: ignore[no-any-return]


def wants_page(scope: Scope) -> bool:
    """Whether somebody sits before a browser and would read what we answer."""
    return scope["method"] in SAFE and b"text/html" in dict(scope["headers"]).get(b"accept", b"")


async def refuse(
    send: Send, reason: str, page: bytes | None = None, start: str = "http.response", retry: int = 0
) -> None:
    """An answer of the guard's own: the reason as data, or a page of words."""
    body = page or msgspec.json.encode({"reason": reason, "detail": detail_of(reason, None)})
    media_type = b"application/json" if page is None else b"text/html; charset=utf-8"
    headers = [(b"content-type", media_type), (b"content-length", str(len(body)).encode())]
    if retry:
        headers.append((b"retry-after", str(retry).encode()))
    await send({"type": f"{start}.start", "status": status_of(reason), "headers": headers})
    await send({"type": f"{start}.body", "body": body, "more_body": False})


async def refuse_socket(send: Send, reason: str, retry: int = 0) -> None:
    """The same for a request that wanted a socket."""
    await refuse(send, reason, None, "websocket.http.response", retry)
