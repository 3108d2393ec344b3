# Hotels of Amsterdam in English.
game = Hotels of Amsterdam
option-rules = Rules
option-rules-family = family: dice move the boat and both figures
option-rules-tactical = tactical: no dice, four steps to share, full buildings stay as they are
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
       *[other] The Night watch may still turn a day tile beside him.
    }
   *[other] { $watch ->
        [0] The Mayor may still turn a night tile beside him.
       *[other] The Mayor may turn a night tile beside him, the Night watch a day tile.
    }
} { $send ->
    [0] A tourist was sent from the fountain.
    [1] From the fountain a tourist may be sent on.
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
    [0] all have come
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
city-house-what = Every tourist on a tile that touches one of these hotels lights a window. Whoever has { $target } first wins at once.
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
city-fountain-what = Tourists who find no other place of their kind wait here. Once a turn a figure beside the fountain may send one of them anywhere: the Mayor to a day tile, the Night watch to a night tile.
city-fountain-walk = Figures may cross it diagonally in one step. It is never turned, and no hotel stands at its corners.
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
    [mayor] He walks exactly as many steps as the white die shows
   *[watch] He walks exactly as many steps as the black die shows
}: { $steps }. He enters no crossing twice.
city-figure-shares = Both figures together walk at most { $all } steps, each at most { $one }.
city-figure-turns = { $figure ->
    [mayor] Then he may turn one night tile beside him to day.
   *[watch] Then he may turn one day tile beside him to night.
}
city-boat = The boat
city-to-come = Tourists still to come
city-boat-rolled = It sails clockwise, as many tiles as both dice show, and lands a tourist where it stops.
city-boat-chosen = { $most ->
    [one] It sails clockwise, one tile, and lands a tourist where it stops.
   *[other] It sails clockwise, one to { $most } tiles as you choose, and lands a tourist where it stops.
}
city-boat-opposite = It lies opposite { $cell }: { $kind }.
city-boat-corner = It lies at a corner: whoever it brought waits on the quay.
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
city-quay-what = When the boat stops at a corner, its tourist waits here. When it sails past later, it takes all of them along.

guide-hotel = Build your first hotel on a glowing crossing. Every tourist on the four tiles around it counts for you.
guide-second = Your second hotel. A tile that touches both of your hotels counts only once, so go somewhere else.
guide-sail = Tactical game: you decide how far the boat sails. The numbers on the canal show where a tourist would land.
guide-walk = Both figures walk exactly as far as their dice show. The Mayor (white) closes night tiles, the Night watch (black) closes day tiles. Choose who goes first, then a glowing crossing.
guide-steps = You have four steps for both figures together, at most three for one. The Mayor (white) closes night tiles, the Night watch (black) closes day tiles. You may stop early.
guide-turn = A glowing tile can be turned. Its visitors leave together for the emptiest tile that shows the same: point at a tile to see where they would go, and who gains by it.
guide-move = Several places are equally empty: you choose where the group goes. Best beside your hotel, of course.
guide-fountain = Somebody at the fountain can be sent anywhere: to a day tile if the Mayor stands there, to a night tile if the Night watch does. Click the fountain, then a tile.
guide-done = Nothing more to turn. Until you end your turn you can take your moves back.
guide-near = Somebody is close to the goal. Turn tiles beside that hotel to send its visitors away, and watch where the boat lands next.

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
lesson-aim = The first player with twelve tourists around their two hotels wins at once. With only two players it takes fifteen. These houses show how far everybody is.
lesson-boat = A turn begins with two dice. The boat sails as many canal tiles as they show together, and one tourist lands on the building opposite: here on a5.
lesson-hotel = In your first two turns you build one hotel each, on a crossing of four tiles, never at the fountain. Every tourist on those four tiles counts for you. Build on crossing 2, beside a tourist.
lesson-tiles = Each tile has a day side and a night side with different sights. When a tile is turned, its tourists run to another tile with the sight they were at. Two zoos are open: d4 and c1.
lesson-watch = The Night watch walks exactly what the black die shows: two steps, never over one crossing twice. Lead them to crossing 16, which touches the zoo on d4.
lesson-mayor = The Mayor walks what the white die shows, also two. The two may pass each other but never stop on one crossing. Lead the Mayor to crossing 3.
lesson-turn = Now each may turn one tile beside them. The Night watch turns day to night, the Mayor night to day. Close the zoo on d4: its tourist must go to the zoo beside your hotel.
lesson-moved = The tourist went to c1, so you have two. If several tiles show that sight, the one with the fewest tourists gets the whole group; if equal, you choose. If none does, they go to the fountain.
lesson-day = The Mayor may turn an empty tile too, to open a sight beside your hotel for later. Turn c2 from night to day: a market.
lesson-done = You may also turn nothing. End your turn. The others now roll, land a tourist, build a hotel, walk and turn, just as you did.
lesson-fountain = Tourists at the fountain count for nobody. If the Mayor or the Night watch stands beside it, you may send one per turn: the Mayor to any day tile, the Night watch to any night tile.
lesson-corners = When the boat stops at a corner, its tourist waits on the quay. A boat that sails past later takes everybody along, so several may land together.
lesson-end = A tile touching both your hotels counts once. When all thirty tourists have arrived, that turn is the last: then whoever has the most tourists around their hotels wins. Now build your second hotel.
