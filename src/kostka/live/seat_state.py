"""One seat of a table: who sits there, and who plays there."""

from typing import Literal

import msgspec

from kostka.eventlog.person import Person

Missed = Literal["gone", "clock"]
Why = Literal["gone", "clock", "resigned"]


class Away(msgspec.Struct, frozen=True):
    """Nobody is there for the seat: since when, and until when the others wait (ms)."""

    since: int
    until: int


class SeatState(msgspec.Struct, frozen=True):
    """A seat. ``commitment`` and ``value``: what it gives to the chance, see agreeing.py.
    ``engine``: the bot of the house that sits here; ``taken``: the bot that plays on for the
    person, and ``why``. ``absences`` counts the long ones."""

    who: Person | None = None
    value: str = ""
    commitment: str = ""
    engine: str | None = None
    taken: str | None = None
    why: Why | None = None
    away: Away | None = None
    absences: int = 0
    claimable: Missed | None = None

    @property
    def bot(self) -> str | None:
        """The bot of the house that chooses here now, if one does."""
        return self.engine or self.taken

    @property
    def person(self) -> bool:
        """Somebody from outside sits here: a person, or a program of theirs."""
        return self.who is not None and self.engine is None

    @property
    def plays(self) -> bool:
        """A move of the person's is not refused whatever it is: no bot plays on (who was away and
        moves is there again), and no clock has run out."""
        return (self.taken is None or self.away is not None) and self.claimable != "clock"

    @property
    def resigned(self) -> bool:
        """The person has given up, and a bot plays on."""
        return self.why == "resigned"

    @property
    def there(self) -> bool:
        """A person sits here, has not given up and is not away."""
        return self.person and self.away is None and not self.resigned
