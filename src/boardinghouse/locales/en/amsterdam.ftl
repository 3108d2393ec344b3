# Hotels of Amsterdam in English.
game = Hotels of Amsterdam
option-rules = Rules
option-rules-family = family: dice move the boat and both figures
option-rules-tactical = tactical: no dice, four steps to share, crowded tiles stay as they are
option-tiles = Building tiles
option-tiles-six-kinds = six kinds by day and six by night, four of each
option-tiles-four-kinds = four kinds by day and four by night, six of each
option-fountain = Sending a tourist from the fountain
option-fountain-besides = besides turning a tile
option-fountain-instead = instead of turning a tile

action-sail = sail { $distance ->
    [one] one canal tile
   *[other] { $distance } canal tiles
}
action-hotel = build your hotel on crossing { $crossing }
action-walk = { $figure } walks to crossing { $crossing }
action-stay = walk no further
action-turn = turn the tile on { $cell }
action-move = they go to { $cell }
action-send = send a tourist from the fountain to { $cell }
action-done = end your turn
action-tile = the tile { $day } / { $night } is laid
action-first = { $seat } is first player
action-roll = the white die shows { $white }, the black one { $black }

prompt-lay-tiles = The building tiles are shuffled; the next one is for { $cell }.
prompt-draw-first = The first player is drawn.
prompt-roll-dice = The dice are rolled.
prompt-sailing = How far does the boat sail?
prompt-placing = Build a hotel on a free crossing away from the fountain.
prompt-walking = Walk. { $together ->
    [0] { $mayor ->
        [0] The Mayor has walked.
        [one] The Mayor can walk one step.
       *[other] The Mayor can walk { $mayor } steps.
    } { $watch ->
        [0] The Night watch has walked.
        [one] The Night watch can walk one step.
       *[other] The Night watch can walk { $watch } steps.
    }
   *[other] The figures share { $together } steps, at most { $mayor } each.
}
prompt-turning = { $mayor ->
    [0] { $watch ->
        [0] Both have turned a tile.
       *[other] The Night watch may still turn a day tile.
    }
   *[other] { $watch ->
        [0] The Mayor may still turn a night tile.
       *[other] The Mayor may turn a night tile, the Night watch a day tile.
    }
} { $send ->
    [0] A tourist has left the fountain.
    [1] A tourist may leave the fountain.
   *[other] { "" }
}
prompt-moving = The tourists of { $cell } must leave, and several places are equally empty. Where do they go?

event-city-laid = The city is laid out.
event-first-player = { $seat } is first player.
event-rolled = { $seat } rolls white { $white } and black { $black }.
event-sailed = The boat sails { $distance ->
    [one] one tile
   *[other] { $distance } tiles
}{ $taken ->
    [0] {""}
    [one] {" "}and takes a waiting tourist along
   *[other] {" "}and takes { $taken } waiting tourists along
}.
event-landed = { $tourists ->
    [one] A tourist lands on { $cell }.
   *[other] { $tourists } tourists land on { $cell }.
}
event-waiting = { $tourists ->
    [one] A tourist waits on the { $quay } quay.
   *[other] { $tourists } tourists wait on the { $quay } quay.
}
event-built = { $seat } builds a hotel on crossing { $crossing }.
event-walked = { $figure } walks to crossing { $crossing }.
event-turned = { $figure } turns the tile on { $cell }.
event-moved = { $tourists ->
    [one] The tourist on { $from } goes to { $cell }.
   *[other] The { $tourists } tourists on { $from } go to { $cell }.
}
event-stranded = { $tourists ->
    [one] The tourist on { $from } has nowhere to go but the fountain.
   *[other] The { $tourists } tourists on { $from } have nowhere to go but the fountain.
}
event-sent = { $figure } sends a tourist from the fountain to { $cell }.
event-target-reached = { $seat } has { $tourists } tourists: the game is over.
event-last-arrived = The last tourist has arrived: { $seat } finishes the turn, then the game is over.

figure-mayor = The Mayor
figure-watch = The Night watch

board-title = { $rules ->
    [family] Family game
   *[tactical] Tactical game
}, turn { $turn }, { $tourists ->
    [one] one tourist
   *[other] { $tourists } tourists
} yet to come
board-dice = , last roll white { $white }, black { $black }
board-day = day
board-night = night
board-fountain = fountain
board-quay = quay
board-boat = BOAT
board-mayor = M
board-watch = W
board-legend = M Mayor  W Night watch  ■2 hotel of player 2  ●3 tourists  /bar side below
board-player = Player
board-hotels = Hotels
board-tourists = Tourists
board-target = of { $target }
kind-palace = palace
kind-museum = museum
kind-church = church
kind-market = market
kind-zoo = zoo
kind-windmill = windmill
kind-coffeeshop = coffeeshop
kind-bar = bar
kind-casino = casino
kind-theatre = theatre
kind-disco = disco
kind-cinema = cinema

## The page

day-palace = { kind-palace }
day-museum = { kind-museum }
day-church = { kind-church }
day-market = { kind-market }
day-zoo = { kind-zoo }
day-windmill = { kind-windmill }
night-coffeeshop = { kind-coffeeshop }
night-bar = { kind-bar }
night-casino = { kind-casino }
night-theatre = { kind-theatre }
night-disco = { kind-disco }
night-cinema = { kind-cinema }
quay-north-west = north-west
quay-north-east = north-east
quay-south-east = south-east
quay-south-west = south-west
verb-sail = Sail the boat
verb-hotel = Build a hotel
verb-walk = Walk
verb-stay = Walk no further
verb-turn = Turn a tile
verb-move = Where the tourists go
verb-send = Send a tourist from the fountain
verb-done = End the turn
arg-figure = { $value }
arg-crossing = crossing { $value }
arg-cell = { $value }
arg-distance = { $value ->
    [one] one tile
   *[other] { $value } tiles
}
score-hotel-1 = around the first hotel
score-hotel-2 = around the second hotel
score-hotel-3 = around the third hotel

city-status = Turn { $turn } · { $supply ->
    [0] all have arrived
   *[other] { $supply } still to come
}
city-label = The city of Amsterdam
city-turn = This turn
city-phase-roll = Roll
city-phase-sail = Sail
city-phase-hotel = Build
city-phase-walk = Walk
city-phase-turn = Turn
city-steps = { $count ->
    [0] has walked
    [one] one step
   *[other] { $count } steps
}
city-turns = { $count ->
    [0] has turned
   *[other] { $figure ->
        [mayor] may turn night to day
       *[watch] may turn day to night
    }
}
city-send = Send a tourist from the fountain
city-send-chosen = Choose where the tourist goes
city-stay = Walk no further
city-done = End turn
city-houses = The houses of the players: a lit window for every tourist
city-you = You
city-yours = Your tourists
city-to-go = { $count ->
    [0] there!
   *[other] { $count } to go
}
city-won = wins
city-score = { $tourists } of { $target }
city-house-name = { $name }: { $tourists } of { $target } tourists
city-house-what = Every tourist on a tile that touches one of these hotels lights a window. The first player with { $target } wins at once.
city-hotel = Hotel { $number }
city-hotel-at = Hotel { $number } on crossing { $crossing }
city-not-built = not built yet
city-nobody = nobody

city-tile-name = { $cell }: { $kind }, { $side ->
    [day] day
   *[night] night
}, { $tourists ->
    [0] no tourists
    [one] one tourist
   *[other] { $tourists } tourists
}
city-tile-title = { $kind } · { $cell }
city-shows = Shows
city-below = Other side
city-counts-for = Counts for
city-tile-turns = { $side ->
    [day] Only the Night watch can turn it, standing at one of its corners.
   *[night] Only the Mayor can turn it, standing at one of its corners.
}
city-tile-empty = Nobody is here: turning it sends no one away.
city-tile-stranded = If turned, its visitors go to the fountain: no other tile shows the same.
city-tile-leave = { $count ->
    [one] If turned, all its visitors go to { $cells }, the emptiest tile that shows the same.
   *[other] If turned, all its visitors go to { $cells }, as the player chooses: tiles that show the same, equally empty.
}
city-tile-gains = That brings: { $gains }.
city-tile-crowd = { $count ->
    [one] With more than one tourist on it, it can no longer be turned.
   *[other] With more than { $count } tourists on it, it can no longer be turned.
}
city-fountain = Fountain
city-fountain-name = c3: fountain, { $tourists ->
    [0] no tourists
    [one] one tourist
   *[other] { $tourists } tourists
}
city-fountain-what = Tourists who find no other place of their kind wait here. Once per turn a figure beside the fountain may send one of them anywhere: the Mayor to a day tile, the Night watch to a night tile.
city-fountain-walk = Figures may cross it diagonally in one step. It is never turned, and no hotel is built at its corners.
city-crossing = Crossing { $crossing }
city-hotel-of = Hotel of { $name }, crossing { $crossing }
city-around = Tourists around it
city-beside = { $cell }: { $kind }, { $tourists }
city-beside-fountain = c3: the fountain, where tourists count for nobody
city-stands = Stands on
city-figure-name = { $figure ->
    [mayor] The Mayor
   *[watch] The Night watch
}, crossing { $crossing }
city-figure-walks = { $figure ->
    [mayor] Walks exactly as many steps as the white die shows
   *[watch] Walks exactly as many steps as the black die shows
}: { $steps }. No crossing is entered twice.
city-figure-shares = Both figures together walk at most { $all } steps, each at most { $one }.
city-figure-turns = { $figure ->
    [mayor] Then one night tile beside the Mayor may be turned to day.
   *[watch] Then one day tile beside the Night watch may be turned to night.
}
city-boat = The boat
city-to-come = Tourists still to come
city-boat-rolled = It sails clockwise, as many tiles as both dice show, and lands a tourist where it stops.
city-boat-chosen = { $most ->
    [one] It sails clockwise, one tile, and lands a tourist where it stops.
   *[other] It sails clockwise, one to { $most } tiles as you choose, and lands a tourist where it stops.
}
city-boat-opposite = It lies opposite { $cell }: { $kind }.
city-boat-corner = It lies at a corner: its tourist waits on the quay.
city-quay = Quay
city-quay-name = { $quay ->
    [north-west] North-west quay
    [north-east] North-east quay
    [south-east] South-east quay
   *[south-west] South-west quay
}, { $tourists ->
    [0] nobody waits
    [one] one tourist waits
   *[other] { $tourists } tourists wait
}
city-waiting = Waiting
city-quay-what = When the boat stops at a corner, its tourist waits here. When the boat sails past later, it takes all of them along.

guide-hotel = Build your first hotel on a glowing crossing. Every tourist on the four tiles around it counts for you.
guide-second = Your second hotel. A tile that touches both of your hotels counts only once, so go somewhere else.
guide-sail = Tactical game: you decide how far the boat sails. The numbers on the canal show where a tourist would land.
guide-walk = Both figures walk exactly as far as their dice show. The Mayor (white) closes night tiles, the Night watch (black) closes day tiles. Choose who goes first, then a glowing crossing.
guide-steps = You have four steps for both figures together, at most three for one. The Mayor (white) closes night tiles, the Night watch (black) closes day tiles. You may stop early.
guide-turn = A glowing tile can be turned. Its visitors leave together for the emptiest tile that shows the same: point at a tile to see where they would go, and who gains by it.
guide-move = Several places are equally empty: you choose where the group goes. Best beside your hotel, of course.
guide-fountain = Somebody at the fountain can be sent anywhere: to a day tile if the Mayor stands there, to a night tile if the Night watch does. Click the fountain, then a tile.
guide-done = Nothing more to turn. Until you end your turn you can take your moves back.
guide-near = Somebody is close to winning. Turn tiles beside that hotel to send its visitors away, and watch where the boat lands next.

## Hints: what to look at
about-tile = Look at the tile on { $cell }: { $tourists ->
    [0] nobody is there
    [one] one tourist is there
   *[other] { $tourists } tourists are there
 }.
about-cell = Look at { $cell }: { $tourists ->
    [0] nobody is there
    [one] one tourist is there
   *[other] { $tourists } tourists are there
 }.
about-crossing = Look at crossing { $crossing } and the four cells around it.
about-figure = { $figure } is in the right place for you.
about-boat = Look at where the boat can land, and whose hotels are near.
about-rest = Check whether anything you could still do helps a rival more.

# The lesson: at most 40 words a step.
lesson-aim = The first player with twelve tourists around their two hotels wins at once; with only two players it takes fifteen. Lit windows show how many everybody has.
lesson-boat = Each turn begins with a roll of two dice. The boat sails as many canal tiles as their total, and one tourist lands on the city tile opposite the boat: here a5.
lesson-hotel = In each of your first two turns you build one hotel on a crossing of four city tiles, never at the fountain. Every tourist on those four tiles counts for you. Build on crossing 2, beside a tourist.
lesson-tiles = Each city tile has a day side and a night side with different sights. When a tile is turned, its tourists run to another tile with the sight they have just lost. Two tiles show a zoo: d4 and c1.
lesson-watch = Both the Mayor and the Night watch must walk, in either order. The Night watch goes exactly as far as the black die shows: two steps, never over the same crossing twice. Choose crossing 16, beside the zoo on d4.
lesson-mayor = The Mayor goes by the white die: two steps too. The two may pass each other, but not stop on the same crossing. A crossing with a hotel is fine; diagonally across the fountain is one step. Choose crossing 3.
lesson-turn = Now each of the two may turn one city tile they touch: the Night watch from day to night, the Mayor from night to day. Close the zoo on d4: its tourist must go to the zoo beside your hotel.
lesson-moved = The tourist went to c1, so you have two. If several tiles show the sight, the whole group goes to the one with fewest tourists; if equal, you choose. If no other tile shows it, they go to the fountain.
lesson-day = The Mayor may turn an empty tile too, to open a sight beside your hotel for later: turn c2 to day. You never have to turn a tile. Then end your turn; the other players' turns are just like it.
lesson-fountain = Tourists at the fountain count for nobody. Besides turning tiles, you may send one of them away per turn. The Mayor, standing beside the fountain, sends them to any day tile, the Night watch to any night tile.
lesson-corners = A tourist brought to a corner waits on the quay until the boat sails past, so several may land together. If two players reach twelve at once, the one with more wins; if equal, the one whose turn it is.
lesson-end = A tile touching both your hotels counts once; one touching rival hotels counts for each player. After the turn in which the thirtieth tourist arrives, the player with the most wins; tied players share. Now build your second hotel.

# What to do instead of what a paragraph forbids; $asked is the key of the open question.
instead-AMS-14 = { $asked ->
    [sailing] First choose how far the boat sails.
    [walking] First walk with the Mayor and the Night watch.
    [turning] Turn a tile beside a figure, or end your turn.
   *[other] Wait for your turn.
}
instead-AMS-22 = Choose a free crossing that does not touch the fountain.
instead-AMS-26 = Walk with the Mayor and the Night watch.
instead-AMS-27 = The two never share a crossing: choose another one.
instead-AMS-29 = Each figure may turn one tile beside it: choose a glowing one.
instead-AMS-30 = The Mayor turns night tiles, the Night watch day tiles: choose another.
instead-AMS-31 = They only go to the same sight: choose a glowing tile.
instead-AMS-32 = They go where the fewest tourists are: choose a glowing tile.
instead-AMS-33 = First choose where these tourists go.
instead-AMS-38 = You need a tourist at the fountain and a figure beside it.
instead-AMS-39 = The Mayor sends to day tiles, the Night watch to night tiles.
instead-AMS-40 = One tourist per turn leaves the fountain: turn a tile, or finish.
instead-AMS-41 = The fountain is never turned: choose another tile.
instead-AMS-46 = Choose one to four canal tiles.
instead-AMS-47 = Both figures share four steps: choose a nearer crossing.
instead-AMS-48 = One figure walks three steps at most: choose a nearer crossing.
instead-AMS-49 = With more than three tourists a tile stays: turn another one.
instead-AMS-60 = A hotel is there already: choose another crossing.
instead-AMS-61 = First build your hotel on a glowing crossing.
instead-AMS-62 = Walk exactly as many steps as the die shows.
instead-AMS-63 = No walk ends where it began: choose another crossing.
instead-AMS-65 = { $asked ->
    [turning] Both have walked: turn a tile, or end your turn.
   *[other] Each figure walks once; when both have walked, you turn tiles.
}
instead-AMS-71 = They must leave this tile: choose another one.
instead-AMS-72 = This figure has acted: it turns a tile or sends a tourist.
instead-AMS-74 = The fountain is only for tourists with nowhere to go: choose a tile.
instead-AMS-84 = To leave it where it is, choose “walk no further”.

# At a glance.
glance-aim = The first player with twelve tourists around their two hotels wins at once. With two players it takes fifteen.
glance-boat = Roll both dice. The boat sails their sum, and a tourist lands on the tile beside it.
glance-hotel = In your first two turns, build a hotel on a crossing, never at the fountain.
glance-walk = Walk with both figures: the Mayor by the white die, the Night watch by the black one.
glance-turn = Each may turn one tile beside it: the Mayor to day, the Night watch to night. Its tourists leave for another tile with the same sight.
glance-around = Every tourist on the four tiles around a hotel counts for its owner. Those at the fountain or on a quay count for nobody.
glance-end = The game ends as soon as somebody has twelve. Once all thirty tourists have arrived, that turn is the last, and most tourists win.
glance-wrong-1 = A tile beside both of your hotels counts only once.
glance-wrong-2 = Both figures must walk exactly as far as their dice show; turning tiles is up to you.
glance-wrong-3 = All tourists of a turned tile go together, to the emptiest tile with their sight.
glance-wrong-4 = They go to the fountain only if no other tile shows their sight.
glance-wrong-5 = You can win in somebody else’s turn, too.

gallery-figures = Figures
gallery-kinds = Sights
gallery-figure-mayor = Walks as the white die shows, then may turn one night tile beside it to day.
gallery-figure-watch = Walks as the black die shows, then may turn one day tile beside it to night.
gallery-kind = When its tile is turned, the tourists here go to another tile that shows it.
