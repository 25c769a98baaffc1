# Kámoš, Čína, Regál

kamos-player = Hráč { $number }
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

kamos-sheet = Tabulka: { $player }
kamos-sheet-full = Tabulka: { $player }, dohráno
kamos-sheet-lost = Tabulka: { $player }, prohráno
kamos-total = Celkem: { $points }
kamos-legend = * z ruky
kamos-dice = Na stole: { $dice } (hod { $throw }/{ $throws })
kamos-from-hand = z ruky

kamos-ask =
    { $left ->
        [one] Zbývá jeden hod.
        [few] Zbývají { $left } hody.
        [many] Zbývá { $left } hodu.
       *[other] Zbývá { $left } hodů.
    }
kamos-ask-last = Hody došly.
kamos-ask-keep = Nechat ležet kostky, nebo nic: { $examples }.
kamos-ask-write = Zapsat: { $examples }.
kamos-ask-cross = Hajcman: { $examples }.
kamos-ask-lose = Prohrát celou hru: { $examples }.
kamos-due-lot = Losuje se, každý hází jednou kostkou, v tomto pořadí: { $players }.
kamos-due-throw =
    { $count ->
        [one] { $player } hází jednou kostkou.
        [few] { $player } hází { $count } kostkami.
        [many] { $player } hází { $count } kostky.
       *[other] { $player } hází { $count } kostkami.
    }

kamos-say-lot = Los: { $thrown }. Začíná { $player }.
kamos-say-lot-tie = Los: { $thrown }. Shoda, nejvyšší hází znovu.
kamos-say-first = Začíná { $player }.
kamos-say-throw = { $player } hází: { $dice }.
kamos-say-keep = { $player } nechává ležet { $dice }.
kamos-say-keep-none = { $player } sbírá všech pět kostek.
kamos-say-write =
    { $points ->
        [one] { $player } píše { $points } bod do řádku { $row }.
        [few] { $player } píše { $points } body do řádku { $row }.
        [many] { $player } píše { $points } bodu do řádku { $row }.
       *[other] { $player } píše { $points } bodů do řádku { $row }.
    }
kamos-say-cross = { $player } píše hajcman do řádku { $row }.
kamos-say-lost = { $player } musí napsat × do řádku { $row } a prohrává celou hru.
kamos-say-turn = { $player }, nahlášený tah: { $told }
kamos-say-sheet = { $player }, nahlášená tabulka: { $told }

# What a score counts

score-crosses = hajcmany
score-place = místo

# Refusals

length-kamos = Kolik sloupců: 1 (deset tahů na hráče), 2, nebo 10 (celý arch, sto tahů)?

typing-kamos = (33): tyto kostky nechat a ostatní hodit znovu; (): hodit všechny znovu. =5: zapsat do řádku 5, =kamos do toho řádku. =delo:x: tam × (hajcman, bez bodů).

error-kamos-dice = je potřeba pět kostek od 1 do 6, nejmenší první, třeba { $expected }. Je tu: { $found }
error-kamos-keep-all = nechat ležet všech pět kostek není hod: zapište ho do řádku, třeba =3
error-kamos-keep-or-write = { $found } může znamenat nechat kostku ležet, nebo zapsat do řádku: { $expected }
error-kamos-kept = ponechané kostky { $found } nejsou všechny mezi { $expected }, nebo nejsou seřazené
error-kamos-throws-used = všechny hody tahu jsou pryč ({ $expected }). Teď je nutné zapsat
error-kamos-throw-due = nejdřív je třeba hodit
error-kamos-choice-due = nejdřív je třeba říct, co s hodem na stole: nechat ležet kostky v závorce, nebo zapsat pomocí =
error-kamos-no-die = { $found }: na žádné kostce není { $expected }, do toho řádku nejde nic napsat
error-kamos-delo-rethrown = { $found }: Dělo platí jen z ruky. Tady jde napsat jen { $expected }
error-kamos-shape = { $found } nemá tvar toho řádku. Ten vypadá třeba takto: { $expected }
error-kamos-row-full = { $found }: ten řádek je plný (sloupců: { $expected })
error-kamos-cross-above = { $found } by znamenalo prohru a není nutné: ještě je místo na { $expected }
error-kamos-cross-not-forced = { $found } by znamenalo prohru a není nutné: ještě jde { $expected }
error-kamos-cross-by-choice = { $found } je tu možné, jen když se hod nedá napsat nikam; ještě jde { $expected }
error-kamos-fits-somewhere = { $found }: na téhle tabulce se ještě každý hod dá někam napsat
error-kamos-report = nahlášený tah v řádku { $found } musí jednou říct, co v políčku je: kostky, značku, body nebo ×
error-kamos-points = { $found } není možné. Možné je: { $expected }
error-kamos-mark = { $found }: značka nesouhlasí. Má být: { $expected }
error-kamos-mark-ambiguous = { $found } může být počet kostek i bodů; napište { $expected }
error-kamos-other-player = na tahu je { $expected }, ne { $found }
error-kamos-same-name = jméno „{ $found }“ má víc hráčů: upřesněte { $expected }
error-kamos-turn-begun = tento tah už začal ({ $found }): je třeba ho dohrát hod po hodu
error-kamos-turn-number = tah nemůže mít číslo { $found }. Má být: { $expected }
error-kamos-sheet-rows = tabulka se hlásí buď se všemi deseti řádky, nebo jen součtem. Řádků je tu: { $found }. Čeká se: { $expected }
error-kamos-sheet-twice = { $found } je tu dvakrát
error-kamos-sheet-empty = hlášení tabulky nic neříká: uveďte řádky, nebo { $expected }
error-kamos-sheet-closed = tabulku hráče { $found } nahlásit nejde. Ještě otevřené: { $expected }
error-kamos-row-points = { $found }: tolik bodů v tom řádku být nemůže, jen { $expected }
error-kamos-loss-nowhere = prohrát lze jen hodem, který nejde nikam napsat: Dělo až Regál jsou plné, z řádků 1 až 6 je aspoň jeden plný a v jiném je políčko pro × prohry
error-kamos-total = součet nesouhlasí. Je tu: { $found }. Má být: { $expected }
error-kamos-over = hra skončila: každá tabulka je plná nebo prohraná
error-kamos-players = počet hráčů může být { $expected }. Je tu: { $found }
error-kamos-lot-dice = každý, kdo losuje, hází jednou kostkou od 1 do 6; kostek má být: { $expected }. Je tu: { $found }
error-kamos-lot-due = los skončil shodou: nejdřív se musí házet znovu
error-kamos-lot-over = už je rozhodnuto, kdo začíná
error-kamos-first = hráč { $found } začínat nemůže. Možní jsou: { $expected }

figure-kamos-sheets = Tabulky
figure-kamos-total = Součet všech tabulek
figure-kamos-best-total = Nejlepší tabulka
figure-kamos-lost = Prohrané tabulky
figure-kamos-crosses = Hajcmany
figure-kamos-turns = Tahy
figure-kamos-row-1 = Řádek Bič
figure-kamos-row-2 = Řádek 2
figure-kamos-row-3 = Řádek 3
figure-kamos-row-4 = Řádek 4
figure-kamos-row-5 = Řádek 5
figure-kamos-row-6 = Řádek 6
figure-kamos-row-delo = Řádek Dělo
figure-kamos-row-kamos = Řádek Kámoš
figure-kamos-row-cina = Řádek Čína
figure-kamos-row-regal = Řádek Regál

help-solve-kamos = Očekávané body tabulky: do dvou sloupců přesně, pro víc sloupců dolní a horní mez.
help-solve-kamos-columns = KCR-1: políčka v řádku (1 až 20).
help-solve-kamos-throws = KCR-2: hody v tahu (1 až 5).
help-solve-kamos-hand = KCR-3: který hod všemi pěti kostkami je z ruky (first-throw, any-full-throw).
help-solve-kamos-delo-from-hand-only = KCR-7: jestli dohozené Dělo neplatí nic.
help-solve-kamos-regal-row-doubles = KCR-11: jestli řádek samých Regálů platí dvakrát.
help-solve-kamos-hajcman = KCR-12: kdy smí přijít × do spodních řádků (free: i z vlastní vůle, forced: jen když nejde nic jiného).
help-solve-kamos-no-hajcman-doubles = KCR-14: jestli plná tabulka bez hajcmanu platí dvakrát.
solved-columns = sloupce
solved-expected = strategie bez štěstí
solved-mean = průměr
solved-single_rows = přesně bez dvojnásobných řádků
