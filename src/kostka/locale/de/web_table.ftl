# Der Tisch: was um das Spiel herum steht

web-your-move = Du bist am Zug
web-no-table = Für dieses Spiel gibt es hier noch keinen Tisch.
web-table-broken = Der Tisch ließ sich nicht zeichnen. Das Spiel läuft weiter, nichts ist verloren.
web-time-game = noch { $time }
web-watching =
    { $count ->
        [one] { $count } Zuschauer
       *[other] { $count } Zuschauer
    }

## Die Verbindung

web-standing-connecting = Verbindung zum Tisch wird aufgebaut …
web-standing-lost = Die Verbindung ist abgebrochen, neuer Versuch läuft.
web-standing-lost-waiting = Die Verbindung ist abgebrochen. Dein Zug liegt auf diesem Gerät und wird gesendet, sobald es geht.
web-standing-offline = Dieses Gerät ist nicht online.
web-standing-offline-waiting = Dieses Gerät ist nicht online. Dein Zug ist gespeichert und wird gesendet, sobald es geht.
web-standing-not-received = Gesendet, vom Server noch nicht bestätigt.
web-standing-as-of = Kein Netz: Stand { $time }.
web-standing-signed-out = Die Anmeldung ist abgelaufen. Bitte die Seite neu laden und anmelden.

## Was um das Spiel herum geschah

web-told-joined = { $name } setzt sich dazu.
web-told-left = Platz { $seat } ist wieder frei.
web-told-closed = Der Tisch wurde geschlossen.
web-told-appointed = { $name } ist Schiedsrichter.
web-told-dismissed = Der Schiedsrichter ist gegangen.
web-told-warned = { $name } hat die Zeit überschritten.
web-told-warned-you = Deine Zeit ist um: Verwarnung. Der Zug bleibt deiner.
web-told-begun = Alle sitzen, es geht los.
web-told-undone = Der letzte Zug wurde zurückgenommen.
web-told-offered-undo = { $name } möchte einen Zug zurücknehmen.
web-told-offered-rematch = { $name } bietet Revanche an.
web-told-agreed = { $name } ist einverstanden.
web-told-refused = { $name } ist nicht einverstanden.
web-told-offer-left = { $name } ist gegangen: Das Angebot gilt nicht mehr.
web-told-gone = { $name } ist fort.
web-told-back = { $name } ist wieder da.
web-told-taken-over =
    { $why ->
        [resigned] { $name } gibt auf, ein Bot spielt weiter.
        [clock] Die Zeit von { $name } ist um, ein Bot spielt weiter.
       *[gone] { $name } kam nicht zurück, ein Bot spielt weiter.
    }
web-told-claimable = { $name } ist nicht da. Du kannst den Sieg beanspruchen.
web-told-given-back = Der Server stand eine Weile still. Die Uhren haben ihre Zeit zurückbekommen.
web-banner-taken = Ein Bot spielt für dich ({ $bot }).
web-banner-return = Wieder selbst spielen
web-banner-asked = Es wird gewartet, ob die anderen das Zurücknehmen erlauben.
web-banner-withdraw = Doch nicht
web-banner-claim = Sieg beanspruchen

## Das Ende

web-ended-me =
    { $why ->
        [resigned] Gewonnen, die andere Seite hat aufgegeben.
        [claimed] Gewonnen, die andere Seite kam nicht zurück.
       *[played] Gewonnen!
    }
web-ended-lost =
    { $why ->
        [resigned] Du hast aufgegeben.
        [claimed] Verloren, du kamst nicht zurück.
       *[played] Du hast verloren.
    }
web-ended-we =
    { $why ->
        [resigned] Gemeinsam gewonnen, die Gegner haben aufgegeben.
        [claimed] Gemeinsam gewonnen, die Gegner kamen nicht zurück.
       *[played] Gemeinsam gewonnen!
    }
web-ended-they =
    { $count ->
        [one] { $why ->
            [resigned] { $names } gewinnt, die andere Seite hat aufgegeben.
            [claimed] { $names } gewinnt, die andere Seite kam nicht zurück.
           *[played] { $names } gewinnt.
        }
       *[other] { $why ->
            [resigned] { $names } gewinnen, die andere Seite hat aufgegeben.
            [claimed] { $names } gewinnen, die andere Seite kam nicht zurück.
           *[played] { $names } gewinnen.
        }
    }
web-ended-draw = Unentschieden.
web-ended-nobody = Niemand gewinnt.
web-ended-alone = Zu Ende gespielt.
web-over-rematch = Revanche
web-over-asked = Revanche angeboten …
web-over-next = Zum nächsten Tisch
web-over-replay = Nachspielen und auswerten
web-over-record = Aufzeichnung herunterladen
web-over-accept = Revanche annehmen
web-over-no = Nein, danke
web-over-share = Teilen
web-over-share-what = Wer diesen Link hat, kann sich das Spiel noch einmal ansehen.
web-over-dice =
    { $game ->
        [domino] Verteilung prüfen
       *[other] Würfel prüfen
    }
web-over-dice-fair = Geprüft: ehrlich
web-over-dice-unfair = Nicht wie versprochen!
web-over-new = Neuer Tisch

## Bevor es losgeht

web-wait-title = Es fehlen noch Spieler
web-wait-join = Hinsetzen
web-wait-share = Oder lass den Code scannen. Sobald alle sitzen, geht es von selbst los.
web-wait-spectate = Wer diesen Link hat, darf zusehen.
web-wait-start = Mit Bots auffüllen und anfangen
web-wait-close = Tisch schließen
web-wait-leave = Aufstehen
web-link = Link zum Tisch
web-link-local = Diese Adresse gilt nur auf diesem Rechner. Damit andere kommen können, öffne die Seite über die Adresse des Rechners im Netz.
web-qr = QR-Code mit dem Link zum Tisch
web-copy = Link kopieren
web-copied = Der Link ist kopiert.
web-share = Senden …

## Am Tisch geredet

web-talk = Chat
web-talk-unread = ungelesen:
web-talk-empty = Noch hat niemand etwas gesagt.
web-talk-line = Etwas schreiben
web-talk-send = Sagen
web-talk-sending = wird gesendet
web-talk-mute = stumm
web-talk-unmute =
    { $count ->
        [one] { $count } Stummgeschalteten wieder lesen
       *[other] { $count } Stummgeschaltete wieder lesen
    }
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt.
phrase-ouch = Autsch!
phrase-thanks = Danke.
phrase-one-moment = Einen Moment, bitte.
phrase-im-back = Bin wieder da.
phrase-cheers = Prost!
phrase-good-game = Schönes Spiel.
phrase-bye = Bis zum nächsten Mal!

## Mehr

web-more-where = Wie steht es?
web-more-undo = Zug zurücknehmen
web-more-share = Link für Zuschauer
web-more-rules = Regeln
web-more-resign = Aufgeben …
web-resign-title = Wirklich aufgeben?
web-resign-what = Ein aufgegebenes Spiel kommt nicht wieder.
web-resign-no = Weiterspielen
web-resign-yes = Ja, ich gebe auf
web-hint-known = Verstanden
web-chance-agreeing = Der Zufall wird vereinbart. Warten auf: { $names }
web-chance-why = Jedes Gerät trägt einen Teil des Zufalls bei, damit niemand die Würfe aussuchen kann, auch der Server nicht. Wer das eine Minute lang nicht tut, verliert den Platz.
web-chance-exchanged = Der Server hat das Geheimnis der Würfel ausgetauscht, nachdem er es versprochen hatte. Dieses Gerät macht dabei nicht mit.
web-chance-again = Dieses Gerät hat seinen Teil des Zufalls schon mehrmals gezeigt, und das Spiel hat nicht begonnen. Vielleicht wartet jemand auf Würfel, die ihm passen: Verlass diesen Tisch lieber.

## The referee

web-talk-silence = Während der Runde wird geschwiegen. Schreiben kannst du zwischen den Runden.
web-talk-held = Die Spieler lesen das, wenn die Runde vorbei ist.
web-referee = Schiedsrichter
web-referee-you = Du bist Schiedsrichter.
web-referee-is = { $name } ist Schiedsrichter.
web-referee-free = Noch gibt es keinen Schiedsrichter.
web-referee-late = Wer am Zug ist, wurde wegen der Zeit verwarnt.
web-referee-whom = Wen es betrifft
web-referee-take = Schiedsrichter sein
web-referee-invite = Schiedsrichter einladen
web-referee-share = Schick diesen Link an den, der Schiedsrichter sein soll.
web-referee-leave = Den Platz des Schiedsrichters freigeben
web-judge-signs = Zeichen
web-judge-touched = Stein berührt
web-judge-out-of-turn = Außer der Reihe: Runde neu beginnen
web-judge-revoke = Falsch gepasst: Runde beenden
web-judge-slow = Zu langsam
web-judge-excused = Zeit entschuldigen
web-judge-penalty = Strafe
web-judge-hand = Hand bewegt
web-judge-floor = Würfel am Boden: Karte
web-judge-per-partes = Per partes: zählt als 31
web-judge-off-table = Vom Tisch: zählt als 31
web-judge-points = Punkte
web-judge-reason = Grund
web-wait-by-link = über den Link
web-wait-listed = für alle in der Liste
web-wait-ring = Läuten, wenn jemand kommt
web-invite-free = Ein freier Platz: { $game ->
        [mexiko] eine Partie Mexiko
        [kamos] eine Partie Kámoš
       *[domino] eine Partie Domino
    }
web-invite-play = Mit { $who } spielen
web-invite-name = Dein Name
web-invite-where = Wo du sitzt
web-invite-seat = Platz { $seat }
web-invite-how = So wird gespielt
web-invite-watch = Nur zusehen
web-invite-looks-on = Du siehst zu. Das Spiel erscheint hier, sobald alle sitzen.
web-invite-after-all = Doch mitspielen
web-invite-here = { $who } ist am Tisch.
web-invite-no-account = Ein Konto brauchst du nicht.
web-wait-friends = Freunde einladen
web-wait-asked = eingeladen
web-hand-over = Gib das Gerät weiter an { $name }
web-hand-over-why = Bis dahin ist nichts zu sehen.
web-hand-over-taken = { $name } ist da
