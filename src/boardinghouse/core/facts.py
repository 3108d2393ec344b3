"""Facts: what bots, analysis, lab, environments and page know about a game besides its rules. One `facts.py` per
game."""

from collections.abc import Callable
from typing import Any, Final, final

Look = Callable[[Any, int, int], int]


@final
class About:
    """What an action is about where it names only a place: the argument that is a place, the kind of thing that lies
    there, and how to look: state, seat and place give the place of the thing in `Game.names[kind]`."""

    def __init__(self, argument: str, kind: str, look: Look) -> None:
        self.argument: Final = argument
        self.kind: Final = kind
        self.look: Final = look


@final
class Facts:
    """The order of the games in the lobby is not among them: that is the order of `games.IDS`."""

    def __init__(
        self,
        *,
        minutes: int = 45,
        weight: int = 2,
        usual: int = 2,
        perfect: bool = False,
        rollout: int = 0,
        guided: int = 1,
        round_microseconds: int = 60,
        study_seconds: float = 60.0,
        ladder_iterations: int = 10_000,
        learned: tuple[int, int] = (150, 1500),
        about: dict[str, About] | None = None,
    ) -> None:
        self.minutes: Final = minutes  # that a game takes people: our estimate
        self.weight: Final = weight  # 1 light, 2 medium, 3 heavy: our estimate
        self.usual: Final = usual  # seats of a game that nobody asked about
        self.perfect: Final = perfect  # whether nothing is hidden from anybody
        self.rollout: Final = rollout  # answers that a search plays after its tree, before it judges
        self.guided: Final = guided  # of so many random answers the best-looking one is played there; 1: any
        self.round_microseconds: Final = round_microseconds  # what a round of analysis costs, on a core of 2026
        self.study_seconds: Final = study_seconds  # of one core that an analysis takes if nothing else is asked for
        self.ladder_iterations: Final = ladder_iterations  # part of level 5's search, quick enough for many games
        self.learned: Final = learned  # iterations of levels 3 and 4 where a search ends in a network
        self.about: Final = about if about is not None else {}  # by verb
