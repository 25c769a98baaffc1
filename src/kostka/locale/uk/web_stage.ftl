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
