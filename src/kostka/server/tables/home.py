"""What somebody finds at the beginning, in one answer: their own games, whose move it is, who waits
for players, what may be watched; and the list of all they have finished.
"""

from collections.abc import Collection, Sequence
from typing import Annotated

import msgspec
from litestar import get
from litestar.params import FromQuery, QueryParameter

from kostka.game.definition import game_named
from kostka.game.seats import Seat
from kostka.live.phase import RUNNING, Phase
from kostka.live.projection import Summary
from kostka.live.setup import WORD
from kostka.live.views.lists import Listed
from kostka.server.analysis.practice import game_of_the_day
from kostka.server.analysis.verdicts import Verdict, verdicts
from kostka.server.errors import HTTPRefusal
from kostka.server.people.identity import Known, Who
from kostka.server.state import ServerState
from kostka.server.tables.tables import listed
from kostka.store.kinds.meetings import invitations
from kostka.store.kinds.tables import list_tables, table_row

OWN = 12
"""So many of one's own games are shown of each phase: more are on one's own page."""
OTHERS = 6
"""So many tables of others are shown, of those that wait and of those where a game goes on."""
PAGE = 20
LOOKED_AT = 500
"""So many finished games are gone through at most for a page of those that fit."""


class OwnTable(Listed, frozen=True):
    """One of one's own that is not over; ``turn``: the game waits for whoever asks."""

    turn: bool = False


class Played(Listed, frozen=True):
    """A finished game; ``verdict``: how one has played it, where that was worked out."""

    verdict: Verdict | None = None


class Invited(Listed, frozen=True):
    """A table to which a friend has asked one, called ``by``."""

    by: str = ""


class Home(msgspec.Struct, frozen=True):
    """``mine``: where it is one's move first; ``invited``: where friends wait for one; ``waiting``
    and ``running``: public tables of others; ``last``: the game finished last; ``today``: the game
    whose position everybody is asked today."""

    mine: tuple[OwnTable, ...]
    invited: tuple[Invited, ...]
    waiting: tuple[Listed, ...]
    running: tuple[Listed, ...]
    last: Played | None
    today: str


class PlayedGames(msgspec.Struct, frozen=True):
    """The newest first; with ``before`` = ``next`` the list goes on, null: it ends here."""

    games: tuple[Played, ...]
    next: str | None


@get("/home")
async def home(state: ServerState, who: Who) -> Home:
    """The beginning, for whoever asks."""
    ids = () if who is None else who.ids
    mine: list[OwnTable] = []
    last: tuple[Played, ...] = ()
    if ids:
        for phase in (Phase.RUNNING, Phase.OPEN):
            mine += [await _own(state, one) for one in await _listed(state, phase, ids, OWN)]
        last = await _with_verdicts(state, await _listed(state, Phase.OVER, ids, 1))
    own = {one.id for one in mine}
    others = [
        tuple(one for one in await _listed(state, phase, (), OTHERS + OWN) if one.id not in own)
        for phase in (Phase.OPEN, Phase.RUNNING)
    ]
    return Home(
        mine=tuple(sorted(mine, key=lambda one: not one.turn)),
        invited=await _invited(state, ids, own),
        waiting=others[0][:OTHERS],
        running=others[1][:OTHERS],
        last=last[0] if last else None,
        today=game_of_the_day(state.clock()),
    )


@get("/me/games")
async def my_games(
    *,
    state: ServerState,
    current_user: Known,
    game: Annotated[str | None, QueryParameter(max_length=40, pattern=WORD)] = None,
    lost: FromQuery[bool] = False,
    before: Annotated[str | None, QueryParameter(max_length=64, pattern=WORD)] = None,
) -> PlayedGames:
    """One's finished games, a page at a time. ``lost``: those alone that one has not won."""
    if game is not None:
        game_named(game)  # refused where there is none
    if before is not None and before not in await state.store.numbers([before]):
        raise HTTPRefusal(404, "table-unknown", found=before)
    found: list[Listed] = []
    looked_at, more = 0, True
    while more and len(found) < PAGE and looked_at < LOOKED_AT:
        rows = await list_tables(
            state.store,
            phase=Phase.OVER,
            game=game,
            private=True,
            people=current_user.ids,
            before=before,
            limit=PAGE,
        )
        looked_at += len(rows)
        more = len(rows) == PAGE
        before = rows[-1].id if rows else before
        seen = [listed(row, current_user.ids) for row in rows]
        found += [one for one in seen if not lost or _is_lost(one)]
    shown = found[:PAGE]
    if len(found) > PAGE:
        more, before = True, shown[-1].id
    return PlayedGames(await _with_verdicts(state, shown), before if more else None)


async def _listed(
    state: ServerState, phase: Phase, people: Sequence[str], limit: int
) -> list[Listed]:
    rows = await list_tables(
        state.store, phase=phase, private=bool(people), people=people, limit=limit
    )
    return [listed(row, people) for row in rows]


async def _invited(
    state: ServerState, ids: Sequence[str], own: Collection[str]
) -> tuple[Invited, ...]:
    if not ids:
        return ()
    names = {one.id: one.name for one in await state.store.friends.marked(ids)}
    found = []
    for asked in await invitations(state.store, ids):
        one = listed(await table_row(state.store, asked.table), ids)
        free = any(seat.kind == "open" for seat in one.summary.seats)
        if one.id not in own and free and asked.by in names:
            found.append(
                Invited(one.id, one.created, one.phase, one.summary, one.you, names[asked.by])
            )
    return tuple(found)


async def _own(state: ServerState, one: Listed) -> OwnTable:
    turn = False
    if one.phase is RUNNING and one.you is not None:
        table = (await state.services.registry.fresh(one.id)).table
        turn = table.phase is RUNNING and one.you in table.actors
    return OwnTable(one.id, one.created, one.phase, one.summary, one.you, turn)


async def _with_verdicts(state: ServerState, games: Sequence[Listed]) -> tuple[Played, ...]:
    seats = {one.id: one.you for one in games if one.you is not None}
    found = await verdicts(state.store.findings, seats)
    return tuple(
        Played(one.id, one.created, one.phase, one.summary, one.you, found.get(one.id))
        for one in games
    )


def _is_lost(one: Listed) -> bool:
    summary: Summary = one.summary
    seat: Seat | None = one.you
    ended = summary.ended
    return ended is not None and ended.won and seat is not None and ended.places[seat] != 1
