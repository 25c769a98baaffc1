# Спортивне доміно: стіл на сторінці

web-domino-yours = Ваш хід.
web-domino-waits = Хід: { $player }.
web-domino-laid = { $player } кладе { $tile }. Кінці { $left } і { $right }.
web-domino-draws = { $player } бере фішки.
web-domino-ends = Кінці: { $left } і { $right }.
web-domino-to-end = { $tile } до { $number }
web-domino-which-end = До якого кінця?
web-domino-lay = Покладіть фішку
web-domino-first = Покладіть будь-яку фішку
web-domino-none-fits = Скажіть «пас»
web-domino-must = Покладіть { $tile }
web-domino-us-them = ми : вони
web-domino-sent = Надсилається…
web-domino-being-dealt = Фішки розбирають.
web-domino-being-judged = Чекаємо на суддю.
web-domino-pass = пас
web-domino-passed = пас { $numbers }
web-domino-passed-long = пас на { $numbers }
web-domino-draw = Беру
web-domino-shuffle = Перемішати ще раз
web-domino-choice = Починаєте ви
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
web-domino-head-out = Без фішок: { $player }
web-domino-head-out-pair = Пара { $pair } без фішок
web-domino-head-fish = Раунд { $round }: риба
web-domino-head-fish-on =
    { $number ->
        [0] Риба на нулях
        [1] Риба на одиницях
        [2] Риба на двійках
        [3] Риба на трійках
        [4] Риба на четвірках
        [5] Риба на п’ятірках
       *[other] Риба на шістках
    }
web-domino-head-revoke = Раунд { $round }: хибний пас
web-domino-why-out = Пара записує все, що лишилося на руках.
web-domino-why-fish = Ніхто не може ходити. Виграє менша сума.
web-domino-why-drawn = Ніхто не може ходити, і в обох пар порівну.
web-domino-why-revoke = Раунд не зараховано.
web-domino-laid-sum = викладено
web-domino-left-sum = на руках
web-domino-all-sum = усі фішки
web-domino-pair-writes = Пара { $pair } записує
web-domino-nobody-writes = Ніхто нічого не записує
web-domino-result-next = До результату
web-domino-seen = Підрахунок правильний
web-domino-checking = Ще перевіряють: { $players }
web-domino-round-lead = Раунд { $number } · починає { $player }
web-domino-last-round = Останній раунд
web-domino-round-number = Раунд { $number }
web-domino-facts = раунд { $number } · до { $target }
web-domino-facts-end = кінець раунду { $number }
web-domino-ends-after = кінці
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
web-domino-keys-end = Натисніть на кінець або ← →, тоді Enter

## Перша гра

web-domino-hint-draw = Цей раунд починаєте ви. Беріть; якщо перемішаєте ще раз, братимете останнім (DOM-22).
web-domino-hint-between = «Підрахунок правильний» підтверджує його (DOM-37). Наступний раунд починаєте ви: беріть або перемішайте ще раз і беріть останнім (DOM-22).
web-domino-hint-first = Покладіть будь-яку фішку. Інші прикладають число до числа з обох кінців (DOM-23).
web-domino-hint-lay = Покладіть фішку з одним із двох чисел на кінцях; ті, що підходять, позначено ▲ (DOM-23).
web-domino-hint-aim = Ви граєте з партнером навпроти. Хто перший без фішок, виграє раунд і всі очки, що лишилися (DOM-3).
web-domino-hint-pass = Нічого не підходить: скажіть «пас» (DOM-33).
