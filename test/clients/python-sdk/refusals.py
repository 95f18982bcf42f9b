"""Meets refusals of the service, changes what it read, and reads exact amounts."""

import json
import sys
from decimal import Decimal

from svc_client import PreconditionFailed, Svc, SvcError

with open(sys.argv[1], encoding="utf8") as file:
    given = json.load(file)


def refusal(call):
    try:
        call()
    except SvcError as error:
        return {"name": type(error).__name__, "errors": list(error.errors), "hasTrace": error.trace_id is not None}
    return None


attempts = []
svc = Svc(given["url"], **given["who"], on_attempt=attempts.append)
account = svc.accounts.create({"name": "First AB", "currency": "SEK"})["id"]
etags = []
svc.accounts.get(account, on_response=lambda answer: etags.append(answer.headers["etag"]))
svc.accounts.update(account, {"name": "Second AB"}, if_match=etags[0])
stranger = Svc(given["url"], **{**given["who"], "client_secret": "wrong"})
line = {"productName": "Plan", "quantity": 1, "unitOfMeasure": "C62", "recognizedRevenueAccount": "3000"}
made = svc.invoices.create(
    {
        "account": account,
        "currency": "SEK",
        "invoiceDate": "2026-01-15",
        "invoiceAction": "CreateDraftAndPostInvoice",
        "invoiceLines": [{**line, "price": Decimal(price)} for price in given["prices"]],
    }
)
lines = svc.invoices.get(made["id"])["invoiceLines"]
amounts = [each[name] for each in lines for name in ("price", "quantity")]
print(
    json.dumps(
        {
            "wrong": refusal(lambda: svc.accounts.create({"name": "", "currency": "SEK"})),
            "changed": refusal(lambda: svc.accounts.update(account, {"name": "Third AB"}, if_match=etags[0])),
            "nobody": refusal(lambda: svc.accounts.get("nobody")),
            "stranger": refusal(lambda: stranger.accounts.get(account)),
            "areExact": all(isinstance(each, Decimal) for each in amounts),
            "prices": [str(each["price"]) for each in lines],
            "attempts": [[each.method, each.path, each.number, each.status] for each in attempts[:2]],
        }
    )
)
