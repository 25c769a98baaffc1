"""The page's types are those of the server: web/src/types, made anew by script/types."""

import os
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from kostka.game.definition import game_named, game_names
from kostka.live.chance_report import Chance
from kostka.live.commands import Command
from kostka.live.messages import FromClient, FromServer
from kostka.live.setup import Setup
from kostka.live.views.games import GameView
from kostka.live.views.lists import Made, Make, Tables
from kostka.live.views.moves import MovesSoFar
from kostka.live.views.steps import Steps
from kostka.server.analysis.jobs import Study
from kostka.server.analysis.losses import Losses
from kostka.server.analysis.practice import Asked
from kostka.server.analysis.statistics import SiteDice, Statistics
from kostka.server.people.accounts import Account
from kostka.server.people.entering import Me
from kostka.server.people.friends import Circle
from kostka.server.people.passkeys import PasskeyView, Ticket
from kostka.server.people.programs import MadeProgram
from kostka.server.people.sessions import SessionView
from kostka.server.tables.home import Home, PlayedGames
from kostka.server.tables.tables import RefereeKey

TYPES = Path(__file__).parents[2] / "web" / "src" / "types"
HEAD = "// Made by script/types from the values that travel: do not edit.\n\n"


class Declarations:
    """The types of values that travel as JSON, said in TypeScript.

    Every struct and enum met on the way gets a declaration of its own, by its class's name.
    """

    def __init__(self) -> None:
        self.made: dict[str, str] = {}
        self._classes: dict[str, type[Any]] = {}

    def of(self, name: str, kind: object) -> None:
        """Declares ``name`` as this type."""
        said = self.say(inspect.type_info(kind))
        if said != name:
            self.made[name] = f"export type {name} = {said}\n"

    def text(self) -> str:
        """All declarations, in the order met."""
        return "\n".join(self.made.values())

    def say(self, kind: inspect.Type) -> str:
        """A type as TypeScript writes it."""
        match kind:
            case inspect.Metadata(type=inner):
                return self.say(inner)
            case inspect.NoneType():
                return "null"
            case inspect.BoolType():
                return "boolean"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.LiteralType(values=values):
                return _either(_quoted(value) for value in sorted(values, key=str))
            case inspect.EnumType(cls=cls):
                return self._enum(cls)
            case inspect.UnionType(types=types):
                return _either(self.say(one) for one in types)
            case inspect.TupleType(item_types=types):
                return f"[{', '.join(self.say(one) for one in types)}]"
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                said = self.say(item)
                return f"({said})[]" if " | " in said else f"{said}[]"
            case inspect.DictType(key_type=key, value_type=value):
                return f"Record<{self.say(key)}, {self.say(value)}>"
            case inspect.StructType():
                return self._struct(kind)
            case inspect.RawType() | inspect.AnyType():
                return "unknown"
        raise TypeError(f"no TypeScript for {kind}")

    def _free(self, cls: type) -> tuple[str, bool]:
        """The name for a class, and whether it is declared already."""
        name = cls.__name__
        while self._classes.get(name, cls) is not cls:
            name += "_"
        known = name in self._classes
        self._classes[name] = cls
        return name, known

    def _enum(self, cls: type[Any]) -> str:
        name, known = self._free(cls)
        if not known:
            values = _either(_quoted(one.value) for one in cls)
            self.made[name] = f"export type {name} = {values}\n"
        return name

    def _struct(self, kind: inspect.StructType) -> str:
        name, known = self._free(kind.cls)
        if not known:
            # what comes in may leave out what has a default; what goes out never does
            outside = kind.cls.__module__.startswith(("kostka.live", "kostka.server"))
            sent = outside and kind.forbid_unknown_fields
            lines = [] if kind.tag is None else [f"  {kind.tag_field}: {_quoted(kind.tag)}"]
            for field in kind.fields:
                mark = "?" if sent and not field.required else ""
                lines.append(f"  {field.encode_name}{mark}: {self.say(field.type)}")
            body = "\n".join(lines)
            self.made[name] = f"export interface {name} {{\n{body}\n}}\n"
        return name


def _quoted(value: object) -> str:
    text = msgspec.json.encode(value).decode()
    return f"'{text[1:-1]}'" if text.startswith('"') else text


def _either(kinds: Iterable[str]) -> str:
    return " | ".join(dict.fromkeys(kinds))


def of_game(name: str) -> str:
    rules, said = game_named(name).rules, Declarations()
    said.of("View", rules.VIEW)
    said.of("Move", rules.MOVE)
    return said.text()


def of_server() -> str:
    said = Declarations()
    values = {
        "Setup": Setup,
        "Command": Command,
        "FromClient": FromClient,
        "FromServer": FromServer,
        "Me": Me,
    }
    values |= {
        "GameView": GameView,
        "Make": Make,
        "Made": Made,
        "Tables": Tables,
        "RefereeKey": RefereeKey,
    }
    values |= {"MovesSoFar": MovesSoFar}
    values |= {"Home": Home, "PlayedGames": PlayedGames, "Losses": Losses, "Circle": Circle}
    values |= {"Steps": Steps, "Study": Study, "Chance": Chance, "Asked": Asked}
    values |= {"Statistics": Statistics, "SiteDice": SiteDice}
    values |= {"Account": Account, "PasskeyView": PasskeyView, "Ticket": Ticket}
    values |= {"MadeProgram": MadeProgram, "SessionView": SessionView}
    for name, kind in values.items():
        said.of(name, kind)
    return said.text()


MAKERS: dict[str, Callable[[], str]] = {
    "server": of_server,
    **{name: partial(of_game, name) for name in game_names()},
}


@pytest.mark.parametrize("name", MAKERS)
def test_the_page_knows_the_types_of_now(name: str) -> None:
    path, text = TYPES / f"{name}.ts", HEAD + MAKERS[name]()
    if os.environ.get("KOSTKA_TYPES") == "write":
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text, "script/types makes it anew"
