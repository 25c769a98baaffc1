# Sportovní domino: stůl na stránce

web-domino-yours = Jste na tahu.
web-domino-waits = Na tahu: { $player }.
web-domino-laid = { $player } přikládá { $tile }. Konce { $left } a { $right }.
web-domino-draws = { $player } bere kameny.
web-domino-ends = Konce: { $left } a { $right }.
web-domino-to-end = { $tile } na konec { $number }
web-domino-which-end = Na který konec?
web-domino-lay = Přiložte kámen
web-domino-first = Položte kterýkoli kámen
web-domino-none-fits = Řekněte pas
web-domino-must = Položte { $tile }
web-domino-us-them = my : oni
web-domino-sent = Odesílá se…
web-domino-being-dealt = Berou se kameny.
web-domino-being-judged = Čeká se na rozhodčího.
web-domino-pass = pas
web-domino-passed = pas { $numbers }
web-domino-passed-long = pas na { $numbers }
web-domino-draw = Beru
web-domino-shuffle = Zamíchat znovu
web-domino-choice = Začínáte
web-domino-choice-waits = { $player }: brát, nebo znovu zamíchat?
web-domino-rack = Vaše kameny
web-domino-fits = { $tile }, lze přiložit
web-domino-fits-not = { $tile }, nelze přiložit
web-domino-touch = { $tile }, dotčený: musí se vyložit
web-domino-pair = Dvojice { $pair }
web-domino-tiles =
    { $tiles ->
        [one] { $tiles } kámen
        [few] { $tiles } kameny
        [many] { $tiles } kamene
       *[other] { $tiles } kamenů
    }
web-domino-open = odkryto: { $tiles }
web-domino-players = Hráči
web-domino-count = Součet { $number }. kola
web-domino-hand-left = { $player }, zbylo: { $tiles }
web-domino-hand-empty = { $player }: žádný kámen
web-domino-unknown = neví se
web-domino-head-out = Bez kamenů: { $player }
web-domino-head-out-pair = Dvojice { $pair } je bez kamenů
web-domino-head-fish = { $round }. kolo: ryba
web-domino-head-fish-on =
    { $number ->
        [0] Ryba na nulách
        [1] Ryba na jedničkách
        [2] Ryba na dvojkách
        [3] Ryba na trojkách
        [4] Ryba na čtyřkách
        [5] Ryba na pětkách
       *[other] Ryba na šestkách
    }
web-domino-head-revoke = { $round }. kolo: neoprávněný pas
web-domino-why-out = Dvojice píše vše, co zbylo v rukou.
web-domino-why-fish = Nikdo nemůže táhnout. Vyhrává menší součet.
web-domino-why-drawn = Nikdo nemůže táhnout a oběma dvojicím zbylo stejně.
web-domino-why-revoke = Kolo se nepočítá.
web-domino-laid-sum = vyloženo
web-domino-left-sum = v rukou
web-domino-all-sum = všechny kameny
web-domino-pair-writes = Dvojice { $pair } píše
web-domino-nobody-writes = Nikdo si nic nepíše
web-domino-result-next = K výsledku
web-domino-seen = Součet souhlasí
web-domino-checking = Ještě nepotvrdili: { $players }
web-domino-round-lead = { $number }. kolo · začíná { $player }
web-domino-last-round = Poslední kolo
web-domino-round-number = { $number }. kolo
web-domino-facts = { $number }. kolo · do { $target }
web-domino-facts-end = konec { $number }. kola
web-domino-ends-after = konce
web-domino-protocol = Protokol
web-domino-round = Kolo
web-domino-result = Výsledek
web-domino-written =
    { $by ->
        [fish] ryba
        [revoke] neoprávněný pas
       *[out] poslední kámen
    }
web-domino-drawn = nerozhodná ryba
web-domino-no-rounds = Zatím není nic zapsáno.
web-domino-warning = napomenutí
web-domino-sign = Podepsat protokol
web-domino-keys = ← → vybírá kámen · Enter přiloží · 1–7 přiloží hned · P pas
web-domino-keys-end = Klepněte na konec, nebo ← → a Enter

## První hra

web-domino-hint-draw = Toto kolo začínáte: vezměte si kameny. Kdo míchá znovu, bere poslední (DOM-22).
web-domino-hint-between = Potvrďte součet (DOM-37). Další kolo začínáte vy: vezměte si kameny; kdo míchá znovu, bere poslední (DOM-22).
web-domino-hint-first = Položte kterýkoli kámen. Ostatní přikládají číslo k číslu na oba konce (DOM-23).
web-domino-hint-lay = Přiložte kámen s číslem jednoho z konců; co se hodí, má značku ▲ (DOM-23).
web-domino-hint-aim = Hrajete se spoluhráčem naproti. Kdo je první bez kamenů, vyhrává kolo i všechny zbylé body (DOM-3).
web-domino-hint-pass = Nic se nehodí: řekněte pas (DOM-33).
