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
