# How one plays, and how the dice fall

web-statistics-counting =
    { $count ->
        [one] { $count } game is still being counted…
       *[other] { $count } games are still being counted…
    }
web-statistics-none = Nothing has been played to its end yet.
web-statistics-games =
    { $count ->
        [one] { $count } game finished, won: { $won }.
       *[other] { $count } games finished, won: { $won }.
    }
web-statistics-my-dice = What I throw
web-statistics-site = The dice of the whole site
web-statistics-site-what = The last games of everybody together. People and bots get their dice from the same source.
web-statistics-people = People
web-statistics-bots = Bots
web-statistics-face = { $face }: { $count } times, expected { $expected }
web-statistics-expected = Expected of each: { $expected } (dashed line).
web-statistics-few = There are too few throws to say more.
web-statistics-fair = Fair dice deviate this much or more in { $chance } of cases.
web-statistics-of = { $times } of { $of }
web-statistics-by-chance = by chance: { $share }
web-habit-mexiko-bluff = My calls that were bluffs
web-habit-mexiko-caught = My bluffs that were caught
web-habit-mexiko-doubt = My answers that were doubts
web-habit-mexiko-right = My doubts that were right
web-habit-mexiko-to-table = My throws to table
web-habit-kamos-cross = My turns that ended with a hajcman
web-habit-kamos-first = My turns written after the first throw
web-habit-domino-double = My tiles that were doubles
web-habit-domino-pass = My turns that were a pass
web-habit-domino-round = Rounds that my pair won
