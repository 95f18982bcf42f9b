"""Verifies requests of webhooks (Standard Webhooks 1.0), and reads their events."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import time
from collections.abc import Mapping, Sequence

from .calls import read_json
from .event import UnknownEvent
from .events_gen import EVENTS, WebhookEvent

_TOLERANCE = 5 * 60


class SignatureRefused(Exception):
    """A request that the service did not sign, or that came too late."""


def unwrap(
    body: str | bytes,
    headers: Mapping[str, str | Sequence[str]],
    secrets: str | Sequence[str],
    *,
    now: float | None = None,
) -> WebhookEvent:
    """
    Verifies a request of a webhook, and gives its event. Pass the body as it came, not parsed, and during a rotation both
    secrets. Raises `SignatureRefused`.
    """
    found = {name.lower(): value if isinstance(value, str) else ",".join(value) for name, value in headers.items()}
    id, moment, signatures = (found.get(f"webhook-{name}", "") for name in ("id", "timestamp", "signature"))
    if "" in (id, moment, signatures):
        raise SignatureRefused("a header of the signature is missing")
    clock = time.time() if now is None else now
    if re.fullmatch(r"[0-9]{1,12}", moment) is None or abs(clock - int(moment)) > _TOLERANCE:
        raise SignatureRefused("the request is older than five minutes, or a clock is wrong")
    content = body.encode() if isinstance(body, str) else body
    signed = f"{id}.{moment}.".encode() + content
    given = [_bytes_of(each[3:]) for each in signatures.split(" ") if each.startswith("v1,")]
    is_genuine = False
    for secret in [secrets] if isinstance(secrets, str) else secrets:
        key = _bytes_of(secret.removeprefix("whsec_"))
        if not key:
            raise SignatureRefused("the secret is not whsec_ and base64")
        expected = hmac.new(key, signed, hashlib.sha256).digest()
        for each in given:
            # The comparison takes the same time for every signature.
            if each is not None and hmac.compare_digest(each, expected):
                is_genuine = True
    if not is_genuine:
        raise SignatureRefused("no signature is of this secret")
    event = read_json(content)
    kind = EVENTS.get(str(event.get("EventType")), UnknownEvent)
    return kind(id, event.get("Data") or {}, event)


def _bytes_of(text: str) -> bytes | None:
    try:
        return base64.b64decode(text, validate=True)
    except ValueError:
        return None
