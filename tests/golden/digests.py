"""Prints which package it runs, and the digest of the final state of every golden game and of random games besides."""

import boardinghouse as bh
from boardinghouse.core.play import playout, seat_streams
from tests.golden.games import FOLDER, golden_games

MORE = 20


def main() -> None:
    print("compiled" if bh.compiled() else "plain Python")
    for path, id, seats, options in golden_games():
        name = path.relative_to(FOLDER).with_suffix("")
        print(f"{name} {bh.Record.load(path).verify().digest()}")
        for seed in range(MORE):
            state = bh.load(id).new(seats, **options)
            playout(state, bh.Luck(seed), seat_streams(seed, seats))
            print(f"{name} seed {seed} {state.digest()}")


if __name__ == "__main__":
    main()
