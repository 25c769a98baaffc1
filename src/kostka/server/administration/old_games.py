"""Old games put away into files by an administrator, and taken back."""

from pathlib import Path

from kostka.server.administration.trace import trace
from kostka.server.tables.admin_changes import PUT_AWAY
from kostka.store.kinds import old_games
from kostka.store.store import Store


async def archive(store: Store, before: int, file: Path) -> int:
    """Puts the games into the file that were over before this moment (ms); how many."""
    ids = await old_games.put_away(store, before, file)
    await trace(store, PUT_AWAY, file.name, ids)
    return len(ids)


async def restore(store: Store, file: Path) -> tuple[int, int]:
    """Takes a file's games back; how many, and how many were there already."""
    counts = await old_games.take_back(store, file)
    await trace(store, "games-restore", file.name)
    return counts


async def erase(store: Store, file: Path) -> int:
    """Takes the names out of a file of those who were forgotten; of how many people."""
    people = await old_games.rename_in(store, file)
    await trace(store, "games-erase", file.name)
    return people
