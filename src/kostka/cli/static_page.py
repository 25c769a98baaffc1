"""The page's files for a host that only hands out files.

The page finds its own folder by itself, so it may stand anywhere; without a server its addresses
stand behind a ``#``.
"""

import re
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from kostka.game.atomic_files import atomic_write
from kostka.game.errors import RuleError
from kostka.locale.words import Words
from kostka.server.door.shell import shell

START = "index.html"
ENGINE = "engine/engine.json"
OURS_ALONE = ("addresses.json", "pictures/")
"""What only a server has a use for."""


def page_files(language: str) -> dict[str, bytes]:
    """All files by name (with ``/``). ``language``: of what stands there before the script does.
    Raises RuleError ``page-missing`` where the page, or the engine in it, has not been built."""
    built = files("kostka.server") / "page"
    found = dict(_walk(built, "")) if built.is_dir() else {}
    if START not in found or ENGINE not in found:
        raise RuleError("", "page-missing")
    kept = {name: content for name, content in found.items() if not name.startswith(OURS_ALONE)}
    for name in (f"{START}.br", f"{START}.gz"):
        kept.pop(name, None)  # packed from another text
    kept[START] = without_server(found[START].decode(), Words(language)).encode()
    return kept


def without_server(html: str, words: Words) -> str:
    """The first file of the page for a folder of its own.

    >>> without_server('<html lang="en"><script src="/a.js"></script>', Words("cs"))
    '<html data-server="none" lang="cs"><script src="./a.js"></script>'
    """
    html = shell(html, words, home=True, resume=False, preload=())
    html = html.replace("<html ", '<html data-server="none" ', 1)
    return re.sub(r'(href|src)="/', r'\1="./', html)


def differences(wanted: Mapping[str, bytes], folder: Path) -> list[tuple[str, str]]:
    """What a folder has not as it should: each file's name, and ``missing`` or ``changed``."""
    found = []
    for name, content in sorted(wanted.items()):
        path = folder / name
        if not path.is_file():
            found.append((name, "missing"))
        elif path.read_bytes() != content:
            found.append((name, "changed"))
    return found


def write_page(wanted: Mapping[str, bytes], folder: Path) -> None:
    """Write all files, the first of the page last: whoever opens it meanwhile finds what it names.
    Files of an older page stay, for those who have it open. Raises OSError."""
    for name in sorted(wanted, key=lambda name: name == START):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        with atomic_write(path) as file:
            file.write(wanted[name])


def _walk(folder: Traversable, before: str) -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    for place in folder.iterdir():
        name = f"{before}{place.name}"
        if place.is_dir():
            found += _walk(place, f"{name}/")
        elif not place.name.startswith("."):
            found.append((name, place.read_bytes()))
    return found
