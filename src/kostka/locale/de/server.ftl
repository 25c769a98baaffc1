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
