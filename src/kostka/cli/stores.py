"""The options by which the commands find a server's data."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

Data = Annotated[Path | None, Parameter(name="--data", env_var="KOSTKA_DATA", help="help-data")]
Database = Annotated[
    str, Parameter(name="--database", env_var="KOSTKA_DATABASE", help="help-database")
]


def folder_of(data: Path | None) -> Path:
    """The folder asked for, or this user's."""
    from kostka.server.folder import data_folder  # noqa: PLC0415  (few commands need a server)

    return data_folder() if data is None else data


def address_of(data: Path | None, database: str) -> str:
    """The database asked for, or the one in the folder."""
    from kostka.server.folder import embedded  # noqa: PLC0415  (few commands need a server)

    return database or embedded(folder_of(data))
