"""What a Grand Austria Hotel position is worth: points, guests on their way, rooms, groups, staff, emperor, means."""

from typing import Final, final

from boardinghouse.bots.evaluation import Evaluation
from boardinghouse.core.decks import size
from boardinghouse.core.vectors import i64, vec
from boardinghouse.games.austria.cafe import dishes_left, guest_at, needs_at
from boardinghouse.games.austria.components import GROUPS, TABLES_IN_CAFE
from boardinghouse.games.austria.effects import DISHES
from boardinghouse.games.austria.hotel import free_rooms
from boardinghouse.games.austria.scoring import end_staff_points, room_points
from boardinghouse.games.austria.state import NEED, NEED_BITS, SOURCES, TURN, AustriaState

POINTS: Final = 0
GUESTS: Final = 1
GUESTS_STUCK: Final = 2
ROOMS_READY: Final = 3
GROUPS_NEAR: Final = 4
STAFF: Final = 5
HAND: Final = 6
EMPEROR: Final = 7
KRONES: Final = 8
DISHES_KEPT: Final = 9
REWARD_WORTH: Final = 3.0  # points, what the reward of a guest is worth on top of the points shown


@final
class AustriaEvaluation(Evaluation[AustriaState]):
    """Judged at any moment; what lies ahead counts by the part of the game that is left."""

    def __init__(self) -> None:
        super().__init__(
            (
                ("points", 1.0),
                ("guests", 0.7),
                ("guests-stuck", -5.0),
                ("rooms-ready", 1.6),
                ("groups-near", 1.5),
                ("staff", 2.5),
                ("hand", 0.3),
                ("emperor", 1.0),
                ("krones", 1.0),
                ("dishes-kept", 1.0),
            )
        )

    def measure(self, state: AustriaState, seat: i64, out: vec[float]) -> None:
        rounds = float(state.components.rounds)
        left = (rounds + 1.0 - float(state.round)) / rounds
        points: i64 = room_points(state, seat) + end_staff_points(state, seat)
        for source in range(SOURCES):
            points += state.points[seat * SOURCES + source]
        out[POINTS] = float(points)
        self.measure_guests(state, seat, left, out)
        free: i64 = state.laid[seat] & ~state.occupied[seat]
        out[ROOMS_READY] = float(size(free)) * left
        out[GROUPS_NEAR] = self.groups_near(state, seat) * left
        permanent: i64 = state.played[seat] & ~state.components.staff_at_end
        out[STAFF] = float(size(permanent)) * left
        out[HAND] = float(size(state.hands[seat])) * left
        out[EMPEROR] = self.favour(state, seat)
        krones = float(state.krones[seat])
        out[KRONES] = krones * (1.0 + 0.5 * left) - 0.03 * krones * krones * left
        dishes = float(dishes_left(state, seat))
        out[DISHES_KEPT] = dishes * (1.0 + 0.2 * left) - 0.02 * dishes * dishes * left

    def measure_guests(self, state: AustriaState, seat: i64, left: float, out: vec[float]) -> None:
        """Guests in the cafe: what they will bring, by the part of the order that is served and a room that waits."""
        promise = 0.0
        stuck = 0.0
        for table in range(TABLES_IN_CAFE):
            guest = guest_at(state, seat, table)
            if guest < 0:
                continue
            needs = needs_at(state, seat, table)
            missing: i64 = 0
            for dish in range(DISHES):
                missing += (needs >> (dish * NEED_BITS)) & NEED
            ordered = float(state.components.guest_size[guest])
            served = (ordered - float(missing)) / ordered
            worth = float(state.components.guest_points[guest]) + REWARD_WORTH + ordered
            room = free_rooms(state, seat, state.components.guest_colour[guest])
            promise += worth * (0.25 * left + (0.75 if room != 0 else 0.45) * served)
            stuck += (1.0 - left) * (1.0 - 0.7 * served)
        out[GUESTS] = promise
        out[GUESTS_STUCK] = stuck

    def groups_near(self, state: AustriaState, seat: i64) -> float:
        """Groups that are not paid yet, by the square of the part that is occupied; prepared rooms count a little."""
        total = 0.0
        board: i64 = state.boards[seat]
        for group in range(GROUPS):
            if (state.paid_groups[seat] >> group) & 1 != 0:
                continue
            rooms: i64 = state.components.group_rooms[board * GROUPS + group]
            count = float(size(rooms))
            done = float(size(rooms & state.occupied[seat])) + 0.4 * float(size(rooms & state.laid[seat]))
            part = done / (1.4 * count)
            total += count * part * part
        return total

    def favour(self, state: AustriaState, seat: i64) -> float:
        """The emperor track: points at the scorings to come, and the fear of having to answer for nothing."""
        total = 0.0
        division = state.emperor[seat]
        for round in range(state.round, state.components.rounds + 1):
            retreat = state.components.retreat[round]
            if retreat == 0:
                continue
            soon = 1.0 / (1.0 + 0.6 * float(round - state.round))
            total += soon * float(state.components.track_points[division])
            if division <= retreat:
                total -= 4.0 * soon * (1.0 - float(division) / float(retreat + 1))
            elif division >= retreat + state.components.bonus_from:
                total += 2.0 * soon
            division = max(0, division - retreat)
        return total

    def quiet(self, state: AustriaState) -> bool:
        """Between turns: nobody has begun one."""
        return state.asks(TURN)

    def spread(self, state: AustriaState) -> float:
        return 6.0 + 3.0 * float(state.components.rounds - state.round)


EVALUATION: Final = AustriaEvaluation()
