## Anfragen an den Server

error-request-malformed = die Anfrage ist nicht zu verstehen: { $found }
error-message-malformed = die Nachricht ist nicht zu verstehen: { $found }
error-request-too-large = die Anfrage ist zu groß
error-not-found = hier ist nichts
error-method-unknown = das geht hier nicht
error-sign-in-needed = sag zuerst, wer du bist
error-not-allowed = das steht dir nicht zu
error-too-many-requests = zu viele Anfragen; warte einen Augenblick
error-server-busy = der Server kommt gerade nicht nach; versuch es gleich noch einmal
error-server-fault = ein Fehler im Server selbst; er ist festgehalten
error-too-many-sockets = zu viele Verbindungen zugleich; höchstens { $expected }
error-origin-foreign = eine Seite von { $found } darf das hier nicht
error-origin-missing = es fehlt, von welcher Seite das kommt (Kopfzeile Origin)
error-host-foreign = dieser Server heißt nicht { $found }

## Wer jemand ist

error-account-needed = das kann nur, wer ein Konto hat
error-token-unknown = dieses Token öffnet nichts
error-name-empty = ein Name braucht einen Buchstaben oder eine Ziffer
error-name-too-long = „{ $found }“ ist zu lang für einen Namen; höchstens { $expected } Zeichen
error-name-unseen = im Namen stehen Zeichen, die man nicht sieht
error-name-mixed = der Name mischt Schriften, die keine Sprache zusammen schreibt: { $found }; erwartet werden Buchstaben einer Schrift, etwa nur { $expected }
error-name-accents = „{ $found }“ hat zu viele Akzente auf einem Buchstaben; höchstens zwei
error-name-reserved = „{ $found }“ ist ein Name des Hauses (Bot, Schiedsrichter, Programm); erwartet wird dein eigener Name
# Names that nobody may take, parted by commas
names-reserved = Kostka, Verwalter, Verwaltung, Administrator, Moderator, Server, System, Support, Hilfe, Bot, Programm, Schiedsrichter, Schiedsrichterin, Richter, Betreiber, Zufall, Zuschauer, Niemand
error-password-length = ein Passwort hat { $expected } Zeichen, nicht { $found }
error-password-name = das Passwort darf nicht der Name selbst sein
error-name-taken = „{ $found }“ heißt schon ein Konto, oder es sieht genauso aus; ist es deins, melde dich an
error-name-differs = „{ $found }“ ist nicht dein Name; du heißt { $expected }
error-account-already = du hast schon ein Konto
error-sign-in-wrong = Name und Passwort oder Code gehören nicht zusammen
error-confirm-first = gib dein Passwort noch einmal ein; hast du keines, melde dich neu an
error-guests-enough = dein Konto hat schon die Spiele von { $expected } Gästen; melde dich ohne die dieses Gastes an oder in einem anderen Browser
error-programs-enough = höchstens { $expected } Programme
error-passkeys-enough = höchstens { $expected } Passkeys
error-passkey-refused = dieser Passkey gilt hier nicht
error-passkeys-unavailable = Passkeys brauchen einen Namen und https; nimm hier ein Passwort
error-passkey-last = nichts anderes öffnet dein Konto; setze zuerst ein Passwort
error-ticket-unknown = das hat zu lange gedauert oder kam zweimal; beginne von vorn

## Die Seite

error-page-missing = die Seite ist auf diesem Server nicht gebaut
error-needs-server = dafür braucht es einen Server: { $found }
error-browser-old = mit diesem Browser geht es ohne Server nicht: ab { $expected } geht es

## Tische über HTTP

error-table-unknown = den Tisch { $found } gibt es nicht
error-seat-unknown = den Platz { $found } gibt es nicht; es gibt { $expected }
error-tables-too-many = du hast schon { $expected } offene Tische; mehr zugleich geht nicht
error-tables-running-enough = an { $expected } deiner Tische wird schon gespielt; spiel erst eines der Spiele zu Ende oder gib es auf

## Nach dem Spiel

error-origin-game = weitergespielt werden kann nur { $expected }, nicht { $found }
error-origin-position = von dort gibt es nichts mehr zu spielen: { $found }; möglich: { $expected }
error-steps-too-many = dieses Spiel ist zu lang, um Zug für Zug gezeigt zu werden; in der Aufzeichnung steht es ganz
error-study-full = es werden gerade zu viele Spiele untersucht; versuch es bald noch einmal
error-study-failed = das ließ sich nicht berechnen; versuch es später noch einmal
error-practice-none = für { $found } gibt es nichts zu üben, aber für { $expected }
error-friend-unknown = Freunde sind Leute, mit denen du gespielt hast
error-friends-enough = höchstens { $expected } Freunde
