"""Questions for practice: lawful, at stake, the same from the same source, and truly costed."""

import msgspec
import pytest

from kostka.domino.rules.moves import Lay
from kostka.game.chance import Seeded
from kostka.game.definition import AnyGame, game_named, game_names
from kostka.game.practice import Question
from kostka.kamos.rules.moves import Keep, Write
from kostka.mexiko.rules.moves import Accept, Behind, Doubt, Say, ToTable

TO_TABLE = 8
"""From this seed it is asked where the other has to throw."""
GAMES = [name for name in game_names() if game_named(name).tools.practice is not None]


def question(game: AnyGame, seed: int) -> Question:
    assert game.tools.practice is not None
    return game.tools.practice(Seeded(seed))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_a_question_can_be_answered(game: str, seed: int) -> None:
    where = game_named(game)
    found = question(where, seed)
    costs = [choice.cost for choice in found.choices]
    assert costs == sorted(costs)
    assert costs[0] == 0
    assert costs[-1] - 2 * found.choices[-1].error > 0
    moves = [choice.move for choice in found.choices]
    assert len(set(moves)) == len(moves) > 1
    assert found == question(where, seed)
    assert msgspec.json.decode(msgspec.json.encode(found.view), type=where.rules.VIEW) == found.view


def test_all_kinds_are_asked() -> None:
    mexiko = [question(game_named("mexiko"), seed) for seed in range(12)]
    answers = [{c.move for c in each.choices} for each in mexiko]
    assert {Accept(), Doubt()} in answers
    assert any(isinstance(move, Say) for each in answers for move in each)
    table = question(game_named("mexiko"), TO_TABLE)
    assert {choice.move for choice in table.choices} == {Behind(), ToTable()}
    (lays,) = {type(c.move) for c in question(game_named("domino"), 0).choices}
    assert lays is Lay
    kamos = [{type(c.move) for c in question(game_named("kamos"), s).choices} for s in range(8)]
    assert any(Keep in kinds for kinds in kamos)
    assert any(Write in kinds and Keep not in kinds for kinds in kamos)


def test_what_the_answerer_cannot_see_is_not_in_the_question() -> None:
    for seed in range(12):
        found = question(game_named("mexiko"), seed)
        if {c.move for c in found.choices} == {Accept(), Doubt()}:
            assert found.view.gam.dice is None
