"""The table in a terminal: a few lines of text, made from a view; what is typed, understood."""

from collections.abc import Sequence

from kostka.game.seats import Seat
from kostka.locale.words import Words
from kostka.mexiko.rules import Move, View
from kostka.mexiko.rules.calls import NAMES, dice_of
from kostka.mexiko.rules.gam import HOW_NAMES
from kostka.mexiko.rules.moves import (
    Accept,
    Behind,
    Doubt,
    Finished,
    Floor,
    Foam,
    GamResult,
    Hand,
    HandOver,
    LineUp,
    MatchResult,
    Nominate,
    OffTable,
    Open,
    PerPartes,
    Say,
    SetResult,
    Show,
    Substitute,
    Throw,
    TimeOut,
    ToTable,
)
from kostka.mexiko.rules.state import TEAMS, Ended, Phase
from kostka.mexiko.rules.technique import next_card
from kostka.mexiko.spoken import call_in, heard_answers, heard_call

SHORT: dict[type, str] = {
    Accept: "accept",
    Doubt: "no",
    Behind: "behind",
    ToTable: "tab",
    HandOver: "give",
}
OF_A_TEAM = {
    TimeOut: "time-out",
    Foam: "foam",
    Hand: "hand",
    Finished: "finished",
}


class MexikoFace:
    """Draws, asks, says and hears; see ``kostka.game.room.Face``."""

    def draw(self, view: View, words: Words) -> str:
        """The score, how the last gam ended, what was called, and the dice if they may be seen."""
        board, gam = view.board, view.gam
        lines = [_score_line(view, words)]
        if view.rules.beer:
            lines.append(_beer_line(view, words))
        if board.last is not None:
            lines.append(_last_line(board.last, words))
        if gam.phase is Phase.OVER:
            return "\n".join(lines)
        lines.append(_gam_line(view, words))
        if gam.dice is not None:
            high, low = dice_of(gam.dice)
            lines.append(words("mexiko-dice", high=high, low=low, call=call_in(words, gam.dice)))
        elif gam.die:
            lines.append(words("mexiko-open-die", die=gam.die))
        return "\n".join(lines)

    def ask(self, view: View, words: Words) -> str:
        """What the seat on move may answer."""
        gam = view.gam
        if view.die_due is not None:
            nominated = view.board.fielded[view.die_due] is not None
            return words("mexiko-ask-replace" if nominated else "mexiko-ask-nominate")
        if gam.phase is Phase.HOW:
            return words("mexiko-ask-how")
        if gam.phase is Phase.SAY:
            return (
                words("mexiko-ask-serve")
                if gam.beat is None
                else words("mexiko-ask-call", call=call_in(words, gam.beat))
            )
        key = "mexiko-ask-answer" if gam.phase is Phase.ANSWER else "mexiko-ask-table"
        return words(key, call="" if gam.said is None else call_in(words, gam.said))

    def say(self, view: View, move: Move, words: Words) -> str:
        """One sentence; nothing for a throw left behind the hand, which goes without saying."""
        who = _team(view.gam.thrower, words)
        other = _team(1 - view.gam.thrower, words)
        match move:
            case Throw(dice, die):
                return _throw_said(view, dice, die, who, words)
            case Open(dice):
                return words("mexiko-say-open", who=who, dice=dice) if dice else ""
            case Say(call):
                return words("mexiko-say-call", who=who, call=call_in(words, call))
            case HandOver():
                return words("mexiko-say-give", who=who)
            case Accept():
                return words("mexiko-say-accept", who=other)
            case Doubt():
                return words("mexiko-say-doubt", who=other)
            case Behind():
                return ""
            case ToTable():
                return words("mexiko-say-table", who=who)
            case Show(dice):
                return words("mexiko-say-shown", call=call_in(words, dice))
            case PerPartes():
                return words("mexiko-say-per-partes", who=who)
            case OffTable():
                return words("mexiko-say-off-table", who=who)
            case _:
                return _report_said(view, move, words)

    def hear(
        self,
        typed: str,
        moves: Sequence[Move],
        words: Words,  # noqa: ARG002
        view: View | None = None,
    ) -> Move | None:
        """Calls and answers in Czech, English or German (MX-40, MX-41), or as ``write`` has them;
        in Spanish too if the view's rules say so."""
        spanish = view is not None and view.rules.spanish
        call = heard_call(typed, spanish=spanish)
        meant: list[Move] = list(heard_answers(typed, spanish=spanish))
        if call is not None:
            meant.insert(0, Say(call))
        named = [
            move
            for move in moves
            if isinstance(move, Nominate | Substitute) and typed.strip() == str(move.die)
        ]
        return next((move for move in (*named, *meant) if move in moves), None)

    def write(self, move: Move) -> str:
        """What to type for a move, in any language."""
        match move:
            case Say(call):
                return NAMES[call]
            case Open(dice):
                return HOW_NAMES[dice]
            case Nominate() | Substitute():
                return str(move.die)
            case _:
                return SHORT[type(move)]


def _team(seat: Seat, words: Words) -> str:
    return words("mexiko-team", team=TEAMS[seat])


def _score_line(view: View, words: Words) -> str:
    board = view.board
    home, guest = board.points
    if view.gam.phase is Phase.OVER:
        winner = (
            "draw" if board.match[0] == board.match[1] else TEAMS[board.match[0] < board.match[1]]
        )
        sets = ", ".join(f"{points[0]}:{points[1]}" for points in board.sets)
        home, guest = board.match
        return words("mexiko-over", home=home, guest=guest, sets=sets, winner=winner)
    number = len(board.sets) + 1
    line = words("mexiko-score", number=number, home=home, guest=guest)
    if view.rules.best_of == 1:
        return line
    home, guest = board.match
    match_line = words("mexiko-score-match", home=home, guest=guest, best=view.rules.best_of)
    return f"{line} {match_line}"


def _beer_line(view: View, words: Words) -> str:
    """Which beer the set is played on (MX-34), and how long the last winner has (MX-32)."""
    lines = []
    if view.beer is not None and view.gam.phase is not Phase.OVER:
        lines.append(words("mexiko-beer", beer="new" if view.beer else "same"))
    drinking = view.board.drinking
    if drinking is not None:
        key = "mexiko-drinking" if drinking.finished else "mexiko-drinks"
        minutes = drinking.seconds // 60
        who, winner = _team(drinking.loser, words), _team(1 - drinking.loser, words)
        lines.append(words(key, who=who, winner=winner, minutes=minutes))
    return " ".join(lines)


def _gam_line(view: View, words: Words) -> str:
    gam = view.gam
    calls = gam.calls if gam.said is None else (*gam.calls, gam.said)
    said = ", ".join(call_in(words, call) for call in calls)
    number, who = view.board.gams + 1, _team(gam.server, words)
    if not said:
        return words("mexiko-gam", number=number, who=who)
    return words("mexiko-gam-calls", number=number, who=who, calls=said)


def _last_line(last: Ended, words: Words) -> str:
    """How the gam before ended."""
    who = _team(last.scorer, words)
    call = "" if last.call is None else call_in(words, last.call)
    dice = "" if last.dice is None else call_in(words, last.dice)
    return words(f"mexiko-last-{last.by}", who=who, points=last.points, call=call, dice=dice)


def _throw_said(view: View, dice: int | None, die: int, who: str, words: Words) -> str:
    if dice is not None:
        key = "mexiko-say-throw-open" if view.gam.table else "mexiko-say-throw"
        return words(key, who=who, dice=call_in(words, dice))
    if die:
        return words("mexiko-say-throw-half", who=who, die=die)
    return words("mexiko-say-throw-hidden", who=who)


def _report_said(view: View, move: Move, words: Words) -> str:
    """What the referee reports."""
    match move:
        case GamResult(scorer, points):
            return words("mexiko-last-report", who=_team(scorer, words), points=points)
        case SetResult(home, guest):
            return words("mexiko-say-set", home=home, guest=guest)
        case MatchResult(home, guest):
            return words("mexiko-say-match", home=home, guest=guest)
        case Floor(seat):
            colour = "red" if next_card(view.board, seat).red else "yellow"
            return words("mexiko-say-floor", who=_team(seat, words), card=colour)
        case Nominate(seat, die):
            return words("mexiko-say-nominate", who=_team(seat, words), die=die)
        case Substitute(seat, die):
            return words("mexiko-say-substitute", who=_team(seat, words), die=die)
        case LineUp(seat, dice):
            numbers = ", ".join(f"{die.number} {die.name}".strip() for die in dice)
            return words("mexiko-say-lineup", who=_team(seat, words), dice=numbers)
        case TimeOut(seat) | Foam(seat) | Hand(seat) | Finished(seat):
            return words(f"mexiko-say-{OF_A_TEAM[type(move)]}", who=_team(seat, words))
        case _:
            raise TypeError(f"no sentence for {move!r}")
