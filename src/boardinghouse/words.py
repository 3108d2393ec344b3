"""Words for keys and numbers: the Fluent texts of `locales/<language>/`, for the terminal and for reports."""

from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from boardinghouse.core.contract import Game
from boardinghouse.core.events import Event
from boardinghouse.core.state import Prompt

LANGUAGES = ("en",)


@cache
def texts(language: str, part: str) -> Resource:
    """One file of texts; reading it costs far more than using it."""
    path = resources.files("boardinghouse").joinpath("locales", language, f"{part}.ftl")
    return FluentResource(path.read_text(encoding="utf-8"))


class Words:
    """The texts of one game in one language. `names` are the players, by seat; `also` further files of texts."""

    def __init__(self, game: Game[Any], names: list[str], language: str = "en", also: tuple[str, ...] = ()) -> None:
        self.game = game
        self.names = names
        self.bundle = FluentBundle([language], use_isolating=False)
        for part in ("shell", game.id, *also):
            self.bundle.add_resource(texts(language, part))

    def say(self, key: str, **params: object) -> str:
        """The text of a key. A key without one is a fault of ours: KeyError."""
        message = self.bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = self.bundle.format_pattern(message.value, params)
        if errors:
            raise ValueError(f"{key}: {errors[0]}")
        return str(text)

    def thing(self, kind: str, value: str) -> str | int:
        """A value of the action table in words: its own text, or the number or word as it is."""
        key = f"{kind}-{value}"
        if self.bundle.has_message(key):
            return self.say(key)
        if kind == "seat":
            return self.names[int(value) - 1]
        return int(value) if value.lstrip("-").isdigit() else value

    def number(self, kind: str, number: int) -> str | int:
        """A number of an event or a question in words."""
        if kind == "seat" and 0 <= number < len(self.names):
            return self.names[number]
        values = self.game.names.get(kind)
        return number if values is None or not 0 <= number < len(values) else self.thing(kind, values[number])

    def action(self, action: int) -> str:
        """What an action does, as a label."""
        args = self.game.actions.args(action)
        return self.say(
            f"action-{self.game.actions.verb(action)}",
            **{kind: self.thing(kind, value) for kind, value in args.items()},
        )

    def prompt(self, prompt: Prompt) -> str:
        """The open question."""
        params = {name: self.number(name, number) for name, number in prompt["params"].items()}
        return self.say(f"prompt-{prompt['key']}", **params)

    def instead(self, rule: str, prompt: Prompt) -> str:
        """What to do instead of what this paragraph forbids while this is asked; empty where a game does not say it."""
        key = f"instead-{rule}"
        return self.say(key, asked=prompt["key"]) if self.bundle.has_message(key) else ""

    def event(self, event: Event) -> str:
        """What happened."""
        kind = self.game.events[event.code]
        params = {
            name: self.number(thing, event.numbers[place])
            for place, (name, thing) in enumerate(zip(kind.params, kind.things, strict=True))
        }
        return self.say(f"event-{kind.key}", **params)
