language-name = Čeština

bot-newcomer = Nováček
bot-novice = Začátečník
bot-club = Klubový hráč
bot-expert = Expert
bot-equilibrium = Rovnováha
bot-reader = Pozorovatel
bot-random = Náhoda
bot-optimal = Optimální hráč
bot-rival = Rival

# Somebody without an account, beside people who have one
name-guest = { $name } (bez účtu)
