"""Words at the table: MX-40, MX-41."""

import re
from importlib.resources import files

import pytest

from kostka.game.header import Header
from kostka.locale.words import LANGUAGES, Words
from kostka.mexiko import rules
from kostka.mexiko.face import MexikoFace
from kostka.mexiko.rules.calls import NAMES, named
from kostka.mexiko.rules.moves import Accept, Behind, Doubt, HandOver, Move, Say, ToTable
from kostka.mexiko.typed_moves import ANSWERS as WORDS
from kostka.mexiko.typed_moves import call_in, heard_answers, heard_call

ANSWERS: tuple[Move, ...] = (Accept(), Doubt())
TABLE: tuple[Move, ...] = (Behind(), ToTable())
CALLS: tuple[Move, ...] = (*(Say(call) for call in range(21)), HandOver())
FACE = MexikoFace()


def hear(typed: str, moves: tuple[Move, ...]) -> Move | None:
    return FACE.hear(typed, moves, rules.view(rules.start(Header("mexiko", "fima-1")), 0))


@pytest.mark.rule("MX-40")
@pytest.mark.parametrize("typed", ["na stůl", "Na stul", "to table", "TABULA", "NA STŮL", "tab"])
def test_to_table(typed: str) -> None:
    assert hear(typed, TABLE) == ToTable()


@pytest.mark.rule("MX-40")
@pytest.mark.parametrize("typed", ["accept", "Beru", "ANO", "yes", "si", "sí", "ja", "ok"])
def test_accept(typed: str) -> None:
    assert hear(typed, ANSWERS) == Accept()


@pytest.mark.rule("MX-40")
@pytest.mark.parametrize(
    "typed", ["no accept", "neberu", "nevěřím", "NEVERIM", "ne", "No", "nein", "no  accept!"]
)
def test_no_accept(typed: str) -> None:
    assert hear(typed, ANSWERS) == Doubt()


@pytest.mark.rule("MX-40")
def test_an_answer_out_of_turn_means_nothing() -> None:
    assert hear("beru", CALLS) is None
    assert hear("tabula", ANSWERS) is None
    assert hear("perhaps", ANSWERS) is None


@pytest.mark.rule("MX-41")
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("63", "šedesát tři|sedesat tri|třiašedesát|triasedesat|sixty-three|sixty three"),
        ("63", "dreiundsechzig|63|Sechzig drei"),
        ("31", "třicet jedna|jednatřicet|jedenatřicet|thirty-one|einunddreißig|einunddreissig"),
        ("52", "padesát dva|dvaapadesát|fifty-two|zweiundfünfzig|zweiundfuenfzig"),
        ("65", "šedesát pět|pětašedesát|sixty-five|fünfundsechzig|fuenfundsechzig"),
        ("4i", "čtyři indiáni|4 indiani|4i|four indians|vier Indianer|4 indiáni"),
        ("1i", "jeden indián|1 indian|one indian|ein Indianer|1i"),
        ("6i", "šest indiánů|6 indianu|six indians|sechs Indianer"),
        ("M", "mexiko|Mexiko|MEXICO|m"),
    ],
)
def test_calls_in_czech_english_and_german(name: str, said: str) -> None:
    for typed in said.split("|"):
        assert heard_call(typed) == named(name), typed


@pytest.mark.rule("MX-41")
def test_every_call_is_understood_as_it_is_written_in_every_language() -> None:
    for language in LANGUAGES:
        for call in range(21):
            assert heard_call(call_in(Words(language), call)) == call


@pytest.mark.rule("MX-41")
def test_a_call_typed_at_the_table() -> None:
    assert hear("dreiundsechzig", CALLS) == Say(11)
    assert hear(">63", CALLS) == Say(11)
    assert hear("63", CALLS[12:]) is None
    for move in (*ANSWERS, *TABLE, *CALLS):
        assert hear(FACE.write(move), (*ANSWERS, *TABLE, *CALLS)) == move


@pytest.mark.rule("MX-41")
def test_spanish_only_by_agreement() -> None:
    for typed, name in (("sesenta y tres", "63"), ("cuatro indios", "4i"), ("méjico", "M")):
        assert heard_call(typed) is None
        assert heard_call(typed, spanish=True) == named(name)
    assert heard_answers("no acepto") == ()
    assert heard_answers("no acepto", spanish=True) == (Doubt(),)
    assert heard_answers("a la mesa", spanish=True) == (ToTable(),)


@pytest.mark.rule("MX-2", "MX-41")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("cs", "1 indián|2 indiáni|3 indiáni|4 indiáni|5 indiánů|6 indiánů|mexiko"),
        ("en", "1 indián|2 indiáni|3 indiáni|4 indiáni|5 indiáni|6 indiáni|mexiko"),
        ("de", "1 Indianer|2 Indianer|3 Indianer|4 Indianer|5 Indianer|6 Indianer|Mexiko"),
        (
            "uk",
            "1 індіанець|2 індіанці|3 індіанці|4 індіанці|5 індіанців|6 індіанців|мексико",
        ),
    ],
)
def test_plurals(language: str, said: str) -> None:
    assert [call_in(Words(language), call) for call in range(14, 21)] == said.split("|")
    assert [call_in(Words(language), call) for call in range(14)] == list(NAMES[:14])


PROMPTS = ("how", "answer", "table", "call")
SHOWN = re.compile(r"[(:] ?([^(){}:;,?.]+)")
"""What a prompt shows as a thing to type: in parentheses, or after a colon."""
NO_INPUT = re.compile(
    r"\$|třeba|such as|z. ?B|etwa|zum Beispiel|наприклад|hláška|a call|Ansage|заявка"
)


@pytest.mark.rule("MX-40")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_a_prompt_shows_is_understood(language: str) -> None:
    text = files("kostka.locale").joinpath(language, "mexiko.ftl").read_text(encoding="utf-8")
    prompts = re.findall(rf"^mexiko-ask-(?:{'|'.join(PROMPTS)}) = (.*)$", text, re.MULTILINE)
    assert len(prompts) == len(PROMPTS)
    shown = [word.strip(" ✋☝👇") for prompt in prompts for word in SHOWN.findall(prompt)]
    words = [word for word in shown if word and not NO_INPUT.search(word)]
    assert len(words) >= 4
    for word in words:
        assert heard_answers(word), word


@pytest.mark.rule("MX-40", "MX-41")
@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("так", Accept()),
        ("вірю", Accept()),
        ("ні", Doubt()),
        ("Не вірю", Doubt()),
        ("на стіл", ToTable()),
        ("за рукою", Behind()),
        ("віддаю", HandOver()),
        ("glaube ich nicht", Doubt()),
        ("Tisch", ToTable()),
        ("stůl", ToTable()),
        ("believe", Accept()),
        ("y", Accept()),
        ("М", Say(20)),
        ("2і", Say(15)),
        ("4 індіанці", Say(17)),
        ("шістдесят три", Say(11)),
    ],
)
def test_what_people_type_in_their_own_language(typed: str, meant: Move) -> None:
    assert hear(typed, (*ANSWERS, *TABLE, *CALLS)) == meant


def test_no_word_means_two_things() -> None:
    meanings = [heard_answers(word) for row in WORDS for word in f"{row[1]}|{row[2]}".split("|")]
    assert all(len(meant) <= 1 for meant in meanings)
