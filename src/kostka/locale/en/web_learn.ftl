# Lessons

web-learn-name = Anna
web-learn-step = Step { $step } of { $steps }
web-learn-other = That is allowed too. For now, try this:
web-learn-next = Watch what happens.
web-learn-won = Won!
web-learn-real = Now a real one
web-learn-back = Start again

## mexiko

web-learn-mexiko-1 = You lead 11:9, and the first to 15 wins the set (MX-20). You threw 63; only you can see it. The first call may be anything (MX-5). Call the truth: 63.
web-learn-mexiko-2 = They believe you. Now it is they who must throw and beat 63 (MX-6). Let them throw behind the hand.
web-learn-mexiko-3 = They call 64. It only just beats your 63, and only one throw in three does. Do not believe it (MX-11): no accept.
web-learn-mexiko-4 = They had 41: the point is yours, and so is the serve (MX-21). Now you threw 31, which is next to nothing. Bluff: call 61 (MX-5).
web-learn-mexiko-5 = They believe your 61. You may ask for the next throw in the open: to table (MX-14).
web-learn-mexiko-6 = 52 does not beat 61: your point. And now you have mexiko, the highest of all (MX-3). Say so.
web-learn-mexiko-end = They doubted it, and it was true: two points (MX-13). The set is yours, 15:9, and you know the whole game.

## kamos

web-learn-kamos-1 = Your opponent’s sheet is full: 106 points. Three cells of yours are empty. Three throws in a turn (KCR-2): you have two threes; keep both, and throw the rest again.
web-learn-kamos-2 = A third three. Keep all three and throw the other two once more.
web-learn-kamos-3 = Four threes: round, one more than the norm (KCR-5). Write them in row 3. Each cell is filled once.
web-learn-kamos-4 = A straight in the first throw: a Dělo, 15 points (KCR-7). Write it at once; you need not throw on.
web-learn-kamos-5 = Two twos, two fives. Keep these four and throw the 6 again.
web-learn-kamos-6 = Three fives and two twos: a Kámoš, 19 points (KCR-8), and you need 5. Write it down.
web-learn-kamos-end = 121 to 106: the highest total wins, and it is yours. If ever nothing fits, a cell is crossed out (KCR-12).

## domino

web-learn-domino-1 = Your pair, you and the partner across from you, has 175 of the 200 points that win (DOM-2). You begin: lay the double 4-4 (DOM-23).
web-learn-domino-2 = One end shows a 1, the other a 3. Lay 3-6 at the 3; that gets rid of nine points.
web-learn-domino-3 = Only one tile fits now: 1-2. Lay it.
web-learn-domino-4 = 4-5 fits at either end. Lay it at the right, so that the 4 at the left stays for your 0-4.
web-learn-domino-5 = Two have passed: nothing of theirs fitted, and “pas” must be said (DOM-33). Lay 0-4.
web-learn-domino-6 = Two tiles left. Lay 0-1.
web-learn-domino-7 = Your last tile. Lay it, and the round and the game are won.
web-learn-domino-end = You are out (DOM-3): your pair writes all that is left in all hands, 25 points. That makes 200: the game is yours.
