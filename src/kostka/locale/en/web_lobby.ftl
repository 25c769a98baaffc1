# The beginning, and the list of tables

web-home-running = In progress
web-play-bot = Against a bot
web-play-friend = With a friend
web-play-other = Another table or rules…
web-all-games = all games
web-lobby-open = Waiting for players
web-lobby-running = In progress
web-lobby-no-open = Nobody is waiting right now. Open a table and someone will come.
web-lobby-no-running = No public games right now.
web-phase-open = waiting
web-phase-running = in progress
web-phase-over = finished
web-phase-closed = closed
web-play-learn = Learn it
