"""Grand Austria Hotel as a seat knows it, and how its turns are proposed."""

from typing import Final, final

from boardinghouse.bots.mind import Mind
from boardinghouse.bots.mind.austria_guests import GUEST_PLACES, write_guest
from boardinghouse.bots.mind.austria_measures import discs_on, lacks, missing_of, next_scoring, short, standing
from boardinghouse.bots.mind.austria_turns import weigh
from boardinghouse.bots.mind.sparse import SparseRows
from boardinghouse.core.actions import Choices
from boardinghouse.core.decks import holds, lowest, single, size
from boardinghouse.core.vectors import i64, vec
from boardinghouse.games.austria.cafe import (
    dishes_left,
    guest_at,
    guest_in_row,
    guest_price,
    in_kitchen,
    needs_at,
)
from boardinghouse.games.austria.components import COLUMN, COLUMNS, FLOOR, FLOORS, GROUPS, SPACES, STACKS
from boardinghouse.games.austria.dice import SIX, dice_on
from boardinghouse.games.austria.effects import (
    COLOURS,
    DISHES,
)
from boardinghouse.games.austria.hands import last_pick
from boardinghouse.games.austria.hotel import free_rooms, full_groups
from boardinghouse.games.austria.scoring import (
    DISC_PLACES,
    end_card_points,
    end_staff_points,
    has_disc,
    occupied_in,
    politics_card,
    room_points,
    waiting_loss,
)
from boardinghouse.games.austria.state import (
    DEAL,
    NEED,
    NEED_BITS,
    ROLL,
    SOURCE_NAMES,
    SOURCES,
    STACK,
    STACK_BITS,
    TURN,
    AustriaState,
)

WIDTH: Final = 744
ENTRIES: Final = 400
RIVALS: Final = 3
STAFF_CARDS: Final = 48
TABLE_PLACES: Final = GUEST_PLACES + 9
RIVAL_PLACES: Final = 46
TABLES: Final = 3
BOARDS: Final = 5


@final
class AustriaMind(Mind[AustriaState]):
    """The own hotel in detail, rivals in the order of their seats, the board as the own hotel meets it."""

    def __init__(self) -> None:
        super().__init__((*SOURCE_NAMES, "end-staff", "rooms", "left-over", "waiting"), WIDTH, ENTRIES, plans=True)

    def write(self, state: AustriaState, seat: i64, sheet: SparseRows) -> None:
        self.write_table(state, seat, sheet)
        self.write_row(state, seat, sheet)
        self.write_hotel(state, seat, sheet)
        self.write_cafe(state, seat, sheet)
        self.write_hand(state, seat, sheet)
        for place in range(1, RIVALS + 1):
            if place < state.seats:
                self.write_rival(state, seat, (seat + place) % state.seats, sheet)
            else:
                sheet.skip(RIVAL_PLACES)

    def write_table(self, state: AustriaState, seat: i64, sheet: SparseRows) -> None:
        seats: i64 = state.seats
        sheet.one(seats - 2, 3)
        sheet.one(state.round, 8)
        actor = state.actor()
        sheet.one((actor - seat + seats) % seats if actor >= 0 else 4, 5)
        sheet.one((state.first - seat + seats) % seats, 4)
        sheet.put(2 * (state.components.rounds - state.round) + 2 - state.covered[seat])
        sheet.put(2 - state.covered[seat])
        sheet.flag((state.waiting >> seat) & 1 != 0)
        for face in range(1, SIX + 1):
            count: i64 = dice_on(state, face)
            sheet.put(count)
            sheet.at_least(count, 1, 4)
        sheet.put(state.bin)
        due: i64 = 0
        if state.round > 3:
            due = 1
        if state.round > 5:
            due = 2
        for stack in range(STACKS):
            sheet.one(politics_card(state, stack) - stack * 4, 4)
            sheet.put(DISC_PLACES - discs_on(state, stack))
            if stack >= due:
                sheet.one(((state.tiles >> (stack * STACK_BITS)) & STACK) - 1 - stack * 4, 4)
            else:
                sheet.skip(4)
        sheet.one(state.boards[seat], BOARDS)

    def write_row(self, state: AustriaState, seat: i64, sheet: SparseRows) -> None:
        after: i64 = (seat + 1) % state.seats
        for space in range(SPACES):
            guest = guest_in_row(state, space)
            write_guest(state, guest, sheet)
            if guest < 0:
                sheet.skip(6)
                continue
            order: i64 = state.components.guest_order[guest]
            colour: i64 = state.components.guest_colour[guest]
            lacking = short(state, seat, order)
            sheet.put(guest_price(state, seat, space))
            sheet.put(lacking)
            sheet.put(short(state, after, order))
            sheet.flag(free_rooms(state, seat, colour) != 0)
            sheet.flag(free_rooms(state, after, colour) != 0)
            sheet.flag(lacking == 0)

    def write_hotel(self, state: AustriaState, seat: i64, sheet: SparseRows) -> None:
        components = state.components
        krones: i64 = state.krones[seat]
        sheet.put(krones)
        sheet.at_least(krones, 1, 20)
        self.write_track(state, seat, sheet)
        for dish in range(DISHES):
            have: i64 = in_kitchen(state, seat, dish)
            sheet.put(have)
            sheet.at_least(have, 1, 4)
        sheet.put(dishes_left(state, seat))
        laid: i64 = state.laid[seat]
        occupied: i64 = state.occupied[seat]
        sheet.members(laid, 20)
        sheet.members(occupied, 20)
        sheet.put(size(laid))
        sheet.put(size(occupied))
        sheet.put(size(laid & ~occupied))
        board: i64 = state.boards[seat]
        for colour in range(COLOURS):
            rooms: i64 = components.colour_rooms[board * COLOURS + colour]
            free: i64 = rooms & laid & ~occupied
            sheet.put(size(free))
            sheet.flag(free != 0)
            sheet.put(size(rooms & occupied))
            sheet.flag(rooms & ~occupied == 0)
            self.write_groups(state, seat, rooms, sheet)
        for group in range(GROUPS):
            empty: i64 = components.group_rooms[board * GROUPS + group] & ~occupied
            sheet.put(size(empty))
            sheet.flag(empty == 0)
            sheet.flag(size(empty) == 1)
        line: i64 = FLOOR
        for _floor in range(FLOORS):
            sheet.put(size(line & occupied))
            sheet.flag(line & ~occupied == 0)
            line <<= COLUMNS
        line = COLUMN
        for _column in range(COLUMNS):
            sheet.put(size(line & occupied))
            line <<= 1
        sheet.members(state.played[seat], STAFF_CARDS)
        sheet.put(size(state.played[seat]))
        sheet.members(state.used[seat] & 15, 4)
        for stack in range(STACKS):
            self.write_politics(state, seat, stack, sheet)
        sheet.put(standing(state, seat) // 2)
        sheet.put(end_staff_points(state, seat))

    def write_track(self, state: AustriaState, seat: i64, sheet: SparseRows) -> None:
        components = state.components
        track: i64 = state.emperor[seat]
        sheet.put(track)
        sheet.at_least(track, 1, 13)
        sheet.put(components.track_points[track])
        due = next_scoring(state)
        ahead: i64 = track - components.retreat[due]
        sheet.flag(ahead >= components.bonus_from)
        sheet.flag(ahead <= 0)
        sheet.put(ahead)
        sheet.put(due - state.round)

    def write_groups(self, state: AustriaState, seat: i64, rooms: i64, sheet: SparseRows) -> None:
        """Groups of a colour that have not paid: how many lack one, two, more, and the rooms they would pay for."""
        one: i64 = 0
        two: i64 = 0
        more: i64 = 0
        near: i64 = 0
        board: i64 = state.boards[seat]
        for group in range(GROUPS):
            members: i64 = state.components.group_rooms[board * GROUPS + group]
            if members & rooms == 0 or (state.paid_groups[seat] >> group) & 1 != 0:
                continue
            lacking: i64 = size(members & ~state.occupied[seat])
            if lacking == 1:
                one += 1
                near += size(members)
            elif lacking == 2:
                two += 1
            else:
                more += 1
        sheet.put(one)
        sheet.put(two)
        sheet.put(more)
        sheet.put(near)

    def write_politics(self, state: AustriaState, seat: i64, stack: i64, sheet: SparseRows) -> None:
        card: i64 = politics_card(state, stack)
        mine = has_disc(state, seat, stack)
        sheet.flag(mine)
        if card < 0 or mine:
            sheet.skip(6)
            return
        worth: i64 = DISC_PLACES - discs_on(state, stack)
        components = state.components
        least: i64 = components.politics_least[card] + components.politics_other_least[card]
        lacking = lacks(state, seat, card)
        sheet.put((12 * (least - lacking)) // least * worth)
        sheet.put(lacking)
        sheet.put(worth if lacking == 0 else 0)
        sheet.put(worth if lacking == 1 else 0)
        sheet.put(worth if lacking == 2 else 0)
        sheet.put(worth if lacking == 3 else 0)

    def write_cafe(self, state: AustriaState, seat: i64, sheet: SparseRows) -> None:
        """The tables, first the guest who is nearest to moving in."""
        done: i64 = 0
        count: i64 = 0
        ready: i64 = 0
        for _place in range(TABLES):
            best: i64 = -1
            nearest: i64 = 1000
            for table in range(TABLES):
                if (done >> table) & 1 != 0 or guest_at(state, seat, table) < 0:
                    continue
                needs = needs_at(state, seat, table)
                distance: i64 = short(state, seat, needs) * 16 + missing_of(needs)
                if distance < nearest:
                    nearest = distance
                    best = table
            if best < 0:
                sheet.skip(TABLE_PLACES)
                continue
            done |= single(best)
            count += 1
            guest = guest_at(state, seat, best)
            write_guest(state, guest, sheet)
            needs = needs_at(state, seat, best)
            for dish in range(DISHES):
                sheet.put((needs >> (NEED_BITS * dish)) & NEED)
            missing = missing_of(needs)
            lacking = short(state, seat, needs)
            room = free_rooms(state, seat, state.components.guest_colour[guest]) != 0
            sheet.put(missing)
            sheet.put(lacking)
            sheet.flag(missing == 0)
            sheet.flag(missing == 0 and room)
            sheet.flag(lacking == 0 and room)
            if missing == 0:
                ready += 1
        sheet.one(count, TABLES + 1)
        sheet.put(ready)

    def write_hand(self, state: AustriaState, seat: i64, sheet: SparseRows) -> None:
        """The cards in hand, with one that is being drafted, and what the best of the end would pay now."""
        hand: i64 = state.hands[seat]
        if state.picks[seat] != 0 and holds(state.packs[seat], last_pick(state, seat)):
            hand |= single(last_pick(state, seat))
        sheet.members(hand, STAFF_CARDS)
        sheet.put(size(hand))
        best: i64 = 0
        cards: i64 = hand & state.components.staff_at_end
        while cards != 0:
            pay: i64 = end_card_points(state, seat, lowest(cards))
            if pay > best:
                best = pay
            cards &= cards - 1
        sheet.put(best)
        affordable: i64 = state.components.staff_up_to[state.krones[seat]]
        sheet.put(size(hand & affordable))

    def write_rival(self, state: AustriaState, seat: i64, other: i64, sheet: SparseRows) -> None:
        sheet.flag(True)
        krones: i64 = state.krones[other]
        sheet.put(krones)
        sheet.flag(krones >= 1)
        sheet.flag(krones >= 3)
        sheet.flag(krones >= 6)
        sheet.put(state.emperor[other])
        sheet.put(state.components.track_points[state.emperor[other]])
        due: i64 = state.components.retreat[next_scoring(state)]
        sheet.flag(state.emperor[other] >= due + state.components.bonus_from)
        sheet.flag(state.emperor[other] <= due)
        for dish in range(DISHES):
            sheet.put(in_kitchen(state, other, dish))
        guests: i64 = 0
        ready: i64 = 0
        near: i64 = 0
        missing: i64 = 0
        worth: i64 = 0
        for table in range(TABLES):
            guest = guest_at(state, other, table)
            if guest < 0:
                continue
            guests += 1
            needs = needs_at(state, other, table)
            missing += missing_of(needs)
            worth += state.components.guest_points[guest]
            if short(state, other, needs) == 0:
                near += 1
            if needs == 0:
                ready += 1
        sheet.one(guests, TABLES + 1)
        sheet.put(ready)
        sheet.put(near)
        sheet.put(missing)
        sheet.put(worth)
        sheet.put(size(state.laid[other]))
        sheet.put(size(state.occupied[other]))
        for colour in range(COLOURS):
            sheet.put(size(free_rooms(state, other, colour)))
            sheet.put(occupied_in(state, other, colour))
        sheet.put(full_groups(state, other))
        sheet.put(size(state.played[other]))
        sheet.put(size(state.hands[other]))
        sheet.put(2 - state.covered[other])
        sheet.flag((state.waiting >> other) & 1 != 0)
        for stack in range(STACKS):
            card: i64 = politics_card(state, stack)
            mine = has_disc(state, other, stack)
            sheet.flag(mine)
            if card < 0 or mine:
                sheet.skip(2)
                continue
            lacking = lacks(state, other, card)
            sheet.put(lacking)
            sheet.put(DISC_PLACES - discs_on(state, stack) if lacking == 0 else 0)
        theirs = standing(state, other)
        sheet.put(theirs // 2)
        sheet.put((standing(state, seat) - theirs) // 2)
        sheet.put(end_staff_points(state, other))

    # ---- points ------------------------------------------------------------------------------------------------

    def points(self, state: AustriaState, seat: i64, out: vec[i64]) -> None:
        for source in range(SOURCES):
            out[source] = state.points[seat * SOURCES + source]
        out[SOURCES] = end_staff_points(state, seat)
        out[SOURCES + 1] = room_points(state, seat)
        out[SOURCES + 2] = state.krones[seat] + dishes_left(state, seat)
        out[SOURCES + 3] = -waiting_loss(state, seat) if state.depth == 0 else 0

    # ---- turns -------------------------------------------------------------------------------------------------

    def rests(self, state: AustriaState, seat: i64) -> bool:
        """Dice are to be rolled, or the seat's own turn begins."""
        return state.asks(ROLL) or (state.asks(TURN) and state.arg(0) == 0)

    def shows(self, state: AustriaState) -> bool:
        return state.asks(DEAL)

    def weigh(self, state: AustriaState, seat: i64, options: Choices, steps: i64, mood: i64, out: vec[i64]) -> None:
        weigh(state, seat, options, steps, mood, out)


MIND: Final = AustriaMind()
