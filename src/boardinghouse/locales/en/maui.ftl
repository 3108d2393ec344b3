# Maui in English.
game = Maui
option-mode = Mode
option-mode-beach = beach: umbrellas with pearls and patterns
option-mode-crabs = crabs: sand crabs hide among the towels
option-mode-both = both: beach, then crabs, with longer tracks

action-towel = take the towel at { $place } and lay it { $row }
action-dollars = take all dollars of { $zone }
action-spare = spare towel: take the one at { $place } for nothing and lay it on rows 3 to 5
action-advance = one step on the { $pattern } track
action-token = lay one { $token } token on the { $cell } cell
action-shells = lay no more tokens and move the shells
action-draw = the towel { $towel } is drawn
action-umbrella = { $umbrella } is laid out
action-show = the crab is worth { $crab }
action-first = { $seat } is first player

place-1 = place 1
place-2 = place 2
place-3 = place 3
place-4 = place 4
place-5 = place 5
place-6 = place 6
zone-1 = zone 1
zone-2 = zone 2
row--1 = on row 1, two cells in the ocean
row-0 = on rows 1 and 2, one cell in the ocean
row-1 = on rows 1 to 3
row-2 = on rows 2 to 4
row-3 = on rows 3 to 5
row-4 = on rows 4 to 6
row-5 = on rows 5 to 7
row-6 = on rows 6 and 7, one cell among the trees
row-7 = on row 7, two cells among the trees
cell-1 = top
cell-2 = middle
cell-3 = bottom
pattern-yellow = yellow
pattern-pink = pink
pattern-blue = blue
pattern-orange = orange
pattern-green = green
token-blue = blue
token-orange = orange
umbrella-white-pearl = an umbrella with a white pearl
umbrella-black-pearl = an umbrella with a black pearl
umbrella-blue-green = the blue and green umbrella
umbrella-orange-green = the orange and green umbrella

prompt-turn = Lay a towel, or take the dollars of a zone.
prompt-umbrella-step = You covered { $umbrella }: one step on which track?
prompt-tokens = Lay tokens on the new towel, or move the shells. You have { $blue ->
    [0] no blue token
    [one] one blue token
   *[other] { $blue } blue tokens
} and { $orange ->
    [0] no orange one
    [one] one orange one
   *[other] { $orange } orange ones
}.
prompt-fill-market = A towel is drawn for { $place }.
prompt-lay-umbrella = { $seat } lays out umbrellas; the next one is for column { $column }.
prompt-draw-start = { $seat } draws a start towel.
prompt-draw-first = The first player is drawn.
prompt-turn-crab = { $seat } turns a crab over.

event-first-player = { $seat } is first player.
event-market-filled = { $towel } comes to { $place }.
event-umbrella-laid = { $seat } lays out { $umbrella } in column { $column }.
event-start-drawn = { $seat } starts with { $towel }.
event-towel-laid = { $cost ->
    [0] { $seat } takes { $towel } from { $place } and lays it { $row }.
    [one] { $seat } takes { $towel } from { $place } for a dollar and lays it { $row }.
   *[other] { $seat } takes { $towel } from { $place } for { $cost } dollars and lays it { $row }.
}
event-spare-laid = { $seat } takes { $towel } from { $place } as a spare towel.
event-penalty = { $count ->
    [one] { $seat } gets a penalty token.
   *[other] { $seat } gets { $count } penalty tokens.
}
event-umbrella-taken = { $seat } covers { $umbrella }.
event-umbrella-lost = { $seat } loses { $umbrella }.
event-crab-shown = { $seat } has a crab worth { $crab } on the { $cell } cell.
event-crab-boxed = { $seat }'s spare towel sends a crab away.
event-token-laid = { $seat } lays one { $token } token on the { $cell } cell.
event-shell-moved = { $seat }'s { $pattern } shell moves from { $from } to { $to }.
event-token-won = { $seat } wins one { $token } token.
event-dollars-taken = { $count ->
    [one] { $seat } takes a dollar from { $zone }.
   *[other] { $seat } takes { $count } dollars from { $zone }.
}
event-last-round = { $seat } has laid the twelfth towel: the round is finished, then the game is scored.
event-second-game = The beaches are cleared and turned to the crab side.

board-title = { $mode ->
    [beach] Beach
    [crabs] Crabs
   *[both] { $side ->
        [beach] Both games, first the beach
       *[crabs] Both games, now the crabs
    }
}, round { $round }   First player: { $first }   Towels in the bag: { $bag }
board-market = Market
board-place = { $place }: { $cost ->
    [0] free
   *[other] ${ $cost }
}
board-zone = Zone { $zone }: { $dollars ->
    [0] no dollar
    [one] $1
   *[other] ${ $dollars }
}
board-turned = Your side of the table sees towels upside down; this is how they would lie on your beach.
board-tracks = Points
board-off = off
board-ornament = { $count ->
    [0] no token left
    [one] one { $token } token
   *[other] { $count } { $token } tokens
} on the ornament (◇) of { $pattern }
board-beach = { $name }: { $laid } of 12 towels
board-ocean = ocean
board-trees = trees
board-row = row
board-player = Player
board-dollars = Dollars
board-tokens = Tokens
board-pearls = Pearls
board-penalties = Penalties
board-crabs = Crabs
board-points = Points
board-pearl-counts = { $white } w, { $black } b
board-token-counts = { $blue } B, { $orange } O
board-legend = Patterns: Y yellow, P pink, B blue, O orange, G green.
board-legend-lying = On towels: (B) or (O) a token, -1 a penalty token, c3 a crab of 3 points.
board-legend-beach = On the sand: *w white pearl, *b black pearl, *BG and *OG a step on one of two tracks.
board-legend-crabs = On the sand: c? a crab, *BG and *OG a step on one of two tracks.

verb-towel = Take a towel
verb-dollars = Take dollars
verb-spare = Spare towel
verb-advance = Move a shell
verb-token = Lay a towel token
verb-shells = Go on

score-tracks = Shells
score-pearls = Pearls
score-dollars = Sand dollars
score-penalties = Penalties
score-crabs = Crabs

motif-yellow = yellow suns
motif-pink = pink fish
motif-blue = blue waves
motif-orange = orange triangles
motif-green = green leaves

beach-status = Round { $round } · { $side ->
    [crabs] crab side
   *[beach] umbrella side
} · first: { $first }
beach-your-beach = Your beach
beach-beach-of = The beach of { $name }
beach-move-shells = Move the shells
beach-towel = Towel
beach-from-top = From the top
beach-cost = Cost
beach-dollars = { $count ->
    [0] nothing
    [one] { $count } sand dollar
   *[other] { $count } sand dollars
}
beach-zone = Dollar zone { $zone }
beach-lies-here = Lies here
beach-crab = Sand crab
beach-umbrella = Umbrella with patterns
beach-white-pearl = Umbrella with a white pearl
beach-black-pearl = Umbrella with a black pearl
beach-shows = Shows
beach-have = In hand
beach-start-towel = Start towel
beach-towel-in = Towel in column { $column }
beach-row = Row { $row }
beach-square = square { $square }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
beach-track = Track of the { $motif }
beach-tracks = Shell tracks
beach-tracks-note = points of the square your shell is on
beach-token = Towel token
beach-token-have = Towel token with { $motif }: { $count }
beach-pearls-white = White pearls
beach-pearls-black = Black pearls
beach-purse = Sand dollars
beach-lay = Lay it { $row }
beach-bag = { $count ->
    [one] { $count } towel in the bag
   *[other] { $count } towels in the bag
}
beach-market-row = Market row { $row }
beach-offer = Towel: { $motifs }. Cost: { $cost }. { $count ->
    [0] Cannot be laid now
    [one] One place fits
   *[other] { $count } places fit
}
beach-spare = Spare towel: { $motifs }. Cost: 0. It goes on rows 3 to 5
beach-cell = The { $cell } cell of the new towel
beach-needs-token = with a towel token
beach-towels-laid = { $laid } of { $all } towels

explain-offer = { $cost ->
    [0] The place next to the dollar zone is free.
    [one] Costs one dollar, which goes into the zone of this row.
   *[other] Costs { $cost } dollars, which go into the zone of this row.
}
explain-offer-places = { $count ->
    [one] It fits on one place of your beach: choose it, then the place.
   *[other] It fits on { $count } places of your beach: choose it, then the place.
}
explain-spare = Nothing you can pay for fits and both zones are empty: take any towel for nothing. It goes on rows 3 to 5 and scores nothing.
explain-zone = Instead of taking a towel you may take all dollars of one zone. That is your whole turn.
explain-crab = If a towel in column { $column } covers this crab, it climbs on top: that cell can no longer match.
explain-crab-values = Its value, { $lowest } to { $highest }, shows only then, and counts against you at the end.
explain-crab-passed = The towel in column { $column } missed this crab: it stays here without effect.
explain-umbrella-patterns = Cover it and one of your shells takes a step on one of the two tracks shown, as you choose.
explain-umbrella-pearl = Cover it with a towel and the pearl is yours.
explain-missed = It lies in column { $column }: if your towel there misses it, it is gone.
explain-pearl-scale = Pearls of one colour score { $one } points for one, { $two } for two, { $three } for three.
explain-penalty = { $place ->
    [water] One cell is in the ocean: it cannot match and costs a point.
   *[trees] One cell is among the trees: it cannot match and costs a point.
}
explain-crab-hidden = A crab sits on it; its value is about to be shown.
explain-crab-on-towel = A crab sits on it: the cell cannot match, and costs { $value } points at the end.
explain-token-on-towel = A towel token makes one cell show { $motif }.
explain-start-towel = The first towel has to match this one. The start towel is not one of the twelve.
explain-row = { $steps ->
    [one] A match in this row moves the shell of that pattern one step.
   *[other] A match in this row moves the shell of that pattern { $steps } steps.
}
explain-track = A match moves your shell by the worth of its row. Only the square where it stops counts, not those it passed.
explain-ornament = { $count ->
    [0] No towel token is left on square { $square }.
    [one] Reach or pass square { $square } and win the towel token lying there: { $motif }.
   *[other] Reach or pass square { $square } and win one of { $count } towel tokens: { $motif }.
}
explain-token = Lay it on a cell of the towel you have just laid: the cell then shows the pattern of the token. You can use it from the turn after you won it.
explain-dollars = They buy towels that lie farther from the zone. Each dollar left at the end is worth { $points ->
    [one] a point.
   *[other] { $points } points.
}
explain-penalties = Every cell in the ocean or among the trees costs { $points ->
    [one] a point.
   *[other] { $points } points.
}
explain-crabs = Crabs on your towels cost their value at the end.
explain-needs-token = Nothing matches here by itself: a towel token has to make the match.
explain-covers-crab = It covers a crab, which climbs on top of it.
explain-covers-patterns = It covers an umbrella with patterns: one more step on a track of your choice.
explain-loses-umbrella = It misses the umbrella of this column.

guide-towel = Each turn you lay a towel or take dollars. The glowing towels of the market fit your beach: the first of a row is free, the others cost 1 and 2. Click one.
guide-place = Every tab beside the column is a place that fits. The new towel must continue at least one pattern of the last one, in the same row. The number says how your score changes.
guide-umbrella-step = You covered an umbrella with patterns. Choose the track on which your shell takes one step.
guide-tokens = You hold a towel token. Lay it on a cell of the new towel to change its pattern. If the towel matches already, you may also move the shells without a token.
guide-dollars = Out of dollars? Taking all those in a zone is a turn of its own, and often worth it: then you can pay for better towels.
guide-edge = The numbers at the right end of the rows are steps. The edges pay 3, but a towel that hangs over into ocean or trees loses a point and a pattern for each cell outside.
guide-umbrellas = Umbrellas lie ahead. Steer your towels to cover them: three pearls of one colour score 9 points, two of one and one of the other only 7. Those you pass are gone.
guide-crabs = Steer round the crabs: one that your towel covers climbs on top, spoils that cell, and costs points at the end.
guide-end = The game ends with the round in which somebody lays the twelfth towel. Now count: a shell scores only the square it reaches, so a few steps high up a track are worth most.

# Towels, from the top as they lie with the stones below
towel-YPB = yellow–pink–blue
towel-YPO = yellow–pink–orange
towel-YPG = yellow–pink–green
towel-YBP = yellow–blue–pink
towel-YBO = yellow–blue–orange
towel-YBG = yellow–blue–green
towel-YOP = yellow–orange–pink
towel-YOB = yellow–orange–blue
towel-YOG = yellow–orange–green
towel-YGP = yellow–green–pink
towel-YGB = yellow–green–blue
towel-YGO = yellow–green–orange
towel-PYB = pink–yellow–blue
towel-PYO = pink–yellow–orange
towel-PYG = pink–yellow–green
towel-PBY = pink–blue–yellow
towel-PBO = pink–blue–orange
towel-PBG = pink–blue–green
towel-POY = pink–orange–yellow
towel-POB = pink–orange–blue
towel-POG = pink–orange–green
towel-PGY = pink–green–yellow
towel-PGB = pink–green–blue
towel-PGO = pink–green–orange
towel-BYP = blue–yellow–pink
towel-BYO = blue–yellow–orange
towel-BYG = blue–yellow–green
towel-BPY = blue–pink–yellow
towel-BPO = blue–pink–orange
towel-BPG = blue–pink–green
towel-BOY = blue–orange–yellow
towel-BOP = blue–orange–pink
towel-BOG = blue–orange–green
towel-BGY = blue–green–yellow
towel-BGP = blue–green–pink
towel-BGO = blue–green–orange
towel-OYP = orange–yellow–pink
towel-OYB = orange–yellow–blue
towel-OYG = orange–yellow–green
towel-OPY = orange–pink–yellow
towel-OPB = orange–pink–blue
towel-OPG = orange–pink–green
towel-OBY = orange–blue–yellow
towel-OBP = orange–blue–pink
towel-OBG = orange–blue–green
towel-OGY = orange–green–yellow
towel-OGP = orange–green–pink
towel-OGB = orange–green–blue
towel-GYP = green–yellow–pink
towel-GYB = green–yellow–blue
towel-GYO = green–yellow–orange
towel-GPY = green–pink–yellow
towel-GPB = green–pink–blue
towel-GPO = green–pink–orange
towel-GBY = green–blue–yellow
towel-GBP = green–blue–pink
towel-GBO = green–blue–orange
towel-GOY = green–orange–yellow
towel-GOP = green–orange–pink
towel-GOB = green–orange–blue

## Hints: what to look at
about-towel = Look at the towel at { $place }: it costs { $cost ->
    [0] nothing
    [one] one dollar
   *[other] { $cost } dollars
 }.
about-zone = Count the dollars in the zones: one holds { $dollars }.
about-shell = Look at your shell on the { $pattern } track.
about-token = Look at your { $token } token and the cells that match it.
about-spare = Nothing on offer can be paid for: think about the spare towel.
about-tokens-kept = Think about which tokens a later column needs more.

# The lesson: at most 40 words a step.
lesson-aim = The most points at the end win. Each of these five tracks belongs to one pattern and one of your shells. A shell scores only the square it ends on, and squares further along are worth far more.
lesson-turn = On your turn, lay a towel from the market in the next column of your beach, or take dollars. A towel may not be rotated, and it needs at least one match with the towel to its left.
lesson-match = A match is the same pattern in the same row of your beach. Your start towel has blue in row 3. Take the free towel at place 1, then lay it on rows 2 to 4: blue meets blue.
lesson-shells = Blue matched, so your blue shell moved one step. Every match of a towel counts. Squares you pass do not add up, but the steps are worth more and more: a few long tracks beat five short ones.
lesson-rows = Each row of the beach says how many steps a match is worth: 3 beside the ocean and beside the trees, 2 next to those, 1 in the middle. Work your way to an edge early.
lesson-pay = The towel next to a dollar zone is free, the second costs one dollar, the third two; those behind slide down, getting cheaper. Lay the towel from place 2 on rows 2 to 4: orange moves 2 steps, yellow 1.
lesson-umbrellas = You covered an umbrella, so its white pearl is yours. One, two or three pearls of a colour score 2, 5 or 9. A two-colour umbrella moves one of those two shells a step. Umbrellas you leave uncovered are lost.
lesson-dollars = You began with one dollar and paid it into zone 1. On a turn, instead of laying a towel, you may take all the dollars of one zone. Take the three in zone 1.
lesson-edge = A towel may stick out into the ocean or the trees. Each cell outside costs one point and can never match. Lay the free towel on rows 1 and 2: orange still moves 2 steps.
lesson-tokens = The yellow track has blue tokens, the pink one orange tokens. The first shells to reach or pass the marked square take one each. On later turns, lay tokens on your new towel: each gives one cell its pattern.
lesson-end = When someone has laid twelve towels, not counting the start towel, the round is played to its end. Then add your shells' squares, your pearls and one point per dollar; subtract the cells outside. In a tie, fewer towels win.
lesson-crabs = No affordable towel fits and both zones are empty? Then lay any in the middle, free; it moves no shells. In the crab game, crabs replace pearls: a cell that covers one cannot match and costs 2 to 4 points.

# What to do instead of what a paragraph forbids; $asked is the key of the open question.
instead-MAU-16 = Wait for your turn.
instead-MAU-17 = Lay a towel from the market, or take the dollars of a zone.
instead-MAU-18 = Too expensive: choose a cheaper towel, or take dollars.
instead-MAU-23 = { $asked ->
    [tokens] The towel needs a match: lay a token first.
   *[other] Nothing matches here: try other rows or another towel.
}
instead-MAU-30 = Choose one of the two tracks on the umbrella.
instead-MAU-31 = This shell is at the end: choose the other track.
instead-MAU-32 = Lay one of your tokens on the new towel, or move the shells.
instead-MAU-34 = Here the towel would have no match: choose another cell.
instead-MAU-36 = You have just won this token: use it from your next turn.
instead-MAU-43 = Spare towels come last: lay a matching towel, or take dollars.
instead-MAU-57 = The crab would sit on the only match: try other rows.
instead-MAU-72 = Too far from your last towel: stay within two rows.
instead-MAU-73 = Tokens go on the new towel, on cells inside the beach.
instead-MAU-75 = The token would change nothing here: choose another cell.
instead-MAU-80 = This zone is empty: take the other one, or lay a towel.

# At a glance.
glance-aim = Most points win. Each shell scores the square it has reached, not the ones it passed.
glance-market = Take a towel from the market: the first in a row is free, the next ones cost one and two dollars.
glance-match = Lay it in the next column, so that a pattern continues in its row. That shell moves as many steps as the row says.
glance-dollars = Or take no towel, but all the dollars of one zone.
glance-pearls = Cover umbrellas for pearls: one, two or three of a colour score 2, 5 or 9. A dollar scores 1; a cell outside the beach costs 1.
glance-end = When somebody lays a twelfth towel, the round is finished, and the game is over.
glance-wrong-1 = Squares do not add up: only the last one of a shell scores.
glance-wrong-2 = Towels are never turned round.
glance-wrong-3 = Every match counts, not only one per towel.
glance-wrong-4 = An umbrella that you do not cover in its column is gone.
glance-wrong-5 = A token helps only from your next turn on.

gallery-patterns = Patterns and tracks
gallery-umbrellas = Umbrellas
gallery-towels = Towels
