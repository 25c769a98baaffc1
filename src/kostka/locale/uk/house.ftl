language-name = Українська

bot-newcomer = Новачок
bot-novice = Початківець
bot-club = Клубний гравець
bot-expert = Експерт
bot-equilibrium = Рівновага
bot-reader = Читач
bot-random = Навмання
bot-optimal = Оптимальний гравець
bot-rival = Конкурент

# Somebody without an account, beside people who have one
name-guest = { $name } (без акаунта)
