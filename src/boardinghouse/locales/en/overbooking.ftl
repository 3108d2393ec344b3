# Overbooking in English.
game = Overbooking
option-scoring = Crest bonus
option-scoring-beginner = beginner: 2, 4 or 6 points for four, five or six of a crest
option-scoring-none = none
option-scoring-expert = expert: 2, 5 or 10 points for four, five or six of a crest
option-look = Own face-down cards
option-look-allowed = may be looked at
option-look-forbidden = may not be looked at

action-lay = lay { $card } { $side } hotel { $hotel }
action-keep = keep the card
action-choose = the card at place { $place }
action-decline = do nothing
action-draw = draw { $card }
action-show = hotel { $side-of-hotel } is laid out
action-first = { $seat } is first player
side-door = at the back door of
side-queue = in the queue of

prompt-laying = Lay a card in a queue or at a back door.
prompt-maids = Hotel { $hotel }: your maids may take the place of one of your cards in the queue.
prompt-noblewomen = Hotel { $hotel }: your noblewomen may choose one of your cards in the queue to book first.
prompt-soldiers = Hotel { $hotel }: your soldiers may take the place of a workers card in the queue.
prompt-draw-hotel = A hotel is drawn for place { $hotel }.
prompt-draw-cards = { $seat } draws cards.
prompt-draw-first = The first player is drawn.

event-hotel-shown = Hotel { $hotel } is { $side-of-hotel }.
event-first-player = { $seat } is first player.
event-drew = { $seat } draws { $card }.
event-drew-hidden = { $seat } draws a card.
event-laid = { $seat } lays { $card } { $side } hotel { $hotel }.
event-laid-hidden = { $seat } lays a face-down card ({ $large } { $family } crest) { $side } hotel { $hotel }.
event-kept = { $seat } keeps the card.
event-took-token = { $seat } takes the token of hotel { $hotel }.
event-hotel-checked = Hotel { $hotel } is checked: { $beds } beds.
event-turned-up = { $seat } has { $card } { $side } hotel { $hotel }.
event-monk-moved = { $seat }'s { $card } goes to the end of the queue of hotel { $hotel }.
event-beds-changed = Hotel { $hotel } has { $beds } beds now.
event-replaced = { $seat } puts { $card } in the place of { $loser }'s { $lost-card } at hotel { $hotel }.
event-chosen = { $seat } chooses { $card } to book first at hotel { $hotel }.
event-declined = { $seat } declines.
event-booked = { $seat }: beds for { $card } in hotel { $hotel }, { $beds } left.
event-turned-away = { $seat }: no beds for { $card } in hotel { $hotel }.
event-round-began = Round { $round } begins.

card-1-bird = monk 1 (bird)
card-1-fish = monk 1 (fish)
card-1-bear = monk 1 (bear)
card-1-stag = monk 1 (stag)
card-2-bird = merchants 2 (bird)
card-2-fish = merchants 2 (fish)
card-2-bear = merchants 2 (bear)
card-2-stag = merchants 2 (stag)
card-3-bird = maids 3 (bird)
card-3-fish = maids 3 (fish)
card-3-bear = maids 3 (bear)
card-3-stag = maids 3 (stag)
card-4-bird = noblewomen 4 (bird)
card-4-fish = noblewomen 4 (fish)
card-4-bear = noblewomen 4 (bear)
card-4-stag = noblewomen 4 (stag)
card-5-bird = soldiers 5 (bird)
card-5-fish = soldiers 5 (fish)
card-5-bear = soldiers 5 (bear)
card-5-stag = soldiers 5 (stag)
card-6-bird = workers 6 (bird)
card-6-fish = workers 6 (fish)
card-6-bear = workers 6 (bear)
card-6-stag = workers 6 (stag)
family-bird = bird
family-fish = fish
family-bear = bear
family-stag = stag
large-small = small
large-large = large

rule-none = no special rule
rule-monks-first = monks book first
rule-soldiers-first = soldiers book first
rule-small-only = queue: groups of 1-3 only
rule-large-only = queue: groups of 4-6 only
rule-no-soldiers = queue: no soldiers
rule-first-open = first queue card open
rule-second-open = second queue card open
rule-door-closed = back door closed, queue of 5
rule-two-crests = queue: two crests only

board-title = Round { $round } of 4   First player: { $first }
board-hotel = Hotel
board-door = Back door (far to near)
board-beds = Beds and rule
board-queue = Queue (near to far)
board-player = Player
board-hand = Hand
board-deck = Deck
board-tokens = Tokens
board-booked = Booked
board-score = Points
board-your-hand = Your hand: { $cards }
board-token = +1 point
board-legend = 2:o-bird card of player 2, small crest  O large crest  * face down, known to you

verb-lay = Lay a card
verb-keep = Keep the card
verb-choose = Choose a card in the queue
verb-decline = Do nothing
verb-draw = Draw a card
verb-show = Lay out a hotel
verb-first = First player
score-coins = Coins on booked cards
score-tokens = Tokens
score-crests = Crest bonus
status-laying = Round { $round } of 4 · laying cards
status-checking = Round { $round } of 4 · checking hotel { $hotel }
status-over = All four rounds are played

side-of-hotel-1a = Abbey Bell
side-of-hotel-1b = Barred Gate
side-of-hotel-2a = Wee Lantern
side-of-hotel-2b = Long Hall
side-of-hotel-3a = Tin Mug
side-of-hotel-3b = Two Shields
side-of-hotel-4a = Two Banners
side-of-hotel-4b = Old Garrison
side-of-hotel-5a = Quiet Oak
side-of-hotel-5b = Glass Door
side-of-hotel-6a = Second Window
side-of-hotel-6b = Monk's Rest
side-of-hotel-7a = Open Hand
side-of-hotel-7b = Market Inn
side-of-hotel-8a = Two Spears
side-of-hotel-8b = Crooked Key

ribbon-monks-first = Monks first
ribbon-soldiers-first = Soldiers first
ribbon-small-only = Groups of 1–3 only
ribbon-large-only = Groups of 4–6 only
ribbon-no-soldiers = No soldiers
ribbon-first-open = 1st card open
ribbon-second-open = 2nd card open
ribbon-door-closed = Door shut, queue of 5
ribbon-two-crests = Two crests only

guest-monk = Monk
guest-merchants = Merchants
guest-maids = Maids
guest-noblewomen = Noblewomen
guest-soldiers = Soldiers
guest-workers = Workers
ability-monk = joins the queue
ability-merchants = +3 beds
ability-maids = swap own card
ability-noblewomen = one books first
ability-soldiers = oust workers
ability-workers = −3 beds
crest-bird = Crest of the bird
crest-fish = Crest of the fish
crest-bear = Crest of the bear
crest-stag = Crest of the stag

side-title-door = Back door
side-note-door = abilities, at most two cards
side-title-queue = Queue for a bed
side-note-queue = largest group first; if equal, the nearer
asked-title = Beds asked for
asked-label = The queue asks for { $low } to { $high } beds; the hotel has { $beds }.
left-title = Beds left
beds-left = { $left } of { $beds } beds left
beds-now = { $beds ->
    [one] { $beds } bed
   *[other] { $beds } beds
  } to give
nobody = Nobody waited here.
check-done = The bookings of round { $round }
check-on = Go on to round { $round }
mark-chosen = chosen to book first
mark-came = came in by the back door

fact-beds = Beds
fact-coins = Coins
fact-coins-value = { $coins ->
    [one] { $coins } point once booked
   *[other] { $coins } points once booked
  }
fact-crest = Crest
fact-crest-value = { $family ->
    [bird] bird
    [fish] fish
    [bear] bear
   *[stag] stag
  }, { $size ->
    [small] small
   *[large] large
  }
fact-booked = Booked
back-title = Face-down card of { $name }
hand-title = Counter and hand of { $name }
hand-empty = No cards in hand.
counts-hand = { $count } in hand
counts-deck = { $count } in deck
gone-title = Left the game
first-short = first
first-title = First player of this round
pips = { $count } of { $total } cards laid in this round
tally-crest = { $family ->
    [bird] bird
    [fish] fish
    [bear] bear
   *[stag] stag
  }: { $count ->
    [one] { $count } booked card
   *[other] { $count } booked cards
  }
tally-coins = { $count ->
    [one] { $count } coin on booked cards
   *[other] { $count } coins on booked cards
  }
tally-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
  }

label-hotel = Hotel { $hotel }
label-inn = { $name }: beds { $beds }, { $rule }
label-open = { $name }: { $card }
label-own = { $name }: { $card }, face down
label-back = { $name }: face-down card, { $size ->
    [small] small
   *[large] large
  } { $family ->
    [bird] bird
    [fish] fish
    [bear] bear
   *[stag] stag
  } crest
label-place = Hotel { $hotel }: { $side ->
    [door] back door
   *[queue] queue
  }, place { $place }
label-barred = Hotel { $hotel }: { $side ->
    [door] back door
   *[queue] queue
  }, place { $place }: not for this card
label-token = Token, one point
label-waiting = { $name }: { $card }, waiting, { $beds } beds left
label-booked = { $name }: { $card }, got beds, { $beds } left
label-away = { $name }: { $card }, turned away, { $beds } beds left
label-used = { $name }: { $card }, at the back door, leaves the game
place-title = { $side ->
    [door] Back door
   *[queue] Queue
  }, place { $place }
place-door = Here the card uses its ability when the hotel is checked. Unless that brings it into the queue, it then leaves the game.
place-queue = Here the card waits for beds. The largest groups are served first; if equal, the nearer one.
place-token = The first card at this back door takes the token: one point at once.
place-barred = This card cannot be laid here.
ask-maids = Choose a card of yours to be replaced by the maids, or
ask-noblewomen = Choose a card of yours to book first, or
ask-soldiers = Choose workers to be replaced by your soldiers, or
plaque-decline = Leave it
plaque-keep = Keep the card

explain-queue = In a queue: needs { $beds ->
    [one] { $beds } bed
   *[other] { $beds } beds
  }. Booked, the card is worth { $coins ->
    [one] { $coins } point
   *[other] { $coins } points
  } and counts for its crest.
explain-monk = At the back door: moves to the end of the queue when the hotel is checked, and may still get a bed.
explain-merchants = At the back door: gives the hotel { $beds } more beds.
explain-maids = At the back door: may take the place of one of your own cards in the queue, which leaves the game.
explain-noblewomen = At the back door: one of your cards in the queue books before all others, if there are enough beds.
explain-soldiers = At the back door: may take the place of any workers in the queue, yours or another's.
explain-workers = At the back door: leaves the hotel { $beds } fewer beds.
explain-back = Only the crest can be seen. This size means a group of { $low } to { $high }.
explain-check = When all cards are laid, the queue gets beds by size: the largest group first; if equal, the nearer one. A group that does not fit is passed over.
explain-asked = Hidden groups count as the fewest and the most guests their crest allows. Merchants and workers at the back door may change the beds.
explain-bonus = { $count } alike: { $points } points
explain-no-bonus = No bonus for crests in this game.
explain-coins = Every coin on a booked card is a point.
explain-token = The first player to lay a card at a back door takes its token. It is worth one point.
explain-keep = The last player of the round may keep the fifth card for later.
explain-stuck = None of your cards may be laid anywhere now: you keep one instead.
explain-rule-none = No special rule, up to { $limit } cards in the queue.
explain-rule-monks-first = Monks in the queue get their beds before all others. Up to { $limit } cards in the queue.
explain-rule-soldiers-first = Soldiers in the queue get their beds before all others. Up to { $limit } cards in the queue.
explain-rule-small-only = Only groups of one to three may be laid in the queue, up to { $limit } cards. Anyone may go to the back door.
explain-rule-large-only = Only groups of four to six may be laid in the queue, up to { $limit } cards. Anyone may go to the back door.
explain-rule-no-soldiers = No soldiers may be laid in the queue, up to { $limit } cards. They may go to the back door, and get in by their ability.
explain-rule-first-open = The first card of the queue is laid face up. Up to { $limit } cards in the queue.
explain-rule-second-open = The second card of the queue is laid face up. Up to { $limit } cards in the queue.
explain-rule-door-closed = No cards and no token at the back door, but up to { $limit } cards in the queue.
explain-rule-two-crests = Only two crests may be laid in the queue, up to { $limit } cards. Other crests may go to the back door.

guide-hand = Your guests need beds. Choose a card: the number is how many beds the group needs, the coins are your points if it gets them. Small groups pay best, but large ones are served first.
guide-place = The glowing places take your card. Right of the house it queues for beds; left, at the back door, it uses its ability instead of queueing.
guide-door = Tokens still lie at some back doors. The first card laid there takes the token: a point you cannot lose.
guide-backs = Look at the others' cards: a small crest hides a group of 1 to 3, a large one 4 to 6. The line above each street adds up how many beds are asked for.
guide-keep = You are last in this round and may keep your fifth card instead of laying it.
guide-maids = Your maids stand at the back door. Click one of your cards in the queue to put them in its place: useful if that group is too large to fit.
guide-noblewomen = Your noblewomen choose who books first. Click the card of yours that would otherwise be left without beds.
guide-soldiers = Your soldiers may throw workers out of the queue and take their place, even another player's.
guide-check = The first bookings are done: ticked groups got beds and now lie with their owners, the others left the game. Now new hotels and five new cards.
guide-crests = Count your crests: four, five or six booked cards of one crest give extra points at the end.

## Hints: what to look at
about-hotel = Look at hotel { $hotel } and its { $beds } beds.
about-ability = Look at who would get a bed in hotel { $hotel } with and without this ability.
about-cards-kept = Think about which cards you want next round.

# The lesson: at most 40 words a step.
lesson-aim = Most points after four rounds win. Points are the coins on your guest cards, but only once those guests have beds. There are never enough beds for everybody.
lesson-cards = The number on a card is how many beds its group needs, 1 to 6. Small groups are worth more: a card for one or two beds brings 3 coins, for three or four 2, for five or six 1.
lesson-hotels = Each hotel shows its beds. Guests in the queue, on the right, hope for them. Guests at the back door, on the left, use their ability instead; unless it moves them into the queue, they get no bed or coins.
lesson-queue = Players lay one card at a time, face down, until each has laid five. Then the largest groups book first; if equal, the one laid first. Lay your workers, a group of six, in the queue of hotel 1.
lesson-door = Lay the noblewomen at the back door of hotel 1; every back door takes two cards. Being first there, you get the token, worth 1 point. Their ability: one of your cards in this queue will book first.
lesson-backs = Others see only the back: the family crest, small for groups of 1 to 3, large for 4 to 6. Who the guests are stays hidden. Lay your monk, worth 3 coins, in the same queue; queues take four cards.
lesson-five = Some hotels have a special rule: hotel 2 has no back door, but its queue takes five cards. Lay your merchants, then your maids, there. The player who lays last in a round may keep the fifth for later.
lesson-check = Hotels are checked from the top: first the abilities, nearest card first. Guests want sixteen beds in hotel 1, but there are thirteen; your small monk would book last. You may use your noblewomen: choose the monk to book first.
lesson-booked = Your monk, your six workers and Bellhop's five soldiers got beds. One bed was left, too few for Bellhop's four noblewomen. Groups are never split, but a smaller group may still fit. Booked cards are kept, all others discarded.
lesson-abilities = Other back-door abilities: a monk slips into the queue, even when full; merchants add three beds, workers take three. Maids may take the place of your card in the queue, soldiers that of any workers; the replaced card is discarded.
lesson-sets = Your deck has six cards of each family crest. Booked cards of one crest score extra at the end: four bring 2 points, five bring 4, all six bring 6. So watch your crests, not just your coins.
lesson-end = Then everyone draws five new cards, hotels change, and another player begins. After round four, add coins, tokens and crest bonuses. In a tie, the player with more booked three-coin cards wins.

# What to do instead of what a paragraph forbids; $asked is the key of the open question.
instead-OVB-13 = { $asked ->
    [laying] Choose a card from your hand, then a queue or back door.
   *[other] Wait for your turn.
}
instead-OVB-16 = Only the last player may keep a fifth card: lay one.
instead-OVB-18 = Two cards are at this back door already: choose another place.
instead-OVB-20 = This queue is full: choose another queue or a back door.
instead-OVB-35 = Only groups of one to three queue here; others use the back door.
instead-OVB-36 = Only groups of four to six queue here; others use the back door.
instead-OVB-37 = Soldiers cannot queue here: lay them at a back door or elsewhere.
instead-OVB-40 = No back door here, and five queue at most: choose another place.
instead-OVB-41 = Two families queue here already: use the back door or another hotel.
instead-OVB-45 = Choose one of your own cards in this queue, or do nothing.
instead-OVB-46 = Choose one of your own cards in this queue, or do nothing.
instead-OVB-48 = Choose a workers card in this queue, or do nothing.
instead-OVB-62 = That card books first already: choose another one.

# At a glance.
glance-aim = Most points after four rounds win. Guests score their coins, but only once they have beds.
glance-cards = A card shows how many beds its group needs, and its coins. Small groups pay more; large ones book first.
glance-lay = In turn, lay five cards face down: on the right they queue for beds; on the left, by the back door, they use their ability.
glance-check = Then hotel by hotel: first abilities, then the queue, largest group first. A group gets all its beds or none.
glance-crests = Booked cards bring their coins, tokens one point each. Four, five or six cards of one family bring 2, 4 or 6 more.
glance-end = After four rounds, add it all up. A tie goes to more booked cards with three coins.
glance-wrong-1 = Larger groups book first wherever they are; the place in the queue decides only between equals.
glance-wrong-2 = A group that does not fit gets nothing, but a smaller one after it still may.
glance-wrong-3 = Guests at a back door get no bed there; only monks join the queue.
glance-wrong-4 = The first card at a back door takes its token at once.
glance-wrong-5 = Backs show the family and the size: a small crest is one to three, a large one four to six.

gallery-guests = Groups of guests
gallery-hotels = Hotels
