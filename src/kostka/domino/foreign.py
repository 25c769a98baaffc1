"""Reads the lists that the open-source ``domaino`` programs print, a round after each NEW_GAME.

They have no hands and no points, and player 0 leads every round, whoever that was: so each round
is a record of its own, with unknown hands. After FINAL the sum left is known (168 less what was
laid); after OVER, a fish, the pairs' sums are not: the round then waits for its count, and what
WIN says (unreliable there: some versions print the loser) is kept as a tag.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from msgspec import structs

from kostka.domino import rules
from kostka.domino.rules.count import last_seat, total_left
from kostka.domino.rules.deals import still_holds
from kostka.domino.rules.moves import Lay, Move, Pass, RoundReport
from kostka.domino.rules.seating import PAIRS, SEATS, pair_of
from kostka.domino.rules.state import Due, Round, State
from kostka.domino.rules.tiles import Side
from kostka.game.cursor import Word, placed
from kostka.game.errors import RecordRefused, Refusal, RuleError
from kostka.game.header import Header
from kostka.game.log import Log, begin

OURS = re.compile(r'^\s*\[\s*[A-Z][A-Za-z]*\s+"', re.MULTILINE)
LIST = re.compile(r"^[ \t]*(?:NEW_GAME|MOVE|PASS|FINAL|OVER|WIN)\b:?[ \t]*\[", re.MULTILINE)
EVENT = re.compile(
    r"(?P<name>[A-Z_]+):?\s*\[\s*"
    r"(?:(?P<first>-?\d{1,3})\s*(?:,\s*\(\s*(?P<a>\d{1,3})\s*,\s*(?P<b>\d{1,3})\s*\)\s*,\s*"
    r"(?P<head>\d{1,3})\s*)?)?\]"
)
TALLY = re.compile(r"\{[-0-9:, ]*\}")
SHAPE = {
    "NEW_GAME": "NEW_GAME: []",
    "MOVE": "MOVE: [p, (a, b), h]",
    "PASS": "PASS: [p]",
    "FINAL": "FINAL: [p]",
    "OVER": "OVER: []",
    "WIN": "WIN: [t]",
}


def domaino(text: str, source: str) -> tuple[Log[State, Move], ...] | None:
    """The rounds in a text, a log each; None if it is no such list. Raises RecordRefused."""
    if OURS.search(text) or not LIST.search(text):
        return None
    games: list[_Game] = []
    for word, event in _events(text, source):
        if event["name"] == "NEW_GAME" or not games:
            games.append(_Game())
        if event["name"] != "NEW_GAME":
            try:
                games[-1].take(event)
            except Refusal as error:
                raise RecordRefused((placed(error, source, word),)) from None
    several = len(games) > 1
    return tuple(game.log_of(place if several else 0) for place, game in enumerate(games, 1))


def _events(text: str, source: str) -> Iterator[tuple[Word, dict[str, str | None]]]:
    """The lines that are events, with their places; the tally at a run's end is left out."""
    begun = False
    for number, line in enumerate(text.splitlines(), 1):
        bare = line.strip()
        word = Word(bare, number, len(line) - len(line.lstrip()) + 1)
        name = re.match(r"[A-Z_]*", bare)
        begun = begun or (name is not None and name[0] in SHAPE)
        if not begun or not bare or TALLY.fullmatch(bare):
            continue
        event = EVENT.fullmatch(bare)
        expected = SHAPE.get(name[0], " ".join(SHAPE)) if name is not None else ""
        if event is None or not _has_shape(event):
            fault = Refusal("record-word", found=bare, expected=expected)
            raise RecordRefused((placed(fault, source, word),))
        yield word, event.groupdict()


def _has_shape(event: re.Match[str]) -> bool:
    has = (event["first"] is not None, event["head"] is not None)
    name = event["name"]
    if name == "MOVE":
        return has == (True, True)
    return name in SHAPE and has == (name in ("PASS", "FINAL", "WIN"), False)


@dataclass
class _Game:
    """A round being read: event after event, in the program's own order."""

    log: Log[State, Move] | None = None
    flipped: bool = False
    """Whether the program's head 0 is our right end: its first tile was written high half first."""
    said: str = ""
    """The last of FINAL, OVER and WIN that was read."""
    winner: str = ""

    def take(self, event: dict[str, str | None]) -> None:
        """One event. Raises Refusal if it cannot be."""
        log = self._log()
        name, first = event["name"], int(event["first"] or 0)
        table = log.state.round
        if self.said == "WIN":
            raise Refusal("record-word", found=name, expected=SHAPE["NEW_GAME"])
        if name == "MOVE":
            a, b, head = (int(event[key] or 0) for key in ("a", "b", "head"))
            self._turn(first)
            self.log = log.append(self._lay(table, a, b, head))
        elif name == "PASS":
            self._turn(first)
            if log.state.due is not Due.COUNT:  # old versions let everybody pass after a fish
                self.log = log.append(Pass())
        elif name == "WIN":
            self._win(first)
        else:
            self._end(str(name), first)
        if self._log().state.due is Due.JUDGE:
            raise RuleError("DOM-34", "domino-revoke-shown", expected="PASS")

    def log_of(self, number: int) -> Log[State, Move]:
        """The round's log; its header says where it comes from."""
        log = self._log()
        tags = [("Source", "domaino")]
        if number:
            tags.append(("Round", str(number)))
        if self.winner:
            tags.append(("LoggedWinner", self.winner))
        header = Header(rules.NAME, log.header.rules, log.header.seats, {}, tuple(tags))
        return structs.replace(log, header=header)

    def _log(self) -> Log[State, Move]:
        if self.log is None:
            header = Header(rules.NAME, next(iter(rules.RULE_SETS)), ("", "", "", ""))
            self.log = begin(rules, header)
        return self.log

    def _turn(self, player: int) -> None:
        table = self._log().state.round
        turn = table.turn if table is not None else 0
        if self._log().state.due is Due.COUNT and player in SEATS:
            return
        if player != turn:
            raise RuleError("DOM-23", "domino-other-turn", found=player, expected=turn)

    def _lay(self, table: Round | None, a: int, b: int, head: int) -> Lay:
        tile = f"{min(a, b)}{max(a, b)}"
        if table is None:
            self.flipped = a > b
            return Lay(tile)
        if head not in (0, 1):
            raise RuleError("DOM-23", "domino-no-end", found=head, expected="0 1")
        side: Side = "right" if (head == 1) != self.flipped else "left"
        return Lay(tile, side)

    def _end(self, name: str, player: int) -> None:
        """FINAL or OVER: the round must have ended just so."""
        log = self._log()
        table = log.state.round
        if log.state.due is not Due.COUNT or table is None:
            raise RuleError("DOM-3", "domino-not-ended", found=name)
        last = last_seat(table)
        out = not still_holds(table, last)
        if out != (name == "FINAL") or (out and player != last):
            expected = f"FINAL: [{last}]" if out else SHAPE["OVER"]
            raise RuleError("DOM-6", "domino-other-ending", found=name, expected=expected)
        self.said = name
        if out:
            report = RoundReport(pair_of(last), "out", total_left(table), last)
            self.log = log.append(report)

    def _win(self, team: int) -> None:
        if not self.said or team not in (-1, 0, 1):
            raise RuleError("DOM-3", "domino-not-ended", found=f"WIN: [{team}]")
        said = "draw" if team == -1 else PAIRS[team]
        rounds = self._log().state.party.rounds
        if self.said == "FINAL" and said != rounds[-1].winner:
            raise RuleError(
                "DOM-3", "domino-other-winner", found=said, expected=rounds[-1].winner or ""
            )
        if self.said == "OVER":
            self.winner = said
        self.said = "WIN"
