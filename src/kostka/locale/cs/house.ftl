language-name = Čeština

bot-newcomer = Nováček
bot-novice = Začátečník
bot-club = Klubový hráč
bot-expert = Expert
bot-equilibrium = Rovnováha
bot-reader = Čtenář
bot-random = Náhodník
bot-optimal = Optimální hráč
bot-rival = Rival
