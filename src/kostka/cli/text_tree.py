"""Data as people read it: flat lines as a table, nested ones as a tree with tables in it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import JustifyMethod, RenderableType
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from kostka.cli.screen import safe
from kostka.locale.numbers import Share, number, percent
from kostka.locale.words import Words

SHORT = 60
"""What fits on one line is not spread over several."""


def text_tree(lines: Sequence[dict[str, Any]], words: Words) -> Iterator[RenderableType]:
    """What stands on the screen for lines of JSON."""
    if len(lines) > 1 and _alike(lines):
        yield _table(lines, words)
        return
    for line in lines:
        for key, value in line.items():
            yield _branch(key, value, words)


def cell(value: object, words: Words) -> str:
    """A single value: ten digits of a number, a share in per cent, a list with spaces, a dash for
    none.

    >>> cell(1 / 3, Words("cs")), cell(["0|6", 3], Words("en")), cell(True, Words("de"))
    ('0,3333333333', '0|6 3', 'ja')
    >>> cell({"value": Share(0.5), "0:0": None}, Words("en"))
    'value 50.0% · 0:0 –'
    """
    match value:
        case bool():
            return words("solved-yes") if value else words("solved-no")
        case Share():
            return percent(value, ".1f", words)
        case float() | None:
            return number(value, ".10g", words)
        case Mapping():
            each = value.items()
            return " · ".join(f"{_label(key, words)} {cell(one, words)}" for key, one in each)
        case Sequence() if not isinstance(value, str):
            return " ".join(cell(one, words) for one in value)
        case _:
            return safe(str(value))


def _branch(key: object, value: Any, words: Words) -> Tree:
    """A named value, with what is in it below."""
    name = _label(key, words)
    if _single(value) or (_flat(value) and len(cell(value, words)) <= SHORT):
        return Tree(Text(f"{name}  {cell(value, words)}"))
    tree = Tree(Text(name))
    inside = list(value.values() if isinstance(value, Mapping) else value)
    if len(inside) > isinstance(value, Mapping) and _alike(inside):
        keys = list(value) if isinstance(value, Mapping) else None
        tree.add(_table(inside, words, keys))
        return tree
    named = value.items() if isinstance(value, Mapping) else enumerate(value, 1)
    for inner, below in named:
        tree.children.append(_branch(inner, below, words))
    return tree


def _table(
    lines: Sequence[Mapping[str, Any]], words: Words, names: Sequence[object] | None = None
) -> Table:
    """Lines with the same keys; ``names`` stand before them."""
    table = Table()
    if names is not None:
        table.add_column("")
    for key in lines[0]:
        column = [line[key] for line in lines if line[key] is not None]
        side: JustifyMethod = "right" if column and all(map(_counts, column)) else "left"
        table.add_column(Text(_label(key, words)), justify=side)
    for place, line in enumerate(lines):
        before = [] if names is None else [Text(cell(names[place], words))]
        table.add_row(*before, *(Text(cell(value, words)) for value in line.values()))
    return table


def _counts(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _single(value: Any) -> bool:
    """A value that is one cell: no mapping, and no list of mappings."""
    if isinstance(value, Mapping):
        return False
    if isinstance(value, Sequence) and not isinstance(value, str):
        return all(not isinstance(inner, Mapping | list | tuple) for inner in value)
    return True


def _flat(value: Any) -> bool:
    return isinstance(value, Mapping) and all(map(_single, value.values()))


def _alike(values: Sequence[Any]) -> bool:
    """Mappings of single values, all with the same keys in the same order."""
    return all(map(_flat, values)) and len({tuple(value) for value in values}) == 1


def _label(key: object, words: Words) -> str:
    """A key as people say it, where there is a word for it."""
    word = f"solved-{key}"
    return words(word) if words.has(word) else safe(str(key))
