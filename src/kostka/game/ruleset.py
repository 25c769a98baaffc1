"""Rule sets: named, versioned values with options, and how they stand in a header.

A rule set is a frozen msgspec struct whose fields are its options; a field says its rule number
in ``Meta(extra={"rule": ...})`` and its range by ``ge``/``le`` or ``Literal``. The same value
travels in every header, so an old game replays by the rules it was played under.

>>> from typing import Annotated, Literal
>>> class Darts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
...     target: Annotated[int, option("D-1", ge=101, le=1001)] = 501
...     double_out: Annotated[bool, option("D-2")] = True
>>> with_options(Darts(), {"target": "301", "double_out": "no"})
Darts(target=301, double_out=False)
>>> options_of(Darts(), Darts(target=301))
{'target': '301'}
>>> with_options(Darts(), {"target": "7"})
Traceback (most recent call last):
kostka.game.errors.RuleError: D-1 option-value: found target = 7, expected 101…1001
"""

import re
from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from kostka.game.errors import Refusal, RuleError
from kostka.game.header import Header

R = TypeVar("R", bound=msgspec.Struct)
DIGITS = re.compile(r"-?[0-9]+")
WORDS = {"yes": True, "no": False}


def option(rule: str, *, ge: int | None = None, le: int | None = None) -> msgspec.Meta:
    """The note on a field: the rule its option belongs to, and its range."""
    return msgspec.Meta(ge=ge, le=le, extra={"rule": rule})


def rules_of(rule_sets: Mapping[str, R], header: Header) -> R:
    """The rule set a header names, with its options. Raises Refusal for an unknown name."""
    if header.rules not in rule_sets:
        raise Refusal("rules-unknown", found=header.rules, expected=" ".join(rule_sets))
    return with_options(rule_sets[header.rules], header.options)


def with_options(defaults: R, options: Mapping[str, str]) -> R:
    """The rule set with these options, each given as the text a header has.

    Raises Refusal ``option-unknown`` or ``option-value`` with the option's rule number.
    """
    fields = _fields(defaults)
    values: dict[str, object] = {}
    for name, text in options.items():
        if name not in fields:
            raise Refusal("option-unknown", found=name, expected=" ".join(fields))
        values[name] = _value(name, text.strip(), fields[name])
    return msgspec.structs.replace(defaults, **values)


def options_of(defaults: R, rules: R) -> dict[str, str]:
    """The options in which ``rules`` differs from its rule set's defaults, as a header has them."""
    return {
        name: as_text(value)
        for name, value in msgspec.structs.asdict(rules).items()
        if value != getattr(defaults, name)
    }


def choices(defaults: msgspec.Struct) -> dict[str, tuple[str, str, str]]:
    """Every option with its rule number, what it takes, and its default; for help and for forms."""
    return {
        name: (_rule(kind), _expected(kind), as_text(getattr(defaults, name)))
        for name, kind in _fields(defaults).items()
    }


def as_text(value: object) -> str:
    """An option's value as a header has it: yes and no for truth, else itself."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _fields(rules: msgspec.Struct) -> dict[str, Any]:
    return get_type_hints(type(rules), include_extras=True)


def _value(name: str, text: str, kind: Any) -> object:
    bare = get_args(kind)[0] if get_origin(kind) is Annotated else kind
    raw: object = WORDS.get(text.lower(), text) if bare is bool else text
    if get_origin(bare) is Literal:  # in any case, as yes and no
        cased = {str(choice).casefold(): choice for choice in get_args(bare)}
        raw = cased.get(text.casefold(), text)
    try:
        if bare is bool and not isinstance(raw, bool):
            raise msgspec.ValidationError("neither yes nor no")
        if bare is int and not DIGITS.fullmatch(text):
            raise msgspec.ValidationError("no number in digits")
        return msgspec.convert(raw, kind, strict=False)
    except msgspec.ValidationError:
        raise RuleError(
            _rule(kind), "option-value", found=f"{name} = {text}", expected=_expected(kind)
        ) from None


def _metas(kind: Any) -> list[msgspec.Meta]:
    found = get_args(kind)[1:] if get_origin(kind) is Annotated else ()
    return [note for note in found if isinstance(note, msgspec.Meta)]


def _rule(kind: Any) -> str:
    return next((str(m.extra["rule"]) for m in _metas(kind) if m.extra and "rule" in m.extra), "")


def _expected(kind: Any) -> str:
    bare = get_args(kind)[0] if get_origin(kind) is Annotated else kind
    if bare is bool:
        return "yes | no"
    if get_origin(bare) is Literal:
        return " | ".join(str(choice) for choice in get_args(bare))
    low = next((m.ge for m in _metas(kind) if m.ge is not None), "")
    high = next((m.le for m in _metas(kind) if m.le is not None), "")
    return f"{low}…{high}"
