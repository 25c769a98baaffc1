## Records as text

error-record-empty = there is no record here
error-record-encoding = { $found } is not text in { $expected }
error-record-too-large = the file is larger than { $expected }
error-record-too-long = too long: { $found }, at most { $expected }
error-record-tag = “{ $found }” is not a tag; expected { $expected }
error-record-comment = a comment begins without an end, or ends without a beginning: { $found }
error-record-character = the character “{ $found }” does not belong here
error-record-no-game = it does not say which game; expected { $expected }
error-record-word = unknown word here: “{ $found }”; expected { $expected }
error-record-cut-short = after “{ $found }” the line breaks off; still expected: { $expected }
error-record-surplus = unexpected: “{ $found }”; the line ends before it
error-tag-twice = the tag { $found } is used twice
error-record-not-read-back = { $found } is not rewritten: what would be written would not be read back the same
error-tag-option = the tag { $found } does not say which option it sets; expected { $expected }
error-tag-player = the tag { $found } names no player; players are { $expected }
error-tag-player-missing = { $found } is there, and { $expected } is missing

## Games, rule sets, options

error-game-unknown = there is no game “{ $found }”; there are: { $expected }
error-rules-unknown = there is no rule set “{ $found }”; there are: { $expected }
error-option-unknown = these rules have no option “{ $found }”; they have: { $expected }
error-option-value = not a valid value: { $found }; possible: { $expected }
error-rule-unknown = there is no rule { $found }; near it: { $expected }

## Corrections

error-correction-target = there is no entry { $found }; there are { $expected }
error-play-chance-stays = the program throws and deals here, so what chance brought stays: { $found }
error-correction-of-nothing = there is nothing to correct yet (entry { $found })
error-correction-one-move = a correction gives exactly one move: { $expected }. Found: { $found }
error-correction-of-correction = entry { $found } is itself a correction; use { $expected } to correct it
error-already-withdrawn = entry { $found } is already withdrawn; { $expected } brings it back
error-correction-unsigned = what was signed here has changed since: whoever had signed signs again
error-correction-moved = a correction has put this out of its place: the part of the game (gam, turn or round) it was made in began with entry { $found } and now ends before it, or is somebody else’s
error-correction-passed-over = a correction has left this part of the game (gam, turn or round), which began with entry { $found }, without an end; it is passed over as not known

## Files

error-file-missing = { $found }: there is no such file
error-file-directory = { $found }: this is a folder, not a file
error-file-permission = { $found }: no permission for this file
error-file-way = { $found }: part of the path is not a folder
error-file-there = { $found }: this name is already taken
error-file-read-only = { $found }: this can only be read, not written to
error-file-full = { $found }: the disk is full
error-file-unreadable = { $found }: the file cannot be used ({ $reason })
error-file-folder = { $found }: the folder for this file does not exist
error-file-special = { $found }: a record belongs in an ordinary file

## A game to be resumed

error-record-finished = { $found }: the last game in the file is over; choose another file for a new one
error-record-foreign = { $found }: a record of another program; it can be read, not written to
error-record-changed = { $found }: someone else changed the file in the meantime; nothing was overwritten
error-record-busy = { $found }: another game is being saved in this file right now
error-promise-lost = this game’s throws were committed to in advance, and with these tags the commitment can no longer be kept
error-resume-differs = { $found } contradicts the saved game, which has { $expected }
error-resume-without = { $found } contradicts the saved game: its dice are drawn verifiably, without a seed

## Seats

error-seats-count = there are { $expected } seats, not { $found }
error-seat-name = the name “{ $found }” is empty, used twice, or cannot be shown
error-bot-unknown = there is no bot “{ $found }” for this game; bots: { $expected }
error-view-unknown = there is no view “{ $found }”; possible: { $expected }
error-view-ambiguous = several players are called “{ $found }”: say which by { $expected }

## The command line

error-option-form = “{ $found }”: expected { $expected }
error-option-twice = the option { $found } is given twice
error-option-number = not a valid value: { $found }; expected { $expected }
error-option-conflict = { $found }: not both at once
error-match-sides = { $found } has not exactly two sides, so it cannot be played both ways
error-match-bots = a match needs at least two bots; there are: { $expected }
error-scheduler-unreachable = no Dask scheduler answers at { $found }
error-analyse-none = there is no analysis of { $found } yet, only of: { $expected }
error-analyse-seconds = the analyst of { $found } needs no time budget: leave --seconds out
error-analyse-nothing = nothing in { $found } can be analysed: the throws, hands and choices that it would judge are not written down
error-usage-option = there is no option { $found }; see --help
error-usage-command = there is no command “{ $found }”; see kostka --help
error-usage-surplus = unexpected: { $found }
error-usage-missing = { $found } is missing; see --help
error-usage-value = not a valid value: { $found }; see --help
error-usage-choice = not a valid value: { $found }; possible: { $expected }
error-usage-twice = { $found } is given twice
error-usage-other = the command is not understood: { $found }
error-program = an error in the program, please report it: { $found }

## Parts that are not installed with the house

error-solver-missing = this needs a part that is not installed ({ $found }): { $expected } installs it
error-cluster-missing = a cluster needs a part that is not installed ({ $found }): { $expected } installs it
