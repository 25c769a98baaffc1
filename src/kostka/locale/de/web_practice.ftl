# Üben

web-practice-what = Stellungen aus Spielen, zu denen die Antwort bekannt ist. Was du wählst, wird danach bewertet, was es kostet.
web-practice-of-mexiko = Was ansagen? Glauben? Auf den Tisch?
web-practice-of-kamos = Welche Würfel liegen lassen, wo eintragen?
web-practice-of-domino = Welcher Stein?
web-practice-score = In Folge: { $streak }, längste Folge: { $longest }; beantwortet: { $count }
web-practice-ask = Was würdest du tun?
web-practice-unit-win = Es geht um die Aussicht, den Satz zu gewinnen.
web-practice-unit-points = Es geht um erwartete Punkte.
web-practice-making = Eine Stellung wird vorbereitet …
web-practice-you = Du
web-practice-other = Spieler { $seat }
web-practice-best = Besser geht es nicht.
web-practice-good = Gut.
web-practice-slip = Ein kleiner Fehler.
web-practice-blunder = Das war teuer.
web-practice-cost = Es kostet { $cost }. Am besten: { $best }
web-practice-choices = Was jede Wahl kostet
web-practice-mine = deine Wahl
web-practice-every = Alle { $count } zeigen
web-practice-next = Weiter
web-practice-none = Danach ist hier nicht gefragt; wähle etwas anderes.
