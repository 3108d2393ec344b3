# The page around the games, in English.

## The house
motto = Five hotel games, one roof
hello = Come in, pick a window, and the bots will be seated before your coffee gets cold.
footer = Free and open. Your games are yours: download any of them. Fan-made, not affiliated with any publisher.
nav = Pages
nav-lobby = Lobby
nav-replays = Replays
nav-rules = Rules
nav-provenance = Where the numbers come from
nav-sources = Sources
nav-settings = Settings
no-such-page = There is no room at this address.
loading = One moment…
close = Close
cancel = Cancel
save = Save
saved = Saved.
send = Send
language = Language
menu = Menu

## Games
game-samoa = Hotel Samoa
game-amsterdam = Hotels of Amsterdam
game-overbooking = Overbooking
game-maui = Maui
game-austria = Grand Austria Hotel
tagline-samoa = Bid high to build, charge little to fill your rooms.
tagline-amsterdam = By day a museum, by night a bar: steer the tourists.
tagline-overbooking = The king invites everyone. The inns are small.
tagline-maui = Towel next to towel, close to the waves but not too close.
tagline-austria = Coffee, strudel and twelve dice for the Emperor’s visit.
players = Players
minutes = { $count } min
weight-1 = light
weight-2 = medium
weight-3 = heavy

## Lobby
my-games = My games
my-turns = { $count ->
    [one] { $count } waiting for you
   *[other] { $count } waiting for you
}
all-games = Show all { $count } games
fewer = Show fewer
your-turn = Your turn
finished = Finished
waits-for-players = Waiting for players
waits-for = { $count ->
    [0] The bots are thinking
   *[other] Waiting for { $names }
}
take-seat = Take your seat
look-in = Watch
look-again = View again
played = Games you have played
played-all = All your games
played-study = Analysis
played-replay = Replay
played-last = Analyse your last game
played-ended = Ended early
start-game = Start a game
bots = Bots
level-1 = Bellhop
level-2 = Porter
level-3 = Receptionist
level-4 = Concierge
level-5 = Director
level-of-bots = Level of the bots
level-is-1 = Plays on instinct and often slips up.
level-is-2 = Plays the move that looks best, without looking ahead.
level-is-3 = Looks a few moves ahead.
level-is-4 = Looks far ahead.
level-is-5 = Thinks about every move for several seconds: the strongest we have.
level-beats = Finishes ahead of { $below } in { $percent } % of games.
level-beaten = You have beaten { $level }.
level-next = Play { $level }
level-best = Beaten: { $level }
bot-greedy = Greedy bot
bot-random = Random bot
play-bots = Play bots now
starting = The bots sit down…
make-table = Make a table
open-tables = Open tables
open-count = { $count ->
    [one] { $count } looking for players
   *[other] { $count } looking for players
}
no-open-tables = No tables are looking for players right now. Make one, and you can list it here.
sit-down = Sit down
watch-tables = Games to watch
watch = Watch
have-key = A friend sent you a key?
key-example = Paste the link here
enter = Enter
guest-name = Guest

## A new table and its waiting room
new-table = New table: { $game }
seats = Seats
seat = Seat
seats-explained = Each friend gets their own link in the next step. Everyone in the lobby can see the open seats of a listed table.
seat-me = { $name } (me)
seat-open = Open to anyone
seat-reserved = Kept for a friend
seat-asked = Bot { $name }: waiting for an answer
seat-program = External bot { $name }
seat-local = Someone at this screen
seat-bot = bot
seat-bot-level = Bot { $level }: { $name }
seat-away = away
seat-thinks = thinking…
you = you
name = Name
options = Options
usual = (usual)
clock = Clock
clock-none = No clock
clock-live = { $minutes } min each, plus { $increment } s per turn
clock-turn = { $minutes } min per move
clock-days = { $count ->
    [one] one day per move
   *[other] { $count } days per move
}
picks = Pick the set-up by hand
picks-count = { $count ->
    [0] everything at random
   *[other] { $count } picked
}
picks-why = Anything you don’t pick is drawn at random when the game begins. Everyone at the table sees what was picked.
pick-drawn = drawn at random
picks-none = Draw everything at random
switches = Who may see it
switch-listed = List it in the lobby
switch-listed-why = Everyone can see that this table exists.
switch-watchable = Let others watch
switch-watchable-why = Anyone with the link may watch, and a listed game is shown in the lobby. Hands stay hidden.
switch-chat = Chat
chat-friends = for friends
chat-all = for all players
chat-off = off
seating = Seats in a rematch
seating-on = Everyone moves up one seat
seating-stay = Everyone stays put
seating-random = Drawn at random
seating-loser = The loser sits first
waiting-title = The table is set
waiting-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
waiting-ready = Everyone is here. Start when you like.
waiting-owner = Everyone is here. The host starts the game.
start = Start the game
stand-up = Stand up
close-table = Close the table
close-table-why = It disappears for everyone, and nobody can join it any more.
invite = Invite
invite-link = Invitation link
invite-explained = The first person to open this link takes this seat. It works once.
copy = Copy
copied = Copied
qr = QR code for the link
invited = You are invited
invited-explained = A friend has kept a seat for you. Nothing to sign up for: a name is enough.

## The table
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
table-zoom = Zoom in
table-ahead = Chosen in advance: { $action }
table-you-won = You have won!
table-won = { $count ->
    [1] { $names } has won.
   *[other] { $names } share the victory.
}
table-waits-for = Waiting for { $names }
panel-first = Choose first
panel-all = All { $count } actions in words
panel-short = Fewer words
why-title = Why not
why-asking = Asking the rules…
why-not = Not now:
why-allowed = Nothing forbids it right now.
why-rule = The rule
rule-link = Read more in the rules
points = { $count ->
    [one] point
   *[other] points
}
log = Log
log-since = since your last move
log-find = show it on the board
panel-chains = Several at once
set-forced = Answer for me when only one answer is possible
set-keys = Keyboard shortcuts at the table; “?” lists them
keys = Keyboard shortcuts
key-choice = make a choice: first to ninth
key-confirm = confirm the proposed move
key-end = end the turn, finish or pass
key-undo = undo
key-all = all actions in words
key-again = what happened
key-pieces = from piece to piece
key-zoom = zoom in, zoom out
key-escape = clear the selection, close
key-card = this card
keys-off = You can turn keyboard shortcuts off in the settings.
finale-place = { $place ->
    [1] You came first, { $own } to { $other }.
    [2] You came second, { $own } to { $other }.
    [3] You came third, { $own } to { $other }.
    [4] You came fourth, { $own } to { $other }.
    [5] You came fifth, { $own } to { $other }.
   *[other] You came sixth, { $own } to { $other }.
}
finale-all = Total
finale-link = Copy the link
finale-picture = Picture
log-set-up = { $count ->
    [one] Set-up: one line
   *[other] Set-up: { $count } lines
}
seat-you = You
finale-why = Which turn decided it?
sounds = Sounds
set-volume = Sound volume
did-started = The game begins.
did-undone = { $name } takes a move back.
did-undo-asked = { $name } asks to take a move back.
did-undo-answered = { $agree ->
    [yes] { $name } agrees.
   *[no] { $name } does not agree.
}
did-timed-out = { $name } has run out of time.
did-left = { $name } has left the table.
did-returned = { $name } is back.
did-gave-up = { $name } gives up the game.
did-voted = { $choice ->
    [bot] { $name } votes to let a bot play for { $about }.
    [end] { $name } votes to end the game.
   *[wait] { $name } votes to wait for { $about }.
}
did-hinted = { $strength ->
    [area] { $name } gets a hint: what matters now.
    [kind] { $name } gets a hint: the kind of action.
   *[move] { $name } gets a hint: the move.
}
did-declined = { $name } does not want to play here.
did-rematched = A new table is set for a rematch.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something to the table
seat-account = account
seat-account-explained = This name belongs to an account; no guest can use it.
mute = Mute
muted = { $name } is muted.
unmute = Unmute
reconnecting = Connection lost. Reconnecting…
catching-up = { $count ->
    [one] { $count } more move to show
   *[other] { $count } more moves to show
}
skip = Skip
you-are-away = You have left this seat.
come-back = Come back
has-left = { $name } has left. What now?
is-late = { $name } has run out of time. What now?
is-silent = { $name } has not answered for a day. What now?
vote-wait = Wait
vote-bot = Let a bot play on
vote-end = End the game
asks-undo = { $name } would like to take a move back.
undo-asked = The others were asked whether the move may be taken back: { $agreed } of { $all } agree.
ask-undo = Ask to take a move back
agree = Agree
refuse = No
leave-game = Leave the game
give-up = Give up
give-up-why = The game ends here. You will find it among the replays.
hand-over = Pass the screen
hand-over-to = { $name } is next
i-am = I am { $name }
ended-by-vote = The players have ended this game.
where-from = Where the points come from
rematch = Rematch
to-rematch = To the rematch
frozen = The rules have changed since this game began, so it cannot go on. You can still read its log.
guide-title = Hint
guide-understood = Got it
guide-off = No more hints

## People at one table
your-clock = Your clock
clock-delay = { $minutes } min each, first { $delay } s of a turn free
time-out = When time runs out
time-out-vote = The others decide
time-out-bot = A bot plays on
time-out-loses = The player loses
seat-left = left
seat-late = out of time
seat-gone = away since { $at }
seat-lost = { $why ->
    [time] lost on time
   *[resigned] resigned
}
you-lost = { $why ->
    [time] Your time is up: you have lost. A bot plays on for you.
   *[resigned] You have resigned. A bot plays on for you.
}
you-are-late = { $others ->
    [0] Your time is up. You can still move.
   *[other] Your time is up. The others decide what happens now; until then you can still move.
}
bot-plays-for-you = { $late ->
    [yes] Your time is up: a bot plays for you.
   *[no] A bot plays for you.
}
you-left-short = You have left
you-lost-short = You have lost
votes-needed = { $count ->
    [one] { $count } vote decides.
   *[other] { $count } votes decide.
}
undo-refused = { $name } does not agree to take the move back.
undo-of = { $name }: undo
leave-why = The others decide what happens to your seat. You can come back while the game is running.
resign = Resign
resign-why = You lose this game. It is kept with its result, and you can analyse it.
lost-by = { $why ->
    [time] { $name } lost on time.
   *[resigned] { $name } resigned.
}
did-resigned = { $name } resigns.
did-renamed = A player has a new name: { $name }.
did-set-up = The host has changed the table.
did-rematch-answered = { $agree ->
    [yes] { $name } would like a rematch.
   *[no] { $name } does not want a rematch.
}
watchers = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
watchers-short = { $count ->
   *[other] watching
}
rematch-offered-short = Rematch?
rematch-offered = { $count ->
    [1] { $names } would like a rematch.
   *[other] { $names } would like a rematch.
}
rematch-accept = Play again
rematch-decline = No, thanks
rematch-waits = { $count ->
    [0] Waiting for the others.
   *[other] Waiting for { $names }. The game starts when everybody has agreed.
}
rematch-now = Make the table now
rematch-withdraw = Withdraw
rematch-declined = You have declined the rematch.
call-me = What should the others call you?
call-me-first = First say what the others should call you.
set-up = Change the table
table-full = Every seat is taken. Ask the host for a place, or watch if the table allows it.
you-were-removed = The host has given your seat away. To sit down again, ask for a new link.
invite-local = This link only works on this machine. To let others in, stop the server and open it to your network:
invite-local-installed = or, if you installed it with pip:
copy-by-hand = Your browser blocked the copying. Select the link and copy it yourself.
invited-by = { $name } has kept a seat for you.
invited-name = Nothing to sign up for: a name is enough.
refused-removed = The host has given your seat away. Ask for a new link.
refused-lost = You have lost this game already. You can watch it to the end.
refused-out-of-time = Your time is up and a bot plays on. You can watch.
refused-only-bots = You are the only person here. Give up the game instead.

## Hints against bots
hint-ask-area = Hint
hint-ask-kind = Hint: what to do?
hint-ask-move = Hint: which move?
hint-thinking = Thinking…
hint-noted = Hints are noted in the game record.
with-hint = { $strength ->
    [area] With a hint: what matters
    [kind] With a hint: the kind of action
   *[move] With a hint: the move
}

## Replays
replay = Replay
replay-status = Move { $step } of { $total }
to-first = To the beginning
step-back = One move back
step-on = One move on
to-last = To the end
run = Play
pause = Pause
step-of-game = Move of the game
seen-by = Seen by
all-open = All open
download-record = Download the record
share-step = Link to this move
open-record = Open a record file
open-record-why = Any game you have downloaded, from here or from the command line.
not-a-record = This file is not a game record.
no-finished-games = You have not finished a game yet.

## Rules and provenance
rules-numbered = Every rule has a number, and every “not now” leads to its paragraph.
rules-with-notes = Show the rules with reasons and files, for contributors
rules-for-players = Show the rules for players
learn-five = Learn · 5 minutes
learn-title = First game
learn-you = Guest
glance-title = At a glance
glance-part-aim = The aim
glance-part-turn = A turn in pictures
glance-part-score = What scores
glance-part-end = The end
glance-wrong = Five things people get wrong
glance-show = Show it
glance-name = Anna
legend = Legend
legend-here = On this table
legend-search = Search
gallery = All cards and pieces
learn-chapter = First game, chapter { $number } of { $count }
learn-step = Step { $number } of { $count }
learn-leave = Leave
learn-back = Back
learn-next = Next
learn-show = Show me
learn-play-on = Play on from here
learn-next-chapter = Next chapter
learn-other = You may do that in a game. For now, try this: { $action }.
learn = Learn it by playing
search-rules = Search the rules
contents = Contents
found = { $count ->
    [one] { $count } paragraph
   *[other] { $count } paragraphs
}
provenance-intro = Every number in a game is in a table that says where it comes from. Where no source gives a number, we worked it out so that the game plays as it should; such numbers may differ from the printed game.
source-rulebook = rulebook
source-rulebook-why = printed in the rules
source-publication = publication
source-publication-why = named in reviews, articles or play reports
source-reconstructed = reconstructed
source-reconstructed-why = worked out by us
numbers = { $count ->
    [one] { $count } number
   *[other] { $count } numbers
}
all-tables = { $count ->
    [one] { $count } table
   *[other] All { $count } tables
}
table-name = Table
count = Numbers
source = Source

## Settings
set-language = Language
set-theme = Theme
theme-auto = match system
theme-light = light
theme-dark = dark
theme-to-dark = Dark theme
theme-to-light = Light theme
set-speed = Animation
speed-off = off
speed-fast = fast
speed-normal = normal
speed-slow = slow
set-confirm = Confirm moves on the board
confirm-never = never
confirm-touch = when I tap
confirm-always = always
set-sound = Bell on my turn
set-notices = Browser notification on my turn
set-hints = Hints in my first games
who-you-are = Who you are
your-name = Your name
account-explained = You are playing as a guest. With a name and a password you can reach your games from other devices.
account-signed-in = You have an account. Its name, to sign in with elsewhere: { $name }
account-name = Account
password = Password
password-explained = At least 10 characters.
register = Create an account
sign-in = Sign in
sign-in-anyway = Sign in anyway
games-left-behind = { $count ->
    [one] You have a game as a guest. If you sign in, you leave it for good. With a new account you keep it.
   *[other] You have { $count } games as a guest. If you sign in, you leave them for good. With a new account you keep them.
}
sign-out = Sign out
signed-out = You are signed out.
password-old = Current password
password-new = New password
password-change = Change password
password-changed = Password changed. Every other device is signed out.
sign-out-others = Sign out everywhere else
signed-out-others = Every other device and program is signed out.

## When the server says no
refused-fault = Something went wrong. Try again.
refused-no-connection = The server cannot be reached. Trying again…
refused-too-fast = That was too fast. Wait a moment.
refused-too-many-sockets = You have too many tabs or devices connected. Close some of them.
refused-house-full = The server has no room for another connection. Try again later.
refused-stale = The game has moved on. This is where it is now.
refused-illegal = The rules do not allow this now.
refused-not-your-turn = It is not your turn.
refused-not-your-seat = This is not your seat.
refused-nothing-to-undo = Nothing can be taken back: something was revealed, or somebody else has moved.
refused-already-asked = Somebody has asked already.
refused-no-such-table = There is no such table, or it is private.
refused-no-such-game = There is no such game.
refused-not-yours-to-see = This game is not open to others.
refused-seat-taken = This seat is taken.
refused-already-seated = You have a seat here already.
refused-invite-only = This seat is kept for a friend with a link.
refused-dead-link = This link has been used or withdrawn. Ask for a new one.
refused-seats-open = Some seats are still free.
refused-nobody-sits-here = Only bots would play. Take a seat yourself, or keep one for somebody.
refused-already-started = The game has begun.
refused-not-started = The game has not begun.
refused-over = The game is over.
refused-closed = The host has closed this table.
refused-others-play = Other people are playing this game. Leave it, and they can go on.
refused-away = You have left this seat: come back first.
refused-chat-closed = Chat is closed at this table.
refused-frozen = The rules have changed since this game began. Ask the people who run the server.
refused-bad-set-up = This set-up does not work. Change the number of players or the options.
refused-bad-clock = That clock setting is not possible. Choose another one.
refused-not-owner = Only the person who made the table can do this. Ask them.
refused-nobody-absent = Nobody is away. You can vote once somebody has left or run out of time.
refused-not-away = You are at the table already. Just play on.
refused-already-left = You have left already. You can come back while the game is running.
refused-not-yours-to-decide = The others at the table decide this.
refused-no-such-seat = There is no such seat here. Reload the page.
refused-no-such-bot = There is no such bot here. Choose another one.
refused-no-such-page = There is no such page here. Go back to the lobby.
refused-already-made = The new table is there already. Reload the page to find it.
refused-too-many-games = This bot already plays at too many tables. Ask another one, or try again later.
refused-too-many-tables = Too many tables are open here. Close the page and open only those you need.
refused-empty = There is nothing to send. Write something first.
refused-already-an-account = You already have an account. Sign out to create another one.
refused-too-large = That is too large. Make it smaller, or choose another file.
refused-malformed = The server could not read this. Check what you have entered, or reload the page.
refused-unknown = The page and the server do not understand each other. Reload the page.
refused-bad-host = Wrong address: open the one that the server printed when it started.
bad-host-explained = This server does not know the name { $host }. If it is yours, start it as shown below; if not, use the address that it printed when it started.
refused-foreign-origin = This page does not belong to this server. Open the server’s own address.
refused-no-origin = Your browser hides which page this comes from. Allow it to say so, or try another browser.
refused-unreadable = The page and the server do not understand each other. Reload the page.
refused-not-json = The page and the server do not understand each other. Reload the page.
refused-wrong-method = The page and the server do not understand each other. Reload the page.
refused-sign-in-first = Enter a name first.
refused-not-with-a-token = A token can only play. Sign in to do this.
refused-wrong-name-or-password = Wrong name or password.
refused-wrong-password = The current password is wrong. Nothing was changed.
refused-no-account = You are playing as a guest and have no password. Create an account first.
refused-name-taken = This name belongs to an account, or looks too much like one. Choose another one.
refused-private-game = This game is private. You can only let people watch before it starts.
refused-bad-name = A name needs 1 to 24 characters, and not only spaces. Choose another one.
refused-weak-password = Too short or too common: use at least 10 characters that nobody would guess.
refused-rules-changed = This game was played by another version of the rules. Open it with that version.
refused-broken-record = This record is damaged or has been changed.
refused-busy = The server is busy. Try again in a moment.
refused-only-against-bots = Hints are only given when all your rivals are bots.
refused-not-over = You can only do this when the game is over.
refused-log-full = The log of this table is full. You can still play to the end.
refused-queue-full = Too many games are waiting to be analysed. Try again later.
refused-no-such-study = This analysis is not kept here any more. Start it again.
refused-no-such-position = The game has no such position. Reload the page.

## The house in a browser, without a server

pocket-opening = Opening the house…
pocket-loading = { $here } of { $all } MB
pocket-why = This is downloaded once. After that it opens without a network.
pocket-failed = The house could not be opened. Check the connection and try again. It needs a browser from 2023 or newer.
pocket-again = Try again
pocket-alone = Your games are kept in this browser. Playing with people elsewhere and ratings need a server.
pocket-levels = Levels 4 and 5 think too long for a browser.
pocket-games = Your games
pocket-games-why = They are kept in this browser only. Save them to a file to take them to another one.
pocket-save = Save all games
pocket-bring = Load saved games
pocket-brought = { $count ->
    [0] All of these games are already here.
    [one] { $count } game added.
   *[other] { $count } games added.
}
pocket-update = A new version is ready.
pocket-update-go = Restart now
pocket-update-later = Later
refused-storage-full = This browser has no room left, so nothing was changed. Free some space, then try again.
refused-needs-server = This needs a server. Here you play against bots or on one screen.
refused-broken-file = This is not a file of saved games.
take-along = Take the house with you
take-along-why = On the train or without a network?
