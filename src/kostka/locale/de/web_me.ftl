# Ich: meine Spiele, mein Konto

web-me-running = Laufende Spiele
web-me-over = Beendete Spiele
web-me-older = Ältere
web-me-all = Alle herunterladen
web-me-make = Konto anlegen
web-me-make-what = Mit einem Konto bist du auf jedem Gerät dieselbe Person. Nach einer E-Mail-Adresse fragt niemand.
web-me-make-guest = Du bekommst ein Konto, und alle Spiele, die du hier gespielt hast, bleiben deine.
web-me-name = Name
web-me-password = Passwort
web-me-password-new = Neues Passwort, mindestens 8 Zeichen
web-me-make-go = Konto anlegen
web-me-make-passkey = Mit einem Passkey anlegen
web-me-enter = Anmelden
web-me-enter-passkey = Mit einem Passkey anmelden
web-me-forgotten = Passwort vergessen?
web-me-forgotten-what = Gib einen Wiederherstellungscode ein und wähle oben ein neues Passwort.
web-me-code = Wiederherstellungscode
web-me-codes = Wiederherstellungscodes
web-me-codes-once = Jeder Code öffnet das Konto einmal, falls das Passwort verloren geht. Zu sehen sind sie nur jetzt.
web-me-codes-keep = Herunterladen
web-me-codes-print = Drucken
web-me-codes-done = Ich habe sie
web-me-codes-new = Neue Codes, die alten verfallen
web-me-confirm = Dein Passwort; ohne es ändert sich nichts von dem, was folgt
web-me-rename = Namen ändern
web-me-done = Erledigt.
web-me-ways = Wie du dich anmeldest
web-me-password-change = Passwort ändern
web-me-password-set = Passwort setzen
web-me-password-done = Das Passwort ist geändert. Überall sonst bist du abgemeldet.
web-me-ends = Ein neues Passwort meldet dich überall sonst ab. Passkeys und Programme gelten weiter, wenn du sie nicht auch beendest:
web-me-ends-passkeys = Alle Passkeys entfernen
web-me-ends-programs = Die Token aller Programme beenden
web-me-lives-on = Was dein Konto jetzt öffnet oder benutzt – Passkeys: { $passkeys }, Programme: { $programs }, Wiederherstellungscodes: { $codes }.
web-me-passkeys = Passkeys
web-me-passkeys-none = Noch keiner.
web-me-passkey = Passkey
web-me-passkey-label = Wie er heißen soll
web-me-passkey-add = Passkey hinzufügen
web-me-remove = Entfernen
web-me-sessions = Wo du angemeldet bist
web-me-session-here = hier
web-me-session-end = Dort abmelden
web-me-sessions-end = Überall sonst abmelden
web-me-programs = Programme
web-me-programs-what = Ein Programm von dir darf mit seinem Token an Tischen sitzen; alle sehen, dass es eines ist.
web-me-program-unused = nie benutzt
web-me-token = Das Token von { $name }, nur jetzt zu sehen
web-me-program-name = Name des Programms
web-me-program-make = Programm anlegen
web-me-leave = Abmelden
web-me-forget = Konto löschen …
web-me-forget-what = Dein Name und alles, womit du dich anmeldest, ist dann für immer weg. Die Spiele bleiben, ohne deinen Namen.
web-me-forget-name = Tippe zur Sicherheit deinen Namen: { $name }
web-me-forget-no = Behalten
web-me-forget-yes = Endgültig löschen
web-me-codes-left =
    { $count ->
        [0] Es gibt keine.
        [one] { $count } Code ist übrig.
       *[other] { $count } Codes sind übrig.
    }
web-me-only = Welche Spiele
web-me-only-all = Alle
web-me-only-lost = Nur verlorene
web-me-only-none = Es gibt keine.
web-me-with = mit { $names }
web-me-against = gegen { $names }
web-me-nobody = allein
web-me-luck = Glück
web-me-accuracy = Genauigkeit
web-me-games =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }
web-me-won = gewonnen
web-me-dice = Deine Würfel
web-me-check = Prüfen
web-me-throws =
    { $count ->
        [one] { $count } Würfel ist gefallen
       *[other] { $count } Würfel sind gefallen
    }
web-me-losses = Wo du am meisten verlierst
web-me-losses-what = Was jede Art von Entscheidung im Spiel gekostet hat, im Mittel der analysierten.
web-me-practise = Das üben
web-me-settings = Einstellungen
web-lose-mexiko-say = Ansagen (Mexiko)
web-lose-mexiko-doubt = Anzweifeln (Mexiko)
web-lose-mexiko-accept = Glauben (Mexiko)
web-lose-mexiko-give = Würfel abgeben (Mexiko)
web-lose-kamos-keep = Würfel behalten (Kámoš)
web-lose-kamos-write = Zeile wählen (Kámoš)
web-lose-kamos-cross = Streichen (Kámoš)
web-lose-domino-lay = Stein wählen (Domino)
web-lose-mexiko-behind = Wurf hinter der Hand (Mexiko)
web-lose-mexiko-table = Wurf auf den Tisch (Mexiko)
web-friends-what = Mit wem du gespielt hast, den kannst du zum Freund machen, wenn beide wollen. Nur Freunde sehen, wo du spielst.
web-friends-asking = möchte mit dir befreundet sein
web-friends-asked = hat noch nicht geantwortet
web-friends-met = hat mit dir gespielt
web-friends-mark = Befreunden
web-friends-part = Entfernen
