"""What a table's row says beside its log (see ``kostka.live.head``)."""

from kostka.live.head import Head
from kostka.live.phase import Phase

__all__ = ["Head", "Phase"]
