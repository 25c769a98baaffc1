"""What a route counts against, said in its decorator. Beside this every request is counted by
address, see ``request_guard``."""

from typing import Any, Literal, TypeAlias

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from kostka.server.security.limits import Buckets, address_of

ByAddress: TypeAlias = Literal["figures", "passkeys", "records", "replays"]
"""Limits (names in ``Limits``) of whole routes: each request counts, whatever is answered."""
COUNTS = "counts"
"""Under this name a route's ``opt`` has the limits that its handler takes from."""


class Limited:
    """A guard: each request of the route takes one from this limit, by address. Refused (429) when
    there is none.

    >>> Limited("replays").limit
    'replays'
    """

    def __init__(self, limit: ByAddress) -> None:
        self.limit = limit

    async def __call__(
        self, connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler
    ) -> None:
        buckets: Buckets = getattr(connection.app.state.rate_limits, self.limit)
        buckets.take(address_of(connection.scope))


def counts(*limits: str) -> dict[str, Any]:
    """For ``opt`` of a route that does not count requests but what comes of them: a person made, a
    password tried. Its handler takes from these limits (names in ``Limits``) when it knows.

    >>> counts("guests", "names")
    {'counts': ('guests', 'names')}
    """
    return {COUNTS: limits}
