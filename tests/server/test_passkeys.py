"""Passkeys, by an authenticator made of software: ES256, counted or not, honest or not."""

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from kostka.server.config import Config
from kostka.server.errors import HTTPRefusal
from kostka.server.people.challenge import site_of

LOCAL = "http://localhost:8000"
PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def text(octets: bytes) -> str:
    return urlsafe_b64encode(octets).decode().rstrip("=")


def octets(said: str) -> bytes:
    return urlsafe_b64decode(said + "=" * (-len(said) % 4))


class Authenticator:
    """Holds one key, as a phone would; ``step``: what its counter counts by."""

    def __init__(self, step: int = 1, origin: str = LOCAL, flags: int = PRESENT | VERIFIED) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.step, self.origin, self.flags, self.count = step, origin, flags, 0
        self.host = ""

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """What ``navigator.credentials.create`` gives."""
        assert options["authenticatorSelection"]["residentKey"] == "required"
        assert options["authenticatorSelection"]["userVerification"] == "required"
        self.host = options["rp"]["id"]
        numbers = self.key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (numbers.x, numbers.y))
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        credential = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        data = self._data(self.flags | ATTESTED) + credential
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"])
        return self._answer(clientDataJSON=text(client), attestationObject=text(made))

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """What ``navigator.credentials.get`` gives."""
        assert options["rpId"] == self.host
        self.count += self.step
        client = self._client("webauthn.get", options["challenge"])
        data = self._data(self.flags)
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(
            clientDataJSON=text(client), authenticatorData=text(data), signature=text(signed)
        )

    def _data(self, flags: int) -> bytes:
        host = hashlib.sha256(self.host.encode()).digest()
        return host + bytes([flags]) + self.count.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _answer(self, **response: str) -> dict[str, Any]:
        id_ = text(self.id)
        return {"id": id_, "rawId": id_, "type": "public-key", "response": response}


class Phone:
    """A browser at the local site with an authenticator."""

    def __init__(self, server: Any, **how: Any) -> None:
        self.browser = server.browser(LOCAL)
        self.browser.headers["Host"] = "localhost:8000"
        self.key = Authenticator(**how)

    def make(self, name: str = "", **more: Any) -> Any:
        """Make a passkey, and an account where there is none."""
        begun = self.browser.fine("POST", "/api/passkeys/registration", {"name": name})
        body = {"ticket": begun["ticket"], "credential": self.key.make(begun["options"]), **more}
        return self.browser.ask("POST", "/api/passkeys", body)

    def challenge(self) -> Any:
        return self.browser.fine("POST", "/api/passkeys/challenge")

    def enter(self) -> Any:
        """Enter by the passkey."""
        begun = self.challenge()
        body = {"ticket": begun["ticket"], "credential": self.key.sign(begun["options"])}
        return self.browser.ask("POST", "/api/sessions/passkey", body)


def refusal(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize("step", [0, 1], ids=["uncounted", "counted"])
def test_an_account_by_a_passkey_from_nothing_and_in_again(server: Any, step: int) -> None:
    phone = Phone(server, step=step)
    made = phone.make("Ann", label="My phone").json()
    assert made["me"]["kind"] == "account"
    assert (made["me"]["password"], made["me"]["passkeys"]) == (False, 1)
    assert len(made["recovery"]) == 10
    for _ in range(2):
        phone.browser.fine("DELETE", "/api/sessions/current")
        assert phone.enter().json()["person"] == made["me"]["person"]
    (listed,) = phone.browser.fine("GET", "/api/passkeys")
    assert listed["label"] == "My phone"
    assert listed["used"] == server.clock.now


def test_a_guest_becomes_an_account_by_a_passkey_and_stays_the_same(server: Any) -> None:
    phone = Phone(server)
    id_ = phone.browser.guest("Ann")
    assert phone.make("Ann").json()["me"]["person"]["id"] == id_


def test_one_more_passkey_for_an_account_and_the_last_way_in_stays(server: Any) -> None:
    phone, other = Phone(server), Phone(server)
    phone.make("Ann")
    other.browser.cookies = phone.browser.cookies
    server.clock.later(seconds=1)
    assert other.make().json()["recovery"] == []
    first, second = phone.browser.fine("GET", "/api/passkeys")
    phone.browser.fine("DELETE", f"/api/passkeys/{first['id']}")
    assert refusal(phone.enter()) == (401, "passkey-refused")
    last = f"/api/passkeys/{second['id']}"
    assert phone.browser.refused("DELETE", last) == (409, "passkey-last")
    phone.browser.fine("PUT", "/api/me/password", {"password": "correct horse"})
    phone.browser.fine("DELETE", last)
    assert phone.browser.fine("GET", "/api/passkeys") == []


@pytest.fixture
def phone(serving: Any) -> Iterator[Phone]:
    with serving() as server:
        phone = Phone(server)
        phone.server = server  # type: ignore[attr-defined]
        yield phone


def test_a_ticket_is_good_once(phone: Any) -> None:
    phone.make("Ann")
    begun = phone.challenge()
    body = {"ticket": begun["ticket"], "credential": phone.key.sign(begun["options"])}
    assert phone.browser.ask("POST", "/api/sessions/passkey", body).status_code == 200
    assert phone.browser.refused("POST", "/api/sessions/passkey", body) == (400, "ticket-unknown")


def test_a_ticket_is_good_for_five_minutes(phone: Any) -> None:
    phone.make("Ann")
    begun = phone.challenge()
    phone.server.clock.later(minutes=5, seconds=1)
    body = {"ticket": begun["ticket"], "credential": phone.key.sign(begun["options"])}
    assert phone.browser.refused("POST", "/api/sessions/passkey", body) == (400, "ticket-unknown")


def test_an_answer_to_another_challenge_is_refused(phone: Any) -> None:
    phone.make("Ann")
    one, other = phone.challenge(), phone.challenge()
    body = {"ticket": one["ticket"], "credential": phone.key.sign(other["options"])}
    assert phone.browser.refused("POST", "/api/sessions/passkey", body) == (401, "passkey-refused")


def test_a_copy_of_the_authenticator_is_noticed(phone: Any) -> None:
    phone.make("Ann")
    assert phone.enter().status_code == 200
    phone.key.count = 0  # a copy made before
    assert refusal(phone.enter()) == (401, "passkey-refused")


@pytest.mark.parametrize(
    "how",
    [{"origin": "http://evil.example"}, {"origin": "http://localhost:9"}, {"flags": PRESENT}],
    ids=["elsewhere", "another port", "unverified"],
)
def test_a_passkey_made_or_used_in_the_wrong_way_is_refused(serving: Any, how: Any) -> None:
    with serving() as server:
        assert refusal(Phone(server, **how).make("Ann")) == (400, "passkey-refused")
        phone = Phone(server)
        phone.make("Bob")
        for name, value in how.items():
            setattr(phone.key, name, value)
        assert refusal(phone.enter()) == (401, "passkey-refused")


def test_a_signature_by_another_key_is_refused(phone: Any) -> None:
    phone.make("Ann")
    phone.key.key = ec.generate_private_key(ec.SECP256R1())
    assert refusal(phone.enter()) == (401, "passkey-refused")


def test_nobody_takes_in_the_passkey_that_another_has_asked_for(phone: Any) -> None:
    server = phone.server
    begun = phone.browser.fine("POST", "/api/passkeys/registration", {"name": "Ann"})
    body = {"ticket": begun["ticket"], "credential": phone.key.make(begun["options"])}
    other = Phone(server)
    other.browser.guest("Guest")
    assert other.browser.refused("POST", "/api/passkeys", body) == (400, "passkey-refused")


def test_one_credential_is_not_taken_in_twice(phone: Any) -> None:
    phone.make("Ann")
    other = Phone(phone.server)
    other.key = phone.key
    assert refusal(other.make("Bob")) == (400, "passkey-refused")


def test_whatever_a_stranger_sends_is_refused_and_no_more(phone: Any) -> None:
    phone.make("Ann")
    good = phone.key.sign(phone.challenge()["options"])
    odd: list[Any] = [{}, {"rawId": 5}, {"rawId": "a"}, {"rawId": "ž"}, {**good, "response": {}}]
    odd += [{**good, "response": {**good["response"], "authenticatorData": text(b"\x00" * 5)}}]
    odd += [{**good, "response": {**good["response"], "clientDataJSON": "!"}}]
    for credential in odd:
        body = {"ticket": phone.challenge()["ticket"], "credential": credential}
        refused = phone.browser.refused("POST", "/api/sessions/passkey", body)
        assert refused == (401, "passkey-refused"), credential
    for made in (b"\xff", b"\x81" * 30_000, cbor2.dumps({"fmt": "none"}), b"\xbf"):
        fresh = Phone(phone.server)
        begun = fresh.browser.fine("POST", "/api/passkeys/registration", {"name": "Bob"})
        credential = fresh.key.make(begun["options"])
        credential["response"]["attestationObject"] = text(made)
        body = {"ticket": begun["ticket"], "credential": credential}
        assert fresh.browser.refused("POST", "/api/passkeys", body) == (400, "passkey-refused")


def test_passkeys_belong_to_the_public_name_over_https() -> None:
    config = Config(database="", key=b"", public_url="https://play.example.org:8443/")
    site = site_of(config, "http", "10.0.0.7:8000")
    assert (site.host, site.origin) == ("play.example.org", "https://play.example.org:8443")
    assert site_of(config, "http", "localhost:80").host == "localhost"


@pytest.mark.parametrize(
    "url", ["", "http://play.example.org", "https://192.0.2.1", "https://[::1]"]
)
def test_where_browsers_know_no_passkeys_that_is_said(url: str) -> None:
    with pytest.raises(HTTPRefusal, match="passkeys-unavailable"):
        site_of(Config(database="", key=b"", public_url=url), "https", "192.0.2.1")
