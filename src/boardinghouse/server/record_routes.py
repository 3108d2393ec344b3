"""HTTP for record files: look at a game that was downloaded, here or elsewhere."""

from typing import Annotated

from litestar import Response, post
from msgspec import Meta, Raw, Struct

from boardinghouse.server.frames import Replay
from boardinghouse.server.guard import address
from boardinghouse.server.house import House
from boardinghouse.server.people_routes import Http, maybe_person
from boardinghouse.server.protocol import SeatNumber
from boardinghouse.server.turns import Asker

LONGEST_RECORD = 400_000  # bytes; the longest games of ours take a quarter of it


class RecordFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a record file, through whose eyes, and which frames of it."""

    text: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    seat: SeatNumber | None = None
    first: Annotated[int, Meta(ge=0, le=100_000)] = 0
    count: Annotated[int, Meta(ge=1, le=50)] = 50


async def asking(request: Http, house: House) -> Asker:
    """Who asks about a record: a person, or an address if nobody is signed in."""
    person = await maybe_person(request, house)
    here = address(request.scope)
    return Asker(here if person is None else person.id, here)


@post(
    "/records/replay",
    summary="The game of a record file, frame by frame",
    status_code=200,
    request_max_body_size=2 * LONGEST_RECORD,
)
async def record_replay(request: Http, house: House, data: RecordFile) -> Response[Replay]:
    house.limits.spend("replay", address(request.scope))
    about = {"text": data.text, "viewer": data.seat, "first": data.first, "count": data.count}
    return Response(await house.records.ask(await asking(request, house), "replay", Raw, **about))  # type: ignore[arg-type]


ROUTES = [record_replay]
