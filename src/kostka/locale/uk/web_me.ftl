# Я: мої ігри, мій обліковий запис

web-me-running = Розпочаті ігри
web-me-over = Дограні ігри
web-me-older = Давніші
web-me-all = Завантажити всі
web-me-make = Створити обліковий запис
web-me-make-what = З обліковим записом ви та сама людина на кожному пристрої. Електронної адреси ніхто не питає.
web-me-make-guest = Ви отримаєте обліковий запис, і всі зіграні тут ігри залишаться вашими.
web-me-name = Ім’я
web-me-password = Пароль
web-me-password-new = Новий пароль, щонайменше 8 знаків
web-me-make-go = Створити
web-me-make-passkey = Створити за допомогою ключа доступу
web-me-enter = Увійти
web-me-enter-passkey = Увійти за допомогою ключа доступу
web-me-forgotten = Забули пароль?
web-me-forgotten-what = Введіть код відновлення, а вище виберіть новий пароль.
web-me-code = Код відновлення
web-me-codes = Коди відновлення
web-me-codes-once = Кожен код один раз відкриває обліковий запис, якщо пароль утрачено. Їх показують лише зараз.
web-me-codes-keep = Завантажити
web-me-codes-print = Надрукувати
web-me-codes-done = Коди збережено
web-me-codes-new = Нові коди, старі втратять силу
web-me-confirm = Ваш пароль, щоб змінити наведене нижче
web-me-rename = Змінити ім’я
web-me-done = Готово.
web-me-ways = Як ви входите
web-me-password-change = Змінити пароль
web-me-password-set = Задати пароль
web-me-password-done = Пароль змінено. На всіх інших пристроях сеанс завершено.
web-me-ends = Новий пароль завершує всі інші сеанси. Ключі доступу й програми діють далі, якщо їх теж не скасувати:
web-me-ends-passkeys = Вилучити всі ключі доступу
web-me-ends-programs = Скасувати токени всіх програм
web-me-lives-on = Що зараз відкриває або використовує ваш обліковий запис — ключі доступу: { $passkeys }, програми: { $programs }, коди відновлення: { $codes }.
web-me-passkeys = Ключі доступу
web-me-passkeys-none = Ще жодного.
web-me-passkey = Ключ доступу
web-me-passkey-label = Як його назвати
web-me-passkey-add = Додати ключ доступу
web-me-remove = Вилучити
web-me-sessions = Де ви ввійшли
web-me-session-here = тут
web-me-session-end = Вийти там
web-me-sessions-end = Вийти на всіх інших пристроях
web-me-programs = Програми
web-me-programs-what = Ваша програма може зі своїм токеном сідати за столи; усі бачать, що це програма.
web-me-program-unused = ще не використовувалася
web-me-token = Токен програми { $name }, показується лише зараз
web-me-program-name = Назва програми
web-me-program-make = Створити програму
web-me-leave = Вийти
web-me-forget = Видалити обліковий запис…
web-me-forget-what = Ваше ім’я та все, чим ви входите, зникне назавжди. Ігри залишаться, без вашого імені.
web-me-forget-name = Для певності введіть своє ім’я: { $name }
web-me-forget-no = Залишити
web-me-forget-yes = Видалити назавжди
web-me-codes-left =
    { $count ->
        [0] Немає жодного.
        [one] Залишився { $count } код.
        [few] Залишилося { $count } коди.
        [many] Залишилося { $count } кодів.
       *[other] Залишилося { $count } коду.
    }
web-me-only = Які ігри
web-me-only-all = Усі
web-me-only-lost = Лише поразки
web-me-only-none = Таких немає.
web-me-with = у парі: { $names }
web-me-against = проти: { $names }
web-me-nobody = наодинці
web-me-luck = удача
web-me-accuracy = точність
web-me-games =
    { $count ->
        [one] { $count } гра
        [few] { $count } гри
        [many] { $count } ігор
       *[other] { $count } гри
    }
web-me-won = перемог
web-me-dice = Ваші кубики
web-me-check = Перевірити
web-me-throws =
    { $count ->
        [one] Випав { $count } кубик
        [few] Випали { $count } кубики
        [many] Випало { $count } кубиків
       *[other] Випало { $count } кубика
    }
web-me-losses = Де ви втрачаєте найбільше
web-me-losses-what = Скільки коштував кожен вид рішень за гру, у середньому за розібраними.
web-me-practise = Повправлятися
web-me-settings = Налаштування
web-lose-mexiko-say = заявки (мексико)
web-lose-mexiko-doubt = не повірити (мексико)
web-lose-mexiko-accept = повірити (мексико)
web-lose-mexiko-give = передати кубики (мексико)
web-lose-kamos-keep = які кубики залишити (Камош)
web-lose-kamos-write = вибір рядка (Камош)
web-lose-kamos-cross = викреслювання (Камош)
web-lose-domino-lay = вибір фішки (доміно)
web-lose-mexiko-behind = кидок за рукою (мексико)
web-lose-mexiko-table = кидок на стіл (мексико)
web-friends-what = З ким ви грали, з тим можете заприятелювати, якщо хочете обоє. Лише друзі бачать, де ви граєте.
web-friends-asking = хоче з вами дружити
web-friends-asked = ще без відповіді
web-friends-met = грали разом
web-friends-mark = Дружити
web-friends-part = Вилучити
