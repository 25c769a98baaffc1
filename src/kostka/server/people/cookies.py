"""The cookie that a browser is known by: a random id and the server's signature on it.

A forged one is seen without asking the store; the store knows only the id's hash.
"""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode

from litestar.datastructures import Cookie

PLAIN, SECURE = "kostka", "__Host-kostka"
"""The cookie's name over http and over https, where nobody else can set it."""
ID, SEAL = 24, 15
"""Bytes of the id and of the signature on it: together a whole number of base64 groups."""


def issue(key: bytes) -> tuple[str, bytes]:
    """A new cookie's text and the hash it is kept by."""
    id_ = secrets.token_bytes(ID)
    return urlsafe_b64encode(id_ + _seal(key, id_)).decode(), kept_of(id_)


def hash_of(key: bytes, text: str) -> bytes | None:
    """The hash by which this cookie's session is kept; None if the server did not make it.

    >>> text, kept = issue(b"key")
    >>> hash_of(b"key", text) == kept, hash_of(b"another", text), hash_of(b"key", "ž")
    (True, None, None)
    >>> hash_of(b"key", f"!{text}")
    """
    try:
        whole = urlsafe_b64decode(text.encode("ascii"))
    except ValueError:
        return None
    if urlsafe_b64encode(whole).decode() != text:
        return None  # signs that mean nothing are passed over in reading: it is not what was made
    id_, seal = whole[:ID], whole[ID:]
    if len(id_) != ID or not hmac.compare_digest(seal, _seal(key, id_)):
        return None
    return kept_of(id_)


def kept_of(shown: bytes) -> bytes:
    """What is kept of something random that is shown to be let in (a cookie's id, a token, a
    ticket): by it that is known again, and nobody who reads it is let in."""
    return hashlib.sha256(shown).digest()


def cookie(text: str, *, secure: bool, days: int) -> Cookie:
    """The cookie as it is set: scripts cannot read it, other sites' requests do not carry it.

    ``Lax``, not ``Strict``: a link in a chat must find its reader signed in.
    """
    return Cookie(
        key=SECURE if secure else PLAIN,
        value=text,
        path="/",
        max_age=days * 86_400,
        httponly=True,
        samesite="lax",
        secure=secure,
    )


def _seal(key: bytes, id_: bytes) -> bytes:
    return hmac.digest(key, b"session" + id_, "sha256")[:SEAL]
