# Hotel Samoa in English.
game = Hotel Samoa
option-flags = Flags
option-flags-sorted = sorted: every nation lands once every four rounds
option-flags-unsorted = unsorted: any order, but never the same nation twice in a row

action-lay = lay { $card }
action-swap = put { $card } in the place of your card
action-keep = keep the card you laid
action-buy = buy { $tile }
action-cover = lay the suite on room { $room }
action-pass = pass, buy nothing
action-send-home = send home the guests of room { $room }
action-pick = group { $group }: { $kind }
action-house = into room { $room }
action-done = finish
action-take-back = use a take-back tile now, then go on
action-retrieve = take back { $card }
action-flag = the flag of { $nation } is laid
action-tie-card = { $seat } is first clockwise from the tie-break card
action-tile = { $tile } is turned up
action-flight = tourist card { $tourist-card } is turned up
action-arrive = { $kind } arrives

prompt-price = Lay a price card face down: your bid for building, and the price of your rooms.
prompt-swap = All cards are open. You may use a swap tile to lay another one.
prompt-build = Buy a tile for your bid, or pass.
prompt-cover = Lay the suite on one of your rooms.
prompt-house = { $taken-from ->
    [0] Choose a tourist, or finish. All must come from one group.
   *[other] Choose the next tourist from group { $taken-from }, or finish.
}{ $may-send ->
    [0] {""}
    [one] {" "}First, your tile may empty one room.
   *[other] {" "}First, your tile may empty { $may-send } rooms.
}
prompt-room = Which room is for the tourist of group { $group }: { $kind }?
prompt-day-off = Your staff has the day off. { $may-send ->
    [0] Nobody else can be sent home.
    [one] You may send home the guests of one more room.
   *[other] You may send home the guests of up to { $may-send } rooms.
}
prompt-draw-flag = The flags are laid out.
prompt-draw-tie = The place of the tie-break card is drawn.
prompt-draw-tile = { $left ->
    [one] One tile is turned up.
   *[other] { $left } tiles are turned up.
}
prompt-draw-flight = A tourist card is turned up.
prompt-draw-tourist = Tourists land in group { $group }, { $left } to come.

event-flag-laid = Round { $round }: { $nation }.
event-tie-card = The tie-break card lies between { $before } and { $seat }.
event-round-began = Round { $round }: the plane from { $nation } lands.
event-tile-shown = New on the table: { $tile }.
event-left = { $seat }, room { $room }: { $kind } flies home to { $nation }.
event-flight-landed = Tourist card { $tourist-card }: tourists from { $nation } arrive.
event-arrived = Group { $group }: { $kind }.
event-answered = { $seat } has laid a card.
event-shown = { $seat }: { $card }.
event-swapped = { $seat } swaps: { $card } instead of { $old-card }.
event-bought = { $seat } buys { $tile } for { $coins }.
event-pool-paid = { $coins ->
    [0] No swimmer pays { $seat } for the new pool.
   *[other] The swimmers pay { $seat } { $coins } for the new pool.
}
event-covered = { $seat } lays the suite on room { $room }.
event-passed = { $seat } passes.
event-housed = { $seat }, room { $room }: { $kind } from { $nation } moves in.
event-sent-home = { $seat }, room { $room }: { $kind } is sent home to { $nation }.
event-unhoused = Nobody housed { $count } x { $kind } from { $nation }.
event-paid = { $seat }, room { $room }: { $kind } pays { $coins }.
event-discarded = { $seat } discards { $card }.
event-kept = { $seat } takes { $card } back.
event-retrieved = { $seat } takes { $card } back from the discards.
event-used-tile = { $seat } uses { $tile }.

nation-japan = Japan
nation-norway = Norway
nation-germany = Germany
nation-britain = Great Britain
code-japan = JP
code-norway = NO
code-germany = DE
code-britain = GB

kind-plain = plain tourist
kind-rich = rich tourist
kind-lover = lover
kind-celebrity = celebrity
kind-swimmer-1 = swimmer 1
kind-swimmer-2 = swimmer 2
kind-swimmer-3 = swimmer 3
short-plain = plain
short-rich = rich
short-lover = lover
short-celebrity = celeb
short-swimmer-1 = swim 1
short-swimmer-2 = swim 2
short-swimmer-3 = swim 3

tile-pool = a pool
tile-extra-room = an extra room
tile-suite = a suite
tile-swap = a swap tile
tile-send-home = a send-home tile
tile-take-back = a take-back tile
tile-name-pool = pool
tile-name-extra-room = extra room
tile-name-suite = suite
tile-name-swap = swap
tile-name-send-home = send home
tile-name-take-back = take back

card-2-3 = bid 2, rooms at 3
card-4-4 = bid 4, rooms at 4
card-6-5 = bid 6, rooms at 5
card-8-6 = bid 8, rooms at 6
card-10-7 = bid 10, rooms at 7
card-12-9 = bid 12, rooms at 9
card-14-8 = bid 14, rooms at 8
card-16-10 = bid 16, rooms at 10
card-18-11 = bid 18, rooms at 11
card-20-12 = bid 20, rooms at 12
card-off = the day-off card

board-title = Round { $round } of 12: { $nation }{ $holiday ->
    [yes] , a holiday: twice the tourists
   *[no] {""}
}
board-flags = Flags
board-holiday = x2
board-group = Group { $group }
board-kind = { $count ->
    [one] { $kind }
   *[other] { $kind } x { $count }
}
board-table = Tiles on the table
board-none = none
board-stack = ({ $count } in the stack)
board-tie = Tie-break card between { $before } and { $after }: { $after } first for building, { $before } first for housing
board-hotel = { $seat } { $name }
board-room = { $room }
board-extra = extra { $room }
board-suite = suite
board-until = till { $round }
board-to-the-end = stays
board-pools = { $count ->
    [0] no pool
    [one] 1 pool
   *[other] { $count } pools
}
board-hand = { $hand } in hand, { $used } used
board-laid = bid { $bid }, rooms at { $price }
board-off = day off
board-face-down = card laid face down
board-choosing = no card yet
board-money = { $money ->
    [one] one coin
   *[other] { $money } coins
}
board-your-hand = Your cards (bid/rooms): { $cards }
board-your-discards = Used: { $cards }
board-card = { $bid }/{ $price }
board-legend = JP-NO: two lovers   *: new this round   till 9: leave with the flag of round 9

# The page.
verb-lay = Lay a price card
verb-swap = Swap the price card
verb-keep = Keep the price card
verb-buy = Buy a tile
verb-cover = Lay the suite
verb-pass = Pass
verb-send-home = Send guests home
verb-pick = Choose a tourist
verb-house = Choose a room
verb-done = Finish
verb-take-back = Use a take-back tile
verb-retrieve = Take a card back
verb-flag = Lay out a flag
verb-tie-card = Lay the tie-break card
verb-tile = Turn up a tile
verb-flight = Turn up a tourist card
verb-arrive = Tourists arrive
arg-group = group { $value }

score-start = At the start
score-rooms = Room prices
score-doubling = Doubled prices
score-swimmers = Swimmers
score-building = Building
score-special = Special tiles

room-extra-1 = extra 1
room-extra-2 = extra 2
room-extra-3 = extra 3
room-extra-4 = extra 4

from-japan = from Japan
from-norway = from Norway
from-germany = from Germany
from-britain = from Great Britain

samoa-status = Round { $round } of 12{ $holiday ->
    [yes] {" "}· holiday
   *[no] {""}
} · { $phase }
samoa-phase-price = prices
samoa-phase-swap = prices
samoa-phase-build = building
samoa-phase-cover = building
samoa-phase-house = housing
samoa-phase-room = housing
samoa-phase-day-off = day off
samoa-phase-over = the end
samoa-year = The flights of the year
samoa-flight = Round { $round }: { $nation }
samoa-holiday = holiday
samoa-your-hotel = Your hotel
samoa-hotel-of = Hotel of { $name }
samoa-sign = Hotel { $name }
samoa-you = You
samoa-free = { $count ->
    [0] no room free
    [one] 1 room free
   *[other] { $count } rooms free
}
samoa-suites = { $count ->
    [one] 1 suite
   *[other] { $count } suites
}
samoa-money = Your money
samoa-this-round = +{ $coins } this round
samoa-room = Room { $room }
samoa-empty = empty
samoa-lives-here = Lives here
samoa-guest = { $kind } ({ $nation })
samoa-beach = Tourists on the beach
samoa-arrived = Arrived { $from }
samoa-doubled = twice as many: a holiday
samoa-group = Group { $group }
samoa-left = { $left } of { $all }
samoa-finish = Finish housing
samoa-finish-day-off = Finish the day off
samoa-order-price = Price cards
samoa-order-build = Building order
samoa-order-house = Housing order
samoa-order-over = Price cards
samoa-first-build = highest bid first; a tie: { $name }
samoa-first-house = lowest price first; a tie: { $name }
samoa-tie-card = Tie-break card
samoa-tie-both = tie: { $builder } builds, { $host } houses
samoa-chosen = card laid
samoa-chooses = choosing
samoa-built = built
samoa-housed = housed { $count }
samoa-now = deciding
samoa-tiles = Building tiles
samoa-no-tiles = There are no tiles on the table.
samoa-stack = { $count } in the stack
samoa-pass = Pass, buy nothing
samoa-hand = Your price cards
samoa-bid = bid
samoa-price = room price
samoa-your-bid = Your bid
samoa-used = used
samoa-ahead = choose it for the next round
samoa-next = next
samoa-on-table = laid
samoa-keep = Keep my card
samoa-take-back = Choose a used card to take back.
samoa-uses-tile = uses up a send-home tile

explain-kind-plain = Pays the room price, and nothing more.
explain-kind-rich = Pays double the room price.
explain-kind-lover = Two lovers may share a room; each of them pays. Both leave when the flag of either comes up.
explain-kind-celebrity = Pays the room price. Guests housed beside, above or below it pay double.
explain-kind-swimmer = { $number ->
    [one] Pays the room price, and one coin more for every pool of the hotel.
   *[other] Pays the room price, and { $number } coins more for every pool of the hotel.
}
explain-leaves = Flies home in round { $round }.
explain-stays = Stays to the end of the game.
explain-gain = { $coins ->
    [one] The tourist here would bring one coin.
   *[other] The tourist here would bring { $coins } coins.
}
explain-empty = Nobody lives here.
explain-new = { $coins ->
    [one] New: pays one coin at the end of the round.
   *[other] New: pays { $coins } coins at the end of the round.
}
explain-suite = Suite: guests who move in here pay double.
explain-beside = Next to a celebrity: guests who move in here pay double.
explain-extra = An extra room is next to no other room.
explain-card = The highest bid builds first and pays that bid. The lowest room price houses first, and every new guest pays that price. If you build or house, the card is used up; if not, it comes back to your hand.
explain-card-off = { $count ->
    [one] You neither build nor house, but may send home the guests of one room. This card always comes back.
   *[other] You neither build nor house, but may send home the guests of up to { $count } rooms. This card always comes back.
}
explain-used = Used up: only a take-back tile brings it back.
explain-tile-pool = Pays at once the numbers of all swimmers in your hotel. Later swimmers pay their number for every pool.
explain-tile-extra-room = One more room, beside your hotel and next to no other room.
explain-tile-suite = Lay it on one of your rooms: guests who move in there pay double.
explain-tile-swap = After the cards are turned up, swap the one you laid for another from your hand.
explain-tile-send-home = { $count ->
    [one] Before you house tourists, send home the guests of one room.
   *[other] Before you house tourists, send home the guests of up to { $count } rooms.
}
explain-uses-tile = Sending guests home before you house uses up a send-home tile.
explain-tile-take-back = { $count ->
    [one] At any time, take one of your used price cards back.
   *[other] At any time, take { $count } of your used price cards back.
}
explain-send-off = Not this round: on your day off you house nobody.
explain-send-none = Not this round: no tourist is left to house.
explain-special = { $coins ->
    [one] Used once. Unused at the end, it is worth one coin.
   *[other] Used once. Unused at the end, it is worth { $coins } coins.
}
explain-flag = The guests of this nation leave all hotels, and new ones from there land.
explain-flag-past = This plane has left.
explain-flag-mine = { $count ->
    [0] It empties none of your rooms.
    [one] It empties one of your rooms.
   *[other] It empties { $count } of your rooms.
}
explain-holiday = Holiday: twice as many tourists as the card says.
explain-pools = { $count ->
    [one] Every swimmer you house pays the number on the lifebelt.
   *[other] Every swimmer you house pays the number on the lifebelt { $count } times.
}
explain-tie = It moves on by one player after every round.
explain-money = The others do not see it. The most money after twelve rounds wins.

guide-price = All lay one card at once. The upper number is your bid: the highest builds first. The lower one is your room price: the cheapest hotel houses first.
guide-build = A lit tile costs your bid. Point at it, or hold it, to read what it does. You may pass and keep your money.
guide-cover = The suite doubles what guests pay in its room. Put it where somebody moves in often.
guide-house = Take tourists one by one, all from one group. The plane in a room shows the round in which its guest flies home.
guide-room = Every lit room shows what this tourist would bring there. Next to a celebrity and in a suite they pay double.
guide-flags = See the stamps above: when its flag comes up, a nation flies home. Until then its rooms stay taken and pay nothing more.
guide-used = Eleven cards for twelve rounds: a card that built or housed is used up; if it did neither, it comes back.
guide-ahead = While the others decide, you may already choose your card for the next round: click it. Click again to take it back.
guide-full = Your hotel is nearly full. The grey card, the day off, sends guests of up to two rooms home and always comes back.
guide-special = A special tile hangs above your hotel. Use it once, or keep it for a few coins at the end.
guide-holiday = A holiday: twice as many tourists. A dearer card may still find guests today.

## Hints: what to look at
about-price = { $tourists ->
    [one] One tourist arrives
   *[other] { $tourists } tourists arrive
 } and you have { $rooms ->
    [one] one empty room
   *[other] { $rooms } empty rooms
 }: a low price lets you choose sooner, a high one pays more.
about-price-card = Think about this card: { $card }.
about-keep-card = Think about whether your card is better as it is.
about-tile = Look at what is on offer: { $tile }.
about-no-tile = Compare what is on offer with what your bid would cost you.
about-group = Look at group { $group }: { $kind }.
about-room = Look at this room: { $room }.
about-enough-guests = Count the rooms you will want free next round.
about-used-cards = Look at the price cards you have used up.

# The lesson: at most 40 words a step.
lesson-aim = The most money after twelve rounds wins. You start with these 25 coins. Guests bring you money; tiles, the parts you add to your hotel, cost money. In the end only coins count.
lesson-flight = Each round a plane brings tourists from one country; once they move in, they are guests. First, earlier guests from that country leave every hotel. The flags show all twelve rounds, so you know how long guests will stay.
lesson-card = Everyone secretly lays one of their eleven cards. Lay 14/8: a bid of 14 for a tile, and a room price of 8 for each new guest. High bids buy first, but low prices take tourists first.
lesson-bids = The highest bidder may buy one tile for their bid, if they can pay; passing is free. Your rival Bellhop C bid 18 and passes: you are next. With equal bids or prices, the tie-break card shows who goes first.
lesson-pool = Buy the pool for your 14. From now on, a swimmer who moves in pays extra: the number they show, for every pool you own, never doubled. A new pool also pays at once, for swimmers already in your hotel.
lesson-house = Now the lowest price goes first: yours, 8. Take any number of tourists, but from one group only. A rich tourist pays double; nobody ever pays more than double the room price. Take the rich one into room 1.
lesson-kinds = Take the lover into room 2, the swimmer into room 3. Two lovers, even from different countries, may share a room; both pay, and both leave when either flag comes up. Guests beside, above or below a celebrity pay double.
lesson-paid = You may leave tourists for the next player; those nobody takes fly home. Finish now. Each new guest pays once, on moving in: 16, 8, and 8 + 2 for the pool. After that they just occupy the room.
lesson-used = If you bought a tile or took tourists, your card is used up, like your 14/8. Bellhop C did neither, so that card came back. Mind which cards you spend: eleven must last twelve rounds.
lesson-leave = Your Norwegian guests leave when their flag comes up again, in round 8. Hotel full? Lay the grey day-off card: you buy nothing and take nobody, but may send up to two of your guests home. It always comes back.
lesson-tiles = Other tiles: extra rooms; suites, laid on rooms, where guests pay double. Special tiles work once: swap your laid card for one in hand, send home two of your guests, take back two used cards. Any left over pays 3.
lesson-end = Rounds 6 and 12 are holidays: twice as many tourists arrive. From round 10 no new tiles come, but old ones stay for sale. After round 12 the most money wins; in a tie, the player with more empty rooms.
samoa-others = The other hotels


# What to do instead of what a paragraph forbids; $asked is the key of the open question.
instead-SAM-14 = Wait: another player is asked first.
instead-SAM-23 = Lay a price card from your hand.
instead-SAM-26 = Buy one of the tiles on the table, or pass.
instead-SAM-33 = Choose waiting tourists from one group only, or finish.
instead-SAM-35 = { $asked ->
    [room] Choose an empty room.
   *[other] You have no room for them: choose somebody else, or finish.
}
instead-SAM-39 = On your day off you house nobody: send guests home, or finish.
instead-SAM-40 = Choose a room whose guests you send home, or finish.
instead-SAM-60 = Lay the suite on one of your own rooms.
instead-SAM-67 = Choose a card from your hand, or keep the one you laid.
instead-SAM-68 = You need a send-home tile for that. House tourists, or finish.
instead-SAM-69 = Choose a used card to take back; without one, keep the tile.
instead-SAM-76 = Your bid is more than your money: you can only pass.
instead-SAM-83 = Lovers share only with one other lover: choose an empty room.
instead-SAM-89 = { $asked ->
    [cover] There is a suite already: choose another room.
   *[other] All your rooms are suites: buy another tile, or pass.
}
instead-SAM-96 = Guests are sent home before anybody moves in: house more, or finish.
instead-SAM-98 = Use a take-back tile first, then choose two used cards.

# At a glance.
glance-aim = Most money after twelve rounds wins. You earn it by letting rooms and spend it on building.
glance-flight = A plane lands. Guests of its country leave all hotels, then new ones arrive. The flags show all twelve rounds.
glance-card = Everyone secretly lays one card. Above is your bid for building, below the price of your rooms.
glance-build = The highest bid goes first: buy one tile for your bid, or pass.
glance-house = The lowest price goes first: take as many guests as you like, from one group only.
glance-pay = Each new guest pays your price once. Rich guests, suites and a celebrity next door double it; pools add a swimmer’s number.
glance-end = After round 12 the game is over. An unused special tile is worth 3. A tie goes to more empty rooms.
glance-wrong-1 = Guests pay once, when they move in. Later rounds bring nothing more.
glance-wrong-2 = You take guests from one group, never from two.
glance-wrong-3 = A card that built or housed is used up; otherwise it comes back.
glance-wrong-4 = Nobody pays more than double, not even a rich guest in a suite.
glance-wrong-5 = The money of this round’s guests comes too late for this round’s tile.

gallery-kinds = Tourists
gallery-tiles = Building tiles
