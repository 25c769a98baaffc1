"""Where a played game's dice and tiles come from: promised, seeded, or thrown by people."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from kostka.game.chance import Reported, Seeded, Source, SourceAt, seeded_at
from kostka.game.chance_verification import promised_chance
from kostka.game.contract import AnyRules
from kostka.game.definition import AnyGame
from kostka.game.errors import Refusal
from kostka.game.fairness import SECRET_BYTES, Promise, promise_of
from kostka.game.header import Header
from kostka.game.seats import Role

REPORTED = "reported"


@dataclass(frozen=True, slots=True)
class ChanceSetup:
    """``source_at`` draws chance moves (None: people throw and type), ``thinking_at`` is the
    bots' own; ``promise`` what the dice can be checked by, where they can."""

    source_at: SourceAt | None
    thinking_at: SourceAt
    promise: Promise | None = None


def new_tags(
    seed: str | None, asked: bool, seats: int, published: Callable[[str], None]
) -> dict[str, str]:
    """The tags that say where a new game's chance comes from. The secret is fixed and its
    commitment ``published`` before any seat's value is drawn."""
    if asked:
        return {"Chance": REPORTED}
    if seed is not None:
        return {"Seed": seed}
    secret, game = secrets.token_bytes(SECRET_BYTES), secrets.token_hex(8)
    published(Promise(secret, game, ()).commitment)
    values = tuple(secrets.token_hex(16) for _ in range(seats))
    return Promise(secret, game, values).tags()


def chance_setup(header: Header) -> ChanceSetup:
    """The chance that a header's tags promise; unpromised chance for a header with none.

    Raises Refusal where the dice were committed to and the tags do not let that be kept.
    """
    if header.tag("Commitment") is not None or header.tag("Secret") is not None:
        others = [name for name in ("Seed", "Chance") if header.tag(name) is not None]
        if others or promised_chance(header)[0] != "promise":
            raise Refusal("promise-lost", found=" ".join(["Commitment", *others]))
    if header.tag("Chance") == REPORTED:
        return ChanceSetup(None, _unforeseen)
    if (seed := header.tag("Seed")) is not None:
        return ChanceSetup(seeded_at(seed), seeded_at(f"{seed}/thinking"))
    if (promise := promise_of(header)) is not None:
        return ChanceSetup(promise.source_at, _unforeseen, promise)
    return ChanceSetup(_unforeseen, _unforeseen)


def _unforeseen(_number: int) -> Source:
    return Seeded(secrets.randbits(128))


def chance_typed(game: AnyGame, typed: str, state: Any) -> Any | None:
    """The chance move due that people typed: dice as digits, else as a record writes it; None for
    what is neither. Raises Refusal for one that cannot be."""
    move = _dice_typed(game.rules, typed, state)
    if move is None:
        move = game.move_typed(typed, state)
        if move is None or game.rules.author(state, move) is not Role.CHANCE:
            return None
    game.rules.apply(state, move)
    return move


def _dice_typed(rules: AnyRules, typed: str, state: Any) -> Any | None:
    """The throw due, with these digits for its dice; None if they are not as many digits."""
    digits = "".join(typed.split())
    if not (digits.isascii() and digits.isdigit()):
        return None
    fallen = Reported([int(digit) for digit in digits], lowest=1, width=6)
    try:
        move = rules.draw(state, fallen)
    except ValueError:
        return None
    return move if fallen.done else None


def an_example(game: AnyGame, state: Any) -> str:
    """A chance move as it might be typed, to show the form: of a throw that did not happen."""
    drawn: list[int] = []
    move = game.rules.draw(state, _Noted(Seeded(0), drawn))
    if drawn and all(width == 6 for width in drawn):
        return "".join(str(number % 6 + 1) for number in range(len(drawn)))
    return game.written(state, move)


def sees(rules: AnyRules, state: Any, seats: range) -> tuple[int, ...] | None:
    """The seats that will see what chance brings now, or None when everybody at the table will."""
    move = rules.draw(state, Seeded(0))
    if rules.shown(state, move, Role.SPECTATOR) == move:
        return None
    return tuple(seat for seat in seats if rules.shown(state, move, seat) == move)


class _Noted:
    """A source that notes how wide each draw is."""

    def __init__(self, source: Source, widths: list[int]) -> None:
        self._source = source
        self._widths = widths

    def below(self, n: int) -> int:
        self._widths.append(n)
        return self._source.below(n)
