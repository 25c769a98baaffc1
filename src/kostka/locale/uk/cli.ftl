## Help

help-kostka = Мексико, Камош–Чіна–Регал і спортивне доміно: гра, рахунок і суддівство точно за правилами.
help-usage = Виклик
help-commands = Команди
help-arguments = Аргументи
help-parameters = Параметри
help-help = Показує довідку; після команди – довідку про неї.
help-version = Показує версію програми.
help-play = Грає гру до кінця: з людьми за тим самим екраном і з ботами.
help-replay = Переказує кожен хід запису словами разом із поточним рахунком.
help-score = Показує рахунок ігор у записі.
help-verify = Перевіряє, що запис дотримується правил і кості випали так, як обіцяно.
help-simulate = Дає ботам зіграти багато ігор і показує статистику.
help-rules = Показує правила: перелік, усю гру або одне правило.
help-lang = Мова відповідей; інакше – мова середовища.
help-file = Файл із записом.
help-json = Виводить JSON, один рядок на гру.
help-game = Яка гра.
help-option = назва=значення: варіант правил, можна повторювати.
help-rule-set = Набір правил; інакше – звичний.
help-players = Скільки гравців сидить за столом.
help-seed = Зерно випадковості: те саме зерно – ті самі кості. Без нього випадковість можна перевірити.
help-seats = Хто сидить, через кому: ім'я людини або bot:beginner. Решта місць – ботам.
help-record = Файл, у якому гра зберігається по ходу; незакінчена гра в ньому продовжиться.
help-dice = drawn: кидає програма; ask: ви кидаєте справжні кості й пишете, що випало.
help-all = Усе одразу (--all) або крок за кроком (--step); у терміналі зазвичай покроково.
help-from = Починає з запису під цим номером.
help-view = Чиїми очима: spectator, referee, ім'я або номер гравця. Інакше для завершеної гри – усе, для незавершеної – лише те, що бачив увесь стіл.
help-what = Номер правила (MX-14) або гра; нічого – перелік усіх.
help-games = Скільки ігор зіграти.
help-simulation-seed = Зерно всієї серії: те саме зерно – той самий результат.
help-bots = Вид бота для всіх місць або окремо для кожного, через кому.
help-workers = Скільки процесів рахує; інакше по одному на процесор. Результат той самий.

## What may be typed at the table, besides moves

command-quit = вихід кінець
command-undo = назад
command-help = ? довідка
command-why = чому
command-rules = правила правило

## At the table

seat-you = Гравець
seat-number = місце { $number }
bot-beginner = Новачок
bot-random = Навмання
play-begun = Напишіть ?, щоб побачити, як писати ходи; quit перериває гру.
play-resumed = Гра триває з того місця, де зупинилася.
play-promise = Кості зафіксовано наперед: { $commitment }
play-secret = Таємниця зобов'язання (гра { $game }): { $secret }
play-hand-over = Черга: { $name }. Передайте екран і натисніть Enter.
play-choices = Можна зіграти: { $moves }
play-help = Крім ходів: undo (забирає хід, доки ніхто не побачив нового), why (правило останньої відмови), rules MX-14, quit.
play-not-understood = «{ $typed }» тут нічого не означає. Напишіть ?, щоб побачити варіанти.
play-why-nothing = Нічого не відхилено.
play-rules-which = Яке правило? Наприклад: rules MX-14.
play-undone = Хід узято назад.
play-undo-late = Назад уже не можна: відтоді з'явилося щось нове.
play-dice-ask = Киньте й напишіть, що випало (наприклад { $example }).
play-dice-stranger = Що зараз випаде, гравці бачити не повинні: нехай впише той, хто не грає. Тоді натисніть Enter.
play-referee = Слово за суддею. Напишіть рішення так, як у записі.
play-kept = Запис у файлі { $file }.
play-left = Гру покинуто, і її ніде не збережено (наступного разу --record ФАЙЛ).
play-left-kept = Гру збережено. Продовжити: { $command }

## Replay and score

replay-next = Enter: далі
replay-fault = Запис { $number } зіграти не можна: { $reason }
result-open = Гра ще не закінчилася.
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
        [one] { $count } запис
        [few] { $count } записи
        [many] { $count } записів
       *[other] { $count } запису
    }, { $over ->
        [yes] гру завершено.
       *[no] гра ще не закінчилася.
    }
verify-rules-kept = Усе за правилами.
verify-canonical =
    { $canonical ->
        [yes] Файл точно такий, яким його записала б програма.
       *[no] Файл записано інакше, ніж це зробила б програма; зміст той самий.
    }
verify-differs = Запис { $number }: записано { $found }, обіцяно { $expected }.
verify-corrected = Запис { $number }: { $found } внесено виправленням, цього не обіцяли.
verify-chance-promise = Випадковість відповідає зобов'язанню: { $agreed } з { $checked } кидків і роздач.
verify-chance-seed = Випадковість відповідає зерну: { $agreed } з { $checked } кидків і роздач.
verify-chance-none = Випадковість не було обіцяно, тож кидки перевірити не можна.
verify-chance-unpublished = Таємницю зобов'язання ще не оприлюднено, тож кидки перевірити поки не можна.
verify-chance-broken = Таємниця не та, до якої запис зобов'язався.

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
simulate-wins = Виграші
simulate-rate = Частка
simulate-interval = 95 %
simulate-mean = Середнє
simulate-error = Похибка
simulate-figure = Величина
simulate-count = Кількість
simulate-least = Найменше
simulate-most = Найбільше
simulate-draws = Нічиїх: { $count }
