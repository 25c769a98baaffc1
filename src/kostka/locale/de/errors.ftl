## Records as text

error-record-empty = hier steht keine Aufzeichnung
error-record-encoding = { $found } ist kein Text in { $expected }
error-record-too-large = die Datei ist größer als { $expected }
error-record-too-long = zu lang: { $found }, höchstens { $expected }
error-record-tag = „{ $found }“ ist keine Kopfzeile; erwartet { $expected }
error-record-comment = ein Kommentar beginnt ohne Ende oder endet ohne Anfang: { $found }
error-record-character = das Zeichen „{ $found }“ gehört nicht hierher
error-record-no-game = es steht nicht da, welches Spiel; erwartet { $expected }
error-record-word = „{ $found }“ bedeutet hier nichts; erwartet { $expected }
error-record-cut-short = nach „{ $found }“ bricht die Zeile ab; es fehlt noch: { $expected }
error-record-surplus = „{ $found }“ ist zu viel: Die Zeile endet davor
error-tag-twice = die Kopfzeile { $found } steht hier zum zweiten Mal
error-record-not-read-back = { $found } wird nicht neu geschrieben: Was geschrieben würde, ließe sich nicht gleich zurücklesen
error-tag-option = die Kopfzeile { $found } sagt nicht, welche Option gemeint ist; erwartet { $expected }
error-tag-player = die Kopfzeile { $found } nennt niemanden, der mitspielt; es gibt { $expected }
error-tag-player-missing = { $found } ist da, aber { $expected } fehlt

## Games, rule sets, options

error-game-unknown = ein Spiel „{ $found }“ gibt es nicht; es gibt: { $expected }
error-rules-unknown = einen Regelsatz „{ $found }“ gibt es nicht; es gibt: { $expected }
error-option-unknown = diese Regeln haben keine Option „{ $found }“; sie haben: { $expected }
error-option-value = { $found } geht nicht; möglich: { $expected }
error-rule-unknown = eine Regel { $found } gibt es nicht; in der Nähe: { $expected }

## Corrections

error-correction-target = einen Eintrag { $found } gibt es nicht; es gibt { $expected }
error-play-chance-stays = hier würfelt und gibt das Programm, darum bleibt, was der Zufall gebracht hat: { $found }
error-correction-of-nothing = es gibt noch nichts zu korrigieren (Eintrag { $found })
error-correction-one-move = eine Korrektur nennt genau einen Zug: { $expected }. Gefunden: { $found }
error-correction-of-correction = Eintrag { $found } ist selbst eine Korrektur; ändern kann ihn nur { $expected }
error-already-withdrawn = Eintrag { $found } ist schon zurückgenommen; { $expected } holt ihn zurück
error-correction-unsigned = was hier unterschrieben wurde, ist seither anders: Wer unterschrieben hat, unterschreibt noch einmal
error-correction-moved = durch eine Korrektur gehört das nicht mehr dorthin, wo es entstand: sein Teil des Spiels (Gam, Zug oder Runde) begann mit Eintrag { $found } und endet jetzt schon davor oder gehört jemand anderem
error-correction-passed-over = durch eine Korrektur kann dieser Teil des Spiels (Gam, Zug oder Runde), der mit Eintrag { $found } begann, nicht enden; er gilt als nicht bekannt

## Files

error-file-missing = { $found }: diese Datei gibt es nicht
error-file-directory = { $found }: Das ist ein Ordner, keine Datei
error-file-permission = { $found }: keine Berechtigung für diese Datei
error-file-way = { $found }: ein Teil des Pfads ist kein Ordner
error-file-there = { $found }: So heißt schon etwas anderes
error-file-read-only = { $found }: Hier lässt sich nur lesen, nicht schreiben
error-file-full = { $found }: der Datenträger ist voll
error-file-unreadable = { $found }: die Datei ist nicht benutzbar ({ $reason })
error-file-folder = { $found }: der Ordner für diese Datei existiert nicht
error-file-special = { $found }: eine Aufzeichnung gehört in eine gewöhnliche Datei

## A game to be resumed

error-record-finished = { $found }: Das letzte Spiel in der Datei ist beendet; nimm für ein neues eine andere Datei
error-record-foreign = { $found }: Aufzeichnung eines anderen Programms; lesbar, aber nicht zum Weiterschreiben
error-record-changed = { $found }: Jemand anders hat die Datei inzwischen geändert; nichts wurde überschrieben
error-record-busy = { $found }: In diese Datei wird gerade ein anderes Spiel geschrieben
error-promise-lost = der Zufall dieses Spiels ist festgelegt, und mit seinen Kopfzeilen lässt sich das nicht mehr einhalten
error-resume-differs = { $found } widerspricht dem begonnenen Spiel: Dort gilt { $expected }
error-resume-without = { $found } widerspricht dem begonnenen Spiel: Dessen Würfe sind nachprüfbar gezogen, ohne Startwert

## Seats

error-seats-count = Plätze gibt es { $expected }, nicht { $found }
error-seat-name = der Name „{ $found }“ ist leer, doppelt oder nicht darstellbar
error-bot-unknown = { $found } spielt das nicht; Bots: { $expected }
error-view-unknown = als „{ $found }“ schaut niemand zu; möglich: { $expected }
error-view-ambiguous = mehrere Spieler heißen „{ $found }“; sag, welcher gemeint ist: { $expected }

## The command line

error-option-form = „{ $found }“: erwartet { $expected }
error-option-twice = die Option { $found } ist doppelt angegeben
error-option-number = { $found } geht nicht; erwartet { $expected }
error-option-conflict = { $found }: nicht beides zugleich
error-match-sides = { $found } hat nicht genau zwei Seiten und lässt sich darum nicht von beiden spielen
error-match-bots = ein Match braucht mindestens zwei Bots; es gibt: { $expected }
error-scheduler-unreachable = unter { $found } antwortet kein Dask-Scheduler
error-analyse-none = { $found } analysiert noch niemand; analysiert werden: { $expected }
error-analyse-seconds = die Analyse von { $found } braucht kein Zeitbudget: --seconds weglassen
error-analyse-nothing = in { $found } ist nichts zu analysieren: Würfe, Hände und Entscheidungen, die zu beurteilen wären, sind nicht notiert
error-usage-option = eine Option { $found } gibt es nicht; siehe --help
error-usage-command = einen Befehl „{ $found }“ gibt es nicht; siehe kostka --help
error-usage-surplus = das ist zu viel: { $found }
error-usage-missing = { $found } fehlt; siehe --help
error-usage-value = dieser Wert geht nicht: { $found }; siehe --help
error-usage-choice = dieser Wert geht nicht: { $found }; möglich: { $expected }
error-usage-twice = { $found } ist doppelt angegeben
error-usage-other = der Befehl ist unverständlich: { $found }
error-program = ein Fehler im Programm selbst, bitte melden: { $found }

## Parts that are not installed with the house

error-solver-missing = dazu fehlt ein Teil, der nicht installiert ist ({ $found }): installiert wird er mit { $expected }
error-cluster-missing = für einen Cluster fehlt ein Teil, der nicht installiert ist ({ $found }): installiert wird er mit { $expected }
