# Die Tür: was von einem Tisch erfährt, wer noch nicht eingetreten ist: im Link, in der Liste

door-invites = { $who } lädt dich ein: { $game ->
        [mexiko] eine Partie Mexiko
        [kamos] eine Partie Kámoš
       *[domino] eine Partie Domino
    }
door-plays = { $names }: { $game }
door-about-mexiko = Zwei Würfel hinter der Hand: würfeln, ansagen und bluffen, wenn du magst.
door-about-kamos = Fünf Würfel, drei Würfe, ein Bogen Papier und zehn Zeilen, die voll werden müssen.
door-about-domino = Zwei Paare, 28 Steine und kein Wort über die eigene Hand.
door-what-open = Gespielt wird: { $length }, { $clock }.
door-what-running = Hier wird gerade gespielt, du kannst zusehen.
door-what-over = Das Spiel ist zu Ende, du kannst es nachspielen.
door-length-mexiko =
    { $best_of ->
        [1] ein Satz bis 15
       *[other] höchstens { $best_of } Sätze
    }{ $beer ->
        [yes] , mit Bier
       *[no] { "" }
    }
door-length-kamos =
    { $columns ->
        [one] { $columns } Spalte
       *[other] { $columns } Spalten
    }
door-length-domino =
    { $target ->
        [one] bis { $target } Punkt
       *[other] bis { $target } Punkte
    }
door-clock-none =
    { $game ->
        [domino] Sportuhr
       *[other] ohne Uhr
    }
door-clock-move =
    { $seconds ->
        [one] { $seconds } Sekunde je Zug
       *[other] { $seconds } Sekunden je Zug
    }
door-clock-game =
    { $minutes ->
        [one] { $minutes } Minute für jeden
       *[other] { $minutes } Minuten für jeden
    }
door-no-script = Diese Seite braucht JavaScript, das in diesem Browser abgeschaltet ist.
