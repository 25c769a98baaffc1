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

## Ігри

game-mexiko = Міжнародне мексико
game-mexiko-is = Два кубики за рукою. Вірите чи ні?
game-kamos = Камош, Чина, Регал
game-kamos-is = П’ять кубиків, таблиця на папері й десять рядків, які треба заповнити.
game-domino = Спортивне доміно
game-domino-is = Дві пари, 28 фішок і жодного зайвого слова.
