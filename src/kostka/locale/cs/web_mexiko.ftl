# Mexiko: stůl

## Co se dělá

web-mexiko-ladder = Žebříček hlášek
web-mexiko-answers = Odpovědi
web-mexiko-sign-accept = Beru
web-mexiko-sign-doubt = Nevěřím
web-mexiko-sign-table = Na stůl
web-mexiko-sign-behind = Za ruku
web-mexiko-give = Odevzdat kostky
web-mexiko-how =
    { $dice ->
        [0] Za ruku
        [1] Jednu otevřeně
       *[2] Obě otevřeně
    }
web-mexiko-time-out = Oddechový čas
web-mexiko-time-out-left =
    { $left ->
        [one] zbývá { $left }
        [few] zbývají { $left }
        [many] zbývá { $left }
       *[other] zbývá { $left }
    }
web-mexiko-foam = Čas na pěnu

web-mexiko-ask-serve =
    { $you ->
        [yes] Podáváte. Co hlásíte?
       *[no] { $who } podává a hlásí.
    }
web-mexiko-ask-beat =
    { $you ->
        [yes] Přehoďte hlášku { $call }.
       *[no] { $who } přehazuje hlášku { $call }.
    }
web-mexiko-ask-answer =
    { $mine ->
        [yes] Hlásíte: { $call }. Uvěří vám?
       *[no]
            { $you ->
                [yes] Hláška { $call }. Věříte?
               *[no] { $caller } hlásí: { $call }. Odpovídá { $who }.
            }
    }
web-mexiko-ask-table =
    { $you ->
        [yes] Hláška { $call } přijata. Jak má soupeř házet?
       *[no] Hláška { $call } přijata. Na stůl, nebo za ruku? Rozhoduje { $who }.
    }
web-mexiko-ask-how =
    { $you ->
        [yes] Jak hodíte?
       *[no] { $who } se chystá házet.
    }
web-mexiko-ask-nominate = Která kostka nastoupí do setu?
web-mexiko-ask-replace = Červená karta. Která kostka nastoupí místo ní?
web-mexiko-wait-throw =
    { $you ->
        [yes] Házíte za ruku.
       *[no] { $who } hází za ruku.
    }
web-mexiko-wait-open =
    { $you ->
        [yes] Házíte na stůl.
       *[no] { $who } hází na stůl.
    }
web-mexiko-wait-show = Kostky se ukazují.
web-mexiko-wait-die =
    { $you ->
        [yes] Vyberte kostku.
       *[no] { $who } vybírá kostku.
    }
web-mexiko-over = Konec zápasu.

## Co leží na stole

web-mexiko-serves = podává
web-mexiko-sets = sety:
web-mexiko-set-of = Set { $number }, best of { $best }
web-mexiko-hand = kostky za rukou
web-mexiko-dice = na kostkách: { $call }
web-mexiko-die-open = jedna kostka je vidět: { $die }
web-mexiko-dice-yours = za vaší rukou: { $call }
web-mexiko-called = hláška { $call }
web-mexiko-called-believed = přijatá hláška { $call }
web-mexiko-plays = hraje kostka { $die }
web-mexiko-mark-beat = to se přehazuje
web-mexiko-mark-said = to je teď hlášeno
web-mexiko-mark-thrown = to máte na kostkách
web-mexiko-mark-trail = v tomto gamu už přijato
web-mexiko-paused = Oddechový čas, nejvýš 30 sekund.
web-mexiko-drink =
    { $who ->
        [both] Pít už se smí.
       *[none] Ještě se nepije.
    }
web-mexiko-drink-one = { $who } už smí pít: soupeř má čas na pěnu.
web-mexiko-drinks =
    { $minutes ->
        [0] { $who } dopíjí hned, { $winner } také.
        [one] { $who } dopíjí hned, { $winner } má pak { $minutes } minutu.
        [few] { $who } dopíjí hned, { $winner } má pak { $minutes } minuty.
        [many] { $who } dopíjí hned, { $winner } má pak { $minutes } minuty.
       *[other] { $who } dopíjí hned, { $winner } má pak { $minutes } minut.
    }

## Co se stalo

web-mexiko-told-thrown =
    { $you ->
        [yes] Házíte za ruku.
       *[no] { $who } hází za ruku.
    }
web-mexiko-told-thrown-mine = Váš hod: { $call }.
web-mexiko-told-thrown-open =
    { $you ->
        [yes] Házíte otevřeně: { $call }.
       *[no] { $who } hází otevřeně: { $call }.
    }
web-mexiko-told-thrown-half =
    { $you ->
        [yes] Házíte, jedna kostka je vidět: { $die }.
       *[no] { $who } hází, jedna kostka je vidět: { $die }.
    }
web-mexiko-told-call =
    { $you ->
        [yes] Hlásíte: { $call }.
       *[no] { $who } hlásí: { $call }.
    }
web-mexiko-told-accept =
    { $you ->
        [yes] Berete.
       *[no] { $who } bere.
    }
web-mexiko-told-doubt =
    { $you ->
        [yes] Nevěříte.
       *[no] { $who } nevěří.
    }
web-mexiko-told-behind = Hází se za ruku.
web-mexiko-told-table =
    { $you ->
        [yes] Chcete hod na stůl.
       *[no] { $who } chce hod na stůl.
    }
web-mexiko-told-open =
    { $dice ->
        [1]
            { $you ->
                [yes] Jednu kostku necháváte na očích.
               *[no] { $who } nechává jednu kostku na očích.
            }
       *[2]
            { $you ->
                [yes] Házíte obě kostky otevřeně.
               *[no] { $who } hází obě kostky otevřeně.
            }
    }
web-mexiko-told-time-out =
    { $you ->
        [yes] Berete si oddechový čas, nejvýš 30 sekund.
       *[no] { $who } si bere oddechový čas, nejvýš 30 sekund.
    }
web-mexiko-told-foam =
    { $you ->
        [yes] Berete si dvě minuty na pěnu, soupeř smí pít.
       *[no] { $who } si bere dvě minuty na pěnu, soupeř smí pít.
    }
web-mexiko-told-plays =
    { $you ->
        [yes] Hraje za vás kostka { $die }.
       *[no] { $who }: hraje kostka { $die }.
    }
web-mexiko-end-doubt =
    { $you ->
        [yes] Nevěříte. Hláška { $call }, na kostkách { $dice }.
       *[no] { $who } nevěří. Hláška { $call }, na kostkách { $dice }.
    }
web-mexiko-end-table =
    { $enough ->
        [yes]
            { $you ->
                [yes] Váš hod na stůl: { $dice }. Hlášku { $call } přehazuje.
               *[no] { $who }, hod na stůl: { $dice }. Hlášku { $call } přehazuje.
            }
       *[no]
            { $you ->
                [yes] Váš hod na stůl: { $dice }. Hlášku { $call } nepřehazuje.
               *[no] { $who }, hod na stůl: { $dice }. Hlášku { $call } nepřehazuje.
            }
    }
web-mexiko-end-give =
    { $you ->
        [yes] Odevzdáváte kostky.
       *[no] { $who } odevzdává kostky.
    }
web-mexiko-end-report = Gam zapsaný jen výsledkem.
web-mexiko-scores =
    { $points ->
        [1]
            { $you ->
                [yes] Máte bod.
               *[no] { $who } má bod.
            }
       *[2]
            { $you ->
                [yes] Máte dva body.
               *[no] { $who } má dva body.
            }
    }
web-mexiko-set-won =
    { $you ->
        [yes] Vyhráváte set { $won }:{ $lost }.
       *[no] { $who } vyhrává set { $won }:{ $lost }.
    }
web-mexiko-stands = Stav { $first }:{ $second }.
web-mexiko-last = Minulý gam: { $what }

## Kde to stojí

web-mexiko-where = Set { $number }: { $first } { $here }, { $second } { $there }.
web-mexiko-where-sets = Na sety { $sets }.
web-mexiko-where-serves =
    { $you ->
        [yes] V tomto gamu podáváte.
       *[no] V tomto gamu podává { $who }.
    }

## Před podáním

web-mexiko-ready = Můžeme hrát
web-mexiko-wait-ready = Čeká se na hráče { $who }.
web-mexiko-wait-serve =
    { $you ->
        [yes] Podáváte vy.
       *[no] Podává { $who }.
    }
web-mexiko-finished = Dopito
web-mexiko-sub = Nastoupí { $die }
web-mexiko-ask-lineup = Vaše sestava?
web-mexiko-wait-lineup = { $who } hlásí sestavu.
web-mexiko-lineup-number = Číslo { $at }. kostky
web-mexiko-lineup-name = Jméno { $at }. kostky
web-mexiko-lineup-more = Další kostka
web-mexiko-lineup-done = Ohlásit
web-mexiko-lineup-none = V sestavě musí být aspoň jedna kostka.
web-mexiko-lineup-number-wrong = Číslo kostky musí být celé, od nuly výš.
web-mexiko-lineup-twice = Dvě kostky mají stejné číslo.
web-mexiko-lineup-sign = Tento znak ve jménu být nesmí.
web-mexiko-told-ready =
    { $you ->
        [yes] Z vaší strany se může hrát.
       *[no] { $who }: můžeme hrát.
    }
web-mexiko-told-finished =
    { $minutes ->
        [0] { $who } má dopito, { $winner } musí také.
        [one] { $who } má dopito. { $winner } má odteď { $minutes } minutu.
        [few] { $who } má dopito. { $winner } má odteď { $minutes } minuty.
        [many] { $who } má dopito. { $winner } má odteď { $minutes } minuty.
       *[other] { $who } má dopito. { $winner } má odteď { $minutes } minut.
    }
web-mexiko-countdown-drink = 🍺 { $who }: { $time }
web-mexiko-countdown-foam = Čas na pěnu: { $time }
web-mexiko-countdown-time-out = Oddechový čas: { $time }

## Jeviště

web-mexiko-facts =
    { $best ->
        [1] jeden set do 15
       *[other] best of { $best }, sety do 15
    }
web-mexiko-to-beat = přehodit
web-mexiko-believed = přijato
web-mexiko-figure =
    { $what ->
        [called] hlášeno
        [beat] přehodit
       *[lies] na kostkách
    }
web-mexiko-plate =
    { $what ->
        [throw] Házíte
        [call] Hlásíte
        [answer] Věříte?
        [where] Za ruku, nebo na stůl?
        [how] Jak hodíte?
        [nominate] Která kostka nastoupí?
        [replace] Která kostka ji vystřídá?
       *[lineup] Vaše sestava
    }
web-mexiko-throw = Hodit
web-mexiko-throw-how = stisk, mezerník nebo zatřesení
web-mexiko-plus =
    { $you ->
        [yes] +{ $points } pro vás
       *[no] +{ $points }
    }
web-mexiko-wins-set = vyhrává set
web-mexiko-wins-match = vyhrává zápas
web-mexiko-give-price =
    { $points ->
        [one] { $who } má { $points } bod
        [few] { $who } má { $points } body
       *[other] { $who } má { $points } bodů
    }
web-mexiko-this-gam = V tomto gamu
web-mexiko-verdict-doubt =
    { $right ->
        [yes]
            { $you ->
                [yes] Nevěříte, a právem.
               *[no] { $who } nevěří, a právem.
            }
       *[no]
            { $you ->
                [yes] Nevěříte, ale byla to pravda.
               *[no] { $who } nevěří, ale byla to pravda.
            }
    }
web-mexiko-verdict-table =
    { $enough ->
        [yes]
            { $you ->
                [yes] Házíte na stůl a přehazujete.
               *[no] { $who } hází na stůl a přehazuje.
            }
       *[no]
            { $you ->
                [yes] Házíte na stůl a nepřehazujete.
               *[no] { $who } hází na stůl a nepřehazuje.
            }
    }
web-mexiko-indians-short = ind.
web-mexiko-indians =
    { $count ->
        [one] indián
        [few] indiáni
       *[other] indiánů
    }
web-mexiko-call-short = { $count } ind.
web-mexiko-thrown = hozeno
web-mexiko-set-over =
    { $you ->
        [yes] Vyhráváte set
       *[no] { $who } vyhrává set
    }
web-mexiko-before = Před prvním podáním
web-mexiko-key-enter = Enter
web-mexiko-type-call = Napište { $first } { $second } a { $enter }, nebo klepněte na hlášku
web-mexiko-type-sign = Napište { $word } a { $enter }, nebo klepněte na gesto

## Průběh hry

web-mexiko-ending =
    { $by ->
        [doubt]
            { $you ->
                [yes] nevěříte
               *[no] { $who } nevěří
            }
        [table]
            { $you ->
                [yes] házíte na stůl
               *[no] { $who } hází na stůl
            }
        [give]
            { $you ->
                [yes] odevzdáváte
               *[no] { $who } odevzdává
            }
       *[report] jen výsledek
    }
web-mexiko-fate =
    { $fate ->
        [true] pravda
        [lay] leželo tam
       *[unknown] neukázáno
    }
web-mexiko-tabled = na stůl: { $call }
web-mexiko-now = teď
web-mexiko-decided = Gam, který rozhodl
web-mexiko-decided-at = Za stavu { $score }: { $told }
web-mexiko-decided-doubt =
    { $right ->
        [yes]
            { $you ->
                [yes] nevěříte a hláška { $call } byla lež.
               *[no] { $who } nevěří a hláška { $call } byla lež.
            }
       *[no]
            { $you ->
                [yes] nevěříte, ale hláška { $call } byla pravda.
               *[no] { $who } nevěří, ale hláška { $call } byla pravda.
            }
    }
web-mexiko-gam = { $number }. gam
web-mexiko-led =
    { $you ->
        [yes] vedete { $score }
       *[no] { $who } vede { $score }
    }

## První hra

web-mexiko-hint-serve = Kostky vidíte jen vy; zlatá příčka je váš hod. Ohlaste ho, nebo zablafujte a hlaste víc (MX-5).
web-mexiko-hint-ladder = Od nejnižšího: 31 až 65, pak dvojice 1i až 6i (indiáni), nejvýš mexiko, tedy 2-1 (MX-4).
web-mexiko-hint-beat = Věříte: hlaste víc než černá příčka, i nepravdivě. Nebo odevzdejte kostky a bod má soupeř (MX-15).
web-mexiko-hint-answer = Uvěříte-li, musíte hlášku přehodit. Neuvěříte-li, kostky se ukážou: je-li na nich méně, bod je váš (MX-11).
web-mexiko-hint-table = Soupeř věří a musí přehodit: za rukou smí lhát, na stůl hod uvidí všichni (MX-14).
