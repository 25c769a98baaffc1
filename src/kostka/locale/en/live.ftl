## An online table

error-table-seats = seats are { $expected }, “me” at most once; not: { $found }
error-table-needs-referee = { $found } needs a referee at the table
error-chance-not-due = not now: { $found }; expected { $expected }
error-chance-value = this is not the value that was committed to
error-table-not-begun = the game has not begun yet
error-table-begun = the game has already begun
error-table-over = the game is over
error-table-not-over = the game is not over yet
error-table-closed = this table was closed
error-table-not-seated = you hold no seat at this table
error-table-seated = you already sit here, on seat { $found }
error-table-seat-taken = this seat is taken; free: { $expected }
error-table-not-owner = only { $expected }, whose table it is, can do that

## Moves

error-table-move = this move is not possible here: { $found }
error-table-stale = the game has gone on: this was meant for entry { $found }, now it is { $expected }
error-table-not-yours = it is not your turn
error-table-not-judged = at an online table the referee does not decide this: { $found }
error-table-taken = a bot is playing for you; return first
error-table-late = your time has run out
error-table-no-undo = this can no longer be taken back
error-table-move-stays = the move stays: it is taken back only at a table made with the option takebacks
error-table-no-offer = nobody has offered that
error-table-nothing-to-claim = there is nothing to claim
error-table-resigned = you have resigned this game
error-table-no-referee = this table has no seat for a referee
error-table-referee-taken = { $found } is the referee already
error-table-refereeing = the referee does not sit down; leave the referee’s seat first
error-table-referee-key = this link does not open the referee’s seat
error-table-referee-game = a table of { $found } has no referee: its rules leave a referee nothing to decide

## Words

error-table-say = write one line, or choose one of the phrases; not possible: { $found }
error-table-silence = silence while the round is played; between rounds you may speak
error-table-enough = too many messages and offers at this table; you can still move
error-table-muted-enough = you have already muted { $expected } people here; unmute some of them first
error-table-phrase = there is no phrase { $found }; there are: { $expected }
