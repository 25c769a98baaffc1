"""What people write on a domino record's lines with ``!``, in the program's four languages."""

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
