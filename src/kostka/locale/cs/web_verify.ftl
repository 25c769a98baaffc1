# Padaly kostky, jak bylo slíbeno?

web-verify-how = Před prvním hodem bylo určeno tajemství a zveřejněn jeho otisk; potom každé místo přidalo svou hodnotu. Z toho plynou všechny hody. Váš prohlížeč je tu všechny vylosuje znovu a porovná.
web-verify-https = Tento prohlížeč počítá jen přes https nebo přímo na počítači se serverem. Otevřete stránku takto, nebo použijte „kostka verify“.
web-verify-busy = Všechno se losuje znovu …
web-verify-all-fine = Všechno je, jak bylo slíbeno.
web-verify-not-fine = Všechno se potvrdit nepodařilo.
web-verify-replay = Přehrát tuto hru
web-verify-other = Ověřit jiný záznam
web-verify-record = Vlastní záznam
web-verify-record-what = Server soubor jen přečte; hody se losují u vás.
web-verify-file = Soubor
web-verify-text = nebo jej vložte sem
web-verify-go = Ověřit
web-verify-fine =
    { $count ->
        [one] { $count } hod odpovídá slibu.
        [few] Všechny { $count } hody a rozdání odpovídají slibu.
       *[other] Všech { $count } hodů a rozdání odpovídá slibu.
    }
web-verify-wrong =
    { $count ->
        [one] { $count } hod neodpovídá slibu.
        [few] { $count } hody a rozdání neodpovídají slibu.
       *[other] { $count } hodů a rozdání neodpovídá slibu.
    }
web-verify-broken = Tajemství není to, které bylo slíbeno.
web-verify-cannot-here = Tady to ověřit nejde; dokáže to „kostka verify“.
web-verify-cannot-seed = Tyto kostky plynou ze semínka; ověří je „kostka verify“.
web-verify-cannot-none = Pro tuto hru nebyla žádná náhoda slíbena; není co ověřit.
web-verify-cannot-unpublished = Tajemství ještě není zveřejněno; přijde po konci hry.
web-verify-taken =
    { $count ->
        [one] První tah pochází z jiné hry.
        [few] První { $count } tahy pocházejí z jiné hry.
       *[other] Prvních { $count } tahů pochází z jiné hry.
    }
web-verify-origin = Ověřit onu hru
web-verify-promise = Co bylo slíbeno
web-verify-commitment = otisk tajemství
web-verify-secret = tajemství
web-verify-id = hra
web-verify-value = hodnota: { $name }
web-verify-throws = Všechny hody a rozdání ({ $count })
web-verify-entry = záznam
web-verify-thrown = padlo
web-verify-found = zjištěno
web-verify-is-agrees = podle slibu
web-verify-is-differs = liší se
web-verify-is-taken = z jiné hry
web-verify-is-put = vložila oprava
web-verify-is-gone = odstranila oprava
