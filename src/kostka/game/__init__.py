"""The contract all games keep: seats, moves, chance, views, results, rule sets, records.

A game is its record: a header and a numbered list of entries. Everything else is computed from it.
"""
