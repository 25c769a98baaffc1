"""What holds for all tests, and the databases that they run on: SQLite in a file, and a real
PostgreSQL server that they start.

One server serves all processes of a test run: the first that needs it starts it, and it stops when
the last has ended, however it ended. Every test has a database of its own.
"""

import asyncio
import fcntl
import os
import signal
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import pytest
from tests.patience import be_patient_with_http
from tests.thorough import try_the_same_unless_thorough

# Where the tests run in the background SIGINT may be ignored, and every program they start would
# inherit that: nothing could be broken off with Ctrl-C.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Hundreds of processes start in a run: what Python has compiled for one of them is kept.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

be_patient_with_http()
try_the_same_unless_thorough()
POSTGRES = Path(__file__).with_name("postgres_server.py")
LOOK_SECONDS = 0.1


NOT_QUICK = {"server", "store", "web"}
"""Folders of tests that need a database or a browser."""
WITH_KERNELS = {"solver", "bots", "strategy", "quickstart.md"}
"""Folders and pages whose tests and examples compile kernels."""
ABOUT_KERNELS = ("_analyst", "_bots", "_practice", "_solve")
"""How test modules end that compile them, too."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="without what is long or needs a server")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With ``--quick``: without the tests marked ``long`` and those named above."""
    if not config.getoption("--quick"):
        return
    slow = [item for item in items if _is_slow(item)]
    config.hook.pytest_deselected(items=slow)
    items[:] = [item for item in items if item not in set(slow)]


def _is_slow(item: pytest.Item) -> bool:
    here = Path(__file__).parent
    parts = {*item.path.relative_to(here.parent).parts}
    kernels = bool(WITH_KERNELS & parts) or item.path.stem.endswith(ABOUT_KERNELS)
    needs = item.path.is_relative_to(here) and bool(NOT_QUICK & parts)
    return item.get_closest_marker("long") is not None or kernels or needs


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of the PostgreSQL server."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", uuid.uuid4().hex)
    with postgres_in(Path(tempfile.gettempdir()) / f"kostka-postgres-{run}") as address:
        yield address


@contextmanager
def postgres_in(folder: Path) -> Iterator[str]:
    """The address of the PostgreSQL server that keeps everything in this folder, which goes with
    it. Its first user starts it."""
    door = Path(tempfile.gettempdir()) / f"kostka-postgres-{os.getuid()}.lock"
    with door.open("wb") as one_at_a_time:
        fcntl.flock(one_at_a_time, fcntl.LOCK_EX)
        users = _users(folder)
        address = _started(folder)
    with users:  # the server goes on while somebody has this locked
        yield address


def _users(folder: Path) -> BinaryIO:
    while True:
        folder.mkdir(exist_ok=True)
        users = (folder / "users").open("ab")
        fcntl.flock(users, fcntl.LOCK_SH)
        if (folder / "users").exists():
            return users
        users.close()  # the server was just going: another one


def _started(folder: Path) -> str:
    address = folder / "address"
    if not address.exists():
        with (folder / "log").open("wb") as log:
            server = subprocess.Popen(
                [sys.executable, str(POSTGRES), str(folder)],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        while not address.exists():
            assert server.poll() is None, (folder / "log").read_text(encoding="utf-8")
            time.sleep(LOOK_SECONDS)
        server.returncode = 0  # it outlives this process; nobody waits for it
    return address.read_text(encoding="utf-8")


@contextmanager
def new_database(server: str, template: str = "template1") -> Iterator[str]:
    """The address of a new database on this PostgreSQL server; dropped afterwards."""
    name = f"k{uuid.uuid4().hex}"
    asyncio.run(_execute(server, f"CREATE DATABASE {name} TEMPLATE {template}"))
    try:
        yield server.replace("/postgres?", f"/{name}?")
    finally:
        asyncio.run(_execute(server, f"DROP DATABASE {name} WITH (FORCE)"))


async def _execute(server: str, statement: str) -> None:
    import asyncpg  # noqa: PLC0415 (not for every test run)

    connection = await asyncpg.connect(server)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


@pytest.fixture(scope="session")
def postgresql_template(postgres: str) -> Iterator[str]:
    """The name of a PostgreSQL database with the schema: a copy of it is made faster than one from
    nothing."""
    from kostka.store.migrate import migrate  # noqa: PLC0415 (not for every test run)

    with new_database(postgres) as address:
        asyncio.run(migrate(address))
        yield address.partition("?")[0].rpartition("/")[2]


@pytest.fixture
def postgresql(postgres: str, postgresql_template: str) -> Iterator[str]:
    """The address of a new PostgreSQL database."""
    with new_database(postgres, postgresql_template) as address:
        yield address


@pytest.fixture
def another_postgresql(postgres: str, postgresql_template: str) -> Iterator[str]:
    """The address of one more."""
    with new_database(postgres, postgresql_template) as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database: the test runs on both kinds."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'kostka.db'}"
    address: str = request.getfixturevalue("postgresql")
    return address


@pytest.fixture
def without_schema(postgres: str) -> Iterator[str]:
    """The address of a PostgreSQL database without any schema."""
    with new_database(postgres) as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database without any schema, for both kinds."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'empty.db'}"
        return
    with new_database(request.getfixturevalue("postgres")) as address:
        yield address
