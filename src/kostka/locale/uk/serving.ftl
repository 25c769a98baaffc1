## kostka serve

help-serve = Пропонує столи в мережі всім, хто може дістатися цього комп’ютера, аж до Ctrl-C.
help-host = Адреса, на якій слухати; інакше всі адреси IPv4 цього комп’ютера. «::» — усі його адреси IPv6.
help-port = Порт, на якому слухати; 0: будь-який вільний.
help-public-url = Де люди знаходять сервер, якщо перед ним ще щось стоїть: https://hra.example.org.
help-data = Тека для всього, що сервер зберігає; інакше { $folder }.
help-database = База даних: sqlite:///ШЛЯХ або postgresql://КОРИСТУВАЧ:ПАРОЛЬ@КОМП’ЮТЕР/НАЗВА; інакше файл у теці даних.
help-bus = Що будить інші процеси: valkey://КОМП’ЮТЕР:6379. Потрібно, якщо їх кілька.
help-serve-workers = Скільки процесів обслуговують гравців.
help-thinkers = Скільки процесів на кожен процес сервера думають за ботів.
help-origin = Ще один сайт, сторінки якого можуть говорити із сервером; можна повторювати.
help-proxy = Адреса або мережа, якій, як і цьому комп’ютеру, віримо, звідки прийшов запит (X-Forwarded-For); можна повторювати.
help-metrics-token = З цим токеном показники можна читати і з інших комп’ютерів.
help-limits = Файл TOML з іншими межами, ніж звичайні (docs/serving.md).
help-new-key = Ключ із цього комп’ютера діє замість того, який знає база даних; усім доведеться увійти знову.
serve-address = Столи тут: { $address }
serve-scan = Скануйте телефоном у цій самій мережі:
serve-kept = Усе зберігається в { $folder }
serve-root = Увага: сервер працює від імені root. Безпечніше дати йому окремого користувача, як у docs/examples/kostka.service.
serve-stop = Ctrl-C зупиняє; хто грає, продовжить після наступного запуску.

error-port-taken = на порту { $found } вже слухає інша програма; виберіть інший через --port
error-port-forbidden = цей користувач не може слухати на порту { $found }; виберіть порт понад 1023
error-port-number = { $found } не є портом; очікується { $expected }
error-host-unknown = { $found } не є адресою цього комп’ютера
error-workers-without-bus = { $found }: кільком процесам потрібне щось, що їх будить: { $expected } valkey://КОМП’ЮТЕР:6379
error-site-address = { $found }: сайт указують як схему й ім’я без шляху, наприклад { $expected }
error-proxy-address = { $found } не є ні адресою, ні мережею; можна, наприклад, { $expected }
error-bus-address = «{ $found }» не є адресою шини; можна, наприклад, { $expected }
error-database-busy = із { $expected } саме працює інший сервер
error-store-missing = бази даних { $expected } немає
error-store-unreachable = база даних { $expected } не відповідає: { $found ->
    [refused] там ніхто не слухає
    [host] комп’ютер із такою назвою невідомий
    [network] мережа туди не веде
    [time] відповідь не надійшла вчасно
    [broken] з’єднання урвалося
    [user] вона не знає цього користувача, або пароль неправильний
    [database] бази даних із такою назвою там немає
    [rights] цей користувач не має права там читати або писати
    [reading] з неї можна лише читати, як із репліки іншої
    [full] диск заповнений
    [busy] вона перевантажена
    [closed] вона саме запускається, зупиняється або закрита
    [disk] диск не працює як слід
   *[other] { $found }
}
error-store-broken = база даних { $expected } пошкоджена, або це не база даних: відкладіть файл убік, перегляньте його через «kostka doctor» і відновіть останню резервну копію в іншу теку
error-key-differs = ключ у { $expected } не той, яким підписують у цій базі даних: скопіюйте правильний з іншого комп’ютера чи звідти, де ви його зберігаєте, або почніть з новим через --new-key (тоді всім доведеться увійти знову)
error-key-broken = ключ { $expected } пошкоджений, замість 32 байтів у ньому { $found }: скопіюйте його з іншого комп’ютера чи звідти, де ви його зберігаєте, або видаліть його й почніть з новим через --new-key (тоді всім доведеться увійти знову)
error-key-missing = ключа { $expected } немає, але в цій базі даних ключем уже підписують: скопіюйте його з іншого комп’ютера чи звідти, де ви його зберігаєте, або почніть з новим через --new-key (тоді всім доведеться увійти знову)
error-limits-file = межі в { $expected } не вдалося прочитати: { $found }
error-server-missing = для сервера бракує частини, яку не встановлено ({ $found }): її встановлює { $expected }
error-country-missing = PostgreSQL і Valkey потребують частини, яку не встановлено ({ $found }): її встановлює { $expected }

## kostka page

help-page = Записує сторінку як теку файлів для будь-якого вебхостингу, без сервера за нею.
help-page-folder = Тека, куди записати.
help-page-check = Нічого не записує, а каже, чого в теці бракує або що інакше.
page-written = У теці { $folder } { $count ->
    [one] { $count } файл
    [few] { $count } файли
    [many] { $count } файлів
   *[other] { $count } файлу
}, { $size } МБ. Як їх розмістити, сказано в docs/page.md.
page-whole = Тека { $folder } повна: { $count ->
    [one] { $count } файл
    [few] { $count } файли
    [many] { $count } файлів
   *[other] { $count } файлу
}.
page-missing = бракує { $name }
page-changed = інший { $name }

## kostka backup, restore, migrate, doctor

help-backup = Записує все, що зберігає сервер, в один файл, навіть поки він працює.
help-backup-file = Файл із резервною копією.
help-backup-force = Замінює файл, що вже існує.
help-restore = Наповнює порожню базу даних із резервної копії.
help-migrate = Приводить базу даних старшої версії до того, що потрібно цій.
help-doctor = Переглядає всю базу даних, перераховує кожну гру заново й каже, що не так.
doctor-looking = Триває перегляд столів
backup-done = { $tables ->
    [one] У { $file } { $tables } стіл
    [few] У { $file } { $tables } столи
    [many] У { $file } { $tables } столів
   *[other] У { $file } { $tables } столу
}
restore-done = { $tables ->
    [one] З { $file } відновлено { $tables } стіл
    [few] З { $file } відновлено { $tables } столи
    [many] З { $file } відновлено { $tables } столів
   *[other] З { $file } відновлено { $tables } столу
}
migrate-done = База даних мала схему { $before }, тепер має { $after }.
migrate-nothing = База даних уже має схему { $version }.
doctor-event = стіл { $table }, подія { $number }: { $fault }
doctor-table = стіл { $table }: { $fault }
doctor-fine = Усе так, як має бути.
doctor-faults = { $count ->
    [one] { $count } помилка
    [few] { $count } помилки
    [many] { $count } помилок
   *[other] { $count } помилки
}
