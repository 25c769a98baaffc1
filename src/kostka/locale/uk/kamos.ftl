# Камош, Чина, Регал

kamos-player = Гравець { $number }
kamos-row-1 = 1 Бич
kamos-row-2 = 2
kamos-row-3 = 3
kamos-row-4 = 4
kamos-row-5 = 5
kamos-row-6 = 6
kamos-row-delo = Гармата
kamos-row-kamos = Камош
kamos-row-cina = Чина
kamos-row-regal = Регал

kamos-sheet = Таблиця: { $player }
kamos-sheet-full = Таблиця: { $player }, дограно
kamos-sheet-lost = Таблиця: { $player }, програно
kamos-total = Разом: { $points }
kamos-legend = * з руки
kamos-dice = На столі: { $dice } (кидок { $throw } з { $throws })
kamos-from-hand = з руки

kamos-ask =
    { $left ->
        [one] Ще { $left } кидок.
        [few] Ще { $left } кидки.
        [many] Ще { $left } кидків.
       *[other] Ще { $left } кидка.
    }
kamos-ask-last = Кидків не лишилося.
kamos-ask-keep = Залишити кубики або жодного: { $examples }.
kamos-ask-write = Записати: { $examples }.
kamos-ask-cross = Гайцман: { $examples }.
kamos-ask-lose = Програти всю гру: { $examples }.
kamos-due-lot = Жереб: кожен кидає один кубик, у такому порядку: { $players }.
kamos-due-throw =
    { $count ->
        [one] { $player } кидає { $count } кубик.
        [few] { $player } кидає { $count } кубики.
        [many] { $player } кидає { $count } кубиків.
       *[other] { $player } кидає { $count } кубика.
    }

kamos-say-lot = Жереб: { $thrown }. Починає { $player }.
kamos-say-lot-tie = Жереб: { $thrown }. Порівну: у кого найбільше, кидають ще раз.
kamos-say-first = Починає { $player }.
kamos-say-throw = { $player } кидає: { $dice }.
kamos-say-keep = { $player } залишає { $dice }.
kamos-say-keep-none = { $player } бере всі п’ять кубиків.
kamos-say-write =
    { $points ->
        [one] { $player } записує { $points } очко в рядок { $row }.
        [few] { $player } записує { $points } очки в рядок { $row }.
        [many] { $player } записує { $points } очок у рядок { $row }.
       *[other] { $player } записує { $points } очка в рядок { $row }.
    }
kamos-say-cross = { $player } ставить гайцмана в рядок { $row }.
kamos-say-lost = { $player } мусить поставити × у рядок { $row } і програє всю гру.
kamos-say-turn = { $player }, повідомлений хід: { $told }
kamos-say-sheet = { $player }, повідомлена таблиця: { $told }

# What a score counts

score-crosses = гайцмани
score-place = місце

# Refusals

length-kamos = Скільки стовпців: 1 (десять ходів на гравця), 2 чи 10 (уся таблиця, сто ходів)?

typing-kamos = (33): ці кубики залишити, решту кинути ще раз; (): кинути всі ще раз. =5: записати в рядок 5, =kamos у той рядок. =delo:x: там × (гайцман, без очок).

error-kamos-dice = потрібно п’ять кубиків від 1 до 6, найменший перший, наприклад { $expected }. Тут: { $found }
error-kamos-keep-all = залишити всі п’ять кубиків — не кидок: запишіть його в рядок, наприклад =3
error-kamos-keep-or-write = { $found } може означати залишити кубик або записати в рядок: { $expected }
error-kamos-kept = залишені кубики { $found } не всі є серед { $expected } або стоять не за порядком
error-kamos-throws-used = усі кидки ходу використано ({ $expected }). Тепер треба записати
error-kamos-throw-due = спершу треба кинути
error-kamos-choice-due = спершу скажіть, що робити з кидком на столі: залишити кубики в дужках або записати через =
error-kamos-no-die = { $found }: на жодному кубику немає { $expected }, у цей рядок нічого не запишеш
error-kamos-delo-rethrown = { $found }: Гармату зараховують лише з руки. Тут можна лише { $expected }
error-kamos-shape = { $found } — не комбінація цього рядка. Вона має бути, наприклад, { $expected }
error-kamos-row-full = { $found }: цей рядок заповнений (стовпців: { $expected })
error-kamos-cross-above = { $found } означало б програш, а потреби немає: ще є місце для { $expected }
error-kamos-cross-not-forced = { $found } означало б програш, а потреби немає: ще можна { $expected }
error-kamos-cross-by-choice = { $found } тут можна лише тоді, коли кидок нікуди записати; ще можна { $expected }
error-kamos-fits-somewhere = { $found }: у цій таблиці кожен кидок ще можна кудись записати
error-kamos-report = повідомлений хід у рядку { $found } має один раз сказати, чого варта клітинка: кубики, позначка, очки або ×
error-kamos-points = { $found } не може бути. Можна: { $expected }
error-kamos-mark = { $found }: позначка не збігається. Має бути: { $expected }
error-kamos-mark-ambiguous = { $found } може означати кубики або очки; напишіть { $expected }
error-kamos-other-player = зараз хід { $expected }, а не { $found }
error-kamos-same-name = ім’я «{ $found }» мають кілька гравців: уточніть через { $expected }
error-kamos-turn-begun = цей хід уже почався ({ $found }): його треба закінчити кидок за кидком
error-kamos-turn-number = хід не може мати номер { $found }. Має бути: { $expected }
error-kamos-sheet-rows = таблицю подають з усіма десятьма рядками або лише із сумою. Рядків тут: { $found }. Очікується: { $expected }
error-kamos-sheet-twice = { $found } сказано двічі
error-kamos-sheet-empty = про таблицю нічого не сказано: потрібні рядки або { $expected }
error-kamos-sheet-closed = таблицю гравця { $found } подати не можна. Ще відкриті: { $expected }
error-kamos-row-points = { $found }: стільки очок у цьому рядку бути не може, лише { $expected }
error-kamos-loss-nowhere = програти можна лише кидком, який нікуди записати: від Гармати до Регала все заповнено, щонайменше один із рядків 1–6 заповнений, а в іншому є клітинка для × програшу
error-kamos-total = сума не збігається. Тут: { $found }. Має бути: { $expected }
error-kamos-over = гру закінчено: кожна таблиця заповнена або програна
error-kamos-players = гравців може бути { $expected }. Тут: { $found }
error-kamos-lot-dice = кожен, хто тягне жереб, кидає один кубик, від 1 до 6; кубиків треба: { $expected }. Тут: { $found }
error-kamos-lot-due = жереб закінчився порівну: спершу треба кинути ще раз
error-kamos-lot-over = уже вирішено, хто починає
error-kamos-first = гравець { $found } починати не може. Можна: { $expected }

figure-kamos-sheets = Таблиці
figure-kamos-total = Сума всіх таблиць
figure-kamos-best-total = Найкраща таблиця
figure-kamos-lost = Програні таблиці
figure-kamos-crosses = Гайцмани
figure-kamos-turns = Ходи
figure-kamos-row-1 = Рядок Бич
figure-kamos-row-2 = Рядок 2
figure-kamos-row-3 = Рядок 3
figure-kamos-row-4 = Рядок 4
figure-kamos-row-5 = Рядок 5
figure-kamos-row-6 = Рядок 6
figure-kamos-row-delo = Рядок Гармата
figure-kamos-row-kamos = Рядок Камош
figure-kamos-row-cina = Рядок Чина
figure-kamos-row-regal = Рядок Регал

help-solve-kamos = Очікувані очки таблиці: точно до двох стовпців, далі між двома межами.
help-solve-kamos-columns = KCR-1: клітинки в рядку (від 1 до 20).
help-solve-kamos-throws = KCR-2: кидки в ході (від 1 до 5).
help-solve-kamos-hand = KCR-3: який кидок усіх п’яти кубиків є з руки (first-throw, any-full-throw).
help-solve-kamos-delo-from-hand-only = KCR-7: чи докинута Гармата не дає нічого.
help-solve-kamos-regal-row-doubles = KCR-11: чи рядок із самих Регалів рахується двічі.
help-solve-kamos-hajcman = KCR-12: коли внизу можна ставити × (free: також із власної волі, forced: лише коли більше нікуди).
help-solve-kamos-no-hajcman-doubles = KCR-14: чи повна таблиця без гайцмана рахується двічі.
solved-columns = стовпці
solved-expected = стратегія без везіння
solved-mean = середнє
solved-single_rows = точно без подвоєних рядків
