# The page: what is on every screen

web-skip = Skip to the content
web-pages = Pages
web-settings = Settings
web-language = Language
web-theme = Appearance
web-theme-auto = as the device
web-theme-light = light
web-theme-dark = dark
web-sound = sounds
web-still = no motion
web-close = Close
web-home = Games
web-lost = There is nothing here
web-lost-why = The link is incomplete, or the table is no longer there.
web-to-home = To the start
web-not-loaded = The page could not be loaded
web-again = Try again
