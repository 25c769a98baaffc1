# Sportdomino: der Tisch auf der Seite

web-domino-yours = Du bist am Zug.
web-domino-waits = { $player } ist am Zug.
web-domino-laid = { $player } legt { $tile }. Enden { $left } und { $right }.
web-domino-draws = { $player } zieht die Steine.
web-domino-ends = Enden: { $left } und { $right }.
web-domino-to-end = { $tile } an die { $number }
web-domino-which-end = An welches Ende?
web-domino-lay = Lege einen Stein
web-domino-first = Lege irgendeinen Stein
web-domino-none-fits = Sag „passe“
web-domino-must = Lege { $tile }
web-domino-us-them = wir : sie
web-domino-sent = Unterwegs …
web-domino-being-dealt = Die Steine werden gezogen.
web-domino-being-judged = Der Schiedsrichter ist dran.
web-domino-pass = passe
web-domino-passed = passe { $numbers }
web-domino-passed-long = gepasst bei { $numbers }
web-domino-draw = Ziehen
web-domino-shuffle = Neu mischen
web-domino-choice = Du beginnst
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
web-domino-head-out = { $player } ist fertig
web-domino-head-out-pair = Paar { $pair } ist fertig
web-domino-head-fish = Runde { $round }: Fisch
web-domino-head-fish-on =
    { $number ->
        [0] Fisch auf Nullen
        [1] Fisch auf Einsen
        [2] Fisch auf Zweien
        [3] Fisch auf Dreien
        [4] Fisch auf Vieren
        [5] Fisch auf Fünfen
       *[other] Fisch auf Sechsen
    }
web-domino-head-revoke = Runde { $round }: falsch gepasst
web-domino-why-out = Das Paar schreibt alles, was auf den Händen blieb.
web-domino-why-fish = Niemand kann legen. Wer weniger hat, gewinnt.
web-domino-why-drawn = Niemand kann legen, und beide Paare haben gleich viel.
web-domino-why-revoke = Die Runde zählt nicht.
web-domino-laid-sum = gelegt
web-domino-left-sum = auf der Hand
web-domino-all-sum = alle Steine
web-domino-pair-writes = Paar { $pair } schreibt
web-domino-nobody-writes = Niemand schreibt etwas
web-domino-result-next = Zum Ergebnis
web-domino-seen = Die Zählung stimmt
web-domino-checking = Es prüfen noch: { $players }
web-domino-round-lead = Runde { $number } · { $player } beginnt
web-domino-last-round = Die letzte Runde
web-domino-round-number = Runde { $number }
web-domino-facts = Runde { $number } · bis { $target }
web-domino-facts-end = Ende der Runde { $number }
web-domino-ends-after = Enden
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
web-domino-keys-end = Klick auf ein Ende oder ← →, dann Enter

## Das erste Spiel

web-domino-hint-draw = Du beginnst diese Runde. Zieh; noch einmal mischen heißt nur, als Letzter zu ziehen (DOM-22).
web-domino-hint-between = „Die Zählung stimmt“ bestätigt sie (DOM-37). Du beginnst die nächste Runde: Zieh oder misch noch einmal und zieh als Letzter (DOM-22).
web-domino-hint-first = Leg irgendeinen Stein. Die anderen legen an beiden Enden Zahl an Zahl an (DOM-23).
web-domino-hint-lay = Leg einen Stein mit einer der beiden Endzahlen an; was passt, ist mit ▲ markiert (DOM-23).
web-domino-hint-aim = Du spielst mit dem Partner gegenüber. Wer zuerst keine Steine hat, gewinnt die Runde und alle Restpunkte (DOM-3).
web-domino-hint-pass = Nichts passt: Sag „Passe“ (DOM-33).
