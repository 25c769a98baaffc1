"""What people write on a Kámoš record's lines with ``!``, in the program's four languages."""

from kostka.game.line_words import phrases

LINE_WORDS = {
    "lot": {"cs": "los|losování", "de": "los|auslosung|losen", "uk": "жереб|жеребкування"},
    "first": {
        "cs": "první|začíná",
        "de": "erster|erste|zuerst|beginnt",
        "uk": "перший|перша|починає",
    },
    "sheet": {
        "cs": "list|tabulka|zápis",
        "de": "zettel|blatt|bogen",
        "uk": "аркуш|бланк|таблиця",
    },
    "total": {"cs": "celkem|součet", "de": "gesamt|summe", "uk": "разом|усього|всього|сума"},
    "lost": {
        "cs": "prohra|prohráno|prohrál|prohrála",
        "de": "verloren",
        "uk": "програш|програно|програв|програла",
    },
}
PHRASES = phrases(LINE_WORDS)
