# Mexiko: the table

## What is done

web-mexiko-ladder = Ladder of calls
web-mexiko-answers = Answers
web-mexiko-sign-accept = Accept
web-mexiko-sign-doubt = No accept
web-mexiko-sign-table = To table
web-mexiko-sign-behind = Behind the hand
web-mexiko-give = Hand over the dice
web-mexiko-how =
    { $dice ->
        [0] Behind the hand
        [1] One in the open
       *[2] Both in the open
    }
web-mexiko-time-out = Time-out
web-mexiko-time-out-left =
    { $left ->
        [one] { $left } left
       *[other] { $left } left
    }
web-mexiko-foam = Foam time

web-mexiko-ask-serve =
    { $you ->
        [yes] You serve. What do you call?
       *[no] { $who } serves and calls.
    }
web-mexiko-ask-beat =
    { $you ->
        [yes] Beat { $call }.
       *[no] { $who } must beat { $call }.
    }
web-mexiko-ask-answer =
    { $mine ->
        [yes] You call { $call }. Will it be believed?
       *[no]
            { $you ->
                [yes] The call is { $call }. Do you believe it?
               *[no] { $caller } calls { $call }. { $who } answers.
            }
    }
web-mexiko-ask-table =
    { $you ->
        [yes] The call { $call } is accepted. How must they throw?
       *[no] The call { $call } is accepted. { $who } chooses: to table or behind the hand.
    }
web-mexiko-ask-how =
    { $you ->
        [yes] How will you throw?
       *[no] { $who } is about to throw.
    }
web-mexiko-ask-nominate = Which die plays this set?
web-mexiko-ask-replace = Red card. Which die replaces it?
web-mexiko-wait-throw =
    { $you ->
        [yes] You throw behind the hand.
       *[no] { $who } throws behind the hand.
    }
web-mexiko-wait-open =
    { $you ->
        [yes] You throw to table.
       *[no] { $who } throws to table.
    }
web-mexiko-wait-show = The dice are being shown.
web-mexiko-wait-die =
    { $you ->
        [yes] Choose a die.
       *[no] { $who } is choosing a die.
    }
web-mexiko-over = The match is over.

## What lies on the table

web-mexiko-serves = serves
web-mexiko-sets = sets:
web-mexiko-set-of = Set { $number }, best of { $best }
web-mexiko-hand = dice behind the hand
web-mexiko-dice = the dice show { $call }
web-mexiko-die-open = one die lies open: { $die }
web-mexiko-dice-yours = behind your hand: { $call }
web-mexiko-called = the call: { $call }
web-mexiko-called-believed = the accepted call: { $call }
web-mexiko-plays = die { $die } plays
web-mexiko-mark-beat = this must be beaten
web-mexiko-mark-said = this is the call now
web-mexiko-mark-thrown = this is what you threw
web-mexiko-mark-trail = accepted earlier in this gam
web-mexiko-paused = Time-out, 30 seconds at most.
web-mexiko-drink =
    { $who ->
        [both] You may drink now.
       *[none] No drinking yet.
    }
web-mexiko-drink-one = { $who } may drink already: the other side has foam time.
web-mexiko-drinks =
    { $minutes ->
        [0] { $who } drinks up at once, and so does { $winner }.
        [one] { $who } drinks up at once; then { $winner } has { $minutes } minute.
       *[other] { $who } drinks up at once; then { $winner } has { $minutes } minutes.
    }

## What happened

web-mexiko-told-thrown =
    { $you ->
        [yes] You throw behind the hand.
       *[no] { $who } throws behind the hand.
    }
web-mexiko-told-thrown-mine = You have { $call }.
web-mexiko-told-thrown-open =
    { $you ->
        [yes] You throw { $call } in the open.
       *[no] { $who } throws { $call } in the open.
    }
web-mexiko-told-thrown-half =
    { $you ->
        [yes] You throw; one die lies open: { $die }.
       *[no] { $who } throws; one die lies open: { $die }.
    }
web-mexiko-told-call =
    { $you ->
        [yes] You call { $call }.
       *[no] { $who } calls { $call }.
    }
web-mexiko-told-accept =
    { $you ->
        [yes] You accept.
       *[no] { $who } accepts.
    }
web-mexiko-told-doubt =
    { $you ->
        [yes] You do not accept.
       *[no] { $who } does not accept.
    }
web-mexiko-told-behind = The next throw is behind the hand.
web-mexiko-told-table =
    { $you ->
        [yes] You ask for a throw to table.
       *[no] { $who } asks for a throw to table.
    }
web-mexiko-told-open =
    { $dice ->
        [1]
            { $you ->
                [yes] You leave one die open.
               *[no] { $who } leaves one die open.
            }
       *[2]
            { $you ->
                [yes] You throw both dice in the open.
               *[no] { $who } throws both dice in the open.
            }
    }
web-mexiko-told-time-out =
    { $you ->
        [yes] You take a time-out, 30 seconds at most.
       *[no] { $who } takes a time-out, 30 seconds at most.
    }
web-mexiko-told-foam =
    { $you ->
        [yes] You take two minutes of foam time; the other side may drink.
       *[no] { $who } takes two minutes of foam time; the other side may drink.
    }
web-mexiko-told-plays =
    { $you ->
        [yes] Die { $die } plays for you.
       *[no] Die { $die } plays for { $who }.
    }
web-mexiko-end-doubt =
    { $you ->
        [yes] You do not accept. Called { $call }, thrown { $dice }.
       *[no] { $who } does not accept. Called { $call }, thrown { $dice }.
    }
web-mexiko-end-table =
    { $enough ->
        [yes]
            { $you ->
                [yes] You throw { $dice } to table, which beats { $call }.
               *[no] { $who } throws { $dice } to table, which beats { $call }.
            }
       *[no]
            { $you ->
                [yes] You throw { $dice } to table, which does not beat { $call }.
               *[no] { $who } throws { $dice } to table, which does not beat { $call }.
            }
    }
web-mexiko-end-give =
    { $you ->
        [yes] You hand over the dice.
       *[no] { $who } hands over the dice.
    }
web-mexiko-end-report = A gam recorded by its result alone.
web-mexiko-scores =
    { $points ->
        [1]
            { $you ->
                [yes] You score a point.
               *[no] { $who } scores a point.
            }
       *[2]
            { $you ->
                [yes] You score two points.
               *[no] { $who } scores two points.
            }
    }
web-mexiko-set-won =
    { $you ->
        [yes] You win the set { $won }:{ $lost }.
       *[no] { $who } wins the set { $won }:{ $lost }.
    }
web-mexiko-stands = It is { $first }:{ $second }.
web-mexiko-last = Last gam: { $what }

## Where it stands

web-mexiko-where = Set { $number }: { $first } { $here }, { $second } { $there }.
web-mexiko-where-sets = Sets { $sets }.
web-mexiko-where-serves =
    { $you ->
        [yes] You serve in this gam.
       *[no] { $who } serves in this gam.
    }

## Before a serve

web-mexiko-ready = Ready
web-mexiko-wait-ready = Waiting for { $who }.
web-mexiko-wait-serve =
    { $you ->
        [yes] You serve next.
       *[no] { $who } serves next.
    }
web-mexiko-finished = I have drunk up
web-mexiko-sub = { $die } comes on
web-mexiko-ask-lineup = Your line-up?
web-mexiko-wait-lineup = { $who } is announcing the line-up.
web-mexiko-lineup-number = Number of die { $at }
web-mexiko-lineup-name = Name of die { $at }
web-mexiko-lineup-more = Add a die
web-mexiko-lineup-done = Announce
web-mexiko-lineup-none = At least one die is needed.
web-mexiko-lineup-number-wrong = A die’s number must be a whole number, 0 or more.
web-mexiko-lineup-twice = Two dice have the same number.
web-mexiko-lineup-sign = That character can’t be used in a name.
web-mexiko-told-ready =
    { $you ->
        [yes] You are ready.
       *[no] { $who } is ready.
    }
web-mexiko-told-finished =
    { $minutes ->
        [0] { $who } has drunk up; { $winner } drinks up at once.
        [one] { $who } has drunk up. { $winner } has { $minutes } minute from now.
       *[other] { $who } has drunk up. { $winner } has { $minutes } minutes from now.
    }
web-mexiko-countdown-drink = 🍺 { $who }: { $time }
web-mexiko-countdown-foam = Foam time: { $time }
web-mexiko-countdown-time-out = Time-out: { $time }

## The stage

web-mexiko-facts =
    { $best ->
        [1] one set to 15
       *[other] best of { $best } sets to 15
    }
web-mexiko-to-beat = to beat
web-mexiko-believed = accepted
web-mexiko-figure =
    { $what ->
        [called] called
        [beat] to beat
       *[lies] on the table
    }
web-mexiko-plate =
    { $what ->
        [throw] Your throw
        [call] Your call
        [answer] Do you believe it?
        [where] How must they throw?
        [how] How will you throw?
        [nominate] Which die plays?
        [replace] Which die replaces it?
       *[lineup] Your line-up
    }
web-mexiko-throw = Throw
web-mexiko-throw-how = press, space or shake
web-mexiko-plus =
    { $you ->
        [yes] +{ $points } for you
       *[no] +{ $points }
    }
web-mexiko-wins-set = wins the set
web-mexiko-wins-match = wins the match
web-mexiko-give-price = { $who } scores { $points }
web-mexiko-this-gam = In this gam
web-mexiko-verdict-doubt =
    { $right ->
        [yes]
            { $you ->
                [yes] You doubted, and rightly.
               *[no] { $who } doubted, and rightly.
            }
       *[no]
            { $you ->
                [yes] You doubted, but it was true.
               *[no] { $who } doubted, but it was true.
            }
    }
web-mexiko-verdict-table =
    { $enough ->
        [yes]
            { $you ->
                [yes] You threw to table and beat it.
               *[no] { $who } threw to table and beat it.
            }
       *[no]
            { $you ->
                [yes] You threw to table and did not beat it.
               *[no] { $who } threw to table and did not beat it.
            }
    }
web-mexiko-indians-short = ind.
web-mexiko-indians =
    { $count ->
        [one] indián
       *[other] indiáni
    }
web-mexiko-call-short = { $count } ind.
web-mexiko-thrown = thrown
web-mexiko-set-over =
    { $you ->
        [yes] You win the set
       *[no] { $who } wins the set
    }
web-mexiko-before = Before the first serve
web-mexiko-key-enter = Enter
web-mexiko-type-call = Type { $first } { $second } and { $enter }, or click a call
web-mexiko-type-sign = Type { $word } and { $enter }, or click a gesture

## The story of the game

web-mexiko-ending =
    { $by ->
        [doubt]
            { $you ->
                [yes] you doubted
               *[no] { $who } doubted
            }
        [table]
            { $you ->
                [yes] you threw to table
               *[no] { $who } threw to table
            }
        [give]
            { $you ->
                [yes] you handed over
               *[no] { $who } handed over
            }
       *[report] by its result
    }
web-mexiko-fate =
    { $fate ->
        [true] true
        [lay] lay there
       *[unknown] never shown
    }
web-mexiko-tabled = to table: { $call }
web-mexiko-now = now
web-mexiko-decided = The gam that decided
web-mexiko-decided-at = At { $score }: { $told }
web-mexiko-decided-doubt =
    { $right ->
        [yes]
            { $you ->
                [yes] you doubted the call { $call }, and it was a lie.
               *[no] { $who } doubted the call { $call }, and it was a lie.
            }
       *[no]
            { $you ->
                [yes] you doubted the call { $call }, and it was true.
               *[no] { $who } doubted the call { $call }, and it was true.
            }
    }
web-mexiko-gam = gam { $number }
web-mexiko-led =
    { $you ->
        [yes] you led { $score }
       *[no] { $who } led { $score }
    }

## A first game

web-mexiko-hint-serve = Only you see your dice; the gold rung is what you threw. Call it, or bluff and call more (MX-5).
web-mexiko-hint-ladder = From low to high: 31 to 65, then doubles, 1i to 6i (indiáni), then mexiko, the 2-1 (MX-4).
web-mexiko-hint-beat = You accepted: now call more than the black rung, true or not. Or hand over the dice; they score (MX-15).
web-mexiko-hint-answer = Accept, and you must throw and beat it. No accept, and the dice are shown: if they are lower, you score (MX-11).
web-mexiko-hint-table = They believe you and must beat it: behind the hand they may lie, to table all see the throw (MX-14).
