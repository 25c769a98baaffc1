"""What a record's chance proves and against whom, in a sentence; what each seat gave to it."""

from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

from kostka.cli.seating import seat_name
from kostka.game.errors import Refusal
from kostka.game.fairness import Given, given, promise_of
from kostka.game.header import Header
from kostka.game.receipt import Receipt, differences, read_receipt
from kostka.game.record import Record
from kostka.locale.words import Words

Proof: TypeAlias = Literal["witnessed", "own", "host", "seed", "none"]
"""``witnessed``: nobody chose a throw, as who kept the receipt can tell; ``own``: the same, as
those can tell who gave a value; ``host``: the throws follow from what whoever ran the game drew
alone; ``seed``: from a seed; ``none``: nothing."""


class Unseen(msgspec.Struct):
    """A tag that the record has otherwise than the receipt."""

    tag: str
    seen: str
    found: str


class Proven(msgspec.Struct):
    """By seat what it gave to the chance (``gave``, see game/fairness.py), what is proven, and what
    the receipt says otherwise."""

    gave: tuple[Given, ...]
    proof: Proof
    unlike: tuple[Unseen, ...]


def receipt_for(records: list[Record], file: Path | None) -> Receipt | None:
    """The receipt in this file. Raises Refusal where it is none, or about none of these games."""
    if file is None:
        return None
    try:
        text = file.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal("receipt-form", found=str(file), expected="UTF-8") from None
    receipt = read_receipt(text)
    games = [record.log.header.tag("GameId") or "–" for record in records]
    if receipt.game not in games:
        raise Refusal("receipt-game", found=receipt.game, expected=" ".join(games))
    return receipt


def proven(header: Header, chance: str, receipt: Receipt | None, *, checked: int) -> Proven:
    """What is proven where the chance is of this kind (see game/chance_verification.py) and so many
    throws and deals were checked; of none nothing is proven."""
    gave = given(header)
    if receipt is not None and receipt.game != header.tag("GameId"):
        receipt = None
    unlike = differences(receipt, header) if receipt is not None else ()
    unseen = tuple(Unseen(one.tag, one.seen, one.found) for one in unlike)
    if not checked:
        return Proven(gave, "none", unseen)
    if chance == "seed":
        return Proven(gave, "seed", unseen)
    if chance != "promise" or unseen:
        return Proven(gave, "none", unseen)
    if "own" not in gave:
        return Proven(gave, "host", unseen)
    promise = promise_of(header)
    assert promise is not None, "its chance was drawn from it"
    seen = receipt is not None and receipt.proves(promise.commitments)
    return Proven(gave, "witnessed" if seen else "own", unseen)


def proof_said(record: Record, found: Proven, words: Words) -> list[str]:
    """A line for each seat, for what the receipt says otherwise, and what is proven."""
    header = record.log.header
    said = [
        words("verify-gave", name=seat_name(header, seat, words), gave=gave)
        for seat, gave in enumerate(found.gave)
    ]
    said += [
        words("verify-unlike", tag=one.tag, seen=one.seen, found=one.found or "–")
        for one in found.unlike
    ]
    if found.proof != "none":
        said.append(words(f"verify-proves-{found.proof}"))
    return said
