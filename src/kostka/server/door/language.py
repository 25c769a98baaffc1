"""In which language somebody asks: the one chosen on the page, else what their browser says."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.types import Scope

from kostka.locale.words import LANGUAGES, Words
from kostka.server.security.origins import header

COOKIE = "kostka-language"
"""The page sets it when a language is chosen there; it opens nothing."""
USUAL = "en"
WORDS = {language: Words(language, "house", "door") for language in LANGUAGES}
"""What is said here: read at the start, for whoever comes first would wait for it."""
NEAR = {"sk": "cs"}
"""Languages that are not spoken here, and who reads which one instead."""


def asked(scope: Scope) -> str:
    """The language to answer in."""
    cookies: dict[str, str] = ASGIConnection[Any, Any, Any, Any](scope).cookies
    chosen = cookies.get(COOKIE, "")
    return chosen if chosen in LANGUAGES else preferred(header(scope, b"accept-language"))


def preferred(accepted: str) -> str:
    """The best of the languages in an ``Accept-Language``.

    >>> preferred("fr, sk;q=0.9, en;q=0.8"), preferred("de-AT;q=0.5, uk;q=x, *"), preferred("")
    ('cs', 'de', 'en')
    """
    ranked = []
    for at, part in enumerate(accepted.split(",")):
        name, _, weight = part.partition(";")
        code = name.strip().partition("-")[0].lower()
        code = NEAR.get(code, code)
        if code in LANGUAGES and (much := _weight(weight)) > 0:
            ranked.append((-much, at, code))
    return min(ranked)[2] if ranked else USUAL


def _weight(text: str) -> float:
    name, _, number = text.strip().partition("=")
    if not name:
        return 1.0
    try:
        return float(number) if name == "q" else 0.0
    except ValueError:
        return 0.0
