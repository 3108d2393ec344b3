# The study of a game: reasons, grades and the report, in English.

## Reasons: terms of the evaluations
reason-own = more { $term } (+{ $points })
reason-other = less { $term } for { $name } (−{ $points })
term-samoa-coins = coins
term-samoa-free-rooms = rooms to let
term-samoa-pools = pools
term-samoa-suites = suites
term-samoa-hand = strong price cards
term-samoa-choice = choice of price cards
term-amsterdam-tourists = tourists around the hotels
term-amsterdam-nearness = nearness to the target
term-amsterdam-reach = cells in reach of the hotels
term-amsterdam-arrivals = tourists soon to arrive
term-overbooking-points = points
term-overbooking-crests = progress towards a crest
term-maui-points = points
term-maui-climb = worth of the next steps on the tracks
term-maui-place = choice of rows for the next towel
term-maui-money = usable dollars
term-maui-tokens = usable tokens
term-maui-tempo = tempo
term-austria-points = points
term-austria-guests = guests nearly served
term-austria-guests-stuck = freedom from guests left unserved
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
study-without-luck = place without luck
study-move = { $name }: { $action }
study-loss = { $grade }, lost { $loss } ± { $error } points of chance
study-better = Better: { $line }
study-because = because: { $reasons }
study-no-errors = No decision lost more than the noise of the estimate.

## The page
study = Study of the game
study-begin = Analyse this game
study-queued = { $ahead ->
    [0] Waiting for a worker…
    [one] One game comes first.
   *[other] { $ahead } games come first.
 }
study-running = The analysis sharpens…
study-failed = The analysis failed. Try again later.
study-view = What the chances are made from
study-fair = as each player could know
study-open = with all cards open
study-next-error = Next error
study-graph = Chances to win of every player over the game
study-mark = { $grade } of { $name } at step { $step }, { $loss } points lost
study-show-better = Show the better line
study-play-on = Play on from here
hint = Hint
hint-area = Think of: { $term }
hint-nothing = Nothing stands out; trust your eyes.
hint-kind = Kind of action: { $verb }
hint-move = Do this: { $action }
hint-more = Tell me more
