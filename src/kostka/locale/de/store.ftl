## Was auf der Platte liegt

error-store-address = „{ $found }“ ist keine Adresse einer Datenbank; sie beginnt mit einem von: { $expected }
error-store-old = die Datenbank hat das ältere Schema { $found }, dieses Programm braucht { $expected }: „kostka migrate“ ausführen
error-store-new = die Datenbank hat das Schema { $found } einer anderen, neueren Version; dieses Programm kennt { $expected }
