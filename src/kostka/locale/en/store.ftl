## What is kept on disk

error-store-address = this is no address of a database: “{ $found }”; it begins with one of: { $expected }
error-store-old = the database has the older schema { $found }, this program needs { $expected }: run “kostka migrate”
error-store-new = the database has the schema { $found } of another, newer version; this program knows { $expected }
error-store-empty = there is nothing in the database to be backed up
error-store-full = the database is not empty; a backup is restored into an empty one
error-backup-broken = the file is no whole backup; it breaks off or is damaged at line { $found }
error-backup-new = the backup has the schema { $found } of another, newer version; this program knows { $expected }
