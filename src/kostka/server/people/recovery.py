"""Recovery codes: ten, shown once, each good for one entry."""

import hashlib
import secrets

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
"""Crockford's: nothing in it looks like something else."""
CODES, SIGNS, GROUP = 10, 16, 4
READ_AS = str.maketrans({"o": "0", "i": "1", "l": "1", "-": "", " ": ""})


def new_codes() -> tuple[str, ...]:
    """Ten codes of 80 bits each, in groups of four.

    >>> len(new_codes()), len(new_codes()[0])
    (10, 19)
    """
    signs = ("".join(secrets.choice(ALPHABET) for _ in range(SIGNS)) for _ in range(CODES))
    return tuple("-".join(code[at : at + GROUP] for at in range(0, SIGNS, GROUP)) for code in signs)


def hash_of_code(person: str, code: str) -> bytes:
    """What is kept of a code. Small and large letters, dashes and spaces make no difference.

    >>> hash_of_code("p", "O1ab-CDEF") == hash_of_code("p", " 0lab cdef")
    True
    """
    plain = code.strip().lower().translate(READ_AS)
    return hashlib.sha256(f"{person}|{plain}".encode()).digest()
