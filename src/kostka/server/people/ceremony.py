"""The two ceremonies of WebAuthn as pure steps: options go out, proofs come in.

Slow to load: whoever needs it imports it when it is needed.
"""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from kostka.server.errors import HTTPRefusal
from kostka.server.people.challenge import PATIENCE, Challenge, Site
from kostka.store.user import Passkey

VERIFIED = UserVerificationRequirement.REQUIRED
"""A passkey is all that is asked for, so the authenticator must make sure of its owner."""


def to_make(site: Site, challenge: Challenge, known: Sequence[Passkey]) -> dict[str, Any]:
    """Options for a new passkey, on an authenticator that has none of the known ones."""
    options = generate_registration_options(
        rp_id=site.host,
        rp_name="Kostka",
        user_id=challenge.person.encode(),
        user_name=challenge.name,
        challenge=challenge.bytes,
        timeout=PATIENCE,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=VERIFIED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=each.id) for each in known],
    )
    return _plain(options_to_json(options))


def to_sign(site: Site, challenge: Challenge) -> dict[str, Any]:
    """Options for entering by whatever passkey the authenticator has for this site."""
    options = generate_authentication_options(
        rp_id=site.host, challenge=challenge.bytes, timeout=PATIENCE, user_verification=VERIFIED
    )
    return _plain(options_to_json(options))


def made_by(
    site: Site, challenge: Challenge, credential: dict[str, Any], label: str, now: int
) -> Passkey:
    """The passkey that an authenticator has made. Refused unless all of it holds."""
    with _refused_by(400):
        proof = verify_registration_response(
            credential=credential,
            expected_challenge=challenge.bytes,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    return Passkey(
        proof.credential_id,
        challenge.person,
        proof.credential_public_key,
        proof.sign_count,
        label,
        now,
    )


def claimed_id(credential: dict[str, Any]) -> bytes:
    """Which passkey somebody claims to have signed with. Refused if they claim none."""
    with _refused_by(401):
        return base64url_to_bytes(credential["rawId"])


def count_of(site: Site, challenge: Challenge, credential: dict[str, Any], passkey: Passkey) -> int:
    """How often the authenticator has signed by now, if this is its signature. Refused if not."""
    with _refused_by(401):
        proof = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge.bytes,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=passkey.key,
            credential_current_sign_count=passkey.count,
            require_user_verification=True,
        )
    return proof.new_sign_count


@contextmanager
def _refused_by(status: int) -> Iterator[None]:
    """Whatever a stranger's bytes make a reader stumble over is a refusal."""
    try:
        yield
    except Exception as error:
        raise HTTPRefusal(status, "passkey-refused") from error


def _plain(text: str) -> dict[str, Any]:
    options: dict[str, Any] = json.loads(text)
    return options
