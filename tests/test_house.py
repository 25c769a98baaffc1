"""The house's own order: every rule proven, lock files clean, no file too long to be one idea."""

import ast
import re
import tomllib
from pathlib import Path

from kostka.game.definition import game_names
from kostka.locale.rulebook import kinds

ROOT = Path(__file__).parents[1]
PROVEN_KINDS = {"play", "score", "table"}
LONGEST = 400
PUBLIC_HOSTS = {"https://pypi.org", "https://files.pythonhosted.org"}


def proven_rules() -> set[str]:
    """The numbers that tests say they prove, from every ``@pytest.mark.rule(...)``."""
    numbers: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and ast.unparse(node.func) == "pytest.mark.rule"
            ):
                numbers |= {ast.literal_eval(argument) for argument in node.args}
    return numbers


def test_what_a_test_defines_it_runs() -> None:
    """A function within a test that nobody calls asserts nothing."""
    for path in (ROOT / "tests").rglob("test_*.py"):
        for test in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
                named = {node.id for node in ast.walk(test) if isinstance(node, ast.Name)}
                inner = [node for node in test.body if isinstance(node, ast.AsyncFunctionDef)]
                idle = [node.name for node in inner if node.name not in named]
                assert idle == [], f"{path}: {test.name}"


def test_every_rule_that_can_be_broken_has_a_test() -> None:
    owed = {
        number
        for name in game_names()
        for number, kind in kinds(name).items()
        if kind in PROVEN_KINDS
    }
    assert owed - proven_rules() == set()


def test_tests_name_only_rules_that_exist() -> None:
    known = {number for name in game_names() for number in kinds(name)}
    assert proven_rules() - known == set()


def test_the_code_names_only_rules_that_exist() -> None:
    known = {number for name in game_names() for number in kinds(name)}
    letters = "|".join({number.partition("-")[0] for number in known})
    named = re.compile(rf"\b(?:{letters})-\d+[a-z]?\b")
    for path in (ROOT / "src" / "kostka").glob("*/rules/*.py"):
        for number in named.findall(path.read_text(encoding="utf-8")):
            assert number in known, f"{path}: {number}"


def test_the_import_rules_name_every_game() -> None:
    """The only lists of games there are: import-linter cannot look for them itself."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers, pure, apart, *_ = project["tool"]["importlinter"]["contracts"]
    (games,) = (layer for layer in layers["layers"] if "|" in layer)
    assert set(games.split(" | ")) == {f"kostka.{name}" for name in game_names()}
    rules = {f"kostka.{name}.rules" for name in game_names()}
    assert rules <= set(pure["source_modules"])
    assert rules <= set(apart["source_modules"])


def test_lock_files_name_only_public_registries() -> None:
    hosts = set(re.findall(r'https?://[^/"]+', (ROOT / "uv.lock").read_text(encoding="utf-8")))
    assert hosts == PUBLIC_HOSTS
    locks = [*ROOT.glob("*/package-lock.json"), *ROOT.glob("*/*/package-lock.json")]
    assert ROOT / "web" / "package-lock.json" in locks
    for lock in locks:
        told = lock.read_text(encoding="utf-8")
        assert re.findall(r'https?://[^/"]+', told) == [], "script/locks takes them out"


def test_no_file_is_too_long_to_be_one_idea() -> None:
    page = ROOT / "web" / "src"
    files = [
        *(ROOT / "src").rglob("*.py"),
        *(ROOT / "tests").rglob("*.py"),
        *(path for kind in ("ts", "svelte", "css") for path in page.rglob(f"*.{kind}")),
    ]
    files = [path for path in files if path.parent.name != "types"]  # made by script/types
    lines = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in files}
    assert {path.name for path, length in lines.items() if length > LONGEST} == set()
