"""Lines with ``!`` as they are written in the reader's own language: the same moves as in ours."""

import pytest

from kostka.game.record import read

MEXIKO = '[Game "mexiko"]'
KAMOS = '[Game "kamos"]\n[Option "columns" "1"]\n[Player1 "A"]'
DOMINO = '[Game "domino"]'


@pytest.mark.parametrize(
    ("before", "ours", "theirs"),
    [
        (MEXIKO, "timeout guest", "oddechový čas hosté"),
        (MEXIKO, "floor home yellow", "žlutá karta domácí"),
        (MEXIKO, "lineup guest 3 Červená, 7", "sestava hosté 3 Červená, 7"),
        (f"{MEXIKO}\n31>52 ok", "off table", "MIMO STUL"),
        (f"{MEXIKO}\n31>52 ok", "off table", "neben den Tisch"),
        (f"{MEXIKO}\n31>52 ok", "off table", "за стіл"),
        (f"{MEXIKO}\n31>52 ok 53>61", "undo 5", "zpět 5"),
        (f"{MEXIKO}\n31>52 ok 53>61", "undo 5", "Zurücknehmen 5"),
        (f"{MEXIKO}\n31>52 ok 53>61", "replace 2 >43", "замінити 2 >43"),
        (f"{MEXIKO}\n31>52", "insert 2 >43", "vložit 2 >43"),
        (KAMOS, "sheet 1 total=200", "list 1 celkem=200"),
        (KAMOS, "sheet 1 total=200", "Zettel 1: gesamt=200"),
        (KAMOS, "sheet 1 total = 30 lost", "Аркуш 1 разом = 30 програш"),
        (f'{KAMOS}\n[Player2 "B"]', "lot 5 3", "losování 5 3"),
        (f'{KAMOS}\n[Player2 "B"]', "first 2", "перший 2"),
        (DOMINO, "A1 slow", "A1: překročení času"),
        (DOMINO, "A absent", "dvojice A chybí"),
        (DOMINO, "A2 signs", "A2 verbotenes Zeichen"),
        (DOMINO, "time", "Čas vypršel"),
        (DOMINO, "B penalty 15", "Strafe 15 B"),
        (f"{DOMINO}\n11 12 23", "A2 out of turn 45 restart", "A2 mimo pořadí 45 znovu"),
        (f"{DOMINO}\n11 12 23", "B2 touched 45", "B2 торкнута фішка 45"),
        (f"{DOMINO}\n11 12 -", "A2 revoke", "A2 хибний пас"),
        (f"{DOMINO}\n= A out 100\n= A out 110", "B1 protocol", "B1 podepisuje protokol"),
    ],
)
def test_a_line_in_ones_own_language_is_the_same_line(before: str, ours: str, theirs: str) -> None:
    (expected,) = read(f"{before}\n! {ours}")
    (found,) = read(f"{before}\n! {theirs}")
    assert found.log.entries == expected.log.entries != ()
