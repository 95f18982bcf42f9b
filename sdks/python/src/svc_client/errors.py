"""The failures of calls, by the kind of answer."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, cast

import httpx


class SvcError(Exception):
    """Every failure of a call. `status` is 0 where no answer came."""

    def __init__(self, message: str, status: int = 0, body: str = "", headers: httpx.Headers | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.body = body
        """The answer as it came; empty for 401, 403, and where none came."""
        self.headers = httpx.Headers() if headers is None else headers
        self.problem: Mapping[str, Any] = problem_of(body)
        """Problem details (RFC 9457) of a refusal; empty where the answer has none."""

    @property
    def trace_id(self) -> str | None:
        """Names the request in the log of the service."""
        traced = re.match(r"[^-]+-([0-9a-f]{32})-", self.headers.get("traceparent", ""))
        told = self.problem.get("traceId")
        return told if isinstance(told, str) else traced and traced.group(1)

    @property
    def errors(self) -> Mapping[str, Sequence[str]]:
        """The mistakes of a request by JSON path of the field or name of the header."""
        return cast("Mapping[str, Sequence[str]]", self.problem.get("errors") or {})


class BadRequest(SvcError):
    """400, 413, 415 and 431: the request has mistakes; `errors` names them."""


class Unauthorized(SvcError):
    """401: client id, secret or token are not valid."""


class Forbidden(SvcError):
    """403: a permission is missing, or the legal entity is unknown."""


class NotFound(SvcError):
    """404: nothing has this id."""


class Conflict(SvcError):
    """409: the state of the resource does not allow it."""


class PreconditionFailed(SvcError):
    """412: the resource was changed since its `etag` was read."""


class RateLimited(SvcError):
    """429: more requests than the service takes."""


class Unavailable(SvcError):
    """5xx: the service cannot answer now."""


class ConnectionFailed(SvcError):
    """No answer came: the network, or a time limit."""


_KINDS: Mapping[int, type[SvcError]] = {
    401: Unauthorized,
    403: Forbidden,
    404: NotFound,
    409: Conflict,
    412: PreconditionFailed,
    429: RateLimited,
}


def problem_of(body: str) -> Mapping[str, Any]:
    """The problem details in the text of an answer; empty where it has none."""
    try:
        problem = json.loads(body)
    except ValueError:
        return {}
    return problem if isinstance(problem, dict) else {}


def error_of(status: int, body: str, headers: httpx.Headers, about: str) -> SvcError:
    """The error of an answer that refuses."""
    kind = _KINDS.get(status, Unavailable if status >= 500 else BadRequest)
    problem = problem_of(body)
    told = [f"{place} {', '.join(texts)}" for place, texts in (problem.get("errors") or {}).items()]
    title = problem.get("title")
    parts = [f"{about}: {status}", *([title] if isinstance(title, str) else []), *told]
    return kind("; ".join(parts), status, body, headers)
