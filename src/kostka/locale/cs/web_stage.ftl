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
web-beside = Vedle stolu
web-story = Hra
web-story-empty = Zatím se nic nestalo.
web-seat-rematch = chce odvetu
web-facts-no-clock = bez hodin
web-facts-clock-game =
    { $added ->
        [0] { $minutes } min
       *[other] { $minutes } min + { $added } s
    }
web-facts-clock-move = { $seconds } s na tah
web-facts-name =
    { $game ->
        [mexiko] Mexiko
        [domino] Domino
       *[kamos] Kámoš, Čína, Regál
    }
