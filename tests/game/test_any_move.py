"""Any move that can be decoded, at any moment: played, or refused with nothing changed.

What is reached that way still travels as JSON, goes to another process, and stands in a record
that is read again.
"""

import pickle
import random
from typing import Any, get_args

import msgspec
import pytest

from kostka.game.chance import Seeded
from kostka.game.definition import AnyGame, game_named, new_header
from kostka.game.errors import Refusal
from kostka.game.log import AnyLog, Insert, Replace, Undo, begin
from kostka.game.record import Record, read, write
from kostka.game.seats import Role

NUMBERS = (-1, 0, 1, 2, 3, 4, 6, 7, 14, 15, 20, 21, 30, 120, 999, 10**5, 2**31, 2**63 - 1)
NAMES = ("a", "b", "c", "d")
TEXTS: dict[str, tuple[str | None, ...]] = {
    "tile": ("00", "05", "45", "66", "54", "07", ""),
    "side": ("left", "right"),
    "row": ("1", "2", "6", "delo", "kamos", "cina", "regal"),
    "pair": ("A", "B"),
    "winner": ("A", "B", None),
    "by": ("out", "fish", "revoke"),
    "decision": ("restart", "continue"),
    "reason": ("", "noise", "x" * 99, "\x1b[31m"),
}
OPTIONS: dict[str, tuple[dict[str, str], ...]] = {
    "mexiko": ({}, {"best_of": "4", "beer": "yes", "voluntary_open": "yes"}),
    "kamos": ({}, {"columns": "1", "hand": "any-full-throw"}),
    "domino": ({}, {"allow_revoke": "yes", "target": "20"}, {"reshuffle": "no"}),
}


def a_value(name: str, chance: random.Random) -> Any:
    """Something that might stand in a field of this name, or might not."""
    if chance.random() < 0.1:
        return chance.choice([None, True, 1.5, "?", [], {}])
    if name in ("seat", "scorer"):
        return chance.randrange(-1, 5)
    if name in TEXTS:
        return chance.choice(TEXTS[name])
    if name in ("hands", "tiles", "rows") or (name == "dice" and chance.random() < 0.5):
        pick: Any = TEXTS["tile"] if name == "tiles" else range(8)
        row = [chance.choice(pick) for _ in range(chance.choice([0, 1, 4, 5, 10]))]
        dice = [{"number": number, "name": "x"} for number in row]
        return dice if chance.random() < 0.3 else row
    return chance.choice(NUMBERS)


def a_move(game: AnyGame, log: AnyLog, chance: random.Random) -> Any | None:
    """The move that is due, or any other that can be decoded."""
    actors = game.rules.actors(log.state)
    if actors and chance.random() < 0.5:
        if actors[0] is Role.CHANCE:
            return game.rules.draw(log.state, Seeded(chance.random().hex()))
        if isinstance(actors[0], int):
            return chance.choice(game.rules.legal(log.state, actors[0]))
    kind = chance.choice(get_args(game.rules.MOVE))
    fields = {
        field.name: a_value(field.name, chance)
        for field in msgspec.structs.fields(kind)
        if field.required or chance.random() < 0.6
    }
    told = msgspec.json.encode({"type": kind.__struct_config__.tag, **fields})
    try:
        move: Any = msgspec.json.decode(told, type=game.rules.MOVE)
    except msgspec.ValidationError:
        return None
    return move


def an_entry(game: AnyGame, log: AnyLog, chance: random.Random) -> Any | None:
    """A move, or a correction of an entry that there may be or not."""
    move = a_move(game, log, chance)
    if move is None or chance.random() > 0.15:
        return move
    number = chance.choice([*NUMBERS, *range(len(log.entries) + 2)])
    return chance.choice([Undo(number), Replace(number, move), Insert(number, move)])


@pytest.mark.parametrize("name", OPTIONS)
def test_any_move_is_played_or_refused(name: str) -> None:
    game = game_named(name)
    seats = NAMES[: game.seats.stop - 1]
    kinds: set[type] = set()
    for seed in range(40):
        chance = random.Random(f"{name} {seed}")
        options = chance.choice(OPTIONS[name])
        log: AnyLog = begin(game.rules, new_header(game, seats=seats, options=options))
        for _ in range(60):
            entry = an_entry(game, log, chance)
            if entry is None:
                continue
            before = msgspec.json.encode(log.state)
            try:
                log = log.append(entry)
            except Refusal:
                assert msgspec.json.encode(log.state) == before
                continue
            kinds.add(type(entry))
            msgspec.json.encode(log.state)
            for viewer in (0, 1, Role.SPECTATOR, Role.REFEREE):
                msgspec.json.encode(game.rules.view(log.state, viewer))
        assert pickle.loads(pickle.dumps(log.state)) == log.state
        msgspec.json.encode(game.score(log))
        game.figures(log.state)
        (again,) = read(write([Record(game, log)]))
        assert again.log.entries == log.entries
        assert again.log.state == log.state
    assert kinds >= {Undo, Replace, Insert}
    assert len(kinds) > len(get_args(game.rules.MOVE)) // 2


@pytest.mark.parametrize("name", ["mexiko", "domino"])
@pytest.mark.parametrize("seat", [-1, 4, 10**30])
def test_a_seat_that_is_none_is_refused(name: str, seat: int) -> None:
    """Also where no decoding stands before the rules."""
    game = game_named(name)
    state = game.rules.start(new_header(game))
    tried = 0
    for kind in get_args(game.rules.MOVE):
        needed = [field.name for field in msgspec.structs.fields(kind) if field.required]
        if "seat" in needed or "scorer" in needed:
            tried += 1
            move = kind(**{name: seat if name in ("seat", "scorer") else 1 for name in needed})
            with pytest.raises(Refusal, match="-seat"):
                game.rules.apply(state, move)
    assert tried > 5
