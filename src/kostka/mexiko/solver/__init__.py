"""The exact solution of mexiko: gam, set and match (needs the ``solve`` extra).

- ``solution``: the solution by options and score, solved on first use; ``match``, ``sets``,
  ``gam``: the three levels; ``stage``: one stage of a gam; ``side``: one side's information sets
- ``dice``: calls and their probabilities as arrays; ``stakes``: the payoffs of a gam
- ``open_throws``: throws that are partly or wholly open
- ``strategy``: strategies as arrays; ``solved``: a solved gam; ``summary``: the same as plain data
- ``reply``: best replies, and two strategies against each other; ``exploit``: how much a best reply
  wins; ``reader``: an opponent's habits, and a careful reply to them
"""
