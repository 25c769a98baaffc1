# Boti a jejich síla

web-bots-what = Bot vidí to, co by na jeho místě viděl člověk, nic víc; kostky jsou pro všechny stejné. Čísla jsou změřená na tisících her.
web-bots-wins = Kolik ze 100 vyhraje bot v řádku proti botovi ve sloupci
web-bots-is-random = hraje cokoli, co se smí
web-bots-is-newcomer = jednou si přečetl pravidla
web-bots-is-novice = má za sebou pár večerů
web-bots-is-club = hraje rozumně a zná pravděpodobnosti
web-bots-is-expert = propočítává dopředu mnoho možných rozdání
web-bots-is-equilibrium = řešení hry: dlouhodobě ho nikdo neporazí
web-bots-is-reader = sleduje, jak hrajete, a odpovídá na to
web-bots-is-optimal = hraje na nejvíc bodů, přesně spočítáno
web-bots-is-rival = hraje na výhru, ne na body
