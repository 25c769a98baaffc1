## kostka serve

help-serve = Bietet allen, die diesen Rechner erreichen, Tische im Netz an, bis Strg-C kommt.
help-host = Die Adresse, an der gelauscht wird; sonst alle dieses Rechners.
help-port = Der Port, an dem gelauscht wird; 0: irgendein freier.
help-public-url = Wo der Server zu finden ist, wenn noch etwas vor ihm steht: https://spiel.example.org.
help-data = Der Ordner für alles, was der Server aufhebt; sonst der dieses Benutzers.
help-database = Die Datenbank: sqlite:///PFAD oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK; sonst eine Datei im Datenordner.
help-bus = Was die anderen Prozesse weckt: valkey://RECHNER:6379. Nötig, sobald es mehrere sind.
help-serve-workers = Wie viele Prozesse bedienen.
help-origin = Eine weitere Website, deren Seiten mit dem Server sprechen dürfen; wiederholbar.
help-proxy = Eine Adresse oder ein Netz, dem geglaubt wird, woher eine Anfrage kam (X-Forwarded-For); wiederholbar.
help-metrics-token = Mit diesem Token sind die Messwerte auch von anderen Rechnern aus lesbar.
serve-address = Die Tische sind unter { $address }
serve-scan = Telefone im selben Netz lesen dies ein:
serve-kept = Aufgehoben wird alles in { $folder }
serve-stop = Strg-C hält an; wer gerade spielt, spielt nach dem nächsten Start weiter.

error-port-taken = am Port { $found } lauscht schon ein anderes Programm; mit --port einen anderen wählen
error-port-forbidden = dieser Benutzer darf am Port { $found } nicht lauschen; einen über 1023 wählen
error-port-number = { $found } ist kein Port; erwartet: { $expected }
error-host-unknown = { $found } ist keine Adresse dieses Rechners
error-workers-without-bus = { $found }: mehrere Prozesse brauchen etwas, das sie weckt: { $expected } valkey://RECHNER:6379
error-database-busy = mit { $expected } arbeitet gerade ein anderer Server
error-store-unreachable = die Datenbank { $expected } antwortet nicht: { $found }
error-server-missing = für den Server fehlt ein Teil, der nicht installiert ist ({ $found }): { $expected } installieren
error-country-missing = PostgreSQL und Valkey brauchen einen Teil, der nicht installiert ist ({ $found }): { $expected } installieren
