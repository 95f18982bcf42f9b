"""Verifies requests that a webhook received, and prints the events; and the refusals of requests that were changed."""

import json
import sys

from svc_client import SignatureRefused, UnknownEvent, events, unwrap

with open(sys.argv[1], encoding="utf8") as file:
    given = json.load(file)
secret, other = given["secret"], "whsec_AAAA"


def read(each):
    event = unwrap(each["body"].encode(), each["headers"], [other, secret])
    isKnown = not isinstance(event, UnknownEvent) and isinstance(event, getattr(events, event.type))
    return {"type": event.type, "id": event.id, "of": event.data.get("id"), "isKnown": isKnown}


def is_refused(body, headers, secrets, **more):
    try:
        unwrap(body, headers, secrets, **more)
    except SignatureRefused:
        return True
    return False


body, headers = given["requests"][0]["body"], given["requests"][0]["headers"]
print(
    json.dumps(
        {
            "events": [read(each) for each in given["requests"]],
            "refused": [
                is_refused(f"{body} ", headers, secret),
                is_refused(body, headers, other),
                is_refused(body, headers, "whsec_"),
                is_refused(body, headers, "whsec_é"),
                is_refused(body, {**headers, "webhook-id": "other"}, secret),
                is_refused(body, {**headers, "webhook-signature": "v2,AAAA"}, secret),
                is_refused(body, {**headers, "webhook-signature": "v1,é"}, secret),
                is_refused(body, headers, secret, now=int(headers["webhook-timestamp"]) + 301),
                is_refused(body, {}, secret),
            ],
            "accepted": is_refused(body, headers, secret, now=int(headers["webhook-timestamp"]) + 299),
        }
    )
)
