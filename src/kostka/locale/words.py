"""Words for people, in their language, from the Fluent files beside this module.

Every language has the same keys; the checks fail where one is missing. Files named ``web…`` are
said by the page alone and not read here.

>>> Words("de")("language-name")
'Deutsch'
"""

import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("cs", "en", "de", "uk")
"""The languages in which everything is said."""
LONGEST_VALUE = 2000
"""Characters of a value in a sentence, such as a name; Fluent refuses more than 2500."""


class Words:
    """The words of one language: call it with a key and the values its sentence needs. ``groups``:
    the files to read where a few will do."""

    def __init__(self, language: str, *groups: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"language {language!r} is none of {', '.join(LANGUAGES)}")
        self.language = language
        self.names: tuple[str, ...] = ()
        """Who sits, by seat, where sentences about one game are to say so; "" for nobody's name."""
        self._groups = groups
        self._bundle = _bundle(language, groups)

    def __call__(self, key: str, /, **values: str | int | float) -> str:
        """The sentence for a key. Raises KeyError if it or one of its values is missing."""
        if not self._bundle.has_message(key):
            raise KeyError(f"no word {key!r} in {self.language}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"no word {key!r} in {self.language}")
        said = {name: _shortened(value) for name, value in values.items()}
        text, errors = self._bundle.format_pattern(pattern, said)
        if errors:
            raise KeyError(f"word {key!r} in {self.language}: {errors[0]}")
        return str(text)

    def naming(self, names: Sequence[str]) -> "Words":
        """The same words for a game in which these people sit.

        >>> Words("en").naming(["Ann", "Bob"]).names
        ('Ann', 'Bob')
        """
        named = Words(self.language, *self._groups)
        named.names = tuple(names)
        return named

    def has(self, key: str) -> bool:
        """Whether there is a sentence for this key."""
        return bool(self._bundle.has_message(key))


def _shortened(value: str | float) -> str | float:
    if isinstance(value, str) and len(value) > LONGEST_VALUE:
        return value[: LONGEST_VALUE - 1] + "…"
    return value


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language a terminal asks for (LC_ALL, LC_MESSAGES, LANG), or English.

    >>> language_of({"LANG": "cs_CZ.UTF-8"}), language_of({"LANG": "C"})
    ('cs', 'en')
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if code := environment.get(name):
            language = code.split("_")[0].split(".")[0].lower()
            return language if language in LANGUAGES else "en"
    return "en"


@cache
def _bundle(language: str, groups: tuple[str, ...]) -> "FluentBundle":
    # slow to load, and many commands say nothing
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(files(__package__).joinpath(language).iterdir(), key=lambda f: f.name):
        group, _, kind = file.name.rpartition(".")
        wanted = group in groups if groups else not group.startswith("web")
        if kind == "ftl" and wanted:
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
