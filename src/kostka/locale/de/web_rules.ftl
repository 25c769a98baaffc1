# Die Regeln

web-rules-search = Wort oder Nummer suchen: MX-14
web-rules-books = Regelbücher
web-rules-whole = Das ganze Regelbuch
web-rules-found =
    { $count ->
        [0] Davon spricht keine Regel.
        [one] { $count } Regel
       *[other] { $count } Regeln
    }
