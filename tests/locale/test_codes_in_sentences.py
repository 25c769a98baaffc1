"""What the rules call by a code is said to people in words, in four languages."""

import pytest
from tests.locale.sentences import said

from kostka.domino.rules.state import Due
from kostka.locale.words import LANGUAGES

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@pytest.mark.parametrize("due", list(Due))
def test_what_domino_waits_for_is_said_in_words(due: Due, language: str) -> None:
    told = said(language, "error-domino-not-now", found="66", expected=due.value)
    unknown = said(language, "error-domino-not-now", found="66", expected="?")
    assert told.startswith(unknown.removesuffix("?"))
    assert told.removeprefix(unknown.removesuffix("?")) != due.value


@every_language
def test_a_drawn_round_is_said_in_words(language: str) -> None:
    told = said(language, "error-domino-other-winner", found="draw", expected="A")
    assert "draw" not in told or language == "en"
    assert said(language, "error-domino-other-winner", found="B", expected="draw") != told
    assert said(language, "error-domino-other-winner", found="B", expected="A").count("A") >= 1
