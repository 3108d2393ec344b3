"""The server's no: `Refused`."""

from typing import Any

STATUS = {  # over HTTP
    "malformed": 400,
    "sign-in-first": 401,
    "wrong-name-or-password": 401,
    "foreign-origin": 403,
    "no-origin": 403,
    "not-yours-to-see": 403,
    "not-owner": 403,
    "not-your-seat": 403,
    "not-with-a-token": 403,
    "wrong-password": 403,
    "no-such-table": 404,
    "no-such-game": 404,
    "no-such-page": 404,
    "no-such-study": 404,
    "dead-link": 404,
    "wrong-method": 405,
    "too-large": 413,
    "not-json": 415,
    "bad-host": 421,
    "too-fast": 429,
    "too-many-sockets": 429,
    "fault": 500,
    "house-full": 503,
}


ADVICE = {  # what a program does about it, where the words of the page do not help it
    "away": "Send `return` first.",
    "bad-clock": "`live` and `turn` need `seconds`; only `live` has `increment` and `delay`.",
    "bad-host": "Call the server by the name that it printed when it started.",
    "bad-name": "`asked` and `local` need a `name`, and so does a guest: 1 to 24 characters.",
    "bad-set-up": "GET /api/games/{id} has how many may play (`fewest`, `most`) and the `options`.",
    "busy": "Send it again in a moment, with the same key.",
    "fault": "Send it again, with the same key. If that does not help, tell the people who run the server.",
    "foreign-origin": "`Origin` has to be the address that you call; a program with a token needs none.",
    "house-full": "Try again later. One socket is enough for 40 tables.",
    "illegal": "Choose from the newest `now.actions`.",
    "malformed": "GET /api/schema/openapi.json has the fields of every request.",
    "no-origin": "Send `Origin` with the address that you call; or a token instead of the cookie.",
    "no-such-bot": "GET /api/bots has the bots of the server, GET /api/programs those that may be asked.",
    "no-such-game": "GET /api/games has the games.",
    "no-such-page": "GET /api/schema/openapi.json has the addresses.",
    "not-json": "Send the header `content-type: application/json`.",
    "not-with-a-token": "Send the cookie of POST /api/guests or POST /api/login instead.",
    "not-your-turn": "Wait until `now.actions` is not empty.",
    "seats-open": "Wait until somebody has sat down there, or `arrange` a bot.",
    "sign-in-first": "Send `Authorization: Bearer <token>`. Does it? Then the token is wrong or revoked.",
    "stale": "Answer with the newest `number`: the position follows.",
    "too-fast": "Send it again after `Retry-After`, or `retry`, seconds, with the same key.",
    "too-large": "A body may have 64 KB, a message on the socket 16 KB.",
    "too-many-games": "Send `sit` when one of your games is over.",
    "too-many-sockets": "Close one. One socket is enough for 40 tables.",
    "too-many-tables": "Send `part` for a table that you no longer need, or open another socket.",
    "unknown": "This server has no such request.",
    "unreadable": "`detail` has the field; GET /api/schema/protocol.json has all of them.",
    "wrong-method": "GET /api/schema/openapi.json has the methods of every address. /ws takes a WebSocket.",
}


def status_of(reason: str) -> int:
    """The status of a refusal over HTTP; 409, it cannot be done now, if no other says more."""
    return STATUS.get(reason, 409)


def detail_of(reason: str, detail: str | None) -> str | None:
    """What is said about a refusal over HTTP: what is known of this one, or what to do about its kind."""
    return detail or ADVICE.get(reason)


class Refused(Exception):
    """The command is not carried out. `reason` is a key for the interface, `command` what it answers where that has to
    be repeated."""

    def __init__(self, reason: str, rule: str | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule
        self.command: Any = None
