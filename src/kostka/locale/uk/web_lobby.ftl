# Початок і перелік столів

web-home-running = Триває
web-play-bot = Грати з ботом
web-play-friend = Запросити друга
web-play-other = Інший стіл …
web-all-games = усі ігри
web-lobby-open = Чекають на гравців
web-lobby-running = Грають
web-lobby-no-open = Зараз ніхто не чекає. Відкрийте стіл, і хтось прийде.
web-lobby-no-running = Зараз ніде відкрито не грають.
web-phase-open = чекають
web-phase-running = грають
web-phase-over = дограно
web-phase-closed = закрито
