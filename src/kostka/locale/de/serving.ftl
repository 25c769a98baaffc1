## kostka serve

help-serve = Bietet allen, die diesen Rechner erreichen, Tische im Netz an, bis Strg-C gedrückt wird.
help-host = Die Adresse, an der gelauscht wird; sonst alle IPv4-Adressen dieses Rechners. „::“ sind alle seine IPv6-Adressen.
help-port = Der Port, auf dem gelauscht wird; 0: irgendein freier.
help-public-url = Wo der Server zu finden ist, wenn noch etwas vor ihm steht: https://spiel.example.org.
help-data = Der Ordner für alles, was der Server aufhebt; sonst { $folder }.
help-database = Die Datenbank: sqlite:///PFAD oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK; sonst eine Datei im Datenordner.
help-bus = Was die anderen Prozesse weckt: valkey://RECHNER:6379. Nötig, sobald es mehrere sind.
help-serve-workers = Wie viele Prozesse bedienen.
help-thinkers = Wie viele Prozesse je Serverprozess für die Bots rechnen.
help-origin = Eine weitere Website, deren Seiten mit dem Server sprechen dürfen; wiederholbar.
help-proxy = Eine Adresse oder ein Netz, dem wie diesem Rechner geglaubt wird, woher eine Anfrage kam (X-Forwarded-For); wiederholbar.
help-metrics-token = Mit diesem Token sind die Messwerte auch von anderen Rechnern aus lesbar.
help-limits = Eine TOML-Datei mit anderen als den üblichen Grenzen (docs/serving.md).
help-new-key = Der Schlüssel auf diesem Rechner tritt an die Stelle dessen, den die Datenbank kennt; alle müssen sich neu anmelden.
serve-address = Die Tische sind unter { $address }
serve-scan = Mit dem Handy im selben Netz scannen:
serve-kept = Gespeichert wird alles in { $folder }
serve-root = Achtung: Der Server läuft als root. Sicherer ist ein eigener Benutzer, wie in docs/examples/kostka.service.
serve-stop = Strg-C hält an; wer gerade spielt, spielt nach dem nächsten Start weiter.

error-port-taken = auf Port { $found } lauscht schon ein anderes Programm; wähle mit --port einen anderen
error-port-forbidden = dieser Benutzer darf auf Port { $found } nicht lauschen; wähle einen über 1023
error-port-number = { $found } ist kein Port; erwartet: { $expected }
error-host-unknown = { $found } ist keine Adresse dieses Rechners
error-workers-without-bus = { $found }: mehrere Prozesse brauchen etwas, das sie weckt: { $expected } valkey://RECHNER:6379
error-site-address = { $found }: eine Website besteht hier aus Schema und Name ohne Pfad, zum Beispiel { $expected }
error-proxy-address = { $found } ist weder eine Adresse noch ein Netz; möglich ist zum Beispiel { $expected }
error-bus-address = „{ $found }“ ist keine Adresse eines Busses; möglich ist zum Beispiel { $expected }
error-database-busy = mit { $expected } arbeitet gerade ein anderer Server
error-store-missing = eine Datenbank { $expected } gibt es nicht
error-store-unreachable = die Datenbank { $expected } antwortet nicht: { $found ->
    [refused] dort lauscht niemand
    [host] ein Rechner dieses Namens ist nicht bekannt
    [network] das Netz führt nicht dorthin
    [time] die Antwort kam nicht rechtzeitig
    [broken] die Verbindung brach ab
    [user] sie kennt diesen Benutzer nicht, oder das Passwort ist falsch
    [database] eine Datenbank dieses Namens gibt es dort nicht
    [rights] dieser Benutzer darf dort nicht lesen oder schreiben
    [reading] aus ihr kann nur gelesen werden, wie aus dem Replikat einer anderen
    [full] der Datenträger ist voll
    [busy] sie ist überlastet
    [closed] sie fährt gerade hoch oder herunter oder ist geschlossen
    [disk] die Platte tut nicht, was sie soll
   *[other] { $found }
}
error-store-broken = die Datenbank { $expected } ist beschädigt oder gar keine Datenbank: die Datei beiseitelegen, mit „kostka doctor“ durchsehen und die letzte Sicherung in einen anderen Ordner zurückspielen
error-key-differs = der Schlüssel in { $expected } ist nicht der, mit dem bei dieser Datenbank unterschrieben wird: kopiere den richtigen vom anderen Rechner oder von dort, wo er gesichert ist, oder beginne mit --new-key einen neuen (dann müssen sich alle neu anmelden)
error-key-broken = der Schlüssel { $expected } ist beschädigt, er hat { $found } statt 32 Bytes: kopiere ihn vom anderen Rechner oder von dort, wo er gesichert ist, oder lösch ihn und beginne mit --new-key einen neuen (dann müssen sich alle neu anmelden)
error-key-missing = einen Schlüssel { $expected } gibt es nicht, aber bei dieser Datenbank wird schon mit einem unterschrieben: kopiere ihn vom anderen Rechner oder von dort, wo er gesichert ist, oder beginne mit --new-key einen neuen (dann müssen sich alle neu anmelden)
error-limits-file = die Grenzen in { $expected } sind nicht lesbar: { $found }
error-server-missing = für den Server fehlt ein Teil, der nicht installiert ist ({ $found }): installiert wird er mit { $expected }
error-country-missing = PostgreSQL und Valkey brauchen einen Teil, der nicht installiert ist ({ $found }): installiert wird er mit { $expected }

## kostka page

help-page = Schreibt die Seite als Ordner von Dateien für beliebigen Webspace, ohne Server dahinter.
help-page-folder = Der Ordner, in den sie kommt.
help-page-check = Schreibt nichts und sagt, was im Ordner fehlt oder anders ist.
page-written = In { $folder } { $count ->
    [one] steht { $count } Datei
   *[other] stehen { $count } Dateien
}, { $size } MB. Wie man sie ins Netz stellt, steht in docs/page.md.
page-whole = Der Ordner { $folder } ist vollständig: { $count ->
    [one] { $count } Datei
   *[other] { $count } Dateien
}.
page-missing = es fehlt { $name }
page-changed = anders ist { $name }

## kostka backup, restore, migrate, doctor

help-backup = Schreibt alles, was ein Server speichert, in eine Datei, auch während er läuft.
help-backup-file = Die Datei mit der Sicherung.
help-backup-force = Ersetzt eine Datei, die es schon gibt.
help-restore = Füllt eine leere Datenbank aus einer Sicherung.
help-migrate = Bringt die Datenbank einer älteren Version auf den Stand, den diese braucht.
help-doctor = Sieht die ganze Datenbank durch, rechnet jedes Spiel nach und sagt, was nicht stimmt.
doctor-looking = Tische werden durchgesehen
backup-done = { $tables ->
    [one] { $tables } Tisch steht in { $file }
   *[other] { $tables } Tische stehen in { $file }
}
restore-done = { $tables ->
    [one] { $tables } Tisch aus { $file } wiederhergestellt
   *[other] { $tables } Tische aus { $file } wiederhergestellt
}
migrate-done = Die Datenbank hatte das Schema { $before } und hat jetzt { $after }.
migrate-nothing = Die Datenbank hat das Schema { $version } schon.
doctor-event = Tisch { $table }, Ereignis { $number }: { $fault }
doctor-table = Tisch { $table }: { $fault }
doctor-fine = Alles ist, wie es sein soll.
doctor-faults = { $count ->
    [one] { $count } Fehler
   *[other] { $count } Fehler
}
