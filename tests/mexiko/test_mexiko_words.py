"""Words for people: every language says the same things, and every refusal has its sentence."""

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

import kostka.mexiko
from kostka.game.log import Log
from kostka.game.record import Record, read, write
from kostka.game.seats import Role, Viewer
from kostka.locale.words import LANGUAGES, Words
from kostka.mexiko import rules
from kostka.mexiko.definition import GAME
from kostka.mexiko.face import MexikoFace
from kostka.mexiko.rules import Move, State
from kostka.mexiko.rules.moves import Open

RandomLog = Callable[..., Log[State, Move]]
Told = Callable[..., Log[State, Move]]
SOURCES = list(Path(str(kostka.mexiko.__file__)).parent.rglob("*.py"))
DOCS = Path(__file__).parents[2] / "docs" / "record" / "mexiko.md"
FACE = MexikoFace()
VIEWERS: tuple[Viewer, ...] = (0, 1, Role.SPECTATOR)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def messages(language: str) -> dict[str, set[str]]:
    """Every key with the values its sentence takes."""
    text = files("kostka.locale").joinpath(language, "mexiko.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    key = ""
    for line in text.splitlines():
        if match := re.match(r"([a-z][a-z0-9-]*) =", line):
            key = match[1]
            assert key not in found, key
            found[key] = set()
        if key:
            found[key] |= set(re.findall(r"\$(\w+)", line))
    return found


@every_language
def test_every_language_has_the_same_keys_and_values(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert other.keys() == english.keys()
    for key, values in english.items():
        assert other[key] <= values | {"found", "expected", "rule"}, key


def test_every_refusal_has_a_sentence() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCES)
    raised = set(re.findall(r'"(?:MX-\d+|rule)?",?\s*"(mexiko-[a-z0-9-]+)"', code))
    raised |= set(re.findall(r'Refusal\(\s*"(mexiko-[a-z0-9-]+)"', code))
    raised |= set(re.findall(r'RuleError\(\s*[^,]+,\s*"(mexiko-[a-z0-9-]+)"', code))
    said = {key.removeprefix("error-") for key in messages("en") if key.startswith("error-")}
    assert raised
    assert raised == said


@every_language
def test_every_moment_of_random_matches_can_be_drawn_asked_and_said(
    random_log: RandomLog, language: str
) -> None:
    words = Words(language)
    for seed in range(25):
        log = random_log(seed, steps=60, reports=0.3)
        for step in log.steps():
            for viewer in VIEWERS:
                seen = rules.view(step.before, viewer)
                assert FACE.draw(seen, words)
                shown = rules.shown(step.before, step.move, viewer)
                assert isinstance(FACE.say(seen, shown, rules.view(step.after, viewer), words), str)
                assert FACE.protocol(seen, words)
                assert FACE.due(seen, words)
            for actor in rules.actors(step.before):
                if isinstance(actor, Role):
                    continue
                seen = rules.view(step.before, actor)
                legal = rules.legal(step.before, actor)
                assert FACE.ask(seen, legal, words)
                for move in legal:
                    assert FACE.hear(FACE.write(move), legal, seen) == move


@pytest.mark.rule("MX-16")
@every_language
def test_nothing_hidden_is_drawn_or_said(told: Told, language: str) -> None:
    words = Words(language)
    for viewer in (1, Role.SPECTATOR):
        drawn = {
            FACE.draw(rules.view(told(f"{dice}>61").state, viewer), words) for dice in (65, 31)
        }
        assert len(drawn) == 1
    start = told("").state
    throw = next(step.move for step in told("65").steps())
    after = rules.apply(start, throw)
    told_to = [
        FACE.say(
            rules.view(start, seat), rules.shown(start, throw, seat), rules.view(after, seat), words
        )
        for seat in (0, 1)
    ]
    assert ["65" in said for said in told_to] == [True, False]


@pytest.mark.rule("MX-12")
def test_how_a_gam_ended_is_told_with_the_move_that_ended_it(told: Told) -> None:
    def last_said(text: str) -> str:
        step = list(told(text).steps())[-1]
        views = (rules.view(state, 1) for state in (step.before, step.after))
        before, after = views
        return FACE.say(before, rules.shown(step.before, step.move, 1), after, Words("en"))

    assert last_said("31>52 no") == "Guest: no accept. The dice show 31. Guest +1."
    assert last_said("?>52 no 53") == "The dice show 53. Home +1."
    assert last_said("31>52 tab M") == "Guest throws to table: mexiko. Guest +2."
    assert last_said("31>M ok 31 give") == "Guest hands over the dice. Home +2."
    assert last_said("= home 2") == "Gam recorded by its result alone: Home +2."


def test_how_a_table_looks(told: Told) -> None:
    state = told("31>52 ok 51>61 ok 61>62 no\n4i>54 ok 31", best_of="3").state
    view = rules.view(state, 0)
    assert FACE.draw(view, Words("en")).splitlines() == [
        "Set 1. Home 0, Guest 1. Sets 0:0 (best of 3).",
        "Gam 2. Guest served. Calls: 54.",
        "The dice: 3 and 1, that is 31.",
    ]
    asked = FACE.ask(view, rules.legal(state, 0), Words("en"))
    assert asked == ("Beat 54: a call (such as 61, 2i, M), or hand over the dice: give."), (
        "examples only of what beats it"
    )
    assert FACE.due(rules.view(told("31>52 tab").state, 0), Words("en")) == (
        "Guest throws two dice to table."
    )


def test_the_protocol_has_the_sets_and_the_cards(told: Told) -> None:
    teams = "! lineup guest 3\n! lineup home 7, 8\nhome 7 guest 3\n"
    state = told(teams + "! floor home\n! floor home\n! sub home 8\n= 15:3", best_of="3").state
    said = FACE.protocol(rules.view(state, Role.SPECTATOR), Words("en"))
    assert "Sets: 15:3 (Home first)." in said
    assert "Yellow card: Home, die 7." in said
    assert "Red card: Home, die 7." in said


@pytest.mark.rule("MX-34", "MX-32", "MX-30")
def test_the_program_says_which_beer_and_how_long(told: Told) -> None:
    options = {"beer": "yes", "beers": "one-less", "best_of": "2"}
    first = FACE.draw(rules.view(told("", **options).state, 0), Words("en"))
    assert "A new beer for this set." in first
    second = FACE.draw(rules.view(told("= 15:3", **options).state, 0), Words("en"))
    assert "beer from the last set" in second
    over = told("= 15:3\n= 15:3\n! finished guest", **options).state
    assert "Home has 8 minutes" in FACE.draw(rules.view(over, 0), Words("en"))


def test_asking_for_a_die_and_for_how_to_throw(told: Told) -> None:
    teams = "! lineup guest 3\n! lineup home 7, 8\n"
    nominate = rules.view(told(teams).state, 0)
    assert "plays this set" in FACE.ask(nominate, (), Words("en"))
    assert FACE.hear("8", rules.legal(told(teams).state, 0), nominate) is not None
    red = told(teams + "home 7 guest 3\n! floor home\n! floor home").state
    assert "red card" in FACE.ask(rules.view(red, 0), (), Words("en"))
    how = told("", voluntary_open="yes").state
    assert FACE.hear("half", rules.legal(how, 0), rules.view(how, 0)) == Open(1)


def test_spanish_is_heard_where_it_was_agreed(told: Told) -> None:
    for agreed, expected in (("yes", True), ("no", False)):
        state = told("31>52", spanish=agreed).state
        move = FACE.hear("no acepto", rules.legal(state, 1), rules.view(state, 1))
        assert (move is not None) is expected


def test_every_example_of_the_documentation_is_a_record() -> None:
    blocks = re.findall(
        r"^```\n(.*?)^```", DOCS.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )
    assert len(blocks) >= 5
    for block in blocks:
        (record,) = read(block, DOCS.name)
        assert record.game is GAME
        again = write([Record(GAME, record.log)])
        body = block.rsplit("]\n", 1)[1].strip("\n")
        assert again.rsplit("]\n", 1)[1].strip("\n") == body


def test_every_word_of_the_notation_is_documented() -> None:
    text = DOCS.read_text(encoding="utf-8")
    for word in ("ok?", "behind", "table", "give", "tab 43", "hidden", "half", "open", "beer same"):
        assert f"`{word}`" in text, word
    for line in ("lineup", "timeout", "sub", "floor", "hand", "foam", "finished", "ready"):
        assert f"`! {line} " in text, line
