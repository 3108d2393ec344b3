# Grand Austria Hotel in English.
game = Grand Austria Hotel
option-side = Side of the hotel boards
option-side-night = night: all hotels are the same
option-side-day = day: all hotels differ
option-staff = First staff cards
option-staff-random = dealt at random
option-staff-introductory = introductory sets
option-staff-draft = drafted
option-politics_a = Politics card A
option-politics_b = Politics card B
option-politics_c = Politics card C
option-tile_a = Emperor tile A
option-tile_b = Emperor tile B
option-tile_c = Emperor tile C
option-board_a = Day board of seat A
option-board_b = Day board of seat B
option-board_c = Day board of seat C
option-board_d = Day board of seat D

action-take = take the guest at place { $space }
action-die = take a { $face }{ $boost ->
    [boosted] , one krone for one more die
   *[plain] {""}
}
action-six = take a 6 for action { $as }{ $boost ->
    [boosted] , one krone for one more die
   *[plain] {""}
}
action-waste = take a 6 without using it
action-pass = pass
action-end = end the turn
action-serve = carry { $dish } to table { $table }
action-settle = the guest at table { $table } moves in
action-disc = lay a disc on politics card { $stack }
action-use = use { $staff }
action-prepare = prepare room { $room }
action-occupy = turn room { $room } to occupied
action-remove = remove room { $room }
action-play = play { $staff }
action-choose = choose { $staff }
action-gain = { $dish } to { $place }
action-advance = { $track ->
    [emperor] a step on the emperor track
   *[money] a krone
}
action-fill = fill the order at table { $table }
action-claim = { $reward }
action-skip = leave it at that
action-suffer = { $penalty ->
    [points] lose points
   *[loss] bear the loss
}
action-ignore = pay a krone and ignore the penalty
action-roll = a die shows { $face }
action-guest = { $guest } comes to the row
action-staff = draw { $staff }
action-politics = the politics card is { $politics }
action-tile = the emperor tile is { $tile }
action-first = { $seat } is first player
action-board = the board is { $board }
place-kitchen = the kitchen
place-table-1 = table 1
place-table-2 = table 2
place-table-3 = table 3
reward-krones = the krones
reward-strudel = the strudel
reward-cake = the cake
reward-wine = the wine
reward-coffee = the coffee
reward-any = dishes or drinks of your choice
reward-draw = draw staff cards
reward-hire = play a staff card
reward-look = look at three staff cards
reward-room = prepare a room
reward-cheap-room = prepare a cheaper room
reward-free-room = prepare a room for nothing
reward-occupy = turn a room
reward-guest = take a guest
reward-again = take another turn
reward-fulfil = fill an order
reward-furnish = add a room, occupied at once
board-night = the night side
board-day-a = day side A
board-day-b = day side B
board-day-c = day side C
board-day-d = day side D

turn-rooms = { $rooms ->
    [0] {""}
    [one] One room to prepare.
   *[other] { $rooms } rooms to prepare.
}
turn-servings = { $servings ->
    [0] {""}
    [one] One more dish to serve.
   *[other] { $servings } more dishes to serve.
}
prompt-turn = { $extra ->
    [0] Take a guest if you like, then a die; or pass.
   *[other] Extra turn: take a guest if you like, then choose a space; its dice stay there.
}
prompt-opened = { $extra ->
    [0] Take a die; extra actions may come first.
   *[other] Extra turn: choose a space; its dice stay there.
} { turn-servings }
prompt-acted = { $extra ->
    [0] The die is taken: extra actions, or end the turn.
   *[other] Extra turn: extra actions, or end the extra turn.
} { turn-servings }
prompt-rooms = { $extra ->
    [0] The die is taken: extra actions, or end the turn.
   *[other] Extra turn: extra actions, or end the extra turn.
} { turn-rooms } { turn-servings }
prompt-hires = A staff card, extra actions, or end the turn. { turn-rooms } { turn-servings }
prompt-food-due = The dishes of the die, extra actions, or end the turn. { turn-rooms } { turn-servings }
prompt-drinks-due = The dishes of the die, extra actions, or end the turn. { turn-rooms } { turn-servings }
prompt-dishes = { $left ->
    [one] One dish to take
   *[other] { $left } dishes to take
}: { $dish ->
    [strudel] strudel or cake, never more cakes than strudels.
   *[other] wine or coffee, never more coffees than wines.
}
prompt-tracks = { $left ->
    [one] One die
   *[other] { $left } dice
}: a step on the emperor track or a krone for each.
prompt-choose-room = Which room does the guest at table { $table } take?
prompt-order = Which part of the reward comes next?
prompt-receive = { $dish ->
    [4] Choose a dish or drink and its place; { $left } to come.
   *[other] Where does the { $dish } go? { $left } to come.
}
prompt-hiring = { $reduction ->
    [0] Play a staff card at its cost, or none.
    [31] Play a staff card for nothing, or none.
   *[other] Play a staff card for { $reduction } less, or none.
}
prompt-looking = { $reduction ->
    [31] Play one of these cards for nothing, or none.
   *[other] Play one of these cards for { $reduction } less, or none.
}
prompt-preparing = { $reduction ->
    [0] Prepare a room at its price, or stop.
    [31] Prepare a room on floors up to { $floors } for nothing, or leave it.
   *[other] Prepare a room for { $reduction } less, or leave it.
} { $left ->
    [one] {""}
   *[other] You may prepare { $left } rooms.
}
prompt-occupying = You may turn a free room to occupied. { $left ->
    [one] {""}
   *[other] You may turn { $left } rooms.
}
prompt-inviting = { $optional ->
    [0] Take your first guest, free of charge.
   *[other] Take a guest free of charge, or none.
}
prompt-fulfilling = You may fill the order of one of your guests from the supply.
prompt-furnishing = You may add a room on floors up to { $floors } for nothing; it is occupied at once.
prompt-draft = Keep one card of the pack and pass the others to the left.
prompt-penalty = The emperor is displeased: choose your penalty.
prompt-returning = { $left ->
    [one] One card
   *[other] { $left } cards
} from your hand must go under the deck.
prompt-clearing = Choose a free room on the highest floor that has one: it must go.
prompt-evicting = Choose an occupied room on the highest floor that has one: it must go, with the next occupied one below.
prompt-dismissing = An end-of-game card must be discarded.
prompt-draw-first = The first player is drawn.
prompt-draw-board = A board is drawn for { $seat }.
prompt-draw-politics = A politics card is drawn.
prompt-draw-tile = An emperor tile is drawn.
prompt-refill = A guest comes to the row.
prompt-deal = { $seat } draws staff cards.
prompt-roll = The dice are rolled.
prompt-hand-out = Staff cards are handed out.
prompt-begin-round = A round begins.
prompt-next-turn = The next player is found.
prompt-reward = A reward is paid.
prompt-end-round = The round ends.
prompt-verdict = The emperor judges { $seat }.
prompt-opening = The hotels open.

event-first-player = { $seat } is first player.
event-guest-shown = { $guest } comes to the row.
event-drew = { $seat } draws { $staff }.
event-drew-hidden = { $seat } draws a staff card.
event-drafted = The packs are passed to the left.
event-round-began = Round { $round } begins. First: { $seat }.
event-rerolled = Nobody is left to play: { $count ->
    [0] the last die goes to the bin, and the round ends
    [one] one die goes to the bin, one is rolled again
   *[other] one die goes to the bin, { $count } are rolled again
}.
event-passed = { $seat } passes.
event-took-guest = { $seat } takes { $guest } for { $price ->
    [0] nothing
    [one] 1 krone
   *[other] { $price } krones
}.
event-took-die = { $seat } { $extra ->
    [0] takes a { $value }
   *[other] uses space { $value }
}{ $deed ->
    [0] {" "}without using it
   *[other] : action { $deed } with strength { $strength }
}.
event-got-dish = { $seat } brings { $count } { $dish } to { $place }.
event-served-dish = { $seat } carries { $dish } to table { $table }.
event-prepared = { $seat } prepares room { $room } for { $price ->
    [0] nothing
    [one] 1 krone
   *[other] { $price } krones
}.
event-occupied-room = { $seat }: room { $room } is occupied.
event-removed = { $seat } loses room { $room }.
event-group-full = { $seat } has filled a { $colour } group of { $count }.
event-moved-into = { $seat }: { $guest } moves into room { $room }.
event-scored = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $source }).
event-earned = { $seat } gains { $krones ->
    [one] 1 krone
   *[other] { $krones } krones
}.
event-advanced = { $seat } moves to division { $division } of the emperor track.
event-hired = { $seat } plays { $staff } for { $price ->
    [0] nothing
    [one] 1 krone
   *[other] { $price } krones
}.
event-used = { $seat } uses { $staff }.
event-disc-laid = { $seat } lays a disc: { $politics }.
event-fulfilled = { $seat } fills the order at table { $table }.
event-under-deck = { $seat } puts { $staff } under the deck.
event-under-deck-hidden = { $seat } puts a staff card under the deck.
event-retreated = { $seat } scores { $points } for the emperor track and goes back to division { $division }.
event-bonus-due = { $seat } gets the bonus of emperor tile { $tile }.
event-penalty-due = { $seat } gets the penalty of emperor tile { $tile }.
event-penalty-ignored = { $seat } pays and ignores the penalty.
event-emptied = { $seat } loses all dishes and drinks{ $tables ->
    [0] {" "}in the kitchen
   *[other] {""}
}.
event-lost-krones = { $seat } loses { $krones ->
    [one] 1 krone
   *[other] { $krones } krones
}.
event-dismissed = { $seat } discards { $staff }.

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
source-guests = guests
source-groups = groups
source-doors = doors
source-politics = politics
source-emperor = emperor track
source-tiles = emperor tile
source-staff = staff
score-guests = Guests moved in
score-groups = Blue groups
score-doors = Points on doors
score-politics = Politics
score-emperor = Emperor track
score-tiles = Emperor tiles
score-staff = Staff during the game
score-end-staff = Staff at the end
score-rooms = Occupied rooms
score-left-over = Krones and kitchen
score-waiting = Guests left in the café

# What cards give, take and change. 31 is a reduction that covers every price.
kind-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
kind-emperor = { $amount ->
    [one] { $amount } step on the emperor track
   *[other] { $amount } steps on the emperor track
}
kind-krones = { $amount ->
    [one] { $amount } krone
   *[other] { $amount } krones
}
kind-strudel = { $amount ->
    [one] { $amount } strudel
   *[other] { $amount } strudels
}
kind-cake = { $amount ->
    [one] { $amount } cake
   *[other] { $amount } cakes
}
kind-wine = { $amount ->
    [one] { $amount } wine
   *[other] { $amount } wines
}
kind-coffee = { $amount ->
    [one] { $amount } coffee
   *[other] { $amount } coffees
}
kind-any = { $amount ->
    [one] { $amount } dish or drink of your choice
   *[other] { $amount } dishes or drinks of your choice
}
kind-draw = { $amount ->
    [one] draw { $amount } staff card
   *[other] draw { $amount } staff cards
}
kind-hire = { $amount ->
    [0] play a staff card at its cost
    [31] play a staff card for nothing
   *[other] play a staff card for { $amount } kr less
}
kind-look = { $amount ->
    [31] look at three staff cards and play one for nothing
   *[other] look at three staff cards and play one for { $amount } kr less
}
kind-room = prepare a room at its price
kind-cheap-room = prepare a room for { $amount } kr less
kind-extra-room = prepare a room at its price
kind-extra-hire = play a staff card at its cost
kind-free-room = { $amount ->
    [4] prepare a room for nothing
   *[other] prepare a room on floors 1 to { $amount } for nothing
}
kind-occupy = { $amount ->
    [one] turn a room to occupied
   *[other] you may turn { $amount } rooms to occupied
}
kind-guest = take a guest for nothing
kind-again = another turn
kind-fulfil = fill the order of one of your guests from the supply
kind-furnish = { $amount ->
    [4] add a room for nothing, occupied at once
   *[other] add a room on floors 1 to { $amount } for nothing, occupied at once
}
kind-points-each = { $amount ->
    [one] { $amount } point for each staff card in play
   *[other] { $amount } points for each staff card in play
}
kind-lose-points = lose { $amount } points
kind-lose-krones = lose { $amount } krones
kind-lose-hand = put { $amount } staff cards from your hand under the deck
kind-lose-free-rooms = { $amount ->
    [one] remove a free room on the highest possible floor
   *[other] remove { $amount } free rooms on the highest possible floors
}
kind-lose-kitchen = lose all dishes and drinks in the kitchen
kind-lose-dishes = lose all dishes and drinks in the kitchen and on the tables
kind-lose-occupied = remove the highest occupied room and the next occupied one below it in its column
kind-lose-staff = discard an end-of-game card in play
kind-lose-points-each = lose { $amount } points for each staff card in play
kind-more = { $amount ->
    [one] { $amount } more dish or drink
   *[other] { $amount } more dishes or drinks
}
kind-cheaper = staff cards cost { $amount } kr less
kind-both = each die gives a step on the emperor track and a krone
kind-shield = pay { $amount } kr instead of a penalty

# What staff cards do, put together from the words above.
when-die = whenever you take a die of value { $faces }
when-guest = { $colour ->
    [red] whenever a red guest moves in
    [blue] whenever a blue guest moves in
    [yellow] whenever a yellow guest moves in
    [green] whenever a green guest moves in
   *[any] whenever a guest moves in
}
when-served = whenever a guest with an order of { $size } moves in
when-bonus = whenever you get an emperor bonus
staff-when = { $kind ->
    [extra-room] you may { $effects } { $when }
    [extra-hire] you may { $effects } { $when }
   *[other] { $effects } { $when }
}
staff-six = space 6 costs no krone and counts as one more die
staff-room-price = { $colour ->
    [red] red rooms cost nothing to prepare
    [blue] blue rooms cost nothing to prepare
   *[yellow] yellow rooms cost nothing to prepare
}
staff-serving-price = carrying dishes and drinks from the kitchen costs nothing
staff-guest-price = guests from the row cost nothing
staff-shield = you may pay { $amount } kr instead of suffering an emperor penalty
staff-copy = copies an end-of-game card that another player has in play
staff-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each { $measure }
per-track = step from division 0 of the emperor track to yours
per-staff = staff card you have in play, including this one
per-rooms = room you have, free or occupied
per-floors = fully occupied floor you have
per-columns = fully occupied column you have
per-groups = fully occupied group you have
per-sets = set of three occupied rooms in different colours
per-occupied = occupied room you have
per-occupied-red = occupied red room you have
per-occupied-blue = occupied blue room you have
per-occupied-yellow = occupied yellow room you have
per-discs = politics card with a disc of yours
either = { $first } or { $second }

# The board in the terminal.
board-title = { $round ->
    [0] Set-up
   *[other] Round { $round } of 7
}   First player: { $first }
board-dice = Dice
board-bin = in the bin: { $count }
board-action-1 = strudel, cake
board-action-2 = wine, coffee
board-action-3 = rooms
board-action-4 = emperor, krones
board-action-5 = staff -1 kr per die
board-action-6 = any, for 1 kr
board-row = Guests in the row ({ $deck } in the deck)
board-space = Space
board-price = Price
board-guest = Guest
board-order = Order
board-missing = Missing
board-points = Points
board-reward = Reward
board-politics = Politics
board-tiles = Emperor
board-tile-line = { $tile } after round { $round }: { $bonus } / { $penalty }
board-discs = discs: { $discs }
board-free-place = free
board-player = Player
board-numbers = Turns
board-krones = Krones
board-emperor = Emperor
board-kitchen = Kitchen
board-hand = Hand
board-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-score = Score now
board-waiting = passed
board-hotel = { $name }: hotel ({ $board })
board-floor = { $floor } ({ $price } kr)
board-cafe = { $name }: café
board-served = served
board-empty = empty table
board-staff = { $name }: staff in play
board-used = used
board-your-hand = Your hand
board-pack = Pack to draft from
board-looked = Cards looked at
board-cost = Cost
board-timing = Works
board-effect = Effect
board-card = Card
board-known = Known in the hand of { $name }: { $cards }
board-reward-left = Reward: { $parts }
board-rooms-key = Upper case laid and free, [X] occupied, lower case not laid; +n points of the door.
timing-once = at once
timing-round = once per round
timing-permanent = always
timing-end = at the end

# Guests, staff and politics cards.
guest-49-sculptor = Sculptor
guest-50-musician = Musician
guest-51-composer = Composer
guest-52-tailor = Tailor
guest-53-flamenco-dancer = Flamenco Dancer
guest-54-portrait-painter = Portrait Painter
guest-55-photographer = Photographer
guest-56-vocalist = Vocalist
guest-57-architect = Architect
guest-58-actress = Actress
guest-59-poet = Poet
guest-60-jewelry-designer = Jewellery Designer
guest-61-painter = Painter
guest-62-opera-singer = Opera Singer
guest-63-dame = Dame
guest-64-duchess = Duchess
guest-65-reichsritter = Reichsritter
guest-66-landgrave = Landgrave
guest-67-sovereign = Sovereign
guest-68-princess = Princess
guest-69-countess = Countess
guest-70-elector = Elector
guest-71-baron = Baron
guest-72-prince = Prince
guest-73-count = Count
guest-74-earl = Earl
guest-75-baroness = Baroness
guest-76-duke = Duke
guest-77-apothecary = Apothecary
guest-78-post-councillor = Post Councillor
guest-79-privy-councillor = Privy Councillor
guest-80-professor-emeritus = Professor Emeritus
guest-81-general = General
guest-82-senior-councillor = Senior Councillor
guest-83-councillor-of-commerce = Councillor of Commerce
guest-84-court-councillor = Court Councillor
guest-85-major = Major
guest-86-veterinary-councillor = Veterinary Councillor
guest-87-medicinal-councillor = Medicinal Councillor
guest-88-procurator = Procurator
guest-89-lord-high-commissioner = Lord High Commissioner
guest-90-senior-legal-secretary = Senior Legal Secretary
guest-91-tezcatlipoca = Tezcatlipoca
guest-92-capt-goldhaken = Capt. Goldhaken
guest-93-mr-horsa = Mr. Horsa
guest-94-m-ingalls = M. Ingalls
guest-95-mr-boydell = Mr. Boydell
guest-96-mr-oundo = Mr. Oundo
guest-97-e-gizia = E. Gizia
guest-98-m-polo = M. Polo
guest-99-cramersopholus = Cramersopholus
guest-100-farmer-franz = Farmer Franz
guest-101-brother-uwe = Brother Uwe
guest-102-conductor = Conductor
guest-103-durgoing = Durgoing
guest-104-macleod = MacLeod
staff-1-breakfast-server = Breakfast Server
staff-2-waitress = Waitress
staff-3-barkeeper = Barkeeper
staff-4-sous-chef = Sous-Chef
staff-5-groom = Groom
staff-6-stableman = Stableman
staff-7-masseuse = Masseuse
staff-8-tour-guide = Tour Guide
staff-9-butler = Butler
staff-10-chauffeur = Chauffeur
staff-11-florist = Florist
staff-12-executive-housekeeper = Executive Housekeeper
staff-13-restaurant-manager = Restaurant Manager
staff-14-decorator = Decorator
staff-15-bootblack = Bootblack
staff-16-laundress = Laundress
staff-17-kitchen-hand = Kitchen Hand
staff-18-checker = Checker
staff-19-interior-architect = Interior Architect
staff-20-detective = Detective
staff-21-chef = Chef
staff-22-staff-manager = Staff Manager
staff-23-custodian = Custodian
staff-24-chief-waiter = Chief Waiter
staff-25-delivery-boy = Delivery Boy
staff-26-conference-manager = Conference Manager
staff-27-booking-manager = Booking Manager
staff-28-concierge = Concierge
staff-29-secretary = Secretary
staff-30-reception-clerk = Reception Clerk
staff-31-chambermaid = Chambermaid
staff-32-assistant-manager = Assistant Manager
staff-33-male-floor-housekeeper = Male Floor Housekeeper
staff-34-receptionist = Receptionist
staff-35-page-boy = Page Boy
staff-36-sommelier = Sommelier
staff-37-room-service = Room Service
staff-38-porter = Porter
staff-39-confectioner = Confectioner
staff-40-marketing-director = Marketing Director
staff-41-operator = Operator
staff-42-gardener = Gardener
staff-43-barista = Barista
staff-44-larder-cook = Larder Cook
staff-45-pool-attendant = Pool Attendant
staff-46-female-floor-housekeeper = Female Floor Housekeeper
staff-47-liftboy = Liftboy
staff-48-hotel-manager = Hotel Manager
politics-105-purse = 20 krones in the purse
politics-106-rooms = 12 rooms laid
politics-107-staff = 6 staff cards in play
politics-108-emperor = division 10 of the emperor track or higher
politics-109-floors = two floors fully occupied
politics-110-groups = six groups fully occupied
politics-111-colour = all rooms of one colour occupied
politics-112-columns = two columns fully occupied
politics-113-three-of-each = three occupied rooms of each colour
politics-114-red-yellow = four red and three yellow occupied rooms
politics-115-yellow-blue = four yellow and three blue occupied rooms
politics-116-blue-red = four blue and three red occupied rooms

# The board on the page.
letter-red = R
letter-blue = B
letter-yellow = Y
letter-green = G
hotel-status = { $round ->
    [0] set-up
   *[other] round { $round } of 7
}
hotel-yours-title = Your hotel
hotel-of = Hotel of { $name }
hotel-cafe = Café with three tables
hotel-free-table = free table
hotel-move-in = Move in
hotel-fill = Fill the order
hotel-order-done = served
hotel-missing = { $count ->
    [one] { $count } dish missing
   *[other] { $count } dishes missing
}
hotel-nothing = nothing
hotel-kitchen-text = For one krone you may carry up to three dishes or drinks to guests who ordered them: click a grey dish on a guest. Each one left in the kitchen at the end is a point.
hotel-sleeps = { $colour ->
    [red] A citizen: sleeps only in a red room.
    [blue] An aristocrat: sleeps only in a blue room.
    [yellow] An artist: sleeps only in a yellow room.
   *[green] A tourist: sleeps in any room.
}
hotel-door-row = At the door
hotel-deck = { $count } more in the deck
hotel-dice-left = { $count ->
    [one] { $count } die left
   *[other] { $count } dice left
}
hotel-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
hotel-space = Action { $face }
hotel-space-1 = For each die, a strudel or a cake; never more cakes than strudels.
hotel-space-2 = For each die, a wine or a coffee; never more coffees than wines.
hotel-space-3 = For each die, you may prepare one room.
hotel-space-4 = For each die, a step on the emperor track or a krone.
hotel-space-5 = Play one staff card from your hand, one krone cheaper for each die.
hotel-space-6 = Pay a krone and carry out any action from 1 to 5 with the dice lying here.
hotel-act-1 = strudel, cake
hotel-act-2 = wine, coffee
hotel-act-3 = rooms
hotel-act-4 = emperor, krones
hotel-act-5 = staff
hotel-act-6 = any
hotel-strength = Strength
hotel-lift-six = Pick up a 6, then choose an action from 1 to 5
hotel-boost = Once per turn, a krone counts as one more die.
hotel-room = { $colour ->
    [red] Red
    [blue] Blue
   *[yellow] Yellow
} room, floor { $floor }, column { $column }
hotel-room-state = Room
hotel-room-empty = not prepared
hotel-room-free = prepared, free
hotel-room-occupied = occupied
hotel-rooms = { $count ->
    [one] { $count } room
   *[other] { $count } rooms
}
hotel-door = On the door
hotel-at-end = At the end, if occupied
hotel-group = { $size ->
    [one] A group of one room
   *[other] A group of { $size } rooms, { $lived } occupied
}. { $paid ->
    [yes] It has paid its bonus: { $bonus }.
   *[no] Fully occupied, it pays: { $bonus }.
}
hotel-bonus = { $colour ->
    [red] Bonus for red groups
    [blue] Bonus for blue groups
   *[yellow] Bonus for yellow groups
}
hotel-bonus-text = Paid once, when the last room of the group is occupied. A frame means you have such a group.
hotel-emperor-next = after round { $round }: score, then { $back } back
hotel-division = { $points ->
    [one] Division { $division }: { $points } point
   *[other] Division { $division }: { $points } points
}
hotel-track-text = When the emperor scores, everyone gains the points of their division and then goes back. Anyone still on 3 or higher gets the bonus of the tile; anyone on 0, the penalty.
hotel-tile = Emperor tile { $tile }
hotel-tile-line = { $tile }: from 3 on { $bonus }; at 0 { $penalty }
hotel-tile-when = After round { $round } everyone scores their division and goes { $back } back.
hotel-at-3 = On 3 or higher
hotel-at-0 = On 0
hotel-round = round { $round }
hotel-or = or
hotel-politics = If you meet the demand in your turn, you may lay a disc: 15 points for the first, 10 for the second, 5 for the third.
hotel-yours = You
hotel-you = you { $progress }
hotel-so-far = So far
hotel-staff = Staff in play
hotel-only-you = only you see it
hotel-purse-text = The purse holds at most { $most } krones. Each krone left at the end is a point.
hotel-score-text = What you would have if the game ended now: points so far, occupied rooms, krones, dishes, end-of-game staff, less 5 for each guest still in the café.
hotel-token = Turns { $first } and { $second }; { $covered ->
    [0] none taken yet
    [one] one taken
   *[other] both taken
}
hotel-token-text = The lowest number still in sight plays next. A die covers each turn taken.
room-red = red
room-blue = blue
room-yellow = yellow
verb-take = Take a guest
verb-die = Take a die
verb-six = Take a 6
verb-waste = Take a 6
verb-pass = Pass
verb-end = End the turn
verb-serve = Carry from the kitchen
verb-settle = Move in
verb-disc = Politics
verb-use = Use staff
verb-prepare = Prepare a room
verb-occupy = Occupy a room
verb-remove = Remove a room
verb-play = Play a staff card
verb-choose = Choose a staff card
verb-gain = Place a dish
verb-advance = Advance
verb-fill = Fill an order
verb-claim = Claim a part of the reward
verb-skip = Leave it
verb-suffer = Choose a penalty
verb-ignore = Buy off the penalty
arg-face = a { $value }
arg-as = action { $value }
arg-dish = { $value }
guide-first-guest = Choose your first guest: it is free. Few dishes and a reward you like make a good start. Your kitchen already holds one of each dish.
guide-first-rooms = Prepare your first three rooms from the bottom left. Rooms on the lowest floor cost nothing; think of the colour of your guest.
guide-turn = Your turn has two parts. First you may take a guest from the door; those on the right are free. Then take a die.
guide-dice = The more dice lie on a space, the stronger its action. Take one where many lie: strudel and cake, wine and coffee, rooms, emperor and krones, or staff.
guide-dishes = Put dishes straight on the order of a guest: click the grey dish. What nobody has ordered goes to the kitchen.
guide-settle = An order is complete: the guest can move in. You gain the points and the reward, and a group pays its bonus once it is full.
guide-emperor = The emperor comes after round 3. Be on 6 or higher by then: you go back 3 and still get the bonus. On 0 the penalty waits.
guide-staff = Staff cards last. Those that always work or work once per round are best played early; end-of-game cards pay in the final scoring.
guide-politics = Look at the politics cards: the first to meet a demand gains 15 points, the next ones 10 and 5.
guide-end = The last round: guests still in the café cost 5 points each, so let them move in and take no new ones you cannot serve.

## Hints: what to look at
about-guest-moves-in = { $guest } can move in this turn.
about-guest-served = { $guest } has everything they ordered and waits for a room.
about-guest-lacks-dish = { $guest } still lacks { $dish ->
    [strudel] { $count ->
        [one] one strudel
       *[other] { $count } strudels
     }
    [cake] { $count ->
        [one] one cake
       *[other] { $count } cakes
     }
    [wine] { $count ->
        [one] one wine
       *[other] { $count } wines
     }
   *[coffee] { $count ->
        [one] one coffee
       *[other] { $count } coffees
     }
 }.
about-guest-lacks = { $guest } still lacks { $count } dishes.
about-staff = Look at this staff card: { $staff }.
about-politics = Look at the politics card: { $politics }.
about-room = Look at room { $room } and its group.
about-dice = Look at action { $face }: { $count ->
    [0] a six can do it
    [one] one die lies there
   *[other] { $count } dice lie there
 }.
about-track = Look at the { $track ->
    [emperor] emperor track: when is the next visit?
   *[money] money: what will you have to pay for?
 }
about-reward = Look at what is left of the reward, and in which order it helps.
about-kitchen = Look at your kitchen: who will order { $dish ->
    [strudel] strudel
    [cake] cake
    [wine] wine
   *[coffee] coffee
 }?
about-wait = Look at the dice: the ones you want may come with a new roll.
about-enough = Check what else this turn could cost you.
about-leave = Ask yourself whether this is worth taking at all.
about-penalty = Compare the emperor's penalty with what it takes to avoid it.
about-sixes = Look at the sixes: they cost a krone and can be anything.

# The lesson, three chapters: at most 40 words a step.
lesson-aim = You run a hotel in Vienna for seven rounds; the most points win. Your score so far: 14, one for each of your 10 krones and 4 dishes. Guests who move in bring more; each one left waiting costs 5.
lesson-guest = Guests bring points and a reward once they have eaten and moved in. The Major wants two strudels, a cake and a red room, and brings 3 points and 3 krones. Your first guest is free: take the Major.
lesson-rooms = Prepare rooms before guests move in: the bottom left first, then each next to a prepared one. Floors 1 to 4 cost 0, 1, 2 and 3 krones; some doors at the top right pay points. Prepare blue, yellow, red.
lesson-dice = Each round the dice are rolled and sorted by number; each number is an action. In each of your two turns you take one die. The action is as strong as the number of dice there, yours included.
lesson-dishes = Space 1 gives one strudel or cake per die, no more cakes than strudels at a time; space 2 wine or coffee, no more coffees than wines. Take a 1 and put the strudel on the Major's table.
lesson-serve = Dishes nobody has ordered go to your kitchen, where you began with one of each. For one krone you may carry up to three from the kitchen to your guests. Bring the Major a strudel and a cake.
lesson-settle = The order is complete: the Major may move into a free red room. Green tourists alone may take a room of any colour. Guests cannot be sent away: one without a room blocks a table. Let the Major move in.
lesson-finish = You got 3 points and 3 krones at once, and the table is free. Serving and moving in are extra actions: any number of them, before or after you take your die. End your turn; Bellhop now has two turns.
lesson-groups = Space 3 prepares one room per die, at its price. Neighbouring rooms of one colour are a group. When its last room is occupied it pays once: blue gives points, red krones, yellow emperor steps. Bigger groups pay much more.

lesson-strength = The numbers on the tokens give the order of turns. Yours are 1 and 4, Bellhop's 2 and 3, so now comes your second turn. Once per turn you may pay one krone to make your action one stronger.
lesson-row = Before anything else in your turn, you may take one guest, if one of your three tables is free. Places cost 3, 2, 1, 0 and 0 krones. Take the Countess, free: blue, 7 points, two cakes and a coffee.
lesson-six = Space 5 plays one staff card, a krone cheaper per die, but no dice lie there. For one krone, space 6 does any action, as strong as the dice on space 6. Choose space 6, then space 5.
lesson-staff = These six staff cards are your secret hand; each has a cost and an ability. The Confectioner, 2 krones instead of 3, brings four cakes at once, just what the Countess wants. Play this card.
lesson-cakes = Dishes you gain may go straight to a guest who ordered them. Put two cakes on the Countess's table; the others go to your kitchen for later.
lesson-coffee = Now carry your coffee to her for a krone, and let her move in. Room 1-1 is a blue group of one room, so it pays 2 points on top of her 7.
lesson-works = Each staff card works either at once, once per round, always, or at the end of the game. Early on, play those that work every round or always; near the end, those that score.
lesson-passing = No die you like? You may pass instead of a whole turn. When everyone else has passed or finished, one die is thrown away and the rest rolled again for those who passed. End your turn now: round 2 begins.
lesson-kitchen = Each krone and each dish in your kitchen scores one point at the end, but you can hold only 20 krones. Each guest still at a table costs 5 points: take only those you can serve.

lesson-emperor = The emperor comes after rounds 3, 5 and 7. First, everyone scores the points of the step they stand on, up to 9. Then everyone falls back: 3 steps the first time, 5 the second, 7 the third.
lesson-four = Space 4 gives one step on the emperor track or one krone per die. Only one die lies there now: take it.
lesson-step = For each die you choose: a step or a krone. Some guests, staff cards and yellow groups also bring steps. Take the step on the track.
lesson-fall = If you are on 3 or higher after falling back, you get the tile's bonus; on 0 its penalty; on 1 or 2 neither. You see the three tiles from the start: prepare for them.
lesson-politics = Three politics cards set goals. When you meet one, lay your disc on it in your own turn: the first player scores 15, the second 10, the third 5. You do this once per card; it never happens by itself.
lesson-final = After round 7, each occupied room scores its floor, 1 to 4; end-of-game staff score too; krones and dishes one each; guests still waiting minus 5 each. In a tie, the player with more krones and dishes left wins.
lesson-late = That is the whole game. Serve guests steadily, complete groups for their bonus, and keep up on the emperor track. End this turn.
lesson-plan = Your numbers are now 2 and 3, so your second turn comes at once. Look for a guest the dice can feed, and for a room of that colour. Play on: Bellhop is an easy rival.

## Several answers with one press
chain-rooms = Rooms { $rooms } at once
chain-emperor = All steps for the emperor
chain-money = All as krones
chain-tables = Serve the guests
chain-kitchen = All into the kitchen
hotel-strength-staff = with what your staff adds
hotel-rounds = Rounds
hotel-visit = the emperor comes

# What to do instead of what a paragraph forbids; $asked is the key of the open question.
instead-AUS-10 = This card costs more than you have: choose a cheaper one.
instead-AUS-20 = Choose one card of your pack to keep.
instead-AUS-22 = Everyone starts with a guest: choose one from the row.
instead-AUS-26 = { $asked ->
    [turn] First take a guest or a die.
    [opened] First take a die.
   *[other] Your die is taken: use extra actions, or end your turn.
}
instead-AUS-27 = Wait for your turn.
instead-AUS-28 = You need a free table and enough krones for this guest.
instead-AUS-30 = There is no die here: choose a space with dice.
instead-AUS-31 = Take strudel: here there are never more cakes than strudels.
instead-AUS-32 = Take wine: here there are never more coffees than wines.
instead-AUS-33 = You prepare rooms when you take a die from space 3.
instead-AUS-34 = Choose an empty place next to one of your rooms.
instead-AUS-35 = Too expensive: choose a room on a lower floor.
instead-AUS-37 = For each die, choose a step on the emperor track or a krone.
instead-AUS-38 = You play a staff card when you take a die from space 5.
instead-AUS-39 = A six costs a krone you do not have: take another die.
instead-AUS-40 = They have not ordered this: choose another guest or the kitchen.
instead-AUS-41 = One more costs a krone you do not have: take the die without.
instead-AUS-42 = You need a krone, and in the kitchen a dish that somebody ordered.
instead-AUS-44 = This card cannot be used now: it works once per round.
instead-AUS-45 = { $asked ->
    [choose-room] Choose a free room in the guest’s colour.
   *[other] First serve every dish on the order.
}
instead-AUS-47 = First prepare a free room in the guest’s colour.
instead-AUS-54 = Meet the demand first; you lay one disc per card.
instead-AUS-61 = Choose one of the two penalties on the tile.
instead-AUS-62 = { $asked ->
    [clearing] Choose a free room on your highest floor that has one.
    [evicting] Choose an occupied room on your highest floor that has one.
    [dismissing] Choose one of your end-of-game staff cards.
    [furnishing] Choose an empty place next to your rooms on a lower floor.
   *[other] Choose a card from your hand.
}
instead-AUS-77 = Choose which part of the reward comes next.
instead-AUS-78 = Choose a card from your hand, or none.
instead-AUS-79 = Choose one of the cards shown, or none.
instead-AUS-80 = Choose one of your free rooms, or none.
instead-AUS-81 = Choose a guest from the row.
instead-AUS-82 = Choose a guest at one of your tables, or nobody.
instead-AUS-83 = The reward does not reach so high: choose a lower floor.
instead-AUS-84 = You cannot pass an extra turn: choose a space with dice.
instead-AUS-94 = Guests are taken at the start of a turn, one per turn.
instead-AUS-95 = { $asked ->
    [tracks] First finish your steps and krones.
   *[other] First finish taking dishes.
}
instead-AUS-96 = You pass only at the start of a turn: play this one on.
instead-AUS-100 = Take another die, or pay a krone for the six.
instead-AUS-145 = All three places are taken: go for another card.

# At a glance.
glance-aim = Most points after seven rounds win. The number on your plate is what you would score now.
glance-guest = First you may take a guest, if a table is free. The price is below the card.
glance-die = Then take a die. The more dice lie on its space, the stronger the action; a krone adds one.
glance-dishes = Serve what your guests have ordered. For a krone you may carry three dishes from the kitchen.
glance-room = A guest whose order is complete moves into a free room of their colour, and brings points and a reward.
glance-court = After rounds 3, 5 and 7 the emperor scores, then all fall back. On 3 or higher you get the bonus, on 0 the penalty.
glance-politics = Meet a demand and lay a disc in your turn: 15 points for the first player, then 10, then 5.
glance-end = After round 7, each occupied room scores its floor, each krone and dish 1. A guest still waiting costs 5.
glance-wrong-1 = Rooms are prepared first: a guest without a free room of their colour keeps the table.
glance-wrong-2 = Guests come before the die, one per turn.
glance-wrong-3 = A die never brings more cakes than strudels, nor more coffees than wines.
glance-wrong-4 = A group pays once, when its last room is occupied.
glance-wrong-5 = You lay politics discs yourself, in your own turn.

gallery-spaces = Actions of the dice
gallery-guests = Guests
gallery-staff = Staff
gallery-politics = Politics cards
gallery-emperor = Emperor tiles
