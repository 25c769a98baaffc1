"""How many small breaks of a game's rules the tests notice, and which they do not (script/mutants).

mutmut makes the breaks and tries them with the quick tests, each only with those that run the
broken function. What survives is tried again with all of the game's tests in a process of its own:
a table made at import, or an answer that was remembered, cannot know of a break made later.
Run in a copy of the repository, which is changed.
"""

import argparse
import json
import os
import random
import subprocess
import sys
from math import sqrt
from pathlib import Path

SLOW = (
    *("analyst", "solve", "bots", "strength", "random", "novice", "every_moment", "every_step"),
    *("stages", "whole_game", "as_play_could", "hidden_throw", "what_is_legal", "every_log_comes"),
)
"""Parts of the names of tests that take seconds."""
SLOWEST = ("analyst", "solve", "bots", "strength")
"""Of tests of what is built on the rules; these are not tried at all."""
PYTEST = ["-p", "no:cacheprovider", "-p", "no:xdist", "--hypothesis-profile=ci"]
KILLED = {1, 3}
TIMED_OUT = {-24, 24, 152, 36}
CONFIG = """
[tool.mutmut]
source_paths = ["src"]
only_mutate = ["src/kostka/{game}/rules/*"]
pytest_add_cli_args_test_selection = {tests}
pytest_add_cli_args = {pytest}
also_copy = ["tests", "docs", "README.md", "hatch_build.py"]
"""


def tests_of(game: str, without: tuple[str, ...]) -> list[str]:
    """What pytest is given to run the tests of this game's rules but for these."""
    paths = ["tests/golden/test_refusals.py", f"tests/{game}"]
    return [*paths, "-k", " and ".join(f"not {name}" for name in without)]


def mutmut(*arguments: str, check: bool = True) -> str:
    command = [sys.executable, "-m", "mutmut", *arguments]
    return subprocess.run(command, check=check, capture_output=True, text=True).stdout


def codes() -> dict[str, int | None]:
    """Of every break, in the order of names, what trying it came to."""
    found: dict[str, int | None] = {}
    for path in Path("mutants").rglob("*.meta"):
        found |= json.loads(path.read_text(encoding="utf-8"))["exit_code_by_key"]
    return dict(sorted(found.items()))


def noticed_alone(game: str, name: str) -> bool:
    """Whether all of the game's tests notice this break in a process of its own."""
    every = [*tests_of(game, SLOWEST), f"src/kostka/{game}/rules"]
    env = {**os.environ, "MUTANT_UNDER_TEST": name, "PYTHONPATH": "src"}
    run = [sys.executable, "-m", "pytest", "-x", "-q", *PYTEST, *every]
    done = subprocess.run(run, check=False, cwd="mutants", env=env, capture_output=True)
    return done.returncode != 0


def wilson(part: int, whole: int, z: float = 1.96) -> tuple[float, float]:
    """The interval of 95% for a share of which so much was found in a sample."""
    share, spread = part / whole, z * z / whole
    middle = (share + spread / 2) / (1 + spread)
    width = z * sqrt(share * (1 - share) / whole + spread / whole / 4) / (1 + spread)
    return middle - width, middle + width


def main() -> None:
    parser = argparse.ArgumentParser(prog="script/mutants", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, help="so many breaks, drawn at random (all)")
    parser.add_argument("--seed", type=int, default=1, help="a larger sample has the smaller in it")
    parser.add_argument("--only", default="", help="a pattern of names, such as '*rules.deals*'")
    told = parser.parse_args()
    tests = json.dumps(tests_of(told.game, SLOW))
    with Path("pyproject.toml").open("a", encoding="utf-8") as config:
        config.write(CONFIG.format(game=told.game, tests=tests, pytest=json.dumps(PYTEST)))
    mutmut("run", "no-such-break", check=False)  # makes them all, and stops since it has none
    every = [name for name in codes() if Path(name).match(told.only or "*")]
    random.Random(told.seed).shuffle(every)
    drawn = every[: told.sample]
    if not drawn:
        sys.exit(f"{told.game} has no such breaks")
    if noticed_alone(told.game, ""):
        sys.exit("the tests fail without a break")
    mutmut("run", "--max-children", os.environ.get("KOSTKA_CHILDREN", "1"), *drawn)
    tried = codes()
    late = [name for name in drawn if tried[name] in TIMED_OUT]
    left = [name for name in drawn if tried[name] not in KILLED | TIMED_OUT]
    survived = [name for name in left if not noticed_alone(told.game, name)]
    for name in sorted(survived):
        print(mutmut("show", name))
    killed = len(drawn) - len(survived)
    low, high = wilson(killed, len(drawn))
    print(f"{told.game}: {len(every)} breaks, {len(drawn)} tried, {killed} killed", end=" ")
    print(f"({len(late)} by time, {len(left) - len(survived)} only alone):", end=" ")
    print(f"{killed / len(drawn):.1%}, {low:.1%} … {high:.1%} at 95%")


if __name__ == "__main__":
    main()
