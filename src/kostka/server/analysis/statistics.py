"""Figures: how one plays oneself, and how the dice of the whole site fall."""

from collections import defaultdict
from collections.abc import Sequence
from contextlib import aclosing

import msgspec
from litestar import get

from kostka.game.seat_statistics import Habit, SeatStatistics, total
from kostka.live.projection import Summary
from kostka.server.analysis.expiring_value import ExpiringValue
from kostka.server.analysis.player_counts import PlayerCounts
from kostka.server.people.identity import Known
from kostka.server.security.route_limits import Limited
from kostka.server.state import ServerState
from kostka.server.tables.finished_games import finished
from kostka.store.kinds.table_rows import TableRow

MOST = 500
"""The last so many games are counted."""


class Own(msgspec.Struct, frozen=True):
    """One's own figures in a game: how many were finished, how many won, and the counts."""

    games: int
    won: int
    faces: tuple[int, ...]
    habits: dict[str, Habit]


class Statistics(msgspec.Struct, frozen=True):
    """By game. ``left``: so many games are still being counted."""

    games: dict[str, Own]
    left: int


class Fallen(msgspec.Struct, frozen=True):
    """How often each face fell: to people, and to bots of the house."""

    people: tuple[int, ...]
    bots: tuple[int, ...]


class SiteDice(msgspec.Struct, frozen=True):
    """The dice of the last games of everybody, by game. ``left``: games still being counted."""

    games: dict[str, Fallen]
    left: int


@get("/me/statistics", guards=[Limited("figures")])
async def my_statistics(current_user: Known, state: ServerState) -> Statistics:
    """How one has played: the last games, one's own seat alone."""
    rows = await _last(state, current_user.ids)
    player_counts: PlayerCounts = state.services.player_counts
    await player_counts.load([row.id for row in rows])
    found: dict[str, list[SeatStatistics]] = defaultdict(list)
    won: dict[str, int] = defaultdict(int)
    left = 0
    for row in rows:
        seat = next(n for n, who in enumerate(row.people) if who in current_user.ids)
        seats = player_counts.known(row.id)
        if seats is None:
            left += 1
            continue
        summary = _summary.decode(row.summary)
        found[summary.game].append(seats[seat])
        ended = summary.ended
        won[summary.game] += ended is not None and ended.won and ended.places[seat] == 1
    sums = {game: total(each) for game, each in sorted(found.items())}
    return Statistics(
        {
            game: Own(len(found[game]), won[game], total.faces, total.habits)
            for game, total in sums.items()
        },
        left,
    )


@get("/statistics/dice", guards=[Limited("figures")])
async def site_dice(state: ServerState) -> SiteDice:
    """How the dice of the whole site have fallen in the last games, private ones too: one figure
    for everybody, renewed each minute."""
    dice: ExpiringValue[SiteDice] = state.services.site_dice
    return await dice.get(lambda: _site_dice(state))


async def _site_dice(state: ServerState) -> SiteDice:
    player_counts: PlayerCounts = state.services.player_counts
    people: dict[str, list[SeatStatistics]] = defaultdict(list)
    bots: dict[str, list[SeatStatistics]] = defaultdict(list)
    left = 0
    rows = await _last(state)
    await player_counts.load([row.id for row in rows])
    for row in rows:
        seats = player_counts.known(row.id)
        if seats is None:
            left += 1
            continue
        game = _summary.decode(row.summary).game
        for who, one in zip(row.people, seats, strict=True):
            (bots if who is None else people)[game].append(one)
    games = {game: (total(people[game]).faces, total(bots[game]).faces) for game in people | bots}
    return SiteDice(
        {game: Fallen(*fallen) for game, fallen in sorted(games.items()) if any(fallen)}, left
    )


async def _last(state: ServerState, people: Sequence[str] = ()) -> list[TableRow]:
    """The last finished games."""
    rows: list[TableRow] = []
    async with aclosing(finished(state.store, people)) as pages:
        async for page in pages:
            rows += page
            if len(rows) >= MOST:
                break
    return rows[:MOST]


_summary = msgspec.json.Decoder(Summary)
