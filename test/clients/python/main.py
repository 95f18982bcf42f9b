"""A first integration that uses only the generated client, and so sends and reads only the models that the generator made."""

import datetime
import json
import os
import time

from svc_client import AuthenticatedClient, Client
from svc_client.api.accounts import accounts_create
from svc_client.api.authentication import authentication_create_token
from svc_client.api.events import events_create
from svc_client.api.invoices import invoices_create, invoices_get, invoices_list
from svc_client.api.webhook_deliveries import webhook_deliveries_get, webhook_deliveries_list_of_webhook
from svc_client.api.webhooks import webhooks_create
from svc_client.models import (
    AccountCreate,
    EmitEventRequest,
    EventTag,
    OnAccountInvoiceCreate,
    TokenRequest,
    WebhookCreate,
)

base_url = os.environ["SVC_URL"]


def body_of(answer):
    """The body of a successful answer."""
    assert answer.status_code < 300, f"{answer.status_code}: {answer.content[:1000]}"
    return answer.parsed


credentials = TokenRequest.from_dict({"clientId": os.environ["CLIENT_ID"], "secret": os.environ["CLIENT_SECRET"]})
token = body_of(authentication_create_token.sync_detailed(client=Client(base_url=base_url), body=credentials))
client = AuthenticatedClient(base_url=base_url, token=token.access_token)

webhook = body_of(
    webhooks_create.sync_detailed(
        client=client,
        body=WebhookCreate(url=os.environ["RECEIVER"], events=[EventTag.INVOICE_POSTED, EventTag.ACCOUNT_CREATED]),
    )
)
event = body_of(
    events_create.sync_detailed(
        client=client,
        svc_idempotency_key="a first event",
        body=EmitEventRequest.from_dict(
            {
                "eventType": "InvoicePosted",
                "data": {"invoiceNumber": "10001", "totalAmount": 1250},
                "source": "Paywall",
            }
        ),
    )
)


def delivery_of(tag):
    for _ in range(200):
        page = body_of(
            webhook_deliveries_list_of_webhook.sync_detailed(
                webhook.id, client=client, event_type=tag, status="Delivered"
            )
        )
        if page.data:
            return page.data[0]
        time.sleep(0.05)
    raise TimeoutError(f"{tag} was not delivered")


delivery = delivery_of(EventTag.INVOICE_POSTED)
attempts = body_of(webhook_deliveries_get.sync_detailed(delivery.id, client=client)).attempts

account = body_of(
    accounts_create.sync_detailed(
        client=client, body=AccountCreate.from_dict({"name": "Customer AB", "currency": "SEK"})
    )
)
delivery_of(EventTag.ACCOUNT_CREATED)
line = {
    "productName": "Plan",
    "price": 68.33,
    "quantity": 1,
    "unitOfMeasure": "C62",
    "recognizedRevenueAccount": "3000",
}
request = OnAccountInvoiceCreate.from_dict(
    {
        "account": account.account_number,
        "currency": "SEK",
        "invoiceDate": "2026-01-15",
        "invoiceAction": "CreateDraftAndPostInvoice",
        "invoiceLines": [line],
    }
)
assert request.invoice_date == datetime.date(2026, 1, 15), "a date of a request is no date to the client"
generated = body_of(invoices_create.sync_detailed(client=client, body=request))
invoice = body_of(invoices_get.sync_detailed(generated.id, client=client))

# A list without parameters, and one page of a list.
invoices = body_of(invoices_list.sync_detailed(client=client))
posted = body_of(
    invoices_list.sync_detailed(client=client, filter_="status eq 'Posted'", page_number=1, page_size=5)
)
refused = invoices_get.sync_detailed(webhook.id, client=client)

print(
    json.dumps(
        {
            "event": str(event.id),
            "delivered": str(delivery.event_id),
            "answered": [attempt.status for attempt in attempts],
            "invoice": {
                "number": invoice.invoice_number,
                "date": invoice.invoice_date.isoformat(),
                "status": str(invoice.status),
            },
            "invoices": [item.id == generated.id for item in invoices.data],
            "posted": [posted.total_count, posted.page_size],
            "refused": refused.parsed.type_,
        }
    )
)
