"""The pictures of ``docs/strategy``, drawn anew from the solvers and the tables beside them.

    script/with-uv run python bench/pictures.py

Writes SVG files that need nothing to be looked at and follow a dark or light page. Kámoš's guide
for ten columns is fitted first where none is kept (half a minute).
"""

import csv
from collections.abc import Sequence
from pathlib import Path
from xml.sax.saxutils import escape

from kostka.kamos.rules.options import Kamos1
from kostka.kamos.rules.sheet import Sheet
from kostka.kamos.solver import break_even
from kostka.kamos.solver.kept import solution_of
from kostka.mexiko.solver.side import Side
from kostka.mexiko.solver.solution import SERVE, solution
from kostka.mexiko.solver.summary import lines

STRATEGY = Path(__file__).parents[1] / "docs" / "strategy"
LEFT, TOP, WIDTH, HEIGHT, FOOT = 44, 34, 640, 200, 40
STYLE = (
    "text{font:11px sans-serif;fill:#333}.t{font-size:13px}.b{fill:#3b6ea5}.g{stroke:#bbb}"
    "@media(prefers-color-scheme:dark){text{fill:#ddd}.b{fill:#7fb2e6}.g{stroke:#555}}"
)


def bars(title: str, unit: str, names: Sequence[str], values: Sequence[float]) -> str:
    """An SVG of one bar a name, each with its number above."""
    highest = max(*values, 0.0) or 1.0
    step = WIDTH / len(names)
    body = [f'<text class="t" x="{LEFT}" y="16">{escape(title)} ({escape(unit)})</text>']
    floor = TOP + HEIGHT
    body.append(f'<line class="g" x1="{LEFT}" x2="{LEFT + WIDTH}" y1="{floor}" y2="{floor}"/>')
    for place, (name, value) in enumerate(zip(names, values, strict=True)):
        tall = HEIGHT * max(value, 0.0) / highest
        x, y = LEFT + place * step, floor - tall
        middle = f'x="{x + step / 2:.1f}" text-anchor="middle"'
        body += [
            f'<rect class="b" x="{x + step * 0.12:.1f}" y="{y:.1f}" width="{step * 0.76:.1f}"'
            f' height="{tall:.1f}"/>',
            f'<text {middle} y="{y - 4:.1f}">{value:.0f}</text>',
            f'<text {middle} y="{floor + 16}">{escape(name)}</text>',
        ]
    size = f"0 0 {LEFT + WIDTH + 12} {floor + FOOT}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}" role="img">'
    told = ", ".join(f"{name} {value:.1f}" for name, value in zip(names, values, strict=True))
    spoken = f"<title>{escape(title)}</title><desc>{escape(told)}</desc>"
    return f"{head}{spoken}<style>{STYLE}</style>{''.join(body)}</svg>\n"


def mexiko_doubts() -> str:
    """How often each serving call of the solution is doubted."""
    served = lines(Side(solution().gam, 0), SERVE)
    names, doubted = [line.call for line in served], [100 * line.doubted for line in served]
    return bars("Mexiko: how often a serving call is doubted", "%", names, doubted)


def kamos_lines() -> str:
    """What a cell of each row is worth on an empty sheet of ten columns."""
    worth = break_even(Sheet(), solution_of(Kamos1()))
    title = "Kámoš, Čína, Regál: points above which a cell is worth writing, ten columns"
    return bars(title, "points", list(worth), list(worth.values()))


def domino_leads() -> str:
    """What each opening tile loses on the mean against the best of its hand."""
    with (STRATEGY / "domino_leads.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(line for line in file if not line.startswith("#")))
    tiles = [(row["key"], float(row["loss"])) for row in rows if row["group"] == "tile"]
    title = "Domino: what the opening tile loses, all hands open"
    return bars(title, "points", [tile for tile, _ in tiles], [loss for _, loss in tiles])


def main() -> None:
    """Draw them all."""
    for draw in (mexiko_doubts, kamos_lines, domino_leads):
        (STRATEGY / f"{draw.__name__}.svg").write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
