## What is kept on disk

error-store-address = “{ $found }” is no address of a database; one looks like this (special characters in the password encoded, such as @ as %40): { $expected }
error-store-old = the database has the older schema { $found }, this program needs { $expected }: run “kostka migrate”
error-store-new = the database has the schema { $found } of another, newer version; this program knows { $expected }
error-store-empty = the database { $expected } is empty
error-store-full = the database is not empty; a backup is restored into an empty one
error-backup-foreign = { $expected } is no backup of Kostka
error-backup-broken = { $expected } is no whole backup; it breaks off or is damaged at line { $found }
error-backup-special = { $expected }: a backup belongs in an ordinary file
error-backup-folder = { $expected }: the folder for this file does not exist
error-backup-new = the backup has the schema { $found } of another, newer version; this program knows { $expected }
error-backup-there = { $expected } is there already; choose another name, or replace it with --force

## What the doctor finds

error-log-gap = the log has event { $found } where { $expected } should be
error-log-unreadable = an event cannot be read: { $found }
error-log-length = the log ends with event { $found }, the table's row says { $expected }
error-log-beginning = the log does not begin with this table's making
error-log-move = an event cannot follow those before it: { $found }
error-head-differs = the table's row says { $found }, its log { $expected }
error-seats-differ = who sits where is kept otherwise than the log says
error-command-twice = a command was done twice
error-commitment-differs = the table's secret is not the one it was begun with
error-chance-differs = a throw or deal is not the promised one
error-table-missing = rows of a table that is not there ({ $found })
error-person-missing = { $expected } names somebody who is not there: { $found }
error-owner-missing = the account that “{ $found }” belongs to is not there
error-store-damaged = the database file is damaged: { $found }
