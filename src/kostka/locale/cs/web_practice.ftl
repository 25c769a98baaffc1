# Cvičení

web-practice-what = Situace z her, ke kterým je známa odpověď. Co zvolíte, hodnotí se podle toho, co to stojí.
web-practice-of-mexiko = Co hlásit? Věřit? Na stůl?
web-practice-of-kamos = Které kostky nechat, kam zapsat?
web-practice-of-domino = Který kámen?
web-practice-score = Správně za sebou: { $streak }, nejvíc: { $longest }; zodpovězeno: { $count }
web-practice-ask = Co uděláte?
web-practice-unit-win = Jde o šanci na výhru setu.
web-practice-unit-points = Jde o očekávané body.
web-practice-making = Připravuje se situace…
web-practice-you = Vy
web-practice-other = Hráč { $seat }
web-practice-best = Lépe to nejde.
web-practice-good = Dobře.
web-practice-slip = Drobná chyba.
web-practice-blunder = Hrubá chyba.
web-practice-cost = Stojí to { $cost }. Nejlepší: { $best }
web-practice-choices = Co která volba stojí
web-practice-mine = vaše volba
web-practice-every = Ukázat všech { $count }
web-practice-next = Další
web-practice-none = Na to se tu neptáme; zvolte něco jiného.
