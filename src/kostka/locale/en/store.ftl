## What is kept on disk

error-store-address = this is no address of a database: “{ $found }”; it begins with one of: { $expected }
error-store-old = the database has the older schema { $found }, this program needs { $expected }: run “kostka migrate”
error-store-new = the database has the schema { $found } of another, newer version; this program knows { $expected }
