# Зіграна гра ще раз

web-replay = Перегляд гри
web-replay-controls = Уперед і назад у грі
web-replay-first = На початок
web-replay-back = На рішення назад
web-replay-play = Відтворити
web-replay-stop = Зупинити
web-replay-on = На рішення вперед
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
web-replay-keys =
    Клавіші: ← і → — на рішення, з ⇧ — { $game ->
        [mexiko] на гейм
        [domino] на раунд
       *[kamos] на хід
    }, Home і End — на початок і в кінець, пробіл відтворює.
web-replay-part =
    { $game ->
        [mexiko] гейм { $part } з { $parts }
        [domino] раунд { $part } з { $parts }
       *[kamos] хід { $part } з { $parts }
    }
web-replay-part-back =
    { $game ->
        [mexiko] На гейм назад
        [domino] На раунд назад
       *[kamos] На хід назад
    }
web-replay-part-on =
    { $game ->
        [mexiko] На гейм уперед
        [domino] На раунд уперед
       *[kamos] На хід уперед
    }
web-replay-moves = Перебіг
web-replay-lists = Перебіг і помилки
web-replay-line = У кінець рядка { $number }
web-replay-here = Де ми зараз

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
web-analysis-accuracy = точність
web-analysis-sizes =
    { $size ->
        [blunder] грубі
        [mistake] помилки
       *[slip] неточності
    }
web-analysis-size =
    { $size ->
        [blunder] груба помилка
        [mistake] помилка
       *[slip] неточність
    }
web-analysis-errors = Помилки ({ $count })
web-analysis-why-win = { $best }: так шанс на виграш був би { $good }. { $made }: тепер він { $kept }.
web-analysis-why-points = { $best }: так можна було чекати { $good } очка. { $made }: тепер лише { $kept }.
web-analysis-luck = везіння
web-analysis-show-every = показати всі рішення
web-analysis-better = краще: { $best }
web-analysis-hindsight = з відкритими фішками: { $cost }, { $best }
web-analysis-clean = Ніхто не зробив помилки, вартої згадки.
web-curve-win = Шанс на виграш після кожного рішення. Торкніться там, куди хочете глянути.
web-curve-points = Очікувані очки після кожного рішення. Торкніться там, куди хочете глянути.
web-curve-round = Очки, яких пара могла чекати в раунді, після кожного рішення. Торкніться там, куди хочете глянути.
web-curve-told = { $name }: від { $first } до { $last }, найменше { $low }, найбільше { $high }.
