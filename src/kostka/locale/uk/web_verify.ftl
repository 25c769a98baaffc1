# Чи падали кубики, як було обіцяно?

web-verify-how = До першого кидка було визначено таємницю й оприлюднено її відбиток; потім кожне місце додало своє значення. З цього випливають усі кидки. Тут ваш власний браузер розігрує кожен із них ще раз і порівнює.
web-verify-https = Цей браузер рахує лише через https або на самому комп’ютері сервера. Відкрийте сторінку так або скористайтеся «kostka verify».
web-verify-busy = Усе розігрується ще раз …
web-verify-all-fine = Усе так, як обіцяно.
web-verify-not-fine = Не все вдалося підтвердити.
web-verify-replay = Переглянути цю гру
web-verify-other = Перевірити інший запис
web-verify-record = Власний запис
web-verify-record-what = Сервер лише читає файл; кидки розігруються на вашому пристрої.
web-verify-file = Файл
web-verify-text = або вставте його сюди
web-verify-go = Перевірити
web-verify-fine =
    { $count ->
        [one] { $count } кидок відповідає обіцяному.
        [few] Усі { $count } кидки й роздачі відповідають обіцяному.
       *[other] Усі { $count } кидків і роздач відповідають обіцяному.
    }
web-verify-wrong =
    { $count ->
        [one] { $count } кидок не відповідає обіцяному.
        [few] { $count } кидки й роздачі не відповідають обіцяному.
       *[other] { $count } кидків і роздач не відповідають обіцяному.
    }
web-verify-broken = Таємниця не та, яку було обіцяно.
web-verify-cannot-here = Тут цього перевірити не можна; це вміє «kostka verify».
web-verify-cannot-seed = Ці кубики випливають із зерна; їх перевіряє «kostka verify».
web-verify-cannot-none = Для цієї гри випадковості не обіцяно; перевіряти нічого.
web-verify-cannot-unpublished = Таємницю ще не оприлюднено; вона з’явиться після кінця гри.
web-verify-taken =
    { $count ->
        [one] З іншої гри взято { $count } перший хід.
        [few] З іншої гри взято { $count } перші ходи.
       *[other] З іншої гри взято { $count } перших ходів.
    }
web-verify-origin = Перевірити ту гру
web-verify-promise = Що було обіцяно
web-verify-commitment = відбиток таємниці
web-verify-secret = таємниця
web-verify-id = гра
web-verify-value = значення: { $name }
web-verify-throws = Усі кидки й роздачі ({ $count })
web-verify-entry = запис
web-verify-thrown = випало
web-verify-found = виявлено
web-verify-is-agrees = як обіцяно
web-verify-is-differs = відрізняється
web-verify-is-taken = з іншої гри
web-verify-is-put = додано виправленням
web-verify-is-gone = вилучено виправленням
