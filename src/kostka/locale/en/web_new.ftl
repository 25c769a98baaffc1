# A new table

web-new-count = Number of players
web-new-seat = Seat { $seat }
web-new-pair = (pair { $pair })
web-new-me = me
web-new-bot = bot: { $bot }
web-new-bots = How strong the bots are
web-new-public = Listed for all
web-new-referee = A referee’s seat
web-new-times = Clock
web-new-move = For each move
web-new-game = For the whole game, each
web-new-added = Added with each move
web-new-no-clock = no clock
web-new-absent-bot = A bot plays on for who leaves
web-new-absent-claim = else the others may claim the win
web-new-rules =
    { $changed ->
        [0] Rules: as usual
        [one] Rules: { $changed } change
       *[other] Rules: { $changed } changes
    }
web-new-rule-set = Rule set
web-new-open = Open the table

## Mexiko

option-mexiko-two-points = Two points for mexiko
option-mexiko-two-points-thrown-or-called = thrown or called
option-mexiko-two-points-called = only if called
option-mexiko-open-mexiko-pays-two = Mexiko thrown to table pays two
option-mexiko-voluntary-open = Throwing in the open by choice
option-mexiko-best-of = Best of (sets at most)
option-mexiko-play-all = All sets, even when the match is decided
option-mexiko-beer = With beer
option-mexiko-beers = How many beers
option-mexiko-beers-as-sets = one for each set
option-mexiko-beers-one-less = one fewer than sets
option-mexiko-spanish = Calls in Spanish too
option-mexiko-red-card = Red cards
option-mexiko-cards = Cards are counted
option-mexiko-cards-die = for each die
option-mexiko-cards-team = for the whole line-up
option-mexiko-lineups = Line-ups and time-outs

## Kámoš, Čína, Regál

option-kamos-columns = Columns
option-kamos-throws = Throws in a turn
option-kamos-hand = Counts as from the hand
option-kamos-hand-first-throw = only the first throw
option-kamos-hand-any-full-throw = any throw of all five dice
option-kamos-delo-from-hand-only = Dělo only from the hand
option-kamos-regal-row-doubles = A whole row of Regál doubles
option-kamos-hajcman = Hajcman
option-kamos-hajcman-free = also by choice
option-kamos-hajcman-forced = only when nothing else can be written
option-kamos-no-hajcman-doubles = A sheet without × doubles

## Domino

option-domino-target = Points to win a game
option-domino-count = The winners write down the tiles of
option-domino-count-all = everybody
option-domino-count-opponents = the opponents only
option-domino-party-time = Minutes for a game
option-domino-time-penalty = Penalty for being slow
option-domino-grace = Seconds of grace after that
option-domino-reshuffle = Right to shuffle again
option-domino-lead = The next round is led by
option-domino-lead-rotate = the next in turn
option-domino-lead-winner = whoever won the last one
option-domino-sort-hand = Sort the tiles on the rack
option-domino-touched = Penalty for a touched tile
option-domino-out-of-turn = Penalty for a tile out of turn
option-domino-auto-pass = Pass for the player
option-domino-takebacks = Moves may be taken back
option-domino-revoke = Penalty for a wrong pass
option-domino-allow-revoke = A wrong pass is possible
option-domino-signs = Penalty for signs
option-domino-signs-warning = Signs: a warning first
web-new-length = How long
web-new-whom = Against whom
web-new-friend = A friend
web-new-friend-is = by a link
web-new-friend-short = a friend by a link
web-new-anyone = Anyone
web-new-anyone-is = listed for all
web-new-anyone-short = anyone who comes
web-new-alone = Alone
web-new-alone-is = for the best sheet
web-new-alone-short = alone
web-new-here = At one screen
web-new-here-is = by turns on this device
web-new-here-short = by turns at this screen
web-new-beside = Name of the other player
web-new-beside-usual = Guest
web-new-mixed = Seat by seat
web-new-mixed-is = people and bots
web-new-against = against { $who }
web-new-wins = wins { $won } %
web-new-unmeasured = not measured
web-new-measured = How many games a bot wins is measured against { $other }. All throw the same dice as people.
web-new-own-clock = own
web-new-public-is = anybody may find the table and watch
web-new-throws = I throw myself
web-new-throws-is = press, space or shake; else the dice fall at once
web-new-referee-is = with a link of its own
web-preset-quick = Quick
web-preset-match = Match
web-preset-long = Long
web-preset-pub = At the pub
web-preset-own = My own
web-preset-own-is = as the rules below say
web-new-minutes = { $minutes } min
