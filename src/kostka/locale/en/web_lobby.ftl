# The beginning, and the list of tables

web-home-running = In progress
web-play-bot = Play a bot
web-play-friend = Invite a friend
web-play-other = Another table or rules…
web-all-games = all games
web-lobby-open = Waiting for players
web-lobby-running = Being played
web-lobby-no-open = Nobody is waiting right now.
web-phase-open = waiting
web-play-learn = Learn it
web-home-your-move = Your move
web-home-their-move = In progress
web-home-go = Open
web-home-sit = Sit down
web-home-watch = Watch
web-home-all = All tables
web-home-last = Your last game
web-home-replay = Replay
web-today = Position of the day
web-today-mexiko = What would you do?
web-today-kamos = What would you keep?
web-today-domino = Which tile would you lay?
web-verdict = luck { $luck }, accuracy { $accuracy }
web-outcome-won = Won
web-outcome-lost = Lost
web-outcome-draw = Draw
web-outcome-alone = Finished
web-moment-today = today
web-moment-yesterday = yesterday
web-play-bot-short = Play a bot
web-play-friend-short = Invite
web-play-more = More
web-offline = There is no net here.
web-offline-what = Bots, lessons and rules work without it.
web-today-answered =
    { $grade ->
        [best] Answered: the best choice
        [good] Answered: good
        [slip] Answered: a slip
       *[blunder] Answered: a blunder
    }
web-friends = Friends
web-friends-all = Everyone
web-friends-away = not at a table
web-friends-waiting = waits for a player
web-friends-playing = plays
web-friends-invite = Invite
web-friends-invited = { $name } is asked to this table.
web-home-invites = { $who } invites you
