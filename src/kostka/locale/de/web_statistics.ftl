# Wie man spielt, und wie die Würfel fallen

web-statistics-counting =
    { $count ->
        [one] { $count } Spiel wird noch gezählt …
       *[other] { $count } Spiele werden noch gezählt …
    }
web-statistics-none = Noch wurde nichts zu Ende gespielt.
web-statistics-games =
    { $count ->
        [one] { $count } Spiel beendet, gewonnen: { $won }.
       *[other] { $count } Spiele beendet, gewonnen: { $won }.
    }
web-statistics-my-dice = Was ich werfe
web-statistics-site = Die Würfel von allen hier
web-statistics-site-what = Die letzten Spiele aller zusammen. Menschen und Bots bekommen ihre Würfel aus derselben Quelle.
web-statistics-people = Menschen
web-statistics-bots = Bots
web-statistics-face = { $face }: { $count }-mal, erwartet { $expected }
web-statistics-expected = Von jeder Zahl werden { $expected } erwartet (gestrichelte Linie).
web-statistics-few = Um mehr zu sagen, sind es noch zu wenige Würfe.
web-statistics-fair = Ehrliche Würfel weichen in { $chance } der Fälle so weit oder weiter ab.
web-statistics-of = { $times } von { $of }
web-statistics-by-chance = durch Zufall: { $share }
web-habit-mexiko-bluff = Meine Ansagen, die Bluffs waren
web-habit-mexiko-caught = Meine Bluffs, die aufflogen
web-habit-mexiko-doubt = Meine Antworten, die Zweifel waren
web-habit-mexiko-right = Meine Zweifel, die richtig waren
web-habit-mexiko-to-table = Meine Würfe auf den Tisch
web-habit-kamos-cross = Meine Züge, die mit einem Hajcman endeten
web-habit-kamos-first = Meine Züge, nach dem ersten Wurf geschrieben
web-habit-domino-double = Meine Steine, die ein Pasch waren
web-habit-domino-pass = Meine Züge, in denen ich passen musste
web-habit-domino-round = Runden, die mein Paar gewann
