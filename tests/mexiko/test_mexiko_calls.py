"""What dice say and which call beats which: MX-1 … MX-4, MX-6."""

import pytest

from kostka.mexiko.rules.calls import NAMES, WAYS, beats, call_of, dice_of, named

LADDER = [
    *("31", "32", "41", "42", "43", "51", "52", "53", "54", "61", "62", "63", "64", "65"),
    *("1i", "2i", "3i", "4i", "5i", "6i", "M"),
]


@pytest.mark.rule("MX-1")
@pytest.mark.parametrize(("dice", "name"), [((1, 3), "31"), ((3, 5), "53"), ((6, 5), "65")])
def test_the_larger_die_is_the_tens(dice: tuple[int, int], name: str) -> None:
    assert NAMES[call_of(*dice)] == name


@pytest.mark.rule("MX-1")
def test_fourteen_numbers() -> None:
    found = {NAMES[call_of(a, b)] for a in range(1, 7) for b in range(1, 7) if a != b} - {"M"}
    assert found == set(LADDER[:14])


@pytest.mark.rule("MX-2")
@pytest.mark.parametrize("number", range(1, 7))
def test_a_double_is_indiani(number: int) -> None:
    assert NAMES[call_of(number, number)] == f"{number}i"


@pytest.mark.rule("MX-3")
def test_two_and_one_is_mexiko() -> None:
    assert NAMES[call_of(2, 1)] == NAMES[call_of(1, 2)] == "M"


@pytest.mark.rule("MX-4")
def test_the_ladder_has_21_calls_in_this_order() -> None:
    assert list(NAMES) == LADDER
    assert [named(name) for name in LADDER] == list(range(21))


@pytest.mark.rule("MX-6", "MX-4")
def test_only_a_higher_call_beats_a_call_and_mexiko_mexiko() -> None:
    for low, lower in enumerate(LADDER):
        for high, higher in enumerate(LADDER):
            expected = high > low or lower == higher == "M"
            assert beats(high, low) is expected, (lower, higher)


def test_36_ways_two_dice_can_fall() -> None:
    falls = [call_of(a, b) for a in range(1, 7) for b in range(1, 7)]
    assert [falls.count(call) for call in range(21)] == list(WAYS)
    assert all(call_of(*dice_of(call)) == call for call in range(21))


@pytest.mark.parametrize("name", ["21", "12", "13", "44", "66", "7i", "0i", "mex", ""])
def test_other_names_are_no_calls(name: str) -> None:
    assert named(name) is None
