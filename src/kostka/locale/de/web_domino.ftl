# Sportdomino: der Tisch auf der Seite

web-domino-yours = Du bist am Zug.
web-domino-waits = { $player } ist am Zug.
web-domino-laid = { $player } legt { $tile }. Enden { $left } und { $right }.
web-domino-draws = { $player } zieht die Steine.
web-domino-ends = Enden: { $left } und { $right }.
web-domino-end = Ende { $number }
web-domino-to-end = { $tile } an die { $number }
web-domino-which-end = { $tile }: an welches Ende?
web-domino-lay = Lege einen Stein.
web-domino-first = Lege irgendeinen Stein.
web-domino-none-fits = Nichts passt.
web-domino-sent = Unterwegs …
web-domino-being-dealt = Die Steine werden gezogen.
web-domino-being-judged = Der Schiedsrichter ist dran.
web-domino-pass = Passe
web-domino-passed = passe { $numbers }
web-domino-passed-long = gepasst bei { $numbers }
web-domino-draw = Ziehen
web-domino-shuffle = Neu mischen
web-domino-choice = Du hast den ersten Zug.
web-domino-choice-waits = { $player } zieht oder mischt noch einmal.
web-domino-rack = Deine Steine
web-domino-fits = { $tile }, passt
web-domino-fits-not = { $tile }, passt nicht
web-domino-touch = { $tile }, berührt: muss gelegt werden
web-domino-pair = Paar { $pair }
web-domino-tiles =
    { $tiles ->
        [one] { $tiles } Stein
       *[other] { $tiles } Steine
    }
web-domino-open = offen rechts: { $tiles }
web-domino-players = Spieler
web-domino-count = Zählung der Runde { $number }
web-domino-hand-left = { $player } hat noch { $tiles }
web-domino-hand-empty = { $player }: kein Stein mehr
web-domino-unknown = nicht bekannt
web-domino-left-and-laid = übrig { $left } + gelegt { $laid } = { $all }
web-domino-seen = Geprüft
web-domino-checking = Es prüfen noch: { $players }
web-domino-protocol = Protokoll
web-domino-round = Runde
web-domino-result = Ergebnis
web-domino-written =
    { $by ->
        [fish] Fisch
        [revoke] falsch gepasst
       *[out] letzter Stein
    }
web-domino-drawn = Fisch, unentschieden
web-domino-no-rounds = Noch ist nichts geschrieben.
web-domino-warning = Verwarnung
web-domino-sign = Protokoll unterschreiben
web-domino-keys = ← → wählt einen Stein · Enter legt ihn · 1–7 legt sofort · P passe

## Das erste Spiel

web-domino-hint-draw = Du beginnst diese Runde. Zieh; noch einmal mischen heißt nur, als Letzter zu ziehen (DOM-22).
web-domino-hint-between = Geprüft: Die Zählung stimmt (DOM-37). Du beginnst die nächste Runde: Zieh oder misch noch einmal und zieh als Letzter (DOM-22).
web-domino-hint-first = Leg irgendeinen Stein. Die anderen legen an beiden Enden Zahl an Zahl an (DOM-23).
web-domino-hint-lay = Leg einen Stein mit einer der beiden Endzahlen an; was passt, ist mit ▲ markiert (DOM-23).
web-domino-hint-aim = Du spielst mit dem Partner gegenüber. Wer zuerst keine Steine hat, gewinnt die Runde und alle Restpunkte (DOM-3).
web-domino-hint-pass = Nichts passt: Sag „Passe“ (DOM-33).
