"""A moment as a date: computed here, for nothing at a table may look at a calendar or a clock."""


def iso(ms: int) -> str:
    """Milliseconds since 1970 as a record has them, in UTC.

    >>> iso(0), iso(1_709_251_199_999)
    ('1970-01-01T00:00:00Z', '2024-02-29T23:59:59Z')
    """
    days, seconds = divmod(ms // 1000, 86_400)
    year, month, day = civil(days)
    hour, minute, second = seconds // 3600, seconds // 60 % 60, seconds % 60
    return f"{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z"


def civil(days: int) -> tuple[int, int, int]:
    """Year, month and day of so many days since 1970, in the Gregorian calendar.

    Years are counted from March, so that the leap day is the last; 400 of them have 146,097 days.

    >>> civil(-1), civil(11_016), civil(20_786)
    ((1969, 12, 31), (2000, 2, 29), (2026, 11, 29))
    """
    era, day = divmod(days + 719_468, 146_097)  # from 1 March of the year 0
    year = (day - day // 1460 + day // 36_524 - day // 146_096) // 365
    day -= 365 * year + year // 4 - year // 100
    month = (5 * day + 2) // 153
    day -= (153 * month + 2) // 5
    month = month + 3 if month < 10 else month - 9
    return 400 * era + year + (month <= 2), month, day + 1
