"""Words at a table, and not reading somebody's."""

from kostka.eventlog.person import Person
from kostka.game.errors import Refusal, RuleError
from kostka.game.joiners import seen_whole
from kostka.live.commands import Mute, Say
from kostka.live.draft import TableDraft
from kostka.live.events import Muted, Said
from kostka.live.seating import check_alive
from kostka.live.table import muted_by, silence

MOST_MUTED = 50
"""So many others need one not read at a table."""
PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "ouch",
    "thanks",
    "one-moment",
    "im-back",
    "cheers",
    "good-game",
    "bye",
)
"""What may be said by its code; everybody reads it in their own language (``phrase-CODE``)."""


def say(draft: TableDraft, who: Person, command: Say) -> None:
    """Typed words or a phrase's code: one of them, on one line. Where the rules want silence those
    who sit say nothing, and hear later what others have said; the referee speaks to all."""
    table = draft.state
    check_alive(table)
    rule = silence(table)
    if rule and table.seat_of(who) is not None:
        raise RuleError(rule, "table-silence")
    text = " ".join(command.text.split())
    phrase = command.phrase
    if bool(text) == bool(phrase) or not seen_whole(text):
        raise Refusal("table-say", found=text or phrase)
    if phrase and phrase not in PHRASES:
        raise Refusal("table-phrase", found=phrase, expected=" ".join(PHRASES))
    draft.emit(Said(who, text, phrase, bool(rule) and not table.info.is_referee(who)))


def mute(draft: TableDraft, who: Person, command: Mute) -> None:
    """Read somebody no more, or again."""
    muted = muted_by(draft.state).get(who.id, ())
    if command.on and len(muted) >= MOST_MUTED and command.whom not in muted:
        raise Refusal("table-muted-enough", expected=MOST_MUTED)
    if (command.whom in muted) != command.on:
        draft.emit(Muted(who.id, command.whom, command.on))
