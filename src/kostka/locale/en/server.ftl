## Requests to the server

error-request-malformed = the request is not understood: { $found }
error-message-malformed = the message is not understood: { $found }
error-request-too-large = the request is too large
error-not-found = there is nothing here
error-method-unknown = this cannot be done here
error-sign-in-needed = say first who you are
error-not-allowed = this is not yours to do
error-too-many-requests = too many requests; wait a moment
error-server-busy = the server cannot keep up right now; try again soon
error-server-fault = a mistake in the server itself; it has been noted
error-too-many-sockets = too many connections at once; at most { $expected }
error-origin-foreign = a page of { $found } must not do this here
error-origin-missing = it is not told from which page this comes (header Origin)
error-host-foreign = this server does not go by the name { $found }

## Who somebody is

error-account-needed = only somebody with an account can do this
error-token-unknown = this token opens nothing
error-name-empty = a name needs a letter or a digit
error-name-too-long = “{ $found }” is too long for a name; at most { $expected } characters
error-name-unseen = there are characters in the name that cannot be seen
error-name-mixed = “{ $found }” mixes alphabets or piles up accents; it could be taken for another name
error-password-length = a password has { $expected } characters, not { $found }
error-password-name = a password must not be the name itself
error-name-taken = “{ $found }” is the name of another account
error-name-differs = “{ $found }” is not your name; it is { $expected }
error-account-already = you have an account already
error-sign-in-wrong = name and password or code do not belong together
error-confirm-first = your password is needed once more; without one, sign in anew
error-guests-enough = your account has the games of { $expected } guests already; sign in without this guest’s, or in another browser
error-programs-enough = at most { $expected } programs
error-passkeys-enough = at most { $expected } passkeys
error-passkey-refused = this passkey is not accepted here
error-passkeys-unavailable = passkeys need a name reached over https; use a password here
error-passkey-last = nothing else opens your account; set a password first
error-ticket-unknown = this took too long or was sent twice; begin again

## The page

error-page-missing = the page has not been built on this server

## Tables over HTTP

error-table-unknown = there is no table { $found }
error-seat-unknown = there is no seat { $found }; there are { $expected }
error-tables-too-many = you have { $expected } tables open already; no more at once
error-tables-running-enough = games are going on at { $expected } of your tables already; finish one or give one up first

## After a game

error-origin-game = the game to go on from is { $expected }, not { $found }
error-origin-position = nothing is left to play there: { $found }; possible: { $expected }
error-steps-too-many = this game is too long to be shown move by move; all of it is in its record
error-study-full = too many games are being looked at; try again soon
error-study-failed = this could not be worked out; try again later
error-practice-none = there is nothing to practise for { $found }, but for { $expected }
