## Help

help-kostka = Mexiko, Kámoš–Čína–Regál and sport domino: play, keep score and referee by the exact rules.
help-usage = Usage
help-commands = Commands
help-arguments = Arguments
help-parameters = Options
help-help = Show help; after a command, help about it.
help-version = Show the program's version.
help-play = Play a game to the end, with people at the same screen and with bots.
help-replay = Tell every move of a record in words, with the running score.
help-score = Show the score of the games in a record.
help-verify = Check that a record keeps the rules and that the dice fell as promised.
help-simulate = Let bots play many games and show statistics.
help-rules = Show the rules: a list, a whole game, or one rule.
help-lang = Language of the answers; otherwise the environment's.
help-file = The file with the record.
help-json = Print JSON, one line a game.
help-game = Which game.
help-option = name=value: an option of the rules; may be repeated.
help-rule-set = The rule set; otherwise the usual one.
help-players = How many players sit at the table.
help-seed = Seed of chance: the same seed, the same dice. Without one, chance is verifiable.
help-seats = Who sits, separated by commas: a person's name or bot:beginner. Seats left over go to bots.
help-record = The file the game is kept in as it goes; an unfinished game in it is resumed.
help-dice = drawn: the program throws; ask: you throw real dice and type what fell.
help-all = All at once (--all) or step by step (--step); in a terminal usually step by step.
help-from = Begin at the entry with this number.
help-view = Whose eyes: spectator, referee, a player's name or number. Otherwise everything of a finished game, and of an unfinished one what the whole table saw.
help-what = A rule's number (MX-14) or a game; nothing: a list of all.
help-games = How many games are played.
help-simulation-seed = Seed of the whole series: the same seed, the same result.
help-bots = The kind of bot for all seats, or one for each, separated by commas.
help-workers = How many processes compute; otherwise one a processor. The result is the same.

## What may be typed at the table, besides moves

command-quit = quit exit
command-undo = undo
command-help = ? help
command-why = why
command-rules = rules rule

## At the table

seat-you = Player
seat-number = seat { $number }
bot-beginner = Beginner
bot-random = Random
play-begun = Type ? to see how moves are typed; quit leaves the game.
play-resumed = The game goes on where it stopped.
play-promise = The dice are committed to beforehand: { $commitment }
play-secret = The secret behind the commitment (game { $game }): { $secret }
play-hand-over = { $name } is next. Hand over the screen and press Enter.
play-choices = You may play: { $moves }
play-help = Besides moves: undo (takes a move back until anything new was seen), why (the rule of the last refusal), rules MX-14, quit.
play-not-understood = “{ $typed }” means nothing here. Type ? to see the choices.
play-why-nothing = Nothing was refused.
play-rules-which = Which rule? For example: rules MX-14.
play-undone = The move is taken back.
play-undo-late = It is too late to take that back: something new has been seen since.
play-dice-ask = Throw, and type what fell (for example { $example }).
play-dice-stranger = The players must not see what falls now: let somebody who is not playing type it. Then press Enter.
play-referee = The referee is awaited. Type the decision as in a record.
play-kept = The record is in { $file }.
play-left = The game was left and is kept nowhere (next time --record FILE).
play-left-kept = The game is kept. Go on with: { $command }

## Replay and score

replay-next = Enter: next
replay-fault = Entry { $number } cannot be played: { $reason }
result-open = The game is not over yet.
result-draw = A draw.
result-lost = Nobody won.
result-winner =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } win.
    }

## The words of a score, as `score --json` names them

score-match = match
score-sets = set
score-rounds = round
score-party = party
score-home = home
score-guest = guest
score-winner = winner
score-by = by
score-points = points
score-total = total

## Verify

verify-entries =
    { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }, { $over ->
        [yes] the game is over.
       *[no] the game is not over yet.
    }
verify-rules-kept = Everything keeps the rules.
verify-canonical =
    { $canonical ->
        [yes] The file is exactly as the program would write it.
       *[no] The file is written otherwise than the program would; the meaning is the same.
    }
verify-differs = Entry { $number }: recorded { $found }, promised { $expected }.
verify-corrected = Entry { $number }: { $found } was put in by a correction, not promised.
verify-chance-promise = Chance agrees with the commitment in { $agreed } of { $checked } throws and deals.
verify-chance-seed = Chance agrees with the seed in { $agreed } of { $checked } throws and deals.
verify-chance-none = No chance was promised, so the throws cannot be checked.
verify-chance-unpublished = The secret behind the commitment is not published yet, so the throws cannot be checked.
verify-chance-broken = The secret is not the one the record committed to.

## Simulate

simulate-playing = Playing
simulate-heading =
    { $game }, seed { $seed }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
simulate-player = Player
simulate-wins = Wins
simulate-rate = Share
simulate-interval = 95%
simulate-mean = Mean
simulate-error = Std. error
simulate-figure = Figure
simulate-count = Count
simulate-least = Min
simulate-most = Max
simulate-draws = Draws: { $count }
