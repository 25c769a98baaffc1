## kostka serve

help-serve = Serve tables on the net to everybody who can reach this machine, until Ctrl-C.
help-host = The address to listen at; otherwise every IPv4 address of this machine. “::” means all its IPv6 addresses.
help-port = The port to listen at; 0: any that is free.
help-public-url = Where people reach the server, if something stands in front of it: https://play.example.org.
help-data = The folder for what the server keeps; otherwise { $folder }.
help-database = The database: sqlite:///PATH or postgresql://USER:PASSWORD@HOST/NAME; otherwise a file in the data folder.
help-bus = What wakes the other workers: valkey://HOST:6379. Needed where there are several.
help-serve-workers = How many processes serve.
help-thinkers = How many processes of each worker let bots think.
help-origin = A further site whose pages may talk to the server; may be repeated.
help-proxy = An address or network that, like this machine, is believed about where a request came from (X-Forwarded-For); may be repeated.
help-metrics-token = With this token the metrics may be read from other machines.
help-limits = A TOML file with other limits than the usual ones (docs/serving.md).
help-new-key = The key here takes the place of the one that the database knows; everybody has to sign in again.
serve-address = Tables are at { $address }
serve-scan = Phones in the same network scan this:
serve-kept = Everything is kept in { $folder }
serve-root = Warning: the server runs as root. A user of its own is safer, as in docs/examples/kostka.service.
serve-stop = Ctrl-C stops; whoever plays goes on after the next start.

error-port-taken = another program already listens at port { $found }; choose another with --port
error-port-forbidden = this user may not listen at port { $found }; choose one above 1023
error-port-number = { $found } is no port; expected { $expected }
error-host-unknown = { $found } is no address of this machine
error-workers-without-bus = { $found }: several workers need something that wakes them: { $expected } valkey://HOST:6379
error-site-address = { $found }: a site is a scheme and a name, without a path; for example { $expected }
error-proxy-address = { $found } is neither an address nor a network; for example { $expected }
error-bus-address = this is no address of a bus: “{ $found }”; for example { $expected }
error-database-busy = another server works with { $expected } right now
error-store-missing = there is no database { $expected }
error-store-unreachable = the database { $expected } does not answer: { $found ->
    [refused] no server listens there
    [host] no machine of this name is known
    [network] the network does not lead there
    [time] no answer in time
    [broken] the connection broke off
    [user] it does not know this user, or the password is wrong
    [database] it has no database of this name
    [rights] this user may not read or write there
    [reading] it can only be read from, like a standby of another
    [full] the disk is full
    [busy] it is overloaded
    [closed] it is starting, stopping or closed
    [disk] its disk does not work as it should
   *[other] { $found }
}
error-store-broken = the database { $expected } is damaged, or is no database: put the file aside, look it through with “kostka doctor”, and restore your last backup into another folder
error-key-differs = the key in { $expected } is not the one that this database is served with: copy that one from the other machine or from where you keep it, or begin with a new one by --new-key (everybody then has to sign in again)
error-key-broken = the key { $expected } is damaged, it has { $found } instead of 32 bytes: copy it from the other machine or from where you keep it, or delete it and begin with a new one by --new-key (everybody then has to sign in again)
error-key-missing = there is no key { $expected }, but this database is served with one already: copy it from the other machine or from where you keep it, or begin with a new one by --new-key (everybody then has to sign in again)
error-limits-file = the limits in { $expected } cannot be read: { $found }
error-server-missing = serving needs a part that is not installed ({ $found }): { $expected } installs it
error-country-missing = PostgreSQL and Valkey need a part that is not installed ({ $found }): { $expected } installs it

## kostka backup, restore, migrate, doctor

help-backup = Write all that a server keeps into one file, also while it runs.
help-backup-file = The file with the backup.
help-backup-force = Replace a file that is there already.
help-restore = Fill an empty database from a backup.
help-migrate = Bring a database of an older version to what this one needs.
help-doctor = Look through the whole database, compute every game anew, and say what is wrong.
doctor-looking = Looking through the tables
backup-done = { $tables ->
    [one] { $tables } table is in { $file }
   *[other] { $tables } tables are in { $file }
}
restore-done = { $tables ->
    [one] { $tables } table restored from { $file }
   *[other] { $tables } tables restored from { $file }
}
migrate-done = The database had the schema { $before } and now has { $after }.
migrate-nothing = The database has the schema { $version } already.
doctor-event = table { $table }, event { $number }: { $fault }
doctor-table = table { $table }: { $fault }
doctor-fine = Everything is as it should be.
doctor-faults = { $count ->
    [one] { $count } fault
   *[other] { $count } faults
}
