"""Change only what is hidden: no byte that anybody else gets of a table changes, neither of its
events nor of its views, its row, or why something is refused."""

import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec
import pytest

from kostka.domino.rules.moves import Deal, Lay, Pass
from kostka.domino.rules.tiles import TILES
from kostka.game.chance import Reported, Seeded, Source
from kostka.game.errors import Refusal
from kostka.live.commands import Officiate, Play
from kostka.live.commands import Say as Speak
from kostka.live.events import Joined
from kostka.live.fold import replay
from kostka.live.projection import TABLES, project
from kostka.live.table import Table, raw_json
from kostka.live.views.clocks import whole
from kostka.live.views.moves import seen_moves, so_far
from kostka.live.views.shared import SharedViews
from kostka.live.views.table import event_view, table_view
from kostka.mexiko.rules.moves import Accept, Behind, HandOver, Say

Sit = Callable[..., Any]


def told_to(table: Any, who: str | None) -> list[bytes]:
    """All that one viewer has ever got of a table."""
    person = None if who is None else table.people[who]
    got = []
    for step in replay(table.events):
        shown, after = event_view(*step, person), step.after
        got += [msgspec.json.encode(shown), msgspec.json.encode(table_view(after, person))]
        showing = SharedViews([step])
        eyes = showing.eyes(person)
        got += [showing.events(eyes), *showing.table(eyes)]
        projection = project(after)
        (row,) = projection.index[TABLES]
        listed = {**row, "created": whole(row["created"])}  # as a list tells it
        got.append(msgspec.json.encode((listed, projection.lease_wanted)))
    story = so_far(table.table, person, list(seen_moves(table.table, person)))
    return [*got, msgspec.json.encode(story)]


def refusals(table: Any, who: str, moves: Sequence[Any]) -> list[str]:
    """Why somebody may not make these moves."""
    said = []
    for move in moves:
        before = table.table
        try:
            table.play(who, move)
        except Refusal as refused:
            said.append(str(refused))
        else:
            table.table, table.events = before, table.events[: before.number]
    return said


# Mexiko: the dice behind the hand


def thrown(seed: int, changed: int | None) -> Callable[[Table], Callable[[int], Source]]:
    """Throws by their number; those of the seat ``changed`` are others."""

    def at(table: Table, number: int) -> Source:
        other = table.state().gam.thrower == changed
        return Seeded(f"{seed}/{number}/{other}")

    return lambda table: lambda number: at(table, number)


def a_quiet_match(sit: Sit, seed: int, changed: int | None) -> Any:
    """Calls and accepts: no throw is ever shown. Dice are not handed over, for that tells that the
    throw did not beat the call (MX-15)."""
    course = random.Random(seed)
    table = sit("mexiko", "me open", chance=thrown(seed, changed))
    for _ in range(60):
        moves = [m for m in table.legal(table.on_move) if isinstance(m, Say | Accept | Behind)]
        move = course.choice(moves[:4])
        table.play(table.sitting(table.on_move), move, seconds=course.choice((0.2, 1.4, 6)))
    return table


@pytest.mark.rule("MX-16")
@pytest.mark.parametrize("seed", range(8))
def test_nobody_learns_the_dice_behind_a_hand(sit: Sit, seed: int) -> None:
    table = a_quiet_match(sit, seed, None)
    for seat, (name, other) in enumerate((("ann", "ben"), ("ben", "ann"))):
        changed = a_quiet_match(sit, seed, seat)
        assert told_to(changed, name) != told_to(table, name), "they see their own"
        for viewer in (other, "cyd", None):
            assert told_to(changed, viewer) == told_to(table, viewer)
        tries = [Say(20), Accept(), HandOver(), Behind()]
        assert refusals(changed, other, tries) == refusals(table, other, tries)


# Domino: the tiles on the others' racks


def dealt(lots: Sequence[str], hands: Sequence[Sequence[str]]) -> Any:
    """Chance that turns these lots and deals these hands, in the order of play."""

    def source(number: int) -> Source:
        if number == 1:
            return Reported(picks(lots))
        return Reported(shuffle([tile for hand in hands for tile in hand]))

    return lambda _table: source


def picks(tiles: Sequence[str]) -> list[int]:
    rest = list(TILES)
    numbers = []
    for tile in tiles:
        numbers.append(rest.index(tile))
        rest.remove(tile)
    return numbers


def shuffle(wanted: Sequence[str]) -> list[int]:
    """The numbers with which a Fisher–Yates shuffle leaves the tiles in this order."""
    row, numbers = list(TILES), []
    for last in range(len(row) - 1, 0, -1):
        other = row.index(wanted[last])
        numbers.append(other)
        row[last], row[other] = row[other], row[last]
    return numbers


def a_round(
    sit: Sit, chance: Any, seed: int, course: Sequence[Any] | None = None
) -> tuple[Any, list[Any]]:
    """The beginning of a party: a dozen plays, or those of another course."""
    choice, pace = random.Random(seed), random.Random(seed)
    table = sit(
        "domino", "me open open open", chance=chance, options={"reshuffle": "no"}, referee=True
    )
    table.do("eve", Officiate("key"))
    made: list[Any] = []
    for number in range(14):
        who = table.on_move
        move = choice.choice(table.legal(who)) if course is None else course[number]
        for _ in range(pace.choice((0, 1, 3, 8, 15))):  # beyond 5 s, and 20 s
            table.later(1.5)
        table.play(table.sitting(who), move, seconds=0.1)
        if number == 7:
            table.do("fay", Speak("well"))
        made.append(move)
    return table, made


def other_deals(
    hands: Sequence[Sequence[str]], laid: set[str], places: tuple[int, int], chance: random.Random
) -> list[list[list[str]]]:
    """Deals in which these two hold other tiles, of those that they have not laid."""
    found = []
    for _ in range(40):
        free = [tile for place in places for tile in hands[place] if tile not in laid]
        chance.shuffle(free)
        new = [list(hand) for hand in hands]
        for place in places:
            new[place] = [tile if tile in laid else free.pop() for tile in hands[place]]
        if all(set(new[place]) != set(hands[place]) for place in places):
            found.append(new)
    return found


@pytest.mark.rule("DOM-13")
@pytest.mark.parametrize("seed", range(8))
def test_nobody_learns_the_tiles_on_a_rack_nor_how_many_of_them_fit(sit: Sit, seed: int) -> None:
    chance = random.Random(seed)
    row = chance.sample(TILES, 28)
    hands = [row[place : place + 7] for place in range(0, 28, 7)]
    lots = chance.sample(TILES, 4)
    table, course = a_round(sit, dealt(lots, hands), seed)
    laid = {move.tile for move in course if isinstance(move, Lay)}
    leader = table.table.state().party.lead
    names = ("ann", "ben", "cyd", "dan", "fay", None)
    usual = {name: told_to(table, name) for name in names}
    compared = 0
    for places in ((0, 1), (1, 2), (2, 3), (3, 0), (0, 2)):
        for deal in other_deals(hands, laid, places, chance)[:6]:
            changed = None
            with suppress(Refusal):  # somebody could not have passed, or not have laid that
                changed, _ = a_round(sit, dealt(lots, deal), seed, course)
            if changed is None:
                continue
            compared += 1
            for seat, name in enumerate(names):
                place = (seat - leader) % 4
                if seat < 4 and deal[place] != hands[place]:
                    assert told_to(changed, name) != usual[name]
                    continue
                assert told_to(changed, name) == usual[name]
                if seat < 4 and name is not None and seat != table.on_move:
                    tries = [Lay("00"), Lay("34", "left"), Lay("16", "right"), Pass()]
                    assert refusals(changed, name, tries) == refusals(table, name, tries)
    assert compared > 2


def test_what_chance_is_crafted_to_deal_is_dealt(sit: Sit) -> None:
    row = random.Random(1).sample(TILES, 28)
    hands = tuple(tuple(row[place : place + 7]) for place in range(0, 28, 7))
    table, _ = a_round(sit, dealt(["01", "02", "03", "66"], hands), 1)
    (deal,) = [entry for entry in table.table.log.entries if isinstance(entry, Deal)]
    assert deal.hands == hands


# What is hidden in every game


def test_a_value_that_an_older_server_drew_is_its_seats_until_the_game_begins(sit: Sit) -> None:
    tables = []
    for value in ("heads", "tails"):
        table = sit("kamos", "me open open", join=False)
        table.put((Joined(1, table.people["ben"], value),))
        tables.append(table)
    one, two = tables
    for viewer in ("ann", "cyd", None):
        assert told_to(one, viewer) == told_to(two, viewer)
    assert b"tails" in b"".join(told_to(two, "ben"))


def test_time_is_told_in_whole_seconds(sit: Sit) -> None:
    tables = []
    for seconds in (0.1, 0.3):
        table = sit("kamos", "me open", options={"columns": "1"}, chance=lambda _: Seeded)
        for _ in range(3):
            seat = table.on_move
            move = raw_json(table.legal(seat)[0])
            table.do(table.sitting(seat), Play(table.table.position, move), seconds)
        tables.append(table)
    one, two = tables
    assert one.events != two.events
    for viewer in ("ann", "ben", None):
        assert told_to(one, viewer) == told_to(two, viewer)


def test_who_sent_a_command_and_its_id_are_told_to_nobody(sit: Sit) -> None:
    table = sit("mexiko", "me open")
    marked = [msgspec.structs.replace(e, by="secret-by", command="secret-id") for e in table.events]
    table.events = marked
    assert b"secret" not in b"".join(told_to(table, "ann") + told_to(table, None))
