# A finished game once more

web-replay = Replay
web-replay-controls = Replay controls
web-replay-first = To the beginning
web-replay-back = Previous decision
web-replay-play = Play
web-replay-stop = Stop
web-replay-on = Next decision
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
web-replay-keys =
    Keys: ← and → one decision, with ⇧ one { $game ->
        [mexiko] gam
        [domino] round
       *[kamos] turn
    }, Home and End first and last, Space plays.
web-replay-part =
    { $game ->
        [mexiko] gam { $part } of { $parts }
        [domino] round { $part } of { $parts }
       *[kamos] turn { $part } of { $parts }
    }
web-replay-part-back =
    { $game ->
        [mexiko] Back one gam
        [domino] Back one round
       *[kamos] Back one turn
    }
web-replay-part-on =
    { $game ->
        [mexiko] On one gam
        [domino] On one round
       *[kamos] On one turn
    }
web-replay-moves = Moves
web-replay-lists = Moves and errors
web-replay-line = To the end of line { $number }
web-replay-here = Where we are

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
web-analysis-accuracy = accuracy
web-analysis-sizes =
    { $size ->
        [blunder] blunders
        [mistake] mistakes
       *[slip] slips
    }
web-analysis-size =
    { $size ->
        [blunder] blunder
        [mistake] mistake
       *[slip] slip
    }
web-analysis-errors = Errors ({ $count })
web-analysis-why-win = { $best } would have left a { $good } chance of winning; { $made } leaves { $kept }.
web-analysis-why-points = { $best } could have expected { $good } points; { $made } can expect { $kept }.
web-analysis-luck = luck
web-analysis-show-every = show all decisions
web-analysis-better = better: { $best }
web-analysis-hindsight = seeing all hands: { $cost }, { $best }
web-analysis-clean = Nobody made an error worth a word.
web-curve-win = Chance of winning after each decision. Tap where you want to look.
web-curve-points = Points expected after each decision. Tap where you want to look.
web-curve-round = Points that the pair could expect of the round, after each decision. Tap where you want to look.
web-curve-told = { $name }: from { $first } to { $last }, lowest { $low }, highest { $high }.
