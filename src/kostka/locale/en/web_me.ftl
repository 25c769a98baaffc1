# Me: my games, my account

web-me-running = Still going
web-me-none = You are playing nothing right now.
web-me-over = Finished games
web-me-older = Older ones
web-me-all = Download them all
web-me-make = Make an account
web-me-make-what = With an account you are the same person on every device. Nobody asks for an e-mail address.
web-me-make-guest = You get an account and keep all the games you have played here.
web-me-name = Name
web-me-password = Password
web-me-password-new = New password, at least 8 characters
web-me-make-go = Make the account
web-me-make-passkey = Make it by a passkey
web-me-enter = Sign in
web-me-enter-passkey = Sign in by a passkey
web-me-forgotten = Password forgotten
web-me-forgotten-what = Enter a recovery code and choose a new password above.
web-me-code = Recovery code
web-me-codes = Recovery codes
web-me-codes-once = Each of these codes opens the account once if the password is lost. They are shown only now.
web-me-codes-keep = Download
web-me-codes-print = Print
web-me-codes-done = I have them
web-me-codes-new = New codes, the old ones end
web-me-confirm = Your password; nothing below changes without it
web-me-rename = Change the name
web-me-done = Done.
web-me-ways = How you sign in
web-me-password-change = Change the password
web-me-password-set = Set a password
web-me-password-done = The password is changed. Everywhere else you are signed out.
web-me-passkeys = Passkeys
web-me-passkeys-none = None yet.
web-me-passkey = Passkey
web-me-passkey-label = What this one is called
web-me-passkey-add = Add a passkey
web-me-remove = Remove
web-me-sessions = Where you are signed in
web-me-session-here = here
web-me-session-end = Sign out there
web-me-sessions-end = Sign out everywhere else
web-me-programs = Programs
web-me-programs-what = A program of yours may sit at tables with its token; everybody sees that it is one.
web-me-program-unused = never used
web-me-token = The token of { $name }, shown only now
web-me-program-name = Name of the program
web-me-program-make = Make a program
web-me-leave = Sign out
web-me-forget = Delete the account …
web-me-forget-what = Your name and everything you sign in with will be gone for good. The games stay, without your name.
web-me-forget-name = To be sure, type your name: { $name }
web-me-forget-no = Keep it
web-me-forget-yes = Delete it for good
web-me-codes-left =
    { $count ->
        [0] There are none.
        [one] { $count } code is left.
       *[other] { $count } codes are left.
    }
