"""A call in a sentence, in four languages: the name of a call has one form, the first case, so a
sentence puts it where that form is right whichever call it is (MX-3, MX-4)."""

import re

import pytest
from tests.locale.sentences import patterns, readings, said, variable

from kostka.locale.words import LANGUAGES, Words
from kostka.mexiko.rules.calls import COUNT
from kostka.mexiko.typed_moves import call_in

every_language = pytest.mark.parametrize("language", LANGUAGES)
NUMBERS = ["31", "32", "41", "42", "43", "51", "52", "53", "54", "61", "62", "63", "64", "65"]
NAMES = {
    "cs": "1 indián, 2 indiáni, 3 indiáni, 4 indiáni, 5 indiánů, 6 indiánů, mexiko",
    "en": "1 indián, 2 indiáni, 3 indiáni, 4 indiáni, 5 indiáni, 6 indiáni, mexiko",
    "de": "1 Indianer, 2 Indianer, 3 Indianer, 4 Indianer, 5 Indianer, 6 Indianer, Mexiko",
    "uk": "1 індіанець, 2 індіанці, 3 індіанці, 4 індіанці, 5 індіанців, 6 індіанців, мексико",
}
FRAMES = {
    "cs": r": |[Hh]lášk[au] |, (tedy|na kostkách) |hod (na stůl )?",
    "en": r": |[Cc]all(ed|s| is)? |[Bb]eats? |thrown |throws? |have |show |that is ",
    "de": r": |Ansage |, also ",
    "uk": r": |[Зз]аявк[аиу] |, (тобто|на кубиках) |кидок (на стіл )?",
}
"""What stands before a call: a colon, the word for a call, or one after which the first case is
right. English has no cases, but a call is not the subject of a verb: 2 indiáni is accepted."""
SENTENCES = {
    "cs": [
        ("mexiko-say-shown", {}, "Na kostkách: {call}."),
        ("mexiko-ask-answer", {}, "Soupeř hlásí: {call}. ✋ beru, nebo ☝ nevěřím?"),
        ("web-mexiko-ask-beat", {"you": "yes"}, "Přehoďte hlášku {call}."),
        ("web-mexiko-ask-table", {"you": "yes"}, "Hláška {call} přijata. Jak má soupeř házet?"),
        ("web-mexiko-told-call", {"you": "no", "who": "Eva"}, "Eva hlásí: {call}."),
    ],
    "en": [
        ("mexiko-say-shown", {}, "The dice show {call}."),
        ("mexiko-ask-answer", {}, "The call is {call}. ✋ accept, or ☝ no accept (no)?"),
        ("web-mexiko-ask-beat", {"you": "yes"}, "Beat {call}."),
        (
            "web-mexiko-ask-table",
            {"you": "yes"},
            "The call {call} is accepted. How must they throw?",
        ),
        ("web-mexiko-told-call", {"you": "no", "who": "Eva"}, "Eva calls {call}."),
    ],
    "de": [
        ("mexiko-say-shown", {}, "Auf den Würfeln: {call}."),
        ("mexiko-ask-answer", {}, "Angesagt: {call}. ✋ glaube ich oder ☝ glaube ich nicht?"),
        ("web-mexiko-ask-beat", {"you": "yes"}, "Überbiete die Ansage {call}."),
        (
            "web-mexiko-ask-table",
            {"you": "yes"},
            "Die Ansage {call} ist angenommen. Wie wird geworfen?",
        ),
        ("web-mexiko-told-call", {"you": "no", "who": "Eva"}, "Eva sagt an: {call}."),
    ],
    "uk": [
        ("mexiko-say-shown", {}, "На кубиках: {call}."),
        ("mexiko-ask-answer", {}, "Суперник заявляє: {call}. ✋ вірю чи ☝ не вірю?"),
        ("web-mexiko-ask-beat", {"you": "yes"}, "Перебийте заявку {call}."),
        ("web-mexiko-ask-table", {"you": "yes"}, "Заявку {call} прийнято. Як кидати суперникові?"),
        ("web-mexiko-told-call", {"you": "no", "who": "Eva"}, "Eva заявляє: {call}."),
    ],
}


def calls(language: str) -> list[str]:
    return NUMBERS + NAMES[language].split(", ")


def is_a_call(key: str, name: str | None) -> bool:
    dice_named = ("web-mexiko-end-doubt", "web-mexiko-end-table")
    dice_said = ("mexiko-say-throw", "mexiko-say-throw-open")
    return name == "call" or (name == "dice" and key in dice_named + dice_said)


@every_language
@pytest.mark.rule("MX-4")
def test_every_call_has_its_name(language: str) -> None:
    words = Words(language)
    assert [call_in(words, call) for call in range(COUNT)] == calls(language)


@every_language
def test_a_call_stands_where_its_first_case_is_right(language: str) -> None:
    right = re.compile(rf"(?:{FRAMES[language]})$")
    wrong, seen = [], 0
    for key, pattern in patterns(language).items():
        for chosen, parts in readings(pattern):
            for at, part in enumerate(parts):
                if is_a_call(key, variable(part)):
                    seen += 1
                    before = parts[at - 1] if at else ""
                    if not (isinstance(before, str) and right.search(before)):
                        wrong.append((key, chosen, before))
    assert seen > 30
    assert wrong == []


@every_language
def test_a_sentence_with_a_call_is_whole(language: str) -> None:
    """No word twice in a row, nothing left open, no space before a full stop."""
    checked = 0
    for key, pattern in patterns(language).items():
        found = readings(pattern)
        names = {name for _, parts in found for name in map(variable, parts) if name}
        if not any(is_a_call(key, name) for name in names):
            continue
        for chosen, _ in found:
            for call in calls(language):
                given = {name: call if is_a_call(key, name) else "Eva" for name in names}
                text = said(language, key, **{**given, **chosen})
                assert text.count(call) >= 1, text
                assert not re.search(r"\b(\w+) \1\b| [.,:]|[{}$]|  ", text), text
                checked += 1
    assert checked > 500


@every_language
def test_sentences_read_by_hand_with_every_call(language: str) -> None:
    for key, values, sentence in SENTENCES[language]:
        for call in calls(language):
            assert said(language, key, call=call, **values) == sentence.format(call=call)
