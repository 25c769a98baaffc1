## Records as text

error-record-empty = v souboru žádný záznam není
error-record-encoding = { $found } není text v kódování { $expected }
error-record-too-large = soubor je větší než { $expected }
error-record-too-long = příliš dlouhé: { $found }, nejvýš { $expected }
error-record-tag = „{ $found }“ není hlavička; čeká se { $expected }
error-record-comment = komentář začíná, ale nekončí (nebo naopak): { $found }
error-record-character = znak „{ $found }“ sem nepatří
error-record-no-game = není řečeno, která hra; čeká se { $expected }
error-record-word = „{ $found }“ tady nic neznamená; čeká se { $expected }
error-record-cut-short = za „{ $found }“ řádek předčasně končí; chybí: { $expected }
error-record-surplus = „{ $found }“ je navíc: řádek končí před tím
error-tag-twice = hlavička { $found } je tu podruhé
error-record-not-read-back = { $found } se nepřepisuje: co by se zapsalo, by se nepřečetlo stejně
error-tag-option = hlavička { $found } neříká, které volby se týká; čeká se { $expected }
error-tag-player = hlavička { $found } nejmenuje žádného hráče; hráči jsou { $expected }
error-tag-player-missing = je tu { $found }, ale chybí { $expected }

## Games, rule sets, options

error-game-unknown = hru „{ $found }“ neznám; jsou tu: { $expected }
error-rules-unknown = sadu pravidel „{ $found }“ neznám; jsou tu: { $expected }
error-option-unknown = volbu „{ $found }“ tato pravidla nemají; mají: { $expected }
error-option-value = { $found } nejde; možné je { $expected }
error-rule-unknown = pravidlo { $found } neexistuje; nejblíž: { $expected }

## Corrections

error-correction-target = položka { $found } neexistuje; jsou tu { $expected }
error-play-chance-stays = tady hází a rozdává program, takže co přinesla náhoda, zůstává: { $found }
error-correction-of-nothing = zatím tu není nic, co by šlo opravit (položka { $found })
error-correction-one-move = oprava má dát právě jeden tah: { $expected }. Je tu: { $found }
error-correction-of-correction = položka { $found } je sama oprava; opravit ji lze jen pomocí { $expected }
error-already-withdrawn = položka { $found } už je odvolaná; zpět ji vrátí { $expected }
error-correction-unsigned = co se tu podepsalo, se mezitím změnilo: kdo podepsal, podepíše znovu
error-correction-moved = opravou tento záznam nepatří tam, kam patřil, když vznikl: jeho část hry (gam, tah nebo kolo) začala položkou { $found } a končí už před ním, nebo je teď někoho jiného
error-correction-passed-over = opravou tato část hry (gam, tah nebo kolo), která začala položkou { $found }, nemůže skončit; počítá se, jako by nebyla známa

## Files

error-file-missing = { $found }: takový soubor není
error-file-directory = { $found }: to je složka, ne soubor
error-file-permission = { $found }: k souboru není oprávnění
error-file-way = { $found }: některá část cesty není složka
error-file-there = { $found }: tak se už jmenuje něco jiného
error-file-read-only = { $found }: tady se dá jen číst, psát ne
error-file-full = { $found }: disk je plný
error-file-unreadable = { $found }: soubor nejde použít ({ $reason })
error-file-folder = { $found }: složka pro tento soubor neexistuje
error-file-special = { $found }: záznam patří do obyčejného souboru

## A game to be resumed

error-record-finished = { $found }: poslední hra v souboru je dohraná; pro novou zvolte jiný soubor
error-record-foreign = { $found }: záznam jiného programu; číst ho lze, psát do něj ne
error-record-changed = { $found }: soubor mezitím změnil někdo jiný; nic nebylo přepsáno
error-record-busy = { $found }: do tohoto souboru se právě ukládá jiná hra
error-promise-lost = hody této hry určuje závazek předem; s těmito hlavičkami už ho nejde dodržet
error-resume-differs = { $found } odporuje rozehrané hře: tam je { $expected }
error-resume-without = { $found } odporuje rozehrané hře: ta má ověřitelnou náhodu bez semínka

## Seats

error-seats-count = míst je { $expected }, ne { $found }
error-seat-name = jméno „{ $found }“ je prázdné, je tu dvakrát, nebo se nedá vypsat
error-bot-unknown = { $found } tu nehraje; boti: { $expected }
error-view-unknown = jako „{ $found }“ se nikdo nedívá; možné je: { $expected }
error-view-ambiguous = jméno „{ $found }“ má víc hráčů: upřesněte { $expected }

## The command line

error-option-form = „{ $found }“: čeká se { $expected }
error-option-twice = volba { $found } je zadána dvakrát
error-option-number = { $found } nejde; čeká se { $expected }
error-option-conflict = { $found }: obojí najednou nejde
error-match-sides = { $found } nemá právě dvě strany, z obou stran se proto hrát nedá
error-match-bots = na zápas jsou potřeba aspoň dva boti; k dispozici: { $expected }
error-scheduler-unreachable = na adrese { $found } žádný plánovač Dask neodpovídá
error-analyse-none = rozbor zatím není pro { $found }; je pro: { $expected }
error-analyse-seconds = rozbor hry { $found } časový limit nepotřebuje: vynechte --seconds
error-analyse-nothing = v { $found } není co rozebrat: v záznamu chybějí hody, kameny v rukou i rozhodnutí
error-usage-option = přepínač { $found } neexistuje; viz --help
error-usage-command = příkaz „{ $found }“ neexistuje; viz kostka --help
error-usage-surplus = toto je navíc: { $found }
error-usage-missing = chybí { $found }; viz --help
error-usage-value = taková hodnota nejde: { $found }; viz --help
error-usage-choice = taková hodnota nejde: { $found }; možné je: { $expected }
error-usage-twice = { $found } je zadáno dvakrát
error-usage-other = příkazu nerozumím: { $found }
error-program = chyba v samotném programu, nahlaste ji prosím: { $found }

## Parts that are not installed with the house

error-solver-missing = k tomu chybí část, která není nainstalovaná ({ $found }): nainstalujete ji příkazem { $expected }
error-cluster-missing = na cluster chybí část, která není nainstalovaná ({ $found }): nainstalujete ji příkazem { $expected }
