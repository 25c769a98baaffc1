"""Solves many random domino deals and writes what leading is worth, as two small CSV files.

    python bench/domino_table.py [--deals 100000] [--seed 1] [--threads 2] [--out docs/strategy]

domino_leads.csv: a line for all deals, each tile, each kind of lead, with standard errors (see
kostka.domino.solver.leads.Line); domino_values.csv: how many deals have each value. Both say in
their first line how they were made. Numbers depend on the seed and the deals only, not on threads.
"""

import argparse
import csv
import dataclasses
import sys
import time
from pathlib import Path

from kostka.domino.solver.leads import Line, histogram, lead_values, solve_leads, table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("docs/strategy"))
    options = parser.parse_args()
    start, spent = time.time(), time.process_time()

    def done(deals: int) -> None:
        print(f"\r{deals} deals, {time.time() - start:.0f} s", end="", file=sys.stderr)

    leads = solve_leads(options.seed, options.deals, options.threads, done)
    opponents = lead_values(options.seed, options.deals, "opponents", options.threads, done)
    made = f"# bench/domino_table.py --deals {options.deals} --seed {options.seed}"
    options.out.mkdir(parents=True, exist_ok=True)
    with (options.out / "domino_leads.csv").open("w", newline="") as file:
        print(made, file=file)
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(field.name for field in dataclasses.fields(Line))
        for line in table(leads, opponents):
            cells = dataclasses.astuple(line)
            writer.writerow(f"{c:.4f}" if isinstance(c, float) else c for c in cells)
    with (options.out / "domino_values.csv").open("w", newline="") as file:
        print(made, file=file)
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(("value", "deals"))
        writer.writerows(histogram(leads))
    seconds, cpu = time.time() - start, time.process_time() - spent
    print(f"\n{seconds:.0f} s, {cpu:.0f} s of processor time", file=sys.stderr)


if __name__ == "__main__":
    main()
