# The page around the games, in English.
close = Close
points = { $count ->
    [one] point
   *[other] points
}
log = Log
log-since = since your last move
panel-first = First choose
panel-all = Show all { $count } actions
panel-steps = Choose in two steps
why-title = Why not
why-asking = Asking the rules…
why-not = Not now:
why-allowed = Nothing forbids it now.
table-board = Board
table-decision = Your decision
table-players = Players
table-all-actions = All legal actions
table-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
table-undo = Undo
table-again = What happened
table-other = Something else
table-waits-for = Waiting for { $names }
seat-bot = bot
seat-away = away
seat-thinks = thinking…
guide-title = Hint
guide-understood = Got it
guide-off = No more hints
nav-lobby = Lobby
