## kostka serve

help-serve = Spustí server se stoly pro všechny, kdo se k tomuto počítači připojí; Ctrl-C ho zastaví.
help-host = Adresa, na které se naslouchá; výchozí jsou všechny adresy IPv4 tohoto počítače. „::“ znamená všechny jeho adresy IPv6.
help-port = Port, na kterém se naslouchá; 0: kterýkoli volný.
help-public-url = Kde lidé server najdou, stojí-li před ním ještě něco: https://hra.example.org.
help-data = Složka pro vše, co si server pamatuje; výchozí { $folder }.
help-database = Databáze: sqlite:///CESTA nebo postgresql://UŽIVATEL:HESLO@STROJ/JMÉNO; výchozí je soubor ve složce dat.
help-bus = Co budí ostatní procesy: valkey://STROJ:6379. Je třeba, je-li jich víc.
help-serve-workers = Kolik procesů obsluhuje hráče.
help-thinkers = Kolik procesů u každého z nich přemýšlí za boty.
help-origin = Další web, jehož stránky smějí se serverem mluvit; lze opakovat.
help-proxy = Adresa nebo síť, které se stejně jako tomuto počítači věří, odkud požadavek přišel (X-Forwarded-For); lze opakovat.
help-metrics-token = S tímto tokenem lze metriky číst i z jiných strojů.
help-limits = Soubor TOML s jinými limity než obvyklými (docs/serving.md).
help-new-key = Zdejší klíč platí místo toho, který databáze zná; všichni se musí znovu přihlásit.
serve-address = Stoly jsou na { $address }
serve-scan = Telefony ve stejné síti načtou toto:
serve-kept = Vše se ukládá do { $folder }
serve-root = Pozor: server běží jako root. Bezpečnější je vlastní uživatel, viz docs/examples/kostka.service.
serve-stop = Ctrl-C server zastaví; kdo hraje, po příštím spuštění pokračuje.

error-port-taken = na portu { $found } už naslouchá jiný program; zvolte jiný přes --port
error-port-forbidden = tento uživatel nesmí naslouchat na portu { $found }; zvolte port nad 1023
error-port-number = { $found } není port; očekává se { $expected }
error-host-unknown = { $found } není adresa tohoto počítače
error-workers-without-bus = { $found }: více procesů potřebuje něco, co je budí: { $expected } valkey://STROJ:6379
error-site-address = { $found }: web se zadává jako schéma a jméno bez cesty, například { $expected }
error-proxy-address = { $found } není adresa ani síť; může to být například { $expected }
error-bus-address = „{ $found }“ není adresa sběrnice; může to být například { $expected }
error-database-busy = se souborem { $expected } právě pracuje jiný server
error-store-missing = databáze { $expected } neexistuje
error-store-unreachable = databáze { $expected } neodpovídá: { $found ->
    [refused] nikdo tam nenaslouchá
    [host] stroj toho jména není znám
    [network] síť tam nevede
    [time] odpověď nepřišla včas
    [broken] spojení se přerušilo
    [user] tohoto uživatele nezná, nebo heslo není správné
    [database] databázi toho jména nemá
    [rights] tento uživatel tam nesmí číst nebo psát
    [reading] dá se z ní jen číst, jako z repliky jiné databáze
    [full] disk je plný
    [busy] je přetížená
    [closed] právě se spouští, vypíná nebo je zavřená
    [disk] disk nefunguje, jak má
   *[other] { $found }
}
error-store-broken = databáze { $expected } je poškozená, nebo to není databáze: soubor si odložte stranou, projděte ho pomocí „kostka doctor“ a poslední zálohu obnovte do jiné složky
error-key-differs = klíč v { $expected } není ten, kterým se u této databáze podepisuje: zkopírujte ten pravý z jiného stroje nebo odtud, kde ho máte uložený, nebo začněte s novým pomocí --new-key (všichni se pak musí znovu přihlásit)
error-key-broken = klíč { $expected } je poškozený, místo 32 bajtů má { $found }: zkopírujte ho z jiného stroje nebo odtud, kde ho máte uložený, nebo ho smažte a začněte s novým pomocí --new-key (všichni se pak musí znovu přihlásit)
error-key-missing = klíč { $expected } neexistuje, ale u této databáze se už jedním podepisuje: zkopírujte ho z jiného stroje nebo odtud, kde ho máte uložený, nebo začněte s novým pomocí --new-key (všichni se pak musí znovu přihlásit)
error-limits-file = limity v { $expected } nejdou přečíst: { $found }
error-server-missing = k provozu serveru chybí část, která není nainstalovaná ({ $found }): nainstalujete ji příkazem { $expected }
error-country-missing = PostgreSQL a Valkey potřebují část, která není nainstalovaná ({ $found }): nainstalujete ji příkazem { $expected }

## kostka page

help-page = Zapíše stránku jako složku souborů pro libovolný webový hosting, bez serveru v pozadí.
help-page-folder = Složka, do které se zapíše.
help-page-check = Nic nezapíše a řekne, co ve složce chybí nebo je jiné.
page-written = Ve složce { $folder } je { $count ->
    [one] { $count } soubor
    [few] { $count } soubory
    [many] { $count } souboru
   *[other] { $count } souborů
}, { $size } MB. Jak je umístit, je v docs/page.md.
page-whole = Složka { $folder } je úplná: { $count ->
    [one] { $count } soubor
    [few] { $count } soubory
    [many] { $count } souboru
   *[other] { $count } souborů
}.
page-missing = chybí { $name }
page-changed = liší se { $name }

## kostka backup, restore, migrate, doctor

help-backup = Zapíše vše, co si server pamatuje, do jednoho souboru, i když server běží.
help-backup-file = Soubor se zálohou.
help-backup-force = Přepíše soubor, který už existuje.
help-restore = Naplní prázdnou databázi ze zálohy.
help-migrate = Převede databázi starší verze na to, co potřebuje tato.
help-doctor = Projde celou databázi, každou hru znovu přepočítá a řekne, co je špatně.
doctor-looking = Prohlížejí se stoly
backup-done = { $tables ->
    [one] V { $file } je { $tables } stůl
    [few] V { $file } jsou { $tables } stoly
    [many] V { $file } je { $tables } stolu
   *[other] V { $file } je { $tables } stolů
}
restore-done = { $tables ->
    [one] Ze souboru { $file } obnoven { $tables } stůl
    [few] Ze souboru { $file } obnoveny { $tables } stoly
    [many] Ze souboru { $file } obnoveno { $tables } stolu
   *[other] Ze souboru { $file } obnoveno { $tables } stolů
}
migrate-done = Databáze měla schéma { $before }, teď má { $after }.
migrate-nothing = Databáze už schéma { $version } má.
doctor-event = stůl { $table }, událost { $number }: { $fault }
doctor-table = stůl { $table }: { $fault }
doctor-fine = Všechno je v pořádku.
doctor-faults = { $count ->
    [one] { $count } závada
    [few] { $count } závady
    [many] { $count } závady
   *[other] { $count } závad
}
