## Help

help-kostka = Mexiko, Kámoš–Čína–Regál and sport domino: play, keep score and referee by the exact rules.
help-usage = Usage
help-commands = Commands
help-arguments = Arguments
help-parameters = Options
help-help = Show help; after a command, help about it.
help-version = Show the program’s version.
help-play = Play a game to the end, with people at the same screen and with bots.
help-replay = Replay a record move by move, with the running score.
help-score = Show the score of the games in a record.
help-verify = Check that a record follows the rules and that the dice came up as promised.
help-receipt = What you kept from before the first throw: the secret’s commitment, the others’ and your own value; the record is held against it.
help-simulate = Let bots play many games and show statistics.
help-match = Let every pair of bots play the same deals from both sides, and rank the bots.
help-analyse = Show what every decision of a record cost, the luck, and the course of the game.
help-solve = Solve a game, exactly or within bounds; every game has its own options.
help-rules = Show the rules: a list, a whole game, or one rule.
help-lang = Language of the answers; default: from the environment.
help-file = The file with the record.
help-json = Print JSON: an object for each game, one per line.
help-json-whole = Print JSON: one object with everything.
help-json-lines = Print JSON: an object for each thing found, one per line, as soon as it is found.
help-usual = [default: { $usual }]
help-game = Which game: { $games }.
help-option = name=value: an option of the rules; may be repeated.
help-rule-options = { $game }: options of the rules (default in brackets)
help-game-bots =
    { $game }: bots
      { $bots }
help-rule-set = The rule set; default: the usual one.
help-players = How many players sit at the table.
help-seed = Random seed: the same seed gives the same dice. Without one, the throws can be verified.
help-seats = Who plays, separated by commas: a person’s name or bot:novice. Seats left over go to bots.
help-record = The file the game is saved in as it goes; an unfinished game in it is resumed.
help-dice = drawn: the program throws and deals; ask: you throw real dice or deal real tiles, and type what you threw or dealt.
help-all = All at once (--all) or step by step (--step); default in a terminal: step by step.
help-from = Start at the entry with this number.
help-view = Whose view: spectator, referee, a player’s name or number. Default: everything of a finished game, and of an unfinished one what the whole table saw.
help-what = A rule’s number (MX-14), a game ({ $games }), or a word to search the rules for; without it, a list of all rules.
help-games = How many games are played.
help-simulation-seed = Random seed of the whole series: the same seed gives the same result.
help-bots = The kind of bot for all seats, or one for each, separated by commas.
help-workers = How many processes compute; default: one per processor. The result is the same.
help-match-bots = The bots, at least two.
help-deals = How many deals (or sets) each pair plays; every one is played twice, with the sides exchanged.
help-keep-players = For how many deals in a row the players stay the same, so that they can learn; default: new players for every game.
help-scheduler = Address of a Dask scheduler: its cluster computes instead of this machine.
help-seconds = How many seconds may go into one decision; default: as the bot or analyst likes.
help-all-decisions = Every decision, also those that cost nothing.

## What may be typed at the table, besides moves

command-quit = quit exit
command-undo = undo
command-help = ? help
command-why = why
command-rules = rules rule

## At the table

seat-you = Player
seat-number = seat { $number }
play-begun = Type ? to see how moves are typed; quit leaves the game.
play-resumed = The game goes on where it stopped.
play-promise = The commitment by which every throw and deal can be checked: { $commitment }
play-secret = The secret behind the commitment (game { $game }): { $secret }
play-hand-over = { $name } is next. Pass the device and press Enter.
play-hand-over-first = First pass the device: { $name } is next and presses Enter. (quit leaves, undo takes the last move back.)
play-choices = You may play: { $moves }
play-length = { $about } (Enter: { $usual })
play-length-flag = { $about } Here: { $usual }; to change it: --option { $option }=…
play-help = Besides moves: undo (takes a move back, as long as nobody has seen anything new), why (the rule of the last refusal), rules { $rule }, quit.
play-not-understood = “{ $typed }” means nothing here. Type ? to see the choices.
play-why-nothing = Nothing was refused.
play-rules-which = Which rule? For example: rules { $rule }.
play-help-judge = A line that begins with ! is the referee’s and is written as in a record: a fault, a penalty, a warning, or a correction such as ! undo 7.
play-late = The game is over. The referee may still decide, and the score sheet may be signed, with a line as in a record (! …); Enter ends.
play-corrected = Entry { $number } is corrected.
play-now-impossible = Entry { $number } no longer counts: { $reason }
play-undone = The move is taken back.
play-undo-late = It is too late to take that back: something new has been seen since.
play-dice-ask = Type what you threw, for example { $example }.
play-dice-stranger = The players must not see what is thrown now: let somebody who is not playing type it. Then press Enter.
play-referee = Waiting for the referee. Type the decision as in a record.
play-kept = The record is in { $file }.
play-left = You left the game; it is not saved (next time: --record FILE).
play-left-kept = The game is saved. Go on with: { $command }

## Replay and score

replay-next = Enter: next · all: to the end · quit: leave
replay-fault = Entry { $number } does not count: { $reason }
result-open = The game is not over yet.
result-ended = The game ended before it was played out.
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
score-party = game
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
        [ended] the game ended before it was played out.
       *[no] the game is not over yet.
    }
verify-rules-kept = Everything follows the rules.
verify-no-end-of-line = The last line has no end of line: the record may have been cut off.
verify-canonical =
    { $canonical ->
        [yes] The file is exactly as the program would write it.
       *[no] The file is not written as the program would write it; the meaning is the same.
    }
verify-differs = Entry { $number }: recorded { $found }, promised { $expected }.
verify-corrected = Entry { $number }: { $found } was put in by a correction, not promised.
verify-withdrawn = Entry { $number }: the promised { $expected } was taken back by a correction.
verify-chance-promise = Throws and deals that match the commitment: { $agreed } of { $checked }.
verify-chance-seed = Throws and deals that match the seed: { $agreed } of { $checked }.
verify-chance-none = This game has no commitment, so the throws cannot be checked.
verify-chance-unpublished = The secret behind the commitment is not published yet, so the throws cannot be checked.
verify-chance-lacking = The game is over, but the record lacks the secret behind the commitment, so the throws cannot be checked.
verify-chance-broken = The secret is not the one the record committed to.
verify-chance-altered = The value of a seat is not the one that was fixed before the game began.
verify-gave =
    { $name }: { $gave ->
        [own] gave a value of their own.
        [house] a bot of the house; its value proves nothing.
        [altered] the value is not the one that was fixed.
       *[host] the value was drawn by whoever ran the game.
    }
verify-unlike = { $tag }: the receipt says { $seen }, the record { $found }.
verify-proves-witnessed = Proven: the game has the secret and the values of the receipt, so nobody could choose a throw, not even whoever ran the game.
verify-proves-own = Proven: if this commitment was public before the values, nobody could choose a throw, not even whoever ran the game; those who gave a value can tell that (--receipt).
verify-proves-host = Proven: every throw follows from the published secret. Not proven: that whoever ran the game did not choose it, for they drew all the values as well.
verify-proves-seed = Proven: every throw follows from the seed. Not proven: that nobody chose the seed or knew the throws beforehand.
error-receipt-form = this is not a line of a receipt: { $found } (expected { $expected })
error-receipt-game = the receipt is about the game { $found }, the file has { $expected }
verify-taken =
    { $count ->
        [one] The first entry was taken from another game; that game’s record checks its chance.
       *[other] The first { $count } entries were taken from another game; that game’s record checks their chance.
    }

## Numbers

number-decimal = .
number-percent = { $value }%

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

## While it takes its time

progress-compiling = Compiling for first use; later runs start at once.

## Match

match-heading =
    { $game }, seed { $seed }: { $deals ->
        [one] { $deals } deal for each pair, played both ways
       *[other] { $deals } deals for each pair, played both ways
    }
match-pair = Pair
match-bot = Bot
match-games = Won / drawn / lost
match-share = Share
match-interval = 95%
match-margin = Margin
match-legend = Figures are for the first of the pair. Share: of decided games. Margin: points per game, both games of a deal together.

## Analyse

analyse-working = Analysing
analyse-unit =
    { $unit ->
        [win] Costs and luck are in winning chances.
        [points] Costs and luck are in points.
       *[other] Costs and luck: { $unit }.
    }
analyse-shown =
    { $count ->
        [one] { $shown } of { $count } decision shown.
       *[other] { $shown } of { $count } decisions shown.
    }
analyse-noise = What costs less than two standard errors may be noise and is left out; --all shows it.
analyse-lost = { $player }: a lost sheet (KCR-13), ranked below every finished one. The points above do not include that loss.
analyse-nothing = The throws, hands and choices that an analysis would judge are not written down in this game.
analyse-entry = Entry
analyse-player = Player
analyse-choice = Choice
analyse-best = Best
analyse-cost = Cost
analyse-hindsight = In hindsight
analyse-hindsight-best = Best in hindsight
analyse-decisions = Decisions
analyse-error-rate = Error rate
analyse-total = Cost
analyse-luck = Luck
analyse-course = { $player }: expected result, by entry

## Solve

solve-working = Computing
solved-value = value
solved-bound = upper bound
solved-policy = policy
solved-stderr = std. error
solved-seconds = seconds
solved-best = best
solved-nodes = nodes
solved-yes = yes
solved-no = no

## Administration

help-admin = Find and look after the people and tables of a server, also while it runs.
help-admin-acts = List what administrators have done, the newest first.
help-admin-people = Find, rename, sign out and delete people; new recovery codes.
help-admin-people-find = Find people by id or name.
help-admin-people-rename = Give somebody another name. Games that were played keep the old one.
help-admin-people-end-sessions = Sign somebody out of every browser.
help-admin-people-recovery-codes = Make ten new recovery codes for an account; the old ones stop working.
help-admin-people-forget = Delete somebody with everything stored about them. Their games stay, under a neutral name.
help-admin-tables = Find and close tables.
help-admin-tables-find = List the newest tables, private ones too.
help-admin-tables-close = Close a table. A running game ends and nobody wins it.
help-admin-text = An id, a name or a part of a name.
help-admin-who = The person’s id, or the name of an account.
help-admin-name = The new name.
help-admin-table = The table’s id.
help-admin-person = Only tables where this person sits: an id, or the name of an account.
help-admin-phase = Only tables at this stage.
help-admin-game = Only tables of this game.
help-admin-limit = List so many at most.
help-admin-all = Also end the access of their programs and remove their passkeys.
help-admin-yes = Do it without asking.
admin-nothing = Nothing found.
admin-person = { $id }  { $name } ({ $kind ->
        [account] account
        [program] program
        [forgotten] deleted
       *[guest] guest
    })  since { $created }  last seen { $seen }  sessions: { $sessions }
admin-table = { $id }  { $game } ({ $phase ->
        [open] waiting
        [running] running
        [closed] closed
       *[over] finished
    })  { $created }  { $seats }
admin-act = { $at }  { $by }  { $what }  { $whom }
admin-sure = To confirm, type { $whom }:
admin-renamed = { $before } is now called { $name }.
admin-ended = { $name } is signed out. Ended sessions: { $sessions }, programs: { $programs }, passkeys: { $passkeys }.
admin-codes = The new recovery codes of { $name }, shown only now:
admin-forgot = Deleted. Games with a neutral name now: { $tables }.
admin-closed = The table { $id } is closed.
error-admin-nobody = there is nobody with the id or account name “{ $found }”; “kostka admin people find” searches
error-admin-forgotten = “{ $found }” has been deleted already
error-admin-program = “{ $found }” is a program; it belongs to the account { $expected }
error-admin-guest = “{ $found }” is a guest; only accounts have recovery codes
error-admin-unsure = not confirmed, nothing was changed: { $found }
help-admin-games = Put old games away into a file, and take them back.
help-admin-games-archive = Put games that ended before a date into a new file; they leave the database.
help-admin-games-restore = Take the games of a file back into the database; those that are there already stay as they are.
help-admin-games-erase = Take the names of people who have been deleted since out of a file.
help-admin-file = The file with the games.
help-admin-before = Games that ended before this day (2026-01-31, UTC).
admin-archived = Games put away into { $file }: { $games }.
admin-restored = Games taken back from { $file }: { $games }; there already: { $there }.
admin-erased = People whose names were taken out of { $file }: { $people }.
error-games-none = there are no games that ended before that day
error-games-foreign = { $expected } is not a file of games put away by Kostka
error-games-broken = { $expected } is not complete or is damaged; nothing was changed
error-games-changed = something has happened at one of these tables meanwhile; nothing was changed, try again
