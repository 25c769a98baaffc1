"""How many keys somebody may have: counted when one is taken in, not when it is asked for."""

from typing import Any

import pytest
from tests.server.test_passkeys import Authenticator, Phone

from kostka.server.people import passkeys


def test_tickets_asked_for_beforehand_make_no_more_passkeys(
    serving: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passkeys, "MOST", 3)
    with serving() as server:
        phone = Phone(server)
        phone.make("Ann")
        begun = []
        for _ in range(3):
            other = Authenticator()
            asked = phone.browser.fine("POST", "/api/passkeys/registration", {})
            begun.append({"ticket": asked["ticket"], "credential": other.make(asked["options"])})
        for body in begun[:2]:
            phone.browser.fine("POST", "/api/passkeys", body)
        refused = phone.browser.refused("POST", "/api/passkeys", begun[2])
        assert refused == (409, "passkeys-enough")
