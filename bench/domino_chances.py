"""Writes the chance to win a domino party by its score and lead: docs/strategy/domino_party.csv.

    python bench/domino_chances.py [--step 20] [--target 200] [--out FILE]

A line for each pair of scores that are multiples of the step: the chance of the pair with the
points ``us``, where it leads the next round and where the others do. Computed from how rounds end
(kostka/domino/solver/rounds.csv); the same on any machine.
"""

import argparse
import csv
from pathlib import Path

from kostka.domino.solver.party import Stand, chance


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--step", type=int, default=20)
    parser.add_argument("--target", type=int, default=200)
    parser.add_argument("--out", type=Path, default=Path("docs/strategy/domino_party.csv"))
    options = parser.parse_args()
    scores = range(0, options.target, options.step)
    with options.out.open("w", newline="") as file:
        print(f"# bench/domino_chances.py --step {options.step}", end="", file=file)
        print(f" --target {options.target}", file=file)
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(("us", "them", "leading", "not_leading"))
        for us in scores:
            for them in scores:
                stands = (Stand(us, them, leads, options.target) for leads in (True, False))
                writer.writerow((us, them, *(f"{chance(stand):.4f}" for stand in stands)))


if __name__ == "__main__":
    main()
