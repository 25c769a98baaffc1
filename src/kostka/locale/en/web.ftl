# The page: what is on every screen

web-skip = Skip to the content
web-pages = Pages
web-pages-all = All pages
web-menu = Menu
web-language = Language
web-theme = Appearance
web-theme-auto = same as device
web-theme-light = light
web-theme-dark = dark
web-sound = sounds
web-still = less motion
web-throws = I throw the dice myself
web-pace = What others do
web-pace-slow = slowly
web-pace-brisk = briskly
web-pace-once = at once
web-close = Close
web-home = Games
web-lost = There is nothing here
web-lost-why = The link is incomplete, or the table is no longer there.
web-to-home = To the games
web-not-loaded = The page could not be loaded
web-again = Try again
web-yes = Yes
web-no = No
web-refused = Not possible ({ $code })
web-unreachable = The server does not answer. Try again in a moment.
web-no-net = There is no net here, and this needs a server.
web-no-server = This needs a server, and there is none behind this page.
web-not-sent = The message could not be sent in time. Please send it again.
web-newer = There is a newer version of the page.
web-newer-take = Reload
web-checking = checking
web-rule = rule { $rule }
web-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
web-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
web-hours =
    { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }

## Who I am

web-hello = Hello, { $name }
web-name-title = What shall we call you?
web-name = Nickname
web-name-go = Play
web-name-room =
    { $left ->
        [0] Characters in a name: at most { $most }.
        [one] { $left } more character fits.
       *[other] { $left } more characters fit.
    }

## Games

web-game = Game
web-seat-open = free seat
web-lobby = Tables
web-new = New table
web-table = Table
web-rules = Rules
web-learn = First lesson
web-me = Me
web-bots = Bots
web-practice = Practice
web-verify = Check the dice
web-statistics = Statistics
