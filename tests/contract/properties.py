"""The properties every game keeps, checked at every step of a random game. Written once, for all games.

A new game gets them by being registered. `check_game` plays one game and returns how much it checked.
"""

import itertools
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

import boardinghouse as bh
from boardinghouse.core.contract import CHANCE, Game, State
from boardinghouse.core.events import told
from boardinghouse.core.play import seat_streams
from boardinghouse.core.record import Record, parse
from boardinghouse.rulebook import passages

LONGEST = 20_000


def set_ups(game: Game[Any]) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats with every combination of the options that change rules."""
    fewest, most = game.seats
    for seats in range(fewest, most + 1):
        for values in itertools.product(*game.variants.values()):
            yield seats, dict(zip(game.variants, values, strict=True))


def picked_set_ups(game: Game[Any]) -> Iterator[tuple[int, dict[str, str]]]:
    """As few set-ups as show every value that can be picked by hand, beside other picks and variants."""
    fewest, most = game.seats
    for row in range(max((len(game.options[name]) for name in game.picks), default=0)):
        turned = {
            name: values[(row + place) % len(values)] for place, (name, values) in enumerate(game.options.items())
        }
        yield fewest + row % (most - fewest + 1), turned


def paragraphs(id: str) -> dict[str, str]:
    """The numbered paragraphs of a game's RULES.md and the file each names."""
    return {passage.rule: passage.file for passage in passages(id) if passage.rule}


def written(data: object) -> bytes:
    """As it goes over the wire: the order of keys must tell nothing either."""
    return msgspec.json.encode(data)


class Walk:
    """One random game and everything checked along it."""

    def __init__(self, game: Game[Any], seats: int, options: dict[str, str], seed: object) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.state = game.new(seats, **options)
        self.state.listen()
        self.record = Record(game, [f"seat {seat}" for seat in range(seats)], game.chosen(self.state.choices), seed)
        self.luck = bh.Luck(seed)
        self.streams = seat_streams(seed, seats)
        self.worlds = bh.Rng(f"{seed}/worlds")
        self.kept: list[tuple[State, str]] = []
        self.counts: Counter[str] = Counter(games=1)
        self.rules = paragraphs(game.id)
        self.views: dict[int | None, bytes] = {}  # of the position at hand
        self.digest = ""  # of the position at hand

    def expect(self, holds: bool, property: str) -> None:
        self.counts["properties"] += 1
        if not holds:
            raise AssertionError(
                f"{self.game.id} seats={self.seats} options={self.record.options} seed={self.seed!r} "
                f"after line {len(self.record.lines)}: {property}\n{self.state.describe()}"
            )

    def run(self) -> Counter[str]:
        while self.state.acting():
            self.expect(len(self.record.lines) < LONGEST, f"the game ends within {LONGEST} steps")
            self.look()
            self.step()
            self.counts["steps"] += 1
        self.finish()
        return self.counts

    # ---- at every step ---------------------------------------------------------------------------------------------

    def look(self) -> None:
        """Everything that can be checked without moving."""
        self.digest = self.state.digest()
        self.check_laws(self.state)
        self.check_copies()
        acting = self.state.acting()
        if acting == (CHANCE,):
            self.check_chance()
        else:
            self.check_answers(acting)
        self.check_views()
        for seat in range(self.seats):
            self.check_world(seat)
        self.check_unseen()
        self.expect(self.state.digest() == self.digest, "looking changes nothing")

    def check_laws(self, state: State) -> None:
        self.expect(list(self.game.faults(state)) == [], "nothing is lost, made or in two places")

    def check_copies(self) -> None:
        twin = self.state.clone()
        self.expect(twin.digest() == self.digest, "a clone equals its original")
        self.kept.append((twin, self.digest))
        data = self.state.to_json()
        again = self.game.from_json(msgspec.json.decode(msgspec.json.encode(data)))
        self.expect(again.to_json() == data, "the state survives a JSON round trip")
        self.expect(again.acting() == self.state.acting(), "the same seats act after a JSON round trip")

    def check_chance(self) -> None:
        outcomes = self.state.outcomes()
        actions = [action for action, _ in outcomes]
        self.expect(actions == sorted(set(actions)) != [], "outcomes are sorted, unique and not empty")
        self.expect(all(weight > 0 for _, weight in outcomes), "outcomes have positive weights")
        self.expect(self.state.sample(self.worlds) in actions, "a sampled outcome is an outcome")
        self.expect(0 <= self.state.source() < len(self.game.sources), "chance has a named source")
        self.expect(self.state.legal(CHANCE) == actions, "outcomes are what is legal for chance")

    def check_answers(self, acting: tuple[int, ...]) -> None:
        space = self.game.actions
        self.expect(list(acting) == sorted(set(acting)), "acting seats are sorted and unique")
        for seat in range(self.seats):
            legal = self.state.legal(seat)
            if seat not in acting:
                self.expect(legal == [], "a seat that owes no answer has no legal action")
                continue
            self.expect(legal != [] and legal == sorted(set(legal)), "legal actions are sorted, unique, not empty")
            self.expect(0 <= legal[0] and legal[-1] < space.size, "legal actions are in the table")
            for action in legal:
                self.expect(space.parse(space.text(action)) == action, "text form and back")
            self.expect(self.state.why_not(seat, legal[0]) is None, "nothing forbids a legal action")
            self.check_illegal(seat, legal)
        self.expect(isinstance(self.state.prompt()["key"], str), "the open question has a key")

    def check_illegal(self, seat: int, legal: list[int]) -> None:
        action = self.worlds.below(self.game.actions.size + 2) - 1
        if action in legal:
            return
        try:
            self.state.apply(seat, action)
        except bh.IllegalAction as fault:
            name = self.game.actions.text(action) if 0 <= action < self.game.actions.size else str(action)
            self.expect(name in str(fault), "the complaint names the action")
        else:
            self.expect(False, f"action {action} is refused")
        self.expect(self.state.digest() == self.digest, "a refused action changes nothing")
        self.expect(self.state.why_not(seat, action) in self.rules, "why_not names a paragraph of RULES.md")

    def check_views(self) -> None:
        for seat in (None, *range(self.seats)):
            data = self.state.view(seat)
            self.views[seat] = written(data)
            self.expect(msgspec.json.decode(self.views[seat]) == data, "a view is plain JSON data")

    def check_world(self, seat: int) -> None:
        """The first leak test: a redrawn world looks the same to the seat and to watchers."""
        world = self.state.determinize(seat, self.worlds)
        self.expect(written(world.view(seat)) == self.views[seat], f"seat {seat}: same view")
        self.expect(written(world.view(None)) == self.views[None], "same view for watchers")
        self.expect(world.acting() == self.state.acting(), "the same seats act in a redrawn world")
        again = [position.determinize(seat, bh.Rng("again")).to_json() for position in (self.state, world)]
        self.expect(again[0] == again[1], "a redrawn world depends on nothing but what the seat knows")
        self.check_laws(world)
        if seat in self.state.acting():
            self.expect(world.legal(seat) == self.state.legal(seat), "a seat has the same answers in a redrawn world")
            self.check_events(seat, world)

    def check_events(self, seat: int, world: Any) -> None:
        """What a seat hears of its own move reveals nothing hidden, unless the move reveals something."""
        legal = self.state.legal(seat)
        action = legal[self.worlds.below(len(legal))]
        twin = self.state.clone()
        for position in (twin, world):
            position.listen()
            position.apply(seat, action)
        if twin.undoable(seat) and world.undoable(seat):
            same = told(self.game.events, twin.heard(), seat) == told(self.game.events, world.heard(), seat)
            self.expect(same, "events of an own move are the same in a redrawn world")

    def check_unseen(self) -> None:
        """The second leak test: an outcome or secret answer that a seat may not see changes no byte of its view."""
        acting = self.state.acting()
        if acting != (CHANCE,) and len(acting) < 2:
            return
        actor = acting[0]
        legal = self.state.legal(actor)
        if len(legal) < 2:
            return
        first = self.worlds.below(len(legal))
        second = (first + 1 + self.worlds.below(len(legal) - 1)) % len(legal)
        pending = self.state.pending()
        actions = (legal[first], legal[second])
        masks = [pending.seen_by(self.state, actor, action) for action in actions]
        for seat in (None, *range(self.seats)):
            if any(mask < 0 if seat is None else mask & (1 << seat) for mask in masks):
                continue
            looks = []
            for action in actions:
                twin = self.state.clone()
                twin.listen()
                twin.apply(actor, action)
                looks.append(written([twin.view(seat), told(self.game.events, twin.heard(), seat)]))
            self.expect(looks[0] == looks[1], f"seat {seat} cannot tell unseen outcomes apart")

    # ---- moving ----------------------------------------------------------------------------------------------------

    def step(self) -> None:
        acting = self.state.acting()
        if acting == (CHANCE,):
            self.take(CHANCE, self.luck.draw(self.state))
            self.expect(all(self.state.undoable(seat) == 0 for seat in range(self.seats)), "chance is never undone")
            return
        seat = acting[self.worlds.below(len(acting))]
        legal = self.state.legal(seat)
        self.take(seat, legal[self.streams[seat].pick(len(legal))])
        self.check_undo(seat)

    def take(self, seat: int, action: int) -> None:
        self.state.apply(seat, action)
        self.record.add(seat, action)
        for event in self.state.heard():
            told(self.game.events, [event], None)

    def check_undo(self, seat: int) -> None:
        """Undo equals never having moved. The whole game is replayed for it, so not at every step."""
        for other in range(self.seats):
            if other != seat:
                self.expect(self.state.undoable(other) == 0, "nobody takes back past another seat's answer")
        if self.state.undoable(seat) and self.worlds.below(16) == 0:
            line = self.record.lines[-1]
            undone = self.record.undo(self.state, seat)
            self.expect(undone.digest() == self.digest, "undo equals never having moved")
            self.record.add(line.seat, line.action)

    # ---- at the end ------------------------------------------------------------------------------------------------

    def finish(self) -> None:
        self.check_laws(self.state)
        for twin, digest in self.kept:
            self.expect(twin.digest() == digest, "old clones are unchanged by later play")
        result = self.state.result()
        self.expect(len(result.scores) == len(result.places) == len(result.breakdown) == self.seats, "a result a seat")
        self.expect(min(result.places) == 1, "somebody is first")
        for seat in range(self.seats):
            self.expect(sum(result.breakdown[seat].values()) == result.scores[seat], "the breakdown adds up")
            better = sum(1 for place in result.places if place < result.places[seat])
            self.expect(result.places[seat] == better + 1, "places count those who did better")
            self.expect(self.state.legal(seat) == [], "no legal action after the end")
        self.record.close(self.state)
        again = parse(self.record.text().encode(), lambda _: self.game)
        self.expect(again.verify().digest() == self.state.digest(), "the record replays to the same state")


def check_game(game: Game[Any], seats: int, options: dict[str, str], seed: object) -> Counter[str]:
    """Play one random game with every check there is."""
    return Walk(game, seats, options, seed).run()
