# Kámoš, Čína, Regál: the table

web-kamos-your-throw = Your throw
web-kamos-facts = { $turn }/{ $turns }
web-kamos-this-throw = this throw gives
web-kamos-left =
    { $left ->
        [0] no throws left
        [one] last throw left
       *[other] { $left } throws left
    }
web-kamos-dice = Dice on the table
web-kamos-keep-die = { $face }, keep
web-kamos-die = { $face }
web-kamos-die-kept = { $face }, kept
web-kamos-die-cup = being thrown

## What is done

web-kamos-throw = Throw { $count }
web-kamos-throw-word = Throw
web-kamos-keeping = keep { $dice }
web-kamos-keeping-none = keep none
web-kamos-no-throws = no throws left
web-kamos-all-kept = no die to throw
web-kamos-write = Write
web-kamos-write-points = Write { $points }
web-kamos-into = in { $row }
web-kamos-pick-row = choose a row
web-kamos-cross = Write ×
web-kamos-lose = Lose with ×
web-kamos-cross-instead = × instead
web-kamos-write-instead = No × after all

## Why not

web-kamos-why-full = Row { $row } is full
web-kamos-why-no-die = No die shows { $number }
web-kamos-why-rethrown = Dělo counts only from the hand
web-kamos-why-delo = Dělo is five numbers in a row
web-kamos-why-kamos = Kámoš is three larger and two smaller
web-kamos-why-cina = Čína is three smaller and two larger
web-kamos-why-regal = Regál is five of a kind
web-kamos-why-cross = × here loses the whole game

## The sheet

web-kamos-sheets = Sheets
web-kamos-lost = lost
web-kamos-reported = reported
web-kamos-place = place { $place }
web-kamos-result = Standings
web-kamos-row = { $row }: { $cells }
web-kamos-empty = nothing yet
web-kamos-mark-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
web-kamos-mark-norm = norm
web-kamos-mark-round = round
web-kamos-mark-five = round with five
web-kamos-mark-cross = hajcman
web-kamos-mark-hand = { $points } from the hand
web-kamos-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-kamos-over =
    { $count ->
        [one] { $count } die over the norm
       *[other] { $count } dice over the norm
    }
web-kamos-short =
    { $count ->
        [one] { $count } die short of the norm
       *[other] { $count } dice short of the norm
    }
web-kamos-even = the norm comes out even
web-kamos-balance = norm { $before } → { $after }
web-kamos-doubled = doubled
web-kamos-may-double = may still be doubled
web-kamos-gives = now { $points }
web-kamos-gives-cross = now only a hajcman
web-kamos-gives-loss = now × and you lose
web-kamos-legend = * from the hand · ±: dice against the norm

## The lot

web-kamos-lot = Who begins?
web-kamos-lot-again = A tie: those who tied for highest throw again
web-kamos-begins = { $player } begins

## What happens

web-kamos-said-dice-left =
    { $left ->
        [0] You throw { $dice }; no throws left.
        [one] You throw { $dice }; { $left } throw left.
       *[other] You throw { $dice }; { $left } throws left.
    }
web-kamos-said-my-turn = Your turn. You throw { $dice }.
web-kamos-said-doubled = The whole row counts twice.
web-kamos-said-full = The sheet is full: { $points }.
web-kamos-where-turn = It is { $player }’s turn.
web-kamos-where-totals = Totals: { $totals }.
web-kamos-where-one = { $player } { $points }
web-kamos-where-lost = { $player } lost
web-kamos-where-row = { $row } for { $points }
web-kamos-where-rows = You can write: { $rows }.
web-kamos-where-nothing = You can write nothing but ×.
web-kamos-where-placed = { $place }. { $player }, { $points }
web-kamos-where-over = The game is over. { $places }.

## The story

web-kamos-story-throws =
    { $throws ->
        [one] { $throws } throw
       *[other] { $throws } throws
    }
web-kamos-end-decided = The turn that decided
web-kamos-end-turn = turn { $turn }
web-kamos-story-after =
    { $throws ->
        [one] after { $throws } throw
       *[other] after { $throws } throws
    }

## Help

web-kamos-help = Marks and keys
web-kamos-help-norm = three dice, a norm (rows 3 to 6)
web-kamos-help-round = four, round
web-kamos-help-five = five
web-kamos-help-fewer = how many dice
web-kamos-help-cross = hajcman, 0 points
web-kamos-help-hand = from the hand: one throw of all five
web-kamos-help-balance = dice over and short of the norm
web-kamos-help-twice = the row counts twice; dashed: it still could
web-kamos-help-delo = 1-2-3-4-5 or 2-3-4-5-6, worth its sum
web-kamos-help-delo-hand = 1-2-3-4-5 or 2-3-4-5-6, worth its sum, only from the hand
web-kamos-help-kamos = three larger and two smaller: the sum, from the hand 2×
web-kamos-help-cina = three smaller and two larger: the sum, from the hand 2×
web-kamos-help-regal = five of a kind: 2× the sum, from the hand 4×; five ones from the hand 150
web-kamos-key-dice = keep a die, pick it up
web-kamos-key-throw = throw again
web-kamos-key-write = write
web-kamos-key-space = throw; end what others’ dice do
web-kamos-key-escape = clear the choice
web-kamos-key-arrows = move along dice, rows, sheets

## Choices

web-kamos-choice-keep = keep { $dice }
web-kamos-choice-all = throw all five
web-kamos-choice-write = write in row { $row }
web-kamos-choice-cross = × in row { $row }

## A first game

web-kamos-hint-keep = Tap the dice you keep, then throw the others again; three throws at most (KCR-2).
web-kamos-hint-write = + beside a row is what it would bring now. Tap a row, then Write; ten cells, each once (KCR-16).
web-kamos-hint-shapes = Dělo: five in a row. Kámoš, Čína: three and two alike. Regál: five alike. The ? tells more (KCR-8).
web-kamos-hint-cross = Nothing fits: write an × in Dělo, Kámoš, Čína or Regál. In rows 1 to 6 it loses the game (KCR-13).
