# Me: my games, my account

web-me-running = In progress
web-me-over = Finished games
web-me-older = Older ones
web-me-all = Download them all
web-me-make = Create an account
web-me-make-what = With an account your games are on every device. Nobody asks for an e-mail address.
web-me-make-guest = You get an account and keep all the games you have played here.
web-me-name = Name
web-me-password = Password
web-me-password-new = New password, at least 8 characters
web-me-make-go = Create the account
web-me-make-passkey = Create it with a passkey
web-me-enter = Sign in
web-me-enter-passkey = Sign in with a passkey
web-me-forgotten = Forgot your password?
web-me-forgotten-what = Enter a recovery code and choose a new password above.
web-me-code = Recovery code
web-me-codes = Recovery codes
web-me-codes-once = Each of these codes opens the account once if the password is lost. Save them now; they will not be shown again.
web-me-codes-keep = Download
web-me-codes-print = Print
web-me-codes-done = I have saved them
web-me-codes-new = New codes (the old ones stop working)
web-me-confirm = Your password, needed for every change below
web-me-rename = Change the name
web-me-done = Done.
web-me-ways = How you sign in
web-me-password-change = Change the password
web-me-password-set = Set a password
web-me-password-done = The password is changed. You have been signed out everywhere else.
web-me-ends = A new password signs you out everywhere else. Passkeys and programs live on unless you end them too:
web-me-ends-passkeys = Remove all passkeys
web-me-ends-programs = End all programs' tokens
web-me-lives-on = What opens or uses your account now – passkeys: { $passkeys }, programs: { $programs }, recovery codes: { $codes }.
web-me-passkeys = Passkeys
web-me-passkeys-none = None yet.
web-me-passkey = Passkey
web-me-passkey-label = Name of the passkey
web-me-passkey-add = Add a passkey
web-me-remove = Remove
web-me-sessions = Where you are signed in
web-me-session-here = here
web-me-session-end = Sign out there
web-me-sessions-end = Sign out everywhere else
web-me-programs = Programs
web-me-programs-what = A program of yours may sit at tables with its token; everybody sees that it is one.
web-me-program-unused = never used
web-me-token = The token of { $name }; save it now, it will not be shown again
web-me-program-name = Name of the program
web-me-program-make = Add a program
web-me-leave = Sign out
web-me-forget = Delete the account…
web-me-forget-what = Your name and everything you sign in with will be gone for good. The games stay, without your name.
web-me-forget-name = To be sure, type your name: { $name }
web-me-forget-no = Keep it
web-me-forget-yes = Delete it for good
web-me-codes-left =
    { $count ->
        [0] No codes left.
        [one] { $count } code is left.
       *[other] { $count } codes are left.
    }
web-me-only = Which games
web-me-only-all = All
web-me-only-lost = Lost only
web-me-only-none = There are none.
web-me-with = with { $names }
web-me-against = against { $names }
web-me-nobody = alone
web-me-luck = luck
web-me-accuracy = accuracy
web-me-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
web-me-won = won
web-me-dice = Your dice
web-me-check = Check them
web-me-throws =
    { $count ->
        [one] { $count } die has fallen
       *[other] { $count } dice have fallen
    }
web-me-losses = Where you lose most
web-me-losses-what = What each kind of decision has cost in a game, on average of those analysed.
web-me-practise = Practise these
web-me-settings = Settings
web-lose-mexiko-say = calling (mexiko)
web-lose-mexiko-doubt = doubting (mexiko)
web-lose-mexiko-accept = believing (mexiko)
web-lose-mexiko-give = handing over the dice (mexiko)
web-lose-kamos-keep = keeping dice (kámoš)
web-lose-kamos-write = choosing a row (kámoš)
web-lose-kamos-cross = crossing out (kámoš)
web-lose-domino-lay = choosing a tile (domino)
web-lose-mexiko-behind = throwing behind the hand (mexiko)
web-lose-mexiko-table = throwing to table (mexiko)
web-friends-what = Whom you have played with may become a friend, if both want it. Only friends see where you play.
web-friends-asking = would like to be your friend
web-friends-asked = has not answered yet
web-friends-met = has played with you
web-friends-mark = Friend?
web-friends-part = Remove
