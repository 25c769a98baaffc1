# Die Seite: was auf jedem Bildschirm steht

web-skip = Zum Inhalt springen
web-pages = Seiten
web-pages-all = Alle Seiten
web-menu = Menü
web-language = Sprache
web-theme = Darstellung
web-theme-auto = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-sound = Töne
web-still = ohne Animation
web-throws = ich würfle selbst
web-pace = Züge der anderen
web-pace-slow = langsam
web-pace-brisk = zügig
web-pace-once = sofort
web-close = Schließen
web-home = Spiele
web-lost = Hier ist nichts
web-lost-why = Der Link ist unvollständig, oder den Tisch gibt es nicht mehr.
web-to-home = Zur Startseite
web-not-loaded = Die Seite ließ sich nicht laden
web-again = Noch einmal versuchen
web-yes = Ja
web-no = Nein
web-refused = Das geht nicht ({ $code })
web-unreachable = Der Server antwortet nicht. Bitte gleich noch einmal versuchen.
web-no-net = Hier ist kein Netz, und dafür braucht es einen Server.
web-no-server = Dafür braucht es einen Server, und hinter dieser Seite ist keiner.
web-not-sent = Die Nachricht konnte nicht rechtzeitig gesendet werden und wird verworfen.
web-newer = Es gibt eine neuere Fassung der Seite.
web-newer-take = Laden
web-checking = wird geprüft
web-rule = Regel { $rule }
web-seconds =
    { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
web-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
web-hours =
    { $hours ->
        [one] { $hours } Stunde
       *[other] { $hours } Stunden
    }

## Wer ich bin

web-hello = Hallo, { $name }
web-name-title = Wie dürfen wir dich nennen?
web-name = Spitzname
web-name-go = Spielen
web-name-room =
    { $left ->
        [0] Ein Name hat höchstens { $most } Zeichen.
        [one] Noch { $left } Zeichen hat Platz.
       *[other] Noch { $left } Zeichen haben Platz.
    }

## Spiele

web-game = Spiel
web-seat-open = freier Platz
web-lobby = Tische
web-new = Neuer Tisch
web-table = Tisch
web-rules = Regeln
web-learn = Die erste Lektion
web-me = Mein Profil
web-bots = Bots
web-practice = Üben
web-verify = Würfel prüfen
web-statistics = Statistik
