"""The parts of a call that do not wait, which the synchronous and the asynchronous client share."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from decimal import Decimal
from email.utils import parsedate_to_datetime
from typing import Any, Generic, TypedDict, TypeVar
from urllib.parse import quote

import httpx

from .amounts_gen import AMOUNTS
from .errors import SvcError

API_VERSION = "2.1"
"""The version of the interface that this package speaks."""

JSON = "application/json"
FORM = "application/x-www-form-urlencoded"
NOTHING_DONE = frozenset({429, 503})
"""Answers which say that the service did nothing."""
PASSING = NOTHING_DONE | {408, 502, 504}
"""Answers that a later attempt may not give."""

Item = TypeVar("Item")


class Options(TypedDict, total=False):
    """The options of one call beside its arguments."""

    legal_entity: str
    """Id or name of the legal entity of this call."""
    idempotency_key: str
    """Sent with a `POST`, the same in each attempt; made where it is absent."""
    if_match: str
    """The `etag` of the state to change; another state is `PreconditionFailed`."""
    timeout: float
    """Seconds for one attempt."""
    retries: int
    """How often the call is tried again."""
    headers: Mapping[str, str]
    on_response: Callable[[httpx.Response], None]
    """Called with each answer, also with one that leads to another attempt."""


@dataclass(frozen=True)
class Attempt:
    """An attempt of a call. No secret is in it."""

    method: str
    path: str
    number: int
    """From 1 on."""
    status: int | None
    """None where no answer came."""
    seconds: float


@dataclass(frozen=True)
class Page(Generic[Item]):
    """A page of a list."""

    data: list[Item]
    total_count: int | None
    total_pages: int | None
    next_cursor: str | None
    body: Mapping[str, Any]
    """The page whole, as it came."""


@dataclass(frozen=True)
class Sent:
    """The parts of a request beside its path."""

    body: Any = None
    media: str = JSON
    query: Mapping[str, Any] | None = None
    keyed: bool = False
    """True for a `POST` whose answer the service keeps under its key."""

    def content(self) -> str | bytes | None:
        """The bytes of the body; None without one."""
        return self.body if self.body is None or self.media != JSON else write_json(self.body)


def encode(value: object) -> str:
    """A value as a part of a path or of a query (RFC 3986)."""
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return quote(text, safe="!~*'()")


def with_query(path: str, query: Mapping[str, Any] | None) -> str:
    """A path with the given members of a query."""
    given = [f"{encode(name)}={encode(value)}" for name, value in (query or {}).items() if value is not None]
    return f"{path}?{'&'.join(given)}" if given else path


def _exact(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    return {name: Decimal(value) if name in AMOUNTS and type(value) is int else value for name, value in pairs}


def read_json(text: str | bytes) -> Any:
    """Reads JSON. Amounts are a `Decimal` with the digits that the service wrote."""
    return json.loads(text, parse_float=Decimal, object_pairs_hook=_exact)


def write_json(value: Any) -> str:
    """Writes JSON. A `Decimal` keeps its digits."""
    if isinstance(value, Decimal):
        if not value.is_finite():
            raise ValueError(f"{value} is no number of JSON")
        return format(value, "f")
    if isinstance(value, Mapping):
        return "{" + ",".join(f"{json.dumps(str(name))}:{write_json(each)}" for name, each in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ",".join(write_json(each) for each in value) + "]"
    return json.dumps(value, allow_nan=False)


def content_of(response: httpx.Response) -> Any:
    """An answer: JSON as values, text as text, a file as bytes; None where it is empty."""
    kind = response.headers.get("content-type", "")
    if kind.startswith("text/"):
        return response.text
    if not response.content and (kind == "" or "json" in kind):
        return None
    if "json" not in kind:
        return response.content
    try:
        return read_json(response.content)
    except ValueError as error:
        raise httpx.DecodingError(f"the answer is not JSON: {error}", request=response.request) from error


def is_running(error: SvcError) -> bool:
    """True where a request with the same key is still running."""
    return error.status == 409 and str(error.problem.get("type", "")).endswith("in-progress")


def pause_before(attempt: int, headers: httpx.Headers | None) -> float:
    """
    The seconds to wait before an attempt: as `Retry-After` asks (RFC 9110, section 10.2.3), of at most a minute, or a
    random time, so that clients do not come back together.
    """
    asked = None if headers is None else _retry_after(headers.get("retry-after"))
    return random.random() * min(8.0, 0.25 * 2 ** (attempt - 1)) if asked is None else min(max(asked, 0.0), 60.0)


def _retry_after(text: str | None) -> float | None:
    if text is None:
        return None
    if text.isdigit():
        return float(text)
    try:
        return parsedate_to_datetime(text).timestamp() - time.time()
    except ValueError:
        return None
