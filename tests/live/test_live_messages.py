"""What the server sends is what the published schema says, and all of it is told there."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from kostka.game.definition import game_named, game_names
from kostka.live.commands import Answer, Mute, Offer, Resign, Say
from kostka.live.events import OfferKind
from kostka.live.fold import replay
from kostka.live.messages import Events, FromClient, Welcome
from kostka.live.views.table import event_view, table_view
from kostka.live.views.types import TableView
from kostka.server.tables import live_schema
from kostka.server.tables.schema_parts import classes, words
from kostka.server.tables.subscriber import encoded

Sit = Callable[..., Any]
SCHEMA = live_schema.schema()
SEATS = {
    "mexiko": ("me open", {"best_of": "2", "beer": "yes", "voluntary_open": "yes"}),
    "kamos": ("me open bot:novice", {"columns": "1"}),
    "domino": ("me open open bot:novice", {"target": "30"}),
}


def validator(part: str) -> Any:
    """Of the messages that go one way, by the published schema as it is used: see docs/live.md."""
    return jsonschema_rs.validator_for(SCHEMA | {"$ref": f"#/properties/{part}"})


def played(sit: Sit, game: str) -> Any:
    """A table with all sorts of things that happen, and a game that is over."""
    seats, options = SEATS[game]
    table = sit(game, seats, options=options)
    choose = random.Random(game).choice
    table.do("ann", Mute("ben"))
    table.do("ben", Say(text="well"))
    table.do("cyd", Say(phrase="thanks"))
    table.gone("ann")
    table.later(70)
    table.back("ann")
    for _ in range(400):
        if table.table.phase != "running":
            break
        if (seat := table.view(None).undo) is not None and choose((True, False)):
            table.do(table.sitting(seat), Offer(OfferKind.UNDO))
        elif any(isinstance(actor, int) for actor in table.table.actors):
            table.step(choose)
        else:
            table.later(15)
        if table.table.offers:
            names = [seat_state.who.id for seat_state in table.table.seats if seat_state.person]
            answers = [name for name in names if name != table.sitting(table.table.offers[0].seat)]
            table.do(choose(answers), Answer(OfferKind.UNDO, yes=choose((True, False))))
    if table.table.phase == "running":
        table.do("ann", Resign())
    return table


def messages(table: Any) -> Iterator[bytes]:
    """All that everybody at the table is sent, and a welcome."""
    for who in (*table.people.values(), None):
        seen = []
        for before, event, after in replay(table.events):
            view = table_view(after, who)
            seen.append(event_view(before, event, after, who, beside=after))
            yield encoded(Events((seen[-1],), view))
        yield encoded(Welcome(view, tuple(seen[-20:]), who, 2, after.at))


@pytest.mark.parametrize("game", SEATS)
def test_every_message_of_a_game_is_as_the_schema_says(sit: Sit, game: str) -> None:
    valid = validator("to-client")
    for text in messages(played(sit, game)):
        message = msgspec.json.decode(text)
        valid.validate(message)
    del message["table"]["ended"]
    assert not valid.is_valid(message), "what is always there may be counted on"


def test_a_command_may_leave_out_what_is_usual() -> None:
    valid = validator("to-server")
    for do in ({"type": "join"}, {"type": "play", "position": 1, "move": {"type": "accept"}}):
        message = {"type": "command", "id": "5b0c6f2e", "do": do}
        assert msgspec.json.decode(msgspec.json.encode(message), type=FromClient)
        valid.validate(message)
    assert not valid.is_valid(message | {"do": {"type": "play", "position": 1, "move": {}}})


def told_of(cls: type[Any], field: str) -> bool:
    """Whether a field is told of in its class's docstring or below itself."""
    texts = [one.__doc__ or "" for one in cls.__mro__ if one.__module__.startswith("kostka.")]
    return field in words(cls) or any(f"``{field}``" in text for text in texts)


def test_every_field_of_a_table_and_of_a_view_is_told_of() -> None:
    """A client's author has nothing else; what options mean, GET /api/games tells by rule."""
    kinds = [TableView, *(game_named(name).rules.VIEW for name in game_names())]
    untold = [
        f"{cls.__module__}.{cls.__name__}.{field.name}"
        for cls in classes(kinds)
        if issubclass(cls, msgspec.Struct) and not cls.__module__.endswith(".options")
        for field in msgspec.structs.fields(cls)
        if not told_of(cls, field.name)
    ]
    assert untold == []


def test_what_an_enum_says_is_in_the_schema() -> None:
    said = SCHEMA["$defs"]["kostka.mexiko.rules.state.Phase"]["description"]
    assert "``say``: The thrower's call (MX-5)" in said
