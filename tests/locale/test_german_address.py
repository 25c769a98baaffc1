"""German says du to whoever plays, everywhere: as people at a table do."""

import re
from pathlib import Path

import kostka.locale

FORMAL = re.compile(r"\b(Sie|Ihnen|Ihr(e|en|em|er)?)\b")


def test_german_says_du() -> None:
    folder = Path(kostka.locale.__file__).parent / "de"
    lines = [
        f"{path.name}: {line}"
        for path in sorted(folder.glob("*.ftl"))
        for line in path.read_text("utf-8").splitlines()
        if FORMAL.search(line) and not line.startswith("#")
    ]
    assert lines == [], "say it with du, or begin the sentence otherwise"
