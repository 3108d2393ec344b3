"""The 56 guests: one row per card, in the words of `notation.py`.

Guest k of the rules is the card numbered 49 + k. Names, orders, points and rewards come from publications on the
printed game; the rulebook fixes numbers 49, 65, 75 and 97.

Rules: AUS-1, AUS-83.
"""

from typing import Final

GUEST_COUNT: Final = 56

# name, colour, order, points, reward
GUESTS: Final = (
    ("49-sculptor", "yellow", "w", 0, "free room up to floor 2"),
    ("50-musician", "yellow", "w", 0, "draw 1 + room"),
    ("51-composer", "yellow", "w", 1, "strudel"),
    ("52-tailor", "yellow", "wk", 0, "strudel + 2 krones"),
    ("53-flamenco-dancer", "yellow", "sw", 0, "coffee + 2 steps"),
    ("54-portrait-painter", "yellow", "ww", 0, "dish + 2 krones"),
    ("55-photographer", "yellow", "www", 7, "draw 2"),
    ("56-vocalist", "yellow", "sww", 0, "cake + hire 3 cheaper"),
    ("57-architect", "yellow", "wwk", 1, "room 1 cheaper + room 1 cheaper"),
    ("58-actress", "yellow", "wwwk", 7, "occupy 1"),
    ("59-poet", "yellow", "sssw", 5, "cake + hire 2 cheaper"),
    ("60-jewelry-designer", "yellow", "ccww", 5, "coffee + 3 krones"),
    ("61-painter", "yellow", "swww", 2, "room 1 cheaper + room"),
    ("62-opera-singer", "yellow", "scww", 4, "guest + 3 steps"),
    ("63-dame", "blue", "k", 0, "guest"),
    ("64-duchess", "blue", "k", 0, "hire 1 cheaper"),
    ("65-reichsritter", "blue", "k", 3, "none"),
    ("66-landgrave", "blue", "ck", 3, "hire 1 cheaper + room"),
    ("67-sovereign", "blue", "kk", 2, "draw 2 + 2 steps"),
    ("68-princess", "blue", "ssk", 4, "3 steps"),
    ("69-countess", "blue", "cck", 7, "3 krones"),
    ("70-elector", "blue", "swk", 1, "hire 1 cheaper + 3 steps"),
    ("71-baron", "blue", "skk", 4, "free room up to floor 4"),
    ("72-prince", "blue", "sck", 7, "occupy 1"),
    ("73-count", "blue", "wkk", 4, "hire 1 cheaper + hire 1 cheaper"),
    ("74-earl", "blue", "ckk", 10, "1 krone"),
    ("75-baroness", "blue", "wwkk", 5, "look 3 cheaper"),
    ("76-duke", "blue", "sskk", 4, "free look"),
    ("77-apothecary", "red", "c", 1, "1 krone"),
    ("78-post-councillor", "red", "c", 0, "guest"),
    ("79-privy-councillor", "red", "c", 0, "1 krone + 1 step"),
    ("80-professor-emeritus", "red", "cw", 4, "guest"),
    ("81-general", "red", "cc", 0, "wine + 3 krones"),
    ("82-senior-councillor", "red", "cwk", 7, "occupy 1"),
    ("83-councillor-of-commerce", "red", "scw", 0, "5 krones"),
    ("84-court-councillor", "red", "ccw", 2, "3 krones + guest"),
    ("85-major", "red", "ssc", 3, "3 krones"),
    ("86-veterinary-councillor", "red", "cww", 3, "hire 3 cheaper"),
    ("87-medicinal-councillor", "red", "cckk", 3, "3 krones + guest + guest"),
    ("88-procurator", "red", "cwww", 0, "free room up to floor 4 + free room up to floor 4"),
    ("89-lord-high-commissioner", "red", "sscw", 5, "4 krones"),
    ("90-senior-legal-secretary", "red", "sccc", 7, "wine + 3 krones"),
    ("91-tezcatlipoca", "green", "s", 0, "draw 3"),
    ("92-capt-goldhaken", "green", "s", 0, "1 krone"),
    ("93-mr-horsa", "green", "s", 0, "1 step"),
    ("94-m-ingalls", "green", "ss", 0, "hire 1 cheaper"),
    ("95-mr-boydell", "green", "sc", 2, "2 steps"),
    ("96-mr-oundo", "green", "sk", 0, "hire 3 cheaper"),
    ("97-e-gizia", "green", "ssw", 4, "another turn"),
    ("98-m-polo", "green", "sss", 0, "4 krones"),
    ("99-cramersopholus", "green", "scc", 5, "draw 1 + 2 steps"),
    ("100-farmer-franz", "green", "skkk", 4, "3 steps + occupy 1"),
    ("101-brother-uwe", "green", "sssk", 3, "3 steps + guest"),
    ("102-conductor", "green", "sk", 0, "1 step + occupy 1"),
    ("103-durgoing", "green", "sw", 4, "draw 2"),
    ("104-macleod", "green", "sscc", 2, "free hire"),
)

GUEST_NAMES: Final = tuple(row[0] for row in GUESTS)
