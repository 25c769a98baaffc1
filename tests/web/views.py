"""Real views for working on the page's tables: ``script/views [films GAME]``.

A *film* is what one viewer sees of a golden game, move after move. The *scenes* named in
``web/gallery/<game>.json`` are short films kept in ``web/src/tables/<game>/fixtures``: for the
gallery and for tests of the page. A lesson is the film of ``web/lessons/<game>.kostka`` as the
first seat sees it, from where it is played. ``films`` writes whole games into
``web/gallery/films``, which is not kept.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace
from tests.web import strength_table

from kostka.game.record import Record, read_file
from kostka.game.seats import Role, Viewer

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "golden"
GALLERY = ROOT / "web" / "gallery"
TABLES = ROOT / "web" / "src" / "tables"
LESSONS = ROOT / "web" / "lessons"
LEARN = ROOT / "web" / "src" / "pages" / "learn" / "lessons"


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Which moves of which golden game, and for whom: those from ``since`` (the one before ``at``
    unless said) to ``at``, counted from 0, the beginning. ``party``: which game of the file."""

    record: str
    at: int
    viewer: int | str = "spectator"
    since: int | None = None
    party: int = 0


class Frame(msgspec.Struct, frozen=True):
    """A move as this viewer learns of it, and all the page is given after it."""

    number: int
    by: int | Role | None
    move: Any
    view: Any
    moves: tuple[Any, ...]
    ready: Any


class Film(msgspec.Struct, frozen=True):
    """What one viewer sees of a game."""

    game: str
    viewer: int | Role
    names: tuple[str, ...]
    frames: tuple[Frame, ...]


def scenes(game: str) -> dict[str, Scene]:
    """The scenes of a game, by name; none where nobody has named any."""
    path = GALLERY / f"{game}.json"
    if not path.is_file():
        return {}
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Scene])


def film(record: Record, viewer: Viewer, since: int = 0, at: int | None = None) -> Film:
    """The moves of a record that count, as this viewer sees them."""
    frames = tuple(_frames(record, viewer))
    return Film(
        record.game.name,
        viewer,
        record.log.header.seats,
        frames[since : None if at is None else at + 1],
    )


def _frames(record: Record, viewer: Viewer) -> Iterator[Frame]:
    game, log = record.game, record.log
    yield _frame(record, viewer, log.rules.start(log.header), 0)
    steps = [step for step in log.steps() if step.fault is None]
    for number, step in enumerate(steps, 1):
        by, move = game.rules.author(step.before, step.move), step.move
        learnt = game.rules.shown(step.before, move, viewer)
        yield _frame(record, viewer, step.after, number, by=by, move=learnt)


def _frame(
    record: Record, viewer: Viewer, state: Any, number: int, *, by: Any = None, move: Any = None
) -> Frame:
    game = record.game
    own = viewer if isinstance(viewer, int) and not isinstance(viewer, Role) else None
    moves = () if own is None else game.rules.legal(state, own)
    rest = game.timing.pause(state)
    ready = None if rest is None or own is None else rest.ready.get(own)
    return Frame(number, by, move, game.rules.view(state, viewer), moves, ready)


def scene_film(game: str, scene: Scene) -> Film:
    """The film of a scene."""
    record = read_file(GOLDEN / game / f"{scene.record}.kostka")[scene.party]
    viewer = Role(scene.viewer) if isinstance(scene.viewer, str) else scene.viewer
    since = max(0, scene.at - 1) if scene.since is None else scene.since
    return film(record, viewer, since, scene.at)


def text(shown: Film) -> str:
    """A film as a file has it: a line for each frame."""
    head = (shown.game, shown.viewer, shown.names)
    game, viewer, names = (msgspec.json.encode(part).decode() for part in head)
    frames = ",\n  ".join(msgspec.json.encode(frame).decode() for frame in shown.frames)
    return f'{{"game": {game}, "viewer": {viewer}, "names": {names}, "frames": [\n  {frames}\n]}}\n'


def lesson(record: Record) -> Film:
    """What the first seat sees from where the game is played; before it, it is only told."""
    whole = film(record, 0)
    played = next(
        at for at, frame in enumerate(whole.frames) if frame.by not in (None, Role.REFEREE)
    )
    return replace(whole, frames=whole.frames[played - 1 :])


def wanted() -> dict[Path, str]:
    """All fixtures as they must be."""
    lessons = {
        LEARN / f"{path.stem}.json": text(lesson(read_file(path)[0]))
        for path in sorted(LESSONS.glob("*.kostka"))
    }
    strength = {strength_table.SHOWN: strength_table.text()}
    return (
        lessons
        | strength
        | {
            TABLES / game / "fixtures" / f"{name}.json": text(scene_film(game, scene))
            for game in sorted(path.stem for path in GALLERY.glob("*.json"))
            for name, scene in scenes(game).items()
        }
    )


def write_scenes() -> None:
    """Makes the fixtures anew, and takes away what nobody wants any more."""
    files = wanted()
    for path in TABLES.glob("*/fixtures/*.json"):
        if path not in files:
            path.unlink()
    for path, content in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")


def write_films(game: str) -> None:
    """Whole golden games of one game, for every seat and a spectator."""
    folder = GALLERY / "films" / game
    folder.mkdir(parents=True, exist_ok=True)
    for path in sorted((GOLDEN / game).glob("*.kostka")):
        for party, record in enumerate(read_file(path)):
            for viewer in (*range(len(record.log.header.seats)), Role.SPECTATOR):
                name = f"{path.stem}-{party}-{viewer}.json"
                (folder / name).write_text(text(film(record, viewer)), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:2] == ["films"]:
        write_films(sys.argv[2])
    else:
        write_scenes()
