## Was auf der Platte liegt

error-store-address = „{ $found }“ ist keine Adresse einer Datenbank; sie beginnt mit einem von: { $expected }
error-store-old = die Datenbank hat das ältere Schema { $found }, dieses Programm braucht { $expected }: „kostka migrate“ ausführen
error-store-new = die Datenbank hat das Schema { $found } einer anderen, neueren Version; dieses Programm kennt { $expected }
error-store-empty = in der Datenbank ist nichts zu sichern
error-store-full = die Datenbank ist nicht leer; eine Sicherung wird in eine leere zurückgespielt
error-backup-broken = die Datei ist keine ganze Sicherung; bei Zeile { $found } bricht sie ab oder ist beschädigt
error-backup-new = die Sicherung hat das Schema { $found } einer anderen, neueren Version; dieses Programm kennt { $expected }
