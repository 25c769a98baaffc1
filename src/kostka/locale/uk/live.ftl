## A table on the net

error-table-seats = місця: { $expected }, «me» щонайбільше раз; а не: { $found }
error-table-needs-referee = { $found } потребує судді за столом
error-chance-not-due = не зараз: { $found }; на черзі { $expected }
error-chance-value = це не те значення, відбиток якого було подано
error-table-not-begun = гра ще не почалася
error-table-begun = гра вже почалася
error-table-over = гру завершено
error-table-not-over = гру ще не завершено
error-table-closed = цей стіл закрито
error-table-not-seated = ви не сидите за цим столом
error-table-seated = ви вже сидите тут, на місці { $found }
error-table-seat-taken = це місце зайняте; вільні: { $expected }
error-table-not-owner = це може лише { $expected }, чий це стіл

## Moves

error-table-move = такого ходу тут немає: { $found }
error-table-stale = гра пішла далі: це стосувалося пункту { $found }, а зараз { $expected }
error-table-not-yours = цей хід не ваш
error-table-not-judged = за столом у мережі суддя цього не вирішує: { $found }
error-table-taken = за вас грає бот; спершу поверніться
error-table-late = ваш час вичерпано
error-table-no-undo = цього вже не можна скасувати
error-table-move-stays = хід залишається: скасувати його можна лише за столом з опцією takebacks
error-table-no-offer = цього ніхто не пропонував
error-table-nothing-to-claim = зарахувати собі перемогу зараз не можна
error-table-resigned = ви здали цю гру
error-table-no-referee = за цим столом немає місця для судді
error-table-referee-taken = { $found } уже суддя
error-table-refereeing = суддя не сідає за гру; спершу звільніть місце судді
error-table-referee-key = це посилання не відкриває місця судді
error-table-referee-game = за столом гри { $found } судді немає: за правилами вирішувати нема чого

## Words

error-table-say = один рядок слів або одна фраза; а не: { $found }
error-table-silence = під час раунду панує тиша; говорити можна між раундами
error-table-enough = за цим столом уже було досить розмов і пропозицій; ходити можна й далі
error-table-muted-enough = ви вже не читаєте тут стількох людей: { $expected }, більше приховати не можна; спершу почніть знову читати когось із них
error-table-phrase = фрази { $found } немає; є такі: { $expected }
