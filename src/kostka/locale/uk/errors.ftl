## Records as text

error-record-empty = тут немає жодного запису
error-record-encoding = { $found } — не текст у кодуванні { $expected }
error-record-too-large = файл більший за { $expected }
error-record-too-long = задовго: { $found }, щонайбільше { $expected }
error-record-tag = «{ $found }» — не заголовок; очікується { $expected }
error-record-comment = коментар починається без кінця або закінчується без початку: { $found }
error-record-character = знак «{ $found }» тут зайвий
error-record-no-game = не сказано, яка це гра; очікується { $expected }
error-record-word = «{ $found }» тут нічого не означає; очікується { $expected }
error-record-cut-short = після «{ $found }» рядок уривається; бракує: { $expected }
error-record-surplus = «{ $found }» тут зайве: рядок має закінчитися перед ним
error-tag-twice = заголовок { $found } тут удруге
error-record-not-read-back = { $found } не перезаписано: записане не прочиталося б так само
error-tag-option = заголовок { $found } не каже, про яку опцію йдеться; очікується { $expected }
error-tag-player = заголовок { $found } не називає жодного гравця; гравці — { $expected }
error-tag-player-missing = { $found } є, а { $expected } бракує

## Games, rule sets, options

error-game-unknown = гри «{ $found }» немає; є: { $expected }
error-rules-unknown = набору правил «{ $found }» немає; є: { $expected }
error-option-unknown = ці правила не мають опції «{ $found }»; мають: { $expected }
error-option-value = { $found } не годиться; можна: { $expected }
error-rule-unknown = правила { $found } немає; поруч: { $expected }

## Corrections

error-correction-target = пункту { $found } немає; є { $expected }
error-play-chance-stays = тут кидає й роздає програма, тож те, що випало, лишається: { $found }
error-correction-of-nothing = тут ще немає чого виправляти (пункт { $found })
error-correction-one-move = виправлення дає рівно один хід: { $expected }. Тут: { $found }
error-correction-of-correction = пункт { $found } сам є виправленням; змінити його може лише { $expected }
error-already-withdrawn = пункт { $found } уже відкликано; повертає його { $expected }
error-correction-unsigned = те, що тут підписали, відтоді змінилося: хто підписав, підписує ще раз
error-correction-moved = через виправлення це вже не належить туди, де було записано: його частина гри (гейм, хід чи раунд) почалася з пункту { $found } і тепер закінчується раніше або належить комусь іншому
error-correction-passed-over = через виправлення ця частина гри (гейм, хід чи раунд), що почалася з пункту { $found }, не може закінчитися; вона вважається невідомою

## Files

error-file-missing = { $found }: такого файлу немає
error-file-directory = { $found }: це тека, а не файл
error-file-permission = { $found }: немає прав на цей файл
error-file-way = { $found }: частина шляху не є текою
error-file-there = { $found }: так уже називається щось інше
error-file-read-only = { $found }: тут можна лише читати, а писати ні
error-file-full = { $found }: диск заповнений
error-file-unreadable = { $found }: файлом не можна скористатися ({ $reason })
error-file-folder = { $found }: теки для цього файлу немає
error-file-special = { $found }: записові місце у звичайному файлі

## A game to be resumed

error-record-finished = { $found }: останню гру у файлі завершено; для нової виберіть інший файл
error-record-foreign = { $found }: запис іншої програми; його можна читати, але не доповнювати
error-record-changed = { $found }: тим часом файл змінив хтось інший; нічого не перезаписано
error-record-busy = { $found }: до цього файлу саме зараз записують іншу гру
error-promise-lost = випадковість цієї гри зафіксовано наперед, а заголовки вже не дозволяють цього дотримати
error-resume-differs = { $found } суперечить розпочатій грі: там { $expected }
error-resume-without = { $found } суперечить розпочатій грі: у ній випадковість перевірна, без зерна

## Seats

error-seats-count = місць { $expected }, а не { $found }
error-seat-name = ім’я «{ $found }» порожнє, повторюється або не відображається
error-bot-unknown = { $found } у це не грає; боти: { $expected }
error-view-unknown = так тут ніхто не дивиться: «{ $found }»; можна: { $expected }
error-view-ambiguous = ім’я «{ $found }» мають кілька гравців: уточніть через { $expected }

## The command line

error-option-form = «{ $found }»: очікується { $expected }
error-option-twice = опцію { $found } вказано двічі
error-option-number = { $found } не годиться; очікується { $expected }
error-option-conflict = { $found }: разом цього не можна
error-match-sides = у { $found } не рівно дві сторони, тож зіграти з обох боків не можна
error-match-bots = для матчу потрібно щонайменше два боти; є: { $expected }
error-scheduler-unreachable = за адресою { $found } не відповідає жоден планувальник Dask
error-analyse-none = { $found } поки ніхто не аналізує; аналізують: { $expected }
error-analyse-seconds = аналіз гри { $found } не потребує обмеження часу: приберіть --seconds
error-analyse-nothing = у { $found } нема чого аналізувати: кидків, рук і рішень, про які йшлося б, не записано
error-usage-option = параметра { $found } немає; див. --help
error-usage-command = команди «{ $found }» немає; див. kostka --help
error-usage-surplus = це зайве: { $found }
error-usage-missing = бракує { $found }; див. --help
error-usage-value = таке значення не годиться: { $found }; див. --help
error-usage-choice = таке значення не годиться: { $found }; можна: { $expected }
error-usage-twice = { $found } вказано двічі
error-usage-other = команда незрозуміла: { $found }
error-program = помилка в самій програмі, повідомте про неї: { $found }

## Parts that are not installed with the house

error-solver-missing = для цього бракує частини, яку не встановлено ({ $found }): її встановлює { $expected }
error-cluster-missing = для кластера бракує частини, яку не встановлено ({ $found }): її встановлює { $expected }
