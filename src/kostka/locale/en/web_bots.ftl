# Bots and how strong they are

web-bots-what = A bot sees what a person in its place would see, and nothing more; the dice are the same for all. These figures were measured over thousands of games.
web-bots-wins = How many of 100 the bot in the row wins against the bot in the column
web-bots-is-random = plays anything that is allowed
web-bots-is-newcomer = has read the rules once
web-bots-is-novice = a few evenings of play
web-bots-is-club = plays sensibly and knows the odds
web-bots-is-expert = looks ahead in many imagined deals
web-bots-is-equilibrium = the solution of the game: nobody can beat it in the long run
web-bots-is-reader = watches how you play and answers that
web-bots-is-optimal = plays for the most points, by exact calculation
web-bots-is-rival = plays to win, not for points
