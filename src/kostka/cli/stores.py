"""The options by which the commands find a server's data."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from kostka.game.optional_dependencies import required_extra

Data = Annotated[Path | None, Parameter(name="--data", env_var="KOSTKA_DATA", help="help-data")]
Database = Annotated[
    str, Parameter(name="--database", env_var="KOSTKA_DATABASE", help="help-database")
]


def folder_of(data: Path | None) -> Path:
    """The folder asked for, or this user's."""
    from kostka.server.process.data_folder import data_folder  # noqa: PLC0415  (few commands need a server)

    return data_folder() if data is None else data


def address_of(data: Path | None, database: str) -> str:
    """The database asked for, or the one in the folder."""
    from kostka.server.process.data_folder import embedded  # noqa: PLC0415  (few commands need a server)

    return database or embedded(folder_of(data))


@contextmanager
def store_at(data: Path | None, database: str, *, made: bool = False) -> Iterator[str]:
    """The address of the database, while a command works with it: what is missing or does not
    answer is refused. ``made``: it need not be there yet."""
    with required_extra("serve"), required_extra("country"):
        from kostka.store.database_errors import database_errors, there  # noqa: PLC0415  (part of an extra)

        url = address_of(data, database)
        if not made:
            there(url)
        with database_errors(url):
            yield url
