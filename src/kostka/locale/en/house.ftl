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
