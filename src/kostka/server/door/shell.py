"""The page's HTML with what can be said before any script: the outlines of what will stand there,
the house's words in the language asked for, and for whoever only looks at a link its title, its
sentence and its picture.

The build's ``index.html`` has marks where these go: ``<!--told-->`` in its head, ``<!--home-->`` …
``<!--/home-->`` around the outlines of home, ``data-word="KEY"`` where a word is to stand.
"""

import re
from functools import lru_cache
from html import escape

from kostka.locale.words import Words
from kostka.server.door.previews import Preview

PICTURES = "/pictures/"
SIZE = 1200, 630
_HOME = re.compile(r"<!--home-->.*<!--/home-->", re.DOTALL)
_RESUME = re.compile(r"<!--resume-->.*<!--/resume-->", re.DOTALL)
_WORD = re.compile(r'data-word="([a-z-]+)">')


@lru_cache(maxsize=64)
def shell(html: str, words: Words, *, home: bool, resume: bool, preload: tuple[str, ...]) -> str:
    """The page in the language of these words. ``home``: with the outlines of home, ``resume``: and
    with the line for a game that goes on; ``preload``: scripts that will be needed at once."""
    if not home:
        html = _HOME.sub("", html)
    if not resume:
        html = _RESUME.sub("", html)
    html = _WORD.sub(lambda found: f"{found[0]}{escape(words(found[1]))}", html)
    html = html.replace('<html lang="en">', f'<html lang="{words.language}">', 1)
    early = "".join(
        f'<link rel="modulepreload" crossorigin href="/{escape(name)}">' for name in preload
    )
    return html.replace("</title>", f"</title>{early}", 1)


def telling(html: str, told: Preview, origin: str, path: str, words: Words) -> str:
    """The page of a table: the same, and what its link says."""
    title, text = escape(told.title), escape(told.text)
    picture = f"{origin}{PICTURES}{told.game}.jpg"
    wide, high = SIZE
    head = (
        f'<meta name="robots" content="noindex">'
        f'<meta name="description" content="{text}">'
        f'<meta property="og:site_name" content="Kostka">'
        f'<meta property="og:type" content="website">'
        f'<meta property="og:url" content="{escape(origin + path)}">'
        f'<meta property="og:title" content="{title}">'
        f'<meta property="og:description" content="{text}">'
        f'<meta property="og:image" content="{escape(picture)}">'
        f'<meta property="og:image:width" content="{wide}">'
        f'<meta property="og:image:height" content="{high}">'
        f'<meta property="og:image:alt" content="{escape(words(f"game-{told.game}"))}">'
        f'<meta property="og:locale" content="{words.language}">'
        f'<meta name="twitter:card" content="summary_large_image">'
    )
    body = f"<h1>{title}</h1><p>{text}</p>"
    html = html.replace("<title>Kostka</title>", f"<title>{title} · Kostka</title>", 1)
    html = html.replace("<!--told-->", head, 1)
    return html.replace("<!--body-->", f'<div class="told">{body}</div>', 1)
