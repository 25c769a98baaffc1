"""Who a request comes from: guests, accounts, passkeys, sessions, programs, and their names.

- routes: ``guests``: a nickname, and what everybody may do with themselves; ``accounts``: name and
  password; ``entering``: signing in; ``passkeys``: the same by passkey; ``recovery``: by recovery
  code; ``sessions``: list and end; ``programs``: bots of an account, and their tokens;
  ``friends``: who have played together and marked each other
- ``identity``: the user behind a request; ``cookies``: the signed session cookie; ``devices``: the
  cookie of a known browser
- ``passwords``: hashing by argon2id; ``ceremony``: the two ceremonies of WebAuthn; ``challenge``:
  its challenges; ``attempts``: limits on sign-in attempts
- ``erasure``: what is left of those who have gone, forgotten again and again
- ``names``: names that are allowed; ``reserved``: names nobody may take; ``scripts``: the scripts
  whose letters a name may mix (UTS 39)
"""
