"""The key that signs: which one a server begins with, and when it does not begin at all."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from kostka.game.errors import Refusal
from kostka.server.config import Config, key_in
from kostka.server.process.data_folder import embedded
from kostka.server.process.startup import key_for
from kostka.store.backup import backup
from kostka.store.restore import restore


@pytest.fixture
def config(tmp_path: Path) -> Config:
    """A server that has begun with a key of its own."""
    (tmp_path / "one").mkdir()
    begun = Config(
        database=embedded(tmp_path / "one"), key=key_in(tmp_path / "one"), data=tmp_path / "one"
    )
    assert asyncio.run(key_for(begun, new_key=False)) == begun.key
    return begun


def refused(config: Config) -> str:
    with pytest.raises(Refusal) as error:
        asyncio.run(key_for(config, new_key=False))
    assert error.value.expected == str(config.data / "key")
    return error.value.code


def elsewhere(config: Config, folder: Path) -> Config:
    folder.mkdir()
    return replace(config, data=folder)


def test_another_key_than_the_other_machines_is_refused(config: Config, tmp_path: Path) -> None:
    """Else whoever was signed in at one would be nobody at the other."""
    second = elsewhere(config, tmp_path / "two")
    theirs = key_in(second.data)
    assert refused(second) == "key-differs"
    assert asyncio.run(key_for(second, new_key=True)) == theirs != config.key
    assert asyncio.run(key_for(second, new_key=False)) == theirs
    assert refused(config) == "key-differs"


def test_where_the_key_is_lost_none_is_made_until_it_is_asked_for(
    config: Config, tmp_path: Path
) -> None:
    """The right one may be on the other machine: another file of that name would hide it."""
    second = elsewhere(config, tmp_path / "two")
    assert refused(second) == "key-missing"
    assert list(second.data.iterdir()) == []
    assert len(asyncio.run(key_for(second, new_key=True))) == 32


@pytest.mark.parametrize("content", [b"", b"short", bytes(33)])
def test_a_key_of_another_length_signs_nothing(config: Config, content: bytes) -> None:
    """An empty one, as a full disk leaves it, would let anybody sign cookies."""
    (config.data / "key").write_bytes(content)
    assert refused(config) == "key-broken"
    with pytest.raises(Refusal, match="key-broken"):
        asyncio.run(key_for(config, new_key=True))


def test_a_restored_database_asks_for_its_key(config: Config, tmp_path: Path) -> None:
    """A new one would be made at the first start, and no guest would ever come back."""
    asyncio.run(backup(config.database, tmp_path / "backup"))
    other = elsewhere(replace(config, database=embedded(tmp_path / "two")), tmp_path / "two")
    asyncio.run(restore(tmp_path / "backup", other.database))
    assert refused(other) == "key-missing"
    (other.data / "key").write_bytes(config.key)
    assert asyncio.run(key_for(other, new_key=False)) == config.key
