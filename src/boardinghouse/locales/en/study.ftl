# The study of a game: reasons, grades and the report, in English.

## Reasons: terms of the evaluations
reason-own = more { $term } (+{ $points })
reason-other = less for { $name }: { $term } (−{ $points })
reason-score = { $part } { $change }
reason-score-other = { $name }: { $part } { $change }
term-samoa-coins = coins
term-samoa-free-rooms = rooms to let
term-samoa-pools = pools
term-samoa-suites = suites
term-samoa-hand = strong price cards
term-samoa-choice = choice of price cards
term-amsterdam-tourists = tourists around the hotels
term-amsterdam-nearness = nearness to the target
term-amsterdam-reach = cells within reach of the hotels
term-amsterdam-arrivals = tourists soon to arrive
term-overbooking-points = points
term-overbooking-crests = progress towards a crest
term-maui-points = points
term-maui-climb = value of the next steps on the tracks
term-maui-place = choice of rows for the next towel
term-maui-money = usable dollars
term-maui-tokens = usable tokens
term-maui-tempo = tempo
term-austria-points = points
term-austria-guests = guests nearly served
term-austria-guests-stuck = safety from unserved guests
term-austria-rooms-ready = prepared rooms
term-austria-groups-near = groups nearly closed
term-austria-staff = staff at work
term-austria-hand = staff in hand
term-austria-emperor = favour of the emperor
term-austria-krones = krones
term-austria-dishes-kept = dishes in the kitchen

## Grades
grade-good = good
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder

## The report
study-title = { $game }: what the game was about
study-player = player
study-accuracy = accuracy
study-start = start
study-own-errors = own errors
study-others-errors = errors of others
study-luck = luck
study-result = result
study-unexplained = not explained
study-move = { $name }: { $action }
study-loss = { $grade }, lost { $loss } ± { $error } points of winning chance
study-better = Better: { $line }
study-because = because: { $reasons }
study-no-errors = No decision lost more than the margin of error of the estimate.

## The page
study = Analysis of the game
study-about = Move by move: how likely each player was to win, which moves cost them and what was better, and how much was luck. A first picture appears within seconds and sharpens for about a minute.
study-begin = Analyse this game
study-queued = { $ahead ->
    [0] Waiting for a free place…
    [one] One game is ahead of yours.
   *[other] { $ahead } games are ahead of yours.
 }
study-running = Going through the game…
study-sharpening = A first look. Now looking more closely at every move…
study-failed = The analysis failed. Try again later.
study-view = Chances worked out from
study-fair = what each player could know
study-open = all cards open
study-own-view = Each number is that player’s own view, so they need not add up to 100.
study-win-chance = Winning chance
study-graph = Winning chances of all players over the game
study-turning = The turning point was move { $step }. { $name }: { $action }. It cost { $loss } points of winning chance.
study-mark = { $grade } by { $name } at move { $step }, { $loss } points lost
study-verdict = About this move
study-turn = Move { $number }, { $name }:
study-is-good = Nothing was clearly better.
study-forced = No choice here: go on, or jump to the next error.
study-end = The game is over.
study-cost = Winning chance { $before } → { $after } %: { $loss } points lost, give or take { $error }.
study-why = It would have brought
study-next-error = Next error
study-show-better = Show it on the board
study-back = Back to the game
study-better-line = The better line, { $step } of { $total }
study-play-on = Play on from here
study-moves = Moves
study-filter = Which moves
study-filter-errors = Errors
study-filter-all = All
study-from = { $grade } from { $least }
study-points-are = Points lost: how many percentage points of winning chance a move gave away.
study-luck-title = Skill and luck
study-accuracy-of = accuracy { $percent } %
study-lucky = { $how ->
    [lucky] lucky
    [unlucky] unlucky
   *[even] neither
}
study-sum = { $start } % at the start, own errors { $own }, errors of others { $others }, luck { $luck }, not explained { $unexplained }: { $result } % in the end
study-what-luck = What do these numbers mean?
study-accuracy-why = Accuracy: how much you kept of what careless play would have given away. Random clicking scores about 15 %, a strong bot about 90 %.
study-drawn-why = Luck: what each roll and each card drawn was worth, compared with what could be expected.
study-unexplained-why = Not explained: everything else. Hidden cards came to light, somebody found a stronger move than expected, or a plan turned out better or worse than it looked.

## Hints
hint-nothing = Nothing stands out here; several moves are equally good.
hint-kind = Kind of action: { $verb }
hint-move = Do this: { $action }
hint-why = Why: { $reasons }
