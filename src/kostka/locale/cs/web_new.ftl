# Nový stůl

web-new-title = Nový stůl: { $game }
web-new-seats = Kdo bude hrát
web-new-count = Počet hráčů
web-new-seat = Místo { $seat }
web-new-pair = (dvojice { $pair })
web-new-me = já
web-new-bot = bot: { $bot }
web-new-bot-beats = Vyhraje { $won } ze 100, soupeř: { $other }.
web-new-bots = Jak silní boti jsou
web-new-who = Kdo smí přijít
web-new-by-link = jen kdo má odkaz
web-new-public = kdokoli; stůl bude v seznamu
web-new-referee = Místo pro rozhodčího: dostane vlastní odkaz
web-new-times = Čas
web-new-move = Na jeden tah
web-new-game = Na celou hru pro každého
web-new-added = Za každý tah se přidá
web-new-no-clock = bez hodin
web-new-absent = Když někdo odejde a nevrátí se
web-new-absent-bot = dohraje za něj bot
web-new-absent-claim = ostatní si mohou připsat výhru
web-new-rules =
    { $changed ->
        [0] Pravidla: obvyklá
        [one] Pravidla: { $changed } změna
        [few] Pravidla: { $changed } změny
        [many] Pravidla: { $changed } změny
       *[other] Pravidla: { $changed } změn
    }
web-new-rule-set = Sada pravidel
web-new-open = Otevřít stůl

## Mexiko

option-mexiko-two-points = Dva body za mexiko
option-mexiko-two-points-thrown-or-called = hozené nebo ohlášené
option-mexiko-two-points-called = jen ohlášené
option-mexiko-open-mexiko-pays-two = Mexiko na stůl za dva body
option-mexiko-voluntary-open = Dobrovolně otevřený hod
option-mexiko-best-of = Best of (nejvýš setů)
option-mexiko-play-all = Všechny sety, i po rozhodnutí
option-mexiko-beer = Hraje se na piva
option-mexiko-beers = Kolik piv
option-mexiko-beers-as-sets = na každý set jedno
option-mexiko-beers-one-less = o jedno méně než setů
option-mexiko-spanish = Hlásit se smí i španělsky
option-mexiko-red-card = Červené karty
option-mexiko-cards = Karty se počítají
option-mexiko-cards-die = každé kostce zvlášť
option-mexiko-cards-team = celé sestavě
option-mexiko-lineups = Sestavy a oddechové časy

## Kámoš, Čína, Regál

option-kamos-columns = Počet sloupců
option-kamos-throws = Hody v tahu
option-kamos-hand = Z ruky platí
option-kamos-hand-first-throw = jen první hod
option-kamos-hand-any-full-throw = každý hod všemi kostkami
option-kamos-delo-from-hand-only = Dělo jen z ruky
option-kamos-regal-row-doubles = Celý řádek Regálů dvojnásobně
option-kamos-hajcman = Hajcman
option-kamos-hajcman-free = i z vlastní vůle
option-kamos-hajcman-forced = jen když nejde nic jiného
option-kamos-no-hajcman-doubles = Tabulka bez × dvojnásobně

## Domino

option-domino-target = Cíl partie
option-domino-count = Kdo vyloží, zapíše si kameny
option-domino-count-all = všech
option-domino-count-opponents = jen soupeřů
option-domino-party-time = Čas na partii (minut)
option-domino-time-penalty = Trest za překročení času
option-domino-grace = Lhůta po překročení (sekund)
option-domino-reshuffle = Právo přemíchat
option-domino-lead = Další kolo začíná
option-domino-lead-rotate = další v pořadí
option-domino-lead-winner = vítěz předchozího
option-domino-sort-hand = Seřadit kameny v ruce
option-domino-touched = Trest za dotčený kámen
option-domino-out-of-turn = Trest za kámen mimo pořadí
option-domino-auto-pass = Pas za hráče řekne program
option-domino-takebacks = Tahy se smějí brát zpět
option-domino-revoke = Trest za neoprávněný pas
option-domino-allow-revoke = Neoprávněný pas je možný
option-domino-signs = Trest za znamení
option-domino-signs-warning = Znamení: nejdřív napomenutí
