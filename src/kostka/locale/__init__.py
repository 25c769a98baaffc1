"""Sentences for people in every language, and what people type in them.

- ``words``: messages from the Fluent files; ``numbers``: numbers as a language writes them
- ``typed``: input folded for comparison (case, accents, look-alikes)
- ``rulebook/``: the rules' texts
"""
