# Úvod a seznam stolů

web-home-running = Rozehráno
web-play-bot = Hrát s botem
web-play-friend = Pozvat kamaráda
web-play-other = Jiný stůl nebo pravidla…
web-all-games = všechny hry
web-lobby-open = Čeká se na hráče
web-lobby-running = Hraje se
web-lobby-no-open = Teď nikdo nečeká.
web-phase-open = čeká se
web-play-learn = Naučit se to
web-home-your-move = Jste na tahu
web-home-their-move = Rozehráno
web-home-go = Otevřít
web-home-sit = Přisednout
web-home-watch = Dívat se
web-home-all = Všechny stoly
web-home-last = Poslední hra
web-home-replay = Přehrát
web-today = Pozice dne
web-today-mexiko = Co byste udělali?
web-today-kamos = Co byste si nechali?
web-today-domino = Který kámen byste položili?
web-verdict = štěstí { $luck }, přesnost { $accuracy }
web-outcome-won = Výhra
web-outcome-lost = Prohra
web-outcome-draw = Remíza
web-outcome-alone = Dohráno
web-moment-today = dnes
web-moment-yesterday = včera
web-play-bot-short = S botem
web-play-friend-short = Pozvat
web-play-more = Další
web-offline = Jste bez sítě.
web-offline-what = Boti, lekce a pravidla fungují i tak.
web-today-answered =
    { $grade ->
        [best] Zodpovězeno: lépe to nejde
        [good] Zodpovězeno: dobře
        [slip] Zodpovězeno: drobná chyba
       *[blunder] Zodpovězeno: hrubá chyba
    }
web-friends = Přátelé
web-friends-all = Všichni
web-friends-away = není u stolu
web-friends-waiting = čeká na hráče
web-friends-playing = hraje
web-friends-invite = Pozvat
web-friends-invited = Pozvánku k tomuto stolu má { $name }.
web-home-invites = { $who } vás zve
