# Двері: що розповідають про стіл тому, хто ще не ввійшов: у посиланні, у переліку

door-invites = { $who } запрошує вас: { $game ->
        [mexiko] міжнародне мексико
        [kamos] Камош, Чина, Регал
       *[domino] спортивне доміно
    }
door-plays = { $names }: { $game }
door-about-mexiko = Два кубики за рукою: кидайте, заявляйте і блефуйте, якщо хочете.
door-about-kamos = П’ять кубиків, три кидки й таблиця з десяти рядків, які треба заповнити.
door-about-domino = Дві пари, 28 фішок і жодного слова про те, що у вас на руках.
door-what-open = Грають: { $length }, { $clock }.
door-what-running = Гра триває, можна дивитися.
door-what-over = Гру завершено, її можна переглянути.
door-length-mexiko =
    { $best_of ->
        [1] один сет до 15
        [one] щонайбільше { $best_of } сет
        [few] щонайбільше { $best_of } сети
        [many] щонайбільше { $best_of } сетів
       *[other] щонайбільше { $best_of } сета
    }{ $beer ->
        [yes] , з пивом
       *[no] { "" }
    }
door-length-kamos =
    { $columns ->
        [one] { $columns } стовпець
        [few] { $columns } стовпці
        [many] { $columns } стовпців
       *[other] { $columns } стовпця
    }
door-length-domino =
    { $target ->
        [one] до { $target } очка
       *[other] до { $target } очок
    }
door-clock-none =
    { $game ->
        [domino] спортивний час
       *[other] без годинника
    }
door-clock-move =
    { $seconds ->
        [one] { $seconds } секунда на хід
        [few] { $seconds } секунди на хід
        [many] { $seconds } секунд на хід
       *[other] { $seconds } секунди на хід
    }
door-clock-game =
    { $minutes ->
        [one] { $minutes } хвилина на кожного
        [few] { $minutes } хвилини на кожного
        [many] { $minutes } хвилин на кожного
       *[other] { $minutes } хвилини на кожного
    }
door-no-script = Ця сторінка потребує JavaScript, а в цьому браузері його вимкнено.
