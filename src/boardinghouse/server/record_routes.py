"""HTTP for record files: look at a game that was downloaded, here or elsewhere."""

from typing import Annotated

from litestar import post
from msgspec import Meta, Struct

from boardinghouse.server.guard import address
from boardinghouse.server.house import House
from boardinghouse.server.people_routes import Http
from boardinghouse.server.protocol import SeatNumber
from boardinghouse.server.replay import Replay, replay_record

LONGEST_RECORD = 400_000  # bytes; the longest games of ours take a quarter of it


class RecordFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a record file, through whose eyes, and which frames of it."""

    text: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    seat: SeatNumber | None = None
    first: Annotated[int, Meta(ge=0, le=100_000)] = 0
    count: Annotated[int, Meta(ge=1, le=50)] = 50


@post(
    "/records/replay",
    summary="The game of a record file, frame by frame",
    status_code=200,
    request_max_body_size=2 * LONGEST_RECORD,
)
async def record_replay(request: Http, house: House, data: RecordFile) -> Replay:
    house.limits.spend("replay", address(request.scope))
    return await replay_record(data.text, data.seat, data.first, data.count)


ROUTES = [record_replay]
