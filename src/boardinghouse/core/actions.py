"""ActionSpace: the table that maps a game's actions to small stable ints and to text, and back.

An action is a verb with arguments out of fixed ranges: `lay 3-bird 2 queue`. The verbs stand one after the other in the
table; inside a verb the last argument runs fastest. The same table gives record lines, parser, masks and board targets.
"""

from typing import Any, Final, final

from boardinghouse.core.vectors import i64, packed, zeros

MOST_ACTIONS: Final = 1024
MOST_ARGS: Final = 3
# The numbers as the objects that Python keeps: handed out again and again instead of made each time.
NUMBERS: Final[list[Any]] = list(range(MOST_ACTIONS))


@final
class Arg:
    """One argument of a verb: a kind (the word the interface knows it by) and its values as printed."""

    def __init__(self, kind: str, values: tuple[str, ...]) -> None:
        self.kind = kind
        self.values = values
        self.index = {value: position for position, value in enumerate(values)}


def numbered(kind: str, first: int, last: int) -> Arg:
    """An argument printed as a number from first to last."""
    return Arg(kind, tuple(str(number) for number in range(first, last + 1)))


@final
class Verb:
    """A row of the table. `base` is the id of its first action: written out, so that rules can use it as a constant."""

    def __init__(self, base: int, name: str, args: tuple[Arg, ...] = ()) -> None:
        self.base = base
        self.name = name
        if len(args) > MOST_ARGS:
            raise ValueError(f"verb {name!r} has {len(args)} arguments; {MOST_ARGS} are the most")
        self.args = args
        size = 1
        for arg in args:
            size *= len(arg.values)
        self.size = size


@final
class ActionSpace:
    """All actions of a game: `size` of them, from 0 on without gaps."""

    def __init__(self, verbs: tuple[Verb, ...]) -> None:
        self.verbs = verbs
        self.by_name: dict[str, Verb] = {}
        self.texts: list[str] = []
        self.verb_of: list[Verb] = []
        for verb in verbs:
            if verb.base != len(self.texts):
                raise ValueError(f"verb {verb.name!r} says it starts at {verb.base}, the table is at {len(self.texts)}")
            if verb.name in self.by_name:
                raise ValueError(f"verb {verb.name!r} stands twice in the table")
            self.by_name[verb.name] = verb
            for offset in range(verb.size):
                self.verb_of.append(verb)
                self.texts.append(" ".join([verb.name, *words(verb, offset)]))
        self.size: Final = len(self.texts)
        if self.size > MOST_ACTIONS:
            raise ValueError(f"{self.size} actions are too many: split large choices into steps")
        self.ids = {text: action for action, text in enumerate(self.texts)}
        self.base_of: Final = packed([verb.base for verb in self.verb_of])  # by action: the first action of its verb
        self.places: Final = zeros(self.size * MOST_ARGS)  # by action and argument: the place of its value, from 0
        for action, verb in enumerate(self.verb_of):
            rest = action - verb.base
            for argument in range(len(verb.args) - 1, -1, -1):
                self.places[action * MOST_ARGS + argument] = rest % len(verb.args[argument].values)
                rest //= len(verb.args[argument].values)

    def argument(self, action: i64, number: i64) -> i64:
        """For rules: an argument of an action, counted from 0, as the place of its value, from 0."""
        return self.places[action * MOST_ARGS + number]

    def text(self, action: int) -> str:
        """The text form of an action."""
        if not 0 <= action < self.size:
            raise ValueError(f"no action {action}: actions run from 0 to {self.size - 1}")
        return self.texts[action]

    def verb(self, action: int) -> str:
        """The verb of an action."""
        self.text(action)
        return self.verb_of[action].name

    def args(self, action: int) -> dict[str, str]:
        """The arguments of an action, kind to value as printed."""
        self.text(action)
        verb = self.verb_of[action]
        values = words(verb, action - verb.base)
        return {arg.kind: values[place] for place, arg in enumerate(verb.args)}

    def parse(self, text: str) -> int:
        """The action of a text form; ValueError says what is wrong with it."""
        parts = text.split()
        if not parts:
            raise ValueError("an action is a verb and its arguments; this text is empty")
        verb = self.by_name.get(parts[0])
        if verb is None:
            raise ValueError(f"unknown verb {parts[0]!r}; the verbs are {', '.join(self.by_name)}")
        if len(parts) != len(verb.args) + 1:
            wanted = " ".join([verb.name, *[f"<{arg.kind}>" for arg in verb.args]])
            raise ValueError(f"{verb.name!r} is written {wanted!r}")
        offset = 0
        for arg, part in zip(verb.args, parts[1:], strict=True):
            place = arg.index.get(part)
            if place is None:
                raise ValueError(f"{part!r} is no {arg.kind}; allowed: {', '.join(arg.values)}")
            offset = offset * len(arg.values) + place
        return verb.base + offset


def words(verb: Verb, offset: int) -> list[str]:
    """The printed arguments of the action at this offset of its verb."""
    result: list[str] = []
    rest = offset
    for arg in reversed(verb.args):
        result.append(arg.values[rest % len(arg.values)])
        rest //= len(arg.values)
    result.reverse()
    return result


@final
class Choices:
    """A reused buffer for legal actions. A decision adds its answers in ascending order."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.actions: Final = zeros(MOST_ACTIONS)

    def clear(self) -> None:
        self.count = 0

    def add(self, action: i64) -> None:
        self.actions[self.count] = action
        self.count += 1

    def add_set(self, first: i64, members: i64) -> None:
        """For every member of a set, add the action that is that far behind the first one."""
        actions = self.actions
        count = self.count
        action: i64 = first
        rest: i64 = members
        while rest != 0:  # bit by bit: for sets as full as those of rules this takes fewer steps than `lowest`
            if rest & 1 != 0:
                actions[count] = action
                count += 1
            action += 1
            rest >>= 1
        self.count = count

    def has(self, action: i64) -> bool:
        for index in range(self.count):
            if self.actions[index] == action:
                return True
        return False

    def listed(self) -> list[int]:
        result: list[Any] = [None] * self.count
        for index in range(self.count):
            result[index] = NUMBERS[self.actions[index]]
        return result
