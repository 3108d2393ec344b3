# Hotels of Amsterdam in English.
game = Hotels of Amsterdam
option-rules = Rules
option-rules-family = family: dice move the boat and both figures
option-rules-tactical = tactical: no dice, four steps to share, full buildings stay as they are
option-tiles = Building tiles
option-tiles-six-kinds = six kinds by day and six by night, four of each
option-tiles-four-kinds = four kinds by day and four by night, six of each

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
prompt-walking = Walk. { $mayor ->
    [0] The Mayor has walked.
    [one] The Mayor has one step.
   *[other] The Mayor has { $mayor } steps.
} { $watch ->
    [0] The Night watch has walked.
    [one] The Night watch has one step.
   *[other] The Night watch has { $watch } steps.
}
prompt-turning = { $mayor ->
    [0] The Mayor has turned a tile.
   *[other] The Mayor may turn a night tile beside him to day.
} { $watch ->
    [0] The Night watch has turned a tile.
   *[other] The Night watch may turn a day tile beside him to night.
} { $send ->
    [0] A tourist was sent from the fountain.
   *[other] One tourist may be sent from the fountain by a figure beside it.
}
prompt-moving = The tourists of { $cell } must leave, and several places are equally empty. Where do they go?

event-city-laid = The city is laid out.
event-first-player = { $seat } is first player.
event-rolled = { $seat } rolls white { $white } and black { $black }.
event-sailed = { $taken ->
    [0] The boat sails { $distance }.
    [one] The boat sails { $distance } and takes a waiting tourist along.
   *[other] The boat sails { $distance } and takes { $taken } waiting tourists along.
}
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
