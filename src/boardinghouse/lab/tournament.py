"""Bots against bots: seats rotated, the same luck for every seating, shares of the victory with 95 % intervals."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import sqrt
from statistics import mean, stdev
from typing import Any

from openskill.models import PlackettLuce

from boardinghouse import load
from boardinghouse.bots import find
from boardinghouse.core.play import Bot, drive
from boardinghouse.processes import mapped


@dataclass(frozen=True)
class Pairing:
    """Who meets: one bot per seat, in a game with options, on luck made from the seed."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, str]
    seed: int

    @property
    def seatings(self) -> int:
        """How many rotations of the seats differ: bots of one name would only play the same game again."""
        return len(self.bots) if len(set(self.bots)) > 1 else 1

    def check(self) -> None:
        """ValueError if the game, a bot or an option does not exist."""
        load(self.game).begin(len(self.bots), self.options)
        for name in self.bots:
            find(name)


@dataclass(frozen=True)
class PlayedDeal:
    """One deal played in every seating: per seating and bot the share of the victory, place and score; per bot the
    seconds of each of its decisions."""

    shares: list[list[float]]
    places: list[list[int]]
    scores: list[list[int]]
    seconds: list[list[float]]


class Timed:
    """A bot with a stopwatch."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name = bot.name
        self.looks = bot.looks
        self.seconds: list[float] = []

    def choose(self, state: Any, seat: int, budget: float, seed: int) -> int:
        began = time.perf_counter()
        action = self.bot.choose(state, seat, budget, seed)
        self.seconds.append(time.perf_counter() - began)
        return action


def play_deal(pairing: Pairing, number: int) -> PlayedDeal:
    """Deal `number` of a pairing, once for each rotation of the seats."""
    game = load(pairing.game)
    count = len(pairing.bots)
    timed = [Timed(find(name)) for name in pairing.bots]
    deal = PlayedDeal([], [], [], [bot.seconds for bot in timed])
    for turn in range(pairing.seatings):
        order = [(seat + turn) % count for seat in range(count)]
        state = game.begin(count, pairing.options)
        drive(state, [timed[bot] for bot in order], f"{pairing.seed}/{number}", 0.0, None)
        result = state.result()
        shares = result.shares()
        by_bot = sorted(range(count), key=lambda seat: order[seat])
        deal.places.append([result.places[seat] for seat in by_bot])
        deal.scores.append([result.scores[seat] for seat in by_bot])
        deal.shares.append([shares[seat] for seat in by_bot])
    return deal


def interval(samples: list[float]) -> tuple[float, float]:
    """Mean and half the width of its 95 % interval. Samples are deals, because games of a deal share their luck."""
    if len(samples) < 2:
        return mean(samples), float("inf")
    return mean(samples), 1.96 * stdev(samples) / sqrt(len(samples))


def before_others(deal: PlayedDeal, members: list[int]) -> float:
    """The share of all meetings with a seat of another bot in which a member was placed before it; equal places are
    half a victory. With two seats the same as the share of the victory."""
    meetings = [
        (places[bot], place)
        for places in deal.places
        for bot in members
        for rival, place in enumerate(places)
        if rival not in members
    ]
    return mean((mine < theirs) + (mine == theirs) / 2 for mine, theirs in meetings) if meetings else 0.5


def tournament(pairing: Pairing, games: int, jobs: int, progress: Callable[[int], None]) -> dict[str, Any]:
    """Play at least `games` games; the figures as plain data. Bots of the same name are counted together."""
    seatings = pairing.seatings
    played: list[PlayedDeal] = []
    for deal in mapped(partial(play_deal, pairing), range(-(-games // seatings)), jobs):
        played.append(deal)
        progress(len(played) * seatings)
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in dict.fromkeys(pairing.bots)}
    for deal in played:
        for places in deal.places:
            rate(model, ratings, pairing.bots, places)
    figures = []
    for name in ratings:
        members = [bot for bot, other in enumerate(pairing.bots) if other == name]
        share, error = interval([mean(seating[bot] for seating in deal.shares for bot in members) for deal in played])
        score, score_error = interval(
            [mean(seating[bot] for seating in deal.scores for bot in members) for deal in played]
        )
        ahead, ahead_error = interval([before_others(deal, members) for deal in played])
        place = mean(seating[bot] for deal in played for seating in deal.places for bot in members)
        seconds = sorted(second for deal in played for bot in members for second in deal.seconds[bot])
        figures.append(
            {
                "bot": name,
                "seats": len(members),
                "share": share,
                "share_error": error,
                "ahead": ahead,
                "ahead_error": ahead_error,
                "mean_place": place,
                "mean_score": score,
                "mean_score_error": score_error,
                "rating": ratings[name].ordinal(),
                "milliseconds_per_decision": 1000 * mean(seconds or [0.0]),
                "milliseconds_99th": 1000 * seconds[99 * len(seconds) // 100] if seconds else 0.0,
            }
        )
    return {
        "game": pairing.game,
        "options": pairing.options,
        "seed": pairing.seed,
        "games": len(played) * seatings,
        "fair_share": 1 / len(pairing.bots),
        "bots": figures,
    }


def rate(model: PlackettLuce, ratings: dict[str, Any], bots: tuple[str, ...], places: list[int]) -> None:
    """Count one game; of several bots of one name the best and the worst place cancel out, so only the mean counts."""
    names = list(ratings)
    if len(names) < 2:
        return
    ranks = [mean(place for place, bot in zip(places, bots, strict=True) if bot == name) for name in names]
    rated = model.rate([[ratings[name]] for name in names], ranks=ranks)
    for name, team in zip(names, rated, strict=True):
        ratings[name] = team[0]
