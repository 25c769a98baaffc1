"""The record as text, before any game has read it: tags, words, comments and their places."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kostka.game.cursor import Word
from kostka.game.errors import RecordRefused, Refusal
from kostka.game.record import read, write, write_file
from kostka.game.record.scan import scan


def test_tags_words_and_comments_are_told_apart() -> None:
    (game,) = scan('[Game "mexiko"]\n[Home "A \\"B\\""]\n\n31>52 ok {a\nb} 51>61 ; rest\n', "f")
    assert [(name, value) for name, value, _ in game.tags] == [
        ("Game", "mexiko"),
        ("Home", 'A "B"'),
    ]
    assert game.words == [Word("31>52", 4, 1), Word("ok", 4, 7), Word("51>61", 5, 4)]
    assert game.comments == [(2, "a b"), (3, "rest")]


def test_an_option_has_a_name_and_a_value() -> None:
    (game,) = scan('[Option "two_points" "called"]', "f")
    assert [(name, value) for name, value, _ in game.tags] == [("Option two_points", "called")]


def test_spacing_of_tags_is_forgiven() -> None:
    (game,) = scan('  [ Game   "kamos" ] [Rules\t"kamos-1"]', "f")
    assert [name for name, _, _ in game.tags] == ["Game", "Rules"]


def test_an_exclamation_mark_is_a_word_of_its_own() -> None:
    (game,) = scan('[Game "x"]\n!timeout home\n! undo 3', "f")
    assert [word.text for word in game.words] == ["!", "timeout", "home", "!", "undo", "3"]


def test_tags_after_moves_begin_the_next_game() -> None:
    first, second = scan('[Game "a"]\n1 2\n[Game "b"]\n3', "f")
    assert [word.text for word in first.words] == ["1", "2"]
    assert [word.text for word in second.words] == ["3"]


@pytest.mark.parametrize(
    ("text", "code", "line", "column"),
    [
        ("", "record-empty", 1, 1),
        (" \n\n ", "record-empty", 1, 1),
        ('[Game "mexiko]\n', "record-tag", 1, 1),
        ('[Game "mexiko"]\n [Broken', "record-tag", 2, 2),
        ('[Game "mexiko"]\n31 {never closed', "record-comment", 2, 4),
        ('[Game "mexiko"]\n31 } 5', "record-comment", 2, 4),
    ],
)
def test_what_is_no_record_is_refused_with_its_place(
    text: str, code: str, line: int, column: int
) -> None:
    with pytest.raises(RecordRefused) as refused:
        read(text, "file.kostka")
    (fault,) = refused.value.faults
    assert (fault.code, fault.line, fault.column) == (code, line, column)
    assert str(fault).startswith(f"file.kostka:{line}:{column}: {code}")


@given(st.text(st.characters(codec="utf-8")))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        games = scan(text, "f")
    except RecordRefused:
        return
    for game in games:
        broken = {(fault.line, fault.column) for fault in game.faults}
        for word in game.words:
            there = text.split("\n")[word.line - 1][word.column - 1 :]
            assert there.startswith(word.text) or (word.line, word.column) in broken


def test_a_million_characters_in_a_line_are_no_trouble() -> None:
    (game,) = scan('[Game "a"]\n' + "5" * 1_000_000 + " 1" * 500_000, "f")
    assert len(game.words) == 500_001


def test_a_game_without_moves_is_a_game() -> None:
    for name in ("mexiko", "kamos", "domino"):
        games = read(f'[Game "{name}"]\n[Event "a"]\n\n[Game "{name}"]\n[Event "b"]\n')
        assert [game.log.header.tag("Event") for game in games] == ["a", "b"]
        assert read(write(games)) == games


def test_tags_parted_by_an_empty_line_are_one_games() -> None:
    (game,) = scan('[Game "a"]\n\n[Home "x"]\n\n{a}\n\n[Guest "y"]\n1', "f")
    assert [name for name, _, _ in game.tags] == ["Game", "Home", "Guest"]


@given(
    st.lists(
        st.tuples(
            st.integers(0, 7),
            st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=12),
        ),
        max_size=6,
    ),
    st.text(st.characters(exclude_categories=["Cs", "Cc", "Zl", "Zp"]), max_size=12),
)
def test_comments_and_names_come_back(comments: list[tuple[int, str]], name: str) -> None:
    (game,) = read('[Game "mexiko"]\n1. 31>52 ok 51>61 no')
    log = msgspec.structs.replace(
        game.log, header=msgspec.structs.replace(game.log.header, seats=(name, ""))
    )
    told = tuple((at, " ".join(text.split())) for at, text in sorted(comments, key=lambda c: c[0]))
    (again,) = read(write([replace(game, log=log, comments=told)]))
    assert again.log.entries == log.entries
    assert again.log.header.seats[0] == name
    left = iter([text for _, text in again.comments])
    assert all(text in left for _, text in told), "all of them, in their order"


def test_what_would_not_be_read_back_is_not_written(tmp_path: Path) -> None:
    (game,) = read('[Game "mexiko"]\n31>52')
    file = tmp_path / "a.kostka"
    write_file(file, [game], check=True)
    with pytest.raises(Refusal, match="record-not-read-back"):
        write_file(file, [replace(game, comments=((1, "a\0b"), (9, "after the end")))], check=True)
    assert read(file.read_text()) == [game]
