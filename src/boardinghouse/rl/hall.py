"""Hall: many tables of one game, stepped by one call. Compiled; knows no NumPy.

What the tables show goes into rows of arrays (`rows.py`); numbers per table or seat are in vectors here.
Games are the ones that `Arena` and `gym_env` play for the same seeds, draw by draw and bot by bot.
"""

from collections.abc import Callable
from typing import Any, Final, final

from boardinghouse.core.actions import Choices
from boardinghouse.core.contract import CHANCE, NOBODY, Game, IllegalAction, Result, State
from boardinghouse.core.play import Bot, Luck, ask, seat_streams
from boardinghouse.core.rng import Rng
from boardinghouse.core.vectors import i64, repeated, vec, zeros
from boardinghouse.rl.encoding.sheet import Encoding, Sheet

EVERY_SEAT: Final = -1  # nobody is a bot: the learner answers for every seat
GOING: Final = 0
OVER: Final = 1
CUT: Final = 2  # after as many answers as were allowed
WORD_BITS: Final = 32


@final
class Hall:
    """The tables. `deal` gives the seed of a table's next game and may change who learns there; `reward` says what a
    result is worth. Without `opponents`, the learner answers for all seats; with them, for the seat in `learners`, and
    they are the bots from the next seat on, None for one that answers at random."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: dict[str, str],
        tables: int,
        encoding: Encoding,
        reward: Callable[[Result], list[float]],
        deal: Callable[[int], int],
        opponents: list[Bot | None] | None = None,
        budget: float = 0.0,
        strict: bool = True,
        longest: int = 0,
    ) -> None:
        self.game: Final = game
        self.seats: Final[i64] = seats
        self.options: Final = options
        self.tables: Final[i64] = tables
        self.encoding: Final = encoding
        self.reward: Final = reward
        self.deal: Final = deal
        self.opponents: Final = opponents
        self.budget: Final = budget
        self.strict: Final = strict
        self.longest: Final[i64] = longest
        self.sheet: Final = Sheet(encoding.size(seats))
        self.choices: Final = Choices()
        self.rows: Any = None  # set before the first game
        self.states: Final[list[State]] = [game.begin(seats, options) for _ in range(tables)]
        self.lucks: Final[list[Luck]] = [Luck() for _ in range(tables)]
        self.streams: Final[list[list[Rng]]] = [[] for _ in range(tables)]
        self.replacing: Final[list[Rng | None]] = [None for _ in range(tables)]
        self.games: Final[list[int]] = [0 for _ in range(tables)]  # their seeds
        self.learners: Final = repeated(EVERY_SEAT if opponents is None else 0, tables)
        self.answers: Final = zeros(tables)  # of all seats, in this game
        self.cycles: Final = zeros(tables)  # the learner's
        # what the last step led to
        self.acting: Final = repeated(NOBODY, tables)  # the seat asked; of a game that ended, NOBODY
        self.ends: Final = repeated(OVER, tables)
        self.replaced: Final = zeros(tables)
        self.words: Final[i64] = (game.actions.size + WORD_BITS - 1) // WORD_BITS
        self.legal: Final = zeros(tables * self.words)  # as bits: masks are in others' hands
        self.rewards: Final = vec[float]([0.0] * (tables * seats))
        self.gains: Final = vec[float]([0.0] * tables)  # the learner's reward, where only one seat learns
        self.scores: Final = zeros(tables * seats)
        self.places: Final = zeros(tables * seats)

    # ---- games ---------------------------------------------------------------------------------------------------

    def begin(self, row: i64) -> None:
        """The next game at a table, up to the learner's first question."""
        seed = self.deal(row)
        self.open(row, seed, self.game.begin(self.seats, self.options))

    def open(self, row: i64, seed: int, state: State) -> None:
        """Go on from a position, with the luck of this seed, up to the learner's next question."""
        self.games[row] = seed
        self.states[row] = state
        self.lucks[row] = Luck(seed)
        self.replacing[row] = None
        self.answers[row] = 0
        self.cycles[row] = 0
        self.ends[row] = GOING
        if self.opponents is not None:
            self.streams[row] = seat_streams(seed, self.seats)
        self.play_on(row)

    def seat_learner(self, row: i64, seat: i64) -> None:
        """Who learns in a table's next game."""
        self.learners[row] = seat

    def play_on(self, row: i64) -> None:
        """Chance and the opponents answer until the learner is asked or the game is over."""
        state = self.states[row]
        luck = self.lucks[row]
        learner = self.learners[row]
        while True:
            seat = state.actor()
            if seat == CHANCE:
                state.play(CHANCE, luck.draw(state))
            elif learner == EVERY_SEAT or seat == learner or seat < 0:
                self.acting[row] = seat
                return
            else:
                self.answer_for(row, state, seat, learner)

    def answer_for(self, row: i64, state: State, seat: i64, learner: i64) -> None:
        """An opponent's answer."""
        opponents = self.opponents
        if opponents is None:
            return
        rng = self.streams[row][seat]
        place: i64 = seat - learner - 1
        if place < 0:
            place += self.seats
        bot = opponents[place]
        if bot is None:
            choices = self.choices
            choices.clear()
            state.legal_into(seat, choices)
            state.play(seat, choices.actions[rng.pick(choices.count)])
        else:
            word = rng.next()
            state.apply(seat, ask(bot, state, seat, self.budget, word, f"{self.games[row]}/world {self.answers[row]}"))
        self.answers[row] += 1

    # ---- steps ---------------------------------------------------------------------------------------------------

    def step(self, actions: list[int], again: bool) -> i64:
        """An answer at every table, and what follows it; how many games ended. With `again`, a table begins its next
        game in the step that ended one; without, in the step after, whatever the action says. IllegalAction, and
        nothing changed, if an answer is not legal and the hall is strict."""
        if len(actions) != self.tables:
            raise ValueError(f"{self.tables} tables need as many actions, not {len(actions)}")
        if self.strict:
            for row in range(self.tables):
                seat = self.acting[row]
                if seat != NOBODY and not self.allows(row, actions[row]):
                    raise IllegalAction(f"table {row}: {self.states[row].complaint(seat, actions[row])}")
        ended: i64 = 0
        for row in range(self.tables):
            end = self.ends[row]
            if end != GOING:
                if not again:
                    self.restart(row)
                    continue
                self.clear_outcome(row)
                self.ends[row] = GOING
            self.answer(row, actions[row])
            end = self.ends[row]
            if end != GOING:
                ended += 1
                if again:
                    self.begin(row)
                    self.ends[row] = end
            self.look(row)
        return ended

    def restart(self, row: i64, start: State | None = None) -> None:
        """The next game at a table, from the set-up or from a position, with a clean slate."""
        self.clear_outcome(row)
        self.replaced[row] = 0
        if start is None:
            self.begin(row)
        else:
            self.open(row, self.deal(row), start)
        self.look(row)

    def allows(self, row: i64, action: i64) -> bool:
        """Whether the seat asked at a table may answer so."""
        if action < 0 or action >= self.game.actions.size:
            return False
        return (self.legal[row * self.words + action // WORD_BITS] >> (action % WORD_BITS)) & 1 != 0

    def answer(self, row: i64, action: i64) -> None:
        """The learner's answer at a table, and what follows it."""
        state = self.states[row]
        seat = self.acting[row]
        if self.strict or self.allows(row, action):
            self.replaced[row] = 0
            state.play(seat, action)
        else:
            self.replaced[row] = 1
            rng = self.replacing[row]
            if rng is None:
                rng = Rng(f"{self.games[row]}/illegal")
                self.replacing[row] = rng
            choices = self.choices
            choices.clear()
            state.legal_into(seat, choices)
            state.play(seat, choices.actions[rng.pick(choices.count)])
        self.answers[row] += 1
        self.cycles[row] += 1
        self.play_on(row)
        if self.acting[row] == NOBODY:
            self.note(row, state.result())
        elif self.longest > 0 and self.cycles[row] >= self.longest:
            self.ends[row] = CUT

    def note(self, row: i64, result: Result) -> None:
        """Keep how a game ended."""
        self.ends[row] = OVER
        start: i64 = row * self.seats
        place: i64 = start
        for worth in self.reward(result):
            self.rewards[place] = worth
            place += 1
        if self.learners[row] != EVERY_SEAT:
            self.gains[row] = self.rewards[start + self.learners[row]]
        for seat in range(self.seats):
            self.scores[start + seat] = result.scores[seat]
            self.places[start + seat] = result.places[seat]

    def clear_outcome(self, row: i64) -> None:
        start: i64 = row * self.seats
        self.gains[row] = 0.0
        for seat in range(self.seats):
            self.rewards[start + seat] = 0.0
            self.scores[start + seat] = 0
            self.places[start + seat] = 0

    # ---- what the tables show ------------------------------------------------------------------------------------

    def look(self, row: i64) -> None:
        """Write what the seat asked sees, and what it may answer. When the game is over, what the learner sees; seat 0,
        where all seats learn."""
        state = self.states[row]
        seat = self.acting[row]
        viewer: i64 = seat
        if viewer == NOBODY:
            viewer = self.learners[row]
            if viewer == EVERY_SEAT:
                viewer = 0
        self.encoding.write(state, viewer, self.sheet)
        self.rows.observe(row)
        choices = self.choices
        choices.clear()
        start: i64 = row * self.words
        for word in range(self.words):
            self.legal[start + word] = 0
        if seat != NOBODY:
            state.legal_into(seat, choices)
            for index in range(choices.count):
                action = choices.actions[index]
                self.legal[start + action // WORD_BITS] |= one_at(action % WORD_BITS)
        self.rows.allow(row, choices.count)

    def survey(self, rows: Any) -> None:
        """Write what every seat sees, table by table and seat by seat, into other rows over the same sheet."""
        for row in range(self.tables):
            for seat in range(self.seats):
                self.encoding.write(self.states[row], seat, self.sheet)
                rows.observe(row * self.seats + seat)


def one_at(place: i64) -> i64:
    one: i64 = 1
    return one << place


def observe(encoding: Encoding, state: State, viewer: i64, sheet: Sheet, rows: Any) -> None:
    """Write what a seat sees of one position into row 0."""
    encoding.write(state, viewer, sheet)
    rows.observe(0)


def allow(state: State, seat: i64, choices: Choices, rows: Any) -> None:
    """Write what a seat may answer at one position into row 0: nothing where it owes no answer."""
    choices.clear()
    if state.owes(seat):
        state.legal_into(seat, choices)
    rows.allow(0, choices.count)
