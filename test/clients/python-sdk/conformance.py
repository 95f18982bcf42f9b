"""Makes the calls of cases of sdks/conformance.json, and prints what came of each."""

import asyncio
import inspect
import json
import re
import sys
from concurrent.futures import ThreadPoolExecutor

from svc_client import AsyncSvc, Svc, SvcError


def snake(name):
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


def named(members):
    return {snake(name): value for name, value in members.items()}


def method_of(client, call):
    """The method of a call with its arguments: those of the query and the options have names."""
    resource, verb = call["operation"].split(".")
    method = getattr(getattr(client, re.sub(r"EInvoice", "_e_invoice", resource)), snake(verb))
    parameters = inspect.signature(method).parameters.values()
    places = [each for each in parameters if each.kind is inspect.Parameter.POSITIONAL_OR_KEYWORD]
    given, rest = call["args"][: len(places)], call["args"][len(places) :]
    names = {**named(rest[0] if rest else {}), **named(call.get("options", {}))}
    return lambda: method(*given, **names)


def told(result=None, error=None):
    if error is not None:
        about = {"status": error.status, "traceId": error.trace_id, "errors": error.errors}
        return {"error": {"name": type(error).__name__, "text": f"{error} {error!r}", **about}}
    return {"bytes": result.decode()} if isinstance(result, bytes) else {"result": result}


def options_of(case):
    return {"url": case["url"], "client_id": "id", "client_secret": "secret", **named(case["client"])}


def observe(case):
    call = case["call"]
    times = call.get("times", 1)
    with Svc(**options_of(case)) as client:
        method = method_of(client, call)
        ask = (lambda: list(method())) if call.get("collect") else method
        try:
            if call.get("atOnce"):
                with ThreadPoolExecutor(times) as pool:
                    return told(list(pool.map(lambda _: ask(), range(times)))[-1])
            return told([ask() for _ in range(times)][-1])
        except SvcError as error:
            return told(error=error)


async def observe_async(case):
    call = case["call"]
    times = call.get("times", 1)
    async with AsyncSvc(**options_of(case)) as client:
        method = method_of(client, call)

        async def ask():
            return [each async for each in method()] if call.get("collect") else await method()

        try:
            if call.get("atOnce"):
                return told((await asyncio.gather(*[ask() for _ in range(times)]))[-1])
            return told([await ask() for _ in range(times)][-1])
        except SvcError as error:
            return told(error=error)


async def observe_all_async(cases):
    return [await observe_async(case) for case in cases]


with open(sys.argv[1], encoding="utf8") as file:
    given = json.load(file)
print(json.dumps({"Svc": [observe(case) for case in given["Svc"]], "AsyncSvc": asyncio.run(observe_all_async(given["AsyncSvc"]))}))
