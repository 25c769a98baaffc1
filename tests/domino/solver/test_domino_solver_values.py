"""Double dummy: against a plain search written here, against deals with known answers."""

import os
import random
import subprocess
import sys

import pytest

from kostka.domino.solver.doubledummy import solve_many, solve_position, values_of_moves
from kostka.domino.solver.position import PASS, Count, Position, SolverLay, parse_deal
from kostka.domino.solver.tiles import hand, mask_of_numbers, tile

Tile = tuple[int, int]
Hands = tuple[frozenset[Tile], ...]

DEALS = """\
02 11 22 23 24 25 35/12 14 15 16 26 33 55/00 01 03 04 13 45 56/05 06 34 36 44 46 66|35|22
01 03 12 14 36 46 56/05 06 13 15 23 25 33/00 11 16 24 35 45 66/02 04 22 26 34 44 55|28|01 56
11 12 16 22 34 44 56/00 01 03 04 06 45 55/02 13 14 15 26 33 66/05 23 24 25 35 36 46|-25|22
02 06 11 16 22 23 33/04 26 34 36 45 55 56/00 03 24 25 35 46 66/01 05 12 13 14 15 44|-11|22 33
04 14 23 26 35 46 55/05 11 15 16 34 44 45/00 02 13 22 25 36 56/01 03 06 12 24 33 66|20|26 55
"""


def pips(tiles: frozenset[Tile]) -> int:
    return sum(a + b for a, b in tiles)


def plain_lays(
    hands: Hands, ends: tuple[int, int] | None, seat: int
) -> dict[SolverLay, tuple[int, int]]:
    """Every lay of a seat and the ends after it: a list of the rules, not the solver's tables."""
    found: dict[SolverLay, tuple[int, int]] = {}
    for a, b in hands[seat]:
        name = tile(f"{a}{b}")
        if ends is None:
            found[SolverLay(name)] = (a, b)
            continue
        for at, stays in (ends, ends[::-1]):
            if at == a:
                found[SolverLay(name, at)] = (b, stays)
            elif at == b:
                found[SolverLay(name, at)] = (a, stays)
    return found


def over(hands: Hands, ends: tuple[int, int], seat: int, count: Count) -> int | None:
    """Points of seats 0 and 2 if the round is over after this seat's lay."""
    sums = [pips(held) for held in hands]
    even, odd = sums[0] + sums[2], sums[1] + sums[3]
    sign = 1 if seat % 2 == 0 else -1
    if not hands[seat]:
        return sign * (even + odd if count == "all" else (odd, even)[seat % 2])
    if not any(set(ends) & {a, b} for held in hands for a, b in held):
        paid = even + odd if count == "all" else max(even, odd)
        return paid * ((even < odd) - (even > odd))
    return None


def plain(hands: Hands, ends: tuple[int, int] | None, seat: int, count: Count = "all") -> int:
    """What the position is worth to seats 0 and 2: every line of play, no pruning, no table."""
    lays = plain_lays(hands, ends, seat)
    if not lays:
        return plain(hands, ends, (seat + 1) % 4, count)
    values = plain_values(hands, ends, seat, count).values()
    return max(values) if seat % 2 == 0 else min(values)


def plain_values(
    hands: Hands, ends: tuple[int, int] | None, seat: int, count: Count
) -> dict[SolverLay, int]:
    values: dict[SolverLay, int] = {}
    for lay, after in plain_lays(hands, ends, seat).items():
        left = tuple(
            frozenset(t for t in held if tile("{}{}".format(*t)) != lay.tile) for held in hands
        )
        done = over(left, after, seat, count)
        values[lay] = plain(left, after, (seat + 1) % 4, count) if done is None else done
    return values


def endgame(source: random.Random, size: int) -> tuple[Hands, tuple[int, int] | None, int]:
    """A random deal played at random until this many tiles are left and the round goes on."""
    while True:
        tiles = [(a, b) for a in range(7) for b in range(a, 7)]
        source.shuffle(tiles)
        hands: Hands = tuple(frozenset(tiles[7 * seat : 7 * seat + 7]) for seat in range(4))
        ends: tuple[int, int] | None = None
        seat = source.randrange(4)
        while sum(map(len, hands)) > size:
            lays = plain_lays(hands, ends, seat)
            if lays:
                lay, ends = source.choice(sorted(lays.items()))
                hands = tuple(
                    frozenset(t for t in held if tile("{}{}".format(*t)) != lay.tile)
                    for held in hands
                )
                if over(hands, ends, seat, "all") is not None:
                    break
            seat = (seat + 1) % 4
        else:
            return hands, ends, seat


def as_position(hands: Hands, ends: tuple[int, int] | None, seat: int) -> Position:
    masks = [mask_of_numbers(tile(f"{a}{b}") for a, b in held) for held in hands]
    return Position((masks[0], masks[1], masks[2], masks[3]), ends, seat)


@pytest.mark.parametrize(("size", "games"), [(4, 200), (6, 500), (8, 500), (10, 300), (12, 100)])
@pytest.mark.parametrize("count", ["all", "opponents"])
def test_every_lay_of_random_endgames_is_worth_what_a_plain_search_says(
    size: int, games: int, count: Count
) -> None:
    source = random.Random(f"{size} {count}")
    for _ in range(games):
        hands, ends, seat = endgame(source, size)
        sign = 1 if seat % 2 == 0 else -1
        expected = {lay: sign * v for lay, v in plain_values(hands, ends, seat, count).items()}
        position = as_position(hands, ends, seat)
        if not expected:
            expected = {PASS: sign * plain(hands, ends, seat, count)}
        assert values_of_moves(position, count) == expected
        found = solve_position(position, count)
        assert found.value == max(expected.values())
        assert set(found.best) == {lay for lay, v in expected.items() if v == found.value}


def test_whole_deals_with_known_answers() -> None:
    lines = [line.split("|") for line in DEALS.splitlines()]
    found = solve_many([parse_deal(text) for text, _, _ in lines], threads=2)
    for solution, (_, value, best) in zip(found, lines, strict=True):
        assert solution.value == int(value)
        assert [str(lay) for lay in solution.best] == best.split()


def test_threads_and_order_change_nothing() -> None:
    source = random.Random(5)
    positions = [as_position(*endgame(source, 18)) for _ in range(60)]
    alone = [solve_position(position) for position in positions]
    assert solve_many(positions, threads=2) == alone
    assert solve_many(positions[::-1], threads=1)[::-1] == alone


def test_going_out_with_a_fish_is_going_out() -> None:
    """Seat 0 lays 6-6 as the last six of all: out, though the others hold less (DOM-6)."""
    hands = (hand("66"), hand("01"), hand("45 55"), hand("00"))
    position = Position(hands, (6, 6), 0)
    assert values_of_moves(position) == {SolverLay(tile("66"), 6): 20}
    assert values_of_moves(position, "opponents") == {SolverLay(tile("66"), 6): 1}


@pytest.mark.parametrize(
    ("partner", "others", "worth"),
    [("04", "23", (11, 7)), ("04", "11", (0, 0)), ("05", "11", (-9, -5))],
)
def test_a_fish_counts_all_tiles_and_equal_sums_nothing(
    partner: str, others: str, worth: tuple[int, int]
) -> None:
    """The seat on move must shut the round with the last six (DOM-4, DOM-5)."""
    hands = (hand("02"), hand("66 00"), hand(others), hand(partner))
    position = Position(hands, (6, 6), 1)
    assert solve_position(position).value == worth[0]
    assert solve_position(position, "opponents").value == worth[1]


@pytest.mark.parametrize(
    ("hands", "ends", "seat"),
    [
        ((1, 1, 2, 4), None, 0),
        ((0, 1, 2, 4), None, 0),
        ((255, 1 << 9, 1 << 10, 1 << 11), None, 0),
        ((1, 2, 4, 8), (7, 0), 0),
        ((1, 2, 4, 8), (6, 6), 0),
        ((1, 2, 4, 8), None, 4),
    ],
)
def test_positions_that_cannot_be_are_refused(
    hands: tuple[int, int, int, int], ends: tuple[int, int] | None, seat: int
) -> None:
    with pytest.raises(ValueError, match=r".+"):
        Position(hands, ends, seat)


UNCOMPILED = """
import sys
from kostka.domino.solver.doubledummy import solve_position
from kostka.domino.solver.position import Position
for line in sys.stdin:
    a, b, c, d, left, right, seat = map(int, line.split())
    found = solve_position(Position((a, b, c, d), (left, right), seat))
    print(found.value, *found.best, found.nodes)
"""


def test_the_kernels_say_the_same_uncompiled() -> None:
    """Plain Python, with numba switched off, looks at the same positions and finds the same."""
    source = random.Random(9)
    positions = [as_position(*endgame(source, 12)) for _ in range(8)]
    asked = [(*p.hands, *(p.ends or ()), p.seat) for p in positions]
    run = subprocess.run(
        [sys.executable, "-c", UNCOMPILED],
        input="\n".join(" ".join(map(str, row)) for row in asked),
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    found = [solve_position(position) for position in positions]
    assert run.stdout.splitlines() == [
        " ".join(map(str, (one.value, *one.best, one.nodes))) for one in found
    ]
