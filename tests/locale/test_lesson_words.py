"""The words of a lesson say what its position is, in four languages: ends of the chain, tiles and
pips, dice and cells, calls and scores."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.locale.lesson_claims import NUMBERS, SAID
from tests.locale.sentences import patterns, said

from kostka.locale.words import LANGUAGES
from kostka.mexiko.rules.calls import NAMES, WAYS

FILMS = Path(__file__).parents[2] / "web" / "src" / "pages" / "learn" / "lessons"
GAMES = ("mexiko", "kamos", "domino")
NORM = 3
DICE = 5


class Step(NamedTuple):
    """A move that the lesson asks for, with the views before and after it."""

    before: Any
    moves: list[Any]
    meant: Any
    after: Any


@cache
def steps(game: str) -> list[Step]:
    frames = json.loads((FILMS / f"{game}.json").read_text("utf-8"))["frames"]
    return [
        Step(frames[at - 1]["view"], frames[at - 1]["moves"], frame["move"], frame["view"])
        for at, frame in enumerate(frames)
        if frame["by"] == 0
    ]


@cache
def end(game: str) -> Any:
    return json.loads((FILMS / f"{game}.json").read_text("utf-8"))["frames"][-1]["view"]


def mexiko() -> dict[str, list[Any]]:
    one, two, three, four, five, six = steps("mexiko")
    for step, kind in ((two, "behind"), (three, "doubt"), (five, "table")):
        assert step.meant["type"] == kind
    called, own = three.before["gam"]["said"], one.meant["call"]
    assert called == own + 1
    assert [step.before["board"]["last"]["scorer"] for step in (four, six)] == [0, 0]
    last = end("mexiko")["board"]
    return {
        "1": [score(one.before["board"]["points"]), 15, *calls(one.before["gam"]["dice"], own)],
        "2": calls(two.before["gam"]["said"]),
        "3": [*calls(called, own), round(sum(WAYS) / sum(WAYS[own + 1 :]))],
        "4": calls(
            four.before["board"]["last"]["dice"], four.before["gam"]["dice"], four.meant["call"]
        ),
        "5": calls(five.before["gam"]["said"]),
        "6": calls(
            six.before["board"]["last"]["dice"],
            six.before["board"]["last"]["call"],
            six.before["gam"]["dice"],
        ),
        "end": [last["last"]["points"], score(last["sets"][0])],
    }


def kamos() -> dict[str, list[Any]]:
    one, two, three, four, five, six = steps("kamos")
    own, other = one.before["sheets"]
    kept = two.meant["dice"]
    pairs, full = five.meant["dice"], six.before["dice"]
    assert four.before["dice"] in ([1, 2, 3, 4, 5], [2, 3, 4, 5, 6])
    assert six.before["sheets"][1]["total"] == other["total"]
    need = other["total"] + 1 - six.before["sheets"][0]["total"]
    return {
        "1": [
            other["total"],
            sum(not cell for cell in own["cells"]),
            one.before["rules"]["throws"],
            *group(one.before["dice"], one.meant["dice"][0]),
        ],
        "2": [*group(two.before["dice"], 3), len(kept), DICE - len(kept)],
        "3": [
            *group(three.before["dice"], 3),
            three.before["dice"].count(3) - NORM,
            int(three.meant["row"]),
        ],
        "4": [four.before["thrown"], four.after["sheets"][0]["points"][6]],
        "5": [
            *group(five.before["dice"], 2),
            *group(five.before["dice"], 5),
            len(pairs),
            (set(five.before["dice"]) - set(pairs)).pop(),
        ],
        "6": [*group(full, 5), *group(full, 2), six.after["sheets"][0]["points"][7], need],
        "end": [sheet["total"] for sheet in end("kamos")["sheets"]],
    }


def domino() -> dict[str, list[Any]]:
    one, two, three, four, five, six, seven = steps("domino")
    assert one.before["turn"] == one.before["lead"] == 0
    assert {move["side"] for move in four.moves if move.get("tile") == "45"} == {"left", "right"}
    assert (two.meant["side"], four.meant["side"]) == ("right", "right")
    assert len(three.moves) == 1
    assert seven.after["winner"] == "A"
    passed = [play for play in five.before["plays"][-3:] if play["tile"] is None]
    pips = sum(map(int, two.meant["tile"]))
    points = end("domino")["points"][0]
    return {
        "1": [one.before["points"][0], one.before["rules"]["target"], tile(one)],
        "2": [two.before["left"], two.before["right"], tile(two), two.before["right"], pips],
        "3": [len(three.moves), tile(three)],
        "4": [tile(four), four.after["left"], tile(five)],
        "5": [len(passed), tile(five)],
        "6": [len(six.before["hands"][0]), tile(six)],
        "7": [len(seven.before["hands"][0])],
        "end": [points - one.before["points"][0], points],
    }


FACTS = {"mexiko": mexiko, "kamos": kamos, "domino": domino}


def calls(*them: int) -> list[int | str]:
    return [int(name) if name.isdigit() else name for name in (NAMES[call] for call in them)]


def score(points: list[int]) -> str:
    return ":".join(map(str, points))


def group(dice: list[int], face: int) -> tuple[int, int]:
    """How many of which face."""
    return dice.count(face), face


def tile(step: Step) -> str:
    return "-".join(step.meant["tile"])


def value(language: str, word: str) -> int | str:
    """What is meant by a word, of a number, a tile, a score or a call."""
    if word.lower() in ("mexiko", "мексико"):
        return "M"
    for number, forms in enumerate(NUMBERS[language].split("|"), start=1):
        if word.lower() in forms.lower().split():
            return number
    return int(word) if word.isdigit() else word


def found(language: str, step: str) -> list[str]:
    """The words that stand in the places of #."""
    text = said(language, f"web-learn-{step}")
    pieces = [re.escape(piece.strip()) for piece in SAID[language][step].split("…")]
    match = re.search(".*?".join(pieces).replace(r"\#", r"([\w:’-]*\w)"), text)
    assert match, f"{language}: {step}: {text}"
    return list(match.groups())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_words_and_position_say_the_same(game: str, language: str) -> None:
    for step, facts in FACTS[game]().items():
        words = found(language, f"{game}-{step}")
        assert [value(language, word) for word in words] == facts, f"{language}: {game}-{step}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_in_a_lesson_is_held_against_its_position(language: str) -> None:
    keys = [key for key in patterns(language) if re.fullmatch(r"web-learn-\w+-(\d|end)", key)]
    assert sorted(keys) == sorted(f"web-learn-{step}" for step in SAID[language])
    for key in keys:
        text = re.sub(r"\([A-Z]+-\d+\)", "", said(language, key))
        words = found(language, key.removeprefix("web-learn-"))
        assert re.findall(r"\d[\d:-]*\b", text) == [w for w in words if w[0].isdigit()], key
