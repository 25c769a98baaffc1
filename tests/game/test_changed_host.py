"""A host that does not keep to docs/chance.md, and who notices: ``verify`` by the record where that
is possible at all, and by the receipt of whoever gave a value always."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest

from kostka.cli.verify import verdict
from kostka.game.chance import dice
from kostka.game.definition import game_named, new_header
from kostka.game.errors import Refusal
from kostka.game.fairness import Promise, given, house_value, value_commitment
from kostka.game.header import Header
from kostka.game.log import begin
from kostka.game.receipt import read_receipt
from kostka.game.record import Record, read, write
from kostka.game.seats import Role

GAME = "g-1"
SECRETS = [bytes([first, *range(31)]) for first in range(200)]
ANN, BEN = "a" * 32, "b" * 32


@dataclass
class Host:
    """Runs a game in which Ann and Ben give values, and a novice sits; what is seen by Ann."""

    secret: bytes = SECRETS[0]

    @property
    def commitment(self) -> str:
        return Promise(self.secret, GAME, ()).commitment

    def commit(self, seat: int, value: str) -> str:
        return value_commitment(GAME, seat, self.commitment, value)

    @property
    def honest(self) -> Promise:
        values = (ANN, BEN, house_value("novice"))
        return Promise(self.secret, GAME, values, (self.commit(0, ANN), self.commit(1, BEN), ""))

    @property
    def receipt(self) -> str:
        """What Ann keeps when she shows her value."""
        tags = self.honest.tags()
        kept = ("GameId", "Commitment", "SeatCommitment1", "SeatCommitment2", "SeatValue1")
        return "".join(f'[{name} "{tags[name]}"]\n' for name in kept)


def played(promise: Promise, **tags: str) -> Record:
    """A game of Kámoš with this chance, and its record, been through text."""
    game = game_named("kamos")
    header = new_header(game, seats=("Ann", "Ben", "novice"), options={"columns": "1"})
    log: Any = begin(game.rules, header.with_tags(Bot3="novice", **promise.tags() | tags))
    for _ in range(30):
        (actor, *_) = game.rules.actors(log.state)
        if actor is Role.CHANCE:
            source = promise.source_at(len(log.entries) + 1)
            log = log.append(game.rules.draw(log.state, source))
        else:
            assert isinstance(actor, int)
            log = log.append(game.rules.legal(log.state, actor)[0])
    (record,) = read(write([Record(game, log)]))
    return record


def test_what_an_honest_host_proves() -> None:
    host = Host()
    record = played(host.honest)
    found = verdict(record)
    assert (found.ok, found.chance, found.proven.proof) == (True, "promise", "own")
    assert found.proven.gave == ("own", "own", "house")
    found = verdict(record, read_receipt(host.receipt))
    assert (found.ok, found.proven.proof, found.proven.unlike) == (True, "witnessed", ())


def best_secret(values: tuple[str, ...]) -> bytes:
    """Another secret, under which the first throw is to the host's liking."""
    return max(SECRETS, key=lambda one: dice(Promise(one, GAME, values).source_at(1), 5))


def drawn_after_the_values(host: Host) -> Promise:
    """The secret is drawn again once the values are known, as the host of old could."""
    return replace(host.honest, secret=best_secret(host.honest.values))


def drawn_after_the_values_and_covered_up(host: Host) -> Promise:
    liked = Host(best_secret(host.honest.values))
    assert liked.secret != host.secret
    return liked.honest


def value_replaced(host: Host) -> Promise:
    return replace(host.honest, values=("c" * 32, *host.honest.values[1:]))


def value_replaced_and_covered_up(host: Host) -> Promise:
    value = "c" * 32
    hashes = (host.commit(0, value), *host.honest.commitments[1:])
    return replace(host.honest, values=(value, *host.honest.values[1:]), commitments=hashes)


def others_value_replaced_and_covered_up(host: Host) -> Promise:
    value = "c" * 32
    hashes = (host.commit(0, ANN), host.commit(1, value), "")
    return replace(host.honest, values=(ANN, value, "bot:novice"), commitments=hashes)


def drawn_for_one_seat(host: Host) -> Promise:
    return replace(host.honest, commitments=(host.commit(0, ANN), "", ""))


def drawn_for_the_bot(host: Host) -> Promise:
    return replace(host.honest, values=(ANN, BEN, "d" * 32))


def drawn_for_all(host: Host) -> Promise:
    return replace(host.honest, commitments=())


@pytest.mark.parametrize(
    ("lie", "by_the_record"),
    [
        (drawn_after_the_values, "altered"),
        (drawn_after_the_values_and_covered_up, None),
        (value_replaced, "altered"),
        (value_replaced_and_covered_up, None),
        (others_value_replaced_and_covered_up, None),
        (drawn_for_one_seat, "altered"),
        (drawn_for_the_bot, "altered"),
        (drawn_for_all, "host"),
    ],
)
def test_a_changed_host_is_noticed(
    lie: Callable[[Host], Promise], by_the_record: str | None
) -> None:
    host = Host()
    record = played(lie(host))
    alone = verdict(record)
    if by_the_record == "altered":
        assert (alone.ok, alone.chance, alone.proven.proof) == (False, "altered", "none")
    elif by_the_record == "host":
        assert (alone.ok, alone.proven.proof) == (True, "host")
    else:
        assert (alone.ok, alone.proven.proof) == (True, "own"), "only who was there can know"
    if lie is not drawn_for_the_bot:
        witnessed = verdict(record, read_receipt(host.receipt))
        assert not witnessed.ok
        assert witnessed.proven.unlike
        assert witnessed.proven.proof == "none"


def test_another_throw_in_the_record_is_noticed() -> None:
    host = Host()
    other = replace(host.honest, secret=SECRETS[1])
    record = played(other, **host.honest.tags())
    found = verdict(record, read_receipt(host.receipt))
    assert not found.ok
    assert found.differs
    assert found.proven.proof == "none"


def test_a_receipt_that_says_too_little_proves_no_more_than_the_record() -> None:
    host = Host()
    record = played(host.honest)
    for left_out in ("SeatValue1", "SeatCommitment2"):
        lines = host.receipt.splitlines(keepends=True)
        less = "".join(line for line in lines if left_out not in line)
        assert verdict(record, read_receipt(less)).proven.proof == "own"


def test_records_of_before_verify_and_say_less() -> None:
    old = Promise(SECRETS[0], GAME, ("x", "y", "bot:novice"))
    found = verdict(played(old))
    assert (found.ok, found.proven.proof) == (True, "host")
    assert found.proven.gave == ("host", "host", "house")


@pytest.mark.parametrize(
    "text",
    [
        "",
        '[GameId "g"]',
        '[GameId "g"]\n[Commitment "x"]\n[Secret "y"]',
        '[GameId "g"]\n[Commitment "x"]\n[Commitment "y"]',
        "sha256:66",
    ],
)
def test_what_is_no_receipt(text: str) -> None:
    with pytest.raises(Refusal, match="receipt-form"):
        read_receipt(text)


def test_a_record_without_a_promise_has_no_values() -> None:
    assert given(Header("mexiko", "fima-1")) == ()
