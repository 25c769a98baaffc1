# Kámoš, Čína, Regál: the terminal and the refusals

kamos-name = Kámoš, Čína, Regál
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
        [one] One more throw. Keep dice: (33), none: (); write: =3, =kamos; hajcman: =delo:x
       *[other] { $left } more throws. Keep dice: (33), none: (); write: =3, =kamos; hajcman: =delo:x
    }
kamos-ask-last = No throws left. Write: =3, =kamos; hajcman: =delo:x

kamos-say-lot = Drawing lots: { $thrown }. { $player } begins.
kamos-say-lot-tie = Drawing lots: { $thrown }. A tie, so the highest throw again.
kamos-say-first = { $player } begins.
kamos-say-throw = { $player } throws { $dice }.
kamos-say-keep = { $player } keeps { $dice }.
kamos-say-keep-none = { $player } picks up all five dice.
kamos-say-write =
    { $points ->
        [one] { $player } writes one point in { $row }.
       *[other] { $player } writes { $points } points in { $row }.
    }
kamos-say-cross = { $player } writes a hajcman in { $row }.
kamos-say-lost = { $player } has to write a × in { $row } and loses the whole game.
kamos-say-turn = { $player }: a turn reported, row { $row }.
kamos-say-sheet = { $player }: the whole sheet reported.

error-kamos-dice = Five dice are needed, each from 1 to 6 and the smallest first, such as { $expected }. Found: { $found }.
error-kamos-keep-all = Keeping all five dice is not a throw: write the throw in a row, such as =3.
error-kamos-kept = The dice kept, { $found }, are not all among { $expected }, or not in order.
error-kamos-throws-used =
    { $expected ->
        [1] A turn has only one throw, so nothing can be thrown again.
       *[other] All throws of the turn are used ({ $expected }). Write the throw now.
    }
error-kamos-throw-due = The dice must be thrown first.
error-kamos-choice-due = First say what becomes of the throw on the table: keep dice in brackets or write it with =.
error-kamos-no-die = { $found }: none of the dice shows a { $expected }, so nothing can be written in that row.
error-kamos-delo-rethrown = { $found }: Dělo counts only from the hand. Here you can only write { $expected }.
error-kamos-shape = { $found } is not the shape of that row. It would be, for example, { $expected }.
error-kamos-row-full = { $found }: that row is full (columns: { $expected }).
error-kamos-cross-above = { $found } would lose the game and is not needed: there is still room for { $expected }.
error-kamos-cross-not-forced = { $found } would lose the game and is not needed: you can still play { $expected }.
error-kamos-report = A reported turn in row { $found } must say once what the cell is worth: its dice, its mark, its points or ×.
error-kamos-points = { $found } is not possible. Possible: { $expected }.
error-kamos-mark = { $found }: that mark does not fit. Expected: { $expected }.
error-kamos-turn-begun = This turn has begun already ({ $found }): finish it throw by throw.
error-kamos-turn-number = The turn cannot have the number { $found } Expected: { $expected }
error-kamos-sheet-rows = A sheet is reported with all ten rows or with the total alone. Rows found: { $found }. Expected: { $expected }.
error-kamos-sheet-twice = { $found } is said twice.
error-kamos-sheet-empty = The report of a sheet says nothing: give its rows or { $expected }.
error-kamos-sheet-closed = The sheet of player { $found } cannot be reported. Still open: { $expected }.
error-kamos-row-points = { $found }: that row cannot come to so many points.
error-kamos-loss-nowhere = A lost sheet needs a cell in rows 1 to 6 where the losing × can stand. This one has none.
error-kamos-total = The total does not fit. Found: { $found }. Expected: { $expected }.
error-kamos-over = The game is over: every sheet is full or lost.
error-kamos-players = The game takes { $expected } players. Found: { $found }.
error-kamos-lot-dice = Each of those who draw throws one die, from 1 to 6; dice needed: { $expected }. Found: { $found }.
error-kamos-lot-due = The lot was a tie: it must be thrown again first.
error-kamos-lot-over = It is settled already who begins.
error-kamos-first = Player { $found } cannot begin. Possible: { $expected }.
