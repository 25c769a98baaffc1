"""DOM-13: whom exceeding the time is told to while the round is still played."""

from typing import Any

import pytest

from kostka.domino import rules
from kostka.domino.rules import moves
from kostka.game.seats import Role, Viewer

ALL: tuple[Viewer, ...] = (0, 1, 2, 3, Role.SPECTATOR, Role.REFEREE, Role.KEEPER)
PRIVY: tuple[Viewer, ...] = (Role.REFEREE, Role.KEEPER)


def told(log: Any) -> dict[Viewer, tuple[tuple[int, int], list[tuple[str, int]]]]:
    """By viewer the points and the sanctions that they know of."""
    views = {viewer: rules.view(log.state, viewer) for viewer in ALL}
    return {
        viewer: (view.points, [(one.reason, one.points) for one in view.sanctions])
        for viewer, view in views.items()
    }


@pytest.mark.rule("DOM-13", "DOM-14")
def test_excess_in_the_round_in_play_is_known_to_the_mover_and_the_referee(
    party: Any, deal: str
) -> None:
    before = "! B1 slow\n= A out 5\n! B2 penalty 5 noise\n"
    seen = told(party(f"{before}{deal}\n01 12> 23>@30 35>\n! A2 signs"))
    knowing = ((5, -15), [("slow", 0), ("noise", 5), ("slow", 10), ("signs", 0)])
    others = ((5, -5), [("slow", 0), ("noise", 5), ("signs", 0)])
    assert seen == {viewer: knowing if viewer in (3, *PRIVY) else others for viewer in ALL}


@pytest.mark.rule("DOM-13", "DOM-14")
def test_so_are_the_points_that_it_costs_until_the_round_has_ended(party: Any, deal: str) -> None:
    played = f"! A1 slow\n{deal}\n01\n! overdue\n12> 23>@30"
    seen = told(party(played))
    mine, both = ((-10, 0), 10), ((0, 0), 0)
    for viewer, (points, sanctions) in seen.items():
        expected = mine if viewer in (2, *PRIVY) else both
        assert (points, sum(fine for _, fine in sanctions)) == expected
    ended = told(party(f"{played}\n= B out 60"))
    assert all(one == ended[0] for one in ended.values())
    assert ended[0] == ((-10, 60), [("slow", 0), ("slow", 0), ("slow", 10)])


@pytest.mark.rule("DOM-13")
def test_the_moves_themselves_are_shown_to_the_same(party: Any, deal: str) -> None:
    playing, between = party(f"{deal}\n01").state, party("= A out 5").state
    for move, knowing in (
        (moves.Overdue(), (1, *PRIVY)),
        (moves.Slow(0), (0, *PRIVY)),
        (moves.Excused(3), (3, *PRIVY)),
    ):
        for viewer in ALL:
            shown = rules.shown(playing, move, viewer)
            assert shown == (move if viewer in knowing else None)
            assert rules.shown(between, move, viewer) == move
    assert rules.shown(playing, moves.Signs(0), 3) == moves.Signs(0)
