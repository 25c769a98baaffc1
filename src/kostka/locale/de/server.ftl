## Anfragen an den Server

error-request-malformed = die Anfrage ist nicht zu verstehen: { $found }
error-request-too-large = die Anfrage ist zu groß
error-not-found = hier ist nichts
error-method-unknown = das geht hier nicht
error-sign-in-needed = sag zuerst, wer du bist
error-not-allowed = das steht dir nicht zu
error-too-many-requests = zu viele Anfragen; warte einen Augenblick
error-server-busy = der Server kommt gerade nicht nach; versuch es gleich noch einmal
error-server-stopping = der Server wird gerade neu gestartet; versuch es gleich noch einmal
error-server-fault = ein Fehler im Server selbst; er ist festgehalten
error-too-many-sockets = zu viele Verbindungen zugleich; höchstens { $expected }

## Wer jemand ist

error-account-needed = das kann nur, wer ein Konto hat
error-token-unknown = dieser Token öffnet nichts
error-name-empty = ein Name braucht einen Buchstaben oder eine Ziffer
error-name-too-long = „{ $found }“ ist zu lang für einen Namen; höchstens { $expected } Zeichen
error-name-unseen = im Namen stehen Zeichen, die man nicht sieht
error-name-mixed = „{ $found }“ mischt Alphabete oder häuft Akzente; man könnte es mit einem anderen Namen verwechseln
error-password-length = ein Passwort hat { $expected } Zeichen, nicht { $found }
error-password-name = das Passwort darf nicht der Name selbst sein
