"""The games send what docs/protocol.schema.json says, and what is written from the declarations is up to date."""

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import boardinghouse as bh
from boardinghouse.core.contract import CHANCE, Game
from boardinghouse.core.events import told
from boardinghouse.core.play import Luck

ROOT = Path(__file__).parent.parent.parent
SCHEMA = json.loads((ROOT / "docs/protocol.schema.json").read_text(encoding="utf-8"))
EVERY = 37  # positions; a prime, so that no kind of question is always passed over


def closed(shape: Any) -> Any:
    """Clients shall let further keys pass; here a key that no type declares is a fault."""
    if isinstance(shape, list):
        return [closed(one) for one in shape]
    if not isinstance(shape, dict):
        return shape
    inner = {key: closed(value) for key, value in shape.items()}
    return {**inner, "additionalProperties": False} if "required" in inner else inner


DEFINED = closed(SCHEMA["$defs"])


def validator(name: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": DEFINED})


@pytest.mark.parametrize("id", bh.games())
def test_views_questions_events_and_actions_are_as_declared(id: str) -> None:
    game: Game[Any] = bh.load(id)
    title = game.id.capitalize()
    view, prompt, event, action = (validator(f"{title}{name}") for name in ("View", "Prompt", "Event", "Action"))
    for seats, options in (
        (game.seats[0], {}),
        (game.seats[1], {name: values[-1] for name, values in game.options.items() if name not in game.silent}),
    ):
        state, luck = game.new(seats, **options), Luck(f"schema {seats}")
        state.listen()
        draw = bh.Rng(f"schema {seats}")
        for number in range(10_000):
            happened = state.heard()
            if number % EVERY == 0 or state.depth == 0:
                for seat in (None, *range(seats)):
                    view.validate(state.view(seat))
                for entry in told(game.events, happened, None):
                    event.validate({"key": entry.pop("key"), "params": entry})
                prompt.validate(state.prompt())
            if state.depth == 0:
                break
            if state.actor() == CHANCE:
                state.apply(CHANCE, luck.draw(state))
                continue
            seat = state.acting()[0]
            answers = list(state.legal(seat))
            chosen = answers[draw.below(len(answers))]
            if number % EVERY == 0:
                space = game.actions
                action.validate(
                    {"id": chosen, "verb": space.verb(chosen), "args": space.args(chosen), "text": space.text(chosen)}
                )
            state.apply(seat, chosen)
        assert state.depth == 0


@pytest.mark.skipif(bh.compiled(), reason="compiled classes keep no annotations to read")
def test_what_is_written_from_the_declarations_is_up_to_date() -> None:
    from web.scripts.wire import files

    stale = [path.name for path, text in files().items() if path.read_text(encoding="utf-8") != text]
    assert stale == [], "run python -m web.scripts.wire"
