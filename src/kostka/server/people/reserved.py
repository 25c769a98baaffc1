"""Names that nobody may take: those of the house's bots, of the program and of its offices."""

import unicodedata
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from kostka.locale.words import LANGUAGES
from kostka.server.errors import HTTPRefusal
from kostka.server.people.names import name_of
from kostka.store.likeness import login_of, skeleton

FORGOTTEN = "N. N."
"""What all who were forgotten are called, each with a number."""


def own_name(text: str) -> str:
    """The name as it is kept, for somebody or for their program. Refused as in ``name_of``, and
    what is read as one of the house's names: also with a number after it, for so the bots at one
    table are told apart, and with other accents.

    >>> own_name("Expertka")
    'Expertka'
    """
    name = name_of(text)
    bare = name.rstrip("0123456789. #")
    house = _house()
    for one in (name, bare):
        if any(_without_accents(form) in house for form in (skeleton(one), login_of(one))):
            raise HTTPRefusal(400, "name-reserved", found=name)
    if skeleton(name).startswith(skeleton(FORGOTTEN)):
        raise HTTPRefusal(400, "name-reserved", found=name)
    return name


@cache
def _house() -> frozenset[str]:
    forms = {form(name) for name in _names() for form in (skeleton, login_of)}
    return frozenset(map(_without_accents, forms))


def _names() -> Iterator[str]:
    """All of them, read from the lines that have them: with Fluent all words of four languages
    would be parsed while everybody waits."""
    for language in LANGUAGES:
        for group in ("house", "server"):
            text = files("kostka.locale").joinpath(language, f"{group}.ftl").read_text("utf-8")
            for key, _, value in (line.partition(" = ") for line in text.splitlines()):
                if key.startswith("bot-"):
                    yield from (key.removeprefix("bot-"), value)
                elif key == "names-reserved":
                    yield from value.split(", ")


def _without_accents(text: str) -> str:
    apart = unicodedata.normalize("NFD", text)
    return "".join(sign for sign in apart if not unicodedata.combining(sign))
