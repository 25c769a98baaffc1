# Mexiko: der Tisch

## Was getan wird

web-mexiko-ladder = Leiter der Ansagen
web-mexiko-answers = Antworten
web-mexiko-sign-accept = Annehmen
web-mexiko-sign-doubt = Glaub ich nicht
web-mexiko-sign-table = Auf den Tisch
web-mexiko-sign-behind = Hinter der Hand
web-mexiko-give = Würfel abgeben
web-mexiko-how =
    { $dice ->
        [0] Hinter der Hand
        [1] Einen offen
       *[2] Beide offen
    }
web-mexiko-time-out = Auszeit
web-mexiko-time-out-left =
    { $left ->
        [one] noch { $left }
       *[other] noch { $left }
    }
web-mexiko-foam = Schaumzeit

web-mexiko-ask-serve =
    { $you ->
        [yes] Dein Aufschlag. Was sagst du an?
       *[no] { $who } schlägt auf und sagt an.
    }
web-mexiko-ask-beat =
    { $you ->
        [yes] Überbiete die Ansage { $call }.
       *[no] { $who } muss die Ansage { $call } überbieten.
    }
web-mexiko-ask-answer =
    { $mine ->
        [yes] Du sagst an: { $call }. Wird es geglaubt?
       *[no]
            { $you ->
                [yes] Angesagt: { $call }. Glaubst du das?
               *[no] { $caller } sagt an: { $call }. { $who } antwortet.
            }
    }
web-mexiko-ask-table =
    { $you ->
        [yes] Die Ansage { $call } ist angenommen. Wie wird geworfen?
       *[no] Die Ansage { $call } ist angenommen. { $who } sagt, wie geworfen wird.
    }
web-mexiko-ask-how =
    { $you ->
        [yes] Wie wirfst du?
       *[no] { $who } wirft gleich.
    }
web-mexiko-ask-nominate = Welcher Würfel spielt diesen Satz?
web-mexiko-ask-replace = Rote Karte. Welcher Würfel spielt weiter?
web-mexiko-wait-throw =
    { $you ->
        [yes] Du wirfst hinter der Hand.
       *[no] { $who } wirft hinter der Hand.
    }
web-mexiko-wait-open =
    { $you ->
        [yes] Du wirfst auf den Tisch.
       *[no] { $who } wirft auf den Tisch.
    }
web-mexiko-wait-show = Die Würfel werden gezeigt.
web-mexiko-wait-die =
    { $you ->
        [yes] Wähle einen Würfel.
       *[no] { $who } wählt einen Würfel.
    }
web-mexiko-over = Das Match ist aus.

## Was auf dem Tisch liegt

web-mexiko-serves = Aufschlag
web-mexiko-sets = Sätze:
web-mexiko-set-of = Satz { $number }, best of { $best }
web-mexiko-hand = Würfel hinter der Hand
web-mexiko-dice = auf den Würfeln: { $call }
web-mexiko-die-open = ein Würfel liegt offen: { $die }
web-mexiko-dice-yours = hinter deiner Hand: { $call }
web-mexiko-called = Ansage { $call }
web-mexiko-called-believed = angenommene Ansage { $call }
web-mexiko-plays = es spielt Würfel { $die }
web-mexiko-mark-beat = das ist zu überbieten
web-mexiko-mark-said = das ist jetzt angesagt
web-mexiko-mark-thrown = das hast du geworfen
web-mexiko-mark-trail = in diesem Gam schon angenommen
web-mexiko-paused = Auszeit, höchstens 30 Sekunden.
web-mexiko-drink =
    { $who ->
        [both] Es darf getrunken werden.
       *[none] Noch wird nicht getrunken.
    }
web-mexiko-drink-one = { $who } darf schon trinken: die andere Seite hat Schaumzeit.
web-mexiko-drinks =
    { $minutes ->
        [0] { $who } trinkt sofort aus, { $winner } auch.
        [one] { $who } trinkt sofort aus, { $winner } hat danach { $minutes } Minute.
       *[other] { $who } trinkt sofort aus, { $winner } hat danach { $minutes } Minuten.
    }

## Was geschah

web-mexiko-told-thrown =
    { $you ->
        [yes] Du wirfst hinter der Hand.
       *[no] { $who } wirft hinter der Hand.
    }
web-mexiko-told-thrown-mine = Dein Wurf: { $call }.
web-mexiko-told-thrown-open =
    { $you ->
        [yes] Du wirfst offen: { $call }.
       *[no] { $who } wirft offen: { $call }.
    }
web-mexiko-told-thrown-half =
    { $you ->
        [yes] Du wirfst; ein Würfel liegt offen: { $die }.
       *[no] { $who } wirft; ein Würfel liegt offen: { $die }.
    }
web-mexiko-told-call =
    { $you ->
        [yes] Du sagst an: { $call }.
       *[no] { $who } sagt an: { $call }.
    }
web-mexiko-told-accept =
    { $you ->
        [yes] Du nimmst an.
       *[no] { $who } nimmt an.
    }
web-mexiko-told-doubt =
    { $you ->
        [yes] Du zweifelst.
       *[no] { $who } zweifelt.
    }
web-mexiko-told-behind = Geworfen wird hinter der Hand.
web-mexiko-told-table =
    { $you ->
        [yes] Du verlangst den Wurf auf den Tisch.
       *[no] { $who } will den Wurf auf den Tisch.
    }
web-mexiko-told-open =
    { $dice ->
        [1]
            { $you ->
                [yes] Du lässt einen Würfel offen.
               *[no] { $who } lässt einen Würfel offen.
            }
       *[2]
            { $you ->
                [yes] Du wirfst beide Würfel offen.
               *[no] { $who } wirft beide Würfel offen.
            }
    }
web-mexiko-told-time-out =
    { $you ->
        [yes] Du nimmst eine Auszeit, höchstens 30 Sekunden.
       *[no] { $who } nimmt eine Auszeit, höchstens 30 Sekunden.
    }
web-mexiko-told-foam =
    { $you ->
        [yes] Du nimmst zwei Minuten Schaumzeit, die andere Seite darf trinken.
       *[no] { $who } nimmt zwei Minuten Schaumzeit, die andere Seite darf trinken.
    }
web-mexiko-told-plays =
    { $you ->
        [yes] Für dich spielt Würfel { $die }.
       *[no] Für { $who } spielt Würfel { $die }.
    }
web-mexiko-end-doubt =
    { $you ->
        [yes] Du zweifelst. Angesagt: { $call }, geworfen: { $dice }.
       *[no] { $who } zweifelt. Angesagt: { $call }, geworfen: { $dice }.
    }
web-mexiko-end-table =
    { $enough ->
        [yes]
            { $you ->
                [yes] Dein Wurf auf den Tisch: { $dice }. Das überbietet die Ansage { $call }.
               *[no] { $who } wirft auf den Tisch: { $dice }. Das überbietet die Ansage { $call }.
            }
       *[no]
            { $you ->
                [yes] Dein Wurf auf den Tisch: { $dice }. Das überbietet die Ansage { $call } nicht.
               *[no] { $who } wirft auf den Tisch: { $dice }. Das überbietet die Ansage { $call } nicht.
            }
    }
web-mexiko-end-give =
    { $you ->
        [yes] Du gibst die Würfel ab.
       *[no] { $who } gibt die Würfel ab.
    }
web-mexiko-end-report = Gam laut Meldung.
web-mexiko-scores =
    { $points ->
        [1]
            { $you ->
                [yes] Du bekommst einen Punkt.
               *[no] { $who } bekommt einen Punkt.
            }
       *[2]
            { $you ->
                [yes] Du bekommst zwei Punkte.
               *[no] { $who } bekommt zwei Punkte.
            }
    }
web-mexiko-set-won =
    { $you ->
        [yes] Du gewinnst den Satz { $won }:{ $lost }.
       *[no] { $who } gewinnt den Satz { $won }:{ $lost }.
    }
web-mexiko-stands = Es steht { $first }:{ $second }.
web-mexiko-last = Voriges Gam: { $what }

## Wie es steht

web-mexiko-where = Satz { $number }: { $first } { $here }, { $second } { $there }.
web-mexiko-where-sets = Sätze { $sets }.
web-mexiko-where-serves =
    { $you ->
        [yes] In diesem Gam hast du Aufschlag.
       *[no] In diesem Gam hat { $who } Aufschlag.
    }

## Vor dem Aufschlag

web-mexiko-ready = Bereit
web-mexiko-wait-ready = Warten auf { $who }.
web-mexiko-wait-serve =
    { $you ->
        [yes] Du schlägst als Nächstes auf.
       *[no] { $who } schlägt als Nächstes auf.
    }
web-mexiko-finished = Ausgetrunken
web-mexiko-sub = { $die } kommt ins Spiel
web-mexiko-ask-lineup = Deine Aufstellung?
web-mexiko-wait-lineup = { $who } meldet die Aufstellung.
web-mexiko-lineup-number = Nummer von Würfel { $at }
web-mexiko-lineup-name = Name von Würfel { $at }
web-mexiko-lineup-more = Noch einer
web-mexiko-lineup-done = Melden
web-mexiko-lineup-none = Mindestens ein Würfel muss es sein.
web-mexiko-lineup-number-wrong = Die Nummer muss eine ganze Zahl sein.
web-mexiko-lineup-twice = Zwei Würfel haben dieselbe Nummer.
web-mexiko-lineup-sign = Dieses Zeichen kann nicht in einem Namen stehen.
web-mexiko-told-ready =
    { $you ->
        [yes] Du bist bereit.
       *[no] { $who } ist bereit.
    }
web-mexiko-told-finished =
    { $minutes ->
        [0] { $who } hat ausgetrunken, { $winner } muss es auch.
        [one] { $who } hat ausgetrunken. { $winner } hat ab jetzt { $minutes } Minute.
       *[other] { $who } hat ausgetrunken. { $winner } hat ab jetzt { $minutes } Minuten.
    }
web-mexiko-countdown-drink = 🍺 { $who }: { $time }
web-mexiko-countdown-foam = Schaumzeit: { $time }
web-mexiko-countdown-time-out = Auszeit: { $time }

## Die Bühne

web-mexiko-facts =
    { $best ->
        [1] ein Satz bis 15
       *[other] best of { $best }, Sätze bis 15
    }
web-mexiko-to-beat = zu überbieten
web-mexiko-believed = angenommen
web-mexiko-figure =
    { $what ->
        [called] angesagt
        [beat] zu überbieten
       *[lies] auf dem Tisch
    }
web-mexiko-plate =
    { $what ->
        [throw] Dein Wurf
        [call] Deine Ansage
        [answer] Glaubst du das?
        [where] Wie wird geworfen?
        [how] Wie wirfst du?
        [nominate] Welcher Würfel spielt?
        [replace] Welcher Würfel kommt?
       *[lineup] Deine Aufstellung
    }
web-mexiko-throw = Werfen
web-mexiko-throw-how = drücken, Leertaste oder schütteln
web-mexiko-plus =
    { $you ->
        [yes] +{ $points } für dich
       *[no] +{ $points }
    }
web-mexiko-wins-set = gewinnt den Satz
web-mexiko-wins-match = gewinnt das Match
web-mexiko-give-price =
    { $points ->
        [one] { $who } bekommt { $points } Punkt
       *[other] { $who } bekommt { $points } Punkte
    }
web-mexiko-this-gam = In diesem Gam
web-mexiko-verdict-doubt =
    { $right ->
        [yes]
            { $you ->
                [yes] Du hast gezweifelt, zu Recht.
               *[no] { $who } hat gezweifelt, zu Recht.
            }
       *[no]
            { $you ->
                [yes] Du hast gezweifelt, aber es stimmte.
               *[no] { $who } hat gezweifelt, aber es stimmte.
            }
    }
web-mexiko-verdict-table =
    { $enough ->
        [yes]
            { $you ->
                [yes] Auf den Tisch geworfen, und du hast überboten.
               *[no] { $who } wirft auf den Tisch und überbietet.
            }
       *[no]
            { $you ->
                [yes] Auf den Tisch geworfen, und es reicht nicht.
               *[no] { $who } wirft auf den Tisch, und es reicht nicht.
            }
    }
web-mexiko-indians-short = Ind.
web-mexiko-indians =
    { $count ->
        [one] Indianer
       *[other] Indianer
    }
web-mexiko-call-short = { $count } Ind.
web-mexiko-thrown = dein
web-mexiko-set-over =
    { $you ->
        [yes] Du gewinnst den Satz
       *[no] { $who } gewinnt den Satz
    }
web-mexiko-before = Vor dem ersten Aufschlag
web-mexiko-key-enter = Enter
web-mexiko-type-call = { $first } { $second } tippen und { $enter }, oder eine Ansage anklicken
web-mexiko-type-sign = { $word } tippen und { $enter }, oder eine Geste anklicken

## Der Verlauf des Spiels

web-mexiko-ending =
    { $by ->
        [doubt]
            { $you ->
                [yes] du zweifelst
               *[no] { $who } zweifelt
            }
        [table]
            { $you ->
                [yes] du wirfst auf den Tisch
               *[no] { $who } wirft auf den Tisch
            }
        [give]
            { $you ->
                [yes] du gibst ab
               *[no] { $who } gibt ab
            }
       *[report] nur das Ergebnis
    }
web-mexiko-fate =
    { $fate ->
        [true] wahr
        [lay] lag da
       *[unknown] nie gezeigt
    }
web-mexiko-tabled = auf den Tisch: { $call }
web-mexiko-now = jetzt
web-mexiko-decided = Das Gam, das entschied
web-mexiko-decided-at = Beim Stand { $score }: { $told }
web-mexiko-decided-doubt =
    { $right ->
        [yes]
            { $you ->
                [yes] Du zweifelst an der Ansage { $call }, und sie war gelogen.
               *[no] { $who } zweifelt an der Ansage { $call }, und sie war gelogen.
            }
       *[no]
            { $you ->
                [yes] Du zweifelst an der Ansage { $call }, aber sie stimmte.
               *[no] { $who } zweifelt an der Ansage { $call }, aber sie stimmte.
            }
    }
web-mexiko-gam = Gam { $number }
web-mexiko-led =
    { $you ->
        [yes] du führst { $score }
       *[no] { $who } führt { $score }
    }

## Das erste Spiel

web-mexiko-hint-serve = Nur du siehst deine Würfel; golden ist dein Wurf. Sag ihn an, oder bluffe und sag mehr (MX-5).
web-mexiko-hint-ladder = Von unten nach oben: 31 bis 65, dann Pasche 1i bis 6i (Indianer), dann Mexiko, die 2-1 (MX-4).
web-mexiko-hint-beat = Du hast geglaubt: Sag mehr an als die schwarze Sprosse, wahr oder nicht. Oder gib die Würfel ab: Dann punktet die andere Seite (MX-15).
web-mexiko-hint-answer = Glaubst du, musst du werfen und überbieten. Zweifelst du, werden die Würfel gezeigt: War es gelogen, punktest du (MX-11).
web-mexiko-hint-table = Man glaubt dir und muss überbieten: Hinter der Hand darf man lügen, auf dem Tisch sehen es alle (MX-14).
