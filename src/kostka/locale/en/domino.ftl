# Sport domino

seats-domino = pair A { $seat1 } (A1) and { $seat3 } (A2) against pair B { $seat2 } (B1) and { $seat4 } (B2)
domino-heading = Round { $number }. A { $a } : { $b } B, to { $target }.
domino-time-up = Time is up.
domino-lead = First move: { $player }
domino-empty = The table is empty.
domino-chain = Table: { $tiles }
domino-ends = Ends: { $left } left, { $right } right
domino-holds =
    { $tiles ->
        [one] { $player }: one tile
       *[other] { $player }: { $tiles } tiles
    }
domino-lacks = passed on { $numbers }
domino-open = open at their right: { $tiles }
domino-left = { $player } held { $tiles } ({ $points })
domino-hand = Your tiles: { $tiles }
domino-must = You touched { $tile } and must lay it.

domino-ask-choice = You have the first move: draw (type “draw”) or shuffle once more and draw last (“shuffle”)?
domino-ask-first = Lay any tile, such as { $examples }.
domino-ask = Join { $left } on the left (<) or { $right } on the right (>), such as { $examples }.
domino-ask-pass = None of your tiles fits: say “pas”.
domino-due-lots = For the first move each player turns over one tile, in this order: { $players }.
domino-due-deal = Four hands of seven tiles, a / between them, in this order: { $players }.

# What may be typed, separated by spaces
domino-hear-left = left l
domino-hear-right = right r
domino-hear-pass = pas pass p
domino-hear-draw = draw d
domino-hear-shuffle = shuffle reshuffle s

domino-say-lots = For the first move: { $tiles }.
domino-say-reshuffle = { $player } shuffles once more and draws last.
domino-say-deal = The tiles are drawn.
domino-say-deal-open = The tiles are drawn: { $hands }.
domino-say-lay-first = { $player } begins with { $tile }.
domino-say-lay-left = { $player } lays { $tile } on the left.
domino-say-lay-right = { $player } lays { $tile } on the right.
domino-say-pass = { $player }: “pas”.
domino-say-slow = { $player } took too long.
domino-say-overdue = { $player } has run out of time and still has to move.
domino-say-excused = { $player } had a good reason to take that long.
domino-say-touched = { $player } touched a tile.
domino-say-touched-tile = { $player } touched { $tile }.
domino-say-out-of-turn-restart = { $player } laid a tile out of turn; the opponents want the round started again.
domino-say-out-of-turn-continue = { $player } laid a tile out of turn; the opponents play on, and the tile lies open.
domino-judge-due = The table shows that somebody passed with a tile that fits. The referee must say whose pass it was.
domino-say-revoke = { $player } passed while holding a tile that fits. The referee ends the round.
domino-say-signs = { $player } made a forbidden sign.
domino-say-penalty =
    { $points ->
        [one] Pair { $pair } is penalised: one point.
       *[other] Pair { $pair } is penalised: { $points } points.
    }
domino-say-penalty-for =
    { $points ->
        [one] Pair { $pair } is penalised: one point ({ $reason }).
       *[other] Pair { $pair } is penalised: { $points } points ({ $reason }).
    }
domino-say-time = The time for the game is up.
domino-say-absent = Pair { $pair } is not complete and loses the game.
domino-say-confirm = { $player } has checked the count.
domino-say-sign = { $player } signs the score sheet.
domino-say-report = Reported: { $result }.

domino-ended-out =
    { $points ->
        [one] Round { $number }: pair { $pair } goes out and writes one point.
       *[other] Round { $number }: pair { $pair } goes out and writes { $points } points.
    }
domino-ended-fish =
    { $points ->
        [one] Round { $number }: fish. Pair { $pair } holds less and writes one point.
       *[other] Round { $number }: fish. Pair { $pair } holds less and writes { $points } points.
    }
domino-ended-drawn = Round { $number }: fish. Both pairs hold the same, nobody writes anything.
domino-ended-revoke = Round { $number }: ended because of a wrong pass, it counts for nothing.

# The score sheet

domino-decided-target =
    { $target ->
        [one] The game is decided: { $target } point is reached.
       *[other] The game is decided: { $target } points are reached.
    }
domino-decided-time = The game was decided by time: more points win.
domino-decided-absence = The game was decided by absence.
domino-decided-report = The game’s result was reported.
domino-signed = Signed by: { $players }
domino-warned = Warning for pair { $pair } ({ $reason }).
domino-reason-slow = too slow
domino-reason-signs = forbidden sign
domino-reason-touched = touched tile
domino-reason-out-of-turn = out of turn
domino-reason-revoke = wrong pass

# The keys of scores

score-out = going out
score-fish = fish
score-revoke = wrong pass
score-A = A
score-B = B

# Refusals

length-domino = To how many points: 50 (a few rounds), 100, or 200 (a whole game)?

typing-domino = 35: lay this tile; 35< at the left end, 35> at the right. pass (or pas): none of your tiles fits. draw: draw seven tiles; shuffle: shuffle once more and draw last.

error-domino-seats = domino is played by four, not { $found }
error-domino-seat = there is no seat { $found }; seats are { $expected }
error-domino-over = the game is decided: { $found } comes too late
error-domino-not-now =
    { $found } is not possible now. Expected: { $expected ->
        [lots] the lots for the first move
        [choice] draw, or shuffle again
        [deal] the tiles of all four hands
        [play] a tile or a pass
        [count] the result of the round
        [judge] the decision of the referee
        [over] nothing more
       *[other] { $expected }
    }
error-domino-tile-unknown = { $found } is not a tile. Tiles are { $expected }
error-domino-tile-twice = the tile { $found } is there twice
error-domino-tile-missing = which tile { $found } laid out of turn has to be said
error-domino-hand-size = { $expected } tiles are needed here, not { $found }
error-domino-hands = a deal has four hands of seven tiles: { $expected }
error-domino-no-deals = there is no deal here; a line is four hands of seven tiles, / between them
error-domino-dealt-hand = each hand of a deal has { $expected } tiles. Found: { $found }
error-domino-tile-laid = the tile { $found } already lies on the table
error-domino-not-in-hand = the tile { $found } is not in that hand. Possible: { $expected }
error-domino-no-fit = { $found } does not fit. The ends are { $expected }
error-domino-no-end = there is no end { $found }. Expected: { $expected }
error-domino-empty-table = { $found }: on an empty table there is no end yet. Expected: { $expected }
error-domino-which-end = { $found } goes at both ends: say which, { $expected }
error-domino-must-lay = { $found } is not possible: { $expected } must be laid now
error-domino-false-pass = no passing while a tile fits. Fitting: { $expected }
error-domino-pass-first = nobody passes on an empty table: the first tile is free
error-domino-other-turn = it is { $expected }’s turn, not { $found }’s
error-domino-shuffled-already = nobody may shuffle again
error-domino-seconds = { $found } is not a time for a move. Expected: { $expected }
error-domino-overdue-twice = the clock has already run out on this move
error-domino-nothing-to-excuse = { $found } has not run over any time limit
error-domino-own-turn = only the player to move can touch a tile: { $expected }, not { $found }
error-domino-in-turn = it is { $found }’s turn, so that player cannot lay out of turn
error-domino-open-already = the tile { $found } already lies open
error-domino-no-revoke = { $found } is not shown by the moves: no wrong pass of that player is known
error-domino-other-revoke = by the moves it was not that player who passed wrongly: { $found }. Possible: { $expected }
error-domino-revoke-shown = the table shows that somebody passed with a tile that fits: before { $found } the referee must end the round and say whose pass it was ({ $expected })
error-domino-revoke-late = { $found } comes too late, or there is no such round. It can be inserted at its place
error-domino-penalty-pair = that player is of the other pair: { $found }. Expected: { $expected }
error-domino-penalty-size = a penalty has { $expected } points, not { $found }
error-domino-penalty-reason = a reason is a short code of { $expected }, not { $found }
error-domino-time-twice = the time for the game has already run out
error-domino-absent-late = absence is for the beginning of a game, before the first round
error-domino-nothing-to-confirm = there is no count for { $found } to check now
error-domino-confirmed-twice = { $found } has already checked this count
error-domino-not-over = { $found } has to wait: the score sheet is signed at the end
error-domino-all-signed = all four have signed the score sheet: { $found } comes too late. What was entered wrongly can still be corrected: { $expected }
error-domino-no-last-round = this game was not decided by a round, so { $found } has no round to belong to. Corrections: { $expected }
error-domino-signed-twice = { $found } has already signed
error-domino-who-out = it has to be said which pair went out, and a player only of that pair. Found: { $found }
error-domino-who-revoked = it has to be said which player passed wrongly, and nobody writes points
error-domino-round-over = the round is over, { $found } comes too late. The next one begins on a new line: { $expected }
error-domino-other-ending = by the moves this round ends differently: { $expected }, not { $found }
error-domino-other-winner =
    by the moves the round’s result is { $expected ->
        [draw] a draw
       *[other] { $expected }
    }, not { $found ->
        [draw] a draw
       *[other] { $found }
    }
error-domino-other-sum = the sum must be { $expected }, not { $found }
error-domino-drawn-points = after a drawn fish nobody writes { $found } points
error-domino-points-impossible = a round cannot score that: { $found }. Possible: { $expected }
error-domino-points-missing = the points are missing: “{ $found }”. Expected: { $expected }
error-domino-party-drawn = { $found }: there are no drawn games
error-domino-party-time = { $found }: time does not end a game whose target is reached. Expected at most: { $expected }
error-domino-party-score = { $found } cannot be the end of a game. Possible: { $expected }
error-domino-party-below = { $found } is below what has been scored. Expected: { $expected }; a penalty is written on a line of its own
error-domino-not-ended = { $found }: the round has not ended there
error-domino-result-ambiguous = { $found } on a line of its own after what was played may be its result or the next one; write { $expected }
error-domino-round-number = this is round { $expected }, not { $found }

figure-domino-rounds = Rounds
figure-domino-out = Going out
figure-domino-fish = Fish
figure-domino-drawn = Drawn fish
figure-domino-a-points = Points of pair A
figure-domino-b-points = Points of pair B
figure-domino-a-won = Won by pair A
figure-domino-tiles-laid = Tiles laid
figure-domino-passes = Passes

help-solve-domino = Deals with all four hands open, solved exactly: the points and every best first tile.
help-solve-domino-deals = A file with a deal on each line: four hands in playing order from the leader, / between them; what follows a | is not read; # begins a comment line.
help-solve-domino-count = DOM-3: what the winners write (all, opponents).
