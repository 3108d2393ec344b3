"""A lesson over HTTP: what the learner is sent, and the table where its game goes on."""

import asyncio

import boardinghouse as bh
from boardinghouse import lessons
from boardinghouse.glance import glance, pictures
from tests.server.client import Person
from tests.server.running import Running


def test_a_chapter_is_sent_as_the_learner_sees_it(server: Running) -> None:
    asyncio.run(read_chapters(server))


async def read_chapters(server: Running) -> None:
    person = await Person(server.url, "learner").enter()
    for game in bh.games():
        for chapter in lessons.chapters(game):
            sent = (await person.http.get(f"/api/games/{game}/lesson?chapter={chapter.number}")).json()
            moments = list(lessons.moments(chapter))
            assert [frame["view"] for frame in sent["frames"]] == [
                moment.state.view(lessons.LEARNER) for moment in moments
            ]
            for frame, moment in zip(sent["frames"], moments, strict=True):
                assert frame["wanted"] == moment.wanted
                offered = [action["id"] for action in frame["actions"]]
                assert offered == (moment.state.legal(lessons.LEARNER) if moment.wanted is not None else [])
    assert (await person.http.get("/api/games/maui/lesson?chapter=9")).status_code == 404
    assert (await person.http.get("/api/games/chess/lesson")).status_code == 404
    await person.close()


def test_a_glance_is_sent_as_panels_with_positions(server: Running) -> None:
    asyncio.run(read_glances(server))


async def read_glances(server: Running) -> None:
    person = await Person(server.url, "learner").enter()
    for game in bh.games():
        page = glance(game)
        assert page is not None
        sent = (await person.http.get(f"/api/games/{game}/glance")).json()
        assert [panel["say"] for panel in sent["panels"]] == [panel.say for panel in page.panels]
        shown = [moment.state.view(lessons.LEARNER) for moment in pictures(page)]
        assert [panel["frame"]["view"] for panel in sent["panels"]] == shown
        assert sent["wrong"] == list(page.wrong)
    assert (await person.http.get("/api/games/chess/glance")).status_code == 404
    await person.close()


def test_the_game_of_a_lesson_goes_on_against_the_easiest_bots(server: Running) -> None:
    asyncio.run(play_on(server))


async def play_on(server: Running) -> None:
    person = await Person(server.url, "learner").enter()
    answer = await person.http.post("/api/games/maui/lesson", json={"chapter": 0})
    assert answer.status_code == 201
    table = answer.json()
    assert table["status"] == "playing"
    assert [seat["bot"] for seat in table["seats"]] == ["", "level:1"]
    assert not table["listed"]
    state = (await person.http.get(f"/api/tables/{table['id']}/state?seat=0")).json()
    *_, last = lessons.moments(lessons.chapters("maui")[0])
    assert state["now"]["view"]["round"] == last.state.view(lessons.LEARNER)["round"]
    await person.close()
