"""The live protocol as a JSON schema: ``script/schema`` writes it to docs/live.schema.json."""

import sys
from typing import Any

import msgspec

from kostka.game.definition import game_named, game_names
from kostka.live.messages import FromClient, FromServer
from kostka.server.tables.schema_parts import Schema, add_docstrings, classes, complete, schema_name

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema() -> Schema:
    """Every message there is; and by game its moves and views, which messages carry. What only
    the server sends has all its fields.

    >>> sorted(schema()["properties"])
    ['games', 'to-client', 'to-server']
    """
    names = game_names()
    moves = [game_named(name).rules.MOVE for name in names]
    views = [game_named(name).rules.VIEW for name in names]
    kinds: list[Any] = [FromClient, FromServer, *moves, *views]
    (client, server, *games), parts = msgspec.json.schema_components(
        kinds, ref_template="#/$defs/{name}"
    )
    of_games = _of_games(names, games[: len(names)], games[len(names) :])
    for cls in classes(kinds):
        add_docstrings(parts[schema_name(cls, parts)], cls)
    for cls in classes([FromServer, *views]) - classes([FromClient, *moves]):
        complete(parts[schema_name(cls, parts)])
    _pass_on(parts)
    return {
        "$schema": DIALECT,
        "title": "The live protocol of Kostka",
        "type": "object",
        "properties": {
            "to-server": client,
            "to-client": server,
            "games": {"type": "object", "properties": {name: _of_game(name) for name in names}},
        },
        "$defs": dict(sorted((parts | of_games).items())),
    }


def _of_game(name: str) -> Schema:
    kinds = {kind: {"$ref": f"#/$defs/{name}-{kind}"} for kind in ("move", "view")}
    return {"type": "object", "properties": kinds}


def _of_games(
    names: tuple[str, ...], moves: list[Schema], views: list[Schema]
) -> dict[str, Schema]:
    """Each game's moves and views, and those of whichever game it is."""
    parts: dict[str, Schema] = {}
    for kind, found in (("move", moves), ("view", views)):
        parts |= {f"{name}-{kind}": part for name, part in zip(names, found, strict=True)}
        parts[f"any-{kind}"] = {
            "description": f"A {kind} of the table's game.",
            "anyOf": [{"$ref": f"#/$defs/{name}-{kind}"} for name in names],
        }
    return parts


def _pass_on(parts: dict[str, Schema]) -> None:
    """Moves and views, which messages carry as JSON that is made elsewhere, say what they are."""
    move, view = {"$ref": "#/$defs/any-move"}, {"$ref": "#/$defs/any-view"}
    several, none = {"type": "array", "items": move}, {"type": "null"}
    for name, field, said in (
        ("Play", "move", move),
        ("Created", "lead", several),
        ("MovedView", "move", {"anyOf": [move, none]}),
        ("MovedView", "view", {"anyOf": [view, none]}),
        ("TableView", "moves", several),
        ("TableView", "ready", {"anyOf": [move, none]}),
        ("TableView", "view", {"anyOf": [view, none]}),
    ):
        parts[name]["properties"][field] = said


def text() -> str:
    """The schema as its file has it."""
    return msgspec.json.format(msgspec.json.encode(schema()), indent=1).decode() + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
