"""What people write on a domino record's lines, in the program's four languages."""

from kostka.game.line_words import phrases

LINE_WORDS = {
    "pair": {"cs": "dvojice|pár", "de": "paar", "uk": "пара"},
    "slow": {
        "cs": "pomalu|překročení času|pozdě",
        "de": "langsam|zu langsam|zeitüberschreitung",
        "uk": "повільно|перевищення часу",
    },
    "warning": {
        "cs": "varování|upozornění|napomenutí",
        "de": "warnung|verwarnung",
        "uk": "попередження",
    },
    "excused": {
        "cs": "omluveno|omluven|omluvena",
        "de": "entschuldigt",
        "uk": "вибачено|виправдано",
    },
    "revoke": {
        "cs": "neoprávněný pas|falešný pas|chybný pas",
        "de": "falsch gepasst|falsches passen",
        "uk": "хибний пас",
    },
    "signs": {
        "cs": "znamení|nedovolené znamení",
        "de": "zeichen|verbotenes zeichen",
        "uk": "знак|знаки|заборонений знак",
    },
    "confirms": {
        "cs": "potvrzuje|souhlasí|součet souhlasí",
        "de": "bestätigt|bestätigt die zählung",
        "uk": "підтверджує",
    },
    "protocol": {
        "cs": "protokol|podpis|podepisuje|podepisuje protokol",
        "de": "protokoll|unterschrift|unterschreibt|unterschreibt das protokoll",
        "uk": "протокол|підпис|підписує|підписує протокол",
    },
    "touched": {
        "cs": "dotčený kámen|dotčený|dotkl se|dotkla se",
        "de": "berührt|berührter stein|stein berührt",
        "uk": "торкнута фішка|торкнувся|торкнулася",
    },
    "out of turn": {
        "cs": "mimo pořadí",
        "de": "außer der reihe|ausser der reihe|außerhalb der reihe",
        "uk": "поза чергою|не в свою чергу",
    },
    "restart": {
        "cs": "znovu|nové kolo|nové rozdání",
        "de": "neu|neustart|neue runde",
        "uk": "заново|спочатку|нова роздача",
    },
    "continue": {
        "cs": "pokračovat|pokračuje se|dál",
        "de": "weiter|weiterspielen",
        "uk": "далі|продовжити",
    },
    "absent": {
        "cs": "nepřítomen|nepřítomna|nepřítomni|chybí",
        "de": "abwesend|fehlt",
        "uk": "відсутній|відсутня|відсутні",
    },
    "penalty": {
        "cs": "trest|pokuta|trestné body",
        "de": "strafe|strafpunkte",
        "uk": "штраф|штрафні очки",
    },
    "overdue": {
        "cs": "čas na tah vypršel|po čase",
        "de": "überfällig|zeit überschritten",
        "uk": "прострочено|час на хід вийшов",
    },
    "time": {
        "cs": "čas|čas vypršel|konec času|čas na partii vypršel",
        "de": "zeit|zeit ist um|zeit abgelaufen",
        "uk": "час|час вийшов|кінець часу",
    },
}
PHRASES = phrases(LINE_WORDS)

RESULT_WORDS = {
    "out": {
        "en": "out|domino|going out|goes out|went out|last tile",
        "cs": "poslední kámen|vyložil|vyložila|vyložili|vyšel|vyšla|vyšli|ven",
        "de": "letzter stein|aus|ausgelegt|ausgemacht",
        "uk": "остання фішка|виклав|виклала|виклали|вийшов|вийшла|вийшли|доміно",
    },
    "fish": {"en": "fish", "cs": "ryba", "de": "fisch", "uk": "риба|рыба"},
    "revoke": {"en": "revoke", **LINE_WORDS["revoke"]},
}
"""How a round ended (DOM-3, DOM-4, DOM-34)."""
NOBODY_WORDS = {
    "draw": {
        "en": "draw|drawn|tie|nobody|none",
        "cs": "remíza|nerozhodně|nikdo",
        "de": "unentschieden|remis|niemand|keiner",
        "uk": "нічия|ніхто",
    },
}
"""Whose round it was: nobody's (DOM-5)."""
BETWEEN_WORDS = {
    "pair": {"en": "pair", **LINE_WORDS["pair"]},
    "by": {"en": "by|with", "cs": "s|na", "de": "mit|durch", "uk": "з"},
}
"""What stands before or after who and means nothing."""
OPENING_WORDS = {
    "lots": {"en": "lots", "cs": "los|losy|losování", "de": "lose|auslosung", "uk": "жереб|жереби"},
    "draw": {
        "en": "draw|draws",
        "cs": "beru|bere|brát",
        "de": "ziehen|ziehe|zieht",
        "uk": "беру|бере|брати",
    },
    "shuffle": {
        "en": "shuffle|shuffles",
        "cs": "míchat|míchám|míchá|zamíchat",
        "de": "mischen|mische|mischt",
        "uk": "мішати|мішаю|мішає|перемішати",
    },
    "round": {"en": "round", "cs": "kolo", "de": "runde", "uk": "раунд"},
    "deal": {
        "en": "deal|hands",
        "cs": "rozdání|kameny",
        "de": "verteilung|steine",
        "uk": "роздача|фішки",
    },
    "party": {"en": "party|game", "cs": "partie", "de": "partie", "uk": "партія"},
    "pass": {"en": "pas|pass", "cs": "pas", "de": "passe|passt|passen", "uk": "пас"},
}
"""What a line begins with, or a play that is none."""
ENDINGS = phrases(RESULT_WORDS)
NOBODY = phrases(NOBODY_WORDS)
BETWEEN = phrases(BETWEEN_WORDS)
OPENINGS = phrases(OPENING_WORDS)
LAST_OF_ENDINGS = frozenset(phrase.split()[-1] for phrase in ENDINGS)
