language-name = Deutsch

bot-newcomer = Neuling
bot-novice = Anfänger
bot-club = Vereinsspieler
bot-expert = Experte
bot-equilibrium = Gleichgewicht
bot-reader = Leser
bot-random = Zufall
bot-optimal = Optimaler Spieler
bot-rival = Rivale

# Somebody without an account, beside people who have one
name-guest = { $name } (ohne Konto)
