# Der Anfang und die Liste der Tische

web-home-running = Laufende Spiele
web-play-bot = Gegen einen Bot
web-play-friend = Freund einladen
web-play-other = Anderer Tisch, andere Regeln …
web-all-games = alle Spiele
web-lobby-open = Hier fehlen noch Spieler
web-lobby-running = Hier wird gespielt
web-lobby-no-open = Gerade wartet niemand.
web-phase-open = wartet
web-play-learn = Lernen
web-home-your-move = Du bist am Zug
web-home-their-move = Läuft
web-home-go = Öffnen
web-home-sit = Hinsetzen
web-home-watch = Zusehen
web-home-all = Alle Tische
web-home-last = Dein letztes Spiel
web-home-replay = Nachspielen
web-today = Stellung des Tages
web-today-mexiko = Was würdest du tun?
web-today-kamos = Was würdest du behalten?
web-today-domino = Welchen Stein würdest du legen?
web-verdict = Glück { $luck }, Genauigkeit { $accuracy }
web-outcome-won = Gewonnen
web-outcome-lost = Verloren
web-outcome-draw = Unentschieden
web-outcome-alone = Beendet
web-moment-today = heute
web-moment-yesterday = gestern
web-play-bot-short = Gegen Bot
web-play-friend-short = Einladen
web-play-more = Mehr
web-offline = Hier ist kein Netz.
web-offline-what = Bots, Lektionen und Regeln gehen auch so.
web-today-answered =
    { $grade ->
        [best] Beantwortet: besser geht es nicht
        [good] Beantwortet: gut
        [slip] Beantwortet: ein kleiner Fehler
       *[blunder] Beantwortet: ein teurer Fehler
    }
web-friends = Freunde
web-friends-all = Alle
web-friends-away = an keinem Tisch
web-friends-waiting = wartet auf Mitspieler
web-friends-playing = spielt
web-friends-invite = Einladen
web-friends-invited = { $name } ist an diesen Tisch eingeladen.
web-home-invites = { $who } lädt dich ein
