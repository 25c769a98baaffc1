"""The toy's definition: notation, face, an analyst that counts what was dropped, and a solver."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Literal

from kostka.game.analysis import Analysis, Decision, Luck
from kostka.game.cursor import Cursor
from kostka.game.definition import Game, Progress, Tools
from kostka.game.errors import Refusal, RuleError
from kostka.game.header import Header
from kostka.game.log import Log
from kostka.game.player import RandomPlayer, Turn
from kostka.game.steps import Step
from kostka.locale.words import Words

from .rules import NAME, Drop, Keep, Move, Pips, Start, State, Throw, View


class Notation:
    def seat_tag(self, seat: int) -> str:
        return f"P{seat + 1}"

    def write(self, run: Sequence[Step[State, Move]]) -> list[str]:
        return [f" {_text(step.move)}" for step in run]

    def read(self, cursor: Cursor, state: State) -> Sequence[Move]:
        text = cursor.next.text.upper()
        if text.isascii() and text.isdigit() and len(text) < 4:
            cursor.take()
            return (Throw(int(text)),)
        if text in ("K", "D", "GO"):
            cursor.take()
            said: dict[str, Move] = {"K": Keep(), "D": Drop(), "GO": Start()}
            return (said[text],)
        raise cursor.puzzled("1…6 K D GO")


def _text(move: Move) -> str:
    match move:
        case Throw(die):
            return str(die or "?")
        case Start():
            return "GO"
    return type(move).__name__[0]


class Face:
    def draw(self, view: View, words: Words) -> str:
        die = "hidden" if view.die is None else f"die={view.die}"
        score = " ".join(f"{n}:{p}" for n, p in zip(view.names, view.points, strict=True))
        return f"BOARD {score} {die}"

    def protocol(self, view: View, words: Words) -> str:
        return f"PROTOCOL {self.draw(view, words)}"

    def ask(self, view: View, moves: Sequence[Move], words: Words) -> str:
        return f"ASK {view.names[view.seat]} {words.language}"

    def due(self, view: View, words: Words) -> str:
        return f"DUE {view.names[view.seat]}"

    def say(self, view: View, move: Move, after: View, words: Words) -> str:
        return f"SAID {view.names[view.seat]} {_text(move)}"

    def hear(self, typed: str, moves: Sequence[Move], view: View) -> Move | None:
        return next((m for m in moves if type(m).__name__.lower() == typed.lower()), None)

    def meant(self, typed: str, view: View) -> Sequence[Move]:
        return ()

    def write(self, move: Move) -> str:
        return type(move).__name__.lower()


class Novice:
    """Keeps whatever counts."""

    def choose(self, turn: Turn[View, Move]) -> Move:
        return turn.moves[0]


def score(log: Log[State, Move]) -> dict[str, Any]:
    result = log.rules.result(log.state)
    state = log.state
    total = [{"player": n, "total": p} for n, p in zip(state.names, state.points, strict=True)]
    return {"game": NAME, "sheets": total, "winner": "open" if result is None else result.winners}


def figures(state: State) -> dict[str, float]:
    return {"pips": sum(state.points), "lead": max(state.points) - min(state.points)}


def analyse(log: Log[State, Move], *, progress: Progress = lambda _done, _all: None) -> Analysis:
    """A dropped die costs its pips; half of them with a second look."""
    decisions, luck = [], []
    steps = list(log.steps())
    if not steps:
        raise Refusal("pips-empty", found=NAME)
    for place, step in enumerate(steps):
        progress(place + 1, len(steps))
        before = step.before
        match step.move:
            case Throw(die):
                luck.append(Luck(step.number, before.seat, (die or 0) - 3.5))
            case Keep() | Drop():
                best = "D" if before.die == 1 else "K"
                cost = float(before.die or 0) if (_text(step.move), best) == ("D", "K") else 0.0
                worth = float(step.after.points[before.seat])
                late = cost / 2 if cost else None
                choice = _text(step.move)
                decisions.append(
                    Decision(
                        step.number, before.seat, choice, best, cost, worth, cost / 4, late, best
                    )
                )
    return Analysis("points", tuple(decisions), tuple(luck))


def solve(
    *,
    kept_from: int = 2,
    dice: Literal["fair", "loaded"] = "fair",
    table: Path | None = None,
    rows: bool = False,
    progress: Progress = lambda _done, _all: None,
) -> Iterator[dict[str, Any]]:
    """What a die is worth.

    Parameters
    ----------
    dice
        The dice that are thrown.
    """
    if not 1 <= kept_from <= 6:
        raise RuleError("P-2", "pips-die", found=kept_from, expected="1…6")
    if table is not None:
        table.read_text(encoding="utf-8")
    for die in range(1, 7):
        progress(die, 6)
        if rows:
            yield {"die": die, "value": die * (die >= kept_from) / 3, "best": ["K", "D"]}
    if not rows:
        strategy = {str(die): {"keep": die >= kept_from, "drop": 0.1} for die in range(1, 7)}
        yield {"dice": dice, "value": 1 / 3, "ends": {"low": 2, "high": 6}, "plan": strategy}


def foreign(text: str, source: str) -> "tuple[Log[State, Move], ...] | None":
    """Another program's record: a line ``PIPS``."""
    if text.strip() != "PIPS":
        return None
    game = Pips()
    header = Header(NAME, "pips-1", ("X", "Y"))
    return (Log(game, header, game.start(header)),)


GAME: Game[State, Move, View] = Game(
    name=NAME,
    rules=Pips(),
    notation=Notation(),
    face=Face(),
    seats=range(2, 5),
    score=score,
    figures=figures,
    load_bots=lambda: {"random": RandomPlayer, "novice": Novice},
    tools=Tools(analyse=analyse, solve=solve),
    foreign=(foreign,),
)
