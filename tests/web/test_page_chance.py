"""Whole games with their chance, as the page's own tests draw it once more:
pages/verify/proven.json, made anew by script/types."""

import os
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kostka.game.definition import game_named, game_names, new_header
from kostka.game.fairness import Promise, value_commitment
from kostka.game.log import begin
from kostka.game.record import Record, read, write
from kostka.game.seats import Role
from kostka.live.chance_report import throws_of

PROVEN = Path(__file__).parents[2] / "web" / "src" / "pages" / "verify" / "proven.json"
SHORT = {"kamos": {"columns": "1"}, "domino": {"target": "1"}}
VALUE = 'žluťoučký "kůň" \\ 4 \N{GAME DIE} '


def game(name: str) -> Record:
    """A game played by whatever is lawful, with promised chance."""
    game, choice = game_named(name), random.Random(3)
    seats = tuple(f"P{seat}" for seat in range(game.usual_seats))
    values = tuple(f"{VALUE}{seat}" for seat in range(len(seats)))
    secret, id = bytes(range(7, 39)), "game-1"
    fixed = Promise(secret, id, ()).commitment
    commitments = tuple(value_commitment(id, seat, fixed, text) for seat, text in enumerate(values))
    promise = Promise(secret, id, values, commitments)
    header = new_header(game, seats=seats, options=SHORT.get(name, {})).with_tags(**promise.tags())
    log: Any = begin(game.rules, header)
    while actors := game.rules.actors(log.state):
        number = len(log.entries) + 1
        if Role.CHANCE in actors:
            log = log.append(game.rules.draw(log.state, promise.source_at(number)))
        else:
            (seat, *_) = (actor for actor in actors if isinstance(actor, int))
            moves = game.rules.legal(log.state, seat)
            again = [move for move in moves if type(move).__name__ == "Reshuffle"]
            log = log.append(again[0] if again else choice.choice(moves))
    (record,) = read(write([Record(game, log)]))
    return record


@pytest.fixture(scope="module")
def told() -> bytes:
    found = msgspec.json.encode([throws_of(game(name)) for name in game_names()])
    return msgspec.json.format(found, indent=1) + b"\n"


def test_the_page_checks_the_games_of_now(told: bytes) -> None:
    if os.environ.get("KOSTKA_TYPES") == "write":
        PROVEN.write_bytes(told)
    assert PROVEN.read_bytes() == told, "script/types makes it anew"


def test_they_have_all_that_matters(told: bytes) -> None:
    games = {found["game"]: found for found in msgspec.json.decode(told)}
    assert set(games) == set(game_names())
    kept = [one["previous"] for one in games["kamos"]["throws"] if one["previous"]]
    assert any(move["type"] == "keep" and 0 < len(move["dice"]) < 5 for move in kept)
    before = [one["previous"] for one in games["domino"]["throws"] if one["previous"]]
    assert {"type": "reshuffle"} in before
    assert {one["move"]["type"] for one in games["domino"]["throws"]} >= {"lots", "deal"}
