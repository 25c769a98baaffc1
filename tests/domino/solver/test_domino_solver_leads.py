"""The table of leads: reproducible, and its sums come from the deals."""

import csv
from pathlib import Path

import numpy as np

from kostka.domino.solver.deals import deal_text, random_deals
from kostka.domino.solver.doubledummy import values_of_moves
from kostka.domino.solver.leads import LEAD, histogram, lead_values, solve_leads, table
from kostka.domino.solver.position import parse_deal


def test_the_table_of_a_few_deals() -> None:
    leads = solve_leads(5, 30)
    for row, tiles, worth in zip(random_deals(5, 30), leads.tiles, leads.worth, strict=True):
        if row[0] & 1:  # a third of them is enough
            values = values_of_moves(parse_deal(deal_text(row)))
            assert {lay.tile: value for lay, value in values.items()} == dict(
                zip(tiles.tolist(), worth.tolist(), strict=True)
            )
    lines = {(line.group, line.key): line for line in table(leads, lead_values(5, 30, "opponents"))}
    assert lines["deals", "all"].mean == np.mean(leads.value) == lead_values(5, 30, "all").mean()
    assert 0 < lines["deals", "opponents"].mean < lines["deals", "all"].mean
    assert sum(line.n for line in lines.values() if line.group == "tile") == 7 * 30
    assert sum(line.n for line in lines.values() if line.group == "points") == 7 * 30
    assert sum(count for _, count in histogram(leads)) == 30
    assert all(line.loss >= 0 and 0 <= line.best <= 1 for line in lines.values())


def test_threads_and_parts_change_nothing() -> None:
    assert (solve_leads(5, 8, threads=2).worth == solve_leads(5, 8).worth).all()
    assert (random_deals(5, 8)[3:] == random_deals(5, 5, first=3)).all()


def test_the_worth_of_a_lead_is_the_written_tables() -> None:
    written = Path(__file__).parents[3] / "docs" / "strategy" / "domino_leads.csv"
    lines = csv.DictReader(
        line for line in written.read_text("utf-8").splitlines() if not line.startswith("#")
    )
    assert {x["key"]: float(x["mean"]) for x in lines if x["group"] == "deals"} == LEAD
