# Sportovní domino

seats-domino = dvojice A { $seat1 } (A1) a { $seat3 } (A2) proti dvojici B { $seat2 } (B1) a { $seat4 } (B2)
domino-heading = Kolo { $number }: A { $a } : { $b } B, hraje se do { $target }.
domino-time-up = Čas vypršel.
domino-lead = První tah: { $player }
domino-empty = Stůl je prázdný.
domino-chain = Stůl: { $tiles }
domino-ends = Konce: vlevo { $left }, vpravo { $right }
domino-holds =
    { $tiles ->
        [one] { $player }: jeden kámen
        [few] { $player }: { $tiles } kameny
        [many] { $player }: { $tiles } kamene
       *[other] { $player }: { $tiles } kamenů
    }
domino-lacks = pas na { $numbers }
domino-open = odkryto po pravici: { $tiles }
domino-left = { $player }, zbylo: { $tiles } ({ $points })
domino-hand = Vaše kameny: { $tiles }
domino-must = Dotčený kámen { $tile } musíte vyložit.

domino-ask-choice = Máte první tah. Brát kameny (napište „beru“), nebo ještě jednou zamíchat a brát jako poslední („míchat“)?
domino-ask-first = Položte kterýkoli kámen, třeba { $examples }.
domino-ask = Přiložte vlevo k { $left } (<), nebo vpravo k { $right } (>), třeba { $examples }.
domino-ask-pass = Nemáte co přiložit: pas.
domino-due-lots = O první tah otočí každý jeden kámen, v tomto pořadí: { $players }.
domino-due-deal = Čtyři ruce po sedmi kamenech, mezi nimi /, v tomto pořadí: { $players }.

# What may be typed, separated by spaces
domino-hear-left = vlevo doleva levá l
domino-hear-right = vpravo doprava pravá p
domino-hear-pass = pas
domino-hear-draw = beru brát brat b
domino-hear-shuffle = míchat michat zamíchat zamichat m

domino-say-lots = O první tah: { $tiles }.
domino-say-reshuffle = { $player } míchá ještě jednou a bere poslední.
domino-say-deal = Kameny jsou rozebrané.
domino-say-deal-open = Kameny jsou rozebrané: { $hands }.
domino-say-lay-first = { $player } začíná kamenem { $tile }.
domino-say-lay-left = { $player } přikládá { $tile } vlevo.
domino-say-lay-right = { $player } přikládá { $tile } vpravo.
domino-say-pass = { $player }: pas.
domino-say-slow = { $player }: překročení času.
domino-say-overdue = { $player }: čas vypršel a tah se pořád musí zahrát.
domino-say-excused = { $player }: překročení času mělo důvod.
domino-say-touched = { $player }: dotčený kámen.
domino-say-touched-tile = { $player }: dotčený kámen { $tile }.
domino-say-out-of-turn-restart = { $player }: kámen mimo pořadí. Soupeři chtějí kolo začít znovu.
domino-say-out-of-turn-continue = { $player }: kámen mimo pořadí. Soupeři hrají dál, kámen leží odkrytý.
domino-judge-due = Stůl ukazuje, že někdo řekl pas, ač měl co přiložit. Rozhodčí musí určit, čí pas to byl.
domino-say-revoke = { $player }: neoprávněný pas. Rozhodčí kolo ukončuje.
domino-say-signs = { $player }: nedovolené znamení.
domino-say-penalty =
    { $points ->
        [one] Dvojice { $pair } dostává trest: jeden bod.
        [few] Dvojice { $pair } dostává trest: { $points } body.
        [many] Dvojice { $pair } dostává trest: { $points } bodu.
       *[other] Dvojice { $pair } dostává trest: { $points } bodů.
    }
domino-say-penalty-for =
    { $points ->
        [one] Dvojice { $pair } dostává trest: jeden bod ({ $reason }).
        [few] Dvojice { $pair } dostává trest: { $points } body ({ $reason }).
        [many] Dvojice { $pair } dostává trest: { $points } bodu ({ $reason }).
       *[other] Dvojice { $pair } dostává trest: { $points } bodů ({ $reason }).
    }
domino-say-time = Čas na partii vypršel.
domino-say-absent = Dvojice { $pair } není celá a partii prohrává.
domino-say-confirm = { $player }: součet souhlasí.
domino-say-sign = { $player } podepisuje protokol.
domino-say-report = Nahlášeno: { $result }.

domino-ended-out =
    { $points ->
        [one] Kolo { $number }: poslední kámen. Dvojice { $pair } si píše jeden bod.
        [few] Kolo { $number }: poslední kámen. Dvojice { $pair } si píše { $points } body.
        [many] Kolo { $number }: poslední kámen. Dvojice { $pair } si píše { $points } bodu.
       *[other] Kolo { $number }: poslední kámen. Dvojice { $pair } si píše { $points } bodů.
    }
domino-ended-fish =
    { $points ->
        [one] Kolo { $number }: ryba. Dvojici { $pair } zbylo méně, a tak si píše jeden bod.
        [few] Kolo { $number }: ryba. Dvojici { $pair } zbylo méně, a tak si píše { $points } body.
        [many] Kolo { $number }: ryba. Dvojici { $pair } zbylo méně, a tak si píše { $points } bodu.
       *[other] Kolo { $number }: ryba. Dvojici { $pair } zbylo méně, a tak si píše { $points } bodů.
    }
domino-ended-drawn = Kolo { $number }: ryba. Oběma dvojicím zbylo stejně, nikdo si nic nepíše.
domino-ended-revoke = Kolo { $number }: ukončeno pro neoprávněný pas, nepočítá se.

# The protocol

domino-decided-target = Partie je rozhodnutá, cíl { $target } je dosažen.
domino-decided-time = O partii rozhodl čas: vyhrává, kdo má víc bodů.
domino-decided-absence = O partii rozhodla nepřítomnost.
domino-decided-report = Výsledek partie je nahlášený.
domino-signed = Podepsali: { $players }
domino-warned = Napomenutí pro dvojici { $pair } ({ $reason }).
domino-reason-slow = překročení času
domino-reason-signs = nedovolené znamení
domino-reason-touched = dotčený kámen
domino-reason-out-of-turn = kámen mimo pořadí
domino-reason-revoke = neoprávněný pas

# The keys of scores

score-out = poslední kámen
score-fish = ryba
score-revoke = neoprávněný pas
score-A = A
score-B = B

# Refusals

length-domino = Do kolika bodů: 50 (pár kol), 100, nebo 200 (celá partie)?

typing-domino = 35: přiložit tento kámen; 35< na levý konec, 35> na pravý. pas: nejde to. beru: vzít sedm kamenů; míchat: zamíchat ještě jednou a brát poslední.

error-domino-seats = domino hrají čtyři hráči, ne { $found }
error-domino-seat = místo { $found } neexistuje; místa jsou { $expected }
error-domino-over = partie je rozhodnutá: na { $found } je pozdě
error-domino-not-now =
    { $found } teď nejde. Čeká se na: { $expected ->
        [lots] los
        [choice] brát, nebo zamíchat
        [deal] kameny čtyř hráčů
        [play] tah
        [count] výsledek kola
        [judge] rozhodčí
        [over] už na nic
       *[other] { $expected }
    }
error-domino-tile-unknown = { $found } není kámen. Kameny jsou { $expected }
error-domino-tile-twice = kámen { $found } je tu dvakrát
error-domino-tile-missing = musí se říct, který kámen { $found } vykládá mimo pořadí
error-domino-hand-size = počet kamenů má být { $expected }, je { $found }
error-domino-hands = rozdané jsou čtyři ruce po sedmi kamenech: { $expected }
error-domino-no-deals = není tu žádné rozdání; na řádku mají být čtyři ruce po sedmi kamenech, mezi nimi /
error-domino-dealt-hand = při rozdání dostane každý hráč { $expected } kamenů, ne { $found }
error-domino-tile-laid = kámen { $found } už leží na stole
error-domino-not-in-hand = kámen { $found } v té ruce není. Možné jsou: { $expected }
error-domino-no-fit = { $found } nejde přiložit. Konce jsou { $expected }
error-domino-no-end = konec { $found } tu není. Má být: { $expected }
error-domino-empty-table = { $found }: na prázdném stole ještě žádný konec není. Má být: { $expected }
error-domino-which-end = { $found } jde na oba konce: napište na který, { $expected }
error-domino-must-lay = { $found } nejde: teď se musí vyložit { $expected }
error-domino-false-pass = kdo má co přiložit, nesmí říct pas. Přiložit jde: { $expected }
error-domino-pass-first = na prázdném stole se nepasuje: první kámen je libovolný
error-domino-other-turn = na tahu není hráč { $found }, ale hráč { $expected }
error-domino-shuffled-already = znovu míchat už nesmí nikdo
error-domino-seconds = { $found } není čas na tah. Má být: { $expected }
error-domino-overdue-twice = na tento tah už čas jednou vypršel
error-domino-nothing-to-excuse = { $found } žádný čas nepřekročil
error-domino-own-turn = kamene se může dotknout jen ten, kdo je na tahu: { $expected }, ne { $found }
error-domino-in-turn = { $found } je na tahu, mimo pořadí tedy vyložit nemůže
error-domino-open-already = kámen { $found } už odkrytý leží
error-domino-no-revoke = { $found } z tahů neplyne: o neoprávněném pasu toho hráče se nic neví
error-domino-other-revoke = podle tahů nepasoval neoprávněně tento hráč: { $found }. Možné je: { $expected }
error-domino-revoke-shown = ze stolu je vidět, že někdo řekl pas, ač měl čím táhnout: než přijde { $found }, musí rozhodčí určit, kdo to byl ({ $expected })
error-domino-revoke-late = na { $found } je pozdě, nebo takové kolo není. Jde to vložit na správné místo
error-domino-penalty-pair = tento hráč patří k druhé dvojici: { $found }. Čekalo se: { $expected }
error-domino-penalty-size = trest může být { $expected } bodů, ne { $found }
error-domino-penalty-reason = důvod je krátký kód ze znaků { $expected }, ne { $found }
error-domino-time-twice = čas na partii už vypršel
error-domino-absent-late = nepřítomnost se hlásí na začátku partie, před prvním kolem
error-domino-nothing-to-confirm = { $found } teď nemá jaký součet ověřit
error-domino-confirmed-twice = { $found } už tento součet ověřil
error-domino-not-over = na { $found } se musí počkat: protokol se podepisuje až po partii
error-domino-all-signed = protokol podepsali všichni čtyři: { $found } přichází pozdě. Co bylo zapsáno špatně, lze ještě opravit: { $expected }
error-domino-no-last-round = o této partii nerozhodlo žádné kolo, { $found } tedy k žádnému nepatří. Opravy: { $expected }
error-domino-signed-twice = { $found } už podepsal
error-domino-who-out = musí se říct, která dvojice vyložila, a hráč jen z té dvojice. Je tu: { $found }
error-domino-who-revoked = musí se říct, který hráč neoprávněně pasoval, a nikdo si nic nepíše
error-domino-round-over = kolo skončilo, { $found } přichází pozdě. Další začíná na novém řádku: { $expected }
error-domino-other-ending = podle tahů končí kolo jinak: { $expected }, ne { $found }
error-domino-other-winner =
    výsledek kola je podle tahů { $expected ->
        [draw] nerozhodně
       *[other] { $expected }
    }, ne { $found ->
        [draw] nerozhodně
       *[other] { $found }
    }
error-domino-other-sum = součet má být { $expected }, ne { $found }
error-domino-drawn-points = nerozhodná ryba nikomu nepřinese { $found }
error-domino-points-impossible = tolik bodů kolo přinést nemůže: { $found }. Možné je: { $expected }
error-domino-points-missing = u „{ $found }“ chybí body. Čeká se: { $expected }
error-domino-party-drawn = { $found }: partie nerozhodně skončit nemůže
error-domino-party-time = { $found }: čas neukončí partii, ve které už je cíl dosažen. Nejvíc: { $expected }
error-domino-party-score = { $found } nemůže být konec partie. Možné je: { $expected }
error-domino-party-below = { $found } je méně, než už bylo zapsáno. Čekalo se: { $expected }; trest má vlastní řádek
error-domino-not-ended = { $found }: tady kolo neskončilo
error-domino-result-ambiguous = { $found } na samostatném řádku po dohraném kole může být jeho výsledek, nebo výsledek dalšího; napište { $expected }
error-domino-round-number = toto je kolo { $expected }, ne { $found }

figure-domino-rounds = Kola
figure-domino-out = Poslední kámen
figure-domino-fish = Ryby
figure-domino-drawn = Nerozhodné ryby
figure-domino-a-points = Body dvojice A
figure-domino-b-points = Body dvojice B
figure-domino-a-won = Výhry dvojice A
figure-domino-tiles-laid = Vyložené kameny
figure-domino-passes = Pasy

help-solve-domino = Přesné řešení rozdání s otevřenými kameny: body a všechny nejlepší první kameny.
help-solve-domino-deals = Soubor, na každém řádku jedno rozdání: čtyři ruce v pořadí hry od prvního hráče, mezi nimi /; co je za |, se nečte; # uvozuje řádek s poznámkou.
help-solve-domino-count = DOM-3: co si vítězové píšou (all, opponents).
