"""The page as it is sent: its language, its first sight, what a link to a table says in a chat."""

import gzip
import re
from html import unescape
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from tests.server.live_client import begin, make_table
from tests.server.live_server import Server, guest
from tests.web.conftest import Opener

from kostka.locale.words import LANGUAGES, Words
from kostka.server.door.addresses import Address


def sent(server: Server, path: str, **headers: str) -> httpx.Response:
    told = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.get(f"{server.url}{path}", headers=told)


def told(text: str) -> dict[str, str]:
    """The properties that a chat reads."""
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)"', text)
    return {name: unescape(value) for name, value in found}


def size_of(jpeg: bytes) -> tuple[int, int]:
    """Width and height, from the frame's header."""
    found = re.search(rb"\xff[\xc0\xc2].{3}(..)(..)", jpeg, re.DOTALL)
    assert found
    return int.from_bytes(found[2]), int.from_bytes(found[1])


@pytest.fixture
def table(server: Server) -> str:
    setup = {
        "game": "mexiko",
        "seats": ["me", "open"],
        "options": {"best_of": "3", "beer": "yes"},
        "clock": {"game": 300},
        "public": False,
    }
    return make_table(server.url, guest(server.url, 'A <b>"&'), setup)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_says_who_invites_to_what(server: Server, table: str, language: str) -> None:
    answer = sent(server, f"/t/{table}", accept_language=f"fr, {language};q=0.9")
    words, found = Words(language), told(answer.text)
    assert f'<html lang="{language}">' in answer.text
    assert found["og:title"] == words("door-invites", who='A <b>"&', game="mexiko")
    length = words("door-length-mexiko", best_of=3, beer="yes")
    how = words("door-what-open", length=length, clock=words("door-clock-game", minutes=5))
    assert found["og:description"] == f"{words('door-about-mexiko')} {how}"
    assert found["description"] == found["og:description"]
    assert "<b>" not in answer.text
    assert found["og:url"] == f"{server.url}/t/{table}"
    assert found["robots"] == "noindex"
    picture = httpx.get(found["og:image"])
    assert picture.headers["content-type"] == "image/jpeg"
    assert size_of(picture.content) == (1200, 630)
    assert len(picture.content) < 300_000  # more is not shown everywhere
    assert (found["og:image:width"], found["og:image:height"]) == ("1200", "630")


def test_once_all_sit_nobody_is_invited_any_more(server: Server) -> None:
    setup: dict[str, Any] = {"game": "kamos", "seats": ["me", "bot:novice"]}
    table = make_table(server.url, guest(server.url, "Ann"), setup)
    found = told(sent(server, f"/t/{table}").text)
    assert found["og:title"] == "Ann (no account), Novice: Kámoš, Čína, Regál"


@pytest.mark.parametrize("id_", ["\0", "a b", "ä", "a" * 65, "%41", ""])
def test_no_database_is_asked_for_what_can_be_no_table(server: Server, id_: str) -> None:
    assert not Address("/t/:id", id_).is_there()
    assert sent(server, f"/t/{quote(id_ or ' ')}").status_code == 404


def test_the_language_chosen_on_the_page_comes_first(server: Server) -> None:
    answer = sent(server, "/", accept_language="de", cookie="kostka-language=uk")
    assert '<html lang="uk">' in answer.text
    assert sent(server, "/", cookie="kostka-language=xx").text.startswith(
        '<!doctype html>\n<html lang="en">'
    )


def test_the_first_sight_has_words_before_any_script(server: Server) -> None:
    text = sent(server, "/", accept_language="cs").text
    assert text.count('<li class="card">') == 3
    assert "Mezinárodní mexiko" in text
    assert 'class="resume' not in text
    assert "<noscript>" in text
    assert re.search(r'<link rel="modulepreload" crossorigin href="/assets/words-cs-', text)
    assert '<li class="card">' not in sent(server, "/lobby").text


def test_the_line_of_a_game_that_goes_on_is_there_at_once(server: Server) -> None:
    ann = guest(server.url, "Ann")
    make_table(server.url, ann, {"game": "kamos", "seats": ["me", "open"]})
    assert 'class="resume' not in sent(server, "/", **ann).text  # nobody has come yet
    table = make_table(server.url, ann, {"game": "kamos", "seats": ["me", "bot:novice"]})
    begin(server.url, table, ann)
    assert 'class="resume' in sent(server, "/", **ann).text
    found = httpx.get(f"{server.url}/api/home", headers=ann).json()
    mine = {one["id"]: (one["phase"], one["turn"]) for one in found["mine"]}
    assert mine[table][0] == "running"
    assert len(mine) == 2
    assert found["today"] in ("mexiko", "kamos", "domino")
    assert 'class="resume' not in sent(server, "/", **guest(server.url, "Boris")).text


def test_it_goes_packed_and_is_not_sent_again(server: Server) -> None:
    with httpx.stream("GET", f"{server.url}/", headers={"accept-encoding": "gzip"}) as answer:
        raw = b"".join(answer.iter_raw())
    assert gzip.decompress(raw).startswith(b"<!doctype html>")
    tag = answer.headers["etag"]
    again = sent(server, "/", if_none_match=tag, accept_encoding="gzip")
    assert (again.status_code, again.content) == (304, b"")
    assert sent(server, "/", if_none_match=tag, accept_language="de").status_code == 200


SHIFTED = """() => new Promise(done => {
  let sum = 0
  new PerformanceObserver(list => list.getEntries().forEach(each => { sum += each.value }))
    .observe({ type: 'layout-shift', buffered: true })
  setTimeout(() => done(sum), 300)
})"""


@pytest.mark.parametrize("size", [(390, 844), (768, 1024), (1440, 900)])
def test_home_comes_in_few_requests_and_nothing_moves(
    opened: Opener, size: tuple[int, int]
) -> None:
    page = opened("/", viewport={"width": size[0], "height": size[1]})
    page.locator("[data-home=here] [data-today]").wait_for()
    asked = page.evaluate("performance.getEntriesByType('resource').map(each => each.name)")
    assert len(asked) + 1 <= 12, asked
    assert page.evaluate(SHIFTED) < 0.02
