# Were the dice what was promised?

web-verify-how = Before the first throw the server fixed a secret and published its hash; then every player fixed a value of their own, and only then were the values shown. From these all throws follow. Here your own browser draws every one of them again and compares.
web-verify-busy = Drawing everything again…
web-verify-all-fine = Everything is as promised.
web-verify-not-fine = Not everything could be confirmed.
web-verify-replay = Look at the game again
web-verify-other = Check another record
web-verify-record = A record of your own
web-verify-record-what = The server only reads the file; the throws are drawn on your device.
web-verify-file = File
web-verify-text = or paste it here
web-verify-go = Check
web-verify-fine =
    { $count ->
        [one] The only throw or deal is as promised.
       *[other] All { $count } throws and deals are as promised.
    }
web-verify-wrong =
    { $count ->
        [one] { $count } throw or deal is not as promised.
       *[other] { $count } throws and deals are not as promised.
    }
web-verify-broken = The secret is not the one that was promised.
web-verify-unlike = This is not what this device saw before the game: the server has replaced something.
web-verify-altered = The value of a seat is not the one that was fixed before the game began.
web-verify-proves-witnessed = Proven: the secret and all values are those that this device saw fixed before its own value was known. Nobody could choose a throw, the server included.
web-verify-proves-own = Proven: if the hash was public before the values, nobody could choose a throw, the server included. The devices of those who gave a value can tell; this one gave none.
web-verify-proves-host = Proven: every throw follows from the published secret. Not proven: that whoever ran the game did not choose it, for they drew all the values as well.
web-verify-times = This device had to show a value { $count } times before the game began: others saw it each time and could start again.
web-verify-gave =
    { $name }: { $gave ->
        [own] gave a value of their own.
        [house] a bot of the house; its value proves nothing.
        [altered] the value is not the one that was fixed.
       *[host] the value was drawn by whoever ran the game.
    }
web-verify-cannot-here = This cannot be checked here; “kostka verify” can do it.
web-verify-cannot-seed = These dice follow from a seed; “kostka verify” checks that.
web-verify-cannot-none = This game has no commitment, so nothing can be checked.
web-verify-cannot-unpublished = The secret is not published yet; it comes when the game is over.
web-verify-taken =
    { $count ->
        [one] The first move comes from another game.
       *[other] The first { $count } moves come from another game.
    }
web-verify-origin = Check that one
web-verify-promise = What was promised
web-verify-commitment = hash of the secret
web-verify-secret = secret
web-verify-id = game
web-verify-value = value of { $name }
web-verify-value-hash = hash of the value of { $name }
web-verify-receipt = What this device saw; “kostka verify --receipt” compares it with a record:
web-verify-throws = All throws and deals ({ $count })
web-verify-entry = entry
web-verify-thrown = thrown
web-verify-found = found
web-verify-is-agrees = as promised
web-verify-is-differs = differs
web-verify-is-taken = from another game
web-verify-is-put = put in by a correction
web-verify-is-gone = taken out by a correction
