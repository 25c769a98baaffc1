"""The table in a terminal: a few lines of text, made from a view; what is typed, understood."""

from collections.abc import Sequence

from kostka.locale.words import Words
from kostka.mexiko.protocol import beer_line, noted, score_line, team
from kostka.mexiko.rules import Move, View
from kostka.mexiko.rules.calls import NAMES, dice_of
from kostka.mexiko.rules.gam import HOW_NAMES
from kostka.mexiko.rules.lineup import too_long
from kostka.mexiko.rules.moves import (
    Accept,
    Behind,
    Die,
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
    Ready,
    Say,
    SetResult,
    Show,
    Substitute,
    Throw,
    TimeOut,
    ToTable,
)
from kostka.mexiko.rules.state import Ended, Phase
from kostka.mexiko.typed_moves import call_in, heard_answers, heard_call

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
    Ready: "ready",
}


class MexikoFace:
    """Draws, asks, says and hears; see ``kostka.game.definition.Face``."""

    def draw(self, view: View, words: Words) -> str:
        """The score, what was called, and the dice if they may be seen."""
        gam = view.gam
        lines = [score_line(view, words)]
        if view.rules.beer and (beer := beer_line(view, words)):
            lines.append(beer)
        if gam.phase is Phase.OVER:
            return "\n".join(lines)
        lines.append(_gam_line(view, words))
        if gam.dice is not None:
            high, low = dice_of(gam.dice)
            lines.append(words("mexiko-dice", high=high, low=low, call=call_in(words, gam.dice)))
        elif gam.die:
            lines.append(words("mexiko-open-die", die=gam.die))
        return "\n".join(lines)

    def protocol(self, view: View, words: Words) -> str:
        """The score, the sets so far, and the cards."""
        return "\n".join([self.draw(view, words), *noted(view, words)])

    def due(self, view: View, words: Words) -> str:
        """Two dice, and of whom."""
        key = "mexiko-due-table" if view.gam.table else "mexiko-due"
        return words(key, who=team(view.gam.thrower, words))

    def ask(self, view: View, moves: Sequence[Move], words: Words) -> str:
        """What the seat on move may answer."""
        gam = view.gam
        if view.lineup_due is not None:
            return words("mexiko-ask-lineup", examples=self.write(moves[0]))
        if view.die_due is not None:
            nominated = view.board.fielded[view.die_due] is not None
            return words("mexiko-ask-replace" if nominated else "mexiko-ask-nominate")
        if gam.phase is Phase.HOW:
            return words("mexiko-ask-how")
        if gam.phase is Phase.SAY:
            calls = [self.write(move) for move in moves if isinstance(move, Say)]
            some = dict.fromkeys((calls[0], calls[len(calls) // 2], calls[-1]))
            examples = ", ".join(some)
            if gam.beat is None:
                return words("mexiko-ask-serve", examples=examples)
            return words("mexiko-ask-call", call=call_in(words, gam.beat), examples=examples)
        key = "mexiko-ask-answer" if gam.phase is Phase.ANSWER else "mexiko-ask-table"
        return words(key, call="" if gam.said is None else call_in(words, gam.said))

    def say(self, view: View, move: Move, after: View, words: Words) -> str:
        """What happened, and how the gam ended if it did; nothing for a throw left behind the
        hand, which goes without saying."""
        said = self._said(view, move, after, words)
        last = after.board.last
        ended = after.board.tally.gams > view.board.tally.gams
        if not ended or last is None or last.by == "report":
            return said
        return f"{said} {_ended(last, words)}".strip()

    def _said(self, view: View, move: Move, after: View, words: Words) -> str:
        who = team(view.gam.thrower, words)
        other = team(1 - view.gam.thrower, words)
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
            case Show():
                return ""
            case PerPartes():
                return words("mexiko-say-per-partes", who=who)
            case OffTable():
                return words("mexiko-say-off-table", who=who)
            case _:
                return _report_said(move, after, words)

    def hear(self, typed: str, moves: Sequence[Move], view: View) -> Move | None:
        """Calls and answers in Czech, English or German (MX-40, MX-41), or as ``write`` has them;
        in Spanish too if the view's rules say so."""
        named = [
            move
            for move in moves
            if isinstance(move, Nominate | Substitute | LineUp)
            and typed.strip() == self.write(move)
        ]
        return next((move for move in (*named, *self.meant(typed, view)) if move in moves), None)

    def meant(self, typed: str, view: View) -> Sequence[Move]:
        """A call, then the answers that the words can be."""
        spanish = view.rules.spanish
        call = heard_call(typed, spanish=spanish)
        calls = () if call is None else (Say(call),)
        return (*calls, *heard_answers(typed, spanish=spanish))

    def write(self, move: Move) -> str:
        """What to type for a move, in any language."""
        match move:
            case Say(call):
                return NAMES[call]
            case Open(dice):
                return HOW_NAMES[dice]
            case Nominate() | Substitute():
                return str(move.die)
            case LineUp(_, dice):
                return _dice_said(dice)
            case _:
                return SHORT[type(move)]


def _dice_said(dice: Sequence[Die]) -> str:
    return ", ".join(f"{die.number} {die.name}".strip() for die in dice)


def _gam_line(view: View, words: Words) -> str:
    gam = view.gam
    calls = gam.calls if gam.said is None else (*gam.calls, gam.said)
    said = ", ".join(call_in(words, call) for call in calls)
    number, who = view.board.gams + 1, team(gam.server, words)
    if not said:
        return words("mexiko-gam", number=number, who=who)
    return words("mexiko-gam-calls", number=number, who=who, calls=said)


def _ended(last: Ended, words: Words) -> str:
    """Who scored; after a doubt (MX-12) also what the dice showed."""
    points = words("mexiko-scores", who=team(last.scorer, words), points=last.points)
    if last.by != "doubt" or last.dice is None:
        return points
    return f"{words('mexiko-say-shown', call=call_in(words, last.dice))} {points}"


def _throw_said(view: View, dice: int | None, die: int, who: str, words: Words) -> str:
    if dice is not None:
        key = "mexiko-say-throw-open" if view.gam.table else "mexiko-say-throw"
        return words(key, who=who, dice=call_in(words, dice))
    if die:
        return words("mexiko-say-throw-half", who=who, die=die)
    return words("mexiko-say-throw-hidden", who=who)


def _report_said(move: Move, after: View, words: Words) -> str:
    """What the referee reports."""
    match move:
        case GamResult(scorer, points):
            return words("mexiko-say-result", who=team(scorer, words), points=points)
        case SetResult(home, guest):
            return words("mexiko-say-set", home=home, guest=guest)
        case MatchResult(home, guest):
            return words("mexiko-say-match", home=home, guest=guest)
        case Floor(seat):
            colour = "red" if after.board.cards[-1].red else "yellow"
            return words("mexiko-say-floor", who=team(seat, words), card=colour)
        case Nominate(seat, die):
            return words("mexiko-say-nominate", who=team(seat, words), die=die)
        case Substitute(seat, die):
            return words("mexiko-say-substitute", who=team(seat, words), die=die)
        case LineUp(seat, dice):
            return words("mexiko-say-lineup", who=team(seat, words), dice=_dice_said(dice))
        case TimeOut(seat, seconds) | Foam(seat, seconds):
            said = words(f"mexiko-say-{OF_A_TEAM[type(move)]}", who=team(seat, words))
            most = too_long(move)
            if most is None or seconds is None:
                return said
            return f"{said} {words('mexiko-too-long', seconds=seconds, over=seconds - most)}"
        case Hand(seat) | Finished(seat) | Ready(seat):
            return words(f"mexiko-say-{OF_A_TEAM[type(move)]}", who=team(seat, words))
        case _:
            raise TypeError(f"no sentence for {move!r}")
