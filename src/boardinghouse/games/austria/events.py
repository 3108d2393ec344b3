"""What can happen in Grand Austria Hotel, as codes with the names of their numbers."""

from typing import Final

from boardinghouse.core.events import Kind

FIRST_PLAYER: Final = 0
GUEST_SHOWN: Final = 1
DREW: Final = 2
DREW_HIDDEN: Final = 3
DRAFTED: Final = 4
ROUND_BEGAN: Final = 5
REROLLED: Final = 6
PASSED: Final = 7
TOOK_GUEST: Final = 8
TOOK_DIE: Final = 9
GOT_DISH: Final = 10
SERVED_DISH: Final = 11
PREPARED: Final = 12
OCCUPIED_ROOM: Final = 13
REMOVED: Final = 14
GROUP_FULL: Final = 15
MOVED_INTO: Final = 16
SCORED: Final = 17
EARNED: Final = 18
ADVANCED: Final = 19
HIRED: Final = 20
USED: Final = 21
DISC_LAID: Final = 22
FULFILLED: Final = 23
UNDER_DECK: Final = 24
UNDER_DECK_HIDDEN: Final = 25
RETREATED: Final = 26
BONUS_DUE: Final = 27
PENALTY_DUE: Final = 28
PENALTY_IGNORED: Final = 29
EMPTIED: Final = 30
DISMISSED: Final = 31
LOST_KRONES: Final = 32
EVENTS: Final = (
    Kind(FIRST_PLAYER, "first-player", ("seat",)),
    Kind(GUEST_SHOWN, "guest-shown", ("guest",)),
    Kind(DREW, "drew", ("seat", "staff")),
    Kind(DREW_HIDDEN, "drew-hidden", ("seat",)),
    Kind(DRAFTED, "drafted", ("count",)),
    Kind(ROUND_BEGAN, "round-began", ("round", "seat")),
    Kind(REROLLED, "rerolled", ("count",)),
    Kind(PASSED, "passed", ("seat",)),
    Kind(TOOK_GUEST, "took-guest", ("seat", "guest", "price")),
    Kind(TOOK_DIE, "took-die", ("seat", "value", "deed", "strength", "extra")),
    Kind(GOT_DISH, "got-dish", ("seat", "dish", "place", "count")),
    Kind(SERVED_DISH, "served-dish", ("seat", "dish", "table", "price")),
    Kind(PREPARED, "prepared", ("seat", "room", "price")),
    Kind(OCCUPIED_ROOM, "occupied-room", ("seat", "room")),
    Kind(REMOVED, "removed", ("seat", "room")),
    Kind(GROUP_FULL, "group-full", ("seat", "colour", "count")),
    Kind(MOVED_INTO, "moved-into", ("seat", "guest", "room", "points")),
    Kind(SCORED, "scored", ("seat", "points", "source")),
    Kind(EARNED, "earned", ("seat", "krones")),
    Kind(ADVANCED, "advanced", ("seat", "steps", "division")),
    Kind(HIRED, "hired", ("seat", "staff", "price")),
    Kind(USED, "used", ("seat", "staff")),
    Kind(DISC_LAID, "disc-laid", ("seat", "politics", "points")),
    Kind(FULFILLED, "fulfilled", ("seat", "table")),
    Kind(UNDER_DECK, "under-deck", ("seat", "staff")),
    Kind(UNDER_DECK_HIDDEN, "under-deck-hidden", ("seat",)),
    Kind(RETREATED, "retreated", ("seat", "points", "division")),
    Kind(BONUS_DUE, "bonus-due", ("seat", "tile")),
    Kind(PENALTY_DUE, "penalty-due", ("seat", "tile")),
    Kind(PENALTY_IGNORED, "penalty-ignored", ("seat", "tile")),
    Kind(EMPTIED, "emptied", ("seat", "tables")),
    Kind(DISMISSED, "dismissed", ("seat", "staff")),
    Kind(LOST_KRONES, "lost-krones", ("seat", "krones")),
)
