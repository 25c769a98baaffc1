language-name = English

bot-newcomer = Newcomer
bot-novice = Novice
bot-club = Club player
bot-expert = Expert
bot-equilibrium = Equilibrium
bot-reader = Reader
bot-random = Random
bot-optimal = Optimal player
bot-rival = Rival

# Somebody without an account, beside people who have one
name-guest = { $name } (no account)

## Games

game-mexiko = International Mexiko
game-mexiko-is = Two dice behind a hand. Do you believe it?
game-kamos = Kámoš, Čína, Regál
game-kamos-is = Five dice, a sheet of paper and ten rows to fill.
game-domino = Sport domino
game-domino-is = Two pairs, 28 tiles and not one word too many.
