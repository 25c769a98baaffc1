# International mexiko

mexiko-team =
    { $team ->
        [home] Home
       *[guest] Guest
    }
seats-mexiko = home { $seat1 }, guest { $seat2 }
mexiko-call-indians =
    { $count ->
        [one] { $count } indián
       *[other] { $count } indiáni
    }
mexiko-call-mexiko = mexiko

mexiko-score = Set { $number }. { $first } { $home }, { $other } { $guest }.
mexiko-score-match = Sets { $home }:{ $guest } (best of { $best }).
mexiko-over =
    { $drawn ->
        [yes] The match is over. A draw, { $won }:{ $lost }.
       *[no] The match is over. { $winner } wins { $won }:{ $lost }.
    }
mexiko-beer =
    { $beer ->
        [new] A new beer for this set.
       *[same] The beer from the last set serves for this one too.
    }
mexiko-drinks =
    { $minutes ->
        [0] { $who } drinks up at once, and so does { $winner }.
        [one] { $who } drinks up at once; then { $winner } has { $minutes } minute.
       *[other] { $who } drinks up at once; then { $winner } has { $minutes } minutes.
    }
mexiko-drinking =
    { $minutes ->
        [0] { $who } has drunk up; { $winner } drinks up at once.
        [one] { $who } has drunk up. { $winner } has { $minutes } minute from now.
       *[other] { $who } has drunk up. { $winner } has { $minutes } minutes from now.
    }
mexiko-scores = { $who } +{ $points }.
mexiko-say-result = Gam recorded by its result alone: { $who } +{ $points }.
mexiko-gam = Gam { $number }. { $who } serves.
mexiko-gam-calls = Gam { $number }. { $who } served. Calls: { $calls }.
mexiko-dice = The dice: { $high } and { $low }, that is { $call }.
mexiko-open-die = One die lies open: { $die }.
mexiko-sets = Sets: { $sets } ({ $first } first).
mexiko-sheet-event = Competition: { $name }.
mexiko-sheet-category = Category: { $name }.
mexiko-sheet-lineup = Line-up, { $who }: { $dice }.
mexiko-sheet-dice = Set { $number }, { $who }: { $dice }.
mexiko-sheet-time-outs = Time-outs in set { $number }: { $pauses }.
mexiko-sheet-foam = Foam time before set { $number }: { $pauses }.
mexiko-sheet-pause =
    { $long ->
        [yes] { $who } { $seconds } s (too long)
       *[no] { $who } { $seconds } s
    }
mexiko-sheet-beers = Beers for each side: { $count }.
mexiko-card =
    { $card ->
        [red] Red card: { $who }, die { $die }.
       *[yellow] Yellow card: { $who }, die { $die }.
    }
mexiko-due = { $who } throws two dice.
mexiko-due-table = { $who } throws two dice to table.

mexiko-ask-how = How will you throw? Behind the hand: hidden; one die open: half; both: open.
mexiko-ask-serve = What do you call? (such as { $examples })
mexiko-ask-call = Beat { $call }: a call (such as { $examples }), or hand over the dice: give.
mexiko-ask-answer = The call is { $call }. ✋ accept, or ☝ no accept (no)?
mexiko-ask-table = The call { $call } is accepted. The next throw: 👇 to table (tab), or behind the hand (behind)?
mexiko-ask-lineup = Which dice do you enter, up to six? Numbers, for instance { $examples }; with names: ! lineup home 7 Ferda, 8
mexiko-ask-nominate = Which die plays this set? (its number)
mexiko-ask-replace = The die with the red card is out. Which one replaces it? (its number)

mexiko-say-throw = { $who } throws { $dice }.
mexiko-say-throw-open = { $who } throws to table: { $dice }.
mexiko-say-throw-half = { $who } throws; one die lies open: { $die }.
mexiko-say-throw-hidden = { $who } throws behind the hand.
mexiko-say-open =
    { $dice ->
        [1] { $who } leaves one die open.
       *[2] { $who } throws both dice in the open.
    }
mexiko-say-call = { $who }: { $call }.
mexiko-say-give = { $who } hands over the dice.
mexiko-say-accept = { $who }: accept.
mexiko-say-doubt = { $who }: no accept.
mexiko-say-table = { $who }: to table!
mexiko-say-shown = The dice show { $call }.
mexiko-say-per-partes = { $who }: a throw per partes, it counts as 31.
mexiko-say-off-table = { $who }: a die off the table, the throw counts as 31.
mexiko-say-hand = { $who } moved the covering hand.
mexiko-say-floor =
    { $card ->
        [red] { $who } threw the opponent’s die to the floor: red card.
       *[yellow] { $who } threw the opponent’s die to the floor: yellow card.
    }
mexiko-say-lineup = { $who } announces the line-up: { $dice }.
mexiko-say-nominate = { $who } nominates die { $die }.
mexiko-say-substitute = { $who } makes a change: die { $die } comes on.
mexiko-say-time-out = { $who } takes a time-out.
mexiko-say-foam = { $who } takes foam time.
mexiko-too-long = (it lasted { $seconds } s, { $over } s longer than allowed)
mexiko-say-finished = { $who } has drunk up.
mexiko-say-ready = { $who } is ready.
mexiko-say-set = Set recorded by its result alone: { $home }:{ $guest }.
mexiko-say-match = Match recorded by its result alone: { $home }:{ $guest }.

length-mexiko = How many sets: 1, best of 3, best of 4?

typing-mexiko = A call: 52, 4i (four indiáni), M (mexiko), or in words: fifty-two. To a call: accept, or no (no accept). For the next throw: behind (the hand) or tab (to table). give: hand over the dice.

error-mexiko-over = the match is over
error-mexiko-not-now = “{ $found }” is not possible now; expected { $expected }
error-mexiko-no-such-call = there is no call “{ $found }”; expected { $expected }
error-mexiko-other-name = the dice { $found } are called { $expected }
error-mexiko-call-too-low = { $found } is too low; possible: { $expected }
error-mexiko-nothing-to-beat = the server cannot hand over the dice: there is no call to beat yet
error-mexiko-throw-beats = { $found }: that throw beat the call, and only a thrower who failed to may hand over; expected { $expected }
error-mexiko-open-is-seen = everybody sees an open throw, so it cannot be “?”
error-mexiko-open-die = the open die does not fit the throw: { $found }
error-mexiko-shown-differs = { $found } was shown, but { $expected } was thrown
error-mexiko-gam-points = a gam is worth 1 or 2, not { $found }
error-mexiko-gam-result = this gam cannot end { $found }; possible: { $expected }
error-mexiko-gam-number = this cannot be gam { $found }; expected { $expected }
error-mexiko-gam-not-over = “{ $found }” comes too early, the gam before it is not over; expected { $expected }
error-mexiko-open-throw-missing = “{ $found }” comes too early: the caller asked for an open throw (tab), which is missing; expected { $expected }
error-mexiko-set-number = this cannot be { $found }; expected { $expected }
error-mexiko-set-begun = “{ $found }” comes too late, that set has begun: its heading belongs before its first gam; expected { $expected }
error-mexiko-set-not-over = “{ $found }” comes too early, the set before it is not over; expected { $expected }
error-mexiko-set-result = the set cannot end { $found }; possible: { $expected }
error-mexiko-solve-score = the score must be from 0:0 to 14:14, the server’s points first; not { $found }
error-mexiko-match-result = the match cannot end { $found }; possible: { $expected }
error-mexiko-two-teams = mexiko is played by two teams, not { $found }
error-mexiko-seat = there is no seat { $found }; seats are { $expected }
error-mexiko-no-beer = the match is played without beer; the option { $expected } turns it on
error-mexiko-no-beer-left = one beer less needs more sets; { $found }, expected { $expected }
error-mexiko-beer-differs = “{ $found }” is wrong; this set has { $expected }
error-mexiko-foam-twice = this side has had its foam time before the set: { $found }
error-mexiko-seconds = { $found } is not a length of time; expected seconds, { $expected }
error-mexiko-nothing-to-finish = there is no beer to drink up now: { $found }
error-mexiko-loser-finishes = it is the loser who drinks up at once; expected { $expected }
error-mexiko-before-set-only = “{ $found }” is possible only before a set
error-mexiko-before-match-only = “{ $found }” is possible only before the match
error-mexiko-lineup-twice = this line-up has already been announced: { $found }
error-mexiko-lineup-first = line-ups come before the first serve; expected { $expected }
error-mexiko-ready-twice = this side is already ready: { $found }
error-mexiko-guests-first = the guest announces the line-up first; expected { $expected }
error-mexiko-lineup-late = line-ups are announced before the first die is nominated: { $found }
error-mexiko-lineup-size = a line-up of { $found } dice; possible: { $expected }
error-mexiko-die-number = a die has the number { $found }; possible: { $expected }
error-mexiko-die-number-twice = two dice of the team have the number { $found }
error-mexiko-die-name = this cannot be the name of a die: “{ $found }”
error-mexiko-not-in-lineup = { $found } is not in the line-up, which has { $expected }
error-mexiko-nominate-first = before the set a die is nominated; expected { $expected }
error-mexiko-nominate-order = the side that serves the set nominates first; expected { $expected }
error-mexiko-nominated-twice = this team has already nominated: { $found }
error-mexiko-already-plays = this die is already playing: { $found }
error-mexiko-sub-in-timeout = a die is replaced only in a time-out: { $found }
error-mexiko-timeouts-used = all time-outs of the set are taken ({ $expected }): { $found }
error-mexiko-result-differs = by the moves it is { $expected }, not { $found }
error-mexiko-result-ambiguous = { $found } on a line of its own after what was played may be its result or the next one; write { $expected }
error-mexiko-not-thrower = the throw was { $expected }’s
error-mexiko-not-thrown = a card goes to the side that threw: { $expected }
error-mexiko-card-differs = the card is { $expected }, not { $found }
error-mexiko-sent-off = this die has a red card: { $found }
error-mexiko-replace-first = the die with the red card must be replaced at once; expected { $expected }

figure-mexiko-sets = Sets
figure-mexiko-gams = Gams
figure-mexiko-points = Points
figure-mexiko-calls = Calls
figure-mexiko-calls-a-gam = Calls per gam
figure-mexiko-doubts = Doubts (no accept)
figure-mexiko-bluffs-caught = Bluffs caught
figure-mexiko-to-table = Throws to table
figure-mexiko-hand-overs = Dice handed over
figure-mexiko-two-point-gams = Two-point gams
figure-mexiko-gams-a-set = Gams per set
figure-mexiko-home-won = Won by home
figure-mexiko-drawn = Drawn

help-solve-mexiko = The exact values of gam and set, or one score with the full strategy.
help-solve-mexiko-two-points = MX-13: does a mexiko count two when thrown, or only when called (thrown-or-called, called).
help-solve-mexiko-open-mexiko-pays-two = MX-14: whether a mexiko thrown to table over a lower call counts two.
help-solve-mexiko-state = A score of a set, the server’s points first (7:9): the full strategy of both sides.
solved-gam = gam (points)
solved-set = set (chance of winning)
solved-exploitability = gain of the best reply
solved-server = server
solved-receiver = receiver
solved-state = score
solved-stakes = chance of the set after a gam
solved-one = won, one point
solved-two = won, two points
solved-lost_one = lost, one point
solved-lost_two = lost, two points
solved-call = call
solved-with = with
solved-lie = as a lie
solved-made = in all
solved-true = true
solved-doubted = doubt it
solved-table = to table
mexiko-strategy = What to call. With: the dice with which it is true and called (how often, if not always). As a lie: how many of the lies. In all: how often with any dice; true: of these. Doubt it: how often the other side should. To table: whether to ask for the open throw once it is accepted (MX-14).
mexiko-stage =
    { $side ->
        [server] The server
       *[receiver] The receiver
    } { $kind ->
        [serve] serves
        [both] serves, or must beat { $calls }
       *[beat] must beat { $calls }
    }: wins the set with probability { $chance }.
mexiko-stage-lies = Lie with { $dice }.
mexiko-stage-over = hand over
