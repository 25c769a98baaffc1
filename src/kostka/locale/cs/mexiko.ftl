# Mezinárodní mexiko

mexiko-team =
    { $team ->
        [home] Domácí
       *[guest] Hosté
    }
seats-mexiko = domácí { $seat1 }, hosté { $seat2 }
mexiko-call-indians =
    { $count ->
        [one] { $count } indián
        [few] { $count } indiáni
        [many] { $count } indiána
       *[other] { $count } indiánů
    }
mexiko-call-mexiko = mexiko

mexiko-score = Set { $number }: { $first } { $home }, { $other } { $guest }.
mexiko-score-match = Na sety { $home }:{ $guest } (best of { $best }).
mexiko-over =
    { $drawn ->
        [yes] Konec zápasu. Remíza { $won }:{ $lost }.
       *[no] Konec zápasu. Vítěz: { $winner }, { $won }:{ $lost }.
    }
mexiko-beer =
    { $beer ->
        [new] Na tento set je nové pivo.
       *[same] Na tento set zůstává pivo z minulého.
    }
mexiko-drinks =
    { $minutes ->
        [0] Dopít hned: { $who }, { $winner }.
        [one] Dopít hned: { $who }. { $winner } potom: { $minutes } minuta.
        [few] Dopít hned: { $who }. { $winner } potom: { $minutes } minuty.
        [many] Dopít hned: { $who }. { $winner } potom: { $minutes } minuty.
       *[other] Dopít hned: { $who }. { $winner } potom: { $minutes } minut.
    }
mexiko-drinking =
    { $minutes ->
        [0] Dopito: { $who }. Hned dopít: { $winner }.
        [one] Dopito: { $who }. { $winner } od té chvíle: { $minutes } minuta.
        [few] Dopito: { $who }. { $winner } od té chvíle: { $minutes } minuty.
        [many] Dopito: { $who }. { $winner } od té chvíle: { $minutes } minuty.
       *[other] Dopito: { $who }. { $winner } od té chvíle: { $minutes } minut.
    }
mexiko-scores = { $who } +{ $points }.
mexiko-say-result = Gam zapsaný jen výsledkem: { $who } +{ $points }.
mexiko-gam = Gam { $number }, podání: { $who }.
mexiko-gam-calls = Gam { $number }, podání: { $who }. Hlášky: { $calls }.
mexiko-dice = Na kostkách: { $high } a { $low }, tedy { $call }.
mexiko-open-die = Jedna kostka je vidět: { $die }.
mexiko-sets = Sety: { $sets } (první body: { $first }).
mexiko-sheet-event = Soutěž: { $name }.
mexiko-sheet-category = Kategorie: { $name }.
mexiko-sheet-lineup = Sestava, { $who }: { $dice }.
mexiko-sheet-dice = Set { $number }, { $who }: { $dice }.
mexiko-sheet-time-outs = Oddechové časy v setu { $number }: { $pauses }.
mexiko-sheet-foam = Čas na pěnu před setem { $number }: { $pauses }.
mexiko-sheet-pause =
    { $long ->
        [yes] { $who } { $seconds } s (příliš dlouho)
       *[no] { $who } { $seconds } s
    }
mexiko-sheet-beers = Piva na každou stranu: { $count }.
mexiko-card =
    { $card ->
        [red] Červená karta: { $who }, kostka { $die }.
       *[yellow] Žlutá karta: { $who }, kostka { $die }.
    }
mexiko-due = { $who }: hod dvěma kostkami.
mexiko-due-table = { $who }: hod dvěma kostkami na stůl.

mexiko-ask-how = Jak hodíte: skrytě, jednu na očích, nebo obě? (skrytě, jednu, obě)
mexiko-ask-serve = Co hlásíte? (třeba { $examples })
mexiko-ask-call = Přehoďte hlášku { $call } (třeba { $examples }), nebo odevzdejte kostky: odevzdávám.
mexiko-ask-answer = Soupeř hlásí: { $call }. ✋ beru, nebo ☝ nevěřím?
mexiko-ask-table = Hláška { $call } je přijatá. Jak má soupeř házet: 👇 na stůl, nebo za ruku?
mexiko-ask-lineup = Vaše sestava? Nejvýš šest kostek, čísla, třeba { $examples }; se jmény: ! lineup home 7 Ferda, 8
mexiko-ask-nominate = Která kostka nastoupí do setu? (číslo)
mexiko-ask-replace = Kostka s červenou kartou končí. Která ji nahradí? (číslo)

mexiko-say-throw = { $who }: hod { $dice }.
mexiko-say-throw-open = { $who }: hod na stůl { $dice }.
mexiko-say-throw-half = { $who }: hod, jedna kostka je vidět: { $die }.
mexiko-say-throw-hidden = { $who }: hod za ruku.
mexiko-say-open =
    { $dice ->
        [1] { $who }: jedna kostka zůstane na očích.
       *[2] { $who }: hod oběma kostkami otevřeně.
    }
mexiko-say-call = { $who }: { $call }.
mexiko-say-give = { $who }: kostky odevzdány.
mexiko-say-accept = { $who }: accept.
mexiko-say-doubt = { $who }: no accept.
mexiko-say-table = { $who }: na stůl!
mexiko-say-shown = Na kostkách: { $call }.
mexiko-say-per-partes = { $who }: hod per partes, platí za 31.
mexiko-say-off-table = { $who }: kostka mimo stůl, hod platí za 31.
mexiko-say-hand = { $who }: pohyb zakrývající ruky.
mexiko-say-floor =
    { $card ->
        [red] { $who }: soupeřova kostka shozena na zem, červená karta.
       *[yellow] { $who }: soupeřova kostka shozena na zem, žlutá karta.
    }
mexiko-say-lineup = { $who }, sestava: { $dice }.
mexiko-say-nominate = { $who }: nominována kostka { $die }.
mexiko-say-substitute = { $who }: střídání, hraje kostka { $die }.
mexiko-say-time-out = { $who }: oddechový čas.
mexiko-say-foam = { $who }: čas na pěnu.
mexiko-too-long = (trvalo to { $seconds } s, o { $over } s déle, než smí)
mexiko-say-finished = { $who }: dopito.
mexiko-say-ready = { $who }: připraveno.
mexiko-say-set = Set zapsaný jen výsledkem: { $home }:{ $guest }.
mexiko-say-match = Zápas zapsaný jen výsledkem: { $home }:{ $guest }.

length-mexiko = Kolik setů: 1, na 3, na 4?

typing-mexiko = Hláška: 52, 4i (čtyři indiáni), M (mexiko), nebo slovy: dvaapadesát. Na hlášku: beru, nebo neberu. Další hod: za ruku, nebo na stůl. dávám: odevzdat kostky.

error-mexiko-over = zápas už skončil
error-mexiko-not-now = „{ $found }“ teď nejde; na řadě je { $expected }
error-mexiko-no-such-call = hláška „{ $found }“ neexistuje; čeká se { $expected }
error-mexiko-other-name = kostky { $found } se hlásí jako { $expected }
error-mexiko-call-too-low = { $found } nestačí; hlásit jde { $expected }
error-mexiko-nothing-to-beat = při podání kostky odevzdat nejde: ještě není co přehazovat
error-mexiko-throw-beats = { $found }: tento hod hlášku přehodil, a odevzdat smí jen ten, komu se to nepovedlo; zbývá { $expected }
error-mexiko-open-is-seen = otevřený hod vidí všichni, „?“ být nemůže
error-mexiko-open-die = otevřená kostka nesedí s hodem: { $found }
error-mexiko-shown-differs = ukázalo se { $found }, ale hozeno bylo { $expected }
error-mexiko-gam-points = gam je za 1, nebo za 2, ne { $found }
error-mexiko-gam-result = gam nemůže skončit „{ $found }“; možné je { $expected }
error-mexiko-gam-number = tady nemůže být gam { $found }; čeká se { $expected }
error-mexiko-gam-not-over = „{ $found }“ přichází brzy, předchozí gam neskončil; čeká se { $expected }
error-mexiko-open-throw-missing = „{ $found }“ přichází brzy: hlásící si vyžádal hod na stůl (tab) a ten tu chybí; čeká se { $expected }
error-mexiko-set-number = tady nemůže být { $found }; čeká se { $expected }
error-mexiko-set-begun = „{ $found }“ přichází pozdě, ten set už začal: nadpis patří před jeho první gam; čeká se { $expected }
error-mexiko-set-not-over = „{ $found }“ přichází brzy, předchozí set neskončil; čeká se { $expected }
error-mexiko-set-result = set nemůže skončit { $found }; možné je { $expected }
error-mexiko-solve-score = stav může být od 0:0 do 14:14, body podávajícího první; { $found } ne
error-mexiko-match-result = zápas nemůže skončit { $found }; možné je { $expected }
error-mexiko-two-teams = mexiko hrají dva týmy, ne { $found }
error-mexiko-seat = místo { $found } neexistuje; místa jsou { $expected }
error-mexiko-no-beer = hraje se bez piva; zapíná ho volba { $expected }
error-mexiko-no-beer-left = o pivo méně než setů jde jen při víc setech: { $found }, možné je { $expected }
error-mexiko-beer-differs = „{ $found }“ nesedí; k tomuto setu patří { $expected }
error-mexiko-foam-twice = čas na pěnu už tato strana před setem měla: { $found }
error-mexiko-seconds = je to napsáno jako { $found }; délka se udává v sekundách, { $expected }
error-mexiko-nothing-to-finish = teď není co dopíjet: { $found }
error-mexiko-loser-finishes = hned dopíjí ten, kdo prohrál; čeká se { $expected }
error-mexiko-before-set-only = „{ $found }“ jde jen před setem
error-mexiko-before-match-only = „{ $found }“ jde jen před zápasem
error-mexiko-lineup-twice = sestava už je ohlášená: { $found }
error-mexiko-lineup-first = před prvním podáním se hlásí sestavy; čeká se { $expected }
error-mexiko-ready-twice = tato strana už je připravená: { $found }
error-mexiko-guests-first = sestavu hlásí nejdřív hosté; čeká se { $expected }
error-mexiko-lineup-late = sestavy se hlásí dřív, než se nominuje první kostka: { $found }
error-mexiko-lineup-size = kostek v sestavě je { $found }; možné je { $expected }
error-mexiko-die-number = kostka má číslo { $found }; možné je { $expected }
error-mexiko-die-number-twice = číslo { $found } má v týmu víc kostek
error-mexiko-die-name = jméno kostky nejde zapsat: „{ $found }“
error-mexiko-not-in-lineup = { $found } není v sestavě; jsou v ní { $expected }
error-mexiko-nominate-first = před setem se nominuje; čeká se { $expected }
error-mexiko-nominate-order = první nominuje ten, kdo podává do setu; čeká se { $expected }
error-mexiko-nominated-twice = tento tým už nominoval: { $found }
error-mexiko-already-plays = tato kostka už hraje: { $found }
error-mexiko-sub-in-timeout = střídá se jen v oddechovém čase: { $found }
error-mexiko-timeouts-used = oddechové časy v setu jsou vybrané ({ $expected }): { $found }
error-mexiko-result-differs = podle tahů je to { $expected }, ne { $found }
error-mexiko-result-ambiguous = { $found } na samostatném řádku po dohraném gamu může být jeho výsledek, nebo další; napište { $expected }
error-mexiko-not-thrower = ten hod patří týmu { $expected }
error-mexiko-not-thrown = kartu dostává ten, kdo házel: { $expected }
error-mexiko-card-differs = karta je { $expected }, ne { $found }
error-mexiko-sent-off = tato kostka má červenou kartu: { $found }
error-mexiko-replace-first = kostku s červenou kartou je třeba hned nahradit; čeká se { $expected }

figure-mexiko-sets = Sety
figure-mexiko-gams = Gamy
figure-mexiko-points = Body
figure-mexiko-calls = Hlášky
figure-mexiko-calls-a-gam = Hlášky na gam
figure-mexiko-doubts = Nevěřím
figure-mexiko-bluffs-caught = Odhalené lži
figure-mexiko-to-table = Hody na stůl
figure-mexiko-hand-overs = Odevzdané kostky
figure-mexiko-two-point-gams = Gamy za dva body
figure-mexiko-gams-a-set = Gamy na set
figure-mexiko-home-won = Výhry domácích
figure-mexiko-drawn = Remízy

help-solve-mexiko = Přesné hodnoty gamu a setu, nebo jeden stav s celou strategií.
help-solve-mexiko-two-points = MX-13: je za dva body i hozené mexiko, nebo jen hlášené (thrown-or-called, called).
help-solve-mexiko-open-mexiko-pays-two = MX-14: jestli je mexiko hozené na stůl přes nižší hlášku za dva body.
help-solve-mexiko-state = Stav setu, body podávajícího první (7:9): celá strategie obou stran.
solved-gam = gam (body)
solved-set = set (pravděpodobnost výhry)
solved-exploitability = zisk nejlepší odpovědi
solved-server = podávající
solved-receiver = přijímající
solved-state = stav
solved-stakes = šance na set po gamu
solved-one = výhra za bod
solved-two = výhra za dva body
solved-lost_one = prohra za bod
solved-lost_two = prohra za dva body
solved-call = hláška
solved-with = s čím
solved-lie = jako lež
solved-made = celkem
solved-true = pravda
solved-doubted = nevěřit
solved-table = na stůl
mexiko-strategy = Co hlásit. S čím: na kterých kostkách je to pravda a hlásí se to (jak často, když ne vždy). Jako lež: jaký díl lží. Celkem: jak často s čímkoli; pravda: kolik z toho. Nevěřit: jak často má soupeř nevěřit. Na stůl: jestli po přijetí chtít hod na stůl (MX-14).
mexiko-stage =
    { $side ->
        [server] Podávající
       *[receiver] Přijímající
    } { $kind ->
        [serve] podává
        [both] podává, nebo přehazuje: { $calls }
       *[beat] přehazuje: { $calls }
    }; šance na set { $chance }.
mexiko-stage-lies = Lže s: { $dice }.
mexiko-stage-over = odevzdat
