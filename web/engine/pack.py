"""Packs what the engine in the browser runs. It is run by the very Python that it is for, by
pack.mjs: only that can compile for itself.

Archives are not compressed: the server sends them packed, and better. Modules that are loaded at
every start are compiled; what is never loaded there is left out.
"""

import importlib._bootstrap_external as importing
import io
import zipfile
from collections.abc import Callable
from typing import Any

UNUSED = """
    __phello__ _pyio _pyrepl antigravity argparse bdb cProfile cmd compileall ctypes curses dbm
    doctest email ensurepip ftplib html idlelib imaplib mailbox multiprocessing optparse pdb
    pickletools poplib profile pstats pty pydoc pydoc_data site-packages smtplib sqlite3 tarfile
    test this timeit tomllib trace turtle turtledemo unittest venv webbrowser wsgiref xml xmlrpc
"""
"""What of the standard library nothing here asks for, by its first name."""
ENCODINGS = "__init__ aliases ascii cp437 idna latin_1 punycode utf_8 utf_8_sig"
"""The encodings that are used; each of a hundred others is a file."""


def library(original: bytes, loaded: set[str]) -> bytes:
    """The standard library without what is not used; ``loaded``: the modules to be compiled."""
    files = {name: text for name, text in _read(original).items() if _used(name)}
    return _written(files, lambda name: _module(name) in loaded)


def program(original: bytes) -> bytes:
    """Our own packages, compiled."""
    return _written(_read(original), lambda _name: True)


def _used(name: str) -> bool:
    top, _, rest = name.partition("/")
    if top == "encodings":
        return rest.removesuffix(".py") in ENCODINGS.split()
    return top.removesuffix(".py") not in UNUSED.split()


def _module(name: str) -> str:
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _read(archive: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(archive)) as found:
        return {one: found.read(one) for one in sorted(found.namelist()) if not one.endswith("/")}


def _written(files: dict[str, bytes], compiled: Callable[[str], bool]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as archive:
        for name, content in files.items():
            code = name.endswith(".py") and compiled(name)
            shipped = f"{name}c" if code else name
            what = _compiled(name, content) if code else content
            archive.writestr(zipfile.ZipInfo(shipped), what)  # of no date: the same is the same
    return packed.getvalue()


def _compiled(name: str, source: bytes) -> bytes:
    code: Any = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return bytes(importing._code_to_hash_pyc(code, bytes(8), False))
