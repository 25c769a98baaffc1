# Stránka: co je na každé obrazovce

web-skip = Přejít k obsahu
web-pages = Stránky
web-pages-all = Všechny stránky
web-menu = Nabídka
web-language = Jazyk
web-theme = Vzhled
web-theme-auto = podle zařízení
web-theme-light = světlý
web-theme-dark = tmavý
web-sound = zvuky
web-still = bez pohybu
web-throws = kostky házím já
web-pace = Tahy ostatních
web-pace-slow = pomalu
web-pace-brisk = svižně
web-pace-once = najednou
web-close = Zavřít
web-home = Hry
web-lost = Tady nic není
web-lost-why = Odkaz je neúplný, nebo stůl už neexistuje.
web-to-home = Na začátek
web-not-loaded = Stránku se nepodařilo načíst
web-again = Zkusit znovu
web-yes = Ano
web-no = Ne
web-refused = To nejde ({ $code })
web-unreachable = Server neodpovídá. Zkuste to za chvíli znovu.
web-no-net = Jste bez sítě. Tohle potřebuje server.
web-no-server = To potřebuje server a za touto stránkou žádný není.
web-not-sent = Zprávu se nepodařilo včas odeslat. Pošlete ji znovu.
web-newer = Je tu novější verze stránky.
web-newer-take = Načíst
web-checking = ověřuje se
web-rule = pravidlo { $rule }
web-seconds =
    { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
        [many] { $seconds } sekundy
       *[other] { $seconds } sekund
    }
web-minutes =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
        [many] { $minutes } minuty
       *[other] { $minutes } minut
    }
web-hours =
    { $hours ->
        [one] { $hours } hodina
        [few] { $hours } hodiny
        [many] { $hours } hodiny
       *[other] { $hours } hodin
    }

## Kdo jsem

web-hello = Dobrý den! Hrajete jako { $name }.
web-name-title = Jak vám máme říkat?
web-name = Přezdívka
web-name-go = Hrát
web-name-room =
    { $left ->
        [0] Znaků ve jméně může být nejvýš { $most }.
        [one] Vejde se ještě { $left } znak.
        [few] Vejdou se ještě { $left } znaky.
        [many] Vejde se ještě { $left } znaku.
       *[other] Vejde se ještě { $left } znaků.
    }

## Hry

web-game = Hra
web-seat-open = volné místo
web-lobby = Stoly
web-new = Nový stůl
web-table = Stůl
web-rules = Pravidla
web-learn = První lekce
web-me = Já
web-bots = Boti
web-practice = Cvičení
web-verify = Ověření kostek
web-statistics = Statistika
