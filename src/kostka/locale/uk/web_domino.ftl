# Спортивне доміно: стіл на сторінці

web-domino-yours = Ваш хід.
web-domino-waits = Хід: { $player }.
web-domino-laid = { $player } кладе { $tile }. Кінці { $left } і { $right }.
web-domino-draws = { $player } бере фішки.
web-domino-ends = Кінці: { $left } і { $right }.
web-domino-end = Кінець { $number }
web-domino-to-end = { $tile } до { $number }
web-domino-which-end = { $tile }: до якого кінця?
web-domino-lay = Покладіть фішку.
web-domino-first = Покладіть будь-яку фішку.
web-domino-none-fits = Нічого не підходить.
web-domino-sent = Надсилається…
web-domino-being-dealt = Фішки розбирають.
web-domino-being-judged = Чекаємо на суддю.
web-domino-pass = Пас
web-domino-passed = пас { $numbers }
web-domino-passed-long = пас на { $numbers }
web-domino-draw = Беру
web-domino-shuffle = Перемішати ще раз
web-domino-choice = Перший хід ваш.
web-domino-choice-waits = { $player }: брати чи перемішати ще раз?
web-domino-rack = Ваші фішки
web-domino-fits = { $tile }, підходить
web-domino-fits-not = { $tile }, не підходить
web-domino-touch = { $tile }, торкнута: треба викласти
web-domino-pair = Пара { $pair }
web-domino-tiles =
    { $tiles ->
        [one] { $tiles } фішка
        [few] { $tiles } фішки
        [many] { $tiles } фішок
       *[other] { $tiles } фішки
    }
web-domino-open = відкрито: { $tiles }
web-domino-players = Гравці
web-domino-count = Підрахунок раунду { $number }
web-domino-hand-left = { $player }, лишилося: { $tiles }
web-domino-hand-empty = { $player }: жодної фішки
web-domino-unknown = невідомо
web-domino-left-and-laid = лишилося { $left } + викладено { $laid } = { $all }
web-domino-seen = Перевірено
web-domino-checking = Ще перевіряють: { $players }
web-domino-protocol = Протокол
web-domino-round = Раунд
web-domino-result = Результат
web-domino-written =
    { $by ->
        [fish] риба
        [revoke] хибний пас
       *[out] остання фішка
    }
web-domino-drawn = риба, нічия
web-domino-no-rounds = Ще нічого не записано.
web-domino-warning = попередження
web-domino-sign = Підписати протокол
web-domino-keys = ← → вибирає фішку · Enter кладе · 1–7 кладе одразу · P пас

## Перша гра

web-domino-hint-draw = Цей раунд починаєте ви. Беріть; якщо перемішаєте ще раз, братимете останнім (DOM-22).
web-domino-hint-between = «Перевірено» означає, що підрахунок правильний (DOM-37). Наступний раунд починаєте ви: беріть або перемішайте ще раз і беріть останнім (DOM-22).
web-domino-hint-first = Покладіть будь-яку фішку. Інші прикладають число до числа з обох кінців (DOM-23).
web-domino-hint-lay = Покладіть фішку з одним із двох чисел на кінцях; ті, що підходять, позначено ▲ (DOM-23).
web-domino-hint-aim = Ви граєте з партнером навпроти. Хто перший без фішок, виграє раунд і всі очки, що лишилися (DOM-3).
web-domino-hint-pass = Нічого не підходить: скажіть «пас» (DOM-33).
