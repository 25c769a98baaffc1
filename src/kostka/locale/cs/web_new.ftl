# Nový stůl

web-new-count = Počet hráčů
web-new-seat = Místo { $seat }
web-new-pair = (dvojice { $pair })
web-new-me = já
web-new-bot = bot: { $bot }
web-new-bots = Jak silní boti jsou
web-new-public = V seznamu pro všechny
web-new-referee = Místo pro rozhodčího
web-new-times = Hodiny
web-new-move = Na jeden tah
web-new-game = Na celou hru pro každého
web-new-added = Za každý tah se přidá
web-new-no-clock = bez hodin
web-new-absent-bot = Kdo odejde, za toho dohraje bot
web-new-absent-claim = jinak si ostatní mohou připsat výhru
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
web-new-length = Jak dlouho
web-new-whom = Proti komu
web-new-friend = Kamarád
web-new-friend-is = přes odkaz
web-new-friend-short = kamarád přes odkaz
web-new-anyone = Kdokoli
web-new-anyone-is = v seznamu pro všechny
web-new-anyone-short = kdokoli přijde
web-new-alone = Sám
web-new-alone-is = o nejlepší arch
web-new-alone-short = sám
web-new-here = U jedné obrazovky
web-new-here-is = předáváte si zařízení
web-new-here-short = spoluhráč u téže obrazovky
web-new-beside = Jméno dalšího hráče
web-new-beside-usual = Host
web-new-mixed = Po místech
web-new-mixed-is = lidé a boti
web-new-against = soupeř: { $who }
web-new-wins = vyhraje { $won } %
web-new-unmeasured = nezměřeno
web-new-measured = Kolik her bot vyhraje, je změřeno proti: { $other }. Všichni házejí stejnými kostkami jako lidé.
web-new-own-clock = vlastní
web-new-public-is = kdokoli může stůl najít a dívat se
web-new-throws = Házím sám
web-new-throws-is = stisknout, mezerník nebo zatřást; jinak kostky padnou hned
web-new-referee-is = dostane vlastní odkaz
web-preset-quick = Rychle
web-preset-match = Zápas
web-preset-long = Dlouze
web-preset-pub = V hospodě
web-preset-own = Po svém
web-preset-own-is = jak říkají pravidla níže
web-new-minutes = { $minutes } min
