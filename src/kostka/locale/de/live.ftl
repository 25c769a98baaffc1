## A table on the net

error-table-seats = Plätze sind { $expected }, „me“ höchstens einmal; nicht: { $found }
error-table-needs-referee = { $found } braucht einen Schiedsrichter am Tisch
error-chance-not-due = jetzt nicht: { $found }; fällig ist { $expected }
error-chance-value = das ist nicht der Wert, auf den du dich festgelegt hast
error-table-not-begun = das Spiel hat noch nicht begonnen
error-table-begun = das Spiel hat schon begonnen
error-table-over = das Spiel ist zu Ende
error-table-not-over = das Spiel ist noch nicht zu Ende
error-table-closed = dieser Tisch wurde aufgelöst
error-table-not-seated = an diesem Tisch hast du keinen Platz
error-table-seated = du sitzt schon hier, auf Platz { $found }
error-table-seat-taken = dieser Platz ist besetzt; frei: { $expected }
error-table-not-owner = das kann nur { $expected }, wem der Tisch gehört

## Moves

error-table-move = so ein Zug ist hier nicht möglich: { $found }
error-table-stale = das Spiel ist weiter: Das galt für Eintrag { $found }, jetzt ist es { $expected }
error-table-not-yours = dieser Zug steht dir nicht zu
error-table-not-judged = darüber entscheidet der Schiedsrichter an einem Tisch im Netz nicht: { $found }
error-table-taken = ein Bot spielt für dich; kehre erst zurück
error-table-late = deine Zeit ist abgelaufen
error-table-no-undo = das lässt sich nicht mehr zurücknehmen
error-table-move-stays = der Zug bleibt: Zurückgenommen wird nur an einem Tisch mit der Option takebacks
error-table-no-offer = das hat niemand angeboten
error-table-nothing-to-claim = es gibt keinen Sieg zu beanspruchen
error-table-resigned = du hast dieses Spiel aufgegeben
error-table-no-referee = an diesem Tisch gibt es keinen Platz für einen Schiedsrichter
error-table-referee-taken = { $found } ist schon Schiedsrichter
error-table-refereeing = wer Schiedsrichter ist, setzt sich nicht; gib den Platz erst frei
error-table-referee-key = dieser Link öffnet den Platz des Schiedsrichters nicht
error-table-referee-game = ein Tisch mit { $found } hat keinen Schiedsrichter: Nach den Regeln gibt es nichts zu entscheiden

## Words

error-table-say = eine Zeile Text oder eine Wendung; nicht: { $found }
error-table-silence = während der Runde wird geschwiegen; zwischen den Runden darfst du sprechen
error-table-enough = an diesem Tisch ist genug geredet und angeboten worden; Züge sind weiterhin möglich
error-table-muted-enough = du hast hier schon { $expected } Leute stummgeschaltet; lies erst einige von ihnen wieder
error-table-phrase = die Wendung { $found } gibt es nicht; es gibt: { $expected }
