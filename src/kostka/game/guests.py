"""Seats whose players had no account where the game was played: the tag ``WithoutAccount "1 3"``.

Names beside such a seat are anybody's; of an account there is one of a name.
"""

from collections.abc import Iterable

from kostka.game.header import Header
from kostka.game.seats import Seat

TAG = "WithoutAccount"


def without_account(header: Header) -> tuple[Seat, ...]:
    """These seats, as the record's tag says; numbers of seats that there are not are passed over.

    >>> without_account(Header("kamos", "kcr-1", ("Ann", "Bob"), tags=((TAG, "2 7"),)))
    (1,)
    """
    told = (header.tag(TAG) or "").split()
    return tuple(seat for seat in range(len(header.seats)) if str(seat + 1) in told)


def guests_tag(seats: Iterable[Seat]) -> dict[str, str]:
    """The tag that says so of these seats; none where there are none.

    >>> guests_tag([0, 2]), guests_tag([])
    ({'WithoutAccount': '1 3'}, {})
    """
    numbers = " ".join(str(seat + 1) for seat in seats)
    return {TAG: numbers} if numbers else {}
