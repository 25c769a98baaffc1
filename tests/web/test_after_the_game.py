"""After a game, in the browser: it is looked at again, taken apart, its dice are checked, and it
goes on from its middle."""

import pytest
from playwright.sync_api import Route, expect
from tests.patience import PATIENCE
from tests.web.conftest import Finished, Named, Opener, resigns
from tests.web.looking import faults, picture

from kostka.game.fairness import Promise


def test_a_game_is_looked_at_again_by_keys_and_slider(opened: Opener, finished: Finished) -> None:
    page = opened("/")
    table = finished("mexiko")
    page.goto(f"/t/{table}")
    page.get_by_role("link", name="Replay and analysis").click()
    film = page.locator("[data-last]")
    expect(film).to_have_attribute("data-at", "0")
    last = int(film.get_attribute("data-last") or 0)
    press = page.keyboard.press
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft"):  # one decision on, one more, one back
        before = film.get_attribute("data-at") or ""
        press(key)
        expect(film).not_to_have_attribute("data-at", before)
    press("End")
    expect(film).to_have_attribute("data-at", str(last))
    press("ArrowRight")
    expect(film).to_have_attribute("data-at", str(last))
    press("Home")
    expect(film).to_have_attribute("data-at", "0")
    expect(page.locator("[data-told]")).to_have_text("Before the first move.")
    press(" ")  # plays, and each step is said
    expect(page.locator(".for-ears[data-said]")).to_contain_text("Club player")
    page.get_by_role("button", name="Stop").click()
    slider = page.get_by_role("slider")
    slider.fill("5")
    expect(film).to_have_attribute("data-at", "5")
    slider.press("ArrowLeft")  # the slider's own key moves it once, not twice
    expect(film).to_have_attribute("data-at", "4")
    assert (slider.get_attribute("aria-valuetext") or "").startswith(f"4 of {last}: ")
    page.get_by_label("As seen by").select_option(label="Novice")
    expect(film).to_have_attribute("data-as", "1")
    page.wait_for_url(lambda url: url.endswith("?at=4&as=1"))
    other = opened("/replay" + page.url.split("/replay")[1])
    expect(other.locator("[data-last]")).to_have_attribute("data-at", "4")
    expect(other.locator("[data-last]")).to_have_attribute("data-as", "1")
    with page.expect_download() as download:
        page.get_by_text("Download the record").click()
    assert '[Game "mexiko"]' in download.value.path().read_text(encoding="utf-8")
    table = page.url.split("/replay/")[1].partition("?")[0]
    assert download.value.suggested_filename == f"mexiko-{table}.kostka"


@pytest.mark.parametrize("game", ["mexiko", "kamos", "domino"])
def test_it_is_taken_apart_and_its_dice_are_checked(
    opened: Opener, finished: Finished, game: str
) -> None:
    page = opened("/")
    table = finished(game)
    page.goto(f"/replay/{table}")
    page.get_by_role("button", name="Analyse").click()
    page.locator("[data-analysis=done]").wait_for(timeout=PATIENCE * 1000)
    page.locator("[data-tab=errors]").click()
    page.get_by_label("show all decisions").check()
    film = page.locator("[data-last]")
    page.locator("[data-errors] button").last.click()
    expect(film).not_to_have_attribute("data-at", "0")
    assert faults(page) == []
    picture(page, f"analysis-{game}")
    page.get_by_role("link", name="Check the dice").click()
    expect(page.locator("[data-fine=true]")).to_contain_text("as promised")
    page.locator("[data-fine] summary").last.click()
    rows = page.locator("[data-found]")
    assert rows.count() == page.locator("[data-found=agrees]").count() > 0
    assert faults(page) == []
    picture(page, f"verify-{game}")


def test_a_record_of_ones_own_is_checked_and_a_forged_one_found_out(
    opened: Opener, finished: Finished
) -> None:
    page = opened("/")
    table = finished("kamos")
    text = page.request.get(f"/api/tables/{table}/record").text()
    page.goto("/verify")
    page.set_input_files(
        "[name=record]", {"name": "a.kostka", "mimeType": "text/plain", "buffer": text.encode()}
    )
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.locator("[data-fine=true]")).to_be_visible()
    assert faults(page) == []
    secret = page.request.get(f"/api/tables/{table}/proof").json()["secret"]
    page.fill("[name=text]", text.replace(secret, "00" + secret[2:]))
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.locator("[data-fine=false]")).to_contain_text("not the one that was promised")
    page.fill("[name=text]", text.replace("SeatValue1", "SeatValue9", 1))
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.locator("[data-fine=false]")).to_contain_text("not as promised")
    page.fill("[name=text]", "no record at all")
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.get_by_role("alert")).to_be_visible()


def test_on_from_the_middle_against_a_bot(opened: Opener, named: Named, finished: Finished) -> None:
    page = opened("/")
    table = finished("mexiko")
    for seat, other in ((0, "novice"), (1, "club")):
        page.goto(f"/replay/{table}?at=6&as={seat}")
        page.get_by_role("button", name="Play on from here").click()
        expect(page.locator("[name=bot]")).to_have_value(other)  # who sat there is proposed
    assert faults(page) == []
    page.locator("[name=bot]").select_option("novice")
    page.locator("dialog button.primary").click()
    named(page, "Ann")
    page.wait_for_url(lambda url: "/t/" in url)
    expect(page.locator(".frame")).to_have_attribute("data-phase", "running")
    view = page.request.get(f"/api/tables/{page.url.split('/')[-1]}").json()
    assert view["you"] == 1
    assert view["position"] >= 6
    assert view["setup"]["origin"] == {"table": table, "position": 6}


def test_what_is_not_over_or_not_there(opened: Opener, named: Named) -> None:
    page = opened("/replay/nowhere")
    expect(page.locator("h1")).to_have_text("There is nothing here")
    page.goto("/")
    page.locator("[data-act=bot]").first.click()
    named(page, "Ann")
    page.locator(".frame").wait_for()
    page.goto(f"/replay/{page.url.split('/')[-1]}")
    expect(page.locator("main p").first).to_contain_text("not over yet")


def test_how_i_play_and_how_the_dice_fall(opened: Opener, named: Named) -> None:
    page = opened("/")
    page.locator("[data-game=mexiko] [data-act=bot]").click()
    named(page, "Ann")
    page.locator(".frame[data-phase=running]").wait_for()
    resigns(page)
    page.locator("[data-over]").wait_for()
    page.goto("/")
    page.locator("header summary[aria-label]").click()
    page.get_by_role("link", name="Statistics").click()
    page.locator("[data-left='0']").wait_for(timeout=PATIENCE * 1000)
    expect(page.locator("[data-own=mexiko]")).to_contain_text("1 game finished, won: 0.")
    expect(page.locator("[data-own=mexiko]")).to_contain_text("My bluffs that were caught")
    expect(page.locator("[data-site=mexiko]")).to_contain_text("People")
    assert faults(page) == []
    picture(page, "statistics")


def test_the_statistics_ask_no_more_once_they_are_left(opened: Opener) -> None:
    page = opened("/")
    page.locator("[data-act=bot]").first.wait_for()
    page.clock.install()
    dice, asked = "**/api/statistics/dice", list[Route]()

    def hold(route: Route) -> None:
        asked.append(route)

    def held(count: int) -> Route:
        for _ in range(300):
            if len(asked) == count:
                break
            page.wait_for_timeout(50)
        return asked[count - 1]

    def answer(route: Route) -> None:
        with page.expect_response(dice):
            route.fulfill(json={"left": 1, "games": {}})

    page.route(dice, hold)
    page.locator("header summary[aria-label]").click()
    page.get_by_role("link", name="Statistics").click()
    answer(held(1))
    page.locator("[data-left='1']").wait_for()
    page.clock.run_for(2_500)
    second = held(2)
    page.locator("header summary[aria-label]").click()
    page.locator("header details").get_by_role(
        "link", name="Tables"
    ).click()  # in the middle of the second question
    page.locator("[data-left]").wait_for(state="detached")
    answer(second)
    page.clock.run_for(10_000)
    page.reload()
    assert len(asked) == 2


def test_a_changed_server_is_noticed_by_the_page_of_whoever_gave_a_value(
    opened: Opener, named: Named
) -> None:
    page = opened("/")
    page.locator("[data-game=mexiko] [data-act=bot]").click()
    named(page, "Ann")
    page.locator(".frame[data-phase=running]").wait_for()
    table = page.url.split("/")[-1]
    resigns(page)
    page.locator("[data-fair=true]").click()
    expect(page.locator("[data-proves=witnessed]")).to_be_visible()
    assert page.locator("[data-gave]").evaluate_all("all => all.map(e => e.dataset.gave)") == [
        "own",
        "house",
    ]
    assert faults(page) == []
    (told,) = page.request.get(f"/api/tables/{table}/throws").json()
    secret = "00" * 32  # drawn once more, and the commitment with it
    other = told | {"secret": secret, "commitment": Promise(bytes(32), table, ()).commitment}
    page.route("**/throws", lambda route: route.fulfill(json=[other]))
    page.goto(f"/t/{table}")
    page.locator("[data-fair=false]").click()
    expect(page.locator("[data-fine=false]")).to_contain_text("not what this device saw")
