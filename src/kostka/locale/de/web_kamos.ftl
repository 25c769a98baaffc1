# Kámoš, Čína, Regál: der Tisch

web-kamos-your-throw = Du wirfst
web-kamos-facts = { $turn }/{ $turns }
web-kamos-this-throw = dieser Wurf bringt
web-kamos-left =
    { $left ->
        [0] kein Wurf mehr
        [one] noch ein Wurf
       *[other] noch { $left } Würfe
    }
web-kamos-dice = Würfel auf dem Tisch
web-kamos-keep-die = { $face }, liegen lassen
web-kamos-die = { $face }
web-kamos-die-kept = { $face }, bleibt liegen
web-kamos-die-cup = wird geworfen

## Was getan wird

web-kamos-throw = { $count } werfen
web-kamos-throw-word = Werfen
web-kamos-keeping = { $dice } behalten
web-kamos-keeping-none = nichts behalten
web-kamos-no-throws = kein Wurf mehr
web-kamos-all-kept = kein Würfel zu werfen
web-kamos-write = Eintragen
web-kamos-write-points = { $points } eintragen
web-kamos-into = in Zeile { $row }
web-kamos-pick-row = Zeile wählen
web-kamos-cross = × eintragen
web-kamos-lose = × und verloren
web-kamos-cross-instead = Lieber ×
web-kamos-write-instead = Doch kein ×

## Warum nicht

web-kamos-why-full = Zeile { $row } ist voll
web-kamos-why-no-die = Kein Würfel zeigt { $number }
web-kamos-why-rethrown = Dělo gilt nur aus der Hand
web-kamos-why-delo = Dělo sind fünf Zahlen in Folge
web-kamos-why-kamos = Kámoš sind drei größere und zwei kleinere
web-kamos-why-cina = Čína sind drei kleinere und zwei größere
web-kamos-why-regal = Regál sind fünf Gleiche
web-kamos-why-cross = × verliert hier das ganze Spiel

## Der Bogen

web-kamos-sheets = Bögen
web-kamos-lost = verloren
web-kamos-reported = gemeldet
web-kamos-place = Platz { $place }
web-kamos-result = Rangfolge
web-kamos-row = { $row }: { $cells }
web-kamos-empty = noch nichts
web-kamos-mark-dice =
    { $count ->
        [one] { $count } Würfel
       *[other] { $count } Würfel
    }
web-kamos-mark-norm = Norm
web-kamos-mark-round = rund
web-kamos-mark-five = rund mit fünf
web-kamos-mark-cross = Hajcman
web-kamos-mark-hand = { $points } aus der Hand
web-kamos-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-kamos-over =
    { $count ->
        [one] { $count } Würfel über der Norm
       *[other] { $count } Würfel über der Norm
    }
web-kamos-short =
    { $count ->
        [one] { $count } Würfel unter der Norm
       *[other] { $count } Würfel unter der Norm
    }
web-kamos-even = die Norm geht auf
web-kamos-balance = Norm { $before } → { $after }
web-kamos-doubled = doppelt
web-kamos-may-double = zählt bis jetzt doppelt
web-kamos-gives = jetzt { $points }
web-kamos-gives-cross = jetzt nur ein Hajcman
web-kamos-gives-loss = jetzt × und verloren
web-kamos-legend = * aus der Hand · ±: Würfel gegen die Norm

## Die Auslosung

web-kamos-lot = Wer beginnt?
web-kamos-lot-again = Gleichstand: Wer am höchsten geworfen hat, wirft noch einmal
web-kamos-begins = { $player } beginnt

## Was geschieht

web-kamos-said-dice-left =
    { $left ->
        [0] Gewürfelt: { $dice }, kein Wurf mehr.
        [one] Gewürfelt: { $dice }, noch { $left } Wurf.
       *[other] Gewürfelt: { $dice }, noch { $left } Würfe.
    }
web-kamos-said-my-turn = Du bist am Zug. Gewürfelt: { $dice }.
web-kamos-said-doubled = Die ganze Zeile zählt doppelt.
web-kamos-said-full = Der Bogen ist voll: { $points }.
web-kamos-where-turn = Am Zug: { $player }.
web-kamos-where-totals = Summen: { $totals }.
web-kamos-where-one = { $player } { $points }
web-kamos-where-lost = { $player } verloren
web-kamos-where-row = { $row } für { $points }
web-kamos-where-rows = Einzutragen: { $rows }.
web-kamos-where-nothing = Einzutragen ist nichts als ein ×.
web-kamos-where-placed = { $place }. { $player }, { $points }
web-kamos-where-over = Das Spiel ist aus. { $places }.

## Der Verlauf

web-kamos-story-throws =
    { $throws ->
        [one] { $throws } Wurf
       *[other] { $throws } Würfe
    }
web-kamos-end-decided = Der entscheidende Zug
web-kamos-end-turn = { $turn }. Zug
web-kamos-story-after =
    { $throws ->
        [one] nach { $throws } Wurf
       *[other] nach { $throws } Würfen
    }

## Hilfe

web-kamos-help = Zeichen und Tasten
web-kamos-help-norm = drei Würfel, eine Norm (Zeilen 3 bis 6)
web-kamos-help-round = vier, rund
web-kamos-help-five = fünf
web-kamos-help-fewer = so viele Würfel
web-kamos-help-cross = Hajcman, 0 Punkte
web-kamos-help-hand = aus der Hand: ein Wurf aller fünf
web-kamos-help-balance = Würfel über und unter der Norm
web-kamos-help-twice = die Zeile zählt doppelt; gestrichelt: sie kann noch
web-kamos-help-delo = 1-2-3-4-5 oder 2-3-4-5-6, zählt die Summe
web-kamos-help-delo-hand = 1-2-3-4-5 oder 2-3-4-5-6, zählt die Summe, nur aus der Hand
web-kamos-help-kamos = drei größere und zwei kleinere: die Summe, aus der Hand 2×
web-kamos-help-cina = drei kleinere und zwei größere: die Summe, aus der Hand 2×
web-kamos-help-regal = fünf Gleiche: 2× die Summe, aus der Hand 4×; fünf Einsen aus der Hand 150
web-kamos-key-dice = Würfel liegen lassen, aufnehmen
web-kamos-key-throw = nachwerfen
web-kamos-key-write = eintragen
web-kamos-key-space = werfen; beenden, was die Würfel der anderen tun
web-kamos-key-escape = Auswahl aufheben
web-kamos-key-arrows = durch Würfel, Zeilen, Bögen

## Choices

web-kamos-choice-keep = { $dice } liegen lassen
web-kamos-choice-all = alle fünf werfen
web-kamos-choice-write = eintragen: { $row }
web-kamos-choice-cross = ×: { $row }

## Das erste Spiel

web-kamos-hint-keep = Tippe an, was du behältst, und wirf den Rest noch einmal; höchstens drei Würfe (KCR-2).
web-kamos-hint-write = + neben einer Zeile ist, was sie jetzt brächte. Zeile antippen, dann Eintragen; jedes Feld nur einmal (KCR-16).
web-kamos-hint-shapes = Dělo: fünf in Folge. Kámoš, Čína: drei und zwei gleiche. Regál: fünf gleiche. Mehr unter ? (KCR-8).
web-kamos-hint-cross = Nichts passt: Trag ein × in Dělo, Kámoš, Čína oder Regál ein. In den Zeilen 1 bis 6 verliert es das Spiel (KCR-13).
