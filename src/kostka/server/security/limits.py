"""How much anybody gets: token buckets and counts, in bounded memory, each worker for itself."""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from typing import Any

from kostka.server.config import Limits
from kostka.server.errors import HTTPRefusal

MOST = 20_000
"""So many are remembered at most; who was not seen for longest is forgotten first."""
WIDE = 16
"""What all addresses of an IPv6 network of /48 get together, in what one of /64 gets: whoever has
one has mostly all of them, sixty-five thousand."""


REFUSED: Counter[str] = Counter()
"""How often each limit (its name in ``Limits``) has refused somebody, in this process."""


class Bucket:
    """``burst`` at once, then ``rate`` a second.

    >>> bucket = Bucket(1.0, 2, now=0.0)
    >>> [bucket.take(0.0), bucket.take(0.0), bucket.take(0.0), bucket.take(1.0)]
    [True, True, False, True]
    """

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate, self._burst = rate, burst
        self._left, self._at = float(burst), now

    def take(self, now: float) -> bool:
        """Whether there is one more at this moment (seconds of a clock that never goes back)."""
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def wait(self) -> float:
        """Seconds from the last asking until there is one."""
        return max(0.0, (1 - self._left) / self._rate)


class Buckets:
    """A bucket for each key that was seen lately."""

    def __init__(
        self,
        rate: float,
        burst: int,
        *,
        most: int = MOST,
        clock: Callable[[], float] = time.monotonic,
        limit: str = "",
    ) -> None:
        self._limit = limit
        self._rate, self._burst, self._most, self._clock = rate, burst, most, clock
        self._kept: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, key: Hashable) -> None:
        """Take one. Refused (429) with the seconds to wait when there is none."""
        now = self._clock()
        bucket = self._kept.get(key)
        if bucket is None:
            bucket = self._kept[key] = Bucket(self._rate, self._burst, now)
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        if not bucket.take(now):
            REFUSED[self._limit] += 1
            wait = int(bucket.wait()) + 1
            raise HTTPRefusal(429, "too-many-requests", expected=wait, wait=wait)

    def __len__(self) -> int:
        return len(self._kept)


class ConcurrencyLimit:
    """How many each key holds at once, so many at most."""

    def __init__(self, most: int, limit: str = "") -> None:
        self._most, self._limit = most, limit
        self._held: Counter[Hashable] = Counter()

    @contextmanager
    def hold(self, key: Hashable) -> Iterator[None]:
        """Hold one more while this lasts. Refused (429) when there are too many."""
        if self._held[key] >= self._most:
            REFUSED[self._limit] += 1
            raise HTTPRefusal(429, "too-many-sockets", expected=self._most)
        self._held[key] += 1
        try:
            yield
        finally:
            self._held[key] -= 1
            if not self._held[key]:
                del self._held[key]

    def __len__(self) -> int:
        return self._held.total()


class BucketsByAddress(Buckets):
    """The same by address, and by the wider network of an IPv6 address."""

    def __init__(
        self, rate: float, burst: int, *, clock: Callable[[], float], limit: str = ""
    ) -> None:
        super().__init__(rate, burst, clock=clock, limit=limit)
        self._wide = Buckets(WIDE * rate, WIDE * burst, clock=clock, limit=limit)

    def take(self, key: Hashable) -> None:
        """Take one. What an address is refused, its neighbours do not pay for."""
        super().take(key)
        wide = wide_of(key)
        if wide:
            self._wide.take(wide)


class ConcurrencyLimitByAddress(ConcurrencyLimit):
    """The same by address, and by the wider network of an IPv6 address."""

    def __init__(self, most: int, limit: str = "") -> None:
        super().__init__(most, limit)
        self._wide = ConcurrencyLimit(WIDE * most, limit)

    @contextmanager
    def hold(self, key: Hashable) -> Iterator[None]:
        """Hold one more while this lasts."""
        wide = wide_of(key)
        with super().hold(key), self._wide.hold(wide) if wide else nullcontext():
            yield


class RateLimits:
    """All that is counted in one worker."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.requests = BucketsByAddress(*limits.requests, clock=clock, limit="requests")
        self.files = BucketsByAddress(*limits.files, clock=clock, limit="files")
        self.guests = BucketsByAddress(*limits.guests, clock=clock, limit="guests")
        self.attempts = BucketsByAddress(*limits.attempts, clock=clock, limit="attempts")
        self.attempts_each = Buckets(*limits.attempts_each, clock=clock, limit="attempts_each")
        self.attempts_at = Buckets(*limits.attempts_at, clock=clock, limit="attempts_at")
        self.attempts_known = Buckets(*limits.attempts_known, clock=clock, limit="attempts_known")
        self.codes = BucketsByAddress(*limits.codes, clock=clock, limit="codes")
        self.passkeys = BucketsByAddress(*limits.passkeys, clock=clock, limit="passkeys")
        self.names = BucketsByAddress(*limits.names, clock=clock, limit="names")
        self._messages, self.clock = limits.messages, clock
        self.tables = Buckets(*limits.tables, clock=clock, limit="tables")
        self.tables_from = BucketsByAddress(*limits.tables_from, clock=clock, limit="tables_from")
        self.records = BucketsByAddress(*limits.records, clock=clock, limit="records")
        self.replays = BucketsByAddress(*limits.replays, clock=clock, limit="replays")
        self.studies = BucketsByAddress(*limits.studies, clock=clock, limit="studies")
        self.figures = BucketsByAddress(*limits.figures, clock=clock, limit="figures")
        self.wishes = Buckets(*limits.wishes, clock=clock, limit="wishes")
        self.wishes_from = BucketsByAddress(*limits.wishes_from, clock=clock, limit="wishes_from")
        self.sockets = ConcurrencyLimitByAddress(limits.sockets, "sockets")
        self.sockets_by_session = ConcurrencyLimit(limits.sockets_by_session, "sockets_by_session")

    def take_table(self, person: str, address: str) -> None:
        """One table more, made or agreed to. Refused (429) when there were too many lately."""
        self.tables.take(person)
        self.tables_from.take(address)

    def take_wish(self, person: str, address: str) -> None:
        """Something asked for at a table that is no move. Refused (429) likewise."""
        self.wishes.take(person)
        self.wishes_from.take(address)

    def messages(self) -> Bucket:
        """For the messages of one socket."""
        return Bucket(*self._messages, self.clock())


def address_of(scope: Mapping[str, Any]) -> str:
    """Whom to count a request for: the address it came from, of an IPv6 address the network.

    >>> address_of({"client": ("2001:db8::1:2", 5)}), address_of({"client": ("192.0.2.7", 5)})
    ('2001:db8::/64', '192.0.2.7')
    """
    client = scope.get("client")
    if not client:
        return "local"
    try:
        address = ipaddress.ip_address(client[0])
    except ValueError:
        return str(client[0])[:64]
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def wide_of(key: Hashable) -> str:
    """The wider network of an IPv6 address as ``address_of`` tells it; empty for all else.

    >>> wide_of("2001:db8:1:2::/64"), wide_of("192.0.2.7")
    ('2001:db8:1::/48', '')
    """
    if not isinstance(key, str) or not key.endswith("/64"):
        return ""
    return str(ipaddress.ip_network(key).supernet(new_prefix=48))
