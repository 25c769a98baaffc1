# Úvod a seznam stolů

web-home-running = Rozehráno
web-play-bot = Proti botovi
web-play-friend = S kamarádem
web-play-other = Jiný stůl nebo pravidla…
web-all-games = všechny hry
web-lobby-open = Čeká se na hráče
web-lobby-running = Hraje se
web-lobby-no-open = Teď nikdo nečeká. Otevřete stůl a někdo přijde.
web-lobby-no-running = Teď se nikde veřejně nehraje.
web-phase-open = čeká se
web-phase-running = hraje se
web-phase-over = dohráno
web-phase-closed = zrušeno
web-play-learn = Naučit se to
