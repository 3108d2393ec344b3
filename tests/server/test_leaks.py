"""Changing what is hidden changes no byte that anybody else receives, whole or as a patch: over whole games of every
game."""

import random
from typing import Any

import msgspec
import pytest
from sqlalchemy import update
from structlog.testing import capture_logs

import boardinghouse as bh
from boardinghouse.core.events import told
from boardinghouse.server import schema, views
from boardinghouse.server.changes import Played
from boardinghouse.server.fold import Table
from boardinghouse.server.live import Followers
from boardinghouse.server.loading import load
from boardinghouse.server.patches import patch
from boardinghouse.server.table_parts import Happening
from tests.server.inside import Box, Inside, run


def everything_for(table: Table, viewer: int | None) -> bytes:
    """All that a viewer can be sent about the present position."""
    return msgspec.json.encode([views.sync(table, viewer, None), views.lobby(table)])


def after(table: Table, state: Any, seat: int, action: int, viewer: int | None) -> tuple[bytes, bytes] | None:
    """What a viewer is sent if the seat takes this action, and what the engine says they may know then; None if the
    action draws or reveals something."""
    assert table.position is not None
    true, lines, owing = table.position.state, list(table.position.lines), table.owing
    before = views.sync(table, viewer, None)
    branch = state.clone()
    branch.listen()
    table.position.state = branch
    try:
        seen = table.position.seen_by(seat, action)
        branch.apply(seat, action)
        quiet = branch.undo_count > 0 and branch.acting() not in ((), (bh.CHANCE,))
        table.owing = [] if not quiet else list(branch.acting())
        happening = Happening(table.version, 0.0, Played(seat, action, [], table.owing), seen, branch.heard())
        if not quiet:
            return None
        known = [branch.view(viewer), told(table.game.events, happening.events, viewer)]
        answers, part = views.legal(table, viewer), views.tell(table, happening, viewer)
        now = views.situation(table, viewer, answers)
        told_whole = views.step(table, part, viewer, now, views.lobby(table))
        followers = Followers()
        followers.add(Box(), table.version - 1, before.now, [])
        told_patch = patch(table, part, viewer, followers, now, answers, None)
        assert told_patch is not None
        return msgspec.json.encode([told_whole, told_patch]), msgspec.json.encode(known)
    finally:
        table.position.state, table.position.lines, table.owing = true, lines, owing


@pytest.mark.parametrize("game", bh.games())
def test_no_byte_depends_on_what_a_viewer_may_not_know(database: str, game: str) -> None:
    check_games(database, game, 1)


@pytest.mark.soak
@pytest.mark.parametrize("game", bh.games())
def test_no_byte_depends_on_what_a_viewer_may_not_know_in_many_games(database: str, game: str) -> None:
    check_games(database, game, 30)


def check_games(database: str, game: str, games: int) -> None:
    async def test(house: Inside) -> None:
        rng = random.Random(game)  # noqa: S311
        seats = bh.load(game).seats[0]
        positions = worlds = hidden_answers = 0
        for _ in range(games):
            id, people = await house.started(game, seats, watchable=True)
            table = await house.at(id)
            while table.status == "playing":
                assert table.position is not None
                positions += 1
                true = table.position.state
                sent = {viewer: everything_for(table, viewer) for viewer in [*range(seats), None]}
                for seat in range(seats):
                    table.position.state = true.determinize(seat, bh.Rng(rng.getrandbits(32)))
                    assert everything_for(table, seat) == sent[seat]
                    assert everything_for(table, None) == sent[None]
                    worlds += table.position.state.digest() != true.digest()
                    table.position.state = true
                seat = table.owing[0]
                legal = true.legal(seat)
                hidden_answers += compare_hidden_answers(table, seat, legal[:1] + rng.sample(legal, min(3, len(legal))))
                await house.move(id, people, rng.randrange(1000))
        assert positions > 10 * games
        print(f"{game}: {positions} positions, {worlds} other worlds, {hidden_answers} hidden answers")

    run(database, test)


def compare_hidden_answers(table: Table, seat: int, actions: list[int]) -> int:
    """Two answers that a viewer may not know, and that show nothing yet, reach them as the same bytes."""
    assert table.position is not None
    state = table.position.state
    compared = 0
    for viewer in [*range(len(table.seats)), None]:
        if viewer == seat:
            continue
        secret = [action for action in actions if not views.may_know(table.position.seen_by(seat, action), viewer)]
        quiet = [pair for action in secret if (pair := after(table, state, seat, action, viewer)) is not None]
        compared += len(quiet)
        # what the engine lets them know (the back of a card, say) may differ; nothing else does
        assert len({body for body, _ in quiet}) == len({known for _, known in quiet})
        if len(table.owing) > 1:  # a secret choice of all: nothing may
            assert len({body for body, _ in quiet}) <= 1
    return compared


def test_a_frozen_table_tells_no_secret_choice(database: str) -> None:
    """Neither why it is frozen, to people or the log, nor the steps of a program that can still play it: also where it
    is in memory when such a step comes."""

    async def test(house: Inside) -> None:
        id, people = await house.started("samoa", 3)
        table = await house.at(id)
        assert table.position is not None
        assert table.owing == [0, 1, 2]
        number = table.version + 1
        illegal = next(a for a in range(table.game.actions.size) if a not in table.position.state.legal(0))
        await house.move(id, people)
        body = msgspec.json.encode(Played(0, illegal, [], [1, 2])).decode()
        change = update(schema.steps).where(schema.steps.c.number == number).values(body=body)
        await house.house.store.write(lambda connection: connection.execute(change))
        behind = await house.house.tables.find(id)
        behind.table = await load(house.house.store, id, number - 1)
        assert await house.house.tables.catch_up(behind)
        assert (behind.table.frozen, behind.table.version) == ("rules", number)
        house.forget()
        with capture_logs() as logged:
            table = await house.at(id)
        assert views.lobby(table).frozen == "rules"
        assert [(entry["event"], entry["after"]) for entry in logged] == [("table-frozen", number - 1)]
        assert table.game.actions.text(illegal) not in str(logged)
        happening = table.take(number + 1, 0.0, Played(1, 0, [], [2]), engine=False)
        told_action = [views.did(table, happening, viewer).action is not msgspec.UNSET for viewer in (0, 1, 2, None)]
        assert told_action == [False, True, False, False]

    run(database, test)
