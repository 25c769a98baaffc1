# Мексико: стіл

## Що роблять

web-mexiko-ladder = Драбина заявок
web-mexiko-answers = Відповіді
web-mexiko-sign-accept = Приймаю
web-mexiko-sign-doubt = Не вірю
web-mexiko-sign-table = На стіл
web-mexiko-sign-behind = За рукою
web-mexiko-give = Віддати кубики
web-mexiko-how =
    { $dice ->
        [0] За рукою
        [1] Один відкрито
       *[2] Обидва відкрито
    }
web-mexiko-time-out = Тайм-аут
web-mexiko-time-out-left =
    { $left ->
        [one] лишився { $left }
        [few] лишилося { $left }
        [many] лишилося { $left }
       *[other] лишилося { $left }
    }
web-mexiko-foam = Час на піну

web-mexiko-ask-serve =
    { $you ->
        [yes] Ваша подача. Що заявляєте?
       *[no] { $who } подає й заявляє.
    }
web-mexiko-ask-beat =
    { $you ->
        [yes] Перебийте заявку { $call }.
       *[no] { $who } має перебити заявку { $call }.
    }
web-mexiko-ask-answer =
    { $mine ->
        [yes] Ви заявляєте: { $call }. Чи повірять?
       *[no]
            { $you ->
                [yes] Заявка { $call }. Вірите?
               *[no] { $caller } заявляє: { $call }. Відповідає { $who }.
            }
    }
web-mexiko-ask-table =
    { $you ->
        [yes] Заявку { $call } прийнято. Як кидати суперникові?
       *[no] Заявку { $call } прийнято. Як кидати, вирішує { $who }.
    }
web-mexiko-ask-how =
    { $you ->
        [yes] Як кидаєте?
       *[no] { $who } готується кидати.
    }
web-mexiko-ask-nominate = Який кубик грає цей сет?
web-mexiko-ask-replace = Червона картка. Який кубик грає замість вилученого?
web-mexiko-wait-throw =
    { $you ->
        [yes] Ви кидаєте за рукою.
       *[no] { $who } кидає за рукою.
    }
web-mexiko-wait-open =
    { $you ->
        [yes] Ви кидаєте на стіл.
       *[no] { $who } кидає на стіл.
    }
web-mexiko-wait-show = Кубики показують.
web-mexiko-wait-die =
    { $you ->
        [yes] Виберіть кубик.
       *[no] { $who } вибирає кубик.
    }
web-mexiko-over = Матч закінчено.

## Що лежить на столі

web-mexiko-serves = подає
web-mexiko-sets = сети:
web-mexiko-set-of = Сет { $number }, best of { $best }
web-mexiko-hand = кубики за рукою
web-mexiko-dice = на кубиках: { $call }
web-mexiko-die-open = один кубик видно: { $die }
web-mexiko-dice-yours = за вашою рукою: { $call }
web-mexiko-called = заявка { $call }
web-mexiko-called-believed = прийнята заявка { $call }
web-mexiko-plays = грає кубик { $die }
web-mexiko-mark-beat = це треба перебити
web-mexiko-mark-said = це заявлено зараз
web-mexiko-mark-thrown = це у вас на кубиках
web-mexiko-mark-trail = у цьому геймі вже прийнято
web-mexiko-paused = Тайм-аут, щонайбільше 30 секунд.
web-mexiko-drink =
    { $who ->
        [both] Пити вже можна.
       *[none] Пити ще не можна.
    }
web-mexiko-drink-one = { $who } вже може пити: у суперника час на піну.
web-mexiko-drinks =
    { $minutes ->
        [0] { $who } допиває одразу, { $winner } теж.
        [one] { $who } допиває одразу, { $winner } має потім { $minutes } хвилину.
        [few] { $who } допиває одразу, { $winner } має потім { $minutes } хвилини.
        [many] { $who } допиває одразу, { $winner } має потім { $minutes } хвилин.
       *[other] { $who } допиває одразу, { $winner } має потім { $minutes } хвилини.
    }

## Що сталося

web-mexiko-told-thrown =
    { $you ->
        [yes] Ви кидаєте за рукою.
       *[no] { $who } кидає за рукою.
    }
web-mexiko-told-thrown-mine = Ваш кидок: { $call }.
web-mexiko-told-thrown-open =
    { $you ->
        [yes] Ви кидаєте відкрито: { $call }.
       *[no] { $who } кидає відкрито: { $call }.
    }
web-mexiko-told-thrown-half =
    { $you ->
        [yes] Ви кидаєте, один кубик видно: { $die }.
       *[no] { $who } кидає, один кубик видно: { $die }.
    }
web-mexiko-told-call =
    { $you ->
        [yes] Ви заявляєте: { $call }.
       *[no] { $who } заявляє: { $call }.
    }
web-mexiko-told-accept =
    { $you ->
        [yes] Ви приймаєте.
       *[no] { $who } приймає.
    }
web-mexiko-told-doubt =
    { $you ->
        [yes] Ви не вірите.
       *[no] { $who } не вірить.
    }
web-mexiko-told-behind = Кидають за рукою.
web-mexiko-told-table =
    { $you ->
        [yes] Ви просите кидок на стіл.
       *[no] { $who } просить кидок на стіл.
    }
web-mexiko-told-open =
    { $dice ->
        [1]
            { $you ->
                [yes] Ви лишаєте один кубик відкритим.
               *[no] { $who } лишає один кубик відкритим.
            }
       *[2]
            { $you ->
                [yes] Ви кидаєте обидва кубики відкрито.
               *[no] { $who } кидає обидва кубики відкрито.
            }
    }
web-mexiko-told-time-out =
    { $you ->
        [yes] Ви берете тайм-аут, щонайбільше 30 секунд.
       *[no] { $who } бере тайм-аут, щонайбільше 30 секунд.
    }
web-mexiko-told-foam =
    { $you ->
        [yes] Ви берете дві хвилини на піну, суперник може пити.
       *[no] { $who } бере дві хвилини на піну, суперник може пити.
    }
web-mexiko-told-plays =
    { $you ->
        [yes] За вас грає кубик { $die }.
       *[no] { $who }: грає кубик { $die }.
    }
web-mexiko-end-doubt =
    { $you ->
        [yes] Ви не вірите. Заявка { $call }, на кубиках { $dice }.
       *[no] { $who } не вірить. Заявка { $call }, на кубиках { $dice }.
    }
web-mexiko-end-table =
    { $enough ->
        [yes]
            { $you ->
                [yes] Ваш кидок на стіл: { $dice }. Він перебиває заявку { $call }.
               *[no] { $who }, кидок на стіл: { $dice }. Він перебиває заявку { $call }.
            }
       *[no]
            { $you ->
                [yes] Ваш кидок на стіл: { $dice }. Він не перебиває заявки { $call }.
               *[no] { $who }, кидок на стіл: { $dice }. Він не перебиває заявки { $call }.
            }
    }
web-mexiko-end-give =
    { $you ->
        [yes] Ви віддаєте кубики.
       *[no] { $who } віддає кубики.
    }
web-mexiko-end-report = Гейм повідомлено.
web-mexiko-scores =
    { $points ->
        [1]
            { $you ->
                [yes] Ви отримуєте очко.
               *[no] { $who } отримує очко.
            }
       *[2]
            { $you ->
                [yes] Ви отримуєте два очки.
               *[no] { $who } отримує два очки.
            }
    }
web-mexiko-set-won =
    { $you ->
        [yes] Ви виграєте сет { $won }:{ $lost }.
       *[no] { $who } виграє сет { $won }:{ $lost }.
    }
web-mexiko-stands = Рахунок { $first }:{ $second }.
web-mexiko-last = Попередній гейм: { $what }

## Як стоїть гра

web-mexiko-where = Сет { $number }: { $first } { $here }, { $second } { $there }.
web-mexiko-where-sets = За сетами { $sets }.
web-mexiko-where-serves =
    { $you ->
        [yes] У цьому геймі подаєте ви.
       *[no] У цьому геймі подає { $who }.
    }

## Перед подачею

web-mexiko-ready = Можна грати
web-mexiko-wait-ready = Чекаємо на гравця { $who }.
web-mexiko-wait-serve =
    { $you ->
        [yes] Подаєте ви.
       *[no] Подає { $who }.
    }
web-mexiko-finished = Допито
web-mexiko-sub = На заміну { $die }
web-mexiko-ask-lineup = Ваш склад?
web-mexiko-wait-lineup = { $who } оголошує склад.
web-mexiko-lineup-number = Номер { $at }-го кубика
web-mexiko-lineup-name = Ім’я { $at }-го кубика
web-mexiko-lineup-more = Ще один
web-mexiko-lineup-done = Оголосити
web-mexiko-lineup-none = Потрібен принаймні один кубик.
web-mexiko-lineup-number-wrong = Номер має бути цілим числом.
web-mexiko-lineup-twice = Два кубики мають той самий номер.
web-mexiko-lineup-sign = Такий знак не може стояти в імені.
web-mexiko-told-ready =
    { $you ->
        [yes] Ви готові.
       *[no] { $who }: можна грати.
    }
web-mexiko-told-finished =
    { $minutes ->
        [0] { $who }: кухоль порожній; { $winner } теж мусить допити.
        [one] { $who }: кухоль порожній. { $winner } має відтепер { $minutes } хвилину.
        [few] { $who }: кухоль порожній. { $winner } має відтепер { $minutes } хвилини.
        [many] { $who }: кухоль порожній. { $winner } має відтепер { $minutes } хвилин.
       *[other] { $who }: кухоль порожній. { $winner } має відтепер { $minutes } хвилини.
    }
web-mexiko-countdown-drink = 🍺 { $who }: { $time }
web-mexiko-countdown-foam = Час на піну: { $time }
web-mexiko-countdown-time-out = Тайм-аут: { $time }

## Сцена

web-mexiko-facts =
    { $best ->
        [1] один сет до 15
       *[other] best of { $best }, сети до 15
    }
web-mexiko-to-beat = перебити
web-mexiko-believed = прийнято
web-mexiko-figure =
    { $what ->
        [called] заявлено
        [beat] перебити
       *[lies] на кубиках
    }
web-mexiko-plate =
    { $what ->
        [throw] Ваш кидок
        [call] Ваша заявка
        [answer] Вірите?
        [where] За рукою чи на стіл?
        [how] Як кидаєте?
        [nominate] Який кубик грає?
        [replace] Який кубик вийде на заміну?
       *[lineup] Ваш склад
    }
web-mexiko-throw = Кинути
web-mexiko-throw-how = натисніть, пробіл або струсіть
web-mexiko-plus =
    { $you ->
        [yes] +{ $points } вам
       *[no] +{ $points }
    }
web-mexiko-wins-set = виграє сет
web-mexiko-wins-match = виграє матч
web-mexiko-give-price =
    { $points ->
        [one] { $who } отримує { $points } очко
        [few] { $who } отримує { $points } очки
       *[other] { $who } отримує { $points } очок
    }
web-mexiko-this-gam = У цьому геймі
web-mexiko-verdict-doubt =
    { $right ->
        [yes]
            { $you ->
                [yes] Ви не повірили, і недарма.
               *[no] { $who } не вірить, і недарма.
            }
       *[no]
            { $you ->
                [yes] Ви не повірили, а то була правда.
               *[no] { $who } не вірить, а то була правда.
            }
    }
web-mexiko-verdict-table =
    { $enough ->
        [yes]
            { $you ->
                [yes] Ви кинули на стіл і перебили.
               *[no] { $who } кидає на стіл і перебиває.
            }
       *[no]
            { $you ->
                [yes] Ви кинули на стіл і не перебили.
               *[no] { $who } кидає на стіл і не перебиває.
            }
    }
web-mexiko-indians-short = інд.
web-mexiko-indians =
    { $count ->
        [one] індіанець
        [few] індіанці
       *[other] індіанців
    }
web-mexiko-call-short = { $count } інд.
web-mexiko-thrown = ваше
web-mexiko-set-over =
    { $you ->
        [yes] Ви виграєте сет
       *[no] { $who } виграє сет
    }
web-mexiko-before = Перед першою подачею
web-mexiko-key-enter = Enter
web-mexiko-type-call = Наберіть { $first } { $second } і { $enter } або клацніть заявку
web-mexiko-type-sign = Наберіть { $word } і { $enter } або клацніть жест

## Перебіг гри

web-mexiko-ending =
    { $by ->
        [doubt]
            { $you ->
                [yes] ви не вірите
               *[no] { $who } не вірить
            }
        [table]
            { $you ->
                [yes] ви кидаєте на стіл
               *[no] { $who } кидає на стіл
            }
        [give]
            { $you ->
                [yes] ви віддаєте
               *[no] { $who } віддає
            }
       *[report] лише результат
    }
web-mexiko-fate =
    { $fate ->
        [true] правда
        [lay] лежало там
       *[unknown] не показано
    }
web-mexiko-tabled = на стіл: { $call }
web-mexiko-now = зараз
web-mexiko-decided = Гейм, що вирішив
web-mexiko-decided-at = За рахунку { $score }: { $told }
web-mexiko-decided-doubt =
    { $right ->
        [yes]
            { $you ->
                [yes] ви не вірите, і заявка { $call } була неправдою.
               *[no] { $who } не вірить, і заявка { $call } була неправдою.
            }
       *[no]
            { $you ->
                [yes] ви не вірите, але заявка { $call } була правдою.
               *[no] { $who } не вірить, але заявка { $call } була правдою.
            }
    }
web-mexiko-gam = гейм { $number }
web-mexiko-led =
    { $you ->
        [yes] ви ведете { $score }
       *[no] { $who } веде { $score }
    }

## Перша гра

web-mexiko-hint-serve = Свої кубики бачите лише ви; золотий щабель — ваш кидок. Заявіть його або блефуйте й заявіть більше (MX-5).
web-mexiko-hint-ladder = Від найнижчого: 31–65, потім дублі 1i–6i (індіанці), найвище мексико, тобто 2-1 (MX-4).
web-mexiko-hint-beat = Ви повірили: заявіть більше за чорний щабель, правду чи ні. Або віддайте кубики: очко дістане суперник (MX-15).
web-mexiko-hint-answer = Повірите — треба кинути й перебити заявку. Не повірите — кубики покажуть: якщо на них менше, очко ваше (MX-11).
web-mexiko-hint-table = Вам вірять і мусять перебити: за рукою можна збрехати, кидок на стіл бачать усі (MX-14).
