# Початок і перелік столів

web-home-running = Розпочаті ігри
web-play-bot = Грати з ботом
web-play-friend = Запросити друга
web-play-other = Інший стіл чи правила…
web-all-games = усі ігри
web-lobby-open = Чекають на гравців
web-lobby-running = Грають
web-lobby-no-open = Зараз ніхто не чекає.
web-phase-open = чекають
web-play-learn = Навчитися
web-home-your-move = Ваш хід
web-home-their-move = Гра триває
web-home-go = Відкрити
web-home-sit = Сісти
web-home-watch = Дивитися
web-home-all = Усі столи
web-home-last = Остання гра
web-home-replay = Переглянути
web-today = Позиція дня
web-today-mexiko = Що б ви зробили?
web-today-kamos = Що б ви залишили?
web-today-domino = Яку фішку б ви поклали?
web-verdict = удача { $luck }, точність { $accuracy }
web-outcome-won = Перемога
web-outcome-lost = Поразка
web-outcome-draw = Нічия
web-outcome-alone = Дограно
web-moment-today = сьогодні
web-moment-yesterday = учора
web-play-bot-short = З ботом
web-play-friend-short = Запросити
web-play-more = Ще
web-offline = Немає мережі.
web-offline-what = Боти, уроки й правила працюють і так.
web-today-answered =
    { $grade ->
        [best] Ви відповіли: краще не буває
        [good] Ви відповіли: добре
        [slip] Ви відповіли: дрібна помилка
       *[blunder] Ви відповіли: дорога помилка
    }
web-friends = Друзі
web-friends-all = Усі
web-friends-away = не за столом
web-friends-waiting = чекає на гравця
web-friends-playing = грає
web-friends-invite = Запросити
web-friends-invited = Запрошення до цього столу: { $name }.
web-home-invites = { $who } запрошує вас
