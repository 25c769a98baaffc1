# Fielen die Würfel wie versprochen?

web-verify-how = Vor dem ersten Wurf hat der Server ein Geheimnis festgelegt und seinen Hash veröffentlicht; dann hat jeder Platz einen eigenen Wert festgelegt, und erst danach wurden die Werte gezeigt. Daraus folgen alle Würfe. Hier zieht dein eigener Browser sie alle noch einmal und vergleicht.
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
        [one] Der einzige Wurf oder die einzige Verteilung ist wie versprochen.
       *[other] Alle { $count } Würfe und Verteilungen sind wie versprochen.
    }
web-verify-wrong =
    { $count ->
        [one] { $count } Wurf oder Verteilung ist nicht wie versprochen.
       *[other] { $count } Würfe und Verteilungen sind nicht wie versprochen.
    }
web-verify-broken = Das Geheimnis ist nicht das versprochene.
web-verify-unlike = Das ist nicht, was dieses Gerät vor dem Spiel gesehen hat: Der Server hat etwas ausgetauscht.
web-verify-altered = Der Wert eines Platzes ist nicht der, der vor Beginn des Spiels feststand.
web-verify-proves-witnessed = Bewiesen: Das Geheimnis und alle Werte standen fest, bevor der Wert dieses Geräts bekannt war. Niemand konnte einen Wurf aussuchen, auch der Server nicht.
web-verify-proves-own = Bewiesen: Wenn der Hash vor den Werten veröffentlicht war, konnte niemand einen Wurf aussuchen, auch der Server nicht. Das wissen die Geräte derer, die einen Wert beigetragen haben; dieses hat keinen beigetragen.
web-verify-proves-host = Bewiesen: Jeder Wurf folgt aus dem veröffentlichten Geheimnis. Nicht bewiesen: dass es nicht ausgesucht war, denn wer das Spiel betrieben hat, hat auch alle Werte gezogen.
web-verify-times = Dieses Gerät musste seinen Wert { $count }-mal zeigen, bevor das Spiel begann: Andere haben ihn jedes Mal gesehen und konnten neu beginnen.
web-verify-gave =
    { $name }: { $gave ->
        [own] eigener Wert.
        [house] ein Bot des Hauses; sein Wert beweist nichts.
        [altered] der Wert ist nicht der, der feststand.
       *[host] der Wert stammt von dem, der das Spiel betrieben hat.
    }
web-verify-cannot-here = Das lässt sich hier nicht prüfen; „kostka verify“ kann es.
web-verify-cannot-seed = Diese Würfel folgen aus einem Startwert; „kostka verify“ prüft das.
web-verify-cannot-none = Für dieses Spiel war kein Zufall versprochen; es gibt nichts zu prüfen.
web-verify-cannot-unpublished = Das Geheimnis ist noch nicht veröffentlicht; es kommt mit dem Ende des Spiels.
web-verify-taken =
    { $count ->
        [one] Der erste Zug stammt aus einem anderen Spiel.
       *[other] Die ersten { $count } Züge stammen aus einem anderen Spiel.
    }
web-verify-origin = Das andere Spiel prüfen
web-verify-promise = Was versprochen war
web-verify-commitment = Hash des Geheimnisses
web-verify-secret = Geheimnis
web-verify-id = Spiel
web-verify-value = Wert von { $name }
web-verify-value-hash = Hash des Werts von { $name }
web-verify-receipt = Was dieses Gerät gesehen hat; „kostka verify --receipt“ vergleicht es mit einer Aufzeichnung:
web-verify-throws = Alle Würfe und Verteilungen ({ $count })
web-verify-entry = Eintrag
web-verify-thrown = gefallen
web-verify-found = gefunden
web-verify-is-agrees = wie versprochen
web-verify-is-differs = weicht ab
web-verify-is-taken = aus einem anderen Spiel
web-verify-is-put = durch eine Korrektur eingefügt
web-verify-is-gone = durch eine Korrektur entfernt
