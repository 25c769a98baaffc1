# Міжнародне мексико

mexiko-team =
    { $team ->
        [home] Господарі
       *[guest] Гості
    }
seats-mexiko = господарі { $seat1 }, гості { $seat2 }
mexiko-call-indians =
    { $count ->
        [one] { $count } індіанець
        [few] { $count } індіанці
        [many] { $count } індіанців
       *[other] { $count } індіанця
    }
mexiko-call-mexiko = мексико

mexiko-score = Сет { $number }. { $first } { $home }, { $other } { $guest }.
mexiko-score-match = За сетами { $home }:{ $guest } (best of { $best }).
mexiko-over =
    { $drawn ->
        [yes] Матч закінчено. Нічия { $won }:{ $lost }.
       *[no] Матч закінчено. Перемога: { $winner }, { $won }:{ $lost }.
    }
mexiko-beer =
    { $beer ->
        [new] До цього сету — нове пиво.
       *[same] На цей сет — те саме пиво, що й на попередній.
    }
mexiko-drinks =
    { $minutes ->
        [0] Допити одразу: { $who } і { $winner }.
        [one] Допити одразу: { $who }. { $winner } потім: { $minutes } хвилина.
        [few] Допити одразу: { $who }. { $winner } потім: { $minutes } хвилини.
        [many] Допити одразу: { $who }. { $winner } потім: { $minutes } хвилин.
       *[other] Допити одразу: { $who }. { $winner } потім: { $minutes } хвилини.
    }
mexiko-drinking =
    { $minutes ->
        [0] Допито: { $who }. Одразу допити: { $winner }.
        [one] Допито: { $who }. { $winner } відтоді: { $minutes } хвилина.
        [few] Допито: { $who }. { $winner } відтоді: { $minutes } хвилини.
        [many] Допито: { $who }. { $winner } відтоді: { $minutes } хвилин.
       *[other] Допито: { $who }. { $winner } відтоді: { $minutes } хвилини.
    }
mexiko-scores = { $who } +{ $points }.
mexiko-say-result = Повідомлено: гейм, { $who } +{ $points }.
mexiko-gam = Гейм { $number }. Подача: { $who }.
mexiko-gam-calls = Гейм { $number }. Подача: { $who }. Заявки: { $calls }.
mexiko-dice = На кубиках: { $high } і { $low }, тобто { $call }.
mexiko-open-die = Один кубик видно: { $die }.
mexiko-sets = Сети: { $sets } (перші очки: { $first }).
mexiko-sheet-event = Змагання: { $name }.
mexiko-sheet-category = Категорія: { $name }.
mexiko-sheet-lineup = Склад, { $who }: { $dice }.
mexiko-sheet-dice = Сет { $number }, { $who }: { $dice }.
mexiko-sheet-time-outs = Тайм-аути в сеті { $number }: { $pauses }.
mexiko-sheet-foam = Час на піну перед сетом { $number }: { $pauses }.
mexiko-sheet-pause =
    { $long ->
        [yes] { $who } { $seconds } с (задовго)
       *[no] { $who } { $seconds } с
    }
mexiko-sheet-beers = Пива на кожну сторону: { $count }.
mexiko-card =
    { $card ->
        [red] Червона картка: { $who }, кубик { $die }.
       *[yellow] Жовта картка: { $who }, кубик { $die }.
    }
mexiko-due = { $who }: кидок двома кубиками.
mexiko-due-table = { $who }: кидок двома кубиками на стіл.

mexiko-ask-how = Як кидаєте? За рукою: приховано; один кубик відкрито: один; обидва: відкрито.
mexiko-ask-serve = Що заявляєте? (наприклад { $examples })
mexiko-ask-call = Перебийте заявку { $call } (наприклад { $examples }) або віддайте кубики: віддаю.
mexiko-ask-answer = Суперник заявляє: { $call }. ✋ вірю чи ☝ не вірю?
mexiko-ask-table = Заявку { $call } прийнято. Наступний кидок: на стіл (👇) чи за рукою?
mexiko-ask-lineup = Які кубики заявляєте на матч, щонайбільше шість? Номери, наприклад { $examples }; з іменами: ! lineup home 7 Ferda, 8
mexiko-ask-nominate = Який кубик грає цей сет? (номер)
mexiko-ask-replace = Кубик із червоною карткою вибув. Який його замінить? (номер)

mexiko-say-throw = { $who }: кидок { $dice }.
mexiko-say-throw-open = { $who }: кидок на стіл { $dice }.
mexiko-say-throw-half = { $who }: кидок, один кубик видно: { $die }.
mexiko-say-throw-hidden = { $who }: кидок за рукою.
mexiko-say-open =
    { $dice ->
        [1] { $who }: один кубик лишається відкритим.
       *[2] { $who }: кидок обома кубиками відкрито.
    }
mexiko-say-call = { $who }: { $call }.
mexiko-say-give = { $who }: кубики віддано.
mexiko-say-accept = { $who }: accept.
mexiko-say-doubt = { $who }: no accept.
mexiko-say-table = { $who }: на стіл!
mexiko-say-shown = На кубиках: { $call }.
mexiko-say-per-partes = { $who }: кидок per partes, рахується як 31.
mexiko-say-off-table = { $who }: кубик повз стіл, кидок рахується як 31.
mexiko-say-hand = { $who }: рух руки, що прикриває.
mexiko-say-floor =
    { $card ->
        [red] { $who }: кубик суперника на підлозі, червона картка.
       *[yellow] { $who }: кубик суперника на підлозі, жовта картка.
    }
mexiko-say-lineup = { $who }, склад: { $dice }.
mexiko-say-nominate = { $who }: виставлено кубик { $die }.
mexiko-say-substitute = { $who }: заміна, грає кубик { $die }.
mexiko-say-time-out = { $who }: тайм-аут.
mexiko-say-foam = { $who }: час на піну.
mexiko-too-long = (тривало { $seconds } с, на { $over } с довше, ніж дозволено)
mexiko-say-finished = { $who }: допито.
mexiko-say-ready = { $who }: готово.
mexiko-say-set = Повідомлено: сет { $home }:{ $guest }.
mexiko-say-match = Повідомлено: матч { $home }:{ $guest }.

length-mexiko = Скільки сетів: 1, до 3, до 4?

typing-mexiko = Заявка: 52, 4i (чотири індіанці), M (мексико) або словами: п’ятдесят два. На заявку: «вірю» чи «не вірю». Наступний кидок: «за рукою» чи «на стіл». «віддаю»: віддати кубики.

error-mexiko-over = матч уже закінчено
error-mexiko-not-now = «{ $found }» зараз не можна; на черзі { $expected }
error-mexiko-no-such-call = заявки «{ $found }» немає; очікується { $expected }
error-mexiko-other-name = кубики { $found } називаються { $expected }
error-mexiko-call-too-low = { $found } замало; можна: { $expected }
error-mexiko-nothing-to-beat = на подачі кубики віддати не можна: ще нема заявки, яку перебивати
error-mexiko-throw-beats = { $found }: цей кидок перебив заявку, а віддати кубики може лише той, кому це не вдалося; лишається { $expected }
error-mexiko-open-is-seen = відкритий кидок бачать усі, «?» тут не може бути
error-mexiko-open-die = відкритий кубик не відповідає кидку: { $found }
error-mexiko-shown-differs = показали { $found }, а кинуто було { $expected }
error-mexiko-gam-points = гейм дає 1 або 2, а не { $found }
error-mexiko-gam-result = так гейм закінчитися не може: { $found }; можна: { $expected }
error-mexiko-gam-number = тут не може бути гейм { $found }; очікується { $expected }
error-mexiko-gam-not-over = зарано: «{ $found }», попередній гейм не закінчено; очікується { $expected }
error-mexiko-open-throw-missing = зарано: «{ $found }»; той, хто заявляв, попросив відкритий кидок (на стіл), а його бракує; очікується { $expected }
error-mexiko-set-number = тут не може бути { $found }; очікується { $expected }
error-mexiko-set-begun = запізно: «{ $found }», цей сет уже почався, а заголовок стоїть перед його першим геймом; очікується { $expected }
error-mexiko-set-not-over = зарано: «{ $found }», попередній сет не закінчено; очікується { $expected }
error-mexiko-set-result = сет не може закінчитися { $found }; можна: { $expected }
error-mexiko-solve-score = рахунок може бути від 0:0 до 14:14, спершу очки того, хто подає; не { $found }
error-mexiko-match-result = матч не може закінчитися { $found }; можна: { $expected }
error-mexiko-two-teams = у мексико грають дві команди, а не { $found }
error-mexiko-seat = місця { $found } немає; місця: { $expected }
error-mexiko-no-beer = грають без пива; його вмикає опція { $expected }
error-mexiko-no-beer-left = на одне пиво менше — лише коли сетів більше; { $found }, очікується { $expected }
error-mexiko-beer-differs = «{ $found }» не сходиться; до цього сету належить { $expected }
error-mexiko-foam-twice = ця сторона вже мала час на піну перед сетом: { $found }
error-mexiko-seconds = { $found } — це не тривалість; очікуються секунди, { $expected }
error-mexiko-nothing-to-finish = зараз нема чого допивати: { $found }
error-mexiko-loser-finishes = одразу допиває той, хто програв; очікується { $expected }
error-mexiko-before-set-only = «{ $found }» можна лише перед сетом
error-mexiko-before-match-only = «{ $found }» можна лише перед матчем
error-mexiko-lineup-twice = цей склад уже оголошено: { $found }
error-mexiko-lineup-first = перед першою подачею оголошують склади; очікується { $expected }
error-mexiko-ready-twice = ця сторона вже готова: { $found }
error-mexiko-guests-first = першими склад оголошують гості; очікується { $expected }
error-mexiko-lineup-late = склади оголошують до того, як команда виставить перший кубик: { $found }
error-mexiko-lineup-size = кубиків у складі: { $found }; можна: { $expected }
error-mexiko-die-number = кубик має номер { $found }; можна: { $expected }
error-mexiko-die-number-twice = номер { $found } у команді має більше ніж один кубик
error-mexiko-die-name = таке ім’я кубика не записати: «{ $found }»
error-mexiko-not-in-lineup = { $found } немає у складі; у ньому { $expected }
error-mexiko-nominate-first = перед сетом кожна команда виставляє кубик; очікується { $expected }
error-mexiko-nominate-order = перша виставляє кубик сторона, що подає в сеті; очікується { $expected }
error-mexiko-nominated-twice = ця команда вже виставила кубик: { $found }
error-mexiko-already-plays = цей кубик уже грає: { $found }
error-mexiko-sub-in-timeout = заміна можлива лише в тайм-ауті: { $found }
error-mexiko-timeouts-used = тайм-аути в сеті вичерпано ({ $expected }): { $found }
error-mexiko-result-differs = за ходами це { $expected }, а не { $found }
error-mexiko-result-ambiguous = { $found } в окремому рядку після зіграного може бути його результатом або наступним; напишіть { $expected }
error-mexiko-not-thrower = чий це був кидок, відомо: { $expected }
error-mexiko-not-thrown = картку отримує той, хто кидав: { $expected }
error-mexiko-card-differs = картка { $expected }, а не { $found }
error-mexiko-sent-off = цей кубик має червону картку: { $found }
error-mexiko-replace-first = кубик із червоною карткою треба одразу замінити; очікується { $expected }

figure-mexiko-sets = Сети
figure-mexiko-gams = Гейми
figure-mexiko-points = Очки
figure-mexiko-calls = Заявки
figure-mexiko-calls-a-gam = Заявок на гейм
figure-mexiko-doubts = Не повірено (no accept)
figure-mexiko-bluffs-caught = Викриті блефи
figure-mexiko-to-table = Кидки на стіл
figure-mexiko-hand-overs = Віддані кубики
figure-mexiko-two-point-gams = Гейми на два очки
figure-mexiko-gams-a-set = Геймів на сет
figure-mexiko-home-won = Перемоги господарів
figure-mexiko-drawn = Нічиї

help-solve-mexiko = Точні значення гейму й сету або один рахунок з повною стратегією.
help-solve-mexiko-two-points = MX-13: чи дає мексико два очки, коли його кинуто, чи лише коли заявлено (thrown-or-called, called).
help-solve-mexiko-open-mexiko-pays-two = MX-14: чи дає два очки мексико, кинуте на стіл поверх нижчої заявки.
help-solve-mexiko-state = Рахунок сету, спершу очки того, хто подає (7:9): повна стратегія обох сторін.
solved-gam = гейм (очки)
solved-set = сет (шанс виграти)
solved-exploitability = виграш найкращої відповіді
solved-server = той, хто подає
solved-receiver = суперник
solved-state = рахунок
solved-stakes = шанс на сет після гейму
solved-one = виграно, одне очко
solved-two = виграно, два очки
solved-lost_one = програно, одне очко
solved-lost_two = програно, два очки
solved-call = заявка
solved-with = з чим
solved-lie = як блеф
solved-made = усього
solved-true = правда
solved-doubted = не вірити
solved-table = на стіл
mexiko-strategy = Що заявляти. З чим: на яких кубиках це правда й заявляється (як часто, якщо не завжди). Як блеф: яка частка блефів. Усього: як часто з будь-якими кубиками; правда: скільки з них. Не вірити: як часто має не вірити суперник. На стіл: чи просити після прийняття кидок на стіл (MX-14).
mexiko-stage =
    { $side ->
        [server] Той, хто подає,
       *[receiver] Суперник
    } { $kind ->
        [serve] робить подачу
        [both] робить подачу або мусить перебити { $calls }
       *[beat] мусить перебити { $calls }
    }; шанс виграти сет { $chance }.
mexiko-stage-lies = Блефує з: { $dice }.
mexiko-stage-over = віддати
