"""Calls by transports of the caller, which need no server, and by a server whose answer never ends."""

import asyncio
import json
import sys
from collections import Counter
from decimal import Decimal

import httpx

from svc_client import AsyncSvc, ConnectionFailed, Svc, SvcError

with open(sys.argv[1], encoding="utf8") as file:
    given = json.load(file)
url = "https://billing.example.com"


def own_transport():
    """The header that a given token became, and whether the caller's transport is open after the client."""
    seen = []

    def answer(request):
        seen.append(request.headers["authorization"])
        return httpx.Response(200, json={})

    with httpx.Client(transport=httpx.MockTransport(answer)) as http:
        with Svc(url, token=lambda: "given", http=http) as svc:
            svc.accounts.get("1")
        return [seen, not http.is_closed]


async def own_async_transport():
    seen = []

    async def answer(request):
        seen.append(request.headers["authorization"])
        return httpx.Response(200, json={})

    async def token():
        return "given"

    async with httpx.AsyncClient(transport=httpx.MockTransport(answer)) as http:
        async with AsyncSvc(url, token=token, http=http) as svc:
            await svc.accounts.get("1")
        return [seen, not http.is_closed]


def broken_answer():
    """The keys of a create whose first answer was no whole JSON."""
    keys = []

    def answer(request):
        keys.append(request.headers["idempotency-key"])
        whole = b'{"id":"1"}'
        return httpx.Response(201, headers={"content-type": "application/json"}, content=whole[: 5 * len(keys)])

    svc = Svc(url, token="given", http=httpx.Client(transport=httpx.MockTransport(answer)))
    made = svc.accounts.create({"name": "Customer AB", "currency": "SEK"})
    return [made, len(keys), len(set(keys))]


def wrong_body():
    """The mistake of a body that JSON cannot say, which no attempt sends."""
    seen = []
    http = httpx.Client(transport=httpx.MockTransport(lambda request: seen.append(request)))
    try:
        Svc(url, token="given", http=http).accounts.create({"name": Decimal("NaN"), "currency": "SEK"})
    except ValueError as error:
        return [str(error), len(seen)]


async def refused_sign_in():
    """The number of sign-ins that five calls at a time make where the first is refused, and the errors of the calls."""
    asked = []

    async def answer(request):
        asked.append(request.url.path)
        for _ in range(20):
            await asyncio.sleep(0)
        return httpx.Response(401)

    http = httpx.AsyncClient(transport=httpx.MockTransport(answer))
    svc = AsyncSvc(url, client_id="id", client_secret="wrong", http=http)
    errors = await asyncio.gather(*[svc.accounts.get("1") for _ in range(5)], return_exceptions=True)
    return [asked, Counter(type(error).__name__ for error in errors)]


def endless():
    try:
        with Svc(given["endless"], token="given", timeout=0.2, retries=0) as svc:
            svc.accounts.get("1")
    except ConnectionFailed as error:
        return str(error)


async def endless_async():
    try:
        async with AsyncSvc(given["endless"], token="given", timeout=0.2, retries=0) as svc:
            await svc.accounts.get("1")
    except SvcError as error:
        return str(error)


# A client may be made before the loop that it is used in.
outside = AsyncSvc(url, token="given")
print(
    json.dumps(
        {
            "own": [own_transport(), asyncio.run(own_async_transport())],
            "broken": broken_answer(),
            "wrong": wrong_body(),
            "refused": asyncio.run(refused_sign_in()),
            "endless": [endless(), asyncio.run(endless_async())],
        }
    )
)
