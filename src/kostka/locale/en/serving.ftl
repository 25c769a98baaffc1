## kostka serve

help-serve = Serve online tables to everybody who can reach this machine, until Ctrl-C.
help-host = The address to listen on; default: every IPv4 address of this machine. “::” means all its IPv6 addresses.
help-port = The port to listen on; 0: any that is free.
help-public-url = Where people reach the server, if something stands in front of it: https://play.example.org.
help-data = The folder where the server saves everything; default: { $folder }.
help-database = The database: sqlite:///PATH or postgresql://USER:PASSWORD@HOST/NAME; default: a file in the data folder.
help-bus = What wakes the other workers: valkey://HOST:6379. Needed where there are several.
help-serve-workers = How many processes serve.
help-thinkers = How many processes of each worker think for bots.
help-origin = Another site whose pages may talk to the server; may be repeated.
help-proxy = An address or network that is trusted, like this machine, about where a request came from (X-Forwarded-For); may be repeated.
help-metrics-token = With this token the metrics may be read from other machines.
help-limits = A TOML file with other limits than the usual ones (docs/serving.md).
help-new-key = Replace the key that the database knows with the one found here; everybody has to sign in again.
serve-address = Tables are at { $address }
serve-scan = Phones in the same network can scan this:
serve-kept = Everything is saved in { $folder }
serve-root = Warning: the server runs as root. A user of its own is safer, as in docs/examples/kostka.service.
serve-stop = Ctrl-C stops the server; games go on after the next start.

error-port-taken = another program already listens on port { $found }; choose another with --port
error-port-forbidden = this user may not listen on port { $found }; choose one above 1023
error-port-number = { $found } is not a port; expected { $expected }
error-host-unknown = { $found } is not an address of this machine
error-workers-without-bus = { $found }: several workers need something that wakes them: { $expected } valkey://HOST:6379
error-site-address = { $found }: a site is a scheme and a name, without a path; for example { $expected }
error-proxy-address = { $found } is neither an address nor a network; for example { $expected }
error-bus-address = this is not the address of a bus: “{ $found }”; for example { $expected }
error-database-busy = another server works with { $expected } right now
error-store-missing = there is no database { $expected }
error-store-unreachable = the database { $expected } does not answer: { $found ->
    [refused] no server listens there
    [host] no machine of this name is known
    [network] the network does not reach it
    [time] no answer in time
    [broken] the connection broke off
    [user] it does not know this user, or the password is wrong
    [database] it has no database of this name
    [rights] this user may not read or write there
    [reading] it can only be read from, like a standby of another
    [full] the disk is full
    [busy] it is overloaded
    [closed] it is starting, stopping or closed
    [disk] its disk has an error
   *[other] { $found }
}
error-store-broken = the database { $expected } is damaged, or is not a database: put the file aside, check it with “kostka doctor”, and restore your last backup into another folder
error-key-differs = the key in { $expected } is not the one that this database is served with: copy that one from the other machine or from where you keep it, or start with a new one: --new-key (everybody then has to sign in again)
error-key-broken = the key { $expected } is damaged, it has { $found } instead of 32 bytes: copy it from the other machine or from where you keep it, or delete it and start with a new one: --new-key (everybody then has to sign in again)
error-key-missing = there is no key { $expected }, but this database is served with one already: copy it from the other machine or from where you keep it, or start with a new one: --new-key (everybody then has to sign in again)
error-limits-file = the limits in { $expected } cannot be read: { $found }
error-server-missing = serving needs a part that is not installed ({ $found }): { $expected } installs it
error-country-missing = PostgreSQL and Valkey need a part that is not installed ({ $found }): { $expected } installs it

## kostka page

help-page = Write the page as a folder of files for any web host, with no server behind it.
help-page-folder = The folder to write to.
help-page-check = Write nothing; say what is missing or different in the folder.
page-written = { $folder } has { $count ->
    [one] { $count } file
   *[other] { $count } files
}, { $size } MB. How to put them on a host is told in docs/page.md.
page-whole = The folder { $folder } is complete: { $count ->
    [one] { $count } file
   *[other] { $count } files
}.
page-missing = missing: { $name }
page-changed = different: { $name }

## kostka backup, restore, migrate, doctor

help-backup = Write everything that a server has saved into one file, also while it runs.
help-backup-file = The file with the backup.
help-backup-force = Replace an existing file.
help-restore = Fill an empty database from a backup.
help-migrate = Upgrade a database of an older version.
help-doctor = Check the whole database, recompute every game, and say what is wrong.
doctor-looking = Checking the tables
backup-done = { $tables ->
    [one] { $tables } table is in { $file }
   *[other] { $tables } tables are in { $file }
}
restore-done = { $tables ->
    [one] { $tables } table restored from { $file }
   *[other] { $tables } tables restored from { $file }
}
migrate-done = The database had the schema { $before } and now has { $after }.
migrate-nothing = The database already has the schema { $version }.
doctor-event = table { $table }, event { $number }: { $fault }
doctor-table = table { $table }: { $fault }
doctor-fine = No faults found.
doctor-faults = { $count ->
    [one] { $count } fault
   *[other] { $count } faults
}
