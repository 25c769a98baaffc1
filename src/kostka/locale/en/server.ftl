## Requests to the server

error-request-malformed = the request is not valid: { $found }
error-message-malformed = the message is not valid: { $found }
error-request-too-large = the request is too large
error-not-found = there is nothing here
error-method-unknown = this is not possible here
error-sign-in-needed = choose a nickname or sign in first
error-not-allowed = you are not allowed to do this
error-too-many-requests = too many requests; wait a moment
error-server-busy = the server is overloaded right now; try again soon
error-server-fault = an error in the server; it has been logged
error-too-many-sockets = too many connections at once; at most { $expected }
error-origin-foreign = a page of { $found } is not allowed to do this here
error-origin-missing = the request does not say which page it comes from (Origin header)
error-host-foreign = this server is not known by the name { $found }

## Who somebody is

error-account-needed = you need an account for this
error-token-unknown = this token is not valid
error-name-empty = a name needs a letter or a digit
error-name-too-long = “{ $found }” is too long for a name; at most { $expected } characters
error-name-unseen = the name has invisible characters
error-name-mixed = the name mixes letters of scripts that no language writes together: { $found }; expected are letters of one script, for instance only { $expected }
error-name-accents = “{ $found }” has too many accents on one letter; at most two
error-name-reserved = “{ $found }” is a name of the house (a bot, the referee, the program); expected is a name of your own
# Names that nobody may take, parted by commas
names-reserved = Kostka, admin, administrator, moderator, server, system, support, help, bot, program, referee, judge, umpire, operator, root, official, chance, spectator, nobody
error-password-length = a password has { $expected } characters, not { $found }
error-password-name = a password must not be the name itself
error-name-taken = “{ $found }” is the name of an account, or looks like it; if it is yours, sign in
error-name-differs = “{ $found }” is not your name; it is { $expected }
error-account-already = you already have an account
error-sign-in-wrong = wrong name, password or code
error-confirm-first = enter your password again; if you have none, sign in again
error-guests-enough = your account already has the games of { $expected } guests; sign in without this guest’s games, or in another browser
error-programs-enough = at most { $expected } programs
error-passkeys-enough = at most { $expected } passkeys
error-passkey-refused = this passkey is not accepted here
error-passkeys-unavailable = passkeys need a domain name and https; use a password here
error-passkey-last = you have no other way to sign in; set a password first
error-ticket-unknown = this took too long or was sent twice; start again

## The page

error-page-missing = the page has not been built on this server
error-needs-server = this needs a server: { $found }
error-browser-old = this browser cannot play without a server: { $expected } and newer can

## Tables over HTTP

error-table-unknown = there is no table { $found }
error-seat-unknown = there is no seat { $found }; there are { $expected }
error-tables-too-many = you already have { $expected } tables open, which is the most at once; close one first
error-tables-running-enough = games are in progress at { $expected } of your tables; finish or resign one first

## After a game

error-origin-game = the game to go on from is { $expected }, not { $found }
error-origin-position = nothing is left to play there: { $found }; possible: { $expected }
error-steps-too-many = this game is too long to be shown move by move; all of it is in its record
error-study-full = too many games are being analysed; try again soon
error-study-failed = the analysis failed; try again later
error-practice-none = no practice for { $found }; possible: { $expected }
error-friend-unknown = friends are people you have played with
error-friends-enough = at most { $expected } friends
