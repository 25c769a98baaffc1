"""``kostka page``: the page as a folder of files, for any web host, with no server behind it."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from kostka.cli.arguments import Language, speech
from kostka.cli.refusal import FAILED, FINE
from kostka.cli.screen import Screen
from kostka.cli.static_page import differences, page_files, write_page


def page(
    folder: Annotated[Path, Parameter(help="help-page-folder")],
    /,
    *,
    check: Annotated[bool, Parameter(negative=(), help="help-page-check")] = False,
    lang: Language = None,
) -> int:
    """Write the page into a folder, or check what stands there."""
    words, screen = speech(lang), Screen()
    files = page_files(lang or "en")
    if check:
        wrong = differences(files, folder)
        for name, why in wrong:
            screen.line(words(f"page-{why}", name=name))
        if not wrong:
            screen.line(words("page-whole", folder=str(folder), count=len(files)))
        return FAILED if wrong else FINE
    write_page(files, folder)
    size = sum(len(content) for name, content in files.items() if not name.endswith((".br", ".gz")))
    screen.line(words("page-written", folder=str(folder), count=len(files), size=size // 1_000_000))
    return FINE
