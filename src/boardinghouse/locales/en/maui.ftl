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
action-token = lay a { $token } token on the { $cell } cell
action-shells = lay no more tokens, move the shells
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

prompt-turn = Take a towel and lay it, or take the dollars of a zone.
prompt-umbrella-step = You covered { $umbrella }: one step on which track?
prompt-tokens = Lay towel tokens on the new towel, or move the shells. You may lay { $blue ->
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
event-token-laid = { $seat } lays a { $token } token on the { $cell } cell.
event-shell-moved = { $seat }'s { $pattern } shell moves from { $from } to { $to }.
event-token-won = { $seat } wins a { $token } token.
event-dollars-taken = { $count ->
    [one] { $seat } takes a dollar from { $zone }.
   *[other] { $seat } takes { $count } dollars from { $zone }.
}
event-last-round = { $seat } has laid the twelfth towel: this is the last round.
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
