# The stage on which every table stands: plates, story, what comes over the felt

web-seat-you = you
web-seat-on-move = to move:
web-seat-bot = bot
web-seat-program = program
web-seat-taken = a bot plays on ({ $bot })
web-seat-claimable = did not come back
web-seat-away = away, waiting { $time } more
web-seat-thinks = thinks
web-seat-your-turn = Your turn
web-beside = Beside the table
web-story = Game
web-story-empty = Nothing has happened yet.
web-seat-rematch = wants a rematch
web-facts-no-clock = no clock
web-facts-clock-game =
    { $added ->
        [0] { $minutes } min
       *[other] { $minutes } min + { $added } s
    }
web-facts-clock-move = { $seconds } s a move
web-facts-name =
    { $game ->
        [mexiko] Mexiko
        [domino] Domino
       *[kamos] Kámoš, Čína, Regál
    }
