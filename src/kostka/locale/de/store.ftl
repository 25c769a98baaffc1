## Was auf der Platte liegt

error-store-address = „{ $found }“ ist keine Adresse einer Datenbank; eine solche sieht so aus (Sonderzeichen im Passwort kodiert, etwa @ als %40): { $expected }
error-store-old = die Datenbank hat das ältere Schema { $found }, dieses Programm braucht { $expected }: „kostka migrate“ ausführen
error-store-new = die Datenbank hat das Schema { $found } einer anderen, neueren Version; dieses Programm kennt { $expected }
error-store-empty = die Datenbank { $expected } ist leer
error-store-full = die Datenbank ist nicht leer; eine Sicherung wird in eine leere zurückgespielt
error-backup-foreign = { $expected } ist keine Sicherung von Kostka
error-backup-broken = { $expected } ist keine vollständige Sicherung; bei Zeile { $found } bricht sie ab oder ist beschädigt
error-backup-special = { $expected }: eine Sicherung gehört in eine gewöhnliche Datei
error-backup-folder = { $expected }: der Ordner für diese Datei existiert nicht
error-backup-new = die Sicherung hat das Schema { $found } einer anderen, neueren Version; dieses Programm kennt { $expected }
error-backup-there = { $expected } gibt es schon; wähle einen anderen Namen oder ersetze sie mit --force

## Was die Prüfung findet

error-log-kind = der Verlauf ist von der Art { $found }, die dieses Programm nicht kennt (es kennt: { $expected })
error-log-gap = im Verlauf steht Ereignis { $found }, wo { $expected } stehen müsste
error-log-unreadable = ein Ereignis ist nicht lesbar: { $found }
error-log-length = der Verlauf endet mit Ereignis { $found }, die Zeile des Tisches sagt { $expected }
error-log-beginning = der Verlauf beginnt nicht mit der Eröffnung dieses Tisches
error-log-move = ein Ereignis kann den früheren nicht folgen: { $found }
error-head-differs = die Zeile des Tisches sagt { $found }, sein Verlauf { $expected }
error-seats-differ = wer wo sitzt, ist anders gespeichert, als der Verlauf sagt
error-command-twice = ein Befehl wurde zweimal erledigt
error-commitment-differs = das Geheimnis des Tisches ist nicht das, mit dem er begonnen wurde
error-chance-differs = ein Wurf oder eine Verteilung ist nicht die versprochene
error-table-missing = Zeilen eines Tisches, den es nicht gibt ({ $found })
error-person-missing = { $expected } nennt jemanden, den es nicht gibt: { $found }
error-owner-missing = das Konto, zu dem „{ $found }“ gehört, gibt es nicht
error-store-damaged = die Datenbankdatei ist beschädigt: { $found }
