"""Who somebody is: guests, accounts, passkeys, sessions, programs, and what each may be called."""
