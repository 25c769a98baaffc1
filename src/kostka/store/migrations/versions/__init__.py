"""The steps by which the schema has come about."""
