# Kámoš, Čína, Regál

kamos-player = Spieler { $number }
kamos-row-1 = 1 Bič
kamos-row-2 = 2
kamos-row-3 = 3
kamos-row-4 = 4
kamos-row-5 = 5
kamos-row-6 = 6
kamos-row-delo = Dělo
kamos-row-kamos = Kámoš
kamos-row-cina = Čína
kamos-row-regal = Regál

kamos-sheet = Bogen: { $player }
kamos-sheet-full = Bogen: { $player }, fertig
kamos-sheet-lost = Bogen: { $player }, verloren
kamos-total = Summe: { $points }
kamos-legend = * aus der Hand
kamos-dice = Auf dem Tisch: { $dice } (Wurf { $throw } von { $throws })
kamos-from-hand = aus der Hand

kamos-ask =
    { $left ->
        [one] Noch ein Wurf.
       *[other] Noch { $left } Würfe.
    }
kamos-ask-last = Kein Wurf mehr.
kamos-ask-keep = Würfel liegen lassen oder keinen: { $examples }.
kamos-ask-write = Eintragen: { $examples }.
kamos-ask-cross = Hajcman: { $examples }.
kamos-ask-lose = Das ganze Spiel verlieren: { $examples }.
kamos-due-lot = Auslosung: Jeder wirft einen Würfel, in dieser Reihenfolge: { $players }.
kamos-due-throw =
    { $count ->
        [one] { $player } wirft einen Würfel.
       *[other] { $player } wirft { $count } Würfel.
    }

kamos-say-lot = Auslosung: { $thrown }. { $player } beginnt.
kamos-say-lot-tie = Auslosung: { $thrown }. Gleichstand: Wer am höchsten geworfen hat, wirft noch einmal.
kamos-say-first = { $player } beginnt.
kamos-say-throw = { $player } wirft { $dice }.
kamos-say-keep = { $player } lässt { $dice } liegen.
kamos-say-keep-none = { $player } nimmt alle fünf Würfel auf.
kamos-say-write =
    { $points ->
        [one] { $player } trägt in Zeile { $row } einen Punkt ein.
       *[other] { $player } trägt in Zeile { $row } { $points } Punkte ein.
    }
kamos-say-cross = { $player } trägt in Zeile { $row } einen Hajcman ein.
kamos-say-lost = { $player } muss in Zeile { $row } ein × eintragen und verliert das ganze Spiel.
kamos-say-turn = { $player }: ein gemeldeter Zug: { $told }
kamos-say-sheet = { $player }: der ganze Bogen gemeldet: { $told }

# What a score counts

score-crosses = Hajcmans
score-place = Platz

# Refusals

length-kamos = Wie viele Spalten: 1 (zehn Züge für jeden), 2 oder 10 (der ganze Bogen, hundert Züge)?

typing-kamos = (33): diese Würfel liegen lassen und die anderen noch einmal werfen; (): alle noch einmal. =5: in Zeile 5 eintragen, =kamos in jene Zeile. =delo:x: dort ein × (Hajcman, keine Punkte).

error-kamos-dice = es müssen fünf Würfel von 1 bis 6 sein, der kleinste zuerst, etwa { $expected }. Gefunden: { $found }
error-kamos-keep-all = alle fünf Würfel liegen zu lassen ist kein Wurf: Trag ihn in eine Zeile ein, etwa =3
error-kamos-keep-or-write = { $found } kann heißen, den Würfel liegen zu lassen oder in die Zeile einzutragen: { $expected }
error-kamos-kept = die liegen gelassenen Würfel { $found } sind nicht alle unter { $expected } oder nicht geordnet
error-kamos-throws-used = alle Würfe des Zuges sind verbraucht ({ $expected }). Jetzt muss eingetragen werden
error-kamos-throw-due = zuerst muss geworfen werden
error-kamos-choice-due = zuerst ist zu sagen, was mit dem Wurf auf dem Tisch geschieht: Würfel in Klammern liegen lassen oder mit = eintragen
error-kamos-no-die = { $found }: Kein Würfel zeigt eine { $expected }, in diese Zeile lässt sich nichts eintragen
error-kamos-delo-rethrown = { $found }: Dělo gilt nur aus der Hand. Hier geht nur { $expected }
error-kamos-shape = { $found } ist nicht die Kombination dieser Zeile. Eine solche wäre etwa { $expected }
error-kamos-row-full = { $found }: Diese Zeile ist voll (Spalten: { $expected })
error-kamos-cross-above = { $found } würde das Spiel verlieren und ist nicht nötig: Es ist noch Platz für { $expected }
error-kamos-cross-not-forced = { $found } würde das Spiel verlieren und ist nicht nötig: Es geht noch { $expected }
error-kamos-cross-by-choice = { $found } ist hier nur möglich, wenn der Wurf nirgends hinpasst; es geht noch { $expected }
error-kamos-fits-somewhere = { $found }: Auf diesem Bogen passt noch jeder Wurf irgendwohin
error-kamos-report = ein gemeldeter Zug in Zeile { $found } muss einmal sagen, was das Feld zählt: Würfel, Zeichen, Punkte oder ×
error-kamos-points = { $found } ist nicht möglich. Möglich: { $expected }
error-kamos-mark = { $found }: Das Zeichen stimmt nicht. Erwartet: { $expected }
error-kamos-mark-ambiguous = { $found } kann Würfel oder Punkte zählen; schreib { $expected }
error-kamos-other-player = am Zug ist { $expected }, nicht { $found }
error-kamos-same-name = mehrere Spieler heißen „{ $found }“; sag, welcher gemeint ist: { $expected }
error-kamos-turn-begun = dieser Zug hat schon begonnen ({ $found }): Er muss Wurf für Wurf beendet werden
error-kamos-turn-number = der Zug kann nicht die Nummer { $found } haben. Erwartet: { $expected }
error-kamos-sheet-rows = ein Bogen wird mit allen zehn Zeilen gemeldet oder nur mit der Summe. Zeilen gefunden: { $found }. Erwartet: { $expected }
error-kamos-sheet-twice = { $found } steht zweimal da
error-kamos-sheet-empty = die Meldung des Bogens sagt nichts: Nötig sind die Zeilen oder { $expected }
error-kamos-sheet-closed = der Bogen von Spieler { $found } kann nicht gemeldet werden. Noch offen: { $expected }
error-kamos-row-points = { $found }: Auf so viele Punkte kann diese Zeile nicht kommen, nur auf { $expected }
error-kamos-loss-nowhere = ein Bogen geht nur mit einem Wurf verloren, der nirgends hinpasst: Dělo bis Regál sind voll, mindestens eine der Zeilen 1 bis 6 ist voll, und eine andere hat ein Feld für das verlierende ×
error-kamos-total = die Summe stimmt nicht. Gefunden: { $found }. Erwartet: { $expected }
error-kamos-over = das Spiel ist zu Ende: Jeder Bogen ist voll oder verloren
error-kamos-players = es spielen { $expected } Spieler. Gefunden: { $found }
error-kamos-lot-dice = beim Losen wirft jeder einen Würfel, 1 bis 6; nötig: { $expected }. Gefunden: { $found }
error-kamos-lot-due = die Auslosung endete mit Gleichstand: Zuerst muss noch einmal geworfen werden
error-kamos-lot-over = es steht schon fest, wer beginnt
error-kamos-first = Spieler { $found } kann nicht beginnen. Möglich: { $expected }

figure-kamos-sheets = Bögen
figure-kamos-total = Summe aller Bögen
figure-kamos-best-total = Bester Bogen
figure-kamos-lost = Verlorene Bögen
figure-kamos-crosses = Hajcmans
figure-kamos-turns = Züge
figure-kamos-row-1 = Zeile Bič
figure-kamos-row-2 = Zeile 2
figure-kamos-row-3 = Zeile 3
figure-kamos-row-4 = Zeile 4
figure-kamos-row-5 = Zeile 5
figure-kamos-row-6 = Zeile 6
figure-kamos-row-delo = Zeile Dělo
figure-kamos-row-kamos = Zeile Kámoš
figure-kamos-row-cina = Zeile Čína
figure-kamos-row-regal = Zeile Regál

help-solve-kamos = Die erwarteten Punkte eines Bogens: genau bis zu zwei Spalten, darüber zwischen zwei Schranken.
help-solve-kamos-columns = KCR-1: Felder in einer Zeile (1 bis 20).
help-solve-kamos-throws = KCR-2: Würfe in einem Zug (1 bis 5).
help-solve-kamos-hand = KCR-3: welcher Wurf mit allen fünf Würfeln aus der Hand ist (first-throw, any-full-throw).
help-solve-kamos-delo-from-hand-only = KCR-7: ob nachgeworfenes Dělo nichts zählt.
help-solve-kamos-regal-row-doubles = KCR-11: ob eine Zeile nur aus Regál doppelt zählt.
help-solve-kamos-hajcman = KCR-12: wann unten ein × stehen darf (free: auch freiwillig, forced: nur wenn sonst nichts geht).
help-solve-kamos-no-hajcman-doubles = KCR-14: ob ein voller Bogen ohne Hajcman doppelt zählt.
solved-columns = Spalten
solved-expected = Strategie ohne Glück
solved-mean = Mittel
solved-single_rows = genau ohne doppelte Zeilen
