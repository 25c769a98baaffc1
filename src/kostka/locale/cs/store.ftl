## Co je uloženo na disku

error-store-address = „{ $found }“ není adresa databáze; ta vypadá takto (zvláštní znaky v hesle se kódují, třeba @ jako %40): { $expected }
error-store-old = databáze má starší schéma { $found }, program potřebuje { $expected }: spusťte „kostka migrate“
error-store-new = databáze má schéma { $found } z jiné, novější verze; tento program zná { $expected }
error-store-empty = databáze { $expected } je prázdná
error-store-full = databáze není prázdná; záloha se obnovuje do prázdné
error-backup-foreign = { $expected } není záloha Kostky
error-backup-broken = { $expected } není úplná záloha; na řádku { $found } končí nebo je poškozená
error-backup-special = { $expected }: záloha patří do obyčejného souboru
error-backup-folder = { $expected }: složka pro tento soubor neexistuje
error-backup-new = záloha má schéma { $found } z jiné, novější verze; tento program zná { $expected }
error-backup-there = { $expected } už existuje; zvolte jiné jméno, nebo ho přepište pomocí --force

## Co najde kontrola

error-log-kind = záznam je druhu { $found }, který tento program nezná (zná: { $expected })
error-log-gap = v záznamu je událost { $found } tam, kde má být { $expected }
error-log-unreadable = událost nejde přečíst: { $found }
error-log-length = záznam končí událostí { $found }, řádek stolu říká { $expected }
error-log-beginning = záznam nezačíná založením tohoto stolu
error-log-move = událost nemůže následovat po předchozích: { $found }
error-head-differs = řádek stolu říká { $found }, jeho záznam { $expected }
error-seats-differ = kdo kde sedí je uloženo jinak, než říká záznam
error-command-twice = jeden příkaz byl vyřízen dvakrát
error-commitment-differs = tajemství stolu není to, s nímž byl založen
error-chance-differs = hod nebo rozdání není to slíbené
error-table-missing = řádky stolu, který neexistuje ({ $found })
error-person-missing = { $expected } uvádí někoho, kdo tu není: { $found }
error-owner-missing = účet, k němuž patří „{ $found }“, neexistuje
error-store-damaged = soubor databáze je poškozený: { $found }
