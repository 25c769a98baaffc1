"""Where a played game's dice and tiles come from: promised, seeded, or thrown by people."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from kostka.game.chance import Seeded, Source, SourceAt, seeded_at
from kostka.game.contract import Game
from kostka.game.cursor import Cursor, Word
from kostka.game.errors import RuleError
from kostka.game.fairness import SECRET_BYTES, Promise, promise_of
from kostka.game.header import Header
from kostka.game.log import Step
from kostka.game.room import Notation
from kostka.game.seats import Role

REPORTED = "reported"


@dataclass(frozen=True, slots=True)
class Dealing:
    """``source_at`` draws chance moves (None: people throw and type), ``thinking_at`` is the
    bots' own; ``promise`` what the dice can be checked by, where they can."""

    source_at: SourceAt | None
    thinking_at: SourceAt
    promise: Promise | None = None


def new_tags(seed: str | None, asked: bool, seats: int) -> dict[str, str]:
    """The tags that say where a new game's chance comes from."""
    if asked:
        return {"Chance": REPORTED}
    if seed is not None:
        return {"Seed": seed}
    values = tuple(secrets.token_hex(8) for _ in range(seats))
    return Promise(secrets.token_bytes(SECRET_BYTES), secrets.token_hex(8), values).tags()


def dealing(header: Header) -> Dealing:
    """The chance that a header's tags promise; unpromised chance for a header with none."""
    if header.tag("Chance") == REPORTED:
        return Dealing(None, _unforeseen)
    if (seed := header.tag("Seed")) is not None:
        return Dealing(seeded_at(seed), seeded_at(f"{seed}/thinking"))
    if (promise := promise_of(header)) is not None:
        return Dealing(promise.source_at, _unforeseen, promise)
    return Dealing(_unforeseen, _unforeseen)


def _unforeseen(_number: int) -> Source:
    return Seeded(secrets.randbits(128))


class Fallen:
    """Real dice: the digits somebody read off them, in the order they were typed."""

    def __init__(self, typed: str) -> None:
        self._left = list("".join(typed.split()))

    @property
    def done(self) -> bool:
        """Every digit was used."""
        return not self._left

    def below(self, n: int) -> int:
        """The next die. Raises ValueError if what is wanted is no die, or what was typed none."""
        if n != 6 or not self._left or self._left[0] not in "123456":
            raise ValueError("not a die")
        return int(self._left.pop(0)) - 1


def typed_chance(
    game: Game[Any, Any, Any], notation: Notation[Any, Any], state: Any
) -> Callable[[str], Any | None]:
    """A function from what people typed to the chance move due: dice as digits, else as a record
    writes it; None for what is neither."""

    def move_of(typed: str) -> Any | None:
        fallen = Fallen(typed)
        try:
            move = game.draw(state, fallen)
            if fallen.done:
                return _lawful(game, state, move)
        except ValueError:
            pass
        cursor = Cursor([Word(text, 1, 1) for text in typed.split()])
        try:
            moves = notation.read(cursor, state) if not cursor.done else ()
        except RuleError:
            return None
        if len(moves) != 1 or not cursor.done or game.author(state, moves[0]) is not Role.CHANCE:
            return None
        return _lawful(game, state, moves[0])

    return move_of


def _lawful(game: Game[Any, Any, Any], state: Any, move: Any) -> Any | None:
    try:
        game.apply(state, move)
    except RuleError:
        return None
    return move


def example(game: Game[Any, Any, Any], notation: Notation[Any, Any], state: Any) -> str:
    """A chance move as it might be typed, to show the form: of a throw that did not happen."""
    drawn: list[int] = []
    move = game.draw(state, _Noted(Seeded(0), drawn))
    if drawn and all(width == 6 for width in drawn):
        return "".join(str(number % 6 + 1) for number in range(len(drawn)))
    text = "".join(notation.write([Step(1, move, state, game.apply(state, move))]))
    return " ".join(text.split())


def sees(game: Game[Any, Any, Any], state: Any, seats: range) -> tuple[int, ...] | None:
    """The seats that will see what chance brings now, or None when everybody at the table will."""
    move = game.draw(state, Seeded(0))
    if game.shown(state, move, Role.SPECTATOR) == move:
        return None
    return tuple(seat for seat in seats if game.shown(state, move, seat) == move)


class _Noted:
    """A source that notes how wide each draw is."""

    def __init__(self, source: Source, widths: list[int]) -> None:
        self._source = source
        self._widths = widths

    def below(self, n: int) -> int:
        self._widths.append(n)
        return self._source.below(n)
