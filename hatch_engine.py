"""Builds the engine that plays in the browser into the page: ``src/kostka/server/page/engine``.

It is our own pure packages, run by Pyodide (a CPython for browsers). ``engine.json`` says where its
parts are, and ``files.js`` the same to the service worker; each part is named after its content, so
that a browser may keep it for ever.
"""

import base64
import hashlib
import io
import json
import shutil
import tempfile
import tomllib
import urllib.request
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

PACKAGES = ("game", "mexiko", "kamos", "domino", "eventlog", "live", "device", "locale")
"""What of kostka runs there; of ``locale`` the modules alone, for the page has the words."""
PYODIDE = "web/node_modules/pyodide"
PARTS = ("pyodide.asm.mjs", "pyodide.asm.wasm")
"""What of Pyodide is shipped as it is."""
WHEEL = "pyemscripten_2026_0_wasm32"
"""The platform of Pyodide's wheels."""
STAMP = ".made-from"


def fingerprint(root: Path) -> str:
    """One word for all that the engine is made from."""
    found = hashlib.sha256()
    for path in (*_sources(root), *_tools(root), root / "web/package-lock.json", root / "uv.lock"):
        found.update(path.relative_to(root).as_posix().encode() + b"\0")
        found.update(path.read_bytes() + b"\0")
    return found.hexdigest()


def is_current(root: Path, page: Path) -> bool:
    """Whether the engine that stands in this page is made from the sources as they are."""
    stamp = page / "engine" / STAMP
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == fingerprint(root)


def build(root: Path, page: Path, run: Callable[[list[str]], None], node: str) -> None:
    """Makes it anew in this page; ``run`` runs a command in web/."""
    made_from = fingerprint(root)
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        (folder / "sources.zip").write_bytes(_archive(root))
        (folder / "msgspec.json").write_text(json.dumps(_msgspec(root)), encoding="utf-8")
        packer = ["engine/pack.mjs", "sources.zip", "msgspec.json", "."]
        run([node, packer[0], *(str(folder / name) for name in packer[1:])])
        (folder / "sources.zip").unlink()
        fresh = folder / "engine"
        fresh.mkdir()
        parts = {path.name: _kept(path, fresh) for path in sorted(folder.glob("*.*"))}
        parts["pyodide"] = _together([root / PYODIDE / name for name in PARTS], fresh)
        _list(parts, fresh)
        (fresh / STAMP).write_text(made_from, encoding="utf-8")
        old = page / "engine"
        for packed in [path for kind in ("gz", "br") for path in old.rglob(f"*.{kind}")]:
            where = fresh / packed.relative_to(old)
            if "-" in str(packed.relative_to(old)) and where.with_suffix("").is_file():
                shutil.copy(packed, where)  # packing again takes long
        run([node, "engine/compress.mjs", str(fresh)])
        shutil.rmtree(old, ignore_errors=True)
        shutil.copytree(fresh, old)


def _list(parts: dict[str, str], folder: Path) -> None:
    """Says where the parts are: to the page, and to its service worker, which keeps them."""
    text = json.dumps(parts, indent=1)
    (folder / "engine.json").write_text(text, encoding="utf-8")
    files = [path.relative_to(folder).as_posix() for path in sorted(folder.rglob("*.*"))]
    told = {
        "version": _hash(text.encode()),
        "parts": ["engine/engine.json"],
        "files": [f"engine/{name}" for name in files if "-" in name],
    }
    (folder / "files.js").write_text(
        f"self.ENGINE = {json.dumps(told, indent=1)}\n", encoding="utf-8"
    )


def _kept(path: Path, folder: Path) -> str:
    """A part's file in the folder, named after its content."""
    content = path.read_bytes()
    name = f"{path.stem}-{_hash(content)}{path.suffix}"
    (folder / name).write_bytes(content)
    return name


def _together(paths: list[Path], folder: Path) -> str:
    """A folder of files that name each other, itself named after what they are."""
    name = f"pyodide-{_hash(b''.join(path.read_bytes() for path in paths))}"
    (folder / name).mkdir()
    for path in paths:
        shutil.copy(path, folder / name / path.name)
    return name


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:12]


def _sources(root: Path) -> Iterator[Path]:
    kostka = root / "src/kostka"
    yield kostka / "__init__.py"
    for package in PACKAGES:
        yield from sorted((kostka / package).rglob("*.py"))


def _tools(root: Path) -> Iterator[Path]:
    yield root / "hatch_engine.py"
    yield from sorted(path for path in (root / "web/engine").iterdir() if path.is_file())


def _archive(root: Path) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as archive:
        for path in _sources(root):
            name = path.relative_to(root / "src").as_posix()
            archive.writestr(zipfile.ZipInfo(name), path.read_bytes())
    return made.getvalue()


def _msgspec(root: Path) -> dict[str, str]:
    """The files of msgspec's wheel for Pyodide (base64 by name): the wheel in the lock file."""
    locked = tomllib.loads((root / "uv.lock").read_text(encoding="utf-8"))["package"]
    wheels = next(one for one in locked if one["name"] == "msgspec")["wheels"]
    wheel = next(one for one in wheels if WHEEL in one["url"])
    with urllib.request.urlopen(wheel["url"], timeout=300) as answer:
        content = answer.read()
    found = hashlib.sha256(content).hexdigest()
    if f"sha256:{found}" != wheel["hash"]:
        raise SystemExit(f"kostka: {wheel['url']} is not what uv.lock says: found {found}")
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        names = [name for name in archive.namelist() if name.endswith((".py", ".so"))]
        return {name: base64.b64encode(archive.read(name)).decode() for name in names}
