# The door: what is told of a table to somebody who has not come in yet: by a link, in a list

door-invites = { $who } invites you to { $game ->
        [mexiko] a game of Mexiko
        [kamos] a game of Kámoš
       *[domino] a game of domino
    }
door-plays = { $names }: { $game }
door-about-mexiko = Two dice behind a hand: throw, call, and bluff if you like.
door-about-kamos = Five dice, three throws, a sheet of paper and ten rows to fill.
door-about-domino = Two pairs, 28 tiles, and not a word about what you hold.
door-what-open = You play: { $length }, { $clock }.
door-what-running = Being played now; come and watch.
door-what-over = The game is over; you can play it through.
door-length-mexiko =
    { $best_of ->
        [1] one set to 15
       *[other] best of { $best_of }
    }{ $beer ->
        [yes] , with beer
       *[no] { "" }
    }
door-length-kamos =
    { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
    }
door-length-domino =
    { $target ->
        [one] to { $target } point
       *[other] to { $target } points
    }
door-clock-none =
    { $game ->
        [domino] sport clock
       *[other] no clock
    }
door-clock-move = { $seconds ->
        [one] { $seconds } second a move
       *[other] { $seconds } seconds a move
    }
door-clock-game =
    { $minutes ->
        [one] { $minutes } minute each
       *[other] { $minutes } minutes each
    }
door-no-script = This page needs JavaScript, which is turned off in this browser.
