language-name = Українська

bot-newcomer = Новенький
bot-novice = Новачок
bot-club = Клубний гравець
bot-expert = Експерт
bot-equilibrium = Рівновага
bot-reader = Читач
bot-random = Навмання
bot-optimal = Оптимальний гравець
bot-rival = Суперник
