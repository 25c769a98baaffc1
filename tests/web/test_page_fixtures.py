"""The page's fixtures and its lessons are views of now, made anew by script/views."""

from tests.web import views
from tests.web.strength_table import SHOWN, measured


def test_the_fixtures_are_what_the_rules_show_now() -> None:
    paths = (*views.TABLES.glob("*/fixtures/*.json"), *views.LEARN.glob("*.json"), SHOWN)
    kept = {path: path.read_text(encoding="utf-8") for path in paths}
    wanted = views.wanted()
    assert sorted(kept) == sorted(wanted), "script/views makes them anew"
    assert [path.name for path in kept if kept[path] != wanted[path]] == []


def test_a_film_ends_at_its_scene_and_hides_what_its_viewer_may_not_see() -> None:
    scene = views.Scene("drawn_fish", at=5, viewer=1, since=3)
    film = views.scene_film("domino", scene)
    assert [frame.number for frame in film.frames] == [3, 4, 5]
    hands = film.frames[-1].view.hands
    assert [hand is not None for hand in hands] == [False, True, False, False]


def test_the_stated_strength_is_the_measured_one() -> None:
    assert ("novice", "club", 45.9) in measured("mexiko")
    assert ("novice", "club", 39.7) in measured("kamos")  # the second's share stands there
    assert ("club", "novice", 58.1) in measured("domino")
