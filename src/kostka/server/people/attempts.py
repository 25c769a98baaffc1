"""How often somebody may try to get in, so that nobody can lock another out.

A password is tried by a browser that was signed in before from tries of its own; by anybody else
from those of the address, then from the few that each address has at each account, and then from
those that all strangers share at that account. Recovery codes and passkeys cannot be guessed: they
are counted by address alone, each for itself, so that wrong passwords never use them up.
"""

from litestar.types import Scope

from kostka.server.errors import HTTPRefusal
from kostka.server.people.devices import device_in, device_of
from kostka.server.security.limits import address_of
from kostka.server.state import ServerState
from kostka.store.user import Session, User


def try_password(state: ServerState, scope: Scope, login: str, someone: User | None) -> None:
    """Count a try at the password of an account. Refused (429) when there were too many."""
    if _from_device(state, scope, someone, "password"):
        return
    allowed, address = state.rate_limits, address_of(scope)
    allowed.attempts.take(address)
    try:
        allowed.attempts_each.take((login, address))
    except HTTPRefusal:
        allowed.attempts_at.take(login)


def try_again(state: ServerState, session: Session) -> None:
    """Count a try at confirming oneself, where one is signed in. Refused (429) likewise."""
    state.rate_limits.attempts_known.take((session.hash, "confirm"))


def try_code(state: ServerState, scope: Scope, someone: User | None) -> None:
    """Count a try at a recovery code. Refused (429) likewise."""
    if not _from_device(state, scope, someone, "code"):
        state.rate_limits.codes.take(address_of(scope))


def _from_device(state: ServerState, scope: Scope, someone: User | None, what: str) -> bool:
    """Whether this browser was signed in as them before: then it is counted by its mark."""
    if someone is None:
        return False
    device = device_of(state.config.key, someone.id, device_in(scope))
    if device is None:
        return False
    state.rate_limits.attempts_known.take((device, what))
    return True
