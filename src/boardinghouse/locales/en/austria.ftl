# Grand Austria Hotel in English.
game = Grand Austria Hotel
option-side = Side of the hotel boards
option-side-night = night: all hotels are the same
option-side-day = day: all hotels differ
option-staff = First staff cards
option-staff-random = dealt at random
option-staff-introductory = introductory sets
option-staff-draft = drafted

action-take = take the guest on space { $space }
action-die = take a { $face }{ $boost ->
    [boosted] , one krone for one die more
   *[plain] {""}
}
action-six = take a 6 for action { $as }{ $boost ->
    [boosted] , one krone for one die more
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
reward-any = dishes or drinks of choice
reward-draw = draw staff cards
reward-hire = play a staff card
reward-look = look at three staff cards
reward-room = prepare a room
reward-cheap-room = prepare a cheaper room
reward-free-room = prepare a free room
reward-occupy = turn a room
reward-guest = take a guest
reward-again = take another turn
reward-fulfil = fill an order
reward-furnish = lay an occupied room
board-night = the night side
board-day-a = day side A
board-day-b = day side B
board-day-c = day side C
board-day-d = day side D

prompt-turn = { $stage ->
    [0] Take a guest, then a die; or pass.
    [1] Take a die, or an extra action.
    [4] Extra turn: take a guest, then choose a space; no die leaves it.
    [5] Extra turn: choose a space; no die leaves it.
    [10] The action is done: a staff card at its cost, extra actions, or end the turn.
   *[other] The action is done: extra actions, or end the turn.
} { $rooms ->
    [0] {""}
    [one] One room may be prepared.
   *[other] { $rooms } rooms may be prepared.
} { $servings ->
    [0] {""}
    [one] One more dish may be carried for the krone.
   *[other] { $servings } more dishes may be carried for the krone.
}
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
    [31] Play a staff card free, or none.
   *[other] Play a staff card for { $reduction } less, or none.
}
prompt-looking = { $reduction ->
    [31] Play one of these cards free, or none.
   *[other] Play one of these cards for { $reduction } less, or none.
}
prompt-preparing = { $reduction ->
    [0] Prepare a room at its price, or stop.
    [31] Prepare a room free on floors up to { $floors }, or not.
   *[other] Prepare a room for { $reduction } less, or not.
} { $left ->
    [one] {""}
   *[other] { $left } rooms may be prepared.
}
prompt-occupying = Turn a free room to occupied, or not. { $left ->
    [one] {""}
   *[other] { $left } rooms may be turned.
}
prompt-inviting = { $optional ->
    [0] Take your first guest, free of charge.
   *[other] Take a guest free of charge, or none.
}
prompt-fulfilling = Fill the order of one of your guests from the supply, or not.
prompt-furnishing = Lay a room free on floors up to { $floors }, occupied at once, or not.
prompt-draft = Keep one card of the pack; the others go to the left.
prompt-penalty = The emperor is displeased: choose your penalty.
prompt-returning = { $left ->
    [one] One card
   *[other] { $left } cards
} of your hand must go under the deck.
prompt-clearing = A free room of your highest floor must go.
prompt-evicting = An occupied room of your highest floor must go, and the one below it.
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
prompt-verdict = The emperor decides about { $seat }.
prompt-opening = The hotels open.

event-first-player = { $seat } is first player.
event-guest-shown = { $guest } comes to the row.
event-drew = { $seat } draws { $staff }.
event-drew-hidden = { $seat } draws a staff card.
event-drafted = The packs go to the left.
event-round-began = Round { $round } begins; { $seat } is first.
event-rerolled = All have passed: one die goes to the bin, { $count ->
    [one] one is
   *[other] { $count } are
} rolled again.
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
event-got-dish = { $seat } puts { $count } { $dish } to { $place }.
event-served-dish = { $seat } carries { $dish } to table { $table }.
event-prepared = { $seat } prepares room { $room } for { $price ->
    [0] nothing
    [one] 1 krone
   *[other] { $price } krones
}.
event-occupied-room = Room { $room } of { $seat } is occupied.
event-removed = { $seat } loses room { $room }.
event-group-full = { $seat } has filled a { $colour } group of { $count }.
event-moved-into = { $guest } moves into room { $room } of { $seat }.
event-scored = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $source }).
event-earned = { $seat } gains { $krones ->
    [one] 1 krone
   *[other] { $krones } krones
}.
event-advanced = { $seat } goes to division { $division } of the emperor track.
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
    [0] {" "}of the kitchen
   *[other] {""}
}.
event-lost-krones = { $seat } loses { $krones ->
    [one] 1 krone
   *[other] { $krones } krones
}.
event-dismissed = { $seat } dismisses { $staff }.

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

# Rewards on guest cards, in short.
kind-points = { $amount } points
kind-emperor = { $amount } on the emperor track
kind-krones = { $amount } kr
kind-strudel = { $amount } strudel
kind-cake = { $amount } cake
kind-wine = { $amount } wine
kind-coffee = { $amount } coffee
kind-any = { $amount } of any dish
kind-draw = draw { $amount } staff
kind-hire = { $amount ->
    [31] play staff free
   *[other] play staff -{ $amount } kr
}
kind-look = { $amount ->
    [31] look at 3 staff, play 1 free
   *[other] look at 3 staff, play 1 -{ $amount } kr
}
kind-room = room at its price
kind-cheap-room = room -{ $amount } kr
kind-free-room = { $amount ->
    [4] room free
   *[other] room free, floors 1-{ $amount }
}
kind-occupy = turn a room
kind-guest = take a guest
kind-again = another turn
kind-fulfil = fill an order
kind-furnish = occupied room free
kind-points-each = { $amount } points a staff card

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
board-action-5 = staff -1 kr a die
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
board-cafe = { $name }: cafe
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
timing-round = once a round
timing-permanent = always
timing-end = at the end


# Guests, staff, politics cards and emperor tiles.
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
guest-60-jewelry-designer = Jewelry Designer
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
staff-1-breakfast-server-text = 1 strudel
staff-2-waitress = Waitress
staff-2-waitress-text = 1 cake
staff-3-barkeeper = Barkeeper
staff-3-barkeeper-text = 1 wine
staff-4-sous-chef = Sous-Chef
staff-4-sous-chef-text = 1 coffee
staff-5-groom = Groom
staff-5-groom-text = 2 krones whenever a red guest moves in
staff-6-stableman = Stableman
staff-6-stableman-text = 1 step on the emperor track whenever a blue guest moves in
staff-7-masseuse = Masseuse
staff-7-masseuse-text = 1 krone whenever a yellow guest moves in
staff-8-tour-guide = Tour Guide
staff-8-tour-guide-text = 2 points whenever a green guest moves in
staff-9-butler = Butler
staff-9-butler-text = Blue rooms are prepared free
staff-10-chauffeur = Chauffeur
staff-10-chauffeur-text = Red rooms are prepared free
staff-11-florist = Florist
staff-11-florist-text = Yellow rooms are prepared free
staff-12-executive-housekeeper = Executive Housekeeper
staff-12-executive-housekeeper-text = 2 points whenever you take a die of value 3 or 4
staff-13-restaurant-manager = Restaurant Manager
staff-13-restaurant-manager-text = 1 more dish or drink whenever you take a die of value 1 or 2
staff-14-decorator = Decorator
staff-14-decorator-text = You may prepare a room whenever you take a die of value 1 or 2
staff-15-bootblack = Bootblack
staff-15-bootblack-text = Whenever you take a die of value 4, each die is a step on the emperor track and a krone
staff-16-laundress = Laundress
staff-16-laundress-text = 4 points whenever you take a die of value 4
staff-17-kitchen-hand = Kitchen Hand
staff-17-kitchen-hand-text = Space 6 costs no krone and counts one die more
staff-18-checker = Checker
staff-18-checker-text = Cards cost 2 krones less whenever you take a die of value 5
staff-19-interior-architect = Interior Architect
staff-19-interior-architect-text = 5 points whenever you take a die of value 3
staff-20-detective = Detective
staff-20-detective-text = 2 steps on the emperor track whenever you take a die of value 5
staff-21-chef = Chef
staff-21-chef-text = 1 strudel, 1 cake, 1 wine and 1 coffee
staff-22-staff-manager = Staff Manager
staff-22-staff-manager-text = You may play a staff card whenever you take a die of value 3
staff-23-custodian = Custodian
staff-23-custodian-text = 1 krone whenever a guest moves into a room
staff-24-chief-waiter = Chief Waiter
staff-24-chief-waiter-text = Dishes and drinks are carried from the kitchen free
staff-25-delivery-boy = Delivery Boy
staff-25-delivery-boy-text = Guests are taken from the row free
staff-26-conference-manager = Conference Manager
staff-26-conference-manager-text = You may pay 1 krone instead of suffering an emperor penalty
staff-27-booking-manager = Booking Manager
staff-27-booking-manager-text = 3 points for each of your occupied red rooms
staff-28-concierge = Concierge
staff-28-concierge-text = 3 points for each of your occupied blue rooms
staff-29-secretary = Secretary
staff-29-secretary-text = Copies a staff card that another player has in play
staff-30-reception-clerk = Reception Clerk
staff-30-reception-clerk-text = 3 points for each of your occupied yellow rooms
staff-31-chambermaid = Chambermaid
staff-31-chambermaid-text = 1 point for each of your occupied rooms
staff-32-assistant-manager = Assistant Manager
staff-32-assistant-manager-text = 2 points for each staff card you have in play, this one included
staff-33-male-floor-housekeeper = Male Floor Housekeeper
staff-33-male-floor-housekeeper-text = 4 points whenever a guest with an order of 4 moves in
staff-34-receptionist = Receptionist
staff-34-receptionist-text = 1 point for each of your rooms, free or occupied
staff-35-page-boy = Page Boy
staff-35-page-boy-text = You may turn two of your rooms to occupied
staff-36-sommelier = Sommelier
staff-36-sommelier-text = 4 wine
staff-37-room-service = Room Service
staff-37-room-service-text = 2 points for each group of yours that is occupied throughout
staff-38-porter = Porter
staff-38-porter-text = Fill the order of one of your guests from the supply
staff-39-confectioner = Confectioner
staff-39-confectioner-text = 4 cake
staff-40-marketing-director = Marketing Director
staff-40-marketing-director-text = 5 points for each politics card with a disc of yours
staff-41-operator = Operator
staff-41-operator-text = Twice your division of the emperor track in points
staff-42-gardener = Gardener
staff-42-gardener-text = 5 points whenever you get an emperor bonus
staff-43-barista = Barista
staff-43-barista-text = 4 coffee
staff-44-larder-cook = Larder Cook
staff-44-larder-cook-text = 4 strudel
staff-45-pool-attendant = Pool Attendant
staff-45-pool-attendant-text = 3 steps on the emperor track
staff-46-female-floor-housekeeper = Female Floor Housekeeper
staff-46-female-floor-housekeeper-text = 5 points for each floor of yours that is occupied throughout
staff-47-liftboy = Liftboy
staff-47-liftboy-text = 5 points for each column of yours that is occupied throughout
staff-48-hotel-manager = Hotel Manager
staff-48-hotel-manager-text = 4 points for each three of your occupied rooms in different colours
politics-105-purse = 20 krones in the purse
politics-106-rooms = 12 rooms laid
politics-107-staff = 6 staff cards in play
politics-108-emperor = division 10 of the emperor track or higher
politics-109-floors = two floors occupied throughout
politics-110-groups = six groups occupied throughout
politics-111-colour = all rooms of one colour occupied
politics-112-columns = two columns occupied throughout
politics-113-three-of-each = three occupied rooms of each colour
politics-114-red-yellow = four red and three yellow occupied rooms
politics-115-yellow-blue = four yellow and three blue occupied rooms
politics-116-blue-red = four blue and three red occupied rooms
tile-A1-bonus = 3 krones
tile-A1-penalty = lose 3 krones or 5 points
tile-A2-bonus = 2 dishes or drinks of choice
tile-A2-penalty = lose all dishes and drinks of the kitchen
tile-A3-bonus = look at three, play one for 3 less
tile-A3-penalty = put 2 staff cards of the hand under the deck or lose 5 points
tile-A4-bonus = prepare a room free
tile-A4-penalty = remove a free room of the highest possible floor or lose 5 points
tile-B1-bonus = 1 strudel, 1 cake, 1 wine and 1 coffee
tile-B1-penalty = lose all dishes and drinks of the kitchen and the tables
tile-B2-bonus = 5 krones
tile-B2-penalty = lose 5 krones or 7 points
tile-B3-bonus = look at three, play one free
tile-B3-penalty = put 3 staff cards of the hand under the deck or lose 7 points
tile-B4-bonus = lay a room free on floor 1 or 2, occupied at once
tile-B4-penalty = twice remove a free room of the highest possible floor, or lose 7 points
tile-C1-bonus = 8 points
tile-C1-penalty = lose 8 points
tile-C2-bonus = lay a room free, occupied at once
tile-C2-penalty = remove two occupied rooms: one of the highest possible floor and the next one below it in its column
tile-C3-bonus = 2 points for each staff card in play
tile-C3-penalty = lose 2 points for each staff card in play
tile-C4-bonus = play a staff card from the hand free
tile-C4-penalty = discard an end-of-game card in play or lose 10 points
