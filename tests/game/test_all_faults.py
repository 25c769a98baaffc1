"""A refused record is told every fault that can be found whatever the others are, each in its
place; what only follows from another fault is none."""

import random
import re
from pathlib import Path

import pytest

from kostka.game.errors import RecordRefused
from kostka.game.record import read

GOLDEN = sorted(Path("tests/golden").glob("*/*.kostka"))
WORD = re.compile(r"\S+")

MEXIKO = """[Game "mexiko"]
[Option "best_of" "four"]
[Hom "A"]
[Foo bar]

1. 31>52 ok 51>43 no
2. 31>52 ok 43>foo
3. 31>32
4. 12>31 ok 51
! yelow home
"""
KAMOS = """[Game "kamos"]
[Player1 "A"]
[Player2 "B"]

?12345=kamos
?123456=3
A: ?=3:Q
1. B: ?=foo
3. ?=2:4
2. 13356(33)33346(333)13336=3:OO
"""
DOMINO = """[Game "domino"]

1. 11 12 23 45
2. 11 17
3. 22 33
! A1 dance
"""


def faults(text: str) -> list[tuple[int, int, str]]:
    with pytest.raises(RecordRefused) as refused:
        read(text, "f")
    return [(fault.line, fault.column, fault.code) for fault in refused.value.faults]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            MEXIKO,
            "2:1 option-value, 3:1 tag-player, 4:1 record-tag, 6:15 mexiko-call-too-low,"
            " 7:16 record-word, 9:1 mexiko-gam-not-over, 9:4 mexiko-other-name, 10:3 record-word",
        ),
        (
            KAMOS,
            "5:1 kamos-shape, 6:1 kamos-dice, 7:8 record-word, 8:9 record-word,"
            " 9:4 kamos-mark-ambiguous, 10:28 kamos-mark",
        ),
        (DOMINO, "3:13 domino-no-fit, 4:7 record-word, 5:7 domino-no-fit, 6:6 record-word"),
        ('[Game "mexiko"]\n31>52 nope\n54>61 no\n54>61 ok 41>43', "2:7 record-word, 4:12"),
        (
            '[Game "mexiko"]\n1. 31>99\n[Game "kamos"]\n?=9:9',
            "2:6 mexiko-no-such-call, 4:3 record-word",
        ),
    ],
)
def test_all_faults_are_told_at_once_in_order(text: str, expected: str) -> None:
    told = ", ".join(f"{line}:{column} {code}" for line, column, code in faults(text))
    for fault in expected.split(", "):
        assert fault in told
    assert told.count(",") == expected.count(",")


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ('[Game "mexiko"]\n[Option "spanish" "si"]\n1. 31>52 si 53>61 no\n2. 31>61 no', (2, 1)),
        ('[Game "mexiko"]\n1. 31>52 [x\n2. 31>61 no', (2, 10)),
        ('[Game "mexiko"]\n1. 31>52 so he said} no\n2. 31>61 no', (2, 20)),
        ('[Game "mexiko"]\n1. 31>52 {no\n2. 31>61 maybe', (2, 10)),
        ("[Game mexiko]\n1. 31>99 maybe", (1, 1)),
        ('[Game "mexiko"]\n2. 31>52 no\n= home 1\n! undo 1', (2, 1)),
    ],
)
def test_what_follows_from_a_fault_is_none(text: str, first: tuple[int, int]) -> None:
    assert [fault[:2] for fault in faults(text)] == [first]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_one_broken_word_is_one_fault(path: Path) -> None:
    """Of the records that are read: a word put out of shape is the only fault, or the first words
    that cannot be after it."""
    chance = random.Random(path.name)
    text = path.read_text()
    begins = text.rindex("]\n")
    words = [found for found in WORD.finditer(text) if found.start() > begins]
    for found in chance.sample(words, min(4, len(words))):
        for broken in ("zzz", "99>99", found[0][::-1], ""):
            try:
                read(text[: found.start()] + broken + text[found.end() :], "f")
            except RecordRefused as refused:
                (fault,) = refused.faults
                assert fault.line > 0
                assert fault.column > 0


def test_any_broken_record_has_its_faults_in_order() -> None:
    chance = random.Random(1)
    for path in GOLDEN:
        text = path.read_text()
        for _ in range(6):
            place, length = chance.randrange(len(text)), chance.randrange(1, 9)
            put = "".join(chance.choices('![]{};"=>?0123456789 \nab.', k=chance.randrange(6)))
            try:
                read(text[:place] + put + text[place + length :], "f")
            except RecordRefused as refused:
                places = [(fault.line, fault.column) for fault in refused.faults]
                assert places == sorted(set(places))
                assert all(line > 0 and column > 0 for line, column in places)
