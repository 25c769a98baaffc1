## kostka serve

help-serve = Пропонує столи в мережі всім, хто може дістатися цього комп'ютера, аж до Ctrl-C.
help-host = Адреса, на якій слухати; інакше всі адреси цього комп'ютера.
help-port = Порт, на якому слухати; 0: будь-який вільний.
help-public-url = Де люди знаходять сервер, якщо перед ним ще щось стоїть: https://hra.example.org.
help-data = Тека для всього, що сервер зберігає; інакше тека цього користувача.
help-database = База даних: sqlite:///ШЛЯХ або postgresql://КОРИСТУВАЧ:ПАРОЛЬ@МАШИНА/НАЗВА; інакше файл у теці даних.
help-bus = Що будить інші процеси: valkey://МАШИНА:6379. Потрібно, якщо їх кілька.
help-serve-workers = Скільки процесів обслуговують гравців.
help-thinkers = У скількох процесах при кожному з них думають боти.
help-origin = Ще один сайт, сторінки якого можуть говорити із сервером; можна повторювати.
help-proxy = Адреса або мережа, якій, крім цього комп'ютера, віримо, звідки прийшов запит (X-Forwarded-For); можна повторювати.
help-metrics-token = З цим токеном показники можна читати і з інших машин.
help-limits = Файл TOML з іншими межами, ніж звичайні (docs/serving.md).
help-new-key = Тутешній ключ діє замість того, який знає база даних; усім доведеться увійти знову.
serve-address = Столи тут: { $address }
serve-scan = Телефони в тій самій мережі зчитують це:
serve-kept = Усе зберігається в { $folder }
serve-stop = Ctrl-C зупиняє; хто грає, продовжить після наступного запуску.

error-port-taken = на порту { $found } вже слухає інша програма; виберіть інший через --port
error-port-forbidden = цей користувач не може слухати на порту { $found }; виберіть порт понад 1023
error-port-number = { $found } не є портом; очікується { $expected }
error-host-unknown = { $found } не є адресою цього комп'ютера
error-workers-without-bus = { $found }: кільком процесам потрібне щось, що їх будить: { $expected } valkey://МАШИНА:6379
error-site-address = { $found }: сайт — це схема й назва без шляху, наприклад { $expected }
error-proxy-address = { $found } не є ні адресою, ні мережею, як-от { $expected }
error-bus-address = «{ $found }» не є адресою шини, як-от { $expected }
error-database-busy = із { $expected } саме працює інший сервер
error-store-missing = бази даних { $expected } немає
error-store-unreachable = база даних { $expected } не відповідає: { $found }
error-key-differs = ключ у { $expected } не той, яким підписують у цій базі даних: скопіюйте правильний з іншої машини чи з резервної копії або почніть з новим через --new-key (тоді всім доведеться увійти знову)
error-limits-file = межі в { $expected } не вдалося прочитати: { $found }
error-server-missing = для сервера бракує частини, яку не встановлено ({ $found }): встановіть { $expected }
error-country-missing = PostgreSQL і Valkey потребують частини, яку не встановлено ({ $found }): встановіть { $expected }

## kostka backup, restore, migrate, doctor

help-backup = Записує все, що зберігає сервер, в один файл, навіть поки він працює.
help-backup-file = Файл із резервною копією.
help-backup-force = Замінює файл, що вже існує.
help-restore = Наповнює порожню базу даних із резервної копії.
help-migrate = Приводить базу даних старшої версії до того, що потрібно цій.
help-doctor = Переглядає всю базу даних, перераховує кожну гру заново й каже, що не так.
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
    [one] { $count } вада
    [few] { $count } вади
    [many] { $count } вад
   *[other] { $count } вади
}
