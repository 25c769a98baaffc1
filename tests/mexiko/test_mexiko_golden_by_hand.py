"""The golden matches, scored again by a scorer that knows nothing of the program: it reads the
lines as a person would, with the ladder written out, and adds up points on paper."""

import json
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent.parent / "golden" / "mexiko"
# A corrected match is not read from top to bottom; it is checked by hand in its own test below.
MATCHES = sorted(path for path in HERE.glob("*.kostka") if "corrected" not in path.name)
LADDER = [
    *("31", "32", "41", "42", "43", "51", "52", "53", "54", "61", "62", "63", "64", "65"),
    *("1i", "2i", "3i", "4i", "5i", "6i", "M"),
]
TEAMS = ["home", "guest"]


class Paper:
    """Points on paper."""

    def __init__(self, text: str) -> None:
        self.called_only = '"two_points" "called"' in text
        self.open_pays_two = '"open_mexiko_pays_two" "no"' not in text
        self.done: list[list[int]] = []
        self.points = [0, 0]
        self.server = self.thrower = 0
        self.throw = self.call = ""

    def score(self, team: int, worth: int) -> None:
        self.points[team] = min(15, self.points[team] + worth)
        self.server = self.thrower = team
        self.throw = self.call = ""
        if self.points[team] == 15:
            self.end(self.points)

    def end(self, points: list[int]) -> None:
        self.done.append(points)
        self.points = [0, 0]
        self.server = self.thrower = len(self.done) % 2
        self.throw = self.call = ""

    def doubt(self) -> None:
        true = LADDER.index(self.throw) >= LADDER.index(self.call)
        two = self.call == "M" or (self.throw == "M" and not self.called_only)
        self.score(self.thrower if true else 1 - self.thrower, 1 + two)

    def open_throw(self, dice: str) -> None:
        higher = LADDER.index(dice) > LADDER.index(self.call) or dice == self.call == "M"
        two = self.call == "M" or (dice == "M" and self.open_pays_two)
        self.score(1 - self.thrower if higher else self.thrower, 1 + two)


def on_paper(text: str) -> Paper:
    paper = Paper(text)
    body = re.sub(r"\{[^}]*\}|;.*", "", re.sub(r"^\[.*\n", "", text, flags=re.MULTILINE))
    body = re.sub(r"^! floor (\w+).*$", r"FLOOR-\1", body, flags=re.MULTILINE)
    body = re.sub(r"^! (?!per|off).*$", "", body, flags=re.MULTILINE)
    body = re.sub(r"! per partes|! off table", "FAULT", body)
    body = re.sub(r"set \d+:( beer \w+)?|(?<!= )(home|guest) \d+|\b\d+\.(?= )", "", body)
    words = body.replace(">", " >").replace("= ", "=").split()
    waiting = ""  # what the next dice are for
    while words:
        word = words.pop(0)
        if word in ("=home", "=guest"):
            paper.score(TEAMS.index(word[1:]), int(words.pop(0)))
        elif word == "=match":
            words.pop(0)
        elif word.startswith("="):
            paper.end([int(part) for part in word[1:].split(":")])
        elif word == "FAULT" and waiting == "tab":
            paper.open_throw("31")
        elif word == "FAULT":
            paper.throw = "31"
        elif word.startswith("FLOOR-"):  # a die on the floor has left the table: the throw is 31
            if paper.throw and word.endswith(TEAMS[paper.thrower]):
                paper.throw = "31"
        elif word.startswith(">"):
            paper.call = word[1:]
        elif word in ("ok", "ok?"):
            paper.thrower = 1 - paper.thrower
        elif word == "give":
            paper.score(1 - paper.thrower, 1 + (paper.call == "M"))
        elif word == "no" and paper.throw != "?":
            paper.doubt()
        elif word in ("no", "tab"):
            waiting = word
            continue
        elif waiting == "tab":
            paper.open_throw(word)
        else:
            paper.throw = word.split("/")[0]
            if waiting == "no":
                paper.doubt()
        waiting = ""
    return paper


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)
def test_on_paper_it_comes_to_the_same(path: Path) -> None:
    paper = on_paper(path.read_text(encoding="utf-8"))
    (stated,) = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    score = stated["score"]
    told = [[points["home"], points["guest"]] for points in score["sets"]]
    assert paper.done == told
    if path.stem == "reported-and-played":
        assert (score["match"], score["winner"]) == ({"home": 3, "guest": 1}, "home")
        return
    home = sum(points[0] == 15 for points in paper.done)
    guest = len(paper.done) - home
    assert score["match"] == {"home": home, "guest": guest}
    assert score["winner"] == (None if home == guest else TEAMS[home < guest])


def test_the_corrected_match() -> None:
    """At 14:13 home was given the last gam; it was the guests', and so was the one after."""
    (stated,) = json.loads((HERE / "corrected-after-the-end.json").read_text(encoding="utf-8"))
    assert stated["score"]["sets"] == [{"home": 14, "guest": 15}]
    assert stated["score"]["winner"] == "guest"
    assert stated["over"]
    assert stated["faults"] == []


def test_the_rare_things_are_in_them() -> None:
    def text(name: str) -> str:
        return (HERE / f"{name}.kostka").read_text(encoding="utf-8")

    def score(name: str) -> dict[str, object]:
        (stated,) = json.loads((HERE / f"{name}.json").read_text(encoding="utf-8"))
        found: dict[str, object] = stated["score"]
        return found

    assert "M>M ok M>M" in text("mexiko-over-mexiko")
    assert score("cap-at-fourteen")["sets"] == [{"home": 15, "guest": 13}]
    assert score("red-card")["cards"] == [
        {"team": "home", "die": 7, "card": "yellow"},
        {"team": "home", "die": 7, "card": "red"},
    ]
    assert score("drawn-best-of-four")["winner"] is None
    assert score("beers-one-less")["beers"] == 3
    assert score("beers-one-less")["match"] == {"home": 3, "guest": 1}
    assert score("per-partes")["faults"] == {
        "hand": 1,
        "per-partes": 2,
        "off-table": 2,
        "floor": 0,
    }
