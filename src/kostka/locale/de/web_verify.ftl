# Fielen die Würfel wie versprochen?

web-verify-how = Vor dem ersten Wurf wurde ein Geheimnis festgelegt und sein Hash veröffentlicht; dann gab jeder Platz einen Wert dazu. Daraus folgen alle Würfe. Hier zieht dein eigener Browser jeden davon noch einmal und vergleicht.
web-verify-https = Dieser Browser rechnet nur über https oder auf dem Rechner des Servers. Öffne die Seite so, oder nimm „kostka verify“.
web-verify-busy = Alles wird noch einmal gezogen …
web-verify-all-fine = Alles ist wie versprochen.
web-verify-not-fine = Nicht alles ließ sich bestätigen.
web-verify-replay = Das Spiel nachspielen
web-verify-other = Eine andere Aufzeichnung prüfen
web-verify-record = Eine eigene Aufzeichnung
web-verify-record-what = Der Server liest die Datei nur; gezogen wird auf deinem Gerät.
web-verify-file = Datei
web-verify-text = oder hier einfügen
web-verify-go = Prüfen
web-verify-fine =
    { $count ->
        [one] Der { $count } Wurf ist wie versprochen.
       *[other] Alle { $count } Würfe und Ziehungen sind wie versprochen.
    }
web-verify-wrong =
    { $count ->
        [one] { $count } Wurf ist nicht wie versprochen.
       *[other] { $count } Würfe und Ziehungen sind nicht wie versprochen.
    }
web-verify-broken = Das Geheimnis ist nicht das versprochene.
web-verify-cannot-here = Das lässt sich hier nicht prüfen; „kostka verify“ kann es.
web-verify-cannot-seed = Diese Würfel folgen aus einem Startwert; „kostka verify“ prüft das.
web-verify-cannot-none = Für dieses Spiel war kein Zufall versprochen; es gibt nichts zu prüfen.
web-verify-cannot-unpublished = Das Geheimnis ist noch nicht veröffentlicht; es kommt mit dem Ende des Spiels.
web-verify-taken =
    { $count ->
        [one] Der erste Zug stammt aus einem anderen Spiel.
       *[other] Die ersten { $count } Züge stammen aus einem anderen Spiel.
    }
web-verify-origin = Jenes prüfen
web-verify-promise = Was versprochen war
web-verify-commitment = Hash des Geheimnisses
web-verify-secret = Geheimnis
web-verify-id = Spiel
web-verify-value = Wert von { $name }
web-verify-throws = Alle Würfe und Ziehungen ({ $count })
web-verify-entry = Eintrag
web-verify-thrown = gefallen
web-verify-found = gefunden
web-verify-is-agrees = wie versprochen
web-verify-is-differs = weicht ab
web-verify-is-taken = aus einem anderen Spiel
web-verify-is-put = durch eine Korrektur eingefügt
web-verify-is-gone = durch eine Korrektur entfernt
