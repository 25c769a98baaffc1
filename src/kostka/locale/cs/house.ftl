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

## Hry

game-mexiko = Mezinárodní mexiko
game-mexiko-is = Dvě kostky za rukou. Věříte soupeři, nebo ne?
game-kamos = Kámoš, Čína, Regál
game-kamos-is = Pět kostek, papír a deset řádků, které se musí zaplnit.
game-domino = Sportovní domino
game-domino-is = Dvě dvojice, 28 kamenů a ani slovo navíc.
