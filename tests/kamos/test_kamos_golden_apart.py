"""The golden games, scored once more by a reader and scorer that share nothing with Kostka."""

import json
import re
from pathlib import Path

import pytest

GOLDEN = Path(__file__).parents[1] / "golden" / "kamos"
GAMES = sorted(GOLDEN.glob("*.kostka"))
NAMES = ["1", "2", "3", "4", "5", "6", "delo", "kamos", "cina", "regal"]
CORRECTED = "corrected-after-the-end"
TURN = re.compile(r"\d+\. (?:(\?|hand)?(\d{5})?((?:\(\d*\)\d{5})*))=(\w+)(?::(\S+))?$")


def cell(row: str, dice: list[int], hand: bool) -> int:
    total = sum(dice)
    if row in "123456":
        return int(row) * dice.count(int(row))
    if row == "regal":
        return 150 if hand and total == 5 else total * (4 if hand else 2)
    return total * 2 if hand and row in ("kamos", "cina") else total


class Paper:
    """A sheet of cells (points, from the hand, ×) by row."""

    def __init__(self, columns: int) -> None:
        self.columns = columns
        self.rows: dict[str, list[tuple[int, bool, bool]]] = {name: [] for name in NAMES}
        self.given: dict[str, int] = {}

    def lost(self) -> bool:
        return any(cross for name in NAMES[:6] for _, _, cross in self.rows[name])

    def done(self) -> bool:
        full = all(len(cells) == self.columns for cells in self.rows.values())
        return full or self.lost() or bool(self.given)

    def points(self, options: dict[str, str]) -> dict[str, int]:
        if self.given:
            return self.given
        found = {}
        for name, cells in self.rows.items():
            total = sum(points for points, _, _ in cells)
            full = len(cells) == self.columns
            all_hand = all(hand and not cross for _, hand, cross in cells)
            no_cross = not any(cross for _, _, cross in cells)
            if full and name in ("kamos", "cina") and all_hand:
                total += total
            if full and name == "regal" and no_cross and options.get("regal_row_doubles") == "yes":
                total += total
            found[name] = total
        return found


def lot_winner(lines: list[str], players: int) -> int:
    still = list(range(players))
    for line in lines:
        if line.startswith("! first"):
            return int(line.split()[2]) - 1
        if line.startswith("! lot"):
            dice = line.split()[2:]
            still = [seat for seat, die in zip(still, dice, strict=True) if die == max(dice)]
    return still[0]


def score_apart(text: str) -> list[tuple[dict[str, int], int, bool]]:
    options = dict(re.findall(r'\[Option "(\w+)" "([^"]+)"\]', text))
    players = len(re.findall(r"\[Player\d+ ", text))
    lines = re.sub(r"\{[^}]*\}", "", text.split("\n\n", 1)[1]).strip().splitlines()
    papers = [Paper(int(options.get("columns", "10"))) for _ in range(players)]
    seat = lot_winner(lines, players)
    for line in lines:
        if line.startswith("! sheet"):
            _, _, number, *fields = line.split()
            pairs = dict(field.split("=") for field in fields)
            papers[int(number) - 1].given = {name: int(pairs[name]) for name in NAMES}
            continue
        if line.startswith("!"):
            continue
        while papers[seat].done():
            seat = (seat + 1) % players
        found = TURN.match(line)
        assert found is not None, line
        how, first, again, row, told = found.groups()
        throws = [first, *re.findall(r"\)(\d{5})", again)] if first else []
        full_throws = [True, *(kept == "" for kept in re.findall(r"\((\d*)\)", again))]
        hand = how == "hand" or (how is None and len(throws) == 1)
        if how is None and options.get("hand") == "any-full-throw":
            hand = full_throws[-1]
        if told == "x":
            papers[seat].rows[row].append((0, False, True))
        elif throws:
            dice = [int(die) for die in throws[-1]]
            papers[seat].rows[row].append((cell(row, dice, hand), hand, False))
        else:
            count = {"/": 3, "O": 4, "OO": 5}.get(told or "")
            if told and len(told) > 1 and told == row * len(told):  # so many dice, each written
                count = len(told)
            points = int(row) * (count or int(told)) if row in "123456" else int(told)
            papers[seat].rows[row].append((points, hand, False))
        seat = (seat + 1) % players
    sheets = []
    for paper in papers:
        by_row = paper.points(options)
        clean = not any(cross for row in paper.rows.values() for _, _, cross in row)
        twice = clean and options.get("no_hajcman_doubles") == "yes"
        sheets.append((by_row, sum(by_row.values()) * (2 if twice else 1), paper.lost()))
    return sheets


@pytest.mark.rule("KCR-3", "KCR-4", "KCR-9", "KCR-10", "KCR-11", "KCR-13", "KCR-14", "KCR-17")
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_scored_apart(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    if path.stem == CORRECTED:  # the one correction that stays, done by hand
        text = text.replace("34666=6:/", "36666=6:O")
    (said,) = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    sheets = [(s["rows"], s["total"], s["lost"]) for s in said["score"]["sheets"]]
    assert sheets == score_apart(text)
    assert said["over"] is True


def test_the_correction_done_by_hand_is_there() -> None:
    text = (GOLDEN / f"{CORRECTED}.kostka").read_text(encoding="utf-8")
    assert "34666=6:/" in text
    assert "! replace 35 36666\n" in text


@pytest.mark.rule("KCR-13", "KCR-15")
@pytest.mark.parametrize(
    ("name", "places", "totals"),
    [
        ("lost-sheet", [2, 1], [39, 127]),
        ("both-lost", [2, 1], [47, 45]),
        ("three-players-tie", [1, 3, 1], [118, 76, 118]),
        ("kamos-row-from-the-hand", [1], [426]),
        ("cina-row-lost-doubling", [1], [382]),
        ("regal-row-doubled", [1, 2], [474, 410]),
        ("sheet-without-hajcman-doubled", [2, 1], [276, 296]),
        ("hajcman", [2, 1], [85, 175]),
        ("any-full-throw", [1], [330]),
        ("five-ones-from-the-hand", [1, 2], [341, 260]),
        ("single-throws", [1], [211]),
        ("reported-turns", [1, 2, 3], [214, 183, 166]),
        ("corrected-after-the-end", [1], [204]),
    ],
)  # fmt: skip
def test_totals_reckoned_by_hand(name: str, places: list[int], totals: list[int]) -> None:
    (said,) = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    assert said["score"]["places"] == places
    assert [sheet["total"] for sheet in said["score"]["sheets"]] == totals
