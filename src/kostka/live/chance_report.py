"""What a game's chance brought, laid out so that a browser can draw all of it once more."""

import msgspec

from kostka.game.chance_verification import promised_chance, taken_over
from kostka.game.guests import without_account
from kostka.game.log import Insert, Replace, Undo, withdrawn
from kostka.game.record import Record
from kostka.game.seats import Role
from kostka.live.table import raw_json

NOTHING = msgspec.Raw(b"null")


class Thrown(msgspec.Struct, frozen=True):
    """A throw, lot or deal: its entry's number, in the record's notation and as JSON, and the move
    just before it (which dice were kept, whether was shuffled again). ``gone``: a correction took
    it out; ``put``: one put it in, so nothing was promised."""

    entry: int
    text: str
    move: msgspec.Raw
    previous: msgspec.Raw = msgspec.field(default_factory=lambda: NOTHING)
    gone: bool = False
    put: bool = False


class Chance(msgspec.Struct, frozen=True):
    """A game's chance. ``kind`` as ``kostka verify`` says it; by seat ``values``, what was
    committed to before (``commitments``) and the bots of the house (``bots``), each empty where
    there is none; ``taken``: so many entries came from the game ``origin`` and are proven there;
    ``guests``: the seats that had no account."""

    game: str
    names: tuple[str, ...]
    kind: str
    id: str
    commitment: str
    secret: str
    values: tuple[str, ...]
    commitments: tuple[str, ...]
    bots: tuple[str, ...]
    origin: str
    taken: int
    throws: tuple[Thrown, ...]
    guests: tuple[int, ...] = ()


def throws_of(record: Record) -> Chance:
    """All throws and deals of a record's game, with what they were promised by."""
    header = record.log.header
    tags = dict(reversed(header.tags))
    values: list[str] = []
    while (value := tags.get(f"SeatValue{len(values) + 1}")) is not None:
        values.append(value)
    return Chance(
        record.game.name,
        header.seats,
        promised_chance(header)[0],
        tags.get("GameId", ""),
        tags.get("Commitment", ""),
        tags.get("Secret", ""),
        tuple(values),
        tuple(tags.get(f"SeatCommitment{seat + 1}", "") for seat in range(len(values))),
        tuple(tags.get(f"Bot{seat + 1}", "") for seat in range(len(values))),
        tags.get("Origin", "").partition(" ")[0],
        taken_over(header),
        tuple(_throws(record)),
        without_account(header),
    )


def _throws(record: Record) -> list[Thrown]:
    game, log = record.game, record.log
    gone, found = withdrawn(log.entries), []
    state, previous = game.rules.start(log.header), NOTHING
    for number, entry in enumerate(log.entries, 1):
        if isinstance(entry, Undo | Replace | Insert):
            so_far = log.until(number)
            state, step = so_far.state, so_far.put_in()
            if step is not None and game.rules.author(step.before, step.move) is Role.CHANCE:
                text = game.written(step.before, step.move)
                found.append(Thrown(number, text, raw_json(step.move), put=True))
            standing = list(so_far.steps())
            previous = raw_json(standing[-1].move) if standing else NOTHING
            continue
        if game.rules.author(state, entry) is Role.CHANCE:
            text = game.written(state, entry)
            found.append(Thrown(number, text, raw_json(entry), previous, gone=number in gone))
        state, previous = game.rules.apply(state, entry), raw_json(entry)
    return found
