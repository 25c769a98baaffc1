# Padaly kostky, jak bylo slíbeno?

web-verify-how = Před prvním hodem server určil tajemství a zveřejnil jeho otisk; potom každý hráč přidal svou hodnotu a teprve pak se hodnoty ukázaly. Z toho plynou všechny hody. Váš prohlížeč je všechny počítá znovu a porovnává.
web-verify-busy = Všechno se losuje znovu…
web-verify-all-fine = Všechno je, jak bylo slíbeno.
web-verify-not-fine = Všechno se potvrdit nepodařilo.
web-verify-replay = Přehrát tuto hru
web-verify-other = Ověřit jiný záznam
web-verify-record = Vlastní záznam
web-verify-record-what = Server soubor jen přečte; hody se losují u vás.
web-verify-file = Soubor
web-verify-text = nebo ho vložte sem
web-verify-go = Ověřit
web-verify-fine =
    { $count ->
        [one] { $count } hod nebo rozdání odpovídá slibu.
        [few] Všechny { $count } hody a rozdání odpovídají slibu.
       *[other] Všech { $count } hodů a rozdání odpovídá slibu.
    }
web-verify-wrong =
    { $count ->
        [one] { $count } hod nebo rozdání neodpovídá slibu.
        [few] { $count } hody a rozdání neodpovídají slibu.
       *[other] { $count } hodů a rozdání neodpovídá slibu.
    }
web-verify-broken = Tajemství není to, které bylo slíbeno.
web-verify-unlike = Tohle není to, co toto zařízení vidělo před hrou: server něco vyměnil.
web-verify-altered = Hodnota některého hráče není ta, která byla určena před začátkem hry.
web-verify-proves-witnessed = Dokázáno: tajemství i všechny hodnoty byly určeny dřív, než byla známa hodnota tohoto zařízení. Žádný hod nemohl nikdo vybrat, ani server.
web-verify-proves-own = Dokázáno: pokud byl otisk zveřejněn dřív než hodnoty, nemohl žádný hod nikdo vybrat, ani server. Vědí to zařízení těch, kdo hodnotu vložili; toto nevložilo žádnou.
web-verify-proves-host = Dokázáno: každý hod plyne ze zveřejněného tajemství. Nedokázáno: že si ho nevybral ten, kdo hru provozoval, protože vylosoval i všechny hodnoty.
web-verify-times = Než hra začala, muselo toto zařízení ukázat hodnotu { $count }×: ostatní ji pokaždé viděli a mohli začít znovu.
web-verify-gave =
    { $name }: { $gave ->
        [own] vlastní hodnota.
        [house] bot tohoto programu; jeho hodnota nic nedokazuje.
        [altered] hodnota není ta, která byla určena.
       *[host] hodnotu vylosoval ten, kdo hru provozoval.
    }
web-verify-cannot-here = Tady to ověřit nejde; dokáže to „kostka verify“.
web-verify-cannot-seed = Tyto kostky plynou ze semínka; ověří je „kostka verify“.
web-verify-cannot-none = Tato hra nemá závazek, hody nelze ověřit.
web-verify-cannot-unpublished = Tajemství ještě není zveřejněno; přijde po konci hry.
web-verify-taken =
    { $count ->
        [one] První tah pochází z jiné hry.
        [few] První { $count } tahy pocházejí z jiné hry.
       *[other] Prvních { $count } tahů pochází z jiné hry.
    }
web-verify-origin = Ověřit tu hru
web-verify-promise = Co bylo slíbeno
web-verify-commitment = otisk tajemství
web-verify-secret = tajemství
web-verify-id = hra
web-verify-value = hodnota: { $name }
web-verify-value-hash = otisk hodnoty: { $name }
web-verify-receipt = Co vidělo toto zařízení; „kostka verify --receipt“ to porovná se záznamem:
web-verify-throws = Všechny hody a rozdání ({ $count })
web-verify-entry = položka
web-verify-thrown = padlo
web-verify-found = zjištěno
web-verify-is-agrees = podle slibu
web-verify-is-differs = liší se
web-verify-is-taken = z jiné hry
web-verify-is-put = vložila oprava
web-verify-is-gone = odstranila oprava
