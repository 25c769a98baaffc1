# Сторінка: що є на кожному екрані

web-skip = Перейти до вмісту
web-pages = Сторінки
web-settings = Налаштування
web-language = Мова
web-theme = Вигляд
web-theme-auto = як на пристрої
web-theme-light = світлий
web-theme-dark = темний
web-sound = звуки
web-still = без руху
web-close = Закрити
web-home = Ігри
web-lost = Тут нічого немає
web-lost-why = Посилання неповне, або цього столу вже немає.
web-to-home = На початок
web-not-loaded = Сторінку не вдалося завантажити
web-again = Спробувати ще раз
