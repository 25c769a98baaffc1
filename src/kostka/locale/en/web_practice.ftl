# Practice

web-practice-what = Positions from games, with a known answer. What you choose is graded by what it costs.
web-practice-of-mexiko = What to call? Believe it? To table?
web-practice-of-kamos = Which dice to keep, where to write?
web-practice-of-domino = Which tile?
web-practice-score = Right in a row: { $streak }, longest: { $longest }; answered: { $count }
web-practice-ask = What would you do?
web-practice-unit-win = Costs are in the chance of winning the set.
web-practice-unit-points = Costs are in expected points.
web-practice-making = A position is being prepared…
web-practice-you = You
web-practice-other = Player { $seat }
web-practice-best = The best choice.
web-practice-good = Good.
web-practice-slip = A slip.
web-practice-blunder = A blunder.
web-practice-cost = It costs { $cost }. Best: { $best }
web-practice-choices = What each choice costs
web-practice-mine = your choice
web-practice-every = Show all { $count }
web-practice-next = Next one
web-practice-none = That is not asked here; choose something else.
