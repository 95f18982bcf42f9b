# Made from async_core.py by `npm run generate`.

"""Calls the service: tokens, time limits, attempts and pages."""

from __future__ import annotations

import threading
import time
import uuid
from collections.abc import Iterator, Callable, Mapping
from types import TracebackType
from typing import TYPE_CHECKING, Any, Generic
from urllib.parse import urlencode

import httpx

from .calls import (
    API_VERSION,
    FORM,
    JSON,
    NOTHING_DONE,
    PASSING,
    Attempt,
    Item,
    Options,
    Page,
    Sent,
    content_of,
    encode,
    is_running,
    pause_before,
    with_query,
)
from .errors import ConnectionFailed, SvcError, error_of

if TYPE_CHECKING:
    from typing_extensions import Self


class Core:
    """Makes the calls of every resource: tokens, attempts and time limits."""

    def __init__(
        self,
        url: str,
        *,
        client_id: str | None = None,
        client_secret: str | None = None,
        token: str | Callable[[], str] | None = None,
        legal_entity: str | None = None,
        timeout: float = 30.0,
        retries: int = 3,
        http: httpx.Client | None = None,
        on_attempt: Callable[[Attempt], None] | None = None,
    ) -> None:
        """
        `url` is where the service is, such as `https://billing.example.com`. `token` is an access token, or a function
        that gives one, in place of client id and secret. `legal_entity` is the id or name for all calls; a call may name
        another. `timeout` is the seconds of one attempt, `retries` says how often a call is tried again. `http` is a
        transport of your own, which stays open. `on_attempt` is called after each attempt.
        """
        if token is None and (client_id is None or client_secret is None):
            raise ValueError("give client_id and client_secret, or token")
        self._base = url.rstrip("/")
        self._credentials = {"client_id": client_id or "", "client_secret": client_secret or ""}
        self._token = token
        self._legal_entity = legal_entity
        self._timeout = timeout
        self._retries = retries
        self._own = http is None
        self._http = httpx.Client() if http is None else http
        self._on_attempt = on_attempt
        self._lock = threading.Lock()
        self._sign_ins = 0
        self._kept = ("", 0.0)
        self._failure: SvcError | None = None

    def close(self) -> None:
        """Closes the connections. A transport that was given stays open."""
        if self._own:
            self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def send(self, method: str, path: str, options: Options | None = None, sent: Sent | None = None) -> Any:
        """Calls an operation by its path, for one that this version of the package does not know."""
        return self._attempts(method, path, options or {}, sent or Sent(), signs=True)

    def _bearer(self) -> str:
        """The access token. One sign-in runs at a time; the calls that wait for it share what comes of it."""
        if self._token is not None:
            return self._token if isinstance(self._token, str) else self._token()
        seen = self._sign_ins
        with self._lock:
            value, until = self._kept
            if until - 60 > time.time():
                return value
            if self._sign_ins != seen and self._failure is not None:
                raise self._failure
            try:
                self._kept = self._sign_in()
                self._failure = None
            except SvcError as error:
                self._failure = error
                raise
            finally:
                self._sign_ins += 1
            return self._kept[0]

    def _sign_in(self) -> tuple[str, float]:
        form = urlencode({"grant_type": "client_credentials", **self._credentials})
        answer = self._attempts("POST", "/connect/token", {}, Sent(form, FORM), signs=False)
        return answer["access_token"], time.time() + answer["expires_in"]

    def _attempts(self, method: str, path: str, options: Options, sent: Sent, *, signs: bool) -> Any:
        key = options.get("idempotency_key", str(uuid.uuid4())) if method == "POST" and sent.keyed else None
        # Without a key a second `POST` could do again what the first one did.
        may_repeat = method != "POST" or key is not None or not signs
        retries = options.get("retries", self._retries)
        is_renewed = False
        number = 0
        while True:
            number += 1
            bearer = self._bearer() if signs else None
            headers: httpx.Headers | None = None
            start = time.monotonic()
            try:
                response = self._once(method, path, options, sent, key, bearer)
                content = content_of(response) if response.status_code < 400 else response.text
            except httpx.RequestError as cause:
                self._tell(method, path, number, None, start)
                if not may_repeat or number > retries:
                    raise ConnectionFailed(f"{method} {path}: {cause!r}") from cause
            else:
                status, headers = response.status_code, response.headers
                self._tell(method, path, number, status, start)
                if "on_response" in options:
                    options["on_response"](response)
                if status < 400:
                    return content
                error = error_of(status, response.text, headers, f"{method} {path}")
                if status == 401 and signs and self._token is None and not is_renewed:
                    is_renewed = True
                    # Another call may have signed in anew meanwhile.
                    if self._kept[0] == bearer:
                        self._kept = ("", 0.0)
                    continue
                passes = status in PASSING or is_running(error) if may_repeat else status in NOTHING_DONE
                if not passes or number > retries:
                    raise error
            time.sleep(pause_before(number + 1, headers))

    def _tell(self, method: str, path: str, number: int, status: int | None, start: float) -> None:
        if self._on_attempt is not None:
            self._on_attempt(Attempt(method, path, number, status, time.monotonic() - start))

    def _once(
        self, method: str, path: str, options: Options, sent: Sent, key: str | None, bearer: str | None
    ) -> httpx.Response:
        """Makes one attempt, and gives its answer with the body."""
        content = sent.content()
        headers = {"accept": f"{JSON}, */*;q=0.5"}
        if bearer is not None:
            headers |= {"authorization": f"Bearer {bearer}", "api-version": API_VERSION}
            entity = options.get("legal_entity", self._legal_entity)
            # A header has ASCII letters alone; the service reads others percent-encoded.
            headers |= {} if entity is None else {"legal-entity": entity if entity.isascii() else encode(entity)}
        headers |= {} if content is None else {"content-type": sent.media}
        headers |= {} if key is None else {"idempotency-key": key}
        headers |= {"if-match": options["if_match"]} if "if_match" in options else {}
        headers |= options.get("headers", {})
        limit = options.get("timeout", self._timeout)
        until = time.monotonic() + limit
        request = self._http.build_request(
            method, self._base + with_query(path, sent.query), content=content, headers=headers, timeout=limit
        )
        response = self._http.send(request, stream=True, follow_redirects=False)
        try:
            # A transport without a network may give an answer whose body is read already.
            if response.is_stream_consumed:
                return response
            # The body is part of the attempt: a connection may be cut within it, or bring it too slowly.
            parts = []
            for part in response.iter_raw():
                parts.append(part)
                if time.monotonic() > until:
                    raise httpx.ReadTimeout(f"no whole answer in {limit} s", request=request)
        finally:
            response.close()
        return httpx.Response(
            response.status_code, headers=response.headers, content=b"".join(parts), request=request
        )


class Items(Generic[Item]):
    """The items of a list: `for` reads page after page, `page()` reads one."""

    def __init__(
        self, core: Core, path: str, query: Mapping[str, Any], options: Options, *, by_cursor: bool = False
    ) -> None:
        self._core = core
        self._path = path
        self._query = query
        self._options = options
        self._by_cursor = by_cursor

    def page(self) -> Page[Item]:
        """Reads one page: the one that the arguments name."""
        return self._read({})

    def __iter__(self) -> Iterator[Item]:
        more: dict[str, Any] = {"PageSize": 100} if self._query.get("PageSize") is None else {}
        number = int(self._query.get("PageNumber") or 1)
        while True:
            page: Page[Item] = self._read(more)
            for item in page.data:
                yield item
            number += 1
            if self._by_cursor and page.next_cursor is not None:
                more["Cursor"] = page.next_cursor
            elif not self._by_cursor and number <= (page.total_pages or 0):
                more["PageNumber"] = number
            else:
                return

    def _read(self, more: Mapping[str, Any]) -> Page[Item]:
        body = self._core.send("GET", self._path, self._options, Sent(query={**self._query, **more}))
        return Page(body["data"], body.get("totalCount"), body.get("totalPages"), body.get("nextCursor"), body)
