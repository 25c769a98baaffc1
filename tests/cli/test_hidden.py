"""Change only what is hidden: nothing that any command prints for anybody else changes.

Whole games with corrections, by whatever is said of them: the telling, the score, what does not
verify, and why a move that somebody tries is refused.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from tests.thorough import THOROUGH

from kostka.domino.rules.moves import Deal, Lay, OutOfTurn, Pass, Touched
from kostka.domino.rules.tiles import TILES
from kostka.game.chance import Seeded
from kostka.game.contract import is_over
from kostka.game.definition import AnyGame, game_named, new_header
from kostka.game.errors import Refusal
from kostka.game.log import AnyLog, Insert, Replace, Undo, begin
from kostka.game.record import Record, write
from kostka.game.seats import Role, Viewer
from kostka.mexiko.rules import moves as mexiko
from kostka.mexiko.rules.calls import dice_of

pytestmark = pytest.mark.long

Run = Callable[..., Any]
NAMES = {"mexiko": ("Ann", "Ben"), "domino": ("Ann", "Ben", "Cyd", "Dan")}
SEEDS = range(100 if THOROUGH else 20)


def on_move(log: AnyLog, chance: random.Random, state: Any) -> Any | None:
    """What whoever is on move in this state might do, or what a referee might report."""
    actors = log.rules.actors(state)
    if not actors:
        return None
    if log.rules.NAME == "domino" and chance.random() < 0.1 and isinstance(actors[0], int):
        tile, other = chance.choice(TILES), (actors[0] + 1) % 4
        return chance.choice([Touched(actors[0], tile), OutOfTurn(other, "continue", tile)])
    if log.rules.NAME == "mexiko" and chance.random() < 0.05:
        return chance.choice([mexiko.PerPartes(), mexiko.OffTable(), mexiko.Floor(0)])
    if actors[0] is Role.CHANCE:
        return log.rules.draw(state, Seeded(chance.random().hex()))
    if isinstance(actors[0], Role):
        return None
    return chance.choice(log.rules.legal(state, actors[0]))


def a_game(game: AnyGame, chance: random.Random, options: dict[str, str]) -> AnyLog:
    """A game broken off, with corrections of throws, deals and choices in it."""
    log: AnyLog = begin(game.rules, new_header(game, seats=NAMES[game.name], options=options))
    for _ in range(chance.randint(6, 30)):
        entry: Any
        steps = list(log.steps())
        if steps and chance.random() < 0.12:
            step = chance.choice(steps)
            again = on_move(log, chance, step.before)
            entry = chance.choice(
                [Undo(step.number), Replace(step.number, again), Insert(step.number, again)]
            )
            again = Undo if isinstance(entry, Undo) else again
        else:
            entry = again = on_move(log, chance, log.state)
        if again is None:
            continue
        with suppress(Refusal):
            log = log.append(entry)
    return log


def with_move(log: AnyLog, place: int, move: Any) -> AnyLog | None:
    """The same game with another move in this entry; None if it cannot be told to the end."""
    twin: AnyLog = begin(log.rules, log.header)
    for number, entry in enumerate(log.entries):
        other = entry
        if number == place:
            other = type(entry)(entry.entry, move) if isinstance(entry, Replace | Insert) else move
        try:
            twin = twin.append(other)
        except Refusal:
            return None
    return twin


def mexiko_twins(log: AnyLog, chance: random.Random) -> Iterator[tuple[AnyLog, set[Viewer]]]:
    """Games with one other hidden throw, each with those who saw that throw."""
    for place, entry in enumerate(log.entries):
        move = getattr(entry, "move", entry)
        if not isinstance(move, mexiko.Throw) or move.dice is None:
            continue
        dice = chance.randrange(21)
        if move.die and move.die not in dice_of(dice):
            continue
        twin = with_move(log, place, mexiko.Throw(dice, move.die))
        number = entry.entry if isinstance(entry, Replace) else place + 1
        if twin is None or number in shown_throws(log) | shown_throws(twin):
            continue
        throwers = {
            step.before.gam.thrower
            for game in (log, twin)
            for step in game.steps()
            if step.number == number
        }
        yield twin, set(throwers)


def shown_throws(log: AnyLog) -> set[int]:
    """The entries whose throw everybody saw: thrown in the open, or doubted."""
    seen: set[int] = set()
    last = 0
    for step in log.steps():
        if isinstance(step.move, mexiko.Throw):
            if log.rules.shown(step.before, step.move, Role.SPECTATOR) == step.move:
                seen.add(step.number)
            if step.fault is None:
                last = step.number
        elif isinstance(step.move, mexiko.Doubt) and step.fault is None:
            seen.add(last)
    return seen


def domino_twins(log: AnyLog, chance: random.Random) -> Iterator[tuple[AnyLog, set[Viewer]]]:
    """Games with two tiles changed between two hands, each with those whose hands they are."""
    moves = [getattr(entry, "move", entry) for entry in log.entries]
    told = {getattr(move, "tile", None) for move in moves}
    for place, move in enumerate(moves):
        if not isinstance(move, Deal) or any(step.after.party.rounds for step in log.steps()):
            continue
        hands = [list(hand or ()) for hand in move.hands]
        one, two = chance.sample(range(4), 2)
        free = [[n for n, tile in enumerate(hands[h]) if tile not in told] for h in (one, two)]
        if not free[0] or not free[1]:
            continue
        a, b = chance.choice(free[0]), chance.choice(free[1])
        hands[one][a], hands[two][b] = hands[two][b], hands[one][a]
        twin = with_move(log, place, Deal(tuple(map(tuple, hands))))
        if twin is None or any(step.after.party.rounds for step in twin.steps()):
            continue
        leads = {step.before.party.lead for step in log.steps() if isinstance(step.move, Deal)}
        yield twin, {(lead + hand) % 4 for lead in leads for hand in (one, two)} | {Role.KEEPER}


def faults(log: AnyLog) -> list[tuple[int, str, str]]:
    return [(number, fault.rule, fault.code) for number, fault in log.faults]


TWINS = {"mexiko": mexiko_twins, "domino": domino_twins}
OPTIONS: dict[str, Sequence[dict[str, str]]] = {
    "mexiko": ({}, {"voluntary_open": "yes"}),
    "domino": ({}, {"reshuffle": "no"}, {"allow_revoke": "yes"}),
}


def pairs(name: str, seed: int) -> Iterator[tuple[AnyLog, AnyLog, set[Viewer]]]:
    """A game still going on and its twins: whoever is not among the viewers sees no difference.

    Left out are twins in which other entries have become impossible, for that is said to all.
    """
    chance = random.Random(f"{name} {seed}")
    log = a_game(game_named(name), chance, chance.choice(OPTIONS[name]))
    if is_over(log.rules, log.state):
        return
    for twin, privy in TWINS[name](log, chance):
        if not is_over(twin.rules, twin.state) and faults(twin) == faults(log) and twin != log:
            yield log, twin, privy


@pytest.mark.rule("MX-16", "DOM-13", "DOM-30")
@pytest.mark.parametrize("name", NAMES)
def test_no_command_tells_what_is_hidden(kostka_run: Run, tmp_path: Path, name: str) -> None:
    record = tmp_path / "game.kostka"
    compared = faulty = 0
    for seed in SEEDS:
        for log, twin, privy in pairs(name, seed):
            views = [str(seat + 1) for seat in range(len(NAMES[name])) if seat not in privy]
            views += [role for role in (Role.SPECTATOR, Role.REFEREE) if role not in privy]
            commands: list[tuple[str, ...]] = [("replay", "--view", view) for view in views]
            commands += [("replay",), ("score",), ("score", "--json")]
            commands += [("verify",), ("verify", "--json")]
            said = []
            for game in (log, twin):
                record.write_text(write([Record(game_named(name), game)]), encoding="utf-8")
                said.append([kostka_run(*command, record).out for command in commands])
            for command, one, other in zip(commands, *said, strict=True):
                assert one == other, command
            compared += 1
            faulty += bool(log.faults)
    assert compared > 15
    assert faulty > 3, "an entry that has become impossible is among what is told"


@pytest.mark.rule("MX-16", "DOM-30", "DOM-34")
@pytest.mark.parametrize("name", NAMES)
def test_what_somebody_may_try_and_why_not_hangs_on_nothing_hidden(name: str) -> None:
    tries = 0
    for seed in SEEDS:
        for log, twin, privy in pairs(name, seed):
            for seat in range(len(NAMES[name])):
                if seat in privy:
                    continue
                rules = log.rules
                assert rules.actors(log.state) == rules.actors(twin.state)
                assert rules.legal(log.state, seat) == rules.legal(twin.state, seat)
                for move in anything(name):
                    if rules.author(log.state, move) == seat:
                        assert refusal(log, move) == refusal(twin, move)
                        tries += 1
    assert tries > 100


def anything(name: str) -> list[Any]:
    """Every call and answer, every tile at every end."""
    if name == "domino":
        sides: tuple[Any, ...] = (None, "left", "right")
        return [
            Pass(),
            *(Lay(tile, side, s) for tile in TILES for side in sides for s in (None, 9)),
        ]
    calls = [mexiko.Say(call) for call in range(21)]
    others = [mexiko.HandOver(), mexiko.Accept(), mexiko.Behind(), mexiko.ToTable()]
    return [*calls, *others, *(mexiko.Open(n) for n in range(3))]


def refusal(log: AnyLog, move: Any) -> str:
    try:
        log.rules.apply(log.state, move)
    except Refusal as refused:
        return str(refused)
    return ""
