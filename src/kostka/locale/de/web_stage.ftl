# Die Bühne, auf der jeder Tisch steht: Schilder der Spieler, Verlauf, was über das Tuch kommt

web-seat-you = du
web-seat-on-move = am Zug:
web-seat-bot = Bot
web-seat-program = Programm
web-seat-taken = ein Bot spielt weiter ({ $bot })
web-seat-claimable = kam nicht zurück
web-seat-away = fort, noch { $time }
web-seat-thinks = überlegt
web-seat-your-turn = Du bist dran
web-beside = Neben dem Tisch
web-story = Spiel
web-story-empty = Noch ist nichts passiert.
web-seat-rematch = möchte Revanche
web-facts-no-clock = ohne Uhr
web-facts-clock-game =
    { $added ->
        [0] { $minutes } min
       *[other] { $minutes } min + { $added } s
    }
web-facts-clock-move = { $seconds } s pro Zug
web-facts-name =
    { $game ->
        [mexiko] Mexiko
        [domino] Domino
       *[kamos] Kámoš, Čína, Regál
    }
