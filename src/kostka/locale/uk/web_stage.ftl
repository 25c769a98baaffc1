# Сцена, на якій стоїть кожен стіл: таблички гравців, перебіг гри й те, що з’являється поверх сукна

web-seat-you = ви
web-seat-on-move = ходить:
web-seat-bot = бот
web-seat-program = програма
web-seat-taken = далі грає бот ({ $bot })
web-seat-claimable = не повертається
web-seat-away = не за столом, чекаємо ще { $time }
web-seat-thinks = думає
web-seat-your-turn = Ваш хід
web-beside = Поруч зі столом
web-story = Гра
web-story-empty = Ще нічого не сталося.
web-seat-rematch = хоче реваншу
web-facts-no-clock = без годинника
web-facts-clock-game =
    { $added ->
        [0] { $minutes } хв
       *[other] { $minutes } хв + { $added } с
    }
web-facts-clock-move = { $seconds } с на хід
web-facts-name =
    { $game ->
        [mexiko] Мексико
        [domino] Доміно
       *[kamos] Камош, Чина, Регал
    }
