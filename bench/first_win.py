"""How often a newcomer wins a first game, against the bots that the page offers first.

    python bench/first_win.py [--games 1000] [--seed 1] [--game kamos]

The newcomers are the bots *random*, which makes any lawful move, and *newcomer*, which does what
lies nearest to somebody who has read the rules once. Mexiko is one set, Kámoš one column between
two, domino a party of two pairs, the newcomer's partner being a bot like the opponents. *home* is
the table that the page opens with one tap, *lesson* the one that a lesson ends with. A game that
nobody won alone counts as lost. With one seed the figures are the same on any machine.
"""

import argparse

from kostka.game.chance import Seeded
from kostka.game.definition import game_named, new_header
from kostka.game.estimates import share_interval
from kostka.game.log import begin
from kostka.game.play import play

GAMES = ("mexiko", "kamos", "domino")
HOME: dict[str, dict[str, str]] = {"mexiko": {}, "kamos": {"columns": "1"}, "domino": {}}
"""As web/src/pages/home/quick.ts opens it: against newcomers until one is won, then novices."""
LESSON: dict[str, dict[str, str]] = {
    "mexiko": {},
    "kamos": {"columns": "1"},
    "domino": {"target": "50"},
}
"""As web/src/pages/learn/lesson.ts opens it."""


def won(game: str, newcomer: str, bot: str, options: dict[str, str], seed: str) -> bool:
    """Whether the newcomer, in the first seat, wins this game."""
    where = game_named(game)
    seats = range(where.usual_seats)
    players = {seat: where.bots[bot]() for seat in seats} | {0: where.bots[newcomer]()}
    header = new_header(where, seats=[""] * len(seats), options=options)
    source = Seeded(seed)
    log = play(begin(where.rules, header), players, lambda _: source, Seeded(f"{seed}/thinking"))
    result = where.rules.result(log.state)
    assert result is not None
    return 0 in result.winners and len(result.winners) < len(result.places)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--game", choices=GAMES)
    parser.add_argument("--bot", action="append", help="other bots than those offered")
    asked = parser.parse_args()
    for game in [asked.game] if asked.game else GAMES:
        tables = [("home", HOME[game], bot) for bot in asked.bot or ["newcomer", "novice"]]
        tables += [] if asked.bot else [("lesson", LESSON[game], "random")]
        for table, options, bot in tables:
            for how in ("random", "newcomer"):
                wins = sum(
                    won(game, how, bot, options, f"{asked.seed}/{number}")
                    for number in range(asked.games)
                )
                low, high = share_interval(wins, asked.games)
                share = f"{wins / asked.games:6.1%} ({low:.1%} … {high:.1%})"
                print(f"{game:7} {table:7} {bot:8} {how:8} {share}", flush=True)


if __name__ == "__main__":
    main()
