# Sportdomino

seats-domino = Paar A { $seat1 } (A1) und { $seat3 } (A2) gegen Paar B { $seat2 } (B1) und { $seat4 } (B2)
domino-heading = Runde { $number }. A { $a } : { $b } B, bis { $target }.
domino-time-up = Die Zeit ist um.
domino-lead = Erster Zug: { $player }
domino-empty = Der Tisch ist leer.
domino-chain = Tisch: { $tiles }
domino-ends = Enden: links { $left }, rechts { $right }
domino-holds =
    { $tiles ->
        [one] { $player }: ein Stein
       *[other] { $player }: { $tiles } Steine
    }
domino-lacks = gepasst bei { $numbers }
domino-open = offen rechts: { $tiles }
domino-left = { $player } hatte noch { $tiles } ({ $points })
domino-hand = Deine Steine: { $tiles }
domino-must = Du hast { $tile } berührt und musst ihn legen.

domino-ask-choice = Du hast den ersten Zug: Steine ziehen („ziehen“) oder noch einmal mischen und als Letzter ziehen („mischen“)?
domino-ask-first = Leg irgendeinen Stein, etwa { $examples }.
domino-ask = Leg links an { $left } (<) oder rechts an { $right } (>) an, etwa { $examples }.
domino-ask-pass = Keiner deiner Steine passt: Sag „passe“.
domino-due-lots = Um den ersten Zug dreht jeder einen Stein um, in dieser Reihenfolge: { $players }.
domino-due-deal = Vier Hände zu je sieben Steinen, dazwischen /, in dieser Reihenfolge: { $players }.

# What may be typed, separated by spaces
domino-hear-left = links l
domino-hear-right = rechts r
domino-hear-pass = passe passen
domino-hear-draw = ziehen ziehe z
domino-hear-shuffle = mischen mische

domino-say-lots = Um den ersten Zug: { $tiles }.
domino-say-reshuffle = { $player } mischt noch einmal und zieht als Letzter.
domino-say-deal = Die Steine sind gezogen.
domino-say-deal-open = Die Steine sind gezogen: { $hands }.
domino-say-lay-first = { $player } beginnt mit { $tile }.
domino-say-lay-left = { $player } legt { $tile } links an.
domino-say-lay-right = { $player } legt { $tile } rechts an.
domino-say-pass = { $player }: passe.
domino-say-slow = { $player } war zu langsam.
domino-say-overdue = Die Zeit von { $player } ist um, der Zug steht noch aus.
domino-say-excused = Die Zeitüberschreitung von { $player } war begründet.
domino-say-touched = { $player } hat einen Stein berührt.
domino-say-touched-tile = { $player } hat { $tile } berührt.
domino-say-out-of-turn-restart = { $player } hat außer der Reihe gelegt; die Gegner lassen die Runde neu beginnen.
domino-say-out-of-turn-continue = { $player } hat außer der Reihe gelegt; die Gegner spielen weiter, der Stein liegt offen.
domino-judge-due = Der Tisch zeigt, dass jemand gepasst hat, obwohl ein Stein passte. Der Schiedsrichter muss sagen, wessen Pass es war.
domino-say-revoke = { $player } hat falsch gepasst. Der Schiedsrichter beendet die Runde.
domino-say-signs = { $player } hat ein verbotenes Zeichen gegeben.
domino-say-penalty =
    { $points ->
        [one] Strafe für Paar { $pair }: ein Punkt.
       *[other] Strafe für Paar { $pair }: { $points } Punkte.
    }
domino-say-penalty-for =
    { $points ->
        [one] Strafe für Paar { $pair }: ein Punkt ({ $reason }).
       *[other] Strafe für Paar { $pair }: { $points } Punkte ({ $reason }).
    }
domino-say-time = Die Zeit der Partie ist um.
domino-say-absent = Paar { $pair } ist nicht vollzählig und verliert die Partie.
domino-say-confirm = { $player } hat die Zählung geprüft.
domino-say-sign = { $player } unterschreibt das Protokoll.
domino-say-report = Gemeldet: { $result }.

domino-ended-out =
    { $points ->
        [one] Runde { $number }: Paar { $pair } legt den letzten Stein und schreibt einen Punkt.
       *[other] Runde { $number }: Paar { $pair } legt den letzten Stein und schreibt { $points } Punkte.
    }
domino-ended-fish =
    { $points ->
        [one] Runde { $number }: Fisch. Paar { $pair } hat weniger und schreibt einen Punkt.
       *[other] Runde { $number }: Fisch. Paar { $pair } hat weniger und schreibt { $points } Punkte.
    }
domino-ended-drawn = Runde { $number }: Fisch. Beide Paare haben gleich viel, niemand schreibt etwas.
domino-ended-revoke = Runde { $number }: wegen falschen Passens beendet, sie zählt nicht.

# The protocol

domino-decided-target =
    { $target ->
        [one] Die Partie ist entschieden: { $target } Punkt ist erreicht.
       *[other] Die Partie ist entschieden: { $target } Punkte sind erreicht.
    }
domino-decided-time = Die Zeit hat die Partie entschieden: Es gewinnt, wer mehr Punkte hat.
domino-decided-absence = Die Partie ist durch Nichtantreten entschieden.
domino-decided-report = Das Ergebnis der Partie wurde gemeldet.
domino-signed = Unterschrieben: { $players }
domino-warned = Verwarnung für Paar { $pair } ({ $reason }).
domino-reason-slow = zu langsam
domino-reason-signs = verbotenes Zeichen
domino-reason-touched = berührter Stein
domino-reason-out-of-turn = außer der Reihe
domino-reason-revoke = falsch gepasst

# The keys of scores

score-out = letzter Stein
score-fish = Fisch
score-revoke = falsch gepasst
score-A = A
score-B = B

# Refusals

length-domino = Bis zu wie vielen Punkten: 50 (ein paar Runden), 100 oder 200 (eine ganze Partie)?

typing-domino = 35: diesen Stein legen; 35< ans linke Ende, 35> ans rechte. passe: es geht nichts. ziehen: sieben Steine nehmen; mischen: noch einmal mischen und zuletzt ziehen.

error-domino-seats = Domino spielt man zu viert, nicht zu { $found }
error-domino-seat = einen Platz { $found } gibt es nicht; Plätze sind { $expected }
error-domino-over = die Partie ist entschieden: { $found } kommt zu spät
error-domino-not-now =
    { $found } geht jetzt nicht. Erwartet: { $expected ->
        [lots] das Los um den ersten Zug
        [choice] ziehen oder noch einmal mischen
        [deal] die Steine aller vier Hände
        [play] ein Stein oder „passe“
        [count] das Ergebnis der Runde
        [judge] die Entscheidung des Schiedsrichters
        [over] nichts mehr
       *[other] { $expected }
    }
error-domino-tile-unknown = { $found } ist kein Stein. Steine sind { $expected }
error-domino-tile-twice = der Stein { $found } kommt zweimal vor
error-domino-tile-missing = welchen Stein { $found } außer der Reihe gelegt hat, muss dabeistehen
error-domino-hand-size = hier müssen { $expected } Steine stehen, nicht { $found }
error-domino-hands = verteilt werden vier Hände zu je sieben Steinen: { $expected }
error-domino-no-deals = hier steht keine Verteilung; eine Zeile sind vier Hände zu je sieben Steinen, dazwischen /
error-domino-dealt-hand = jeder bekommt beim Verteilen { $expected } Steine. Hier stehen: { $found }
error-domino-tile-laid = der Stein { $found } liegt schon auf dem Tisch
error-domino-not-in-hand = der Stein { $found } ist nicht in dieser Hand. Möglich: { $expected }
error-domino-no-fit = { $found } passt nicht. Die Enden sind { $expected }
error-domino-no-end = ein Ende { $found } gibt es hier nicht. Erwartet: { $expected }
error-domino-empty-table = { $found }: Auf dem leeren Tisch gibt es noch kein Ende. Erwartet: { $expected }
error-domino-which-end = { $found } passt an beide Enden; sag, an welches: { $expected }
error-domino-must-lay = { $found } geht nicht: Jetzt muss { $expected } gelegt werden
error-domino-false-pass = wer legen kann, darf nicht passen. Es passt: { $expected }
error-domino-pass-first = auf leerem Tisch wird nicht gepasst: Der erste Stein ist frei
error-domino-other-turn = nicht Spieler { $found } ist am Zug, sondern Spieler { $expected }
error-domino-shuffled-already = noch einmal mischen darf jetzt niemand mehr
error-domino-seconds = { $found } kann keine Zugzeit sein. Erwartet: { $expected }
error-domino-overdue-twice = für diesen Zug ist die Zeit schon einmal abgelaufen
error-domino-nothing-to-excuse = { $found } hat keine Zeit überschritten
error-domino-own-turn = einen Stein berühren kann nur, wer am Zug ist: { $expected }, nicht { $found }
error-domino-in-turn = { $found } ist am Zug und kann nicht außer der Reihe legen
error-domino-open-already = der Stein { $found } liegt schon offen
error-domino-no-revoke = { $found } geht aus den Zügen nicht hervor: Von falschem Passen dieses Spielers ist nichts bekannt
error-domino-other-revoke = nach den Zügen hat nicht dieser Spieler falsch gepasst: { $found }. Möglich: { $expected }
error-domino-revoke-shown = der Tisch zeigt, dass jemand mit einem passenden Stein gepasst hat: Vor { $found } muss der Schiedsrichter sagen, wer ({ $expected })
error-domino-revoke-late = { $found } kommt zu spät, oder es gibt keine solche Runde. Es kann an seiner Stelle eingefügt werden
error-domino-penalty-pair = dieser Spieler gehört zum anderen Paar: { $found }. Erwartet: { $expected }
error-domino-penalty-size = eine Strafe hat { $expected } Punkte, nicht { $found }
error-domino-penalty-reason = ein Grund ist ein kurzer Code aus { $expected }, nicht { $found }
error-domino-time-twice = die Zeit der Partie ist schon abgelaufen
error-domino-absent-late = Nichtantreten gibt es nur zu Beginn der Partie, vor der ersten Runde
error-domino-nothing-to-confirm = für { $found } gibt es jetzt keine Zählung zu prüfen
error-domino-confirmed-twice = { $found } hat diese Zählung schon geprüft
error-domino-not-over = { $found } muss warten: Das Protokoll wird am Ende unterschrieben
error-domino-all-signed = alle vier haben das Protokoll unterschrieben: { $found } kommt zu spät. Falsch Eingetragenes lässt sich noch berichtigen: { $expected }
error-domino-no-last-round = keine Runde hat diese Partie entschieden, { $found } gehört also zu keiner. Berichtigungen: { $expected }
error-domino-signed-twice = { $found } hat schon unterschrieben
error-domino-who-out = es muss dabeistehen, welches Paar den letzten Stein gelegt hat, und ein Spieler nur aus diesem Paar. Hier steht: { $found }
error-domino-who-revoked = es muss dabeistehen, welcher Spieler falsch gepasst hat, und niemand schreibt Punkte
error-domino-round-over = die Runde ist zu Ende, { $found } kommt zu spät. Die nächste beginnt in einer neuen Zeile: { $expected }
error-domino-other-ending = nach den Zügen endet die Runde anders: { $expected }, nicht { $found }
error-domino-other-winner =
    das Ergebnis der Runde ist nach den Zügen { $expected ->
        [draw] unentschieden
       *[other] { $expected }
    }, nicht { $found ->
        [draw] unentschieden
       *[other] { $found }
    }
error-domino-other-sum = die Summe muss { $expected } sein, nicht { $found }
error-domino-drawn-points = ein unentschiedener Fisch bringt niemandem { $found }
error-domino-points-impossible = so viele Punkte bringt keine solche Runde: { $found }. Möglich: { $expected }
error-domino-points-missing = bei „{ $found }“ fehlen die Punkte. Erwartet: { $expected }
error-domino-party-drawn = { $found }: Unentschieden endet keine Partie
error-domino-party-time = { $found }: Die Zeit beendet keine Partie, deren Ziel schon erreicht ist. Höchstens: { $expected }
error-domino-party-score = { $found } kann kein Ende einer Partie sein. Möglich: { $expected }
error-domino-party-below = { $found } liegt unter dem, was schon geschrieben ist. Erwartet: { $expected }; eine Strafe steht in einer eigenen Zeile
error-domino-not-ended = { $found }: Hier ist die Runde nicht zu Ende
error-domino-result-ambiguous = { $found } in einer eigenen Zeile nach dem Gespielten kann dessen Ergebnis sein oder das nächste; schreib { $expected }
error-domino-round-number = das ist Runde { $expected }, nicht { $found }

figure-domino-rounds = Runden
figure-domino-out = Letzter Stein
figure-domino-fish = Fische
figure-domino-drawn = Unentschiedene Fische
figure-domino-a-points = Punkte Paar A
figure-domino-b-points = Punkte Paar B
figure-domino-a-won = Siege Paar A
figure-domino-tiles-laid = Gelegte Steine
figure-domino-passes = Passe

help-solve-domino = Verteilungen mit vier offenen Händen, genau gelöst: die Punkte und alle besten ersten Steine.
help-solve-domino-deals = Eine Datei mit einer Verteilung je Zeile: vier Hände in Spielreihenfolge ab dem Anspiel, / dazwischen; was nach einem | kommt, wird nicht gelesen. Eine Zeile, die mit # beginnt, ist eine Anmerkung.
help-solve-domino-count = DOM-3: was die Gewinner schreiben (all, opponents).
