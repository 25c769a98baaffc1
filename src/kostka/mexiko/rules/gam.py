"""An exchange of calls, move by move: MX-5, MX-6, MX-10, MX-11, MX-12, MX-14, MX-15, MX-18."""

from msgspec.structs import replace

from kostka.game.errors import RuleError
from kostka.mexiko.rules.calls import COUNT, MEXIKO, NAMES, beats, dice_of
from kostka.mexiko.rules.lineup import serve
from kostka.mexiko.rules.moves import (
    Accept,
    Behind,
    Doubt,
    HandOver,
    Open,
    Say,
    Show,
    Throw,
    ToTable,
)
from kostka.mexiko.rules.points import after_doubt, after_hand_over, after_open_throw
from kostka.mexiko.rules.refusals import not_now
from kostka.mexiko.rules.sets import score_gam
from kostka.mexiko.rules.state import Gam, Phase, State

HOW_NAMES = ("hidden", "half", "open")


def choose_how(state: State, move: Open) -> State:
    """MX-18: hidden, one die open, or both. Without the option it can only be reported, before
    the throw, that dice lie open."""
    gam = state.gam
    asked = gam.phase is Phase.HOW
    reported = gam.phase is Phase.THROW and not (
        gam.table or gam.open or state.rules.voluntary_open
    )
    lowest = 0 if asked else 1
    if not (asked or reported) or not lowest <= move.dice <= 2:
        raise not_now("MX-18", HOW_NAMES[move.dice] if 0 <= move.dice <= 2 else str(move.dice), gam)
    if gam.fresh:
        state = serve(state)
    return State(state.rules, state.board, replace(gam, phase=Phase.THROW, open=move.dice))


def throw(state: State, move: Throw) -> State:
    """MX-10: the dice fall behind the hand; or in the open (MX-14), which ends the gam."""
    gam = state.gam
    dice, die = move.dice, move.die
    if gam.phase is not Phase.THROW:
        raise not_now("MX-10", "?" if dice is None else _name(dice), gam)
    if dice is not None and not 0 <= dice < COUNT:
        raise RuleError("MX-4", "mexiko-no-such-call", found=dice, expected="31 … M")
    if dice is None and (gam.table or gam.open == 2):
        raise RuleError("MX-14" if gam.table else "MX-18", "mexiko-open-is-seen", found="?")
    if (die != 0) != (gam.open == 1) or (die and dice is not None and die not in dice_of(dice)):
        found = f"{'?' if dice is None else NAMES[dice]}/{die}"
        raise RuleError("MX-18", "mexiko-open-die", found=found)
    if gam.fresh:
        state = serve(state)
    if gam.table and gam.beat is not None and dice is not None:
        scorer, worth = after_open_throw(state.rules, gam.thrower, gam.beat, dice)
        return score_gam(state, scorer, worth, by="table", call=gam.beat, dice=dice)
    thrown = replace(gam, phase=Phase.SAY, dice=dice, die=die)
    return State(state.rules, state.board, thrown)


def say(state: State, move: Say) -> State:
    """MX-5: any call, true or not; but MX-6: one that beats the call that was believed."""
    gam, call = state.gam, move.call
    if gam.phase is not Phase.SAY:
        raise not_now("MX-10", f">{_name(call)}", gam)
    if not 0 <= call < COUNT:
        raise RuleError("MX-4", "mexiko-no-such-call", found=call, expected="31 … M")
    if not beats(call, gam.beat):
        lowest = NAMES[MEXIKO if gam.beat is None else min(gam.beat + 1, MEXIKO)]
        expected = lowest if lowest == NAMES[MEXIKO] else f"{lowest} … M"
        raise RuleError("MX-6", "mexiko-call-too-low", found=NAMES[call], expected=expected)
    said = replace(gam, phase=Phase.ANSWER, said=call)
    return State(state.rules, state.board, said)


def hand_over(state: State, _: HandOver) -> State:
    """MX-15: instead of a call; not before there was something to beat."""
    gam = state.gam
    if gam.phase is not Phase.SAY:
        raise not_now("MX-15", "give", gam)
    if gam.beat is None:
        raise RuleError("MX-15", "mexiko-nothing-to-beat", found="give", expected=">31 … >M")
    if gam.dice is not None and beats(gam.dice, gam.beat):
        found = f"{NAMES[gam.dice]} give"
        expected = f">{NAMES[gam.dice]} … >M" if gam.dice < MEXIKO else ">M"
        raise RuleError("MX-15", "mexiko-throw-beats", found=found, expected=expected)
    scorer, worth = after_hand_over(gam.thrower, gam.beat)
    return score_gam(state, scorer, worth, by="give", call=gam.beat)


def accept(state: State, _: Accept) -> State:
    """MX-11: the call is believed; its caller may now ask for an open throw (MX-14)."""
    gam = state.gam
    if gam.phase is not Phase.ANSWER:
        raise not_now("MX-11", "ok", gam)
    return State(state.rules, state.board, replace(gam, phase=Phase.TABLE))


def doubt(state: State, _: Doubt) -> State:
    """MX-11: the call is not believed; the dice decide (MX-12) once they are known."""
    gam = state.gam
    if gam.phase is not Phase.ANSWER or gam.said is None:
        raise not_now("MX-11", "no", gam)
    if gam.dice is None:
        return State(state.rules, state.board, replace(gam, phase=Phase.SHOW))
    scorer, worth = after_doubt(state.rules, gam.thrower, gam.said, gam.dice)
    return score_gam(state, scorer, worth, by="doubt", call=gam.said, dice=gam.dice)


def show(state: State, move: Show) -> State:
    """MX-12: the dice of a doubted throw nobody had told before."""
    gam, dice = state.gam, move.dice
    if gam.phase is not Phase.SHOW or gam.said is None:
        raise not_now("MX-12", _name(dice), gam)
    if not 0 <= dice < COUNT:
        raise RuleError("MX-4", "mexiko-no-such-call", found=dice, expected="31 … M")
    if gam.die and gam.die not in dice_of(dice):
        raise RuleError("MX-18", "mexiko-open-die", found=f"{NAMES[dice]}/{gam.die}")
    scorer, worth = after_doubt(state.rules, gam.thrower, gam.said, dice)
    return score_gam(state, scorer, worth, by="doubt", call=gam.said, dice=dice)


def behind(state: State, _: Behind) -> State:
    """MX-14: the caller lets it be thrown behind the hand."""
    if state.gam.phase is not Phase.TABLE:
        raise not_now("MX-14", "behind", state.gam)
    return _to_believer(state, table=False)


def to_table(state: State, _: ToTable) -> State:
    """MX-14: the caller asks for an open throw; each time a call was accepted, as they like."""
    if state.gam.phase is not Phase.TABLE:
        raise not_now("MX-14", "tab", state.gam)
    return _to_believer(state, table=True)


def _to_believer(state: State, *, table: bool) -> State:
    """The dice go over to the believer, who must beat the call (MX-6)."""
    gam, call = state.gam, state.gam.said
    assert call is not None, "only a call can be accepted"
    how = state.rules.voluntary_open and not table
    over = Gam(
        Phase.HOW if how else Phase.THROW,
        server=gam.server,
        thrower=1 - gam.thrower,
        beat=call,
        table=table,
        calls=(*gam.calls, call),
    )
    return State(state.rules, state.board, over)


def _name(call: int) -> str:
    return NAMES[call] if 0 <= call < COUNT else str(call)
