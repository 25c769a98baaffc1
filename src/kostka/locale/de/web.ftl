# Die Seite: was auf jedem Bildschirm steht

web-skip = Zum Inhalt springen
web-pages = Seiten
web-settings = Einstellungen
web-language = Sprache
web-theme = Aussehen
web-theme-auto = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-sound = Töne
web-still = ohne Bewegung
web-close = Schließen
web-home = Spiele
web-lost = Hier ist nichts
web-lost-why = Der Link ist unvollständig, oder den Tisch gibt es nicht mehr.
web-to-home = Zum Anfang
web-not-loaded = Die Seite ließ sich nicht laden
web-again = Noch einmal versuchen
