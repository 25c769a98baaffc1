# Jak se hraje a jak padají kostky

web-statistics-counting =
    { $count ->
        [one] Ještě se počítá { $count } hra…
        [few] Ještě se počítají { $count } hry…
       *[other] Ještě se počítá { $count } her…
    }
web-statistics-none = Zatím se nic nedohrálo.
web-statistics-games =
    { $count ->
        [one] { $count } dohraná hra, výher: { $won }.
        [few] { $count } dohrané hry, výher: { $won }.
       *[other] { $count } dohraných her, výher: { $won }.
    }
web-statistics-my-dice = Co házím
web-statistics-site = Kostky všech na tomto serveru
web-statistics-site-what = Poslední hry všech dohromady. Lidé i boti dostávají kostky ze stejného zdroje.
web-statistics-people = Lidé
web-statistics-bots = Boti
web-statistics-face = { $face }: { $count }krát, očekáváno { $expected }
web-statistics-expected = U každého čísla se čeká { $expected } (přerušovaná čára).
web-statistics-few = Na víc je hodů zatím málo.
web-statistics-fair = Poctivé kostky se odchýlí takto nebo víc v { $chance } případů.
web-statistics-of = { $times } / { $of }
web-statistics-by-chance = náhodou: { $share }
web-habit-mexiko-bluff = Moje hlášky, které byly blaf
web-habit-mexiko-caught = Moje blafy, které neprošly
web-habit-mexiko-doubt = Moje odpovědi „nevěřím“
web-habit-mexiko-right = Moje „nevěřím“, která vyšla
web-habit-mexiko-to-table = Moje hody na stůl
web-habit-kamos-cross = Moje tahy, které skončily hajcmanem
web-habit-kamos-first = Moje tahy zapsané po prvním hodu
web-habit-domino-double = Moje kameny, které byly dubly
web-habit-domino-pass = Moje tahy, které byly pas
web-habit-domino-round = Kola, která vyhrála moje dvojice
