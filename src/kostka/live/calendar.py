"""A moment as a date, in UTC."""

from datetime import UTC, datetime


def iso(ms: int) -> str:
    """Milliseconds since 1970 as a record has them.

    >>> iso(0), iso(1_709_251_199_999)
    ('1970-01-01T00:00:00Z', '2024-02-29T23:59:59Z')
    """
    return datetime.fromtimestamp(ms // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
