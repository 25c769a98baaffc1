"""Which addresses the page has: the patterns of its own routes, as the build leaves them."""

from dataclasses import dataclass
from functools import cache
from urllib.parse import unquote

import msgspec

from kostka.game.definition import game_names
from kostka.live.table_key import ON_DEVICE
from kostka.locale.rulebook import UnknownRule, rule
from kostka.server.static_files import shipped
from kostka.server.tables.registry import IDS

PATTERNS = "addresses.json"
"""Made by the build from ``web/src/app/routes.ts``."""


@dataclass(frozen=True)
class Address:
    """An address that the page knows by its ``pattern`` (``/t/:id``), and the value in the place of
    its name; empty where it has none."""

    pattern: str
    value: str = ""

    @property
    def table(self) -> str:
        """The id of the table here that it is about; empty where it is about none: one on a device
        is that device's matter."""
        here = self.pattern.endswith("/:id") and not self.value.startswith(ON_DEVICE)
        return self.value if here else ""

    def is_there(self) -> bool:
        """Whether the house has the game or the rule that it names; a table must be asked for, if
        its id can be one: a database does not even take some texts."""
        if self.pattern.endswith("/:id"):
            return IDS.fullmatch(self.value) is not None
        if self.pattern.endswith("/:game"):
            return self.value in game_names()
        if self.pattern.endswith("/:rule"):
            return self.value in game_names() or _is_rule(self.value)
        return True


def address_at(path: str) -> Address | None:
    """The address at this path, as the page's own router finds it; None where it has none."""
    found = path.rstrip("/").split("/")
    for pattern in _patterns():
        wanted = pattern.rstrip("/").split("/")
        if len(wanted) != len(found):
            continue
        pairs = list(zip(wanted, found, strict=True))
        if all(one == other or (one.startswith(":") and other) for one, other in pairs):
            named = [other for one, other in pairs if one.startswith(":")]
            return Address(pattern, unquote(named[0]) if named else "")
    return None


def _is_rule(number: str) -> bool:
    try:
        rule(number, "en")
    except UnknownRule:
        return False
    return True


@cache
def _patterns() -> tuple[str, ...]:
    file = shipped(PATTERNS)
    return () if file is None else msgspec.json.decode(file.plain, type=tuple[str, ...])
