"""All kinds of logs that are kept and served: the only list of them."""

from kostka.eventlog.kind import Kinds
from kostka.live.kind import TABLE

KINDS: Kinds = {kind.name: kind for kind in (TABLE,)}
"""By their names."""
