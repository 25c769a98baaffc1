# Já: moje hry, můj účet

web-me-running = Rozehráno
web-me-over = Dohrané hry
web-me-older = Starší
web-me-all = Stáhnout všechny
web-me-make = Založit účet
web-me-make-what = S účtem máte své hry na každém zařízení. E-mail nechceme.
web-me-make-guest = Získáte účet a všechny hry, které tu máte, vám zůstanou.
web-me-name = Jméno
web-me-password = Heslo
web-me-password-new = Nové heslo, aspoň 8 znaků
web-me-make-go = Založit účet
web-me-make-passkey = Založit s přístupovým klíčem
web-me-enter = Přihlásit se
web-me-enter-passkey = Přihlásit se přístupovým klíčem
web-me-forgotten = Zapomenuté heslo
web-me-forgotten-what = Zadejte záchranný kód a nahoře zvolte nové heslo.
web-me-code = Záchranný kód
web-me-codes = Záchranné kódy
web-me-codes-once = Každý z kódů jednou otevře účet, když se heslo ztratí. Uložte si je, znovu se neukážou.
web-me-codes-keep = Stáhnout
web-me-codes-print = Vytisknout
web-me-codes-done = Mám je
web-me-codes-new = Nové kódy, staré přestanou platit
web-me-confirm = Vaše heslo; bez něj se nic z následujícího nezmění
web-me-rename = Změnit jméno
web-me-done = Hotovo.
web-me-ways = Jak se přihlašujete
web-me-password-change = Změnit heslo
web-me-password-set = Nastavit heslo
web-me-password-done = Heslo je změněno. Všude jinde proběhlo odhlášení.
web-me-ends = Nové heslo vás všude jinde odhlásí. Přístupové klíče a programy platí dál, pokud je také nezrušíte:
web-me-ends-passkeys = Odstranit všechny přístupové klíče
web-me-ends-programs = Zrušit tokeny všech programů
web-me-lives-on = Co teď otevírá nebo používá váš účet – přístupové klíče: { $passkeys }, programy: { $programs }, záchranné kódy: { $codes }.
web-me-passkeys = Přístupové klíče
web-me-passkeys-none = Zatím žádný.
web-me-passkey = Přístupový klíč
web-me-passkey-label = Jméno klíče
web-me-passkey-add = Přidat přístupový klíč
web-me-remove = Odebrat
web-me-sessions = Kde je účet přihlášený
web-me-session-here = tady
web-me-session-end = Odhlásit tam
web-me-sessions-end = Odhlásit všude jinde
web-me-programs = Programy
web-me-programs-what = Váš program smí se svým tokenem hrát u stolů; každý vidí, že je to program.
web-me-program-unused = nepoužitý
web-me-token = Token programu { $name }, ukazuje se jen teď
web-me-program-name = Jméno programu
web-me-program-make = Přidat program
web-me-leave = Odhlásit se
web-me-forget = Smazat účet…
web-me-forget-what = Vaše jméno i všechno, čím se přihlašujete, nenávratně zmizí. Hry zůstanou, bez vašeho jména.
web-me-forget-name = Pro jistotu napište své jméno: { $name }
web-me-forget-no = Nechat být
web-me-forget-yes = Nenávratně smazat
web-me-codes-left =
    { $count ->
        [0] Nezbývá žádný.
        [one] Zbývá { $count } kód.
        [few] Zbývají { $count } kódy.
        [many] Zbývá { $count } kódu.
       *[other] Zbývá { $count } kódů.
    }
web-me-only = Které hry
web-me-only-all = Všechny
web-me-only-lost = Jen prohry
web-me-only-none = Žádné tu nejsou.
web-me-with = spoluhráč: { $names }
web-me-against = proti: { $names }
web-me-nobody = sám
web-me-luck = štěstí
web-me-accuracy = přesnost
web-me-games =
    { $count ->
        [one] { $count } hra
        [few] { $count } hry
        [many] { $count } hry
       *[other] { $count } her
    }
web-me-won = výher
web-me-dice = Vaše kostky
web-me-check = Ověřit je
web-me-throws =
    { $count ->
        [one] Padla { $count } kostka
        [few] Padly { $count } kostky
        [many] Padlo { $count } kostky
       *[other] Padlo { $count } kostek
    }
web-me-losses = Kde ztrácíte nejvíc
web-me-losses-what = Kolik stál který druh rozhodnutí na hru, v průměru rozebraných her.
web-me-practise = Procvičit to
web-me-settings = Nastavení
web-lose-mexiko-say = hlášení (mexiko)
web-lose-mexiko-doubt = nevěření (mexiko)
web-lose-mexiko-accept = věření (mexiko)
web-lose-mexiko-give = předání kostek (mexiko)
web-lose-kamos-keep = které kostky si nechat (Kámoš)
web-lose-kamos-write = volba řádku (Kámoš)
web-lose-kamos-cross = škrtání (Kámoš)
web-lose-domino-lay = volba kamene (domino)
web-lose-mexiko-behind = hod za rukou (mexiko)
web-lose-mexiko-table = hod na stůl (mexiko)
web-friends-what = Kdo s vámi hrál, může být váš přítel, když chcete oba. Jen přátelé vidí, kde hrajete.
web-friends-asking = chce se s vámi spřátelit
web-friends-asked = zatím bez odpovědi
web-friends-met = hrál(a) s vámi
web-friends-mark = Spřátelit se
web-friends-part = Odebrat
