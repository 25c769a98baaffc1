# A finished game once more

web-replay = Replay
web-replay-controls = Replay controls
web-replay-first = To the beginning
web-replay-back = Back
web-replay-play = Play
web-replay-stop = Stop
web-replay-on = Next
web-replay-last = To the end
web-replay-place = Place in the game
web-replay-at = { $at } of { $last }: { $told }
web-replay-before = Before the first move.
web-replay-whose = As seen by
web-replay-everybody = everybody
web-replay-share = Link
web-replay-share-what = Whoever has this link sees the game at this very place.
web-replay-verify = Check the dice
web-replay-table = Back to the table
web-replay-keys = Keys: ← → one step, Home and End first and last, Space plays

## From here on

web-on = Play on from here
web-on-title = Play on from here
web-on-what =
    { $at ->
        [one] A new game begins with the first move of this one. The dice from there on are new.
       *[other] A new game begins with the first { $at } moves of this one. The dice from there on are new.
    }
web-on-seat = I play for
web-on-bot = The others are
web-on-go = Play

## What it cost

web-analysis = What did it cost?
web-analysis-what = Every decision against the best one, and how much of it was luck. It takes the computer a while.
web-analysis-ask = Analyse
web-analysis-ahead =
    { $count ->
        [one] { $count } game comes first.
       *[other] { $count } games come first.
    }
web-analysis-working = Working it out…
web-analysis-done =
    { $count ->
        [0] Worked out: nobody made a mistake.
        [one] Worked out: { $count } mistake.
       *[other] Worked out: { $count } mistakes.
    }
web-analysis-nothing = There was nothing to decide in this game.
web-analysis-players = Decisions and luck of all
web-analysis-player = player
web-analysis-decisions = decisions
web-analysis-cost = given away
web-analysis-luck = luck
web-analysis-mistakes = Where something was given away ({ $count })
web-analysis-every = All decisions ({ $count })
web-analysis-show-every = show all decisions
web-analysis-better = better: { $best }
web-analysis-hindsight = seeing all hands: { $cost }, { $best }
web-analysis-clean = Nobody gave anything away.
web-curve-win = Chance of winning after each decision. Tap where you want to look.
web-curve-points = Points expected after each decision. Tap where you want to look.
web-curve-told = { $name }: from { $first } to { $last }, lowest { $low }, highest { $high }.
