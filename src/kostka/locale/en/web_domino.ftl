# Sport domino: the table on the page

web-domino-yours = It is your move.
web-domino-waits = { $player } to move.
web-domino-laid = { $player } lays { $tile }. Ends { $left } and { $right }.
web-domino-draws = { $player } draws.
web-domino-ends = Ends: { $left } and { $right }.
web-domino-to-end = { $tile } to the { $number }
web-domino-which-end = Which end?
web-domino-lay = Lay a tile
web-domino-first = Lay any tile
web-domino-none-fits = Say pas
web-domino-must = Lay { $tile }
web-domino-us-them = us : them
web-domino-sent = Sending…
web-domino-being-dealt = The tiles are being drawn.
web-domino-being-judged = Waiting for the referee.
web-domino-pass = pas
web-domino-passed = pas { $numbers }
web-domino-passed-long = passed on { $numbers }
web-domino-draw = Draw
web-domino-shuffle = Shuffle again
web-domino-choice = You begin
web-domino-choice-waits = { $player } chooses: draw, or shuffle again?
web-domino-rack = Your rack
web-domino-fits = { $tile }, fits
web-domino-fits-not = { $tile }, does not fit
web-domino-touch = { $tile }, touched: must be laid
web-domino-pair = Pair { $pair }
web-domino-tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
web-domino-open = lies open: { $tiles }
web-domino-players = Players
web-domino-count = Count of round { $number }
web-domino-hand-left = { $player } holds { $tiles }
web-domino-hand-empty = { $player }: no tile left
web-domino-unknown = not known
web-domino-head-out = { $player } is out
web-domino-head-out-pair = Pair { $pair } is out
web-domino-head-fish = Round { $round }: fish
web-domino-head-fish-on =
    { $number ->
        [0] Fish on blanks
        [1] Fish on ones
        [2] Fish on twos
        [3] Fish on threes
        [4] Fish on fours
        [5] Fish on fives
       *[other] Fish on sixes
    }
web-domino-head-revoke = Round { $round }: wrong pass
web-domino-why-out = The pair writes all that is left in hands.
web-domino-why-fish = Nobody can move. The smaller count wins.
web-domino-why-drawn = Nobody can move, and both pairs hold the same.
web-domino-why-revoke = The round counts for nothing.
web-domino-laid-sum = laid
web-domino-left-sum = in hands
web-domino-all-sum = all tiles
web-domino-pair-writes = Pair { $pair } writes
web-domino-nobody-writes = Nobody writes
web-domino-result-next = To the result
web-domino-seen = The count is right
web-domino-checking = Not confirmed yet: { $players }
web-domino-round-lead = Round { $number } · { $player } begins
web-domino-last-round = The last round
web-domino-round-number = Round { $number }
web-domino-facts = round { $number } · to { $target }
web-domino-facts-end = end of round { $number }
web-domino-ends-after = ends
web-domino-protocol = Score sheet
web-domino-round = Round
web-domino-result = Result
web-domino-written =
    { $by ->
        [fish] fish
        [revoke] wrong pass
       *[out] out
    }
web-domino-drawn = drawn fish
web-domino-no-rounds = Nothing is written yet.
web-domino-warning = warning
web-domino-sign = Sign the score sheet
web-domino-keys = ← → choose a tile · Enter lays it · 1–7 lays at once · P passes
web-domino-keys-end = Click an end, or press ← →, then Enter

## A first game

web-domino-hint-draw = You begin this round. Draw; shuffling again only means that you draw last (DOM-22).
web-domino-hint-between = “The count is right” confirms the count (DOM-37). You begin the next round: draw, or shuffle again and draw last (DOM-22).
web-domino-hint-first = Lay any tile. The others join it, number to number, at either end (DOM-23).
web-domino-hint-lay = Lay a tile with one of the two end numbers; those that fit are marked ▲ (DOM-23).
web-domino-hint-aim = You play with the partner across. Whoever is out first wins the round and all points left in hands (DOM-3).
web-domino-hint-pass = None of your tiles fits: say “pas” (DOM-33).
