"""Bot games as JSON, step by step and as every seat sees them: what boards are drawn against without a server.

    python web/scripts/fixtures.py overbooking --seats 3 --seed 7 --option scoring=expert

writes web/fixtures/overbooking.json. Without a game it writes one for every game.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import msgspec

import boardinghouse as bh
from boardinghouse.bots import find
from boardinghouse.core.contract import CHANCE, Game
from boardinghouse.core.events import Event, told
from boardinghouse.core.play import Luck, seat_streams
from boardinghouse.server import library

FOLDER = Path(__file__).parent.parent / "fixtures"
NAMES = ("Anna", "Borys", "Chloé", "Denys", "Emma", "Franz")


def action_data(game: Game[Any], action: int) -> dict[str, object]:
    return {"id": action, "verb": game.actions.verb(action), "args": game.actions.args(action)}


def seen(state: Any, seat: int | None, events: list[Event]) -> dict[str, object]:
    """The position as one pair of eyes sees it, shaped as the server sends it."""
    game = state.game
    acting = list(state.acting())
    asked = seat is not None and seat in acting
    heard = [
        {"key": event["key"], "params": {name: number for name, number in event.items() if name != "key"}}
        for event in told(game.events, events, seat)
    ]
    return {
        "view": state.view(seat),
        "actions": [action_data(game, action) for action in state.legal(seat)] if asked and seat is not None else [],
        "prompt": state.prompt() if acting else None,
        "undoable": state.undoable(seat) if seat is not None else 0,
        "events": heard,
    }


def play(game: Game[Any], seats: int, options: dict[str, str], seed: int, name: str) -> dict[str, Any]:
    """One game by bots, a step for every answer of a seat with the draws of chance after it."""
    state = game.new(seats, **options)
    state.listen()
    luck = Luck(seed)
    streams = seat_streams(seed, seats)
    player = find(name)
    steps: list[dict[str, object]] = []
    taken: dict[str, object] = {"seat": None, "action": None}
    while True:
        while state.actor() == CHANCE:
            state.apply(CHANCE, luck.draw(state))
        events = state.heard()
        eyes: dict[str, object] = {str(seat): seen(state, seat, events) for seat in range(seats)}
        eyes["watcher"] = seen(state, None, events)
        over = not state.acting()
        result = state.result().to_json() if over else None
        steps.append({"did": taken, "acting": list(state.acting()), "eyes": eyes, "result": result})
        if over:
            break
        seat = state.actor()
        shown = state.determinize(seat, bh.Rng(f"{seed}/world {len(steps)}")) if player.looks else state
        action = player.choose(shown, seat, 0.0, streams[seat].next())
        taken = {"seat": seat, "action": action_data(game, action)}
        state.apply(seat, action)
    return {
        "game": msgspec.to_builtins(library.game_info(game.id)),
        "components": msgspec.to_builtins(library.components(game.id)),
        "options": game.chosen(state.choices),
        "names": list(NAMES[:seats]),
        "steps": steps,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="game", help="ids of games; all of them if none is named")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--bot", default="greedy", help="a bot or level, as the command line knows them")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--out", default="", help="name of the file, if not that of the game")
    arguments = parser.parse_args()
    options = dict(option.split("=", 1) for option in arguments.option)
    FOLDER.mkdir(exist_ok=True)
    for id in arguments.games or bh.games():
        game = bh.load(id)
        seats = min(max(arguments.seats, game.seats[0]), game.seats[1])
        data = play(game, seats, options, arguments.seed, arguments.bot)
        path = FOLDER / f"{arguments.out or id}.json"
        path.write_text(json.dumps(data, separators=(",", ":"), ensure_ascii=False), encoding="utf-8")
        print(f"{path.name}: {len(data['steps'])} steps, {seats} seats, {path.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    main()
