# Kámoš, Čína, Regál

kamos-player = Player { $number }
kamos-row-1 = 1 Bič
kamos-row-2 = 2
kamos-row-3 = 3
kamos-row-4 = 4
kamos-row-5 = 5
kamos-row-6 = 6
kamos-row-delo = Dělo
kamos-row-kamos = Kámoš
kamos-row-cina = Čína
kamos-row-regal = Regál

kamos-sheet = { $player }’s sheet
kamos-sheet-full = { $player }’s sheet, finished
kamos-sheet-lost = { $player }’s sheet, lost
kamos-total = Total: { $points }
kamos-legend = * from the hand
kamos-dice = On the table: { $dice } (throw { $throw } of { $throws })
kamos-from-hand = from the hand

kamos-ask =
    { $left ->
        [one] One more throw.
       *[other] { $left } more throws.
    }
kamos-ask-last = No throws left.
kamos-ask-keep = Keep dice or none: { $examples }.
kamos-ask-write = Write: { $examples }.
kamos-ask-cross = Hajcman: { $examples }.
kamos-ask-lose = Lose the whole game: { $examples }.
kamos-due-lot = Drawing lots, one die each, in this order: { $players }.
kamos-due-throw =
    { $count ->
        [one] { $player } throws one die.
       *[other] { $player } throws { $count } dice.
    }

kamos-say-lot = Drawing lots: { $thrown }. { $player } begins.
kamos-say-lot-tie = Drawing lots: { $thrown }. A tie: those who tied for highest throw again.
kamos-say-first = { $player } begins.
kamos-say-throw = { $player } throws { $dice }.
kamos-say-keep = { $player } keeps { $dice }.
kamos-say-keep-none = { $player } picks up all five dice.
kamos-say-write =
    { $points ->
        [one] { $player } writes one point in row { $row }.
       *[other] { $player } writes { $points } points in row { $row }.
    }
kamos-say-cross = { $player } writes a hajcman in row { $row }.
kamos-say-lost = { $player } has to write an × in row { $row } and loses the whole game.
kamos-say-turn = { $player }: a turn reported: { $told }
kamos-say-sheet = { $player }: the whole sheet reported: { $told }

# What a score counts

score-crosses = hajcmans
score-place = place

# Refusals

length-kamos = How many columns: 1 (ten turns for each player), 2, or 10 (the whole sheet, a hundred turns)?

typing-kamos = (33): keep these dice and throw the others again; (): throw all again. =5: write in row 5, =kamos in that row. =delo:x: an × there (hajcman, no points).

error-kamos-dice = five dice are needed, each from 1 to 6 and the smallest first, such as { $expected }. Found: { $found }
error-kamos-keep-all = keeping all five dice is not a throw: write the throw in a row, such as =3
error-kamos-keep-or-write = { $found } can mean to keep that die or to write in that row: { $expected }
error-kamos-kept = the dice kept, { $found }, are not all among { $expected }, or not in order
error-kamos-throws-used = all throws of the turn are used ({ $expected }). Write the throw now
error-kamos-throw-due = the dice must be thrown first
error-kamos-choice-due = first say what becomes of the throw on the table: keep dice in brackets or write it with =
error-kamos-no-die = { $found }: none of the dice shows a { $expected }, so nothing can be written in that row
error-kamos-delo-rethrown = { $found }: Dělo counts only from the hand. Here you can only write { $expected }
error-kamos-shape = { $found } does not have the shape of that row; this has: { $expected }
error-kamos-row-full = { $found }: that row is full (columns: { $expected })
error-kamos-cross-above = { $found } would lose the game and is not needed: there is still room for { $expected }
error-kamos-cross-not-forced = { $found } would lose the game and is not needed: you can still play { $expected }
error-kamos-cross-by-choice = { $found } is possible here only when the throw fits nowhere; you can still play { $expected }
error-kamos-fits-somewhere = { $found }: on this sheet every throw still fits somewhere
error-kamos-report = a reported turn in row { $found } must say once what the cell is worth: its dice, its mark, its points or ×
error-kamos-points = { $found } is not possible. Possible: { $expected }
error-kamos-mark = { $found }: that mark does not fit. Expected: { $expected }
error-kamos-mark-ambiguous = { $found } may count dice or points; write { $expected }
error-kamos-other-player = it is { $expected }’s turn, not { $found }’s
error-kamos-same-name = several players are called “{ $found }”: say which by { $expected }
error-kamos-turn-begun = this turn has begun already ({ $found }): finish it throw by throw
error-kamos-turn-number = the turn cannot have the number { $found }. Expected: { $expected }
error-kamos-sheet-rows = a sheet is reported with all ten rows or with the total alone. Rows found: { $found }. Expected: { $expected }
error-kamos-sheet-twice = { $found } is given twice
error-kamos-sheet-empty = the report of a sheet says nothing: give its rows or { $expected }
error-kamos-sheet-closed = the sheet of player { $found } cannot be reported. Still open: { $expected }
error-kamos-row-points = { $found }: that row cannot score so many points, only { $expected }
error-kamos-loss-nowhere = a sheet is lost only by a throw that fits nowhere: Dělo to Regál are full, at least one of rows 1 to 6 is full, and another has a cell for the losing ×
error-kamos-total = the total does not fit. Found: { $found }. Expected: { $expected }
error-kamos-over = the game is over: every sheet is full or lost
error-kamos-players = the game takes { $expected } players. Found: { $found }
error-kamos-lot-dice = each of those who draw throws one die, from 1 to 6; dice needed: { $expected }. Found: { $found }
error-kamos-lot-due = the lot was a tie: those who tied must throw again first
error-kamos-lot-over = it is already settled who begins
error-kamos-first = player { $found } cannot begin. Possible: { $expected }

figure-kamos-sheets = Sheets
figure-kamos-total = Total of all sheets
figure-kamos-best-total = Best sheet
figure-kamos-lost = Lost sheets
figure-kamos-crosses = Hajcmans
figure-kamos-turns = Turns
figure-kamos-row-1 = Row Bič
figure-kamos-row-2 = Row 2
figure-kamos-row-3 = Row 3
figure-kamos-row-4 = Row 4
figure-kamos-row-5 = Row 5
figure-kamos-row-6 = Row 6
figure-kamos-row-delo = Row Dělo
figure-kamos-row-kamos = Row Kámoš
figure-kamos-row-cina = Row Čína
figure-kamos-row-regal = Row Regál

help-solve-kamos = The expected points of a sheet: exact for one or two columns, lower and upper bounds for more.
help-solve-kamos-columns = KCR-1: cells in a row (1 to 20).
help-solve-kamos-throws = KCR-2: throws in a turn (1 to 5).
help-solve-kamos-hand = KCR-3: which throw of all five dice is from the hand (first-throw, any-full-throw).
help-solve-kamos-delo-from-hand-only = KCR-7: whether Dělo by re-throw is worth nothing.
help-solve-kamos-regal-row-doubles = KCR-11: whether a row of nothing but Regál counts twice.
help-solve-kamos-hajcman = KCR-12: when an × may be written below (free: also by choice, forced: only when nothing else is possible).
help-solve-kamos-no-hajcman-doubles = KCR-14: whether a finished sheet without a hajcman counts twice.
solved-columns = columns
solved-expected = policy without luck
solved-mean = mean
solved-single_rows = exact without doubled rows
