"""What is not installed with the house but can be: its heavier parts, each an extra by name."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from kostka.game.errors import Refusal

EXTRAS = {
    "solve": ("solver-missing", ("numpy", "numba", "llvmlite")),
    "cluster": ("cluster-missing", ("distributed", "dask")),
    "serve": (
        "server-missing",
        (
            "aiosqlite",
            "alembic",
            "argon2",
            "litestar",
            "prometheus_client",
            "segno",
            "sqlalchemy",
            "structlog",
            "uvicorn",
            "uvloop",
            "webauthn",
            "websockets",
        ),
    ),
    "country": ("country-missing", ("asyncpg", "valkey")),
}
"""For each extra the refusal when it is missing, and the packages it brings."""


def installed(name: str) -> bool:
    """Whether all that an extra brings is there; nothing of it is loaded."""
    return all(find_spec(package) is not None for package in EXTRAS[name][1])


@contextmanager
def required_extra(name: str) -> Iterator[None]:
    """Around what needs an extra: a Refusal instead of the ImportError where it is missing.

    >>> with required_extra("solve"):
    ...     raise ModuleNotFoundError("No module named 'numba'", name="numba")
    Traceback (most recent call last):
    kostka.game.errors.Refusal: solver-missing: found numba, expected pip install "kostka[solve]"
    """
    code, packages = EXTRAS[name]
    try:
        yield
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package not in packages:
            raise
        raise Refusal(code, found=package, expected=f'pip install "kostka[{name}]"') from None
