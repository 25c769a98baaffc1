"""Names: which may be taken, which are read as one, and that guests are told from accounts."""

from typing import Any

import pytest
from tests.server.test_accounts import PASSWORD

from kostka.game.definition import game_named, game_names
from kostka.locale.words import LANGUAGES, Words
from kostka.server.errors import HTTPRefusal
from kostka.server.people.names import name_of
from kostka.server.people.reserved import own_name
from kostka.store.likeness import login_of, skeleton

ALIKE = {
    "capital I and small l": ("Ivan", "lvan"),
    "one and l": ("Max1", "MaxI"),
    "zero": ("Oskar", "0skar"),
    "case": ("Oskar", "OSKAR"),
    "blanks": ("Oskar", "Os kar"),
    "Cyrillic": ("Oskar", "Оѕkаr"),
    "whole Cyrillic": ("OCKAP", "Оскар"),
    "Greek": ("Hanna", "Ηanna"),
    "Armenian": ("oto", "օtօ"),
    "whole Armenian": ("uno", "սոօ"),
    "Cherokee": ("CAM", "ᏟᎪᎷ"),
    "Lisu": ("SAM", "ꓢꓮꓟ"),
    "phonetic": ("Magda", "Mɑɡdɑ"),
    "small capitals": ("Ann", "ᴀɴɴ"),
    "fullwidth": ("Ann", "Ａｎｎ"),
    "mathematical": ("Ann", "𝐀𝓷𝕟"),
    "two letters like one": ("modern", "rnodern"),
    "accents composed otherwise": ("Žofie", "Z\u030cofie"),
    "a joiner": ("علی\u200cرضا", "علیرضا"),
}
APART = [("Mila", "Miia"), ("Žofie", "Zofie"), ("Eva", "Ева"), ("Anna", "Ahha"), ("Пётр", "Петр")]
GOOD = [
    "Žofie",
    "Їжак",
    "Nguyễn",
    "山田Taro",
    "さくらサクラ桜",
    "김Kim金",
    "علی\u200cرضا",
    "محمد",
    "Γιώργος",
    "Արամ",
    "O'Neill-3",
    "Ann \u2764",
    "Zoë 2",
    "שרה",
]
MIXED = {
    "Оskar": "О (Cyrillic) + skar (Latin)",
    "Annа": "Ann (Latin) + а (Cyrillic)",
    "Hαnna": "Hnna (Latin) + α (Greek)",
    "օto": "օ (Armenian) + to (Latin)",
    "Ꭺnn": "Ꭺ (Cherokee) + nn (Latin)",
    "ꓮnn": "ꓮ (Lisu) + nn (Latin)",
    "Annא": "Ann (Latin) + א (Hebrew)",
    "山Я": "山 (Han) + Я (Cyrillic)",
    "か김": "か (Hiragana) + 김 (Hangul)",
}


@pytest.mark.parametrize("pair", ALIKE.values(), ids=ALIKE.keys())
def test_what_is_read_as_one_has_one_skeleton(pair: tuple[str, str]) -> None:
    assert skeleton(pair[0]) == skeleton(pair[1])


@pytest.mark.parametrize(("one", "other"), APART)
def test_what_is_told_apart_has_two(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)
    assert login_of(one) != login_of(other)


@pytest.mark.parametrize("name", GOOD)
def test_a_name_of_any_language_is_taken(name: str) -> None:
    assert own_name(name) == name


@pytest.mark.parametrize(("name", "letters"), MIXED.items())
def test_a_name_of_several_scripts_is_refused_and_says_which(name: str, letters: str) -> None:
    with pytest.raises(HTTPRefusal) as refused:
        name_of(name)
    assert refused.value.code == "name-mixed"
    assert refused.value.found == f"{name}: {letters}"
    for language in LANGUAGES:
        said = Words(language)(
            "error-name-mixed", found=refused.value.found, expected=refused.value.expected
        )
        assert letters in said


HOUSE = [
    *("Novice", "novice 2", "Nováček", "Novacek", "Neuling", "Початківець", "Optimální hráč"),
    *("Kostka", "K0stka", "Коstka".replace("о", "o"), "KOSTKA 1", "Admin", "Αdmіn", "Ádmin"),
    *("Rozhodčí", "Schiedsrichter", "Referee", "Суддя", "server", "N. N. 4f5a6b"),
]


@pytest.mark.parametrize("name", HOUSE)
def test_names_of_the_house_are_nobodys(name: str) -> None:
    with pytest.raises(HTTPRefusal) as refused:
        own_name(name)
    assert refused.value.code in ("name-reserved", "name-mixed")


def test_every_bot_of_every_game_has_its_name_for_itself() -> None:
    bots = {bot for game in game_names() for bot in game_named(game).bots}
    spoken = {Words(language)(f"bot-{bot}") for bot in bots for language in LANGUAGES}
    for name in bots | spoken:
        with pytest.raises(HTTPRefusal, match="name-reserved"):
            own_name(name)


def test_a_guest_is_told_from_an_account(server: Any) -> None:
    early = server.browser()
    early.guest("lvan")
    assert early.fine("GET", "/api/me")["person"]["guest"] is True
    owner = server.browser()
    owner.account("Ivan")
    assert owner.fine("GET", "/api/me")["person"]["guest"] is False
    for name in ("Ivan", "ivan", "lvan", "Іvаn".replace("І", "I").replace("а", "a")):
        taken = server.browser().refused("POST", "/api/guests", {"name": name})
        assert taken == (409, "name-taken")
    later = server.browser()
    later.guest("Jan")
    assert later.refused("PATCH", "/api/me", {"name": "lvan"}) == (409, "name-taken")
    body = {"name": "lvan", "password": PASSWORD}
    assert later.refused("POST", "/api/accounts", body) == (409, "name-taken")
    assert early.refused("POST", "/api/accounts", body) == (409, "name-taken")
    assert owner.fine("PATCH", "/api/me", {"name": "IVAN"})["person"]["name"] == "IVAN"
    other = server.browser()
    other.account("Eva")
    program = {"name": "Ivan", "password": PASSWORD}
    assert other.refused("POST", "/api/programs", program) == (409, "name-taken")
    assert owner.fine("POST", "/api/programs", program)["program"]["name"] == "Ivan"


@pytest.mark.parametrize("way", ["/api/guests", "/api/accounts"])
def test_nobody_is_called_like_a_bot(server: Any, way: str) -> None:
    body = {"name": "Rozhodčí"} | ({"password": PASSWORD} if way == "/api/accounts" else {})
    assert server.browser().refused("POST", way, body) == (400, "name-reserved")
