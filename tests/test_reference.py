"""docs/reference.md says what the docstrings say; ``script/reference`` writes it anew."""

from tests.reference import PAGE, reference

import kostka


def test_the_reference_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == reference(), "script/reference writes it anew"


def test_every_short_name_is_there() -> None:
    assert {*kostka.__all__} == {*kostka.HOMES}
    for name in kostka.__all__:
        assert getattr(kostka, name).__name__ == name
