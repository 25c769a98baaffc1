"""What outlives a server beside logs and people: what was found out, and which key signs."""

import asyncio

import pytest

from kostka.store.store import Store

pytestmark = pytest.mark.anyio


async def test_what_was_found_out_is_kept_by_kind_and_version(store: Store) -> None:
    findings = store.findings
    assert await findings.get("analysis", ["t", "u"], "1") == {}
    await findings.keep("analysis", "t", "1", "old")
    await asyncio.gather(*(findings.keep("analysis", "t", "1", "{}") for _ in range(4)))
    await findings.keep("count", "t", "1", "[]")
    await findings.keep("analysis", "u", "1", "[1]")
    many = [f"t{number}" for number in range(1200)]
    assert await findings.get("analysis", [*many, "t", "u"], "1") == {"t": "{}", "u": "[1]"}
    assert await findings.get("count", ["t"], "1") == {"t": "[]"}
    assert await findings.get("analysis", ["t"], "2") == {}
    await findings.keep("analysis", "t", "2", "new")
    assert await findings.get("analysis", ["t"], "2") == {"t": "new"}
    assert await findings.get("analysis", ["t"], "1") == {}


async def test_of_many_keys_the_first_signs_until_another_takes_its_place(store: Store) -> None:
    stands = set(await asyncio.gather(*(store.signed_with(key) for key in "abcd")))
    assert len(stands) == 1
    assert await store.signed_with("e") in stands
    assert await store.signed_with("e", instead=True) == "e"
    assert await store.signed_with("a") == "e"
