## Help

help-kostka = Mexiko, Kámoš, Čína, Regál a sportovní domino: hra, počítání a rozhodování přesně podle pravidel.
help-usage = Použití
help-commands = Příkazy
help-arguments = Co zadat
help-parameters = Volby
help-help = Zobrazí nápovědu; za příkazem nápovědu k němu.
help-version = Zobrazí verzi programu.
help-play = Zahraje hru až do konce, s lidmi u téže obrazovky i s boty.
help-replay = Přehraje záznam tah po tahu, s průběžným skóre.
help-score = Spočítá skóre her v záznamu.
help-verify = Ověří, že záznam dodržuje pravidla a že kostky padly tak, jak bylo slíbeno.
help-receipt = Co se uložilo před prvním hodem: závazek tajemství, závazky ostatních a vlastní hodnotu; záznam se s tím porovná.
help-simulate = Nechá boty odehrát mnoho her a ukáže statistiku.
help-match = Nechá každou dvojici botů odehrát tatáž rozdání, každé z obou stran, a boty seřadí.
help-analyse = Ukáže, co které rozhodnutí v záznamu stálo, kolik bylo štěstí a jak se hra vyvíjela.
help-solve = Vyřeší hru přesně nebo v mezích: hodnoty a strategie; každá hra má vlastní volby.
help-rules = Ukáže pravidla: seznam, celou hru nebo jedno pravidlo.
help-lang = Jazyk výpisů; výchozí podle systému.
help-file = Soubor se záznamem.
help-json = Vypíše JSON: pro každou hru jeden objekt na jednom řádku.
help-json-whole = Vypíše JSON: jeden objekt se vším.
help-json-lines = Vypíše JSON: co se najde, hned jako jeden objekt na řádku.
help-usual = [výchozí { $usual }]
help-game = Která hra: { $games }.
help-option = jméno=hodnota: volba pravidel, lze opakovat.
help-rule-options = { $game }: volby pravidel (v závorce výchozí)
help-game-bots =
    { $game }: boti
      { $bots }
help-rule-set = Sada pravidel; výchozí: obvyklá.
help-players = Kolik hráčů sedí u stolu.
help-seed = Semínko náhody: stejné semínko, stejné kostky. Bez něj je náhoda ověřitelná.
help-seats = Kdo sedí u stolu, odděleno čárkami: jméno člověka nebo bot:novice. Na zbylá místa přijdou boti.
help-record = Soubor, do kterého se hra průběžně ukládá; nedohraná v něm pokračuje.
help-dice = drawn: hází a rozdává program; ask: házíte a rozdáváte doopravdy a píšete, co padlo.
help-all = Všechno najednou (--all), nebo po krocích (--step); na terminálu obvykle po krocích.
help-from = Začne od položky s tímto číslem.
help-view = Číma očima: spectator, referee, jméno nebo číslo hráče. Jinak u dohrané hry vše, u nedohrané jen to, co viděl celý stůl.
help-what = Číslo pravidla (MX-14), hra ({ $games }), nebo slovo, které se má v pravidlech najít; nic: seznam všech.
help-games = Kolik her se odehraje.
help-simulation-seed = Semínko celé řady: stejné semínko, stejný výsledek.
help-bots = Jeden druh bota pro všechna místa, nebo pro každé zvlášť, oddělené čárkami.
help-workers = Kolik procesů počítá; výchozí je počet procesorů. Výsledek je stejný.
help-match-bots = Boti, aspoň dva.
help-deals = Kolik rozdání (nebo setů) odehraje každá dvojice; každé se hraje dvakrát, podruhé s vyměněnými stranami.
help-keep-players = Kolik rozdání po sobě hrají titíž hráči, takže se mohou učit; jinak jsou pro každou hru noví.
help-scheduler = Adresa plánovače Dask: místo tohoto počítače počítá jeho cluster.
help-seconds = Kolik sekund smí padnout na jedno rozhodnutí; jinak podle bota nebo rozboru.
help-all-decisions = Všechna rozhodnutí, i ta, která nic nestála.

## What may be typed at the table, besides moves

command-quit = konec dost
command-undo = zpět zpet
command-help = ? nápověda napoveda
command-why = proč proc
command-rules = pravidla pravidlo

## At the table

seat-you = Hráč
seat-number = místo { $number }
play-begun = Napište ? a uvidíte, jak se tahy píšou; „konec“ hru přeruší.
play-resumed = Hra pokračuje tam, kde přestala.
play-promise = Závazek, podle kterého lze ověřit každý hod i rozdání: { $commitment }
play-secret = Tajemství závazku (hra { $game }): { $secret }
play-hand-over = Na tahu je { $name }. Předejte zařízení a stiskněte Enter.
play-hand-over-first = Nejdřív předejte zařízení: na tahu je { $name } a stiskne Enter. (konec: pryč, zpět: vzít tah zpět.)
play-choices = Můžete zahrát: { $moves }
play-length = { $about } (Enter: { $usual })
play-length-flag = { $about } Teď: { $usual }; jinak --option { $option }=…
play-help = Kromě tahů: zpět (vezme zpět tah, dokud nikdo nic nového neviděl), proč (pravidlo posledního odmítnutí), pravidla { $rule }, konec.
play-not-understood = „{ $typed }“ teď nic neznamená. Napište ? a uvidíte možnosti.
play-why-nothing = Nic nebylo odmítnuto.
play-rules-which = Které pravidlo? Například: pravidla { $rule }.
play-help-judge = Řádek, který začíná !, patří rozhodčímu a píše se jako v záznamu: prohřešek, trest, napomenutí nebo oprava jako ! undo 7.
play-late = Hra skončila. Rozhodčí může ještě rozhodnout a protokol lze podepsat, řádkem jako v záznamu (! …); Enter končí.
play-corrected = Položka { $number } je opravena.
play-now-impossible = Položka { $number } už neplatí: { $reason }
play-undone = Tah je vzat zpět.
play-undo-late = Zpět to už nejde: od té doby bylo vidět něco nového.
play-dice-ask = Napište, co padlo, například { $example }.
play-dice-stranger = Co teď padne, nesmějí hráči vidět: ať to napíše někdo, kdo nehraje. Pak stiskněte Enter.
play-referee = Čeká se na rozhodčího. Napište rozhodnutí jako v záznamu.
play-kept = Záznam je v souboru { $file }.
play-left = Hra skončila předčasně a nikde není uložena (příště --record SOUBOR).
play-left-kept = Hra je uložena. Pokračování: { $command }

## Replay and score

replay-next = Enter: dál · vše: až do konce · konec: pryč
replay-fault = Položka { $number } se nepočítá: { $reason }
result-open = Hra ještě neskončila.
result-ended = Hra skončila předčasně.
result-draw = Nerozhodně.
result-lost = Nikdo nevyhrál.
result-winner =
    { $count ->
        [one] Vyhrává { $names }.
       *[other] Vyhrávají { $names }.
    }

## The words of a score, as `score --json` names them

score-match = zápas
score-sets = set
score-rounds = kolo
score-party = partie
score-home = domácí
score-guest = hosté
score-winner = vítěz
score-by = způsob
score-points = body
score-total = celkem

## Verify

verify-entries =
    { $count ->
        [one] { $count } položka
        [few] { $count } položky
        [many] { $count } položky
       *[other] { $count } položek
    }, { $over ->
        [yes] hra je dohraná.
        [ended] hra skončila předčasně.
       *[no] hra ještě neskončila.
    }
verify-rules-kept = Všechno je podle pravidel.
verify-no-end-of-line = Poslední řádek nemá konec řádku: možná je záznam useknutý.
verify-canonical =
    { $canonical ->
        [yes] Soubor má přesně tu podobu, v jaké by ho program zapsal.
       *[no] Soubor je napsán jinak, než by ho zapsal program; na smyslu se tím nic nemění.
    }
verify-differs = Položka { $number }: zapsáno { $found }, slíbeno { $expected }.
verify-corrected = Položka { $number }: { $found } je z opravy, ne ze závazku.
verify-withdrawn = Položka { $number }: slíbené { $expected } oprava zrušila.
verify-chance-promise = Hody a rozdání podle závazku: { $agreed }, celkem { $checked }.
verify-chance-seed = Hody a rozdání podle semínka: { $agreed }, celkem { $checked }.
verify-chance-none = Tato hra nemá závazek, hody nelze ověřit.
verify-chance-unpublished = Tajemství závazku ještě není zveřejněno, hody zatím nelze ověřit.
verify-chance-lacking = Hra skončila, ale v záznamu chybí tajemství závazku, hody proto nelze ověřit.
verify-chance-broken = Tajemství není to, k němuž se záznam zavázal.
verify-chance-altered = Hodnota některého hráče není ta, která byla určena před začátkem hry.
verify-gave =
    { $name }: { $gave ->
        [own] vložil vlastní hodnotu.
        [house] bot tohoto programu; jeho hodnota nic nedokazuje.
        [altered] hodnota není ta, která byla určena.
       *[host] hodnotu vylosoval ten, kdo hru provozoval.
    }
verify-unlike = { $tag }: na potvrzení je { $seen }, v záznamu { $found }.
verify-proves-witnessed = Dokázáno: hra má tajemství a hodnoty z potvrzení, takže žádný hod nemohl nikdo vybrat, ani ten, kdo hru provozoval.
verify-proves-own = Dokázáno: pokud byl tento závazek znám dřív než hodnoty, nemohl žádný hod nikdo vybrat, ani ten, kdo hru provozoval; doložit to mohou ti, kdo vložili hodnotu (--receipt).
verify-proves-host = Dokázáno: každý hod plyne ze zveřejněného tajemství. Nedokázáno: že si ho nevybral ten, kdo hru provozoval, protože vylosoval i všechny hodnoty.
verify-proves-seed = Dokázáno: každý hod plyne ze semínka. Nedokázáno: že si semínko nikdo nevybral a hody neznal předem.
error-receipt-form = toto není řádek potvrzení: { $found } (čeká se { $expected })
error-receipt-game = potvrzení patří ke hře { $found }, v souboru je { $expected }
verify-taken =
    { $count ->
        [one] První položka je z jiné hry; ověří ji záznam té hry.
        [few] První { $count } položky jsou z jiné hry; ověří je záznam té hry.
       *[other] Prvních { $count } položek je z jiné hry; ověří je záznam té hry.
    }

## Numbers

number-decimal = ,
number-percent = { $value } %

## Simulate

simulate-playing = Hraje se
simulate-heading =
    { $game }, semínko { $seed }: { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }
simulate-player = Hráč
simulate-wins = Výhry
simulate-rate = Podíl
simulate-interval = 95 %
simulate-mean = Průměr
simulate-error = Chyba průměru
simulate-figure = Veličina
simulate-count = Počet
simulate-least = Nejméně
simulate-most = Nejvíce
simulate-draws = Nerozhodně: { $count }

## While it takes its time

progress-compiling = Napoprvé se program překládá; příště začne hned.

## Match

match-heading =
    { $game }, semínko { $seed }: { $deals ->
        [one] { $deals } rozdání pro každou dvojici, z obou stran
        [few] { $deals } rozdání pro každou dvojici, z obou stran
        [many] { $deals } rozdání pro každou dvojici, z obou stran
       *[other] { $deals } rozdání pro každou dvojici, z obou stran
    }
match-pair = Dvojice
match-bot = Bot
match-games = Výhry / remízy / prohry
match-share = Podíl
match-interval = 95 %
match-margin = Rozdíl
match-legend = Čísla patří prvnímu z dvojice. Podíl: z rozhodnutých her. Rozdíl: body na hru, obě hry jednoho rozdání dohromady.

## Analyse

analyse-working = Rozebírá se
analyse-unit =
    { $unit ->
        [win] Ceny a štěstí jsou v šancích na výhru.
        [points] Ceny a štěstí jsou v bodech.
       *[other] Ceny a štěstí: { $unit }.
    }
analyse-shown =
    { $count ->
        [one] Zobrazeno rozhodnutí: { $shown }, celkem { $count }.
        [few] Zobrazeno rozhodnutí: { $shown }, celkem { $count }.
        [many] Zobrazeno rozhodnutí: { $shown }, celkem { $count }.
       *[other] Zobrazeno rozhodnutí: { $shown }, celkem { $count }.
    }
analyse-noise = Cena pod dvojnásobkem své chyby může být jen náhoda, proto se vynechává; --all ukáže všechno.
analyse-lost = { $player }: prohraná tabulka (KCR-13), v pořadí za všemi dohranými. V bodech výše ta prohra není.
analyse-nothing = V této hře není co rozebrat: v záznamu chybějí hody, kameny v rukou i rozhodnutí.
analyse-entry = Položka
analyse-player = Hráč
analyse-choice = Volba
analyse-best = Nejlepší
analyse-cost = Cena
analyse-hindsight = Zpětně
analyse-hindsight-best = Zpětně nejlepší
analyse-decisions = Rozhodnutí
analyse-error-rate = Chybovost
analyse-total = Cena
analyse-luck = Štěstí
analyse-course = { $player }: očekávaný výsledek podle položek

## Solve

solve-working = Počítá se
solved-value = hodnota
solved-bound = horní mez
solved-policy = strategie
solved-stderr = chyba průměru
solved-seconds = sekundy
solved-best = nejlepší
solved-nodes = uzly
solved-yes = ano
solved-no = ne

## Správa

help-admin = Najde a spravuje lidi a stoly serveru, i když server běží.
help-admin-acts = Vypíše, co správci udělali, od nejnovějšího.
help-admin-people = Najde, přejmenuje, odhlásí a smaže lidi; nové záchranné kódy.
help-admin-people-find = Najde lidi podle id nebo jména.
help-admin-people-rename = Dá někomu jiné jméno. Odehrané hry si nechají to staré.
help-admin-people-end-sessions = Odhlásí někoho ze všech prohlížečů.
help-admin-people-recovery-codes = Vytvoří účtu deset nových záchranných kódů; staré přestanou platit.
help-admin-people-forget = Smaže někoho se vším, co je o něm uloženo. Jeho hry zůstanou pod neutrálním jménem.
help-admin-tables = Najde a zavře stoly.
help-admin-tables-find = Vypíše nejnovější stoly, i soukromé.
help-admin-tables-close = Zavře stůl. Rozehraná hra skončí a nikdo ji nevyhraje.
help-admin-text = Id, jméno nebo jeho část.
help-admin-who = Id člověka, nebo jméno účtu.
help-admin-name = Nové jméno.
help-admin-table = Id stolu.
help-admin-person = Jen stoly, kde sedí tento člověk: id, nebo jméno účtu.
help-admin-phase = Jen stoly v tomto stavu.
help-admin-game = Jen stoly této hry.
help-admin-limit = Vypíše nanejvýš tolik.
help-admin-all = Ukončí i přístup jeho programů a odebere jeho přístupové klíče.
help-admin-yes = Udělá to bez ptaní.
admin-nothing = Nic se nenašlo.
admin-person = { $id }  { $name } ({ $kind ->
        [account] účet
        [program] program
        [forgotten] smazáno
       *[guest] host
    })  od { $created }  naposledy { $seen }  přihlášení: { $sessions }
admin-table = { $id }  { $game } ({ $phase ->
        [open] čeká
        [running] hraje se
        [closed] zavřeno
       *[over] dohráno
    })  { $created }  { $seats }
admin-act = { $at }  { $by }  { $what }  { $whom }
admin-sure = Pro potvrzení napište { $whom }:
admin-renamed = { $before } se teď jmenuje { $name }.
admin-ended = { $name }: odhlášeno. Ukončená přihlášení: { $sessions }, programy: { $programs }, přístupové klíče: { $passkeys }.
admin-codes = Nové záchranné kódy pro { $name }, ukážou se jen teď:
admin-forgot = Smazáno. Hry, které teď mají neutrální jméno: { $tables }.
admin-closed = Stůl { $id } je zavřený.
error-admin-nobody = nikdo nemá id ani jméno účtu „{ $found }“; hledá „kostka admin people find“
error-admin-forgotten = „{ $found }“ už je smazaný
error-admin-program = „{ $found }“ je program; patří účtu { $expected }
error-admin-guest = „{ $found }“ je host; záchranné kódy mají jen účty
error-admin-unsure = nepotvrzeno, nic se nezměnilo: { $found }
help-admin-games = Odloží staré hry do souboru a vezme je zpět.
help-admin-games-archive = Odloží do nového souboru hry, které skončily před daným dnem; z databáze zmizí.
help-admin-games-restore = Vezme hry ze souboru zpět do databáze; hry, které v ní už jsou, zůstanou beze změny.
help-admin-games-erase = Odstraní ze souboru jména lidí, kteří byli mezitím smazáni.
help-admin-file = Soubor s hrami.
help-admin-before = Hry, které skončily před tímto dnem (2026-01-31, UTC).
admin-archived = Hry odložené do { $file }: { $games }.
admin-restored = Hry vzaté zpět z { $file }: { $games }; už tu byly: { $there }.
admin-erased = Lidé, jejichž jména zmizela z { $file }: { $people }.
error-games-none = žádné hry před tím dnem neskončily
error-games-foreign = { $expected } není soubor her odložených Kostkou
error-games-broken = { $expected } není úplný nebo je poškozený; nic se nezměnilo
error-games-changed = u některého z těch stolů se mezitím něco stalo; nic se nezměnilo, zkuste to znovu
