# Початок і перелік столів

web-home-running = Розпочаті ігри
web-play-bot = Проти бота
web-play-friend = З другом
web-play-other = Інший стіл чи правила…
web-all-games = усі ігри
web-lobby-open = Чекають на гравців
web-lobby-running = Грають
web-lobby-no-open = Зараз ніхто не чекає. Відкрийте стіл, і хтось прийде.
web-lobby-no-running = Зараз немає відкритих для всіх ігор.
web-phase-open = чекають
web-phase-running = грають
web-phase-over = дограно
web-phase-closed = закрито
web-play-learn = Навчитися
