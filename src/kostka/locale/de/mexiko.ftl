# Internationales Mexiko

mexiko-team =
    { $team ->
        [home] Heim
       *[guest] Gast
    }
seats-mexiko = Heim { $seat1 }, Gast { $seat2 }
mexiko-call-indians =
    { $count ->
        [one] { $count } Indianer
       *[other] { $count } Indianer
    }
mexiko-call-mexiko = Mexiko

mexiko-score = Satz { $number }. { $first } { $home }, { $other } { $guest }.
mexiko-score-match = Sätze { $home }:{ $guest } (best of { $best }).
mexiko-over =
    { $drawn ->
        [yes] Das Match ist aus. Unentschieden { $won }:{ $lost }.
       *[no] Das Match ist aus. { $winner } gewinnt { $won }:{ $lost }.
    }
mexiko-beer =
    { $beer ->
        [new] Zu diesem Satz gibt es ein neues Bier.
       *[same] Für diesen Satz reicht das Bier vom vorigen.
    }
mexiko-drinks =
    { $minutes ->
        [0] { $who } trinkt sofort aus, { $winner } auch.
        [one] { $who } trinkt sofort aus, { $winner } hat danach { $minutes } Minute.
       *[other] { $who } trinkt sofort aus, { $winner } hat danach { $minutes } Minuten.
    }
mexiko-drinking =
    { $minutes ->
        [0] { $who } hat ausgetrunken, { $winner } trinkt sofort aus.
        [one] { $who } hat ausgetrunken. { $winner } hat von da an { $minutes } Minute.
       *[other] { $who } hat ausgetrunken. { $winner } hat von da an { $minutes } Minuten.
    }
mexiko-scores = { $who } +{ $points }.
mexiko-say-result = Gam laut Meldung: { $who } +{ $points }.
mexiko-gam = Gam { $number }. Aufschlag: { $who }.
mexiko-gam-calls = Gam { $number }. Aufschlag: { $who }. Ansagen: { $calls }.
mexiko-dice = Auf den Würfeln: { $high } und { $low }, also { $call }.
mexiko-open-die = Ein Würfel liegt offen: { $die }.
mexiko-sets = Sätze: { $sets } (zuerst { $first }).
mexiko-sheet-event = Wettbewerb: { $name }.
mexiko-sheet-category = Kategorie: { $name }.
mexiko-sheet-lineup = Aufstellung, { $who }: { $dice }.
mexiko-sheet-dice = Satz { $number }, { $who }: { $dice }.
mexiko-sheet-time-outs = Auszeiten in Satz { $number }: { $pauses }.
mexiko-sheet-foam = Schaumzeit vor Satz { $number }: { $pauses }.
mexiko-sheet-pause =
    { $long ->
        [yes] { $who } { $seconds } s (zu lang)
       *[no] { $who } { $seconds } s
    }
mexiko-sheet-beers = Biere je Seite: { $count }.
mexiko-card =
    { $card ->
        [red] Rote Karte: { $who }, Würfel { $die }.
       *[yellow] Gelbe Karte: { $who }, Würfel { $die }.
    }
mexiko-due = { $who } wirft zwei Würfel.
mexiko-due-table = { $who } wirft zwei Würfel auf den Tisch.

mexiko-ask-how = Wie wirfst du: verdeckt, einen Würfel offen oder beide? (verdeckt, einen, beide)
mexiko-ask-serve = Was sagst du an? (etwa { $examples })
mexiko-ask-call = Überbiete die Ansage { $call } (etwa { $examples }) oder gib die Würfel ab: ich gebe.
mexiko-ask-answer = Angesagt: { $call }. ✋ glaube ich oder ☝ glaube ich nicht?
mexiko-ask-table = Die Ansage { $call } ist angenommen. Der nächste Wurf: 👇 auf den Tisch (Tisch) oder hinter der Hand (Hand)?
mexiko-ask-lineup = Welche Würfel meldest du, höchstens sechs? Nummern, etwa { $examples }; mit Namen: ! lineup home 7 Ferda, 8
mexiko-ask-nominate = Welcher Würfel spielt diesen Satz? (Nummer)
mexiko-ask-replace = Der Würfel mit der roten Karte ist draußen. Welcher ersetzt ihn? (Nummer)

mexiko-say-throw = { $who } wirft: { $dice }.
mexiko-say-throw-open = { $who } wirft auf den Tisch: { $dice }.
mexiko-say-throw-half = { $who } wirft, ein Würfel liegt offen: { $die }.
mexiko-say-throw-hidden = { $who } wirft hinter der Hand.
mexiko-say-open =
    { $dice ->
        [1] { $who } lässt einen Würfel offen liegen.
       *[2] { $who } wirft beide Würfel offen.
    }
mexiko-say-call = { $who }: { $call }.
mexiko-say-give = { $who } gibt die Würfel ab.
mexiko-say-accept = { $who }: accept.
mexiko-say-doubt = { $who }: no accept.
mexiko-say-table = { $who }: auf den Tisch!
mexiko-say-shown = Auf den Würfeln: { $call }.
mexiko-say-per-partes = { $who }: Wurf per partes, er zählt als 31.
mexiko-say-off-table = { $who }: ein Würfel vom Tisch gefallen, der Wurf zählt als 31.
mexiko-say-hand = { $who } hat die deckende Hand bewegt.
mexiko-say-floor =
    { $card ->
        [red] { $who } hat den Würfel des Gegners auf den Boden geworfen: rote Karte.
       *[yellow] { $who } hat den Würfel des Gegners auf den Boden geworfen: gelbe Karte.
    }
mexiko-say-lineup = { $who } meldet die Aufstellung: { $dice }.
mexiko-say-nominate = { $who } nominiert Würfel { $die }.
mexiko-say-substitute = { $who } wechselt, es spielt Würfel { $die }.
mexiko-say-time-out = { $who } nimmt eine Auszeit.
mexiko-say-foam = { $who } nimmt Schaumzeit.
mexiko-too-long = ({ $seconds } s, also { $over } s länger als erlaubt)
mexiko-say-finished = { $who } hat ausgetrunken.
mexiko-say-ready = { $who } ist bereit.
mexiko-say-set = Satz laut Meldung: { $home }:{ $guest }.
mexiko-say-match = Match laut Meldung: { $home }:{ $guest }.

length-mexiko = Wie viele Sätze: 1, best of 3, best of 4?

typing-mexiko = Eine Ansage: 52, 4i (vier Indianer), M (Mexiko) oder in Worten: zweiundfünfzig. Auf eine Ansage: ja (glauben) oder nein. Der nächste Wurf: hinter der Hand oder auf den Tisch. ich gebe: die Würfel abgeben.

error-mexiko-over = das Match ist schon aus
error-mexiko-not-now = „{ $found }“ geht jetzt nicht; an der Reihe ist { $expected }
error-mexiko-no-such-call = die Ansage „{ $found }“ gibt es nicht; erwartet wird { $expected }
error-mexiko-other-name = die Würfel { $found } heißen { $expected }
error-mexiko-call-too-low = { $found } reicht nicht; überboten wird mit { $expected }
error-mexiko-nothing-to-beat = beim Aufschlag kann man die Würfel nicht abgeben: Noch gibt es keine Ansage zu überbieten
error-mexiko-throw-beats = { $found }: Dieser Wurf überbietet die Ansage, und abgeben darf nur, wem das nicht gelungen ist; möglich ist { $expected }
error-mexiko-open-is-seen = einen offenen Wurf sehen alle, „?“ kann er nicht sein
error-mexiko-open-die = der offene Würfel passt nicht zum Wurf: { $found }
error-mexiko-shown-differs = gezeigt wurde { $found }, geworfen war aber { $expected }
error-mexiko-gam-points = ein Gam zählt 1 oder 2, nicht { $found }
error-mexiko-gam-result = so kann das Gam nicht enden: { $found }; möglich ist { $expected }
error-mexiko-gam-number = das kann nicht Gam { $found } sein; erwartet wird { $expected }
error-mexiko-gam-not-over = „{ $found }“ kommt zu früh, das Gam davor ist nicht zu Ende; erwartet wird { $expected }
error-mexiko-open-throw-missing = „{ $found }“ kommt zu früh: Verlangt wurde ein offener Wurf (tab), und der fehlt; erwartet wird { $expected }
error-mexiko-set-number = das kann nicht { $found } sein; erwartet wird { $expected }
error-mexiko-set-begun = „{ $found }“ kommt zu spät, dieser Satz hat schon begonnen: Die Überschrift gehört vor sein erstes Gam; erwartet wird { $expected }
error-mexiko-set-not-over = „{ $found }“ kommt zu früh, der Satz davor ist nicht zu Ende; erwartet wird { $expected }
error-mexiko-set-result = der Satz kann nicht { $found } enden; möglich ist { $expected }
error-mexiko-solve-score = der Stand kann 0:0 bis 14:14 sein, die Punkte des Aufschlägers zuerst; nicht { $found }
error-mexiko-match-result = das Match kann nicht { $found } enden; möglich ist { $expected }
error-mexiko-two-teams = Mexiko spielen zwei Teams, nicht { $found }
error-mexiko-seat = einen Platz { $found } gibt es nicht; Plätze sind { $expected }
error-mexiko-no-beer = gespielt wird ohne Bier; die Option { $expected } schaltet es ein
error-mexiko-no-beer-left = ein Bier weniger geht nur mit mehr Sätzen; { $found }, erwartet wird { $expected }
error-mexiko-beer-differs = „{ $found }“ stimmt nicht; zu diesem Satz gehört { $expected }
error-mexiko-foam-twice = diese Seite hatte ihre Schaumzeit vor dem Satz schon: { $found }
error-mexiko-seconds = { $found } ist keine Dauer; erwartet werden Sekunden, { $expected }
error-mexiko-nothing-to-finish = jetzt ist nichts auszutrinken: { $found }
error-mexiko-loser-finishes = sofort trinkt aus, wer verloren hat; erwartet wird { $expected }
error-mexiko-before-set-only = „{ $found }“ geht nur vor einem Satz
error-mexiko-before-match-only = „{ $found }“ geht nur vor dem Match
error-mexiko-lineup-twice = die Aufstellung ist schon gemeldet: { $found }
error-mexiko-lineup-first = vor dem ersten Aufschlag werden die Aufstellungen gemeldet; erwartet wird { $expected }
error-mexiko-ready-twice = diese Seite ist schon bereit: { $found }
error-mexiko-guests-first = zuerst melden die Gäste ihre Aufstellung; erwartet wird { $expected }
error-mexiko-lineup-late = Aufstellungen werden gemeldet, bevor der erste Würfel nominiert wird: { $found }
error-mexiko-lineup-size = die Aufstellung hat { $found } Würfel; möglich ist { $expected }
error-mexiko-die-number = ein Würfel hat die Nummer { $found }; möglich ist { $expected }
error-mexiko-die-number-twice = die Nummer { $found } gibt es im Team mehrmals
error-mexiko-die-name = dieser Name eines Würfels lässt sich nicht aufschreiben: „{ $found }“
error-mexiko-not-in-lineup = { $found } steht nicht in der Aufstellung; darin sind { $expected }
error-mexiko-nominate-first = vor dem Satz wird nominiert; erwartet wird { $expected }
error-mexiko-nominate-order = zuerst nominiert, wer im Satz aufschlägt; erwartet wird { $expected }
error-mexiko-nominated-twice = dieses Team hat schon nominiert: { $found }
error-mexiko-already-plays = dieser Würfel spielt schon: { $found }
error-mexiko-sub-in-timeout = gewechselt wird nur in einer Auszeit: { $found }
error-mexiko-timeouts-used = die Auszeiten des Satzes sind verbraucht ({ $expected }): { $found }
error-mexiko-result-differs = nach den Zügen ist es { $expected }, nicht { $found }
error-mexiko-result-ambiguous = { $found } in einer eigenen Zeile nach dem Gespielten kann dessen Ergebnis sein oder das nächste; schreib { $expected }
error-mexiko-not-thrower = wessen Wurf es war, ist bekannt: { $expected }
error-mexiko-not-thrown = die Karte bekommt die Seite, die geworfen hat: { $expected }
error-mexiko-card-differs = die Karte ist { $expected }, nicht { $found }
error-mexiko-sent-off = dieser Würfel hat eine rote Karte: { $found }
error-mexiko-replace-first = der Würfel mit der roten Karte ist sofort zu ersetzen; erwartet wird { $expected }

figure-mexiko-sets = Sätze
figure-mexiko-gams = Gams
figure-mexiko-points = Punkte
figure-mexiko-calls = Ansagen
figure-mexiko-calls-a-gam = Ansagen je Gam
figure-mexiko-doubts = Angezweifelt (no accept)
figure-mexiko-bluffs-caught = Aufgeflogene Bluffs
figure-mexiko-to-table = Würfe auf den Tisch
figure-mexiko-hand-overs = Würfel abgegeben
figure-mexiko-two-point-gams = Gams zu zwei Punkten
figure-mexiko-gams-a-set = Gams je Satz
figure-mexiko-home-won = Siege Heim
figure-mexiko-drawn = Unentschieden

help-solve-mexiko = Die genauen Werte von Gam und Satz oder ein Stand mit der ganzen Strategie.
help-solve-mexiko-two-points = MX-13: Zählt ein Mexiko zwei, wenn es geworfen, oder nur, wenn es angesagt wurde (thrown-or-called, called).
help-solve-mexiko-open-mexiko-pays-two = MX-14: ob ein offen geworfenes Mexiko über einer niedrigeren Ansage zwei zählt.
help-solve-mexiko-state = Ein Satzstand, die Punkte des Aufschlägers zuerst (7:9): die ganze Strategie beider Seiten.
solved-gam = Gam (Punkte)
solved-set = Satz (Gewinnchance)
solved-exploitability = Gewinn der besten Antwort
solved-server = Aufschläger
solved-receiver = Rückschläger
solved-state = Stand
solved-stakes = Chance auf den Satz nach einem Gam
solved-one = gewonnen, ein Punkt
solved-two = gewonnen, zwei Punkte
solved-lost_one = verloren, ein Punkt
solved-lost_two = verloren, zwei Punkte
solved-call = Ansage
solved-with = womit
solved-lie = als Lüge
solved-made = insgesamt
solved-true = wahr
solved-doubted = anzweifeln
solved-table = auf den Tisch
mexiko-strategy = Was anzusagen ist. Womit: mit welchen Würfeln es wahr ist und angesagt wird (wie oft, wenn nicht immer). Als Lüge: welcher Teil der Lügen. Insgesamt: wie oft mit beliebigen Würfeln; wahr: wie viel davon. Anzweifeln: wie oft die Gegenseite es soll. Auf den Tisch: ob nach dem Annehmen der offene Wurf zu verlangen ist (MX-14).
mexiko-stage =
    { $side ->
        [server] Der Aufschläger
       *[receiver] Der Rückschläger
    } { $kind ->
        [serve] schlägt auf
        [both] schlägt auf oder muss { $calls } überbieten
       *[beat] muss { $calls } überbieten
    }; den Satz gewinnt er mit { $chance }.
mexiko-stage-lies = Gelogen wird mit { $dice }.
mexiko-stage-over = abgeben
