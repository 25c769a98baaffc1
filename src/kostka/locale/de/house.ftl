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

## Spiele

game-mexiko = Internationales Mexiko
game-mexiko-is = Zwei Würfel hinter der Hand. Glaubst du es?
game-kamos = Kámoš, Čína, Regál
game-kamos-is = Fünf Würfel, ein Bogen Papier und zehn Zeilen, die voll werden müssen.
game-domino = Sportdomino
game-domino-is = Zwei Paare, 28 Steine und kein Wort zu viel.
