# Зіграна гра ще раз

web-replay = Перегляд гри
web-replay-controls = Уперед і назад у грі
web-replay-first = На початок
web-replay-back = Назад
web-replay-play = Відтворити
web-replay-stop = Зупинити
web-replay-on = Далі
web-replay-last = У кінець
web-replay-place = Місце у грі
web-replay-at = { $at } з { $last }: { $told }
web-replay-before = До першого ходу.
web-replay-whose = Хто дивиться
web-replay-everybody = усі
web-replay-share = Посилання
web-replay-share-what = Хто має це посилання, побачить гру саме в цьому місці.
web-replay-verify = Перевірити кубики
web-replay-table = Назад до столу
web-replay-keys = Клавіші: ← і → — на крок, Home і End — на початок і в кінець, пробіл відтворює.

## Звідси далі

web-on = Грати звідси далі
web-on-title = Грати звідси далі
web-on-what =
    { $at ->
        [one] Нова гра почнеться з { $at } першого ходу цієї. Кубики відтоді випадуть нові.
       *[other] Нова гра почнеться з перших { $at } ходів цієї. Кубики відтоді випадуть нові.
    }
web-on-seat = Я граю за
web-on-bot = За інших грає
web-on-go = Грати

## Скільки це коштувало

web-analysis = Скільки це коштувало?
web-analysis-what = Кожне рішення проти найкращого і скільки в цьому було везіння. Комп’ютерові треба трохи часу.
web-analysis-ask = Порахувати
web-analysis-ahead =
    { $count ->
        [one] Перед цією ще { $count } гра.
        [few] Перед цією ще { $count } гри.
       *[other] Перед цією ще { $count } ігор.
    }
web-analysis-working = Рахується…
web-analysis-done =
    { $count ->
        [0] Пораховано: ніхто не помилився.
        [one] Пораховано: { $count } помилка.
        [few] Пораховано: { $count } помилки.
       *[other] Пораховано: { $count } помилок.
    }
web-analysis-nothing = У цій грі не було чого вирішувати.
web-analysis-players = Рішення й везіння всіх
web-analysis-player = гравець
web-analysis-decisions = рішень
web-analysis-cost = втрачено
web-analysis-luck = везіння
web-analysis-mistakes = Де щось утрачено ({ $count })
web-analysis-every = Усі рішення ({ $count })
web-analysis-show-every = показати всі рішення
web-analysis-better = краще: { $best }
web-analysis-hindsight = з відкритими фішками: { $cost }, { $best }
web-analysis-clean = Ніхто нічого не втратив.
web-curve-win = Шанс на виграш після кожного рішення. Торкніться там, куди хочете глянути.
web-curve-points = Очікувані очки після кожного рішення. Торкніться там, куди хочете глянути.
web-curve-told = { $name }: від { $first } до { $last }, найменше { $low }, найбільше { $high }.
