"""Joiners that cannot be seen: taken in names where letters or emoji need them, else refused."""

import pytest

from kostka.cli.seating import seated
from kostka.game.definition import game_named
from kostka.game.errors import RecordRefused, Refusal
from kostka.game.joiners import seen_whole, without_needed
from kostka.game.record import read, write
from kostka.locale.words import Words
from kostka.server.errors import HTTPRefusal
from kostka.server.people.names import name_of
from kostka.store.likeness import login_of

NEEDED = {
    "Persian": "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627",
    "Sinhala": "\u0dc1\u0dca\u200d\u0dbb\u0dd3",
    "Hindi": "\u0915\u094d\u200d\u0937",
    "Kannada without a ligature": "\u0cb0\u0ccd\u200c\u0c95",
    "family": "A\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "tone and profession": "A\U0001f469\U0001f3fd\u200d\U0001f680",
}
NOT_NEEDED = {
    "between Latin letters": "A\u200db",
    "between Latin letters, none": "A\u200cb",
    "at the end": "\u0639\u0644\u06cc\u200c",
    "at the beginning": "\u200dAnn",
    "twice": "\u0639\u0644\u06cc\u200c\u200c\u0631",
    "after a letter that does not join": "\u0631\u200c\u0631",
    "before a blank": "\u0dc1\u0dca\u200d Ann",
    "one emoji": "A\U0001f468\u200d",
    "emoji and a letter": "\U0001f468\u200dA",
}


@pytest.mark.parametrize("name", NEEDED.values(), ids=NEEDED.keys())
def test_a_joiner_that_is_needed_is_taken_everywhere(name: str) -> None:
    assert name_of(name) == name
    assert login_of(name) == login_of(without_needed(name))
    assert seated(name, 2, game_named("kamos"), Words("en")).names[0] == name
    text = f'[Game "mexiko"]\n[Home "{name}"]\n\n! lineup guest 3 {name}\n'
    (record,) = read(text)
    assert read(write([record])) == [record]
    assert record.log.state.board.lineups[1][0].name == name


@pytest.mark.parametrize("name", NOT_NEEDED.values(), ids=NOT_NEEDED.keys())
def test_a_joiner_elsewhere_is_refused_everywhere(name: str) -> None:
    assert not seen_whole(name)
    with pytest.raises(HTTPRefusal, match="name-unseen"):
        name_of(name)
    with pytest.raises(Refusal, match="seat-name"):
        seated(name, 2, game_named("kamos"), Words("en"))
    with pytest.raises(RecordRefused, match="mexiko-die-name"):
        read(f'[Game "mexiko"]\n! lineup guest 3 {name}\n')
