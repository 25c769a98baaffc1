"""Tags as people write them who never saw ours: the same meaning, other spellings."""

import pytest

from kostka.game.errors import RecordRefused
from kostka.game.record import read, write


@pytest.mark.parametrize(
    ("tags", "names"),
    [
        ('[Player1 "Ann"]\n[Player2 "Bob"]', ("Ann", "Bob")),
        ('[player_1 "Ann"]\n[PLAYER 2 "Bob"]', ("Ann", "Bob")),
        ('[Seat1 "Ann"]\n[Seat2 "Bob"]', ("Ann", "Bob")),
        ('[Players "Ann, Bob"]', ("Ann", "Bob")),
        ('[Players "Ann; Bob / Cy"]', ("Ann", "Bob", "Cy")),
        ('[Player "Ann"]\n[Player "Bob"]', ("Ann", "Bob")),
        ('[Players "3"]', ("", "", "")),
    ],
)
def test_players_of_a_game_for_any_number(tags: str, names: tuple[str, ...]) -> None:
    (record,) = read(f'[Game "kamos"]\n{tags}\n?=3:O')
    assert record.log.header.seats == names
    assert read(write([record])) == [record]


@pytest.mark.parametrize(
    "tag",
    [
        '[Option "best_of" "4"]',
        '[option "best-of" "4"]',
        '[Option "Best of" "4"]',
        '[Option best_of "4"]',
        '[BestOf "4"]',
        '[best_of "4"]',
    ],
)
def test_spellings_of_an_option(tag: str) -> None:
    (record,) = read(f'[GAME "Mexiko"]\n[rules "FIMA-1"]\n{tag}')
    assert record.log.header.options == {"best_of": "4"}
    assert record.log.header.tags == ()


def test_a_word_is_no_option_where_the_option_is_a_number() -> None:
    """Nor is a tag of the name of an option that is none: the tag is kept."""
    (record,) = read('[Game "mexiko"]\n[Beer "yes"]\n[BestOf "friends"]\n[Hráč1 "Žofie"]')
    assert record.log.header.options == {}
    assert record.log.header.tags == (("Beer", "yes"), ("BestOf", "friends"), ("Hráč1", "Žofie"))
    assert read(write([record])) == [record]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('[Game "mexiko"]\n[BestOf "22"]', "option-value"),
        ('[Game "mexiko"]\n[BestOf "3"]\n[Option "best_of" "5"]', "tag-twice"),
        ('[Game "mexiko"]\n[game "mexiko"]', "tag-twice"),
        ('[Game "kamos"]\n[Player1 "Ann"]\n[Players "Bob, Cy"]', "tag-twice"),
        ('[Game "kamos"]\n[Players "13"]', "kamos-players"),
        ('[Game "kamos"]\n[Option "players" "2"]', "option-unknown"),
        ('[Game "mexiko"]\n[Option best_of 4]', "record-tag"),
    ],
)
def test_tags_that_cannot_be_are_refused_in_any_spelling(text: str, code: str) -> None:
    with pytest.raises(RecordRefused) as refused:
        read(text)
    assert refused.value.faults[0].code == code
