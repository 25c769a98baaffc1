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
