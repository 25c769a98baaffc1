"""How strong the bots are, for the page: read from the measured tables of docs/strategy."""

import json
import re
from pathlib import Path

from kostka.game.definition import game_named, game_names

ROOT = Path(__file__).parents[2]
SHOWN = ROOT / "web" / "src" / "strength" / "measured.json"
PAIR = re.compile(r"^\| (\w+) – (\w+) \|(.*)\|$")
SHARE = re.compile(r"^(\d+(?:\.\d+)?) %$")


def measured(game: str) -> list[tuple[str, str, float]]:
    """Every pair of bots that was measured: first, second, and of how many in 100 (rounds, sets or
    games, as the game is counted) the first won. The head of the table says whose share stands."""
    bots, found, head = game_named(game).bots, [], ""
    for line in (ROOT / "docs" / "strategy" / f"{game}.md").read_text("utf-8").splitlines():
        if (line.startswith("|") and "won by" in line) or "rounds won" in line:
            head = line
        match = PAIR.match(line)
        if not match or match[1] not in bots or match[2] not in bots:
            continue
        share = next(
            float(m[1]) for cell in match[3].split("|") if (m := SHARE.match(cell.strip()))
        )
        won = 100 - share if "by the second" in head else share
        found.append((match[1], match[2], round(won, 1)))
    return found


def text() -> str:
    """The file of the page: a line for each pair."""
    games = []
    for game in sorted(game_names()):
        pairs = ",\n    ".join(json.dumps(pair) for pair in measured(game))
        games.append(f'  "{game}": [\n    {pairs}\n  ]')
    return "{\n" + ",\n".join(games) + "\n}\n"
