## Help

help-kostka = Mexiko, Kámoš–Čína–Regál und Sportdomino: spielen, zählen und schiedsrichtern, genau nach den Regeln.
help-usage = Aufruf
help-commands = Befehle
help-arguments = Argumente
help-parameters = Optionen
help-help = Zeigt die Hilfe, hinter einem Befehl die zu ihm.
help-version = Zeigt die Version des Programms.
help-play = Spielt ein Spiel zu Ende, mit Menschen am selben Bildschirm und mit Bots.
help-replay = Erzählt jeden Zug einer Aufzeichnung mit dem Zwischenstand.
help-score = Zeigt den Stand der Spiele in einer Aufzeichnung.
help-verify = Prüft, ob eine Aufzeichnung die Regeln einhält und die Würfel wie versprochen fielen.
help-receipt = Was du vor dem ersten Wurf festgehalten hast: den Hash des Geheimnisses, die der anderen und deinen Wert; die Aufzeichnung wird damit verglichen.
help-simulate = Lässt Bots viele Spiele spielen und zeigt die Statistik.
help-match = Lässt jedes Paar von Bots dieselben Verteilungen spielen, jede von beiden Seiten, und reiht die Bots.
help-analyse = Zeigt, was jede Entscheidung einer Aufzeichnung gekostet hat, das Glück und den Verlauf.
help-solve = Berechnet, was über ein Spiel bekannt ist; jedes Spiel hat eigene Optionen.
help-rules = Zeigt die Regeln: eine Liste, ein ganzes Spiel oder eine Regel.
help-lang = Sprache der Antworten; sonst die der Umgebung.
help-file = Die Datei mit der Aufzeichnung.
help-json = Gibt JSON aus: für jedes Spiel ein Objekt in einer Zeile.
help-json-whole = Gibt JSON aus: ein Objekt mit allem.
help-json-lines = Gibt JSON aus: für alles Gefundene sofort ein Objekt in einer Zeile.
help-usual = [sonst { $usual }]
help-game = Welches Spiel: { $games }.
help-option = Name=Wert: eine Option der Regeln, mehrfach möglich.
help-rule-options = { $game }: Optionen der Regeln (was sonst gilt)
help-game-bots =
    { $game }: Bots
      { $bots }
help-rule-set = Der Regelsatz; sonst der übliche.
help-players = Wie viele Spieler am Tisch sitzen.
help-seed = Startwert des Zufalls: gleicher Startwert, gleiche Würfel. Ohne ihn ist der Zufall nachprüfbar.
help-seats = Wer sitzt, durch Kommas getrennt: Name eines Menschen oder bot:novice. Übrige Plätze bekommen Bots.
help-record = Die Datei, in der das Spiel laufend festgehalten wird; eine unfertige darin geht weiter.
help-dice = drawn: das Programm würfelt und gibt; ask: du würfelst oder gibst selbst und tippst ein, was fiel.
help-all = Alles auf einmal (--all) oder Schritt für Schritt (--step); im Terminal sonst schrittweise.
help-from = Beginnt beim Eintrag mit dieser Nummer.
help-view = Mit wessen Augen: spectator, referee, Name oder Nummer eines Spielers. Sonst bei einem beendeten Spiel alles, bei einem offenen nur, was der ganze Tisch sah.
help-what = Die Nummer einer Regel (MX-14), ein Spiel ({ $games }) oder ein Wort, nach dem die Regeln durchsucht werden; nichts: eine Liste aller.
help-games = Wie viele Spiele gespielt werden.
help-simulation-seed = Startwert der ganzen Serie: gleicher Startwert, gleiches Ergebnis.
help-bots = Die Art Bot für alle Plätze, oder je Platz eine, durch Kommas getrennt.
help-workers = Wie viele Prozesse rechnen; sonst einer je Prozessor. Das Ergebnis ist dasselbe.
help-match-bots = Die Bots, mindestens zwei.
help-deals = Wie viele Runden (oder Sätze) jedes Paar spielt; jede wird zweimal gespielt, mit vertauschten Seiten.
help-keep-players = Wie viele Runden hintereinander dieselben Spieler spielen, damit sie lernen können; sonst sind sie in jedem Spiel neu.
help-scheduler = Adresse eines Dask-Schedulers: sein Cluster rechnet statt dieses Rechners.
help-seconds = Wie viele Sekunden eine Entscheidung dauern darf; sonst nach Bot oder Analyse.
help-all-decisions = Alle Entscheidungen, auch die, die nichts gekostet haben.

## What may be typed at the table, besides moves

command-quit = ende schluss
command-undo = zurück zurueck
command-help = ? hilfe
command-why = warum
command-rules = regeln regel

## At the table

seat-you = Spieler
seat-number = Platz { $number }
play-begun = Mit ? siehst du, wie Züge getippt werden; „ende“ unterbricht das Spiel.
play-resumed = Das Spiel geht dort weiter, wo es aufgehört hat.
play-promise = Der Hash, an dem sich jeder Wurf und jede Verteilung prüfen lässt: { $commitment }
play-secret = Das Geheimnis hinter dem Hash (Spiel { $game }): { $secret }
play-hand-over = { $name } ist an der Reihe. Gebt den Bildschirm weiter und drückt Enter.
play-hand-over-first = Gebt zuerst den Bildschirm weiter: { $name } ist an der Reihe und drückt Enter. („ende“: hinaus, „zurück“: Zug zurücknehmen.)
play-choices = Möglich ist: { $moves }
play-length = { $about } (Enter: { $usual })
play-length-flag = { $about } Hier: { $usual }; sonst --option { $option }=…
play-help = Außer Zügen: „zurück“ (nimmt einen Zug zurück, solange niemand etwas Neues gesehen hat), „warum“ (Regel der letzten Ablehnung), „regeln { $rule }“, „ende“.
play-not-understood = „{ $typed }“ bedeutet hier nichts. Mit ? siehst du die Möglichkeiten.
play-why-nothing = Es wurde nichts abgelehnt.
play-rules-which = Welche Regel? Zum Beispiel: regeln { $rule }.
play-help-judge = Eine Zeile, die mit ! beginnt, ist die des Schiedsrichters und steht da wie in einer Aufzeichnung: ein Verstoß, eine Strafe, eine Verwarnung oder eine Berichtigung wie ! undo 7.
play-late = Das Spiel ist aus. Der Schiedsrichter kann noch entscheiden und das Protokoll kann unterschrieben werden, mit einer Zeile wie in einer Aufzeichnung (! …); Enter beendet.
play-corrected = Eintrag { $number } ist berichtigt.
play-now-impossible = Eintrag { $number } zählt nicht mehr: { $reason }
play-undone = Der Zug ist zurückgenommen.
play-undo-late = Zurücknehmen geht nicht mehr: seitdem war Neues zu sehen.
play-dice-ask = Tipp ein, was gewürfelt wurde, zum Beispiel { $example }.
play-dice-stranger = Was jetzt fällt, dürfen die Spieler nicht sehen: jemand, der nicht mitspielt, soll tippen. Dann Enter drücken.
play-referee = Der Schiedsrichter ist gefragt. Tipp die Entscheidung ein, wie in einer Aufzeichnung.
play-kept = Die Aufzeichnung steht in { $file }.
play-left = Das Spiel wurde abgebrochen und ist nirgends festgehalten (nächstes Mal --record DATEI).
play-left-kept = Das Spiel ist festgehalten. Weiter geht es mit: { $command }

## Replay and score

replay-next = Enter: weiter · alles: bis zum Ende · ende: hinaus
replay-fault = Eintrag { $number } zählt nicht: { $reason }
result-open = Das Spiel ist noch nicht zu Ende.
result-ended = Das Spiel wurde vorzeitig beendet.
result-draw = Unentschieden.
result-lost = Niemand hat gewonnen.
result-winner =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen.
    }

## The words of a score, as `score --json` names them

score-match = Match
score-sets = Satz
score-rounds = Runde
score-party = Partie
score-home = Heim
score-guest = Gast
score-winner = Sieger
score-by = durch
score-points = Punkte
score-total = gesamt

## Verify

verify-entries =
    { $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträge
    }, { $over ->
        [yes] das Spiel ist beendet.
        [ended] das Spiel wurde vorzeitig beendet.
       *[no] das Spiel ist noch offen.
    }
verify-rules-kept = Alles hält die Regeln ein.
verify-no-end-of-line = Der letzten Zeile fehlt das Zeilenende: Vielleicht ist die Aufzeichnung abgeschnitten.
verify-canonical =
    { $canonical ->
        [yes] Die Datei ist genau so, wie das Programm sie schriebe.
       *[no] Die Datei ist anders geschrieben, als das Programm es täte; der Sinn ist derselbe.
    }
verify-differs = Eintrag { $number }: aufgezeichnet { $found }, versprochen { $expected }.
verify-corrected = Eintrag { $number }: { $found } kam durch eine Korrektur hinein und war nicht versprochen.
verify-withdrawn = Eintrag { $number }: das versprochene { $expected } nahm eine Korrektur zurück.
verify-chance-promise = Würfe und Verteilungen laut Hash: { $agreed } von { $checked }.
verify-chance-seed = Würfe und Verteilungen laut Startwert: { $agreed } von { $checked }.
verify-chance-none = Kein Zufall war versprochen, die Würfe lassen sich nicht prüfen.
verify-chance-unpublished = Das Geheimnis hinter dem Hash ist noch nicht veröffentlicht, die Würfe lassen sich noch nicht prüfen.
verify-chance-lacking = Das Spiel ist zu Ende, aber in der Aufzeichnung fehlt das Geheimnis hinter dem Hash; die Würfe lassen sich nicht prüfen.
verify-chance-broken = Das Geheimnis ist nicht das, auf das sich die Aufzeichnung festgelegt hat.
verify-chance-altered = Der Wert eines Platzes ist nicht der, der vor Beginn des Spiels feststand.
verify-gave =
    { $name }: { $gave ->
        [own] hat einen eigenen Wert beigetragen.
        [house] ein Bot des Hauses; sein Wert beweist nichts.
        [altered] der Wert ist nicht der, der feststand.
       *[host] der Wert stammt von dem, der das Spiel betrieben hat.
    }
verify-unlike = { $tag }: im Beleg steht { $seen }, in der Aufzeichnung { $found }.
verify-proves-witnessed = Bewiesen: Das Spiel hat das Geheimnis und die Werte des Belegs, also konnte niemand einen Wurf aussuchen, auch nicht, wer das Spiel betrieben hat.
verify-proves-own = Bewiesen: Wenn dieser Hash vor den Werten bekannt war, konnte niemand einen Wurf aussuchen, auch nicht, wer das Spiel betrieben hat; das können die bezeugen, die einen Wert beigetragen haben (--receipt).
verify-proves-host = Bewiesen: Jeder Wurf folgt aus dem veröffentlichten Geheimnis. Nicht bewiesen: dass es nicht ausgesucht war, denn wer das Spiel betrieben hat, hat auch alle Werte gezogen.
verify-proves-seed = Bewiesen: Jeder Wurf folgt aus dem Startwert. Nicht bewiesen: dass niemand den Startwert ausgesucht oder die Würfe vorher gekannt hat.
error-receipt-form = das ist keine Zeile eines Belegs: { $found } (erwartet wird { $expected })
error-receipt-game = der Beleg gehört zum Spiel { $found }, in der Datei steht { $expected }
verify-taken =
    { $count ->
        [one] Der erste Eintrag stammt aus einem anderen Spiel; dessen Aufzeichnung prüft den Zufall.
       *[other] Die ersten { $count } Einträge stammen aus einem anderen Spiel; dessen Aufzeichnung prüft ihren Zufall.
    }

## Numbers

number-decimal = ,
number-percent = { $value } %

## Simulate

simulate-playing = Es wird gespielt
simulate-heading =
    { $game }, Startwert { $seed }: { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }
simulate-player = Spieler
simulate-wins = Siege
simulate-rate = Anteil
simulate-interval = 95 %
simulate-mean = Mittel
simulate-error = Std.-Fehler
simulate-figure = Größe
simulate-count = Anzahl
simulate-least = Min.
simulate-most = Max.
simulate-draws = Unentschieden: { $count }

## While it takes its time

progress-compiling = Beim ersten Mal wird noch übersetzt, danach geht es sofort los.

## Match

match-heading =
    { $game }, Startwert { $seed }: { $deals ->
        [one] { $deals } Verteilung je Paar, von beiden Seiten gespielt
       *[other] { $deals } Verteilungen je Paar, von beiden Seiten gespielt
    }
match-pair = Paar
match-bot = Bot
match-games = Siege / Remis / Niederlagen
match-share = Anteil
match-interval = 95 %
match-margin = Abstand
match-legend = Gemeint ist der Erste des Paars. Anteil: an entschiedenen Spielen. Abstand: Punkte je Spiel, beide Spiele einer Verteilung zusammen.

## Analyse

analyse-working = Analyse läuft
analyse-unit =
    { $unit ->
        [win] Kosten und Glück sind Gewinnchancen.
        [points] Kosten und Glück sind Punkte.
       *[other] Kosten und Glück: { $unit }.
    }
analyse-shown =
    { $count ->
        [one] { $shown } von { $count } Entscheidung gezeigt.
       *[other] { $shown } von { $count } Entscheidungen gezeigt.
    }
analyse-noise = Was weniger als zwei Standardfehler kostet, kann Zufall sein und fehlt hier; --all zeigt es.
analyse-lost = { $player }: ein verlorener Bogen (KCR-13), hinter allen fertigen. In den Punkten oben ist das nicht enthalten.
analyse-nothing = An diesem Spiel ist nichts zu analysieren: Würfe, Hände und Entscheidungen, die zu beurteilen wären, sind nicht notiert.
analyse-entry = Eintrag
analyse-player = Spieler
analyse-choice = Wahl
analyse-best = Beste
analyse-cost = Kosten
analyse-hindsight = Im Nachhinein
analyse-hindsight-best = Im Nachhinein beste
analyse-decisions = Entscheidungen
analyse-error-rate = Fehlerrate
analyse-total = Kosten
analyse-luck = Glück
analyse-course = { $player }: erwartetes Ergebnis nach Einträgen

## Solve

solve-working = Es wird gerechnet
solved-value = Wert
solved-bound = obere Schranke
solved-policy = Strategie
solved-stderr = Std.-Fehler
solved-seconds = Sekunden
solved-best = beste
solved-nodes = Knoten
solved-yes = ja
solved-no = nein

## Verwaltung

help-admin = Findet und verwaltet Leute und Tische eines Servers, auch während er läuft.
help-admin-acts = Zeigt, was Verwalter getan haben, das Neueste zuerst.
help-admin-people = Leute finden, umbenennen, abmelden und löschen; neue Wiederherstellungscodes.
help-admin-people-find = Findet Leute nach Id oder Namen.
help-admin-people-rename = Gibt jemandem einen anderen Namen. Gespielte Spiele behalten den alten.
help-admin-people-end-sessions = Meldet jemanden in allen Browsern ab.
help-admin-people-recovery-codes = Macht zehn neue Wiederherstellungscodes für ein Konto; die alten gelten nicht mehr.
help-admin-people-forget = Löscht jemanden mit allem, was gespeichert ist. Die Spiele bleiben, unter einem neutralen Namen.
help-admin-tables = Tische finden und schließen.
help-admin-tables-find = Zeigt die neuesten Tische, auch private.
help-admin-tables-close = Schließt einen Tisch. Ein laufendes Spiel endet, und niemand gewinnt es.
help-admin-text = Eine Id, ein Name oder ein Teil davon.
help-admin-who = Die Id der Person oder der Name eines Kontos.
help-admin-name = Der neue Name.
help-admin-table = Die Id des Tisches.
help-admin-person = Nur Tische, an denen diese Person sitzt: eine Id oder der Name eines Kontos.
help-admin-phase = Nur Tische in diesem Stand.
help-admin-game = Nur Tische dieses Spiels.
help-admin-limit = Zeigt höchstens so viele.
help-admin-all = Beendet auch den Zugang der Programme und entfernt die Passkeys.
help-admin-yes = Tut es, ohne zu fragen.
admin-nothing = Nichts gefunden.
admin-person = { $id }  { $name } ({ $kind ->
        [account] Konto
        [program] Programm
        [forgotten] gelöscht
       *[guest] Gast
    })  seit { $created }  zuletzt da { $seen }  Sitzungen: { $sessions }
admin-table = { $id }  { $game } ({ $phase ->
        [open] wartet
        [running] läuft
        [closed] geschlossen
       *[over] beendet
    })  { $created }  { $seats }
admin-act = { $at }  { $by }  { $what }  { $whom }
admin-sure = Zur Bestätigung { $whom } eingeben:
admin-renamed = { $before } heißt jetzt { $name }.
admin-ended = { $name } ist abgemeldet. Beendete Sitzungen: { $sessions }, Programme: { $programs }, Passkeys: { $passkeys }.
admin-codes = Die neuen Wiederherstellungscodes von { $name }, nur jetzt zu sehen:
admin-forgot = Gelöscht. Spiele, die jetzt einen neutralen Namen haben: { $tables }.
admin-closed = Der Tisch { $id } ist geschlossen.
error-admin-nobody = niemand hat die Id oder den Kontonamen „{ $found }“; „kostka admin people find“ sucht
error-admin-forgotten = „{ $found }“ ist schon gelöscht
error-admin-program = „{ $found }“ ist ein Programm; es gehört zum Konto { $expected }
error-admin-guest = „{ $found }“ ist ein Gast; Wiederherstellungscodes haben nur Konten
error-admin-unsure = nicht bestätigt, nichts wurde geändert: { $found }
help-admin-games = Alte Spiele in eine Datei auslagern und zurückholen.
help-admin-games-archive = Lagert Spiele, die vor einem Tag geendet haben, in eine neue Datei aus; in der Datenbank sind sie dann nicht mehr.
help-admin-games-restore = Holt die Spiele einer Datei in die Datenbank zurück; die schon da sind, bleiben, wie sie sind.
help-admin-games-erase = Entfernt aus einer Datei die Namen von Leuten, die seither gelöscht wurden.
help-admin-file = Die Datei mit den Spielen.
help-admin-before = Spiele, die vor diesem Tag geendet haben (2026-01-31, UTC).
admin-archived = Ausgelagerte Spiele in { $file }: { $games }.
admin-restored = Zurückgeholte Spiele aus { $file }: { $games }; schon da: { $there }.
admin-erased = Leute, deren Namen aus { $file } entfernt wurden: { $people }.
error-games-none = vor diesem Tag hat kein Spiel geendet
error-games-foreign = { $expected } ist keine Datei mit Spielen, die Kostka ausgelagert hat
error-games-broken = { $expected } ist nicht vollständig oder beschädigt; nichts wurde geändert
error-games-changed = an einem dieser Tische ist inzwischen etwas geschehen; nichts wurde geändert, versuche es noch einmal
