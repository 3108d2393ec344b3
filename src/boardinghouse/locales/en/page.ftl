# The page around the games, in English.

## The house
motto = Five hotel games, one roof
hello = Come in, pick a window, and the bots will be seated before your coffee is cold.
footer = Free and open. Your games are yours: download any of them. Fan-made, not affiliated with any publisher.
nav = Pages
nav-lobby = Lobby
nav-replays = Replays
nav-rules = Rules
nav-provenance = Where the numbers come from
nav-sources = Sources
nav-settings = Settings
no-such-page = There is no such room in this house.
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
tagline-samoa = Bid dear to build, let rooms cheap to fill them.
tagline-amsterdam = By day a museum, by night a bar: steer the tourists.
tagline-overbooking = The king invites everyone. The inns are small.
tagline-maui = Towel next to towel, close to the waves but not too close.
tagline-austria = Coffee, strudel and twelve dice for the Emperor’s visit.
players = Players
minutes = { $count } min
weight-1 = light
weight-2 = medium
weight-3 = rich

## Lobby
my-games = My games
my-turns = { $count ->
    [one] { $count } waits for you
   *[other] { $count } wait for you
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
look-again = Look at it again
played = Games you have played
played-all = All your games
played-study = Study
played-replay = Replay
played-last = Study your last game
played-ended = Ended early
start-game = Start a game
bots = Bots
level-1 = Bellhop
level-2 = Porter
level-3 = Receptionist
level-4 = Concierge
level-5 = Director
level-of-bots = Level of the bots
level-is-1 = Plays by eye and slips every third move.
level-is-2 = Plays the move that looks best, without looking ahead.
level-is-3 = Looks a few moves ahead.
level-is-4 = Looks far ahead.
level-is-5 = Thinks for seconds about every move: the strongest we have.
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
    [one] { $count } looks for players
   *[other] { $count } look for players
}
no-open-tables = No table is looking for players just now. Make one, and it can be listed here.
sit-down = Sit down
watch-tables = Games to watch
watch = Watch
have-key = A friend sent you a key?
key-example = Paste the link here
enter = Enter
guest-name = Guest

## A new table and its waiting room
new-table = A table of { $game }
seats = Seats
seat = Seat
seats-explained = Friends come with a link of their own, made in the next step. Open seats show in the lobby for everybody.
seat-me = { $name } (me)
seat-open = Open for anybody
seat-reserved = Kept for a friend
seat-asked = { $name }, a bot, is asked
seat-program = Bot { $name }, from elsewhere
seat-local = Somebody at this screen
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
clock-live = { $minutes } min each, { $increment } s per turn
clock-turn = { $minutes } min per answer
clock-days = { $count ->
    [one] one day per answer
   *[other] { $count } days per answer
}
picks = Pick the set-up by hand
picks-count = { $count ->
    [0] everything is drawn
   *[other] { $count } picked
}
picks-why = What you do not pick is drawn at random when the game begins. Everybody at the table sees what was picked.
pick-drawn = drawn at random
picks-none = Draw everything
switches = Who may see it
switch-listed = List it in the lobby
switch-listed-why = Everybody sees that this table exists.
switch-watchable = Let others watch
switch-watchable-why = Anyone with the link may watch, and a listed game is shown in the lobby. Hands stay hidden.
switch-chat = Chat
chat-friends = for friends
chat-all = for all players
chat-off = off
seating = Seats in a rematch
seating-on = Everybody moves on by one
seating-stay = Everybody stays
seating-random = Drawn at random
seating-loser = Who lost sits first
waiting-title = The table is set
waiting-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
waiting-ready = Everybody is here. Start when you like.
waiting-owner = Everybody is here. The host starts the game.
start = Start the game
stand-up = Stand up
close-table = Close the table
close-table-why = It disappears for everybody, and nobody can sit down any more.
invite = Invite
invite-link = Link of the invitation
invite-explained = The first person to open this link takes this seat. It works once.
copy = Copy
copied = Copied
qr = QR code of the link
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
table-zoom = Look closer
table-ahead = Chosen for the next time: { $action }
table-you-won = You have won!
table-won = { $count ->
    [1] { $names } has won.
   *[other] { $names } share the victory.
}
table-waits-for = Waiting for { $names }
panel-first = First choose
panel-all = All { $count } actions in words
panel-short = Fewer words
why-title = Why not
why-asking = Asking the rules…
why-not = Not now:
why-allowed = Nothing forbids it now.
why-rule = The rule
rule-link = Read on in the rules
points = { $count ->
    [one] point
   *[other] points
}
log = Log
log-since = since your last move
log-find = show it on the board
panel-chains = Several at once
set-forced = Answer for me when only one answer is possible
set-keys = Single keys at the table; “?” shows them
keys = Keys
key-choice = take a choice: the first to the ninth
key-confirm = confirm the proposed move
key-end = end the turn, finish or pass
key-undo = undo
key-all = all actions in words
key-again = what happened
key-pieces = from piece to piece
key-zoom = look closer, look from farther
key-escape = forget what is chosen, close
key-card = this card
keys-off = You can switch single keys off in the settings.
finale-place = { $place ->
    [1] You came first, { $own } to { $other }.
    [2] You came second, { $own } to { $other }.
    [3] You came third, { $own } to { $other }.
    [4] You came fourth, { $own } to { $other }.
    [5] You came fifth, { $own } to { $other }.
   *[other] You came sixth, { $own } to { $other }.
}
finale-all = All together
finale-link = Copy the link
finale-picture = Picture
log-set-up = { $count ->
    [one] Set-up: one line
   *[other] Set-up: { $count } lines
}
seat-you = You
finale-why = Which turn decided it?
sounds = Sounds
set-volume = Volume of the sounds
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
did-gave-up = { $name } gives the game up.
did-voted = { $choice ->
    [bot] { $name } would let a bot play for { $about }.
    [end] { $name } would end the game.
   *[wait] { $name } would wait for { $about }.
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
unmute = Hear again
reconnecting = The connection is lost. Coming back…
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
undo-asked = The others are asked whether the move may be taken back: { $agreed } of { $all } agree.
ask-undo = Ask to take a move back
agree = Agree
refuse = No
leave-game = Leave the game
give-up = Give up
give-up-why = The game ends here. It is kept among the replays.
hand-over = Hand over
hand-over-to = { $name } is next
i-am = I am { $name }
ended-by-vote = The players have ended this game.
where-from = Where the points come from
rematch = Rematch
to-rematch = To the rematch
frozen = The rules have changed since this game began; it cannot be played on. Its log stays.
guide-title = Hint
guide-understood = Got it
guide-off = No more hints

## People at one table
your-clock = Your clock
clock-delay = { $minutes } min each, { $delay } s free per turn
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
leave-why = The others decide what happens to your seat. You can come back as long as the game runs.
resign = Resign
resign-why = You lose this game. It is kept with its result, and you can study it.
lost-by = { $why ->
    [time] { $name } lost on time.
   *[resigned] { $name } resigned.
}
did-resigned = { $name } resigns.
did-renamed = { $name } has a new name.
did-set-up = The host has changed the table.
did-rematch-answered = { $agree ->
    [yes] { $name } would like a rematch.
   *[no] { $name } does not want a rematch.
}
watchers = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
watchers-short = watching
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
rematch-now = Make the table without waiting
rematch-withdraw = Withdraw
rematch-declined = You have declined the rematch.
call-me = What should the others call you?
call-me-first = First say what the others should call you.
set-up = Change the table
table-full = Every seat is taken. Ask the host for a place, or watch if the table allows it.
you-were-removed = The host has given your seat away. With a new link from the host you can sit down again.
invite-local = This link works on this machine only. To let others in, close the house and open it to your network:
invite-local-installed = or, if you installed it with pip:
copy-by-hand = The browser does not let us copy. Select the link and copy it yourself.
invited-by = { $name } has kept a seat for you.
invited-name = Nothing to sign up for: a name is enough.
refused-removed = The host has given your seat away. Ask for a new link.
refused-lost = You have lost this game already. You can watch it to the end.
refused-out-of-time = Your time is up and a bot plays on. You can watch.
refused-only-bots = Only bots play with you. Give the game up instead.

## Hints against bots
hint-ask-area = Hint
hint-ask-kind = Hint: what kind?
hint-ask-move = Hint: which move?
hint-thinking = Thinking…
hint-noted = Hints are noted in the record of the game.
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
not-a-record = This file is not the record of a game.
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
provenance-intro = Every number of a game is in a table that says where it comes from. What no source gives us we have worked out ourselves so that the game plays as it should; such numbers need not agree with the printed game.
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
account-explained = You play as a guest. With a name and a password your games can be reached from other devices.
account-signed-in = You have an account. Its name, to sign in with elsewhere: { $name }
account-name = Account
password = Password
password-explained = At least 10 characters.
register = Create an account
sign-in = Sign in
sign-in-anyway = Sign in all the same
games-left-behind = { $count ->
    [one] You play a game as a guest. If you sign in, you leave it for good: it does not come with you. With a new account you keep it.
   *[other] You play { $count } games as a guest. If you sign in, you leave them for good: they do not come with you. With a new account you keep them.
}
sign-out = Sign out
signed-out = You are signed out.
password-old = Present password
password-new = New password
password-change = Change the password
password-changed = The password is changed, and every other device is signed out.
sign-out-others = Sign out everywhere else
signed-out-others = Every other device and program is signed out.

## When the server says no
refused-fault = Something went wrong. Try it once more.
refused-no-connection = The server cannot be reached. Trying again…
refused-too-fast = That was too fast. Wait a moment.
refused-too-many-sockets = You have too many tabs or devices connected. Close some of them.
refused-house-full = The server has no room for another connection. Try again later.
refused-stale = The table has moved on; this is how it stands now.
refused-illegal = The rules do not allow this now.
refused-not-your-turn = It is not your turn.
refused-not-your-seat = This is not your seat.
refused-nothing-to-undo = Nothing can be taken back: something was revealed, or somebody else has moved.
refused-already-asked = Somebody has asked already.
refused-no-such-table = There is no such table, or it is private.
refused-no-such-game = There is no such game.
refused-not-yours-to-see = This game is not open to others.
refused-seat-taken = The seat is taken.
refused-already-seated = You have a seat here already.
refused-invite-only = This seat is kept for a friend with a link.
refused-dead-link = This link is used up or was withdrawn. Ask for a new one.
refused-seats-open = Some seats are still free.
refused-nobody-sits-here = Only bots would play. Take a seat yourself, or keep one for somebody.
refused-already-started = The game has begun.
refused-not-started = The game has not begun.
refused-over = The game is over.
refused-closed = The host has closed this table.
refused-others-play = Other people play in this game. Leave it, and they can go on.
refused-away = You have left this seat: come back first.
refused-chat-closed = Chat is closed at this table.
refused-frozen = The rules have changed since this game began. Ask the people who run the server.
refused-bad-set-up = This set-up does not work. Change the number of players or the options.
refused-bad-clock = Such a clock does not run. Choose another one.
refused-not-owner = Only the person who made the table can do this. Ask them.
refused-nobody-absent = Nobody is away. This is decided when somebody has left or run out of time.
refused-not-away = You are at the table already. Just play on.
refused-already-left = You have left already. You can come back while the game runs.
refused-not-yours-to-decide = The others at the table decide this.
refused-no-such-seat = There is no such seat here. Reload the page.
refused-no-such-bot = There is no such bot here. Choose another one.
refused-no-such-page = There is no such page here. Go back to the lobby.
refused-already-made = The new table is there already. Reload the page to find it.
refused-too-many-games = This bot plays at too many tables already. Ask another one, or try it later.
refused-too-many-tables = Too many tables are open here. Close the page and open only those you need.
refused-empty = There is nothing to send. Write something first.
refused-already-an-account = You have an account already. Sign out to make another one.
refused-too-large = That is too large. Make it smaller, or take another file.
refused-malformed = The server could not read this. Check what you have entered, or reload the page.
refused-unknown = The page and the server do not understand each other. Reload the page.
refused-bad-host = Wrong address: open the one that the server printed when it started.
bad-host-explained = This server does not know the name { $host }. If it is yours, start it as written below; otherwise open it by the address that it printed when it started.
refused-foreign-origin = This page is not of this server. Open the server’s own address.
refused-no-origin = The browser hides where the page is from. Allow it, or try another browser.
refused-unreadable = The page and the server do not understand each other. Reload the page.
refused-not-json = The page and the server do not understand each other. Reload the page.
refused-wrong-method = The page and the server do not understand each other. Reload the page.
refused-sign-in-first = Tell us a name first.
refused-not-with-a-token = A token plays, and nothing else. Sign in to do this.
refused-wrong-name-or-password = Name or password is wrong.
refused-wrong-password = The present password is wrong. Nothing was changed.
refused-no-account = You play as a guest and have no password. Make an account first.
refused-name-taken = This name is an account’s, or looks like it. Choose another one.
refused-private-game = The game is private. You could let people watch only before it started.
refused-bad-name = A name has 1 to 24 characters, not only spaces. Choose another one.
refused-weak-password = Too short or too common: take at least 10 characters that nobody would guess.
refused-rules-changed = This game was played by other rules. Open it with the version of that time.
refused-broken-record = This record is damaged or was changed.
refused-busy = Too much is going on just now. Try it once more in a moment.
refused-only-against-bots = Hints are only given in games against bots alone.
refused-not-over = This can be done only when the game is over.
refused-log-full = The log of this table is full. You can still play to the end.
refused-queue-full = Too many games are waiting to be analysed. Try it later.
refused-no-such-study = This analysis is not kept here any more. Start it again.
refused-no-such-position = The game has no such position. Reload it.

## The house in a browser, without a server

pocket-opening = Opening the house…
pocket-loading = { $here } of { $all } MB
pocket-why = It is fetched once. After that it opens without a network.
pocket-failed = The house could not be opened. Check the connection and try again. It needs a browser from 2023 or newer.
pocket-again = Try again
pocket-alone = Your games are kept in this browser. Playing with people elsewhere and ratings need a server.
pocket-levels = Levels 4 and 5 think too long for a browser.
pocket-games = Your games
pocket-games-why = They are kept in this browser only. Save them to a file to take them to another one.
pocket-save = Save all games
pocket-bring = Bring in saved games
pocket-brought = { $count ->
    [0] All of these games are here already.
    [one] { $count } game came in.
   *[other] { $count } games came in.
}
pocket-update = A new version is ready.
pocket-update-go = Restart with it
pocket-update-later = Later
refused-storage-full = This browser has no room left, so nothing was changed. Free some space, then try again.
refused-needs-server = This needs a server. Here you play against bots or on one screen.
refused-broken-file = This is not a file of saved games.
take-along = Take the house with you
take-along-why = On the train or without a network?
