# Bots und wie stark sie sind

web-bots-what = Ein Bot sieht, was ein Mensch an seinem Platz sähe, und nicht mehr; die Würfel sind für alle dieselben. Die Zahlen sind über Tausende von Spielen gemessen.
web-bots-wins = Wie viele von 100 der Bot der Zeile gegen den Bot der Spalte gewinnt
web-bots-is-random = spielt irgendetwas Erlaubtes
web-bots-is-newcomer = hat einmal die Regeln gelesen
web-bots-is-novice = hat ein paar Abende gespielt
web-bots-is-club = spielt vernünftig und kennt die Wahrscheinlichkeiten
web-bots-is-expert = schaut in vielen gedachten Verteilungen voraus
web-bots-is-equilibrium = die Lösung des Spiels: Auf Dauer gewinnt niemand gegen sie
web-bots-is-reader = sieht, wie du spielst, und stellt sich darauf ein
web-bots-is-optimal = die meisten Punkte, ausgerechnet
web-bots-is-rival = spielt auf Sieg, nicht auf Punkte
