# Scéna, na níž stojí každý stůl: cedulky hráčů, průběh hry a co přijde přes plátno

web-seat-you = vy
web-seat-on-move = na tahu:
web-seat-bot = bot
web-seat-program = program
web-seat-taken = dál hraje bot ({ $bot })
web-seat-claimable = nevrací se
web-seat-away = pryč, čeká se ještě { $time }
web-seat-thinks = přemýšlí
web-seat-your-turn = Jste na tahu
