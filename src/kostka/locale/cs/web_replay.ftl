# Dohraná hra ještě jednou

web-replay = Přehrání
web-replay-controls = Ovládání přehrávání
web-replay-first = Na začátek
web-replay-back = O rozhodnutí zpět
web-replay-play = Přehrát
web-replay-stop = Zastavit
web-replay-on = O rozhodnutí dál
web-replay-last = Na konec
web-replay-place = Místo ve hře
web-replay-at = { $at }, celkem { $last }: { $told }
web-replay-before = Před prvním tahem.
web-replay-whose = Jak to viděli
web-replay-everybody = všichni
web-replay-share = Odkaz
web-replay-share-what = Kdo má tento odkaz, uvidí hru přesně na tomto místě.
web-replay-verify = Ověřit kostky
web-replay-table = Zpět ke stolu
web-replay-keys =
    Klávesy: ← a → o rozhodnutí, s ⇧ { $game ->
        [mexiko] o gam
        [domino] o kolo
       *[kamos] o tah
    }, Home a End na kraje, mezerník přehrává.
web-replay-part =
    { $game ->
        [mexiko] gam { $part } z { $parts }
        [domino] kolo { $part } z { $parts }
       *[kamos] tah { $part } z { $parts }
    }
web-replay-part-back =
    { $game ->
        [mexiko] O gam zpět
        [domino] O kolo zpět
       *[kamos] O tah zpět
    }
web-replay-part-on =
    { $game ->
        [mexiko] O gam dál
        [domino] O kolo dál
       *[kamos] O tah dál
    }
web-replay-moves = Průběh
web-replay-lists = Průběh a chyby
web-replay-line = Na konec řádku { $number }
web-replay-here = Kde právě jsme

## Odtud dál

web-on = Hrát odtud dál
web-on-title = Hrát odtud dál
web-on-what =
    { $at ->
        [one] Nová hra začne prvním tahem této. Kostky od toho místa padnou nové.
       *[other] Nová hra začne prvními { $at } tahy této. Kostky od toho místa padnou nové.
    }
web-on-seat = Hraji za
web-on-bot = Ostatní hraje
web-on-go = Hrát

## Co to stálo

web-analysis = Co to stálo?
web-analysis-what = Každé rozhodnutí proti nejlepšímu a kolik v tom bylo štěstí. Počítači to chvíli potrvá.
web-analysis-ask = Spočítat
web-analysis-ahead =
    { $count ->
        [one] Před touto je ještě { $count } hra.
        [few] Před touto jsou ještě { $count } hry.
       *[other] Před touto je ještě { $count } her.
    }
web-analysis-working = Počítá se…
web-analysis-done =
    { $count ->
        [0] Spočítáno: nikdo nechyboval.
        [one] Spočítáno: { $count } chyba.
        [few] Spočítáno: { $count } chyby.
       *[other] Spočítáno: { $count } chyb.
    }
web-analysis-nothing = V této hře nebylo co rozhodovat.
web-analysis-players = Rozhodnutí a štěstí všech
web-analysis-player = hráč
web-analysis-accuracy = přesnost
web-analysis-sizes =
    { $size ->
        [blunder] hrubky
        [mistake] chyby
       *[slip] nepřesnosti
    }
web-analysis-size =
    { $size ->
        [blunder] hrubá chyba
        [mistake] chyba
       *[slip] nepřesnost
    }
web-analysis-errors = Chyby ({ $count })
web-analysis-why-win = { $best }: tak by šance na výhru byla { $good }. { $made }: takhle je { $kept }.
web-analysis-why-points = { $best }: tak by se dalo čekat { $good } b. { $made }: takhle jen { $kept } b.
web-analysis-luck = štěstí
web-analysis-show-every = ukázat všechna rozhodnutí
web-analysis-better = lepší: { $best }
web-analysis-hindsight = s otevřenými kameny: { $cost }, { $best }
web-analysis-clean = Nikdo neudělal chybu, která by stála za řeč.
web-curve-win = Šance na výhru po každém rozhodnutí. Klepněte, kam se chcete podívat.
web-curve-points = Očekávané body po každém rozhodnutí. Klepněte, kam se chcete podívat.
web-curve-round = Body, které mohla dvojice v kole čekat, po každém rozhodnutí. Klepněte, kam se chcete podívat.
web-curve-told = { $name }: od { $first } do { $last }, nejméně { $low }, nejvíce { $high }.
