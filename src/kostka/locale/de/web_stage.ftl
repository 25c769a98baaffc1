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
