"""The live protocol as a JSON schema: ``script/schema`` writes it to docs/live.schema.json."""

import sys
from typing import Any

import msgspec

from kostka.game.room import room, room_names
from kostka.server.hall.messages import FromClient, FromServer

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema() -> dict[str, Any]:
    """Every message there is; and by game its moves and views, which messages carry.

    >>> sorted(schema()["properties"])
    ['games', 'to-client', 'to-server']
    """
    names = room_names()
    kinds: list[Any] = [FromClient, FromServer]
    for name in names:
        kinds += [room(name).game.MOVE, room(name).game.VIEW]
    (client, server, *games), parts = msgspec.json.schema_components(
        kinds, ref_template="#/$defs/{name}"
    )
    told = {
        name: {"type": "object", "properties": {"move": move, "view": view}}
        for name, move, view in zip(names, games[::2], games[1::2], strict=True)
    }
    return {
        "$schema": DIALECT,
        "title": "The live protocol of Kostka",
        "type": "object",
        "properties": {
            "to-server": client,
            "to-client": server,
            "games": {"type": "object", "properties": told},
        },
        "$defs": dict(sorted(parts.items())),
    }


def text() -> str:
    """The schema as its file has it."""
    return msgspec.json.format(msgspec.json.encode(schema()), indent=1).decode() + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
