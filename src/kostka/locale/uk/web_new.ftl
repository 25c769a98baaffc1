# Новий стіл

web-new-count = Кількість гравців
web-new-seat = Місце { $seat }
web-new-pair = (пара { $pair })
web-new-me = я
web-new-bot = бот: { $bot }
web-new-bots = Наскільки сильні боти
web-new-public = У переліку для всіх
web-new-referee = Місце для судді
web-new-times = Годинник
web-new-move = На один хід
web-new-game = На всю гру для кожного
web-new-added = За кожен хід додається
web-new-no-clock = без годинника
web-new-absent-bot = За того, хто піде, дограє бот
web-new-absent-claim = інакше інші можуть зарахувати собі перемогу
web-new-rules =
    { $changed ->
        [0] Правила: звичайні
        [one] Правила: { $changed } зміна
        [few] Правила: { $changed } зміни
        [many] Правила: { $changed } змін
       *[other] Правила: { $changed } зміни
    }
web-new-rule-set = Набір правил
web-new-open = Відкрити стіл

## Мексико

option-mexiko-two-points = Два очки за мексико
option-mexiko-two-points-thrown-or-called = кинуте чи заявлене
option-mexiko-two-points-called = лише заявлене
option-mexiko-open-mexiko-pays-two = Мексико на стіл варте двох очок
option-mexiko-voluntary-open = Добровільний відкритий кидок
option-mexiko-best-of = Щонайбільше сетів (best of)
option-mexiko-play-all = Усі сети, навіть коли все вирішено
option-mexiko-beer = З пивом
option-mexiko-beers = Скільки кухлів пива
option-mexiko-beers-as-sets = по одному на сет
option-mexiko-beers-one-less = на один менше, ніж сетів
option-mexiko-spanish = Заявляти можна й іспанською
option-mexiko-red-card = Червоні картки
option-mexiko-cards = Картки рахують
option-mexiko-cards-die = кожному кубику окремо
option-mexiko-cards-team = усьому складу
option-mexiko-lineups = Склади й тайм-аути

## Камош, Чина, Регал

option-kamos-columns = Стовпців
option-kamos-throws = Кидків за хід
option-kamos-hand = З руки рахується
option-kamos-hand-first-throw = лише перший кидок
option-kamos-hand-any-full-throw = кожен кидок усіма кубиками
option-kamos-delo-from-hand-only = Гармата лише з руки
option-kamos-regal-row-doubles = Цілий рядок регалів подвоюється
option-kamos-hajcman = Гайцман
option-kamos-hajcman-free = також із власної волі
option-kamos-hajcman-forced = лише коли більше нікуди записати
option-kamos-no-hajcman-doubles = Таблиця без × подвоюється

## Доміно

option-domino-target = Очок для перемоги в партії
option-domino-count = Хто виклав останню фішку, записує фішки
option-domino-count-all = усіх
option-domino-count-opponents = лише суперників
option-domino-party-time = Хвилин на партію
option-domino-time-penalty = Штраф за перевищення часу
option-domino-grace = Додатковий час після цього (секунд)
option-domino-reshuffle = Право перемішати
option-domino-lead = Наступний раунд починає
option-domino-lead-rotate = наступний за чергою
option-domino-lead-winner = переможець попереднього
option-domino-sort-hand = Упорядкувати фішки на підставці
option-domino-touched = Штраф за торкнуту фішку
option-domino-out-of-turn = Штраф за фішку поза чергою
option-domino-auto-pass = Пас за гравця каже програма
option-domino-takebacks = Ходи можна скасовувати
option-domino-revoke = Штраф за хибний пас
option-domino-allow-revoke = Хибний пас можливий
option-domino-signs = Штраф за знаки
option-domino-signs-warning = Знаки: спершу попередження
web-new-length = Як довго
web-new-whom = Проти кого
web-new-friend = Друг
web-new-friend-is = за посиланням
web-new-friend-short = друг за посиланням
web-new-anyone = Будь-хто
web-new-anyone-is = у переліку для всіх
web-new-anyone-short = хто прийде
web-new-alone = Наодинці
web-new-alone-is = за найкращу таблицю
web-new-alone-short = наодинці
web-new-here = За одним екраном
web-new-here-is = по черзі на цьому пристрої
web-new-here-short = по черзі за цим екраном
web-new-beside = Ім’я іншого гравця
web-new-beside-usual = Гість
web-new-mixed = За місцями
web-new-mixed-is = люди й боти
web-new-against = суперник: { $who }
web-new-wins = виграє { $won } %
web-new-unmeasured = не виміряно
web-new-measured = Скільки ігор бот виграє, виміряно проти: { $other }. Усі кидають ті самі кубики, що й люди.
web-new-own-clock = свій
web-new-public-is = будь-хто може знайти стіл і дивитися
web-new-throws = Кидаю самостійно
web-new-throws-is = натиснути, пробіл або струснути; інакше кубики падають одразу
web-new-referee-is = за окремим посиланням
web-preset-quick = Швидко
web-preset-match = Матч
web-preset-long = Довго
web-preset-pub = У пивниці
web-preset-own = По-своєму
web-preset-own-is = як кажуть правила нижче
web-new-minutes = { $minutes } хв
