## Що зберігається на диску

error-store-address = «{ $found }» не є адресою бази даних; вона виглядає так (особливі знаки в паролі кодують, наприклад @ як %40): { $expected }
error-store-old = база даних має старішу схему { $found }, програмі потрібна { $expected }: виконайте «kostka migrate»
error-store-new = база даних має схему { $found } іншої, новішої версії; ця програма знає { $expected }
error-store-empty = база даних { $expected } порожня
error-store-full = база даних не порожня; резервну копію відновлюють у порожню
error-backup-foreign = { $expected } не є резервною копією Kostka
error-backup-broken = { $expected } не є повною резервною копією; на рядку { $found } вона уривається або пошкоджена
error-backup-special = { $expected }: резервній копії місце у звичайному файлі
error-backup-folder = { $expected }: теки для цього файлу немає
error-backup-new = резервна копія має схему { $found } іншої, новішої версії; ця програма знає { $expected }
error-backup-there = { $expected } вже існує; виберіть іншу назву або замініть його через --force

## Що знаходить перевірка

error-log-kind = журнал має вид { $found }, якого ця програма не знає (знає: { $expected })
error-log-gap = у журналі стоїть подія { $found } там, де має бути { $expected }
error-log-unreadable = подію неможливо прочитати: { $found }
error-log-length = журнал закінчується подією { $found }, а рядок столу каже { $expected }
error-log-beginning = журнал не починається зі створення цього столу
error-log-move = подія не може йти після попередніх: { $found }
error-head-differs = рядок столу каже { $found }, а його журнал { $expected }
error-seats-differ = хто де сидить, записано інакше, ніж каже журнал
error-command-twice = одну команду виконано двічі
error-commitment-differs = таємниця столу не та, з якою його почали
error-chance-differs = кидок або роздача не та, що була обіцяна
error-table-missing = рядки столу, якого немає ({ $found })
error-person-missing = { $expected } називає того, кого немає: { $found }
error-owner-missing = облікового запису, якому належить «{ $found }», немає
error-store-damaged = файл бази даних пошкоджено: { $found }
