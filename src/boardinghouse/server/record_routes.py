"""HTTP for record files: look at a game that was downloaded, here or elsewhere."""

from litestar import Response, post
from msgspec import Raw

from boardinghouse.server.bodies import LONGEST_RECORD, RecordFile
from boardinghouse.server.frames import Replay
from boardinghouse.server.guard import address
from boardinghouse.server.house import House
from boardinghouse.server.people_routes import Http, maybe_person
from boardinghouse.server.turns import Asker


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
