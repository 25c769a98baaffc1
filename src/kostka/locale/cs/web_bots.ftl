# Boti a jejich síla

web-bots-what = Bot vidí to, co by na jeho místě viděl člověk, nic víc; kostky jsou pro všechny stejné. Čísla jsou změřená na tisících her.
web-bots-wins = Kolik ze 100 vyhraje bot v řádku proti botovi ve sloupci
web-bots-is-random = hraje cokoli, co se smí
web-bots-is-newcomer = jednou si přečetl pravidla
web-bots-is-novice = má za sebou pár večerů
web-bots-is-club = hraje rozumně a zná pravděpodobnosti
web-bots-is-expert = dívá se dopředu v mnoha myšlených rozdáních
web-bots-is-equilibrium = řešení hry: dlouhodobě se nad ním nedá vydělat
web-bots-is-reader = sleduje, jak hrajete, a odpovídá na to
web-bots-is-optimal = spočítaně nejvíc bodů
web-bots-is-rival = hraje na výhru, ne na body
