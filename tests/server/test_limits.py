"""Token buckets and counts: how much, and how much memory they take."""

from contextlib import ExitStack, nullcontext, suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kostka.server.config import Limits
from kostka.server.errors import HTTPRefusal
from kostka.server.security.limits import (
    WIDE,
    Bucket,
    Buckets,
    BucketsByAddress,
    ConcurrencyLimit,
    ConcurrencyLimitByAddress,
    RateLimits,
    address_of,
)


@settings(max_examples=60, deadline=None)
@given(
    st.floats(0.1, 50),
    st.integers(1, 20),
    st.lists(st.floats(0, 3), min_size=1, max_size=80),
)
def test_never_more_than_the_burst_and_what_flowed_in(
    rate: float, burst: int, pauses: list[float]
) -> None:
    bucket, now, taken = Bucket(rate, burst, 0.0), 0.0, 0
    for pause in pauses:
        now += pause
        taken += bucket.take(now)
        assert taken <= burst + rate * now + 1e-6


def test_one_who_waits_as_long_as_told_gets_one() -> None:
    now = [0.0]
    buckets = Buckets(0.3, 1, clock=lambda: now[0])
    buckets.take("a")
    with pytest.raises(HTTPRefusal) as refused:
        buckets.take("a")
    now[0] += refused.value.wait
    buckets.take("a")


def test_memory_is_bounded_and_who_was_away_longest_is_forgotten() -> None:
    buckets = Buckets(0.001, 1, most=100, clock=lambda: 0.0)
    for number in range(1000):
        buckets.take(number)
    assert len(buckets) == 100
    with pytest.raises(HTTPRefusal):
        buckets.take(999)
    buckets.take(0)  # forgotten: as if never seen


def test_all_addresses_of_a_wide_network_get_as_much_as_a_few() -> None:
    def net(number: int, wide: int = 1) -> str:
        return address_of({"client": (f"2001:db8:{wide}:{number:x}::7", 5)})

    buckets = BucketsByAddress(0.001, 2, clock=lambda: 0.0)
    for _ in range(50):  # what is refused to one costs its neighbours nothing
        with suppress(HTTPRefusal):
            buckets.take(net(0))
    for number in range(1, WIDE):
        buckets.take(net(number))
        buckets.take(net(number))
    with pytest.raises(HTTPRefusal):
        buckets.take(net(WIDE))
    buckets.take(net(0, wide=2))
    for _ in range(2):
        buckets.take("192.0.2.7")
    held = ConcurrencyLimitByAddress(1)
    with ExitStack() as stack:
        for number in range(WIDE):
            stack.enter_context(held.hold(net(number)))
        with pytest.raises(HTTPRefusal):
            stack.enter_context(held.hold(net(WIDE)))
        with pytest.raises(HTTPRefusal):
            stack.enter_context(held.hold(net(0)))
        stack.enter_context(held.hold(net(0, wide=2)))
    assert (len(held), len(held._wide)) == (0, 0)
    with held.hold(net(WIDE)):
        assert (len(held), len(held._wide)) == (1, 1)


def test_wishes_are_counted_by_person_and_by_address() -> None:
    rate_limits = RateLimits(Limits(wishes=(1e-6, 2), wishes_from=(1e-6, 3)), lambda: 0.0)
    for person, address, fine in (
        ("ann", "here", True),
        ("ann", "there", True),
        ("ann", "elsewhere", False),
        ("ben", "here", True),
        ("cyd", "here", True),
        ("dan", "here", False),
    ):
        with nullcontext() if fine else pytest.raises(HTTPRefusal):
            rate_limits.take_wish(person, address)


def test_what_is_held_is_given_back_whatever_happens() -> None:
    held = ConcurrencyLimit(1)
    with suppress(ZeroDivisionError), held.hold("a"), held.hold("b"):
        assert len(held) == 2
        with pytest.raises(HTTPRefusal):
            held.hold("a").__enter__()
        raise ZeroDivisionError
    assert len(held) == 0
    with held.hold("a"):
        assert len(held) == 1


@pytest.mark.parametrize(
    ("client", "counted"),
    [
        (("192.0.2.1", 5), "192.0.2.1"),
        (("2001:db8:1:2:3::4", 5), "2001:db8:1:2::/64"),
        (("::ffff:192.0.2.1", 5), "192.0.2.1"),
        (None, "local"),
        (("x" * 100, 0), "x" * 64),
    ],
)
def test_whom_a_request_counts_for(client: Any, counted: str) -> None:
    assert address_of({"client": client}) == counted
