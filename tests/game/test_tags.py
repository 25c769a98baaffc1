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


@pytest.mark.parametrize(
    ("game", "tag", "name", "value"),
    [
        ("mexiko", '[TwoPoints "called"]', "two_points", "called"),
        ("mexiko", '[Beer "yes"]', "beer", "yes"),
        ("kamos", '[No_Hajcman_Doubles "yes"]', "no_hajcman_doubles", "yes"),
        ("domino", '[Lead "winner"]', "lead", "winner"),
    ],
)
def test_a_tag_of_an_options_name_is_that_option(
    game: str, tag: str, name: str, value: str
) -> None:
    (record,) = read(f'[Game "{game}"]\n{tag}')
    assert record.log.header.options == {name: value}
    assert record.log.header.tags == ()


@pytest.mark.parametrize(
    ("game", "tag", "rule"),
    [
        ("mexiko", '[BestOf "four"]', "MX-24"),
        ("kamos", '[Columns "five"]', "KCR-1"),
        ("domino", '[Target "many"]', "DOM-2"),
        ("mexiko", '[Option "best_of" "1e1"]', "MX-24"),
        ("kamos", '[Option "columns" "1_0"]', "KCR-1"),
        ("kamos", '[Option "columns" "２"]', "KCR-1"),
        ("domino", '[Option "target" "+200"]', "DOM-2"),
    ],
)
def test_or_a_refusal_and_numbers_are_digits(game: str, tag: str, rule: str) -> None:
    with pytest.raises(RecordRefused) as refused:
        read(f'[Game "{game}"]\n{tag}')
    (fault,) = refused.value.faults
    assert (fault.rule, fault.code) == (rule, "option-value")
    assert fault.found
    assert fault.expected


@pytest.mark.parametrize(
    ("game", "tags", "code"),
    [
        ("kamos", '[Player1 "A"]\n[Playyer2 "B"]', "tag-player"),
        ("kamos", '[Player1 "A"]\n[Player3 "C"]', "tag-player-missing"),
        ("kamos", '[Player2 "B"]', "tag-player-missing"),
        ("mexiko", '[Hom "A"]', "tag-player"),
        ("mexiko", '[Guesst "B"]', "tag-player"),
        ("mexiko", '[Player3 "C"]', "tag-player"),
        ("domino", '[A1 "A"]\n[A3 "B"]', "tag-player"),
        ("domino", '[C1 "A"]', "tag-player"),
        ("domino", '[Seat5 "A"]', "tag-player"),
    ],
)
def test_a_player_spelled_wrongly_or_left_out_is_refused(game: str, tags: str, code: str) -> None:
    with pytest.raises(RecordRefused) as refused:
        read(f'[Game "{game}"]\n{tags}')
    (fault,) = refused.value.faults
    assert fault.code == code
    assert fault.expected


@pytest.mark.parametrize("tag", ["Event", "Round", "Place", "Město1", "Set1", "SeatValue3", "Team"])
def test_other_tags_are_kept_as_they_are(tag: str) -> None:
    for game in ("mexiko", "kamos", "domino"):
        (record,) = read(f'[Game "{game}"]\n[{tag} "x  y\u00a0z"]')
        assert record.log.header.tags == ((tag, "x  y\u00a0z"),)
        assert read(write([record])) == [record]


@pytest.mark.parametrize(
    ("written", "name"), [(r"C:\dice", r"C:\dice"), (r"C:\\dice", r"C:\dice"), (r"\"A\"", '"A"')]
)
def test_a_backslash_is_kept(written: str, name: str) -> None:
    (record,) = read(f'[Game "mexiko"]\n[Home "{written}"]')
    assert record.log.header.seats[0] == name
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


@pytest.mark.parametrize("tag", ['[Option "beer"]', '[Options "beer=yes"]', '[Option "" "yes"]'])
def test_an_option_without_its_name_or_value_is_refused(tag: str) -> None:
    with pytest.raises(RecordRefused) as refused:
        read(f'[Game "mexiko"]\n{tag}')
    (fault,) = refused.value.faults
    assert (fault.code, fault.expected, fault.line) == ("tag-option", '[Option "NAME" "VALUE"]', 2)


@pytest.mark.parametrize(
    ("game", "tags", "names"),
    [
        ("mexiko", '[Domácí "A"]\n[Hosté "B"]', ("A", "B")),
        ("mexiko", '[Gäste "B"]\n[Heim "A"]', ("A", "B")),
        ("mexiko", '[господарі "A"]\n[Гості "B"]', ("A", "B")),
        ("mexiko", '[Hráč1 "A"]\n[Гравець2 "B"]', ("A", "B")),
        ("kamos", '[Spieler 1 "A"]\n[Hráč 2 "B"]', ("A", "B")),
        ("kamos", '[Hráči "A, B"]', ("A", "B")),
        ("domino", '[Гравець1 "A"]\n[Spieler4 "D"]', ("A", "", "", "D")),
    ],
)
def test_seats_are_named_in_any_language(game: str, tags: str, names: tuple[str, ...]) -> None:
    (record,) = read(f'[Game "{game}"]\n{tags}')
    assert record.log.header.seats == names
    assert record.log.header.tags == ()


def test_tags_of_the_chance_are_known_in_any_spelling_and_once() -> None:
    (record,) = read('[Game "mexiko"]\n[secret "a"]\n[seat_value1 "b"]\n[game_id "c"]')
    assert record.log.header.tags == (("Secret", "a"), ("SeatValue1", "b"), ("GameId", "c"))
    with pytest.raises(RecordRefused) as refused:
        read('[Game "mexiko"]\n[Secret "a"]\n[secret "b"]')
    (fault,) = refused.value.faults
    assert (fault.code, fault.found, fault.line) == ("tag-twice", "Secret", 3)


def test_a_choice_is_read_in_any_case() -> None:
    (record,) = read('[Game "mexiko"]\n[TwoPoints "Called"]\n1. M>52 no')
    assert record.log.state.rules.two_points == "called"
    assert record.log.state.board.points == (1, 0)
