# Hotel Samoa in English.
game = Hotel Samoa
option-flags = Flags
option-flags-sorted = sorted: every nation lands once in each four rounds
option-flags-unsorted = unsorted: any order without equal neighbours

action-lay = lay { $card }
action-swap = put { $card } in the place of your card
action-keep = keep the card you laid
action-buy = buy { $tile }
action-cover = lay the suite on room { $room }
action-pass = pass, buy nothing
action-send-home = send the guests of room { $room } home
action-pick = group { $group }: { $kind }
action-house = into room { $room }
action-done = finish
action-take-back = use a take-back tile now, then go on
action-retrieve = take back { $card }
action-flag = the flag of { $nation } is laid
action-tie-card = the tie-break card lies before { $seat }
action-tile = { $tile } is turned up
action-flight = tourist card { $tourist-card } is turned up
action-arrive = { $kind } arrives

prompt-price = Lay a price card face down: your bid for building, and the price of your rooms.
prompt-swap = All cards are open. You may use a swap tile to lay another one.
prompt-build = Buy a tile for your bid, or pass.
prompt-cover = Lay the suite on one of your rooms.
prompt-house = { $taken-from ->
    [0] Choose a tourist to house, or finish. All must come out of one group.
   *[other] Choose the next tourist out of group { $taken-from }, or finish.
}{ $may-send ->
    [0] {""}
    [one] {" "}Your tile may send home the guests of one more room first.
   *[other] {" "}Your tile may send home the guests of { $may-send } rooms first.
}
prompt-room = Which room is for the tourist of group { $group }: { $kind }?
prompt-day-off = Your staff has its day off. { $may-send ->
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
event-tie-card = The tie-break card lies before { $seat }.
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
card-off = the day off

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
board-legend = JP-NO: two lovers   *: new in this round   till 9: leave with the flag of round 9
