## What is kept on disk

error-store-address = “{ $found }” is not the address of a database; one looks like this (special characters in the password encoded, such as @ as %40): { $expected }
error-store-old = the database has the older schema { $found }, this program needs { $expected }: run “kostka migrate”
error-store-new = the database has the schema { $found } of another, newer version; this program knows { $expected }
error-store-empty = the database { $expected } is empty
error-store-full = the database is not empty; a backup is restored into an empty one
error-backup-foreign = { $expected } is not a backup of Kostka
error-backup-broken = { $expected } is not a complete backup; it breaks off or is damaged at line { $found }
error-backup-special = { $expected }: a backup belongs in an ordinary file
error-backup-folder = { $expected }: the folder for this file does not exist
error-backup-new = the backup has the schema { $found } of another, newer version; this program knows { $expected }
error-backup-there = { $expected } already exists; choose another name, or replace it with --force

## What the doctor finds

error-log-kind = the log is of kind { $found }, which this program does not know (it knows: { $expected })
error-log-gap = the log has event { $found } where { $expected } should be
error-log-unreadable = an event cannot be read: { $found }
error-log-length = the log ends with event { $found }, the table’s row says { $expected }
error-log-beginning = the log does not begin with the creation of this table
error-log-move = an event cannot follow those before it: { $found }
error-head-differs = the table’s row says { $found }, its log { $expected }
error-seats-differ = who sits where is stored differently from the log
error-command-twice = a command was carried out twice
error-commitment-differs = the table’s secret is not the one it was started with
error-chance-differs = a throw or deal is not the promised one
error-table-missing = rows of a table that does not exist ({ $found })
error-person-missing = { $expected } names somebody who does not exist: { $found }
error-owner-missing = the account that “{ $found }” belongs to does not exist
error-store-damaged = the database file is damaged: { $found }
