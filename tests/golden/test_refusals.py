"""What is refused, word for word: the rule, the code, what was found and what was expected.

``refusals.txt`` of each game has pairs of lines: a short record, and why it is refused. In a record
``⏎`` ends a line, options stand first as ``[best_of=3]``, and ``$DEAL`` is a text given above.
``script/golden`` makes the second lines anew; a person reads the diff.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.golden.test_golden import HERE, compare

from kostka.game.errors import RecordRefused, Refusal
from kostka.game.record import read

FILES = sorted(HERE.glob("*/refusals.txt"))
GIVEN = re.compile(r"(\$[A-Z]+) = (.*)")
OPTION = re.compile(r"\[(\w+)=([\w-]+)\] *")


@pytest.mark.parametrize("path", FILES, ids=[path.parent.name for path in FILES])
def test_a_refusal_says_its_rule_and_what_was_found_and_expected(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    compare(path, "".join(f"{line}\n" for line in made_anew(lines, path.parent.name)))


def made_anew(lines: list[str], game: str) -> Iterator[str]:
    """The lines of the file, with what each record is refused for as it is refused now."""
    texts: dict[str, str] = {}
    for line in lines:
        if line.startswith(" "):
            continue
        yield line
        if given := GIVEN.fullmatch(line):
            texts[given[1]] = given[2]
        elif line and not line.startswith("#"):
            yield f"    {refusal(line, game, texts)}"


def refusal(line: str, game: str, texts: dict[str, str]) -> str:
    """Why this record is refused, without the place."""
    tags, body = [f'[Game "{game}"]'], line
    while option := OPTION.match(body):
        name, value = option.groups()
        tags.append(
            f'[{name} "P"]' if name.startswith("Player") else f'[Option "{name}" "{value}"]'
        )
        body = body[option.end() :]
    for name, text in texts.items():
        body = body.replace(name, text)
    with pytest.raises(RecordRefused) as refused:
        read("\n".join([*tags, "", *body.split("⏎")]))
    (fault,) = refused.value.faults
    return Refusal.__str__(fault)
