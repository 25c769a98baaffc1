"""DOM-1: 28 tiles, 168 points, seven each, no stock."""

from typing import Any

import pytest

from kostka.domino.rules.tiles import ALL, PIPS, SUIT, TILES, mask_of, pips, tiles_of
from kostka.game.errors import RecordRefused


@pytest.mark.rule("DOM-1")
def test_there_are_28_tiles_with_168_points() -> None:
    assert len(set(TILES)) == 28
    assert all(0 <= int(tile[0]) <= int(tile[1]) <= 6 for tile in TILES)
    assert sum(PIPS.values()) == pips(ALL) == 168
    assert all(len(tiles_of(suit)) == 7 for suit in SUIT)
    assert mask_of(TILES) == ALL


@pytest.mark.rule("DOM-1")
@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("06 00 / 11", "06 01 / 11", "domino-tile-twice"),
        ("56 / end", "01 / end", "domino-tile-twice"),
        ("06 00 / 11", "06 / 11", "domino-dealt-hand"),
        ("06 00 / 11", "06 00 11 / 12", "domino-dealt-hand"),
        ("06 00 / 11", "06 07 / 11", "record-word"),
        ("55 56 / end", "55", "domino-dealt-hand"),
    ],
)
def test_a_deal_is_four_different_hands_of_seven(
    party: Any, deal: str, old: str, new: str, code: str
) -> None:
    body = f"{deal} / end".replace(old, new).removesuffix(" / end")
    with pytest.raises(RecordRefused) as refused:
        party(body)
    (fault,) = refused.value.faults
    assert (fault.rule, fault.code) == ("DOM-1", code)


@pytest.mark.rule("DOM-1")
def test_every_seat_gets_seven_and_nothing_is_left(party: Any, deal: str) -> None:
    table = party(deal).state.round
    assert [mask.bit_count() for mask in table.dealt.masks] == [7, 7, 7, 7]
    assert sum(table.dealt.masks) == ALL


@pytest.mark.rule("DOM-1")
@pytest.mark.parametrize("after", ["", "\n01", "\n- 01", " {so}\n01 16>"])
def test_a_last_hand_of_six_is_said_to_be_one(party: Any, deal: str, after: str) -> None:
    with pytest.raises(RecordRefused) as refused:
        party(f"{deal[:-3]}{after}")
    (fault,) = refused.value.faults
    assert (fault.rule, fault.code) == ("DOM-1", "domino-dealt-hand")
    assert (fault.found, fault.expected) == ("6 (35 36 44 45 46 55)", "7")
    assert (fault.line, fault.column) == (3, 70)
    on_lines = deal.replace(" / ", "\n/ ")
    assert party(on_lines).state.round.dealt == party(deal).state.round.dealt
