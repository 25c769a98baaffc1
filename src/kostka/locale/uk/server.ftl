## Запити до сервера

error-request-malformed = запит незрозумілий: { $found }
error-message-malformed = повідомлення незрозуміле: { $found }
error-request-too-large = запит завеликий
error-not-found = тут нічого немає
error-method-unknown = тут цього зробити не можна
error-sign-in-needed = спершу скажіть, хто ви
error-not-allowed = на це ви не маєте права
error-too-many-requests = забагато запитів; зачекайте хвилинку
error-server-busy = сервер зараз не встигає; спробуйте за мить
error-server-fault = помилка в самому сервері; її записано
error-too-many-sockets = забагато з’єднань одночасно; щонайбільше { $expected }
error-origin-foreign = сторінці з { $found } тут цього робити не можна
error-origin-missing = не сказано, з якої сторінки це надійшло (заголовок Origin)
error-host-foreign = цей сервер не має імені { $found }

## Хто є хто

error-account-needed = це може лише той, хто має обліковий запис
error-token-unknown = цей токен нічого не відкриває
error-name-empty = в імені має бути хоча б одна літера чи цифра
error-name-too-long = «{ $found }» — задовге ім’я; щонайбільше знаків: { $expected }
error-name-unseen = в імені є знаки, яких не видно
error-name-mixed = ім’я змішує писемності, якими жодна мова не пише разом: { $found }; очікуються літери однієї писемності, наприклад лише { $expected }
error-name-accents = «{ $found }» має забагато надрядкових знаків над однією літерою; щонайбільше два
error-name-reserved = «{ $found }» — ім’я, яке належить дому (бот, суддя, програма); очікується ваше власне ім’я
# Names that nobody may take, parted by commas
names-reserved = Kostka, Костка, адмін, адміністратор, модератор, сервер, система, підтримка, допомога, бот, програма, суддя, арбітр, рефері, оператор, випадок, глядач, ніхто
error-password-length = знаків у паролі має бути { $expected }, а не { $found }
error-password-name = паролем не може бути саме ім’я
error-name-taken = «{ $found }» — ім’я якогось облікового запису або виглядає так само; якщо він ваш, увійдіть
error-name-differs = «{ $found }» — не ваше ім’я; вас звуть { $expected }
error-account-already = обліковий запис у вас уже є
error-sign-in-wrong = ім’я та пароль чи код не підходять одне до одного
error-confirm-first = треба ще раз ввести пароль; хто його не має, нехай увійде знову
error-guests-enough = ваш обліковий запис уже має ігри кількох гостей, більше не можна (щонайбільше: { $expected }); увійдіть без ігор цього гостя або в іншому браузері
error-programs-enough = програм може бути щонайбільше { $expected }
error-passkeys-enough = ключів доступу може бути щонайбільше { $expected }
error-passkey-refused = цей ключ доступу тут не діє
error-passkeys-unavailable = ключі доступу потребують доменного імені та https; скористайтеся тут паролем
error-passkey-last = більше ніщо не відкриває ваш обліковий запис; спершу задайте пароль
error-ticket-unknown = це тривало задовго або надійшло двічі; почніть знову

## Сторінка

error-page-missing = сторінку на цьому сервері не зібрано
error-needs-server = для цього потрібен сервер: { $found }
error-browser-old = цей браузер не може грати без сервера: можуть { $expected } і новіші

## Столи через HTTP

error-table-unknown = столу { $found } немає
error-seat-unknown = місця { $found } немає; є { $expected }
error-tables-too-many = відкритих столів у вас уже { $expected }; більше одночасно не можна
error-tables-running-enough = столів, за якими вже грають, у вас { $expected }; спершу дограйте або здайте якусь гру

## Після гри

error-origin-game = гра, з якої треба продовжити, — { $expected }, а не { $found }
error-origin-position = звідти вже нема чого грати: { $found }; можна { $expected }
error-steps-too-many = ця гра надто довга, щоб показувати її хід за ходом; повністю вона є в записі
error-study-full = зараз розбирають забагато ігор; спробуйте трохи згодом
error-study-failed = це не вдалося порахувати; спробуйте пізніше
error-practice-none = для { $found } тут немає вправ; є для { $expected }
error-friend-unknown = друзями можуть бути лише ті, з ким ви грали
error-friends-enough = друзів може бути щонайбільше { $expected }
