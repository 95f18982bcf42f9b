"""Makes accounts by both clients, through a proxy that cuts connections, and prints the names that the service has."""

import asyncio
import json
import sys

from svc_client import AsyncSvc, Svc

with open(sys.argv[1], encoding="utf8") as file:
    given = json.load(file)
who = {**given["who"], "retries": 6}


async def create_async(names):
    async with AsyncSvc(given["proxy"], **who) as svc:
        for name in names:
            await svc.accounts.create({"name": name, "currency": "SEK"})


half = len(given["names"]) // 2
with Svc(given["proxy"], **who) as svc:
    for name in given["names"][:half]:
        svc.accounts.create({"name": name, "currency": "SEK"})
asyncio.run(create_async(given["names"][half:]))
with Svc(given["url"], **who) as svc:
    print(json.dumps([each["name"] for each in svc.accounts.list(filter="startswith(name, 'Shaken ')", page_size=given["pageSize"])]))
