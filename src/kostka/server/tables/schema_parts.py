"""What a JSON schema made by msgspec leaves out: the words beside a field or an enum's member, what
is always there in what the server sends, and JSON that is passed on as it is."""

import ast
import inspect
import textwrap
from collections.abc import Hashable, Iterable
from enum import Enum
from functools import cache
from typing import Any, cast

from msgspec import inspect as types

Schema = dict[str, Any]

HOUSE = "kostka."
"""Whose sources are read for words."""


def classes(kinds: Iterable[object]) -> frozenset[type[Any]]:
    """All structs and enums that values of these types may have in them."""
    found: set[type[Any]] = set()

    def walk(kind: types.Type) -> None:
        match kind:
            case types.StructType(cls=cls, fields=fields):
                if cls not in found:
                    found.add(cls)
                    for field in fields:
                        walk(field.type)
            case types.EnumType(cls=cls):
                found.add(cls)
            case types.UnionType(types=several) | types.TupleType(item_types=several):
                for one in several:
                    walk(one)
            case (
                types.VarTupleType(item_type=one)
                | types.ListType(item_type=one)
                | types.DictType(value_type=one)
                | types.Metadata(type=one)
            ):
                walk(one)

    for kind in types.multi_type_info(kinds):
        walk(kind)
    return frozenset(found)


def schema_name(cls: type[Any], parts: Schema) -> str:
    """What msgspec calls a class among these definitions: the whole name where two have one."""
    return cls.__name__ if cls.__name__ in parts else f"{cls.__module__}.{cls.__qualname__}"


def words(cls: type[Any]) -> dict[str, str]:
    """The docstrings that stand below fields, or below an enum's members, by name."""
    found: dict[str, str] = {}
    for one in reversed(cls.__mro__):
        if one.__module__.startswith(HOUSE):
            found |= _below(one)
    return found


@cache
def _below(one: Hashable) -> dict[str, str]:
    """Those that stand in a class's own source; none where it was installed without."""
    try:
        source = inspect.getsource(cast("type[Any]", one))
    except OSError:
        return {}
    (cls,) = ast.parse(textwrap.dedent(source)).body
    assert isinstance(cls, ast.ClassDef)
    found: dict[str, str] = {}
    for line, below in zip(cls.body, cls.body[1:], strict=False):
        match line, below:
            case (
                ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                found[name] = inspect.cleandoc(text)
    return found


def add_docstrings(part: Schema, cls: type[Any]) -> None:
    """Add the words below the fields or members of this class to its definition."""
    below = words(cls)
    if issubclass(cls, Enum):
        members = "".join(f"\n``{cls[name].value}``: {text}" for name, text in below.items())
        part["description"] = part.get("description", "") + members
        return
    for name, text in below.items():
        if name in part.get("properties", {}):
            part["properties"][name]["description"] = text


def complete(part: Schema) -> None:
    """The server writes every field, whatever is in it."""
    fields = part.get("properties", {})
    part["required"] = list(fields)
    for field in fields.values():
        field.pop("default", None)
