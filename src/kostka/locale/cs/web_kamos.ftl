# Kámoš, Čína, Regál: stůl

web-kamos-your-throw = Házíte
web-kamos-facts = { $turn }/{ $turns }
web-kamos-this-throw = tento hod dává
web-kamos-left =
    { $left ->
        [0] hody došly
        [one] zbývá poslední hod
        [few] zbývají { $left } hody
        [many] zbývá { $left } hodu
       *[other] zbývá { $left } hodů
    }
web-kamos-dice = Kostky na stole
web-kamos-keep-die = { $face }, nechat ležet
web-kamos-die = { $face }
web-kamos-die-kept = { $face }, zůstává ležet
web-kamos-die-cup = hází se

## Co se dělá

web-kamos-throw = Hodit { $count }
web-kamos-throw-word = Hodit
web-kamos-keeping = nechat { $dice }
web-kamos-keeping-none = nenechat nic
web-kamos-no-throws = hody došly
web-kamos-all-kept = není čím házet
web-kamos-write = Zapsat
web-kamos-write-points = Zapsat { $points }
web-kamos-into = do řádku { $row }
web-kamos-pick-row = vyberte řádek
web-kamos-cross = Napsat ×
web-kamos-lose = × a prohra
web-kamos-cross-instead = Raději ×
web-kamos-write-instead = Přece jen bez ×

## Proč ne

web-kamos-why-full = Řádek { $row } je plný
web-kamos-why-no-die = Na žádné kostce není { $number }
web-kamos-why-rethrown = Dělo platí jen z ruky
web-kamos-why-delo = Dělo je pět čísel za sebou
web-kamos-why-kamos = Kámoš jsou tři větší a dvě menší
web-kamos-why-cina = Čína jsou tři menší a dvě větší
web-kamos-why-regal = Regál je pět stejných
web-kamos-why-cross = × tady prohrává celou hru

## Tabulka

web-kamos-sheets = Tabulky
web-kamos-lost = prohráno
web-kamos-reported = nahlášeno
web-kamos-place = { $place }. místo
web-kamos-result = Pořadí
web-kamos-row = { $row }: { $cells }
web-kamos-empty = zatím nic
web-kamos-mark-dice =
    { $count ->
        [one] { $count } kostka
        [few] { $count } kostky
        [many] { $count } kostky
       *[other] { $count } kostek
    }
web-kamos-mark-norm = norma
web-kamos-mark-round = kulaté
web-kamos-mark-five = kulaté, pět kostek
web-kamos-mark-cross = hajcman
web-kamos-mark-hand = { $points } z ruky
web-kamos-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
web-kamos-over =
    { $count ->
        [one] { $count } kostka nad normu
        [few] { $count } kostky nad normu
        [many] { $count } kostky nad normu
       *[other] { $count } kostek nad normu
    }
web-kamos-short =
    { $count ->
        [one] { $count } kostka chybí do normy
        [few] { $count } kostky chybí do normy
        [many] { $count } kostky chybí do normy
       *[other] { $count } kostek chybí do normy
    }
web-kamos-even = norma vychází
web-kamos-balance = norma { $before } → { $after }
web-kamos-doubled = dvojnásobně
web-kamos-may-double = ještě se může zdvojnásobit
web-kamos-gives = teď { $points }
web-kamos-gives-cross = teď jen hajcman
web-kamos-gives-loss = teď × a prohra
web-kamos-legend = * z ruky · ±: kostky proti normě

## Los

web-kamos-lot = Kdo začne?
web-kamos-lot-again = Shoda, nejvyšší hází znovu
web-kamos-begins = Začíná { $player }

## Co se děje

web-kamos-said-dice-left =
    { $left ->
        [0] Padlo { $dice }, hody došly.
        [one] Padlo { $dice }, zbývá { $left } hod.
        [few] Padlo { $dice }, zbývají { $left } hody.
        [many] Padlo { $dice }, zbývá { $left } hodu.
       *[other] Padlo { $dice }, zbývá { $left } hodů.
    }
web-kamos-said-my-turn = Jste na tahu. Padlo { $dice }.
web-kamos-said-doubled = Celý řádek platí dvojnásobně.
web-kamos-said-full = Tabulka je plná: { $points }.
web-kamos-where-turn = Na tahu je { $player }.
web-kamos-where-totals = Součty: { $totals }.
web-kamos-where-one = { $player } { $points }
web-kamos-where-lost = { $player } prohráno
web-kamos-where-row = { $row } za { $points }
web-kamos-where-rows = Zapsat jde: { $rows }.
web-kamos-where-nothing = Zapsat nejde nic, jen ×.
web-kamos-where-placed = { $place }. { $player }, { $points }
web-kamos-where-over = Dohráno. { $places }.

## Průběh

web-kamos-story-throws =
    { $throws ->
        [one] { $throws } hod
        [few] { $throws } hody
        [many] { $throws } hodu
       *[other] { $throws } hodů
    }
web-kamos-end-decided = Rozhodující tah
web-kamos-end-turn = { $turn }. tah
web-kamos-story-after = po { $throws }. hodu

## Nápověda

web-kamos-help = Značky a klávesy
web-kamos-help-norm = tři kostky, norma (řádky 3 až 6)
web-kamos-help-round = čtyři, kulaté
web-kamos-help-five = pět
web-kamos-help-fewer = počet kostek, do normy chybí
web-kamos-help-cross = hajcman, 0 bodů
web-kamos-help-hand = z ruky: jediným hodem všech pěti
web-kamos-help-balance = kolik kostek je nad normu a kolik do ní chybí
web-kamos-help-twice = řádek platí dvojnásobně; čárkovaně: ještě může
web-kamos-help-delo = 1-2-3-4-5 nebo 2-3-4-5-6, platí součet
web-kamos-help-delo-hand = 1-2-3-4-5 nebo 2-3-4-5-6, platí součet, jen z ruky
web-kamos-help-kamos = tři větší a dvě menší: součet, z ruky 2×
web-kamos-help-cina = tři menší a dvě větší: součet, z ruky 2×
web-kamos-help-regal = pět stejných: 2× součet, z ruky 4×; pět bičů z ruky 150
web-kamos-key-dice = nechat kostku ležet, sebrat ji
web-kamos-key-throw = hodit znovu
web-kamos-key-write = zapsat
web-kamos-key-space = hodit; dokončit, co dělají kostky ostatních
web-kamos-key-escape = zrušit výběr
web-kamos-key-arrows = po kostkách, řádcích, tabulkách

## Choices

web-kamos-choice-keep = nechat { $dice }
web-kamos-choice-all = hodit všemi pěti
web-kamos-choice-write = zapsat: { $row }
web-kamos-choice-cross = ×: { $row }

## První hra

web-kamos-hint-keep = Klepněte na kostky, které necháte, a zbytek hoďte znovu; hody jsou nejvýš tři (KCR-2).
web-kamos-hint-write = Číslo s + je, co by řádek teď přinesl. Klepněte na řádek a Zapsat; deset políček, každé jednou (KCR-16).
web-kamos-hint-shapes = Dělo: postupka. Kámoš, Čína: tři a dvě stejné. Regál: pět stejných. Víc je pod ? (KCR-8).
web-kamos-hint-cross = Nehodí se nic: napište × do Děla, Kámoše, Číny nebo Regálu. V řádcích 1 až 6 by × prohrál hru (KCR-13).
