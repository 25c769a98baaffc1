"""The sentences of one language with all their files, those of the page as well."""

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import kostka.locale

LOCALE = Path(kostka.locale.__file__).parent


@cache
def bundle(language: str) -> FluentBundle:
    """Every message of a language, in the terminal and on the page."""
    made = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALE / language).glob("*.ftl")):
        made.add_resource(FluentResource(path.read_text("utf-8")))
    return made


def said(language: str, key: str, **values: Any) -> str:
    """One sentence; a value that is missing is an error."""
    pattern = bundle(language).get_message(key).value
    assert pattern is not None, key
    text, errors = bundle(language).format_pattern(pattern, values)
    assert not errors, f"{language}: {key}: {errors}"
    return str(text)


@cache
def patterns(language: str) -> dict[str, ftl.Pattern]:
    """Every message as it is written, by its key."""
    found: dict[str, ftl.Pattern] = {}
    for path in sorted((LOCALE / language).glob("*.ftl")):
        body = FluentParser().parse(path.read_text("utf-8")).body
        here = [entry for entry in body if isinstance(entry, ftl.Message)]
        found |= {entry.id.name: entry.value for entry in here if entry.value}
    return found


def readings(pattern: ftl.Pattern) -> list[tuple[dict[str, str], list[Any]]]:
    """Every way a message can be read: what its selectors are, and its parts in a row.

    A part is text or an expression that is put in.
    """
    found: list[tuple[dict[str, str], list[Any]]] = [({}, [])]
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            found = [(chosen, [*parts, element.value]) for chosen, parts in found]
        elif isinstance(element.expression, ftl.SelectExpression):
            found = [
                ({**chosen, **one}, [*parts, *rest])
                for chosen, parts in found
                for one, rest in _variants(element.expression)
                if all(chosen.get(name, value) == value for name, value in one.items())
            ]
        else:
            found = [(chosen, [*parts, element.expression]) for chosen, parts in found]
    return found


def _variants(select: ftl.SelectExpression) -> list[tuple[dict[str, str], list[Any]]]:
    name = variable(select.selector)
    assert name is not None, "every selector of ours is a variable"
    return [
        ({name: _key(variant.key), **chosen}, parts)
        for variant in select.variants
        for chosen, parts in readings(variant.value)
    ]


def _key(key: ftl.Identifier | ftl.NumberLiteral) -> str:
    return key.name if isinstance(key, ftl.Identifier) else key.value


def variable(part: Any) -> str | None:
    """The name of the variable that is put in here; None for text and other expressions."""
    return str(part.id.name) if isinstance(part, ftl.VariableReference) else None
