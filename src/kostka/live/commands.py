"""All that somebody may ask of a table, as one tagged union.

A command has an id of its sender's making: sent twice it is done once. ``Play`` names the length of
the game's log that it was meant for: in another state it is refused as stale.
"""

from typing import Annotated, TypeAlias

import msgspec

from kostka.game.seats import Seat
from kostka.live.events import OfferKind
from kostka.live.setup import MOST_MOVES, MOST_SEATS, WORD

Id = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern=WORD)]

HASH = "^sha256:[0-9a-f]{64}(?!\n)$"
VALUE = "^[0-9a-f]{32,64}(?!\n)$"
"""A seat's value: 16 bytes at least, which nobody guesses."""


class Join(msgspec.Struct, frozen=True, tag="join", forbid_unknown_fields=True):
    """Sit down; ``seat`` None: wherever there is room."""

    seat: Annotated[Seat, msgspec.Meta(ge=0, lt=MOST_SEATS)] | None = None


class Commit(msgspec.Struct, frozen=True, tag="commit", forbid_unknown_fields=True):
    """All sit: commit to a value of one's own for the chance (docs/chance.md says how)."""

    commitment: Annotated[str, msgspec.Meta(pattern=HASH)]


class Reveal(msgspec.Struct, frozen=True, tag="reveal", forbid_unknown_fields=True):
    """All have committed: show the value."""

    value: Annotated[str, msgspec.Meta(pattern=VALUE)]


class Leave(msgspec.Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Stand up; the owner's leaving closes a table that has not begun. In a running game it is
    what resigning is."""


class Start(msgspec.Struct, frozen=True, tag="start", forbid_unknown_fields=True):
    """The owner begins; seats still open are taken by the bot ``fill``."""

    fill: str = "novice"


class Play(msgspec.Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """A move, meant for the game's log at length ``position``."""

    position: Annotated[int, msgspec.Meta(ge=0, le=MOST_MOVES)]
    move: msgspec.Raw


class Resign(msgspec.Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    """Give the game up. Between two sides it ends; else a bot plays on for the seat."""


class Offer(msgspec.Struct, frozen=True, tag="offer", forbid_unknown_fields=True):
    """Offer the others something, or agree to what another has offered."""

    what: OfferKind


class Answer(msgspec.Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """Agree to what was offered, or not."""

    what: OfferKind
    yes: bool


class Claim(msgspec.Struct, frozen=True, tag="claim", forbid_unknown_fields=True):
    """Claim the game from a side that stays away or whose clock has run out."""


class Return(msgspec.Struct, frozen=True, tag="return", forbid_unknown_fields=True):
    """Play oneself again where a bot has taken over."""


class Officiate(msgspec.Struct, frozen=True, tag="officiate", forbid_unknown_fields=True):
    """Be the referee: for who has the ``key`` that the table's owner gives away. ``Leave`` ends
    it."""

    key: Annotated[str, msgspec.Meta(max_length=64)]


class Say(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Chat: typed words or a phrase's code, one of them."""

    text: Annotated[str, msgspec.Meta(max_length=280)] = ""
    phrase: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Mute(msgspec.Struct, frozen=True, tag="mute", forbid_unknown_fields=True):
    """Do not show me what this person (id) says; ``on`` false: show it again."""

    whom: Annotated[str, msgspec.Meta(max_length=64)]
    on: bool = True


Command: TypeAlias = (
    Join
    | Commit
    | Reveal
    | Leave
    | Start
    | Play
    | Resign
    | Offer
    | Answer
    | Claim
    | Return
    | Officiate
    | Say
    | Mute
)
