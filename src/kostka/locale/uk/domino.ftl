# Спортивне доміно

seats-domino = пара A { $seat1 } (A1) і { $seat3 } (A2), пара B { $seat2 } (B1) і { $seat4 } (B2)
domino-heading = Раунд { $number }. A { $a } : { $b } B, до { $target }.
domino-time-up = Час вийшов.
domino-lead = Перший хід: { $player }
domino-empty = Стіл порожній.
domino-chain = Стіл: { $tiles }
domino-ends = Кінці: ліворуч { $left }, праворуч { $right }
domino-holds =
    { $tiles ->
        [one] { $player }: { $tiles } фішка
        [few] { $player }: { $tiles } фішки
        [many] { $player }: { $tiles } фішок
       *[other] { $player }: { $tiles } фішки
    }
domino-lacks = пас на { $numbers }
domino-open = відкрито праворуч: { $tiles }
domino-left = { $player }, лишилося: { $tiles } ({ $points })
domino-hand = Ваші фішки: { $tiles }
domino-must = Ви торкнулися { $tile } і мусите її викласти.

domino-ask-choice = Перший хід ваш. Брати фішки («беру») чи перемішати ще раз і брати останнім («перемішати»)?
domino-ask-first = Кладіть будь-яку фішку, наприклад { $examples }.
domino-ask = Кладіть ліворуч до { $left } (<) або праворуч до { $right } (>), наприклад { $examples }.
domino-ask-pass = Жодна ваша фішка не підходить: пас.
domino-due-lots = Розіграш першого ходу: кожен відкриває одну фішку, у такому порядку: { $players }.
domino-due-deal = Чотири руки по сім фішок, між ними /, у такому порядку: { $players }.

# What may be typed, separated by spaces
domino-hear-left = ліворуч ліво вліво л
domino-hear-right = праворуч право вправо п
domino-hear-pass = пас
domino-hear-draw = беру брати б
domino-hear-shuffle = мішати перемішати м

domino-say-lots = Розіграш першого ходу: { $tiles }.
domino-say-reshuffle = { $player } перемішує ще раз і бере останнім.
domino-say-deal = Фішки розібрано.
domino-say-deal-open = Фішки розібрано: { $hands }.
domino-say-lay-first = { $player } починає з { $tile }.
domino-say-lay-left = { $player } кладе { $tile } ліворуч.
domino-say-lay-right = { $player } кладе { $tile } праворуч.
domino-say-pass = { $player }: пас.
domino-say-slow = { $player }: перевищено час.
domino-say-overdue = { $player }: час вийшов, а хід ще треба зробити.
domino-say-excused = { $player }: перевищення часу було обґрунтоване.
domino-say-touched = { $player }: торкнута фішка.
domino-say-touched-tile = { $player }: торкнута фішка { $tile }.
domino-say-out-of-turn-restart = { $player }: фішка поза чергою. За рішенням суперників раунд починають заново.
domino-say-out-of-turn-continue = { $player }: фішка поза чергою. За рішенням суперників грають далі, фішка лежить відкрита.
domino-judge-due = Стіл показує, що хтось сказав «пас», маючи що покласти. Суддя має визначити, чий це був пас.
domino-say-revoke = { $player }: хибний пас. Суддя закінчує раунд.
domino-say-signs = { $player }: заборонений знак.
domino-say-penalty =
    { $points ->
        [one] Штраф парі { $pair }: { $points } очко.
        [few] Штраф парі { $pair }: { $points } очки.
        [many] Штраф парі { $pair }: { $points } очок.
       *[other] Штраф парі { $pair }: { $points } очка.
    }
domino-say-penalty-for =
    { $points ->
        [one] Штраф парі { $pair }: { $points } очко ({ $reason }).
        [few] Штраф парі { $pair }: { $points } очки ({ $reason }).
        [many] Штраф парі { $pair }: { $points } очок ({ $reason }).
       *[other] Штраф парі { $pair }: { $points } очка ({ $reason }).
    }
domino-say-time = Час на партію вийшов.
domino-say-absent = Пара { $pair } неповна і програє партію.
domino-say-confirm = { $player }: підрахунок перевірено.
domino-say-sign = { $player } підписує протокол.
domino-say-report = Повідомлено: { $result }.

domino-ended-out =
    { $points ->
        [one] Раунд { $number }: пара { $pair } викладає останню фішку й записує { $points } очко.
        [few] Раунд { $number }: пара { $pair } викладає останню фішку й записує { $points } очки.
        [many] Раунд { $number }: пара { $pair } викладає останню фішку й записує { $points } очок.
       *[other] Раунд { $number }: пара { $pair } викладає останню фішку й записує { $points } очка.
    }
domino-ended-fish =
    { $points ->
        [one] Раунд { $number }: риба. У пари { $pair } лишилося менше, вона записує { $points } очко.
        [few] Раунд { $number }: риба. У пари { $pair } лишилося менше, вона записує { $points } очки.
        [many] Раунд { $number }: риба. У пари { $pair } лишилося менше, вона записує { $points } очок.
       *[other] Раунд { $number }: риба. У пари { $pair } лишилося менше, вона записує { $points } очка.
    }
domino-ended-drawn = Раунд { $number }: риба. В обох пар порівну, ніхто нічого не записує.
domino-ended-revoke = Раунд { $number }: закінчено через хибний пас, його не зараховано.

# The protocol

domino-decided-target =
    { $target ->
        [one] Партію закінчено: набрано { $target } очко.
        [few] Партію закінчено: набрано { $target } очки.
        [many] Партію закінчено: набрано { $target } очок.
       *[other] Партію закінчено: набрано { $target } очка.
    }
domino-decided-time = Партію закінчено, бо вийшов час: виграє той, у кого більше очок.
domino-decided-absence = Партію закінчено: неявка.
domino-decided-report = Партію закінчено: результат повідомлено.
domino-signed = Підписали: { $players }
domino-warned = Попередження парі { $pair } ({ $reason }).
domino-reason-slow = перевищення часу
domino-reason-signs = заборонений знак
domino-reason-touched = торкнута фішка
domino-reason-out-of-turn = фішка поза чергою
domino-reason-revoke = хибний пас

# The keys of scores

score-out = остання фішка
score-fish = риба
score-revoke = хибний пас
score-A = A
score-B = B

# Refusals

length-domino = До скількох очок: 50 (кілька раундів), 100 чи 200 (ціла партія)?

typing-domino = 35: покласти цю фішку; 35< на лівий кінець, 35> на правий. «пас»: жодна фішка не підходить. «беру»: узяти сім фішок; «перемішати»: перемішати ще раз і брати останнім.

error-domino-seats = у доміно грають учотирьох, а тут гравців: { $found }
error-domino-seat = місця { $found } немає; місця: { $expected }
error-domino-over = партію вже закінчено, запізно: { $found }
error-domino-not-now =
    { $found } зараз не можна. Очікується: { $expected ->
        [lots] розіграш першого ходу
        [choice] брати фішки чи перемішати ще раз
        [deal] фішки всіх чотирьох гравців
        [play] фішка або пас
        [count] результат раунду
        [judge] рішення судді
        [over] уже нічого
       *[other] { $expected }
    }
error-domino-tile-unknown = { $found } — не фішка. Фішки: { $expected }
error-domino-tile-twice = фішка { $found } трапляється двічі
error-domino-tile-missing = треба сказати, яку фішку { $found } кладе поза чергою
error-domino-hand-size = фішок тут має бути { $expected }, а є { $found }
error-domino-hands = роздають чотири руки по сім фішок: { $expected }
error-domino-no-deals = тут немає жодної роздачі; у рядку мають бути чотири руки по сім фішок, між ними /
error-domino-dealt-hand = кожен гравець при роздачі дістає фішок: { $expected }. Тут: { $found }
error-domino-tile-laid = фішка { $found } вже лежить на столі
error-domino-not-in-hand = фішки { $found } в цій руці немає. Можна: { $expected }
error-domino-no-fit = { $found } не підходить. Кінці: { $expected }
error-domino-no-end = кінця { $found } тут немає. Має бути: { $expected }
error-domino-empty-table = { $found }: на порожньому столі кінців ще немає. Має бути: { $expected }
error-domino-which-end = { $found } підходить до обох кінців; скажіть, до якого: { $expected }
error-domino-must-lay = { $found } не можна: зараз треба викласти { $expected }
error-domino-false-pass = хто має чим піти, не може пасувати. Підходить: { $expected }
error-domino-pass-first = на порожньому столі не пасують: перша фішка довільна
error-domino-other-turn = зараз хід не гравця { $found }, а гравця { $expected }
error-domino-shuffled-already = перемішувати вже не можна нікому
error-domino-seconds = { $found } не може бути часом на хід. Має бути: { $expected }
error-domino-overdue-twice = на цей хід час уже раз вийшов
error-domino-nothing-to-excuse = { $found }: перевищення часу не було
error-domino-own-turn = торкнутися фішки може лише той, чий хід: { $expected }, а не { $found }
error-domino-in-turn = зараз хід гравця { $found }, поза чергою він класти не може
error-domino-open-already = фішка { $found } вже лежить відкрита
error-domino-no-revoke = { $found } з ходів не випливає: про хибний пас цього гравця нічого не відомо
error-domino-other-revoke = за ходами хибно спасував не цей гравець: { $found }. Можна: { $expected }
error-domino-revoke-shown = зі столу видно, що хтось сказав «пас», маючи чим походити: перш ніж { $found }, суддя має визначити, хто саме ({ $expected })
error-domino-revoke-late = запізно, або такого раунду немає: { $found }. Це можна вставити на своє місце
error-domino-penalty-pair = цей гравець з іншої пари: { $found }. Очікувалося: { $expected }
error-domino-penalty-size = штраф має бути в межах { $expected }, а не { $found }
error-domino-penalty-reason = причина — короткий код із { $expected }, а не { $found }
error-domino-time-twice = час на партію вже вийшов
error-domino-absent-late = неявку записують на початку партії, до першого раунду
error-domino-nothing-to-confirm = { $found }: зараз нема чого перевіряти
error-domino-confirmed-twice = { $found }: цей підрахунок уже перевірено
error-domino-not-over = зарано: { $found }. Протокол підписують після партії
error-domino-all-signed = протокол підписали всі четверо, запізно: { $found }. Записане помилково ще можна виправити: { $expected }
error-domino-no-last-round = цю партію закінчив не раунд, тож { $found } до жодного не належить. Виправлення: { $expected }
error-domino-signed-twice = { $found }: підпис уже є
error-domino-who-out = треба сказати, яка пара виклала останню фішку, а гравця називати лише з неї. Тут: { $found }
error-domino-who-revoked = треба сказати, хто хибно спасував, і ніхто нічого не записує
error-domino-round-over = раунд закінчено, запізно: { $found }. Наступний починається з нового рядка: { $expected }
error-domino-other-ending = за ходами раунд закінчується інакше: { $expected }, а не { $found }
error-domino-other-winner =
    за ходами результат раунду — { $expected ->
        [draw] нічия
       *[other] { $expected }
    }, а не { $found ->
        [draw] нічия
       *[other] { $found }
    }
error-domino-other-sum = сума має бути { $expected }, а не { $found }
error-domino-drawn-points = нічийна риба нікому не дає { $found }
error-domino-points-impossible = стільки очок такий раунд не дає: { $found }. Можна: { $expected }
error-domino-points-missing = у «{ $found }» бракує очок. Очікується: { $expected }
error-domino-party-drawn = { $found }: нічиєю партія не закінчується
error-domino-party-time = { $found }: час не закінчує партію, в якій ціль уже досягнуто. Щонайбільше: { $expected }
error-domino-party-score = { $found } не може бути кінцем партії. Можна: { $expected }
error-domino-party-below = { $found } — менше, ніж уже записано. Очікувалося: { $expected }; штраф пишуть окремим рядком
error-domino-not-ended = { $found }: тут раунд не закінчився
error-domino-result-ambiguous = { $found } в окремому рядку після зіграного може бути його результатом або наступним; напишіть { $expected }
error-domino-round-number = це раунд { $expected }, а не { $found }

figure-domino-rounds = Раунди
figure-domino-out = Остання фішка
figure-domino-fish = Риби
figure-domino-drawn = Нічийні риби
figure-domino-a-points = Очки пари A
figure-domino-b-points = Очки пари B
figure-domino-a-won = Перемоги пари A
figure-domino-tiles-laid = Викладені фішки
figure-domino-passes = Паси

help-solve-domino = Роздачі з чотирма відкритими руками, розв’язані точно: очки й усі найкращі перші фішки.
help-solve-domino-deals = Файл, у кожному рядку одна роздача: чотири руки в порядку гри від того, хто починає, між ними /; що після |, не читається; рядок, що починається з #, — примітка.
help-solve-domino-count = DOM-3: що записують переможці (all, opponents).
