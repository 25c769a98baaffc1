## Запити до сервера

error-request-malformed = запит незрозумілий: { $found }
error-request-too-large = запит завеликий
error-not-found = тут нічого немає
error-method-unknown = тут цього зробити не можна
error-sign-in-needed = спершу скажи, хто ти
error-not-allowed = на це ти не маєш права
error-too-many-requests = забагато запитів; зачекай хвилинку
error-server-busy = сервер зараз не встигає; спробуй за мить
error-server-stopping = сервер саме перезапускається; спробуй за мить
error-server-fault = помилка в самому сервері; її записано
error-too-many-sockets = забагато з’єднань одночасно; щонайбільше { $expected }

## Хто є хто

error-account-needed = це може лише той, хто має обліковий запис
error-token-unknown = цей токен нічого не відкриває
error-name-empty = ім’я потребує хоча б однієї літери чи цифри
error-name-too-long = «{ $found }» — задовге ім’я; щонайбільше { $expected } знаків
error-name-unseen = в імені є знаки, яких не видно
error-name-mixed = «{ $found }» змішує абетки або нагромаджує надрядкові знаки; його можна сплутати з іншим ім’ям
error-password-length = пароль має мати { $expected } знаків, а не { $found }
error-password-name = паролем не може бути саме ім’я
