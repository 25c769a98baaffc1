"""Friends: who have played with each other and have marked each other.

Nobody else learns where somebody is. A mark that is not answered tells the other one thing alone:
that there is one.
"""

from typing import Annotated, Literal

import msgspec
from litestar import Router, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from kostka.live.phase import Phase
from kostka.live.setup import WORD
from kostka.server.errors import HTTPRefusal
from kostka.server.people.identity import CurrentUser, Known
from kostka.server.state import ServerState
from kostka.store.friends import Marked
from kostka.store.kinds.meetings import met, whereabouts

PersonId = Annotated[str, PathParameter(max_length=64, pattern=WORD)]
MOST = 200
"""So many others somebody may have marked."""


class Somebody(msgspec.Struct, frozen=True):
    """A person one has played with; ``guest``: without an account."""

    id: str
    name: str
    guest: bool


class Friend(Somebody, frozen=True):
    """``where``: at no table at the moment, at one that waits for players, or at one where a game
    goes on; ``table``: that one, where everybody may find it."""

    where: Literal["away", "waiting", "playing"] = "away"
    table: str | None = None


class Circle(msgspec.Struct, frozen=True):
    """``friends``: who have marked one and were marked; ``asking``: who have marked one;
    ``asked``: whom one has marked; ``met``: the others one has played with last."""

    friends: tuple[Friend, ...]
    asking: tuple[Somebody, ...]
    asked: tuple[Somebody, ...]
    met: tuple[Somebody, ...]


class AskTo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask a friend to this ``table``, where one waits."""

    table: Annotated[str, msgspec.Meta(max_length=64, pattern=WORD)]


@get("/friends")
async def circle(current_user: Known, state: ServerState) -> Circle:
    """One's friends, and who may become one."""
    ids = _browser(current_user).ids
    marked = await state.store.friends.marked(ids)
    known = {one.id for one in marked}
    both = [one for one in marked if one.mine and one.them]
    at = await whereabouts(state.store, [one.id for one in both], state.clock()) if both else []
    here = {one.person: one for one in reversed(at)}
    friends = []
    for one in both:
        place = here.get(one.id)
        if place is None:
            friends.append(Friend(one.id, one.name, one.guest))
            continue
        where: Literal["waiting", "playing"] = "waiting" if place.phase is Phase.OPEN else "playing"
        table = place.table if place.public else None
        friends.append(Friend(one.id, one.name, one.guest, where, table))
    return Circle(
        friends=tuple(friends),
        asking=tuple(_told(one) for one in marked if not one.mine),
        asked=tuple(_told(one) for one in marked if not one.them),
        met=tuple(_told(one) for one in await met(state.store, ids) if one.id not in known),
    )


@put("/friends/{id_:str}", status_code=204)
async def mark(id_: PersonId, current_user: Known, state: ServerState) -> None:
    """Mark somebody one has played with, or answer their mark."""
    ids = _browser(current_user).ids
    marked = await state.store.friends.marked(ids)
    if not any(one.id == id_ for one in marked) and not await met(state.store, ids, whom=id_):
        raise HTTPRefusal(404, "friend-unknown")
    if sum(one.mine and one.id != id_ for one in marked) >= MOST:
        raise HTTPRefusal(409, "friends-enough", expected=MOST)
    await state.store.friends.mark(current_user.someone.id, id_, state.clock())


@delete("/friends/{id_:str}", status_code=204)
async def part(id_: PersonId, current_user: Known, state: ServerState) -> None:
    """Be friends no more, or refuse a mark: both marks go, and nobody is told."""
    await state.store.friends.part(_browser(current_user).ids, id_)


@post("/friends/{id_:str}/invitation", status_code=204)
async def invite(
    id_: PersonId, data: JSONBody[AskTo], current_user: Known, state: ServerState
) -> None:
    """Ask a friend to a table of one's own that waits."""
    ids = _browser(current_user).ids
    marked = await state.store.friends.marked(ids)
    if not any(one.id == id_ and one.mine and one.them for one in marked):
        raise HTTPRefusal(404, "friend-unknown")
    table = (await state.services.registry.fresh(data.table)).table
    own = table.owner.id in ids or any(who in ids for who in table.info.people)
    if not own or table.phase is not Phase.OPEN:
        raise HTTPRefusal(404, "table-unknown", found=data.table)
    await state.store.friends.invite(data.table, id_, current_user.someone.id, state.clock())


def _browser(current_user: CurrentUser) -> CurrentUser:
    """Programs have no friends."""
    if current_user.session is None:
        raise HTTPRefusal(403, "not-allowed")
    return current_user


def _told(one: Marked) -> Somebody:
    return Somebody(one.id, one.name, one.guest)


router = Router("/api", route_handlers=[circle, mark, part, invite], tags=["people"])
