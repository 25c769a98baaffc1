"""The shape of the packages: each docstring lists its modules, and a name means one thing."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "kostka"
LISTED = re.compile(r"``([a-z_]\w*)/?``")
VERSIONS = "store/migrations/versions"
"""Migrations: each is named by its number and has the same two functions."""
SAME_ROLE = {
    "game": {"V_co": "a type variable", "V_contra": "a type variable"},
    "cli": {
        "find": "the command `find` of a group, of people and of tables",
        "restore": "the command `restore`, of a database and of old games",
    },
}
"""Names that are defined more than once in a package, each with the reason."""
ROUTES = {"get", "post", "put", "patch", "delete", "websocket"}
"""Decorators of handlers, which are found by their routes."""


def children(package: Path) -> list[str]:
    """The modules and subpackages of a package."""
    modules = (path.stem for path in package.glob("*.py") if path.stem != "__init__")
    return sorted([*modules, *(path.parent.name for path in package.glob("*/__init__.py"))])


def listed(docstring: str) -> list[str]:
    """What a package's docstring lists: names in its items (``- …``), or in a paragraph that begins
    with one."""
    lists = [part for part in docstring.split("\n\n") if part.startswith(("- ", "``"))]
    return LISTED.findall("\n".join(lists))


@pytest.mark.parametrize(
    "package",
    [
        name
        for path in sorted(SOURCE.rglob("__init__.py"))
        if (name := path.parent.relative_to(SOURCE).as_posix()) != VERSIONS
        and len(children(path.parent)) > 1
    ],
)
def test_a_package_lists_its_modules_once(package: str) -> None:
    tree = ast.parse((SOURCE / package / "__init__.py").read_text(encoding="utf-8"))
    assert sorted(listed(ast.get_docstring(tree) or "")) == children(SOURCE / package)


def public_names(module: Path) -> Iterator[str]:
    """The classes, functions and types that a module defines."""
    for node in ast.parse(module.read_text(encoding="utf-8")).body:
        match node:
            case ast.ClassDef() | ast.FunctionDef() | ast.AsyncFunctionDef():
                if any(
                    isinstance(by, ast.Call) and ast.unparse(by.func) in ROUTES
                    for by in node.decorator_list
                ):
                    continue
                name = node.name
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                if name.isupper() or name.islower():  # a constant
                    continue
            case _:
                continue
        if not name.startswith("_"):
            yield name


@pytest.mark.parametrize(
    "package",
    sorted(path.parent.name for path in SOURCE.glob("*/__init__.py")),
)
def test_a_public_name_is_defined_once_in_a_package(package: str) -> None:
    """What is listed as an exception and is none any more fails as well."""
    where = defaultdict(list)
    for module in sorted((SOURCE / package).rglob("*.py")):
        path = module.relative_to(SOURCE)
        if not path.is_relative_to(VERSIONS):
            for name in public_names(module):
                where[name].append(path.as_posix())
    repeated = {name: paths for name, paths in where.items() if len(set(paths)) > 1}
    assert repeated.keys() == SAME_ROLE.get(package, {}).keys(), repeated
