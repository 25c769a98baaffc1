# Ein beendetes Spiel noch einmal

web-replay = Nachspielen
web-replay-controls = Vor und zurück im Spiel
web-replay-first = Zum Anfang
web-replay-back = Eine Entscheidung zurück
web-replay-play = Abspielen
web-replay-stop = Anhalten
web-replay-on = Eine Entscheidung weiter
web-replay-last = Zum Ende
web-replay-place = Stelle im Spiel
web-replay-at = { $at } von { $last }: { $told }
web-replay-before = Vor dem ersten Zug.
web-replay-whose = Gesehen von
web-replay-everybody = allen
web-replay-share = Link
web-replay-share-what = Wer diesen Link hat, sieht das Spiel genau an dieser Stelle.
web-replay-verify = Würfel prüfen
web-replay-table = Zurück zum Tisch
web-replay-keys =
    Tasten: ← und → eine Entscheidung, mit ⇧ { $game ->
        [mexiko] ein Gam
        [domino] eine Runde
       *[kamos] einen Zug
    }, Pos1 und Ende an die Enden, Leertaste spielt ab.
web-replay-part =
    { $game ->
        [mexiko] Gam { $part } von { $parts }
        [domino] Runde { $part } von { $parts }
       *[kamos] Zug { $part } von { $parts }
    }
web-replay-part-back =
    { $game ->
        [mexiko] Ein Gam zurück
        [domino] Eine Runde zurück
       *[kamos] Einen Zug zurück
    }
web-replay-part-on =
    { $game ->
        [mexiko] Ein Gam weiter
        [domino] Eine Runde weiter
       *[kamos] Einen Zug weiter
    }
web-replay-moves = Verlauf
web-replay-lists = Verlauf und Fehler
web-replay-line = Zum Ende von Zeile { $number }
web-replay-here = Wo wir gerade sind

## Von hier an

web-on = Von hier weiterspielen
web-on-title = Von hier weiterspielen
web-on-what =
    { $at ->
        [one] Ein neues Spiel beginnt mit dem ersten Zug von diesem. Die Würfel fallen von da an neu.
       *[other] Ein neues Spiel beginnt mit den ersten { $at } Zügen von diesem. Die Würfel fallen von da an neu.
    }
web-on-seat = Ich spiele für
web-on-bot = Die anderen sind
web-on-go = Spielen

## Was es gekostet hat

web-analysis = Was hat es gekostet?
web-analysis-what = Jede Entscheidung im Vergleich zur besten, und wie viel davon Glück war. Der Rechner braucht dafür eine Weile.
web-analysis-ask = Ausrechnen
web-analysis-ahead =
    { $count ->
        [one] { $count } Spiel ist vorher dran.
       *[other] { $count } Spiele sind vorher dran.
    }
web-analysis-working = Wird ausgerechnet …
web-analysis-done =
    { $count ->
        [0] Ausgerechnet: Niemand hat einen Fehler gemacht.
        [one] Ausgerechnet: { $count } Fehler.
       *[other] Ausgerechnet: { $count } Fehler.
    }
web-analysis-nothing = In diesem Spiel gab es nichts zu entscheiden.
web-analysis-players = Entscheidungen und Glück aller
web-analysis-player = Spieler
web-analysis-accuracy = Genauigkeit
web-analysis-sizes =
    { $size ->
        [blunder] Patzer
        [mistake] Fehler
       *[slip] ungenau
    }
web-analysis-size =
    { $size ->
        [blunder] grober Patzer
        [mistake] Fehler
       *[slip] Ungenauigkeit
    }
web-analysis-errors = Fehler ({ $count })
web-analysis-why-win = { $best }: Damit läge die Gewinnchance bei { $good }. { $made }: So liegt sie bei { $kept }.
web-analysis-why-points = { $best }: Damit wären { $good } Punkte zu erwarten gewesen. { $made }: So sind es { $kept }.
web-analysis-luck = Glück
web-analysis-show-every = alle Entscheidungen zeigen
web-analysis-better = besser: { $best }
web-analysis-hindsight = bei offenen Händen: { $cost }, { $best }
web-analysis-clean = Niemand hat einen nennenswerten Fehler gemacht.
web-curve-win = Gewinnaussicht nach jeder Entscheidung. Tippe dorthin, wo du hinsehen willst.
web-curve-points = Erwartete Punkte nach jeder Entscheidung. Tippe dorthin, wo du hinsehen willst.
web-curve-round = Punkte, die das Paar in der Runde erwarten konnte, nach jeder Entscheidung. Tippe dorthin, wo du hinsehen willst.
web-curve-told = { $name }: von { $first } bis { $last }, am wenigsten { $low }, am meisten { $high }.
