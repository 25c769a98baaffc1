"""Ukrainian words that said something else than was meant stay out of the messages and the
rulebook."""

import re
from pathlib import Path

import pytest

import kostka.locale

LOCALE = Path(kostka.locale.__file__).parent
NOT = {
    "perhaps, before a list of what is allowed": r"\b[Мм]ожлив(о|і):? \{",
    "a limit's noun that fits one number only": r"найбільше \{[^}]*\} \w",
    "a gam, a cannon, a mug, a default by other words": r"\bгам(у|і|и|ом)?\b|Дєл|келих|замовчуванн",
    "a report, word for word from Czech": r"за повідомленням",
    "a computer as a car, a character as a symbol": r"\bмашин|\bсимвол",
    "bones for dice": r"\b[Кк]іст(ка|ки|ок)\b|\b[Кк]ост(і|ей)\b",
    "a space before the dots": r"[А-яіїєґ] …",
    "nothing, where there is nothing to be done": r"\b\w+ти нічого\b",
}


@pytest.mark.parametrize("meaning", NOT)
def test_a_word_that_says_something_else_is_not_used(meaning: str) -> None:
    wrong = re.compile(NOT[meaning])
    files = [*(LOCALE / "uk").glob("*.ftl"), *(LOCALE / "rulebook" / "uk").glob("*.md")]
    lines = [
        f"{path.name}: {line}" for path in files for line in path.read_text("utf-8").splitlines()
    ]
    assert len(lines) > 2000
    assert [line for line in lines if wrong.search(line)] == []
