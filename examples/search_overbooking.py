"""OpenSpiel's own ISMCTS plays Overbooking against random seats, through the games that boardinghouse registers.

    python examples/search_overbooking.py --games 10 --simulations 50

needs `pip install 'boardinghouse[rl]'`. The search asks a state for worlds that its player cannot tell from the true
one (`resample_from_infostate`), so it plays without looking at others' hands.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

from boardinghouse.rl import register_openspiel

NAMES = register_openspiel()


def play(simulations: int, seat: int, seed: int) -> float:
    """One game of two: what it was worth to the searching seat, from 1 for the victory to -1."""
    game = pyspiel.load_game(NAMES["overbooking"], {"players": 2})
    rng = np.random.RandomState(seed)
    searcher = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, rng), uct_c=1.0, max_simulations=simulations, random_state=rng
    )
    # worlds from the same generator, so that a seed gives the same game again
    searcher.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.random_sample))
    bots = [uniform_random.UniformRandomBot(player, rng) for player in range(2)]
    bots[seat] = searcher
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(actions, p=weights))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    worth: float = state.returns()[seat]
    return worth


def main() -> None:
    parser = argparse.ArgumentParser(description="ISMCTS against a random seat")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=50, help="for each move")
    given = parser.parse_args()
    total = 0.0
    for game in range(given.games):
        worth = play(given.simulations, seat=game % 2, seed=game)
        total += worth
        print(f"game {game + 1}: {worth:+.0f}", flush=True)
    print(f"average {total / given.games:+.2f} (1: all won, -1: all lost)")


if __name__ == "__main__":
    main()
