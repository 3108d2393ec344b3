"""A game at the terminal, between people at one screen and bots."""

from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from boardinghouse import rulebook
from boardinghouse.core.contract import Game
from boardinghouse.core.play import Bot, Luck, ask, seat_streams, turns
from boardinghouse.core.record import Record
from boardinghouse.terminal import drawing
from boardinghouse.words import Words

MANY = 12  # answers that still get a line each
LONGEST = 60  # characters of an answer; no action's text is longer


class Left(Exception):
    """The person at the screen left the game."""


class TerminalGame:
    """One game from start to end. A seat without a bot is a person's."""

    def __init__(
        self,
        game: Game[Any],
        seats: list[tuple[str, Bot | None]],
        seed: object,
        options: dict[str, str],
        path: Path | None,
        console: Console,
        read: Callable[[str], str] = input,
    ) -> None:
        self.game = game
        self.bots = [bot for _, bot in seats]
        self.people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        names = [name for name, _ in seats]
        self.state = game.begin(len(seats), options)
        self.record = Record(game, names, game.chosen(self.state.choices), seed)
        self.words = Words(game, names)
        self.luck = Luck(seed)
        self.streams = seat_streams(seed, len(seats))
        self.seed = seed
        self.path = path
        self.console = console
        self.read = read
        self.last_person: int | None = None

    def run(self) -> Record:
        """Play to the end; Left if a person leaves."""
        self.state.listen()
        self.save()
        while not self.state.over:
            self.go_on()
        self.record.close(self.state)
        self.save()
        self.tell_events(self.people[0] if len(self.people) == 1 else None)
        self.tell_result()
        return self.record

    def go_on(self) -> None:
        """Until the game is over or a person takes something back: the game then continues from another state."""
        for seat in turns(self.state, self.luck, self.note):
            bot = self.bots[seat]
            if bot is None:
                action = self.ask(seat)
            else:
                world = f"{self.seed}/world {len(self.record.lines)}"
                action = ask(bot, self.state, seat, 0.0, self.streams[seat].next(), world)
            if action is None:
                return
            self.state.apply(seat, action)
            self.note(seat, action)

    def note(self, seat: int, action: int) -> None:
        self.record.add(seat, action)
        self.save()

    def save(self) -> None:
        if self.path is not None:
            self.record.dump(self.path)

    def ask(self, seat: int) -> int | None:
        """One answer of a person; None after an undo."""
        name = self.words.names[seat]
        if len(self.people) > 1 and self.last_person not in (None, seat):
            self.console.clear()
            self.line(self.words.say("shell-pass-screen", name=name))
        self.last_person = seat
        self.tell_events(seat)
        self.console.print(drawing(self.game.id)(self.state.view(seat), seat, self.words))
        self.console.print(Text(self.words.say("shell-your-move", name=name), style="bold"))
        self.console.print(self.words.prompt(self.state.prompt()))
        legal = self.state.legal(seat)
        self.list_actions(legal)
        while True:
            answer = self.line(self.words.say("shell-enter") + "\n> ").strip()[:LONGEST]
            verb, _, rest = answer.partition(" ")
            if verb == "quit":
                raise Left
            if verb == "help":
                self.console.print(self.words.say("shell-help"))
                self.list_in_words(legal)
            elif verb == "rules":
                self.show_rules()
            elif verb == "why":
                self.explain(seat, rest)
            elif verb == "undo":
                if self.take_back(seat):
                    return None
            elif answer:
                action = self.chosen(answer, legal)
                if action is not None:
                    return action

    def line(self, prompt: str) -> str:
        try:
            return self.read(prompt)
        except EOFError:
            raise Left from None

    def list_actions(self, legal: list[int]) -> None:
        """The answers by number: a line each, or, where they are many, a line for all that begin alike."""
        space = self.game.actions
        numbers = {action: f"{number:3}) " for number, action in enumerate(legal, start=1)}
        if len(legal) <= MANY:
            self.list_in_words(legal)
            return
        for beginning, alike in groupby(legal, key=lambda action: shared_words(space.text(action))):
            cells: list[str | tuple[str, str]] = []
            for action in alike:
                cells += [(numbers[action], "bold"), space.text(action)[len(beginning) :].strip() + "  "]
            self.console.print(Text.assemble(beginning.ljust(16), *cells))

    def list_in_words(self, legal: list[int]) -> None:
        """The answers by number, a line each: what they mean, and their text."""
        for number, action in enumerate(legal, start=1):
            text = ("  " + self.game.actions.text(action), "dim")
            self.console.print(Text.assemble((f"{number:3}) ", "bold"), self.words.action(action), text))

    def chosen(self, answer: str, legal: list[int]) -> int | None:
        """The action a person typed; None, and a line that says why, if it is none."""
        if answer.isdecimal():
            numbered = {str(number): action for number, action in enumerate(legal, start=1)}
            if answer not in numbered:
                self.console.print(self.words.say("shell-no-such-number", number=answer, last=len(legal)))
            return numbered.get(answer)
        action = self.parse(answer)
        if action is None or action in legal:
            return action
        self.explain(self.state.actor(), answer)
        return None

    def parse(self, text: str) -> int | None:
        try:
            return self.game.actions.parse(text)
        except ValueError as fault:
            self.console.print(self.words.say("shell-unreadable", fault=str(fault)))
            return None

    def explain(self, seat: int, text: str) -> None:
        action = self.parse(text)
        if action is None:
            return
        rule = self.state.why_not(seat, action)
        if rule is None:
            self.console.print(self.words.say("shell-allowed"))
            return
        instead = self.words.instead(rule, self.state.prompt())
        if instead:
            self.console.print(Text(instead, style="bold"))
        self.console.print(self.words.say("shell-forbidden", rule=rule, text=rulebook.rule_text(self.game.id, rule)))

    def take_back(self, seat: int) -> bool:
        if self.state.undoable(seat) == 0:
            self.console.print(self.words.say("shell-no-undo"))
            return False
        self.state = self.record.undo(self.state, seat)
        self.state.listen()
        self.save()
        self.console.print(self.words.say("shell-undone"))
        return True

    def show_rules(self) -> None:
        self.console.print(Markdown(rulebook.markdown(self.game.id)))

    def tell_events(self, seat: int | None) -> None:
        lines = [self.words.event(event) for event in self.state.heard() if event.visible(seat)]
        for line, same in groupby(lines):
            count = len(list(same))
            self.console.print(Text(line if count == 1 else f"{line} x {count}", style="dim"))

    def tell_result(self) -> None:
        result = self.state.result()
        self.console.print(drawing(self.game.id)(self.state.view(None), None, self.words))
        self.console.print(Text(self.words.say("shell-final"), style="bold"))
        order = sorted(range(len(result.places)), key=lambda seat: result.places[seat])
        for seat in order:
            name, score = self.words.names[seat], result.scores[seat]
            self.console.print(self.words.say("shell-place", place=result.places[seat], name=name, score=score))


def shared_words(text: str) -> str:
    """What actions of one line begin with: the verb, and its first argument where more follow."""
    words = text.split()
    return " ".join(words[:2] if len(words) > 2 else words[:1])
