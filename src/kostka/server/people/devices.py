"""Device cookies: a browser that was once signed in as somebody has tries of its own.

Whoever tries another's password spends the tries of strangers; with them spent, the owner's browser
still has its own (OWASP, "Slow down online guessing attacks with device cookies"). The cookie opens
nothing: it says only which account this browser once belonged to, under the server's signature.
"""

import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.types import Scope

from kostka.server.people.identity import secure

PLAIN, SECURE = "kostka-device", "__Host-kostka-device"
"""The cookie's name over http and over https."""
ID, SEAL = 12, 15
"""Bytes of a mark's random id and of the signature on it: together whole base64 groups."""
MOST = 4
"""So many accounts a browser is remembered for, the last ones signed in."""
DAYS = 400
"""As long as browsers keep a cookie."""


def mark_for(key: bytes, person: str) -> str:
    """A new mark: this browser was signed in as this person.

    >>> mark = mark_for(b"key", "ann")
    >>> device_of(b"key", "ann", mark) is not None, device_of(b"key", "bob", mark)
    (True, None)
    """
    id_ = secrets.token_bytes(ID)
    return urlsafe_b64encode(id_ + _seal(key, id_, person)).decode()


def device_of(key: bytes, person: str, text: str) -> bytes | None:
    """The id of this browser's mark for this person, None if the cookie has none.

    >>> device_of(b"key", "ann", "no mark.ž")
    """
    for mark in text.split(".")[:MOST]:
        try:
            whole = urlsafe_b64decode(mark.encode("ascii"))
        except ValueError:
            continue
        id_, seal = whole[:ID], whole[ID:]
        if len(id_) == ID and hmac.compare_digest(seal, _seal(key, id_, person)):
            return id_
    return None


def device_in(scope: Scope) -> str:
    """The text of the cookie, empty if there is none."""
    cookies: dict[str, str] = ASGIConnection[Any, Any, Any, Any](scope).cookies
    return cookies.get(_name(scope), "")


def device_cookie(key: bytes, scope: Scope, person: str) -> Cookie:
    """The cookie as it is set on signing in: this person first, then whom it names already."""
    before = device_in(scope)
    known = device_of(key, person, before) is not None
    marks = [mark for mark in before.split(".") if mark]
    if known:  # the same mark, moved to the front: signing in again gives no new tries
        marks.sort(key=lambda mark: device_of(key, person, mark) is None)
    else:
        marks.insert(0, mark_for(key, person))
    return _cookie(scope, ".".join(marks[:MOST]), DAYS)


def no_device(scope: Scope) -> Cookie:
    """The cookie is taken away: of whoever deletes themselves nothing stays."""
    return _cookie(scope, "", 0)


def _cookie(scope: Scope, text: str, days: int) -> Cookie:
    return Cookie(
        key=_name(scope),
        value=text,
        path="/",
        max_age=days * 86_400,
        httponly=True,
        samesite="lax",
        secure=secure(scope),
    )


def _name(scope: Scope) -> str:
    return SECURE if secure(scope) else PLAIN


def _seal(key: bytes, id_: bytes, person: str) -> bytes:
    return hmac.digest(key, b"device" + id_ + person.encode(), "sha256")[:SEAL]
