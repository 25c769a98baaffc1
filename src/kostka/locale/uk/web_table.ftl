# Стіл: що є навколо гри

web-your-move = Ваш хід
web-no-table = Для цієї гри тут ще немає столу.
web-table-broken = Стіл не вдалося показати. Гра триває, нічого не втрачено.
web-time-game = лишилося { $time }
web-watching =
    { $count ->
        [one] { $count } глядач
        [few] { $count } глядачі
        [many] { $count } глядачів
       *[other] { $count } глядача
    }

## Зв’язок

web-standing-connecting = З’єднуємося зі столом…
web-standing-lost = Зв’язок урвався, пробуємо знову.
web-standing-lost-waiting = Зв’язок урвався. Ваш хід збережено на цьому пристрої, його буде надіслано, щойно вдасться.
web-standing-offline = Немає з’єднання з мережею.
web-standing-offline-waiting = Немає з’єднання з мережею. Ваш хід збережено, його буде надіслано, щойно вдасться.
web-standing-not-received = Надіслано, сервер ще не підтвердив.
web-standing-as-of = Немає мережі: станом на { $time }.
web-standing-signed-out = Сеанс завершено. Перезавантажте сторінку й увійдіть.

## Що сталося навколо гри

web-told-joined = { $name } сідає за стіл.
web-told-left = Місце { $seat } знову вільне.
web-told-closed = Стіл закрито.
web-told-appointed = Суддя: { $name }.
web-told-dismissed = Суддя вийшов.
web-told-warned = Гравець { $name } перевищив час.
web-told-warned-you = Час минув: попередження. Хід усе ще за вами.
web-told-begun = Усі сидять, гра починається.
web-told-undone = Останній хід скасовано.
web-told-offered-undo = { $name } хоче скасувати свій хід.
web-told-offered-rematch = { $name } пропонує реванш.
web-told-agreed = { $name } погоджується.
web-told-refused = { $name } не погоджується.
web-told-offer-left = Гравець { $name } вийшов: пропозиція більше не діє.
web-told-gone = { $name } не за столом.
web-told-back = { $name } знову тут.
web-told-taken-over =
    { $why ->
        [resigned] { $name } здається, далі грає бот.
        [clock] { $name }: час вийшов, далі грає бот.
       *[gone] { $name } не повертається, далі грає бот.
    }
web-told-claimable = { $name } не за столом. Ви можете зарахувати собі перемогу.
web-told-given-back = Сервер певний час не працював. Годинникам повернули час.
web-banner-taken = За вас грає бот ({ $bot }).
web-banner-return = Знову грати самостійно
web-banner-asked = Чекаємо, чи погодяться інші скасувати хід.
web-banner-withdraw = Не треба
web-banner-claim = Зарахувати перемогу

## Кінець

web-ended-me =
    { $why ->
        [resigned] Ви виграли, суперник здався.
        [claimed] Ви виграли, суперник не повернувся.
       *[played] Ви виграли!
    }
web-ended-lost =
    { $why ->
        [resigned] Ви здалися.
        [claimed] Ви програли, бо не повернулися.
       *[played] Ви програли.
    }
web-ended-we =
    { $why ->
        [resigned] Ви виграли разом, суперники здалися.
        [claimed] Ви виграли разом, суперники не повернулися.
       *[played] Ви виграли разом!
    }
web-ended-they =
    { $count ->
        [one] { $why ->
            [resigned] Перемога: { $names }; інша сторона здалася.
            [claimed] Перемога: { $names }; інша сторона не повернулася.
           *[played] Перемога: { $names }.
        }
       *[other] { $why ->
            [resigned] Перемогли { $names }; інша сторона здалася.
            [claimed] Перемогли { $names }; інша сторона не повернулася.
           *[played] Перемогли { $names }.
        }
    }
web-ended-draw = Нічия.
web-ended-nobody = Не виграв ніхто.
web-ended-alone = Дограно.
web-over-rematch = Реванш
web-over-asked = Реванш запропоновано…
web-over-next = До наступного столу
web-over-replay = Переглянути й розібрати
web-over-record = Завантажити запис
web-over-accept = Прийняти реванш
web-over-no = Ні, дякую
web-over-share = Поділитися
web-over-share-what = Хто має це посилання, може переглянути гру.
web-over-dice =
    { $game ->
        [domino] Перевірити роздачу
       *[other] Перевірити кубики
    }
web-over-dice-fair = Перевірено: чесно
web-over-dice-unfair = Не як обіцяно!
web-over-new = Новий стіл

## Перед початком

web-wait-title = Чекаємо на гравців
web-wait-join = Сісти
web-wait-share = Або дайте відсканувати код. Щойно всі сядуть, гра почнеться сама.
web-wait-spectate = Хто має це посилання, може дивитися.
web-wait-start = Додати ботів і почати
web-wait-close = Закрити стіл
web-wait-leave = Встати з-за столу
web-link = Посилання на стіл
web-link-local = Ця адреса працює лише на цьому комп’ютері. Щоб прийшли інші, відкрийте сторінку за адресою комп’ютера в мережі.
web-qr = QR-код із посиланням на стіл
web-copy = Копіювати посилання
web-copied = Посилання скопійовано.
web-share = Надіслати…

## Розмови за столом

web-talk = Чат
web-talk-unread = не прочитано:
web-talk-empty = Ще ніхто нічого не сказав.
web-talk-line = Напишіть щось
web-talk-send = Сказати
web-talk-sending = надсилається
web-talk-mute = не читати
web-talk-unmute =
    { $count ->
        [one] Знову читати того, кого приховано
       *[other] Знову читати тих, кого приховано: { $count }
    }
phrase-hello = Вітаю!
phrase-good-luck = Хай щастить!
phrase-well-played = Гарно зіграно.
phrase-ouch = Ой!
phrase-thanks = Дякую.
phrase-one-moment = Хвилинку, будь ласка.
phrase-im-back = Я вже тут.
phrase-cheers = Будьмо!
phrase-good-game = Гарна гра.
phrase-bye = До зустрічі!

## Ще

web-more-where = Який стан гри?
web-more-undo = Скасувати хід
web-more-share = Посилання для глядачів
web-more-rules = Правила
web-more-resign = Здатися…
web-resign-title = Справді здатися?
web-resign-what = Гру, у якій ви здалися, не повернути.
web-resign-no = Грати далі
web-resign-yes = Так, здаюся
web-hint-known = Ясно
web-chance-agreeing = Домовляємося про випадковість. Очікуємо: { $names }
web-chance-why = Кожен пристрій додає частину випадковості, щоб кидків не міг обрати ніхто, навіть сервер. Хто не додасть її за хвилину, втратить місце.
web-chance-exchanged = Сервер підмінив таємницю кубиків, яку вже пообіцяв. Цей пристрій у такому участі не бере.
web-chance-again = Цей пристрій уже кілька разів показав свою частину випадковості, а гра не почалася. Можливо, хтось чекає на вигідні кубики: краще залиште цей стіл.

## The referee

web-talk-silence = Під час раунду панує тиша. Писати можна між раундами.
web-talk-held = Гравці прочитають це після раунду.
web-referee = Суддя
web-referee-you = Ви суддя.
web-referee-is = Суддя: { $name }.
web-referee-free = Судді поки немає.
web-referee-late = Гравець, який ходить, дістав попередження за час.
web-referee-whom = Кого це стосується
web-referee-take = Бути суддею
web-referee-invite = Запросити суддю
web-referee-share = Надішліть це посилання тому, хто має бути суддею.
web-referee-leave = Звільнити місце судді
web-judge-signs = Знаки
web-judge-touched = Дотик до фішки
web-judge-out-of-turn = Поза чергою: почати раунд знову
web-judge-revoke = Хибний пас: зупинити раунд
web-judge-slow = Надто повільно
web-judge-excused = Вибачити час
web-judge-penalty = Штраф
web-judge-hand = Рух рукою
web-judge-floor = Кубик на підлозі: картка
web-judge-per-partes = Per partes: рахується як 31
web-judge-off-table = Поза столом: рахується як 31
web-judge-points = Очки
web-judge-reason = Причина
web-wait-by-link = за посиланням
web-wait-listed = у переліку для всіх
web-wait-ring = Подзвонити, коли хтось прийде
web-invite-free = Вільне місце: { $game ->
        [mexiko] міжнародне мексико
        [kamos] Камош, Чина, Регал
       *[domino] спортивне доміно
    }
web-invite-play = Грати ({ $who })
web-invite-name = Ваше ім’я
web-invite-where = Де ви сядете
web-invite-seat = Місце { $seat }
web-invite-how = Як у це грають
web-invite-watch = Лише дивитися
web-invite-looks-on = Ви дивитеся. Гра з’явиться тут, щойно всі сядуть.
web-invite-after-all = Усе ж таки грати
web-invite-here = За столом: { $who }.
web-invite-no-account = Обліковий запис не потрібен.
web-wait-friends = Запросити друзів
web-wait-asked = запрошено
web-hand-over = Передайте пристрій: { $name }
web-hand-over-why = До того на екрані нічого не видно.
web-hand-over-taken = { $name } тут
