"""Where a server keeps what it must not forget, when nobody says where."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

DATABASE = "kostka.db"


def data_folder(
    environment: Mapping[str, str] = os.environ,
    platform: str = sys.platform,
    home: Path | None = None,
) -> Path:
    """This user's folder for a program's data, as the platform has it.

    >>> data_folder({"XDG_DATA_HOME": "/srv"}, "linux").as_posix()
    '/srv/kostka'
    >>> data_folder({}, "darwin", Path("/Users/anna")).as_posix()
    '/Users/anna/Library/Application Support/kostka'
    """
    home = home or Path.home()
    if platform == "win32":
        base = Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "kostka"


def embedded(folder: Path) -> str:
    """The address of the database in this folder.

    >>> embedded(Path("/srv/kostka"))
    'sqlite:////srv/kostka/kostka.db'
    """
    return f"sqlite:///{(folder.absolute() / DATABASE).as_posix()}"
