# Ein neuer Tisch

web-new-count = Anzahl der Spieler
web-new-seat = Platz { $seat }
web-new-pair = (Paar { $pair })
web-new-me = ich
web-new-bot = Bot: { $bot }
web-new-bots = Wie stark die Bots sind
web-new-public = Für alle in der Liste
web-new-referee = Ein Platz für einen Schiedsrichter
web-new-times = Uhr
web-new-move = Für jeden Zug
web-new-game = Für das ganze Spiel, je Spieler
web-new-added = Mit jedem Zug kommen dazu
web-new-no-clock = ohne Uhr
web-new-absent-bot = Wer geht, für den spielt ein Bot weiter
web-new-absent-claim = sonst dürfen die anderen den Sieg beanspruchen
web-new-rules =
    { $changed ->
        [0] Regeln: wie üblich
        [one] Regeln: { $changed } Änderung
       *[other] Regeln: { $changed } Änderungen
    }
web-new-rule-set = Regelsatz
web-new-open = Tisch eröffnen

## Mexiko

option-mexiko-two-points = Zwei Punkte für Mexiko
option-mexiko-two-points-thrown-or-called = geworfen oder angesagt
option-mexiko-two-points-called = nur wenn angesagt
option-mexiko-open-mexiko-pays-two = Mexiko auf den Tisch zählt zwei
option-mexiko-voluntary-open = Freiwillig offen werfen
option-mexiko-best-of = Höchstens so viele Sätze (best of)
option-mexiko-play-all = Alle Sätze, auch nach der Entscheidung
option-mexiko-beer = Mit Bier
option-mexiko-beers = Wie viele Biere
option-mexiko-beers-as-sets = eins je Satz
option-mexiko-beers-one-less = eins weniger als Sätze
option-mexiko-spanish = Ansagen auch auf Spanisch
option-mexiko-red-card = Rote Karten
option-mexiko-cards = Karten zählen
option-mexiko-cards-die = für jeden Würfel einzeln
option-mexiko-cards-team = für die ganze Aufstellung
option-mexiko-lineups = Aufstellungen und Auszeiten

## Kámoš, Čína, Regál

option-kamos-columns = Spalten
option-kamos-throws = Würfe je Zug
option-kamos-hand = Aus der Hand gilt
option-kamos-hand-first-throw = nur der erste Wurf
option-kamos-hand-any-full-throw = jeder Wurf mit allen Würfeln
option-kamos-delo-from-hand-only = Dělo nur aus der Hand
option-kamos-regal-row-doubles = Eine ganze Zeile Regál zählt doppelt
option-kamos-hajcman = Hajcman
option-kamos-hajcman-free = auch freiwillig
option-kamos-hajcman-forced = nur wenn sonst nichts geht
option-kamos-no-hajcman-doubles = Ein Bogen ohne × zählt doppelt

## Domino

option-domino-target = Ziel der Partie
option-domino-count = Wer den letzten Stein legt, schreibt die Steine
option-domino-count-all = von allen
option-domino-count-opponents = nur der Gegner
option-domino-party-time = Minuten je Partie
option-domino-time-penalty = Strafe für Zeitüberschreitung
option-domino-grace = Nachfrist danach (Sekunden)
option-domino-reshuffle = Recht, neu zu mischen
option-domino-lead = Die nächste Runde beginnt
option-domino-lead-rotate = der Nächste in der Reihe
option-domino-lead-winner = wer die letzte gewonnen hat
option-domino-sort-hand = Steine auf dem Ständer sortieren
option-domino-touched = Strafe für einen berührten Stein
option-domino-out-of-turn = Strafe für einen Stein außer der Reihe
option-domino-auto-pass = Das Programm passt für den Spieler
option-domino-takebacks = Züge dürfen zurückgenommen werden
option-domino-revoke = Strafe für falsches Passen
option-domino-allow-revoke = Falsches Passen ist möglich
option-domino-signs = Strafe für Zeichen
option-domino-signs-warning = Zeichen: zuerst eine Verwarnung
web-new-length = Wie lange
web-new-whom = Gegen wen
web-new-friend = Ein Freund
web-new-friend-is = über den Link
web-new-friend-short = ein Freund über den Link
web-new-anyone = Wer kommt
web-new-anyone-is = für alle in der Liste
web-new-anyone-short = wer auch kommt
web-new-alone = Allein
web-new-alone-is = um den besten Bogen
web-new-alone-short = allein
web-new-here = An einem Bildschirm
web-new-here-is = reihum am selben Gerät
web-new-here-short = reihum am selben Gerät
web-new-beside = Name des anderen
web-new-beside-usual = Gast
web-new-mixed = Platz für Platz
web-new-mixed-is = Menschen und Bots
web-new-against = gegen: { $who }
web-new-wins = gewinnt { $won } %
web-new-unmeasured = nicht gemessen
web-new-measured = Wie viele Spiele ein Bot gewinnt, ist gemessen gegen: { $other }. Alle würfeln mit denselben Würfeln wie Menschen.
web-new-own-clock = eigene
web-new-public-is = jeder kann den Tisch finden und zusehen
web-new-throws = Ich würfle selbst
web-new-throws-is = drücken, Leertaste oder schütteln; sonst fallen die Würfel sofort
web-new-referee-is = mit eigenem Link
web-preset-quick = Kurz
web-preset-match = Match
web-preset-long = Lang
web-preset-pub = In der Kneipe
web-preset-own = Auf meine Art
web-preset-own-is = wie die Regeln unten
web-new-minutes = { $minutes } Min.
