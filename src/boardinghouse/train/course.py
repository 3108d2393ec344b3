"""How a game is learned: the settings of a run."""

from dataclasses import dataclass, replace

from boardinghouse.bots.planned import mind_of
from boardinghouse.train.games import notes_on


@dataclass(frozen=True)
class Course:
    """The settings of a run. Whole turns are slow to plan and worth much; answers are given by the thousand."""

    game: str
    seed: str = "one"
    games: int = 100  # of a generation
    steps: int = 120  # of fitting after each generation
    batch: int = 512
    rate: float = 1.5e-3
    last_rate: float = 2e-4
    decline: int = 160  # generations until the last rate
    window: int = 300_000  # rows
    networks: int = 3  # that learn from the same games and answer with their mean
    hidden: tuple[int, int] = (128, 64)
    gate: int = 10  # generations between two matches against the best so far
    deals: int = 20  # of such a match, each played twice
    two: float = 0.7  # part of the games with the fewest seats
    discount: float = 0.9
    looks: int = 0  # generations whose answers are given by one look ahead; later ones search
    taught: int = 0  # generations played by searches that judge by hand, as `plain` does; later ones by the network
    iterations: int = 100  # of such a search
    searched: int = 60  # games of a generation that searches
    belief: float = 0.0  # how much the chance that a search saw counts beside who won
    guises: int = 1  # in which a position is shown that the game treats like others
    winning: float = 0.2  # weight of the chance to win beside the points
    wishing: float = 0.0  # weight of what answers are wished for


def course_of(id: str, started: bool = False) -> Course:
    """How a game is learned; how it is learned further where there are weights to start from."""
    course = course_from_scratch(id)
    if not started:
        return course
    return replace(course, looks=0, taught=0, rate=course.rate / 3, iterations=300, belief=0.5, winning=1, wishing=0.3)


def course_from_scratch(id: str) -> Course:
    if mind_of(id).plans:
        return Course(id)
    lookers = Course(
        id,
        games=400,
        steps=150,
        networks=1,
        hidden=(128, 32),
        deals=40,
        decline=120,
        looks=30,
        winning=0.6,
        wishing=0.15,
    )
    own = notes_on(id)
    if own is None:
        return lookers
    iterations, guises, two = own.TAUGHT
    return replace(
        lookers,
        looks=0,
        taught=40,
        iterations=iterations,
        searched=25,
        guises=guises,
        two=two,
        steps=200,
        gate=4,
        decline=80,
        hidden=(128, 64),
        discount=0.98,
        belief=0.5,
        rate=2e-3,
        last_rate=1e-4,
        winning=0.5,
        wishing=4.0,
    )
