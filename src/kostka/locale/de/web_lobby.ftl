# Der Anfang und die Liste der Tische

web-home-running = Laufende Spiele
web-play-bot = Gegen einen Bot
web-play-friend = Mit Freunden
web-play-other = Anderer Tisch, andere Regeln …
web-all-games = alle Spiele
web-lobby-open = Hier fehlen noch Spieler
web-lobby-running = Hier wird gespielt
web-lobby-no-open = Gerade wartet niemand. Eröffne einen Tisch, dann kommt jemand.
web-lobby-no-running = Gerade wird nirgends öffentlich gespielt.
web-phase-open = wartet
web-phase-running = im Gange
web-phase-over = beendet
web-phase-closed = geschlossen
web-play-learn = Lernen
