"""Whole games over real sockets, with people, bots and watchers; every view is held against the engine's."""

import asyncio

import pytest

import boardinghouse as bh
from boardinghouse.core.record import parse
from tests.server.client import Person, Viewer, at_random
from tests.server.running import Running


async def play_whole_game(server: Running, game: str, others: list[Running] | None = None) -> None:
    """People in all seats but one, a bot there, a watcher beside; the second person may be on another process."""
    places = [server, *(others or [])]
    seats = bh.load(game).seats[0] + (1 if bh.load(game).seats[0] < 3 else 0)
    people = [await Person(places[seat % len(places)].url, f"player {seat}").enter() for seat in range(seats - 1)]
    watcher = await Person(places[-1].url, "watcher").enter()
    wishes = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 2), {"kind": "bot", "bot": "random"}]
    table = await people[0].make_table(game, wishes, watchable=True)
    for seat, person in enumerate(people[1:], start=1):
        assert (await person.command(table, "sit", seat=seat)).status_code == 200
    viewers = [
        Viewer(person, places[seat % len(places)].socket_url, table, seat, at_random(seat), patches=seat % 2 == 0)
        for seat, person in enumerate(people)
    ]
    viewers.append(Viewer(watcher, places[-1].socket_url, table, None, patches=True))
    tasks = [asyncio.create_task(viewer.run()) for viewer in viewers]
    while any(viewer.number is None for viewer in viewers):
        await asyncio.sleep(0.02)
    assert (await people[0].command(table, "start")).status_code == 200
    await asyncio.wait_for(asyncio.gather(*tasks), 1200)
    text = (await watcher.http.get(f"/api/tables/{table}/record")).text
    commitment = (await watcher.http.get(f"/api/tables/{table}")).json()["commitment"]
    for person in [*people, watcher]:
        await person.close()
    check_views(text, viewers, commitment)


def check_views(text: str, viewers: list[Viewer], commitment: str) -> None:
    from hashlib import sha256

    record = parse(text.encode(), bh.load)
    record.verify()
    assert sha256(str(record.seed).encode()).hexdigest() == commitment
    states = [record.new_state()]
    for line, state in zip(record.lines, record.replay(), strict=True):
        if line.seat == bh.CHANCE:
            states[-1] = state
        else:
            states.append(state)
    for viewer in viewers:
        # the last step is the last move, and nothing but moves comes after the start
        first = max(viewer.views) - len(states) + 1
        seen = {number - first: view for number, view in viewer.views.items() if number >= first}
        assert len(seen) == len(states)
        for place, view in seen.items():
            assert view == states[place].view(viewer.seat), f"seat {viewer.seat}, move {place}"
        assert viewer.result == states[-1].result().to_json()


@pytest.mark.parametrize("game", bh.games())
def test_a_whole_game_with_people_a_bot_and_a_watcher(server: Running, game: str) -> None:
    asyncio.run(play_whole_game(server, game))
