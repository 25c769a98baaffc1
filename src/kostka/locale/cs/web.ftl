# Stránka: co je na každé obrazovce

web-skip = Přejít k obsahu
web-pages = Stránky
web-settings = Nastavení
web-language = Jazyk
web-theme = Vzhled
web-theme-auto = podle zařízení
web-theme-light = světlý
web-theme-dark = tmavý
web-sound = zvuky
web-still = bez pohybu
web-close = Zavřít
web-home = Hry
web-lost = Tady nic není
web-lost-why = Odkaz je neúplný, nebo stůl už neexistuje.
web-to-home = Na začátek
web-not-loaded = Stránku se nepodařilo načíst
web-again = Zkusit znovu
