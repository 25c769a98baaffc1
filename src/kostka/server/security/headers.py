"""What every answer carries, so that a browser does no more with it than it should."""

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
"""The content security policy: everything from here, nothing inline, in nobody's frame."""
WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
"""That of the worker in which the engine runs: it alone may compile WebAssembly, and only there."""
WORKER = "/assets/engine-"
"""How the worker's address begins; the rest is named after its content."""
STANDING: list[tuple[bytes, bytes]] = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]


def policy(path: str) -> tuple[bytes, bytes]:
    """The content security policy of what is answered at this path.

    >>> policy("/assets/engine-1a2b3c.js")[1] == WORKER_POLICY.encode()
    True
    """
    found = WORKER_POLICY if path.startswith(WORKER) else POLICY
    return b"content-security-policy", found.encode()


HSTS: list[tuple[bytes, bytes]] = [(b"strict-transport-security", b"max-age=31536000")]
"""Where people come over https they shall go on doing so."""
