"""What a search has learned: a tree of answers, with how often each was tried and its result."""

from typing import Final, final

from boardinghouse.core.contract import NOBODY
from boardinghouse.core.vectors import append, i64, repeated, vec

NONE: Final = -1


@final
class Tree:
    """Nodes as parallel vectors. A node is an answer of a seat, reached from its parent."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.size: i64 = 0
        self.first_child = vec[i64]()
        self.sibling = vec[i64]()
        self.actor = vec[i64]()
        self.action = vec[i64]()
        self.visits = vec[float]()  # whole numbers, kept as floats because shares are divided by them
        self.offered = vec[i64]()  # how often the answer was legal when its node was visited
        self.prior = vec[float]()
        self.share = vec[float]()  # sum of shares of the victory, by node and seat
        self.add(NONE, NOBODY, NONE)

    def add(self, parent: i64, actor: i64, action: i64) -> i64:
        node = self.size
        self.size += 1
        self.first_child = append(self.first_child, NONE)
        self.actor = append(self.actor, actor)
        self.action = append(self.action, action)
        self.visits = append(self.visits, 0.0)
        self.offered = append(self.offered, 0)
        self.prior = append(self.prior, 0.0)
        for _ in range(self.seats):
            self.share = append(self.share, 0.0)
        if parent == NONE:
            self.sibling = append(self.sibling, NONE)
        else:
            self.sibling = append(self.sibling, self.first_child[parent])
            self.first_child[parent] = node
        return node

    def branch(self, node: i64) -> "Tree":
        """What grew from a node, as a tree of its own."""
        grown = Tree(self.seats)
        grown.take(0, self, node)
        olds = repeated(node, 1)
        place: i64 = 0
        while place < grown.size:
            child = self.first_child[olds[place]]
            while child != NONE:
                grown.take(grown.add(place, self.actor[child], self.action[child]), self, child)
                olds = append(olds, child)
                child = self.sibling[child]
            place += 1
        return grown

    def take(self, node: i64, other: "Tree", old: i64) -> None:
        """What another tree learned about a node."""
        self.visits[node] = other.visits[old]
        self.offered[node] = other.offered[old]
        self.prior[node] = other.prior[old]
        for seat in range(self.seats):
            self.share[node * self.seats + seat] = other.share[old * self.seats + seat]
