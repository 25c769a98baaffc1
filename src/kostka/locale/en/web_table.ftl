# A table: what is around the game

web-your-move = Your move
web-no-table = There is no table for this game here yet.
web-table-broken = The table could not be shown. The game goes on, nothing is lost.
web-time-game = { $time } left
web-watching =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }

## The connection

web-standing-connecting = Connecting to the table…
web-standing-lost = The connection broke, trying again.
web-standing-lost-waiting = The connection broke. Your move is saved on this device and will be sent as soon as possible.
web-standing-offline = This device is offline.
web-standing-offline-waiting = This device is offline. Your move is saved and will be sent as soon as possible.
web-standing-not-received = Sent, but not yet received by the server.
web-standing-as-of = No net: as of { $time }.
web-standing-signed-out = You are signed out. Reload the page and sign in.

## What happened around the game

web-told-joined = { $name } sits down.
web-told-left = Seat { $seat } is free again.
web-told-closed = The table was closed.
web-told-appointed = { $name } is the referee.
web-told-dismissed = The referee has left.
web-told-warned = { $name } has run over the time.
web-told-warned-you = Your time is up: a warning. The move is still yours to make.
web-told-begun = Everybody is seated, the game begins.
web-told-undone = The last move was taken back.
web-told-offered-undo = { $name } would like to take a move back.
web-told-offered-rematch = { $name } offers a rematch.
web-told-agreed = { $name } agrees.
web-told-refused = { $name } does not agree.
web-told-offer-left = { $name } has left: the offer is gone.
web-told-gone = { $name } is away.
web-told-back = { $name } is back.
web-told-taken-over =
    { $why ->
        [resigned] { $name } resigns, a bot plays on.
        [clock] { $name } ran out of time, a bot plays on.
       *[gone] { $name } did not come back, a bot plays on.
    }
web-told-claimable = { $name } is not here. You may claim the win.
web-told-given-back = The server was down for a while. The clocks got their time back.
web-banner-taken = A bot plays for you ({ $bot }).
web-banner-return = Take over again
web-banner-asked = Waiting for the others to agree that the move is taken back.
web-banner-withdraw = Never mind
web-banner-claim = Claim the win

## The end

web-ended-me =
    { $why ->
        [resigned] You win: your opponent resigned.
        [claimed] You win: your opponent did not come back.
       *[played] You win!
    }
web-ended-lost =
    { $why ->
        [resigned] You resigned.
        [claimed] You lost: you did not come back.
       *[played] You lost.
    }
web-ended-we =
    { $why ->
        [resigned] You win together: the opponents resigned.
        [claimed] You win together: the opponents did not come back.
       *[played] You win together!
    }
web-ended-they =
    { $count ->
        [one] { $why ->
            [resigned] { $names } wins: the other side resigned.
            [claimed] { $names } wins: the other side did not come back.
           *[played] { $names } wins.
        }
       *[other] { $why ->
            [resigned] { $names } win: the other side resigned.
            [claimed] { $names } win: the other side did not come back.
           *[played] { $names } win.
        }
    }
web-ended-draw = A draw.
web-ended-nobody = Nobody wins.
web-ended-alone = Finished.
web-over-rematch = Rematch
web-over-asked = Rematch offered…
web-over-next = To the next table
web-over-replay = Replay and analysis
web-over-record = Download the record
web-over-accept = Accept the rematch
web-over-no = No, thanks
web-over-share = Share
web-over-share-what = Whoever has this link may look at the game again.
web-over-dice =
    { $game ->
        [domino] Check the deal
       *[other] Check the dice
    }
web-over-dice-fair = Checked: fair
web-over-dice-unfair = Not as promised!
web-over-new = New table

## Before it begins

web-wait-title = Waiting for players
web-wait-join = Sit down
web-wait-share = Or let them scan the code. The game starts by itself once everybody is seated.
web-wait-spectate = Whoever has this link may watch.
web-wait-start = Add bots and begin
web-wait-close = Close the table
web-wait-leave = Stand up
web-link = Link to the table
web-link-local = This address works only on this computer. To let others in, open the page at this computer’s network address.
web-qr = QR code with the link to the table
web-copy = Copy the link
web-copied = The link is copied.
web-share = Send…

## Chat

web-talk = Chat
web-talk-unread = unread:
web-talk-empty = Nobody has said anything yet.
web-talk-line = Say something
web-talk-send = Send
web-talk-sending = being sent
web-talk-mute = mute
web-talk-unmute =
    { $count ->
        [one] Unmute { $count } person
       *[other] Unmute { $count } people
    }
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played.
phrase-ouch = Ouch!
phrase-thanks = Thanks.
phrase-one-moment = One moment, please.
phrase-im-back = I’m back.
phrase-cheers = Cheers!
phrase-good-game = Good game.
phrase-bye = See you next time!

## More

web-more-where = Where does it stand?
web-more-undo = Take the move back
web-more-share = Link for spectators
web-more-rules = Rules
web-more-resign = Resign…
web-resign-title = Really resign?
web-resign-what = Resigning cannot be undone.
web-resign-no = Play on
web-resign-yes = Yes, I resign
web-hint-known = Got it
web-chance-agreeing = The dice are being agreed on. Waiting for: { $names }
web-chance-why = Every device adds a value of its own to the draw, so that nobody can choose the throws, the server included. Whoever adds none within a minute loses the seat.
web-chance-exchanged = The server has replaced the secret of the dice after it had promised it. This device takes no part in that.
web-chance-again = This device has shown its value for the draw several times, and the game did not begin. Somebody may be waiting for dice that suit them: better leave this table.

## The referee

web-talk-silence = Silence while the round is played. You can write between the rounds.
web-talk-held = The players read this when the round is over.
web-referee = Referee
web-referee-you = You are the referee.
web-referee-is = { $name } is the referee.
web-referee-free = There is no referee yet.
web-referee-late = The player to move has been warned for time.
web-referee-whom = Whom it is about
web-referee-take = Be the referee
web-referee-invite = Invite a referee
web-referee-share = Send this link to whoever is to be the referee.
web-referee-leave = Leave the referee’s seat
web-judge-signs = Signs
web-judge-touched = Touched a tile
web-judge-out-of-turn = Out of turn: begin the round again
web-judge-revoke = Wrong pass: stop the round
web-judge-slow = Too slow
web-judge-excused = Excuse the time
web-judge-penalty = Penalty
web-judge-hand = Hand moved
web-judge-floor = Die on the floor: a card
web-judge-per-partes = Per partes: counts as 31
web-judge-off-table = Off the table: counts as 31
web-judge-points = Points
web-judge-reason = Reason
web-wait-by-link = by a link
web-wait-listed = listed for all
web-wait-ring = Ring when somebody comes
web-invite-free = A free seat: { $game ->
        [mexiko] a game of Mexiko
        [kamos] a game of Kámoš
       *[domino] a game of domino
    }
web-invite-play = Play with { $who }
web-invite-name = Your name
web-invite-where = Where you sit
web-invite-seat = Seat { $seat }
web-invite-how = How it is played
web-invite-watch = Only watch
web-invite-looks-on = You look on. The game is shown here once everybody is seated.
web-invite-after-all = Play after all
web-invite-here = { $who } is at the table.
web-invite-no-account = No account needed.
web-wait-friends = Ask a friend
web-wait-asked = asked
web-hand-over = Hand the device to { $name }
web-hand-over-why = Nothing is shown until then.
web-hand-over-taken = I am { $name }
