"""How the game looks in a terminal: sheets as on paper, the dice, and what each row would bring."""

import re
from collections.abc import Iterator, Sequence

from kostka.game.errors import RuleError
from kostka.game.seats import Seat
from kostka.kamos.notation import sheet_text, turn_text
from kostka.kamos.rules.moves import (
    Cross,
    First,
    Keep,
    Lot,
    Move,
    SheetReport,
    Throw,
    TurnReport,
    Write,
)
from kostka.kamos.rules.rows import CINA, KAMOS, NUMBERS, PLACE, ROWS, Dice, Row
from kostka.kamos.rules.sheet import NORMED, Cell, Sheet
from kostka.kamos.rules.throwing import digits
from kostka.kamos.rules.view import View
from kostka.kamos.typed_moves import row_named
from kostka.locale.words import Words

SPACES = re.compile(r"\s+")
KEPT = re.compile(r"\(?([1-6]{1,5})\)?")
CROSS_FIRST = re.compile(r"(?:x|х|×)\s*(\S+)", re.IGNORECASE)
CROSS_LAST = re.compile(r"(\S+?)\s*:?\s*(?:x|х|×|hajcman|гайцман)", re.IGNORECASE)
FACES = tuple("123456")
LABEL = 7
NAME = 14


class KamosFace:
    """Text made from views; see ``kostka.game.definition.Face``."""

    def draw(self, view: View, words: Words) -> str:
        """The sheet of whoever is on turn, everybody's rows, and the dice."""
        parts = [_paper(view, _in_front(view), words)]
        if len(view.sheets) > 1:
            parts.append(_standings(view, words))
        if view.dice:
            parts.append(_dice(view, words))
        return "\n\n".join(parts)

    def protocol(self, view: View, words: Words) -> str:
        """Every player's sheet."""
        papers = [_paper(view, seat, words) for seat in range(len(view.sheets))]
        return "\n\n".join([*papers, _standings(view, words)] if len(papers) > 1 else papers)

    def ask(self, view: View, moves: Sequence[Move], words: Words) -> str:
        """What the player on turn may answer."""
        left = view.rules.throws - view.thrown
        parts = [words("kamos-ask", left=left) if left else words("kamos-ask-last")]
        parts += [
            words(key, examples=", ".join(map(self.write, examples)))
            for key, examples in _examples(view, moves)
            if examples
        ]
        return " ".join(parts)

    def due(self, view: View, words: Words) -> str:
        """A die each for the lot, or the dice the player on turn has taken up."""
        if view.lot:
            players = ", ".join(_name(view, seat, words) for seat in view.lot)
            return words("kamos-due-lot", players=players)
        count = 5 - len(view.kept or ())
        return words("kamos-due-throw", player=_name(view, view.seat or 0, words), count=count)

    def say(self, view: View, move: Move, after: View, words: Words) -> str:  # noqa: ARG002
        """One sentence for what happened."""
        who = _name(view, view.seat or 0, words)
        match move:
            case Lot(dice):
                return _lot_said(view, dice, words)
            case First(seat):
                return words("kamos-say-first", player=_name(view, seat, words))
            case Throw(dice):
                return words("kamos-say-throw", player=who, dice=" ".join(map(str, dice)))
            case Keep(()):
                return words("kamos-say-keep-none", player=who)
            case Keep(dice):
                return words("kamos-say-keep", player=who, dice=" ".join(map(str, dice)))
            case Write(row):
                points = view.preview[PLACE[row]] or 0
                return words("kamos-say-write", player=who, row=_row(row, words), points=points)
            case Cross(row) | TurnReport(row, cross=True) if PLACE[row] in NUMBERS:
                return words("kamos-say-lost", player=who, row=_row(row, words))
            case Cross(row) | TurnReport(row, cross=True):
                return words("kamos-say-cross", player=who, row=_row(row, words))
            case TurnReport():
                return words("kamos-say-turn", player=who, told=turn_text(move))
            case SheetReport(seat):
                name = _name(view, seat, words)
                return words("kamos-say-sheet", player=name, told=sheet_text(move))

    def hear(self, typed: str, moves: Sequence[Move], view: View) -> Move | None:
        """``33`` or ``(33)``: keep; ``0`` or ``()``: throw all; ``=3``, ``kamos``: write;
        ``x delo``, ``delo:x``: a ×. Rows by their names in any of the languages. A bare ``3`` is
        the row where no throw is left; where it could be a die to keep too, it is refused."""
        text = SPACES.sub(" ", typed.strip())
        meant = [move for move in self.meant(typed, view) if move in moves]
        if text in FACES and len(meant) > 1:
            expected = " ".join(map(self.write, meant))
            raise RuleError("KCR-2", "kamos-keep-or-write", found=text, expected=expected)
        return meant[0] if meant else None

    def meant(self, typed: str, view: View) -> Sequence[Move]:  # noqa: ARG002
        """Dice kept, a row, a ×."""
        return tuple(_meant(SPACES.sub(" ", typed.strip())))

    def write(self, move: Move) -> str:
        """What to type for this choice."""
        match move:
            case Keep(dice):
                return f"({digits(dice)})"
            case Write(row):
                return f"={row}"
            case Cross(row):
                return f"={row}:x"
        return ""


def _examples(view: View, moves: Sequence[Move]) -> Iterator[tuple[str, Sequence[Move]]]:
    """What may be chosen, with a few examples of each: dice to keep, rows to write in, a ×."""
    most = max(view.dice, key=lambda die: (view.dice.count(die), die), default=0)
    keep = Keep((most,) * min(view.dice.count(most), 4))
    yield "kamos-ask-keep", [move for move in (keep, Keep(())) if move in moves]
    yield "kamos-ask-write", [move for move in moves if isinstance(move, Write)][-2:]
    crosses = [move for move in moves if isinstance(move, Cross)]
    yield "kamos-ask-cross", [move for move in crosses if PLACE[move.row] not in NUMBERS][:1]
    yield "kamos-ask-lose", [move for move in crosses if PLACE[move.row] in NUMBERS][:1]


def _meant(text: str) -> Iterator[Move]:
    """What the typed words can mean, the likeliest first."""
    bare = text.replace(" ", "").replace(",", "")
    if bare in ("0", "()"):
        yield Keep(())
    if kept := KEPT.fullmatch(bare):
        yield Keep(tuple(sorted(map(int, kept[1]))))
    name = text.removeprefix("=").strip()
    if row := row_named(name):
        yield Write(row)
    crossed = CROSS_FIRST.fullmatch(name) or CROSS_LAST.fullmatch(name)
    if crossed and (row := row_named(crossed[1])):
        yield Cross(row)


def _in_front(view: View) -> Seat:
    """Whose sheet is drawn whole: of the player on turn, or of whoever looks."""
    if view.seat is not None:
        return view.seat
    return view.viewer if isinstance(view.viewer, int) else 0


def _paper(view: View, seat: Seat, words: Words) -> str:
    """A sheet as on paper: rows by columns, each row's points and its balance of norms."""
    sheet = view.sheets[seat]
    preview = view.preview if seat == view.seat else ()
    marks = [[_mark(place, cell) for cell in row] for place, row in enumerate(sheet.cells)]
    width = max([2, *(len(mark) for row in marks for mark in row)])
    lines = [_title(view, seat, words)]
    for place, row in enumerate(ROWS):
        blanks = ["·"] * (0 if sheet.reported else view.rules.columns - len(marks[place]))
        cells = " ".join(f"{mark:>{width}}" for mark in [*marks[place], *blanks])
        points = str(sheet.points[place]) if sheet.points else ""
        line = f"{_row(row, words):<{LABEL}}{cells} │{points:>5}{_balance(sheet, place):>4}"
        if preview and (worth := preview[place]) is not None:
            line += f"  ← {worth}"
        lines.append(line.rstrip())
    lines.append(words("kamos-total", points=sheet.total))
    if any(cell.hand for place in (KAMOS, CINA) for cell in sheet.cells[place]):
        lines.append(words("kamos-legend"))
    return "\n".join(lines)


def _mark(place: int, cell: Cell) -> str:
    """A cell's mark; Kámoš and Čína from the hand have a star, for KCR-9 counts them."""
    return f"{cell.mark}*" if cell.hand and place in (KAMOS, CINA) else cell.mark


def _balance(sheet: Sheet, place: int) -> str:
    if place not in NORMED or not (dice := sheet.balance[place - NORMED.start]):
        return ""
    return f"{dice:+d}".replace("-", "−")


def _title(view: View, seat: Seat, words: Words) -> str:
    sheet = view.sheets[seat]
    key = "kamos-sheet-lost" if sheet.lost else "kamos-sheet-full" if sheet.full else "kamos-sheet"
    return words(key, player=_name(view, seat, words))


def _standings(view: View, words: Words) -> str:
    """A line a player: the points of every row and the total."""
    heads = "".join(f"{_row(row, words):>6}" for row in ROWS)
    lines = [f"{'':<{NAME + 3}}{heads}{'Σ':>7}"]
    for seat, sheet in enumerate(view.sheets):
        name = _name(view, seat, words)
        short = name if len(name) <= NAME else name[: NAME - 1] + "…"
        place = f"{view.places[seat]}." if view.places else "→" if seat == view.seat else ""
        rows = "".join(f"{points:>6}" for points in sheet.points) or " " * 6 * len(ROWS)
        closed = " ×" if sheet.lost else " ■" if sheet.full else ""
        lines.append(f"{place:<3}{short:<{NAME}}{rows}{sheet.total:>7}{closed}")
    return "\n".join(lines)


def _dice(view: View, words: Words) -> str:
    shown = " ".join(f"[{die}]" for die in view.dice)
    text = words("kamos-dice", dice=shown, throw=view.thrown, throws=view.rules.throws)
    return f"{text} {words('kamos-from-hand')}" if view.hand else text


def _lot_said(view: View, dice: Dice, words: Words) -> str:
    thrown = ", ".join(
        f"{_name(view, seat, words)} {die}" for seat, die in zip(view.lot, dice, strict=True)
    )
    best = [seat for seat, die in zip(view.lot, dice, strict=True) if die == max(dice)]
    if len(best) > 1:
        return words("kamos-say-lot-tie", thrown=thrown)
    return words("kamos-say-lot", thrown=thrown, player=_name(view, best[0], words))


def _name(view: View, seat: Seat, words: Words) -> str:
    called = words.names or view.names
    return called[seat] or words("kamos-player", number=seat + 1)


def _row(row: Row, words: Words) -> str:
    return words(f"kamos-row-{row}")
