"""A passkey that comes a moment after another, or for a name that has just been taken."""

from typing import Any

import pytest
from tests.server.test_passkeys import Phone, refusal


def test_a_key_that_is_somebodys_makes_no_account_that_nothing_opens(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another may have brought the same one a moment before."""

    async def not_yet(_: bytes) -> None:
        return None

    phone, same = Phone(server), Phone(server)
    phone.make("Ann")
    same.key.id = phone.key.id
    with monkeypatch.context() as patch:
        patch.setattr(server.app.state.store.credentials, "passkey", not_yet)
        assert refusal(same.make("Ben")) == (400, "passkey-refused")
    assert Phone(server).make("Ben").status_code == 201


def test_a_key_for_a_name_that_was_taken_meanwhile_is_forgotten(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nobody(_: str) -> None:
        return None

    Phone(server).make("Ann")
    late = Phone(server)
    with monkeypatch.context() as patch:
        patch.setattr(server.app.state.store.users, "alike", nobody)
        assert refusal(late.make("Ann")) == (409, "name-taken")
    assert late.make("Ben").status_code == 201
