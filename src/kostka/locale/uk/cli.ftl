## Help

help-kostka = Мексико, Камош–Чина–Регал і спортивне доміно: гра, рахунок і суддівство точно за правилами.
help-usage = Використання
help-commands = Команди
help-arguments = Аргументи
help-parameters = Параметри
help-help = Показує довідку; після команди — довідку про неї.
help-version = Показує версію програми.
help-play = Проводить гру до кінця: з людьми за тим самим екраном і з ботами.
help-replay = Переказує кожен хід запису словами разом із поточним рахунком.
help-score = Показує рахунок ігор у записі.
help-verify = Перевіряє, чи запис відповідає правилам і чи кубики випали так, як обіцяно.
help-receipt = Те, що ви зберегли до першого кидка: відбиток таємниці, відбитки чужих значень і власне значення; запис із цим порівнюють.
help-simulate = Дає ботам зіграти багато ігор і показує статистику.
help-match = Дає кожній парі ботів зіграти ті самі роздачі з обох боків і розставляє ботів за силою.
help-analyse = Показує, чого коштувало кожне рішення в записі, скільки було везіння і як ішла гра.
help-solve = Обчислює, що відомо про гру; у кожної гри свої параметри.
help-rules = Показує правила: перелік, усю гру або одне правило.
help-lang = Мова відповідей; інакше — мова середовища.
help-file = Файл із записом.
help-json = Виводить JSON: для кожної гри один об’єкт в одному рядку.
help-json-whole = Виводить JSON: один об’єкт з усім.
help-json-lines = Виводить JSON: усе знайдене відразу, по об’єкту в рядку.
help-usual = [інакше { $usual }]
help-game = Яка гра: { $games }.
help-option = назва=значення: опція правил, можна повторювати.
help-rule-options = { $game }: опції правил (що діє інакше)
help-game-bots =
    { $game }: боти
      { $bots }
help-rule-set = Набір правил; інакше — звичний.
help-players = Скільки гравців сидить за столом.
help-seed = Зерно випадковості: те саме зерно — ті самі кубики. Без нього випадковість можна перевірити.
help-seats = Хто сидить, через кому: ім’я людини або bot:novice. Решта місць — ботам.
help-record = Файл, у якому гра зберігається по ходу; незакінчена гра в ньому продовжиться.
help-dice = drawn: кидає й роздає програма; ask: ви кидаєте й роздаєте насправді та пишете, що випало.
help-all = Усе одразу (--all) або крок за кроком (--step); у терміналі зазвичай покроково.
help-from = Починає з пункту під цим номером.
help-view = Чиїми очима: spectator, referee, ім’я або номер гравця. Інакше для завершеної гри — усе, для незавершеної — лише те, що бачив увесь стіл.
help-what = Номер правила (MX-14), гра ({ $games }) або слово, яке шукати в правилах; нічого: перелік усіх.
help-games = Скільки ігор зіграти.
help-simulation-seed = Зерно всієї серії: те саме зерно — той самий результат.
help-bots = Вид бота для всіх місць або окремо для кожного, через кому.
help-workers = Скільки процесів рахує; інакше по одному на процесор. Результат той самий.
help-match-bots = Боти, щонайменше два.
help-deals = Скільки роздач (або сетів) грає кожна пара; кожну грають двічі, міняючись сторонами.
help-keep-players = Скільки роздач поспіль грають ті самі гравці, щоб вони могли вчитися; інакше для кожної гри вони нові.
help-scheduler = Адреса планувальника Dask: замість цього комп’ютера рахує його кластер.
help-seconds = Скільки секунд можна витратити на одне рішення; інакше — на розсуд бота чи аналізу.
help-all-decisions = Усі рішення, також ті, що нічого не коштували.

## What may be typed at the table, besides moves

command-quit = вихід кінець
command-undo = назад
command-help = ? довідка
command-why = чому
command-rules = правила правило

## At the table

seat-you = Гравець
seat-number = місце { $number }
play-begun = Напишіть ?, щоб побачити, як писати ходи; «вихід» перериває гру.
play-resumed = Гра триває з того місця, де зупинилася.
play-promise = Відбиток таємниці, за яким можна перевірити кожен кидок і роздачу: { $commitment }
play-secret = Таємниця цього відбитка (гра { $game }): { $secret }
play-hand-over = Черга: { $name }. Передайте екран і натисніть Enter.
play-hand-over-first = Спершу передайте екран: черга { $name }, далі Enter. («вихід»: залишити гру, «назад»: скасувати хід.)
play-choices = Можна зіграти: { $moves }
play-length = { $about } (Enter: { $usual })
play-length-flag = { $about } Зараз: { $usual }; інакше --option { $option }=…
play-help = Крім ходів: «назад» (скасовує хід, доки ніхто не побачив нового), «чому» (правило останньої відмови), «правила { $rule }», «вихід».
play-not-understood = «{ $typed }» тут нічого не означає. Напишіть ?, щоб побачити варіанти.
play-why-nothing = Нічого не відхилено.
play-rules-which = Яке правило? Наприклад: «правила { $rule }».
play-help-judge = Рядок, що починається з !, належить судді й пишеться, як у записі: порушення, штраф, попередження чи виправлення, як-от ! undo 7.
play-late = Гру закінчено. Суддя ще може вирішувати, а протокол можна підписати рядком, як у записі (! …); Enter завершує.
play-corrected = Пункт { $number } виправлено.
play-now-impossible = Пункт { $number } більше не рахується: { $reason }
play-undone = Хід скасовано.
play-undo-late = Скасувати хід уже не можна: відтоді з’явилося щось нове.
play-dice-ask = Напишіть, що випало, наприклад { $example }.
play-dice-stranger = Що зараз випаде, гравці бачити не повинні: нехай впише той, хто не грає. Тоді натисніть Enter.
play-referee = Слово за суддею. Напишіть рішення так, як у записі.
play-kept = Запис у файлі { $file }.
play-left = Ви вийшли з гри, і її ніде не збережено (наступного разу --record ФАЙЛ).
play-left-kept = Гру збережено. Продовжити: { $command }

## Replay and score

replay-next = Enter: далі · «усе»: до кінця · «вихід»: закрити
replay-fault = Пункт { $number } не рахується: { $reason }
result-open = Гра ще не закінчилася.
result-ended = Гру завершено достроково.
result-draw = Нічия.
result-lost = Ніхто не переміг.
result-winner =
    { $count ->
        [one] Виграє { $names }.
       *[other] Виграють { $names }.
    }

## The words of a score, as `score --json` names them

score-match = матч
score-sets = сет
score-rounds = раунд
score-party = партія
score-home = господарі
score-guest = гості
score-winner = переможець
score-by = як
score-points = очки
score-total = разом

## Verify

verify-entries =
    { $count ->
        [one] { $count } пункт
        [few] { $count } пункти
        [many] { $count } пунктів
       *[other] { $count } пункту
    }, { $over ->
        [yes] гру завершено.
        [ended] гру завершено достроково.
       *[no] гра ще не закінчилася.
    }
verify-rules-kept = Усе за правилами.
verify-no-end-of-line = Останній рядок не має кінця рядка: можливо, запис обрізано.
verify-canonical =
    { $canonical ->
        [yes] Файл точно такий, яким його записала б програма.
       *[no] Файл записано інакше, ніж це зробила б програма; зміст той самий.
    }
verify-differs = Пункт { $number }: записано { $found }, обіцяно { $expected }.
verify-corrected = Пункт { $number }: { $found } внесено виправленням, цього не обіцяли.
verify-withdrawn = Пункт { $number }: обіцяне { $expected } скасовано виправленням.
verify-chance-promise = Кидки й роздачі за відбитком таємниці: { $agreed } з { $checked }.
verify-chance-seed = Кидки й роздачі за зерном: { $agreed } з { $checked }.
verify-chance-none = Випадковість не було обіцяно, тож кидки перевірити не можна.
verify-chance-unpublished = Таємницю за цим відбитком ще не оприлюднено, тож кидки перевірити поки не можна.
verify-chance-lacking = Гру закінчено, але в записі бракує таємниці за її відбитком, тож кидки перевірити не можна.
verify-chance-broken = Таємниця не та, відбиток якої стоїть у записі.
verify-chance-altered = Значення одного з місць не те, яке було визначено до початку гри.
verify-gave =
    { $name }: { $gave ->
        [own] додано власне значення.
        [house] бот цієї програми; його значення нічого не доводить.
        [altered] значення не те, яке було визначено.
       *[host] значення вибрав випадково той, хто вів гру.
    }
verify-unlike = { $tag }: у квитанції { $seen }, у записі { $found }.
verify-proves-witnessed = Доведено: у гри таємниця і значення з квитанції, тож жодного кидка ніхто не міг обрати, навіть той, хто вів гру.
verify-proves-own = Доведено: якщо цей відбиток був відомий раніше за значення, жодного кидка ніхто не міг обрати, навіть той, хто вів гру; підтвердити це можуть ті, хто додав значення (--receipt).
verify-proves-host = Доведено: кожен кидок випливає з оприлюдненої таємниці. Не доведено: що її не обрав той, хто вів гру, адже всі значення теж від нього.
verify-proves-seed = Доведено: кожен кидок випливає із зерна. Не доведено: що ніхто не обрав зерно й не знав кидків наперед.
error-receipt-form = це не рядок квитанції: { $found } (очікувалося { $expected })
error-receipt-game = квитанція стосується гри { $found }, у файлі { $expected }
verify-taken =
    { $count ->
        [one] { $count } перший пункт узято з іншої гри; його випадковість перевіряє запис тієї гри.
        [few] Перші { $count } пункти взято з іншої гри; їхню випадковість перевіряє запис тієї гри.
       *[other] Перші { $count } пунктів узято з іншої гри; їхню випадковість перевіряє запис тієї гри.
    }

## Numbers

number-decimal = ,
number-percent = { $value } %

## Simulate

simulate-playing = Триває гра
simulate-heading =
    { $game }, зерно { $seed }: { $games ->
        [one] { $games } гра
        [few] { $games } гри
        [many] { $games } ігор
       *[other] { $games } гри
    }
simulate-player = Гравець
simulate-wins = Перемоги
simulate-rate = Частка
simulate-interval = 95 %
simulate-mean = Середнє
simulate-error = Похибка
simulate-figure = Величина
simulate-count = Кількість
simulate-least = Найменше
simulate-most = Найбільше
simulate-draws = Нічиїх: { $count }

## While it takes its time

progress-compiling = Першого разу триває компіляція, далі все починається одразу.

## Match

match-heading =
    { $game }, зерно { $seed }: { $deals ->
        [one] { $deals } роздача на пару, зіграна з обох боків
        [few] { $deals } роздачі на пару, зіграні з обох боків
        [many] { $deals } роздач на пару, зіграних з обох боків
       *[other] { $deals } роздачі на пару, зіграні з обох боків
    }
match-pair = Пара
match-bot = Бот
match-games = Виграші / нічиї / програші
match-share = Частка
match-interval = 95 %
match-margin = Різниця
match-legend = Ідеться про першого з пари. Частка: від вирішених ігор. Різниця: очки за гру, обидві гри роздачі разом.

## Analyse

analyse-working = Триває аналіз
analyse-unit =
    { $unit ->
        [win] Втрати й везіння — у шансах на перемогу.
        [points] Втрати й везіння — в очках.
       *[other] Втрати й везіння: { $unit }.
    }
analyse-shown =
    { $count ->
        [one] Показано { $shown } з { $count } рішення.
        [few] Показано { $shown } з { $count } рішень.
        [many] Показано { $shown } з { $count } рішень.
       *[other] Показано { $shown } з { $count } рішення.
    }
analyse-noise = Втрати, менші за дві стандартні похибки, можуть бути випадковими, тому їх пропущено; --all покаже й їх.
analyse-lost = { $player }: програна таблиця (KCR-13), нижча за всі дограні. Очки вище цієї втрати не враховують.
analyse-nothing = У цій грі нема чого аналізувати: кидків, рук і рішень, про які йшлося б, не записано.
analyse-entry = Пункт
analyse-player = Гравець
analyse-choice = Вибір
analyse-best = Найкраще
analyse-cost = Втрата
analyse-hindsight = Заднім числом
analyse-hindsight-best = Найкраще заднім числом
analyse-decisions = Рішень
analyse-error-rate = Рівень помилок
analyse-total = Втрата
analyse-luck = Везіння
analyse-course = { $player }: очікуваний результат за пунктами

## Solve

solve-working = Триває обчислення
solved-value = значення
solved-bound = верхня межа
solved-policy = стратегія
solved-stderr = похибка
solved-seconds = секунди
solved-best = найкраще
solved-nodes = вузли
solved-yes = так
solved-no = ні

## Керування

help-admin = Знаходить людей і столи сервера та керує ними, навіть поки він працює.
help-admin-acts = Показує, що зробили адміністратори, від найновішого.
help-admin-people = Знайти, перейменувати, вивести із системи й видалити людей; нові коди відновлення.
help-admin-people-find = Знаходить людей за id або іменем.
help-admin-people-rename = Дає людині інше ім’я. Зіграні ігри зберігають старе.
help-admin-people-end-sessions = Виводить людину із системи в усіх браузерах.
help-admin-people-recovery-codes = Створює для облікового запису десять нових кодів відновлення; старі більше не діють.
help-admin-people-forget = Видаляє людину з усім, що про неї збережено. Її ігри залишаються під нейтральним іменем.
help-admin-tables = Знайти й закрити столи.
help-admin-tables-find = Показує найновіші столи, також приватні.
help-admin-tables-close = Закриває стіл. Розпочата гра закінчується, і її ніхто не виграє.
help-admin-text = Id, ім’я або його частина.
help-admin-who = Id людини або ім’я облікового запису.
help-admin-name = Нове ім’я.
help-admin-table = Id стола.
help-admin-person = Лише столи, за якими сидить ця людина: id або ім’я облікового запису.
help-admin-phase = Лише столи в цьому стані.
help-admin-game = Лише столи цієї гри.
help-admin-limit = Показує щонайбільше стільки.
help-admin-all = Закриває також доступ її програмам і прибирає ключі доступу.
help-admin-yes = Робить це без запитання.
admin-nothing = Нічого не знайдено.
admin-person = { $id }  { $name } ({ $kind ->
        [account] обліковий запис
        [program] програма
        [forgotten] видалено
       *[guest] гість
    })  від { $created }  востаннє { $seen }  сеанси: { $sessions }
admin-table = { $id }  { $game } ({ $phase ->
        [open] чекає
        [running] триває
        [closed] закрито
       *[over] завершено
    })  { $created }  { $seats }
admin-act = { $at }  { $by }  { $what }  { $whom }
admin-sure = Щоб підтвердити, введіть { $whom }:
admin-renamed = { $before } тепер зветься { $name }.
admin-ended = { $name }: вихід виконано. Закрито сеансів: { $sessions }, програм: { $programs }, ключів доступу: { $passkeys }.
admin-codes = Нові коди відновлення для { $name }, показані лише зараз:
admin-forgot = Видалено. Ігри, що тепер мають нейтральне ім’я: { $tables }.
admin-closed = Стіл { $id } закрито.
error-admin-nobody = нікого з id або іменем облікового запису «{ $found }» немає; шукає «kostka admin people find»
error-admin-forgotten = «{ $found }» уже видалено
error-admin-program = «{ $found }» — це програма; вона належить обліковому запису { $expected }
error-admin-guest = «{ $found }» — це гість; коди відновлення мають лише облікові записи
error-admin-unsure = не підтверджено, нічого не змінено: { $found }
help-admin-games = Перенести старі ігри у файл і повернути їх.
help-admin-games-archive = Переносить у новий файл ігри, що закінчилися до певного дня; з бази даних вони зникають.
help-admin-games-restore = Повертає ігри з файлу в базу даних; ті, що в ній уже є, не змінюються.
help-admin-games-erase = Прибирає з файлу імена людей, яких відтоді видалено.
help-admin-file = Файл з іграми.
help-admin-before = Ігри, що закінчилися до цього дня (2026-01-31, UTC).
admin-archived = Перенесено ігор у { $file }: { $games }.
admin-restored = Повернуто ігор із { $file }: { $games }; уже були: { $there }.
admin-erased = Людей, чиї імена прибрано з { $file }: { $people }.
error-games-none = до того дня не закінчилася жодна гра
error-games-foreign = { $expected } — це не файл з іграми, які перенесла Kostka
error-games-broken = { $expected } неповний або пошкоджений; нічого не змінено
error-games-changed = за одним із цих столів тим часом щось сталося; нічого не змінено, спробуйте ще раз
