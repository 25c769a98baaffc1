# Камош, Чина, Регал: стіл

web-kamos-your-throw = Ваш кидок
web-kamos-facts = { $turn }/{ $turns }
web-kamos-this-throw = цей кидок дає
web-kamos-left =
    { $left ->
        [0] кидків немає
        [one] останній кидок
        [few] ще { $left } кидки
        [many] ще { $left } кидків
       *[other] ще { $left } кидка
    }
web-kamos-dice = Кубики на столі
web-kamos-keep-die = { $face }, залишити
web-kamos-die = { $face }
web-kamos-die-kept = { $face }, лежить
web-kamos-die-cup = кидають

## Що робиться

web-kamos-throw = Кинути { $count }
web-kamos-throw-word = Кинути
web-kamos-keeping = лишити { $dice }
web-kamos-keeping-none = нічого не лишати
web-kamos-no-throws = кидків немає
web-kamos-all-kept = нема чого кидати
web-kamos-write = Записати
web-kamos-write-points = Записати { $points }
web-kamos-into = у рядок { $row }
web-kamos-pick-row = виберіть рядок
web-kamos-cross = Поставити ×
web-kamos-lose = × і програш
web-kamos-cross-instead = Краще ×
web-kamos-write-instead = Без ×

## Чому ні

web-kamos-why-full = Рядок { $row } заповнено
web-kamos-why-no-die = На жодному кубику немає { $number }
web-kamos-why-rethrown = Гармату зараховують лише з руки
web-kamos-why-delo = Гармата — п’ять чисел поспіль
web-kamos-why-kamos = Камош — три більші й два менші
web-kamos-why-cina = Чина — три менші й два більші
web-kamos-why-regal = Регал — п’ять однакових
web-kamos-why-cross = × тут програє всю гру

## Таблиця

web-kamos-sheets = Таблиці
web-kamos-lost = програно
web-kamos-reported = повідомлено
web-kamos-place = місце { $place }
web-kamos-result = Місця
web-kamos-row = { $row }: { $cells }
web-kamos-empty = ще нічого
web-kamos-mark-dice =
    { $count ->
        [one] { $count } кубик
        [few] { $count } кубики
        [many] { $count } кубиків
       *[other] { $count } кубика
    }
web-kamos-mark-norm = норма
web-kamos-mark-round = круглі
web-kamos-mark-five = круглі, п’ять кубиків
web-kamos-mark-cross = гайцман
web-kamos-mark-hand = { $points } з руки
web-kamos-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
web-kamos-over =
    { $count ->
        [one] { $count } кубик понад норму
        [few] { $count } кубики понад норму
        [many] { $count } кубиків понад норму
       *[other] { $count } кубика понад норму
    }
web-kamos-short =
    { $count ->
        [one] до норми бракує { $count } кубика
        [few] до норми бракує { $count } кубиків
        [many] до норми бракує { $count } кубиків
       *[other] до норми бракує { $count } кубика
    }
web-kamos-even = норма виходить рівно
web-kamos-balance = норма { $before } → { $after }
web-kamos-doubled = подвоєно
web-kamos-may-double = ще може подвоїтися
web-kamos-gives = зараз { $points }
web-kamos-gives-cross = зараз лише гайцман
web-kamos-gives-loss = зараз × і програш
web-kamos-legend = * з руки · ±: кубики проти норми

## Жереб

web-kamos-lot = Хто починає?
web-kamos-lot-again = Порівну: у кого найбільше, кидають ще раз
web-kamos-begins = Починає { $player }

## Що відбувається

web-kamos-said-dice-left =
    { $left ->
        [0] Випало { $dice }, кидків не лишилося.
        [one] Випало { $dice }, ще { $left } кидок.
        [few] Випало { $dice }, ще { $left } кидки.
        [many] Випало { $dice }, ще { $left } кидків.
       *[other] Випало { $dice }, ще { $left } кидка.
    }
web-kamos-said-my-turn = Ваш хід. Випало { $dice }.
web-kamos-said-doubled = Увесь рядок подвоюється.
web-kamos-said-full = Таблиця заповнена: { $points }.
web-kamos-where-turn = Зараз ходить { $player }.
web-kamos-where-totals = Суми: { $totals }.
web-kamos-where-one = { $player } { $points }
web-kamos-where-lost = { $player } програно
web-kamos-where-row = { $row } за { $points }
web-kamos-where-rows = Можна записати: { $rows }.
web-kamos-where-nothing = Записати нема чого, лише ×.
web-kamos-where-placed = { $place }. { $player }, { $points }
web-kamos-where-over = Дограно. { $places }.

## Перебіг

web-kamos-story-throws =
    { $throws ->
        [one] { $throws } кидок
        [few] { $throws } кидки
        [many] { $throws } кидків
       *[other] { $throws } кидка
    }
web-kamos-end-decided = Вирішальний хід
web-kamos-end-turn = хід { $turn }
web-kamos-story-after =
    { $throws ->
        [one] після { $throws } кидка
       *[other] після { $throws } кидків
    }

## Довідка

web-kamos-help = Позначки й клавіші
web-kamos-help-norm = три кубики, норма (рядки 3–6)
web-kamos-help-round = чотири, круглі
web-kamos-help-five = п’ять
web-kamos-help-fewer = скільки кубиків
web-kamos-help-cross = гайцман, 0 очок
web-kamos-help-hand = з руки: один кидок усіх п’яти
web-kamos-help-balance = кубики понад норму і до норми
web-kamos-help-twice = рядок подвоюється; пунктиром: ще може
web-kamos-help-delo = 1-2-3-4-5 або 2-3-4-5-6, варте суми
web-kamos-help-delo-hand = 1-2-3-4-5 або 2-3-4-5-6, варте суми, лише з руки
web-kamos-help-kamos = три більші й два менші: сума, з руки 2×
web-kamos-help-cina = три менші й два більші: сума, з руки 2×
web-kamos-help-regal = п’ять однакових: 2× суми, з руки 4×; п’ять бичів з руки 150
web-kamos-key-dice = залишити кубик, узяти його
web-kamos-key-throw = кинути ще раз
web-kamos-key-write = записати
web-kamos-key-space = кинути; закінчити рух чужих кубиків
web-kamos-key-escape = скасувати вибір
web-kamos-key-arrows = по кубиках, рядках, таблицях

## Choices

web-kamos-choice-keep = залишити { $dice }
web-kamos-choice-all = кинути всі п’ять
web-kamos-choice-write = записати: { $row }
web-kamos-choice-cross = ×: { $row }

## Перша гра

web-kamos-hint-keep = Торкніться кубиків, які лишаєте, а решту киньте ще раз; кидків щонайбільше три (KCR-2).
web-kamos-hint-write = + біля рядка — скільки він дав би зараз. Торкніться рядка, потім «Записати»; кожну клітинку лише раз (KCR-16).
web-kamos-hint-shapes = Гармата: п’ять поспіль. Камош, Чина: три й два однакові. Регал: п’ять однакових. Більше — під ? (KCR-8).
web-kamos-hint-cross = Нічого не підходить: поставте × у Гармату, Камош, Чину чи Регал. У рядках 1–6 це програш (KCR-13).
