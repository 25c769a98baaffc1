# Сторінка: що є на кожному екрані

web-skip = Перейти до вмісту
web-pages = Сторінки
web-pages-all = Усі сторінки
web-menu = Меню
web-language = Мова
web-theme = Вигляд
web-theme-auto = як на пристрої
web-theme-light = світлий
web-theme-dark = темний
web-sound = звуки
web-still = без анімації
web-throws = кубики кидаю я
web-pace = Ходи інших
web-pace-slow = повільно
web-pace-brisk = жваво
web-pace-once = відразу
web-close = Закрити
web-home = Ігри
web-lost = Тут нічого немає
web-lost-why = Посилання неповне, або цього столу вже немає.
web-to-home = На головну
web-not-loaded = Сторінку не вдалося завантажити
web-again = Спробувати ще раз
web-yes = Так
web-no = Ні
web-refused = Так не можна ({ $code })
web-unreachable = Сервер не відповідає. Спробуйте за хвилину ще раз.
web-no-net = Немає мережі, а для цього потрібен сервер.
web-no-server = Для цього потрібен сервер, а за цією сторінкою його немає.
web-not-sent = Повідомлення не вдалося надіслати вчасно, і його вже не буде надіслано.
web-newer = Є новіша версія сторінки.
web-newer-take = Завантажити
web-checking = перевіряється
web-rule = правило { $rule }
web-seconds =
    { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунди
        [many] { $seconds } секунд
       *[other] { $seconds } секунди
    }
web-minutes =
    { $minutes ->
        [one] { $minutes } хвилина
        [few] { $minutes } хвилини
        [many] { $minutes } хвилин
       *[other] { $minutes } хвилини
    }
web-hours =
    { $hours ->
        [one] { $hours } година
        [few] { $hours } години
        [many] { $hours } годин
       *[other] { $hours } години
    }

## Хто я

web-hello = Вітаємо! Ви — { $name }
web-name-title = Як до вас звертатися?
web-name = Ім’я в грі
web-name-go = Грати
web-name-room =
    { $left ->
        [0] В імені щонайбільше знаків: { $most }.
        [one] Поміститься ще { $left } знак.
        [few] Помістяться ще { $left } знаки.
        [many] Поміститься ще { $left } знаків.
       *[other] Поміститься ще { $left } знака.
    }

## Ігри

web-game = Гра
web-seat-open = вільне місце
web-lobby = Столи
web-new = Новий стіл
web-table = Стіл
web-rules = Правила
web-learn = Перший урок
web-me = Я
web-bots = Боти
web-practice = Вправи
web-verify = Перевірка кубиків
web-statistics = Статистика
