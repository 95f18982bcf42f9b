# Made from /openapi.json by `npm run generate`.

"""The types of events. Each has a class, by which `match` and `event.type` tell the type of `event.data`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, Union

from .event import DeliveredEvent, UnknownEvent

if TYPE_CHECKING:
    from . import types_gen as T


class SubscriptionActivated(DeliveredEvent):
    type: Literal["SubscriptionActivated"] = "SubscriptionActivated"
    data: T.Subscription


class SubscriptionChanged(DeliveredEvent):
    type: Literal["SubscriptionChanged"] = "SubscriptionChanged"
    data: T.Subscription


class SubscriptionUpdated(DeliveredEvent):
    type: Literal["SubscriptionUpdated"] = "SubscriptionUpdated"
    data: T.Subscription


class SubscriptionCancelled(DeliveredEvent):
    type: Literal["SubscriptionCancelled"] = "SubscriptionCancelled"
    data: T.Subscription


class SubscriptionRenewed(DeliveredEvent):
    type: Literal["SubscriptionRenewed"] = "SubscriptionRenewed"
    data: T.Subscription


class SubscriptionReverted(DeliveredEvent):
    type: Literal["SubscriptionReverted"] = "SubscriptionReverted"
    data: T.Subscription


class SubscriptionDeleted(DeliveredEvent):
    type: Literal["SubscriptionDeleted"] = "SubscriptionDeleted"
    data: T.Subscription


class SalesOrderActivated(DeliveredEvent):
    type: Literal["SalesOrderActivated"] = "SalesOrderActivated"
    data: T.SalesOrder


class SalesOrderUpdated(DeliveredEvent):
    type: Literal["SalesOrderUpdated"] = "SalesOrderUpdated"
    data: T.SalesOrder


class SalesOrderDeleted(DeliveredEvent):
    type: Literal["SalesOrderDeleted"] = "SalesOrderDeleted"
    data: T.SalesOrder


class InvoicePosted(DeliveredEvent):
    type: Literal["InvoicePosted"] = "InvoicePosted"
    data: T.Invoice


class InvoiceUpdated(DeliveredEvent):
    type: Literal["InvoiceUpdated"] = "InvoiceUpdated"
    data: T.Invoice


class JournalPosted(DeliveredEvent):
    type: Literal["JournalPosted"] = "JournalPosted"
    data: T.Journal


class AccountsCreated(DeliveredEvent):
    type: Literal["AccountsCreated"] = "AccountsCreated"
    data: T.Account


class AccountsChanged(DeliveredEvent):
    type: Literal["AccountsChanged"] = "AccountsChanged"
    data: T.Account


class QuoteCreated(DeliveredEvent):
    type: Literal["QuoteCreated"] = "QuoteCreated"
    data: T.Quote


class QuoteEdited(DeliveredEvent):
    type: Literal["QuoteEdited"] = "QuoteEdited"
    data: T.Quote


class QuoteConverted(DeliveredEvent):
    type: Literal["QuoteConverted"] = "QuoteConverted"
    data: T.QuoteConverted


class PaymentsCreated(DeliveredEvent):
    type: Literal["PaymentsCreated"] = "PaymentsCreated"
    data: T.Payment


class PaymentsPosted(DeliveredEvent):
    type: Literal["PaymentsPosted"] = "PaymentsPosted"
    data: T.Payment


class InvoiceBatchCreated(DeliveredEvent):
    type: Literal["InvoiceBatchCreated"] = "InvoiceBatchCreated"
    data: T.InvoiceBatch


class InvoiceBatchPosted(DeliveredEvent):
    type: Literal["InvoiceBatchPosted"] = "InvoiceBatchPosted"
    data: T.InvoiceBatch


class InvoiceBatchCancelled(DeliveredEvent):
    type: Literal["InvoiceBatchCancelled"] = "InvoiceBatchCancelled"
    data: T.InvoiceBatch


class ProductsCreated(DeliveredEvent):
    type: Literal["ProductsCreated"] = "ProductsCreated"
    data: T.Product


class ProductsUpdated(DeliveredEvent):
    type: Literal["ProductsUpdated"] = "ProductsUpdated"
    data: T.Product


class ProductsDeleted(DeliveredEvent):
    type: Literal["ProductsDeleted"] = "ProductsDeleted"
    data: T.DeletedResource


class NationalEInvoiceProcessed(DeliveredEvent):
    type: Literal["NationalEInvoiceProcessed"] = "NationalEInvoiceProcessed"
    data: T.NationalEInvoiceEntryWithHistory


class NationalEInvoiceFailed(DeliveredEvent):
    type: Literal["NationalEInvoiceFailed"] = "NationalEInvoiceFailed"
    data: T.NationalEInvoiceEntryWithHistory


class NationalEInvoiceReceived(DeliveredEvent):
    type: Literal["NationalEInvoiceReceived"] = "NationalEInvoiceReceived"
    data: T.NationalEInvoiceEntryWithHistory


class MessageSent(DeliveredEvent):
    type: Literal["MessageSent"] = "MessageSent"
    data: T.Message


class MessageFailed(DeliveredEvent):
    type: Literal["MessageFailed"] = "MessageFailed"
    data: T.Message


class DunningStarted(DeliveredEvent):
    type: Literal["DunningStarted"] = "DunningStarted"
    data: T.DunningChange


class DunningStepTaken(DeliveredEvent):
    type: Literal["DunningStepTaken"] = "DunningStepTaken"
    data: T.DunningChange


class DunningEnded(DeliveredEvent):
    type: Literal["DunningEnded"] = "DunningEnded"
    data: T.DunningChange


WebhookEvent: TypeAlias = Union[
    SubscriptionActivated,
    SubscriptionChanged,
    SubscriptionUpdated,
    SubscriptionCancelled,
    SubscriptionRenewed,
    SubscriptionReverted,
    SubscriptionDeleted,
    SalesOrderActivated,
    SalesOrderUpdated,
    SalesOrderDeleted,
    InvoicePosted,
    InvoiceUpdated,
    JournalPosted,
    AccountsCreated,
    AccountsChanged,
    QuoteCreated,
    QuoteEdited,
    QuoteConverted,
    PaymentsCreated,
    PaymentsPosted,
    InvoiceBatchCreated,
    InvoiceBatchPosted,
    InvoiceBatchCancelled,
    ProductsCreated,
    ProductsUpdated,
    ProductsDeleted,
    NationalEInvoiceProcessed,
    NationalEInvoiceFailed,
    NationalEInvoiceReceived,
    MessageSent,
    MessageFailed,
    DunningStarted,
    DunningStepTaken,
    DunningEnded,
    UnknownEvent,
]
"""An event as a webhook brings it."""

EVENTS: dict[str, type[WebhookEvent]] = {
    "SubscriptionActivated": SubscriptionActivated,
    "SubscriptionChanged": SubscriptionChanged,
    "SubscriptionUpdated": SubscriptionUpdated,
    "SubscriptionCancelled": SubscriptionCancelled,
    "SubscriptionRenewed": SubscriptionRenewed,
    "SubscriptionReverted": SubscriptionReverted,
    "SubscriptionDeleted": SubscriptionDeleted,
    "SalesOrderActivated": SalesOrderActivated,
    "SalesOrderUpdated": SalesOrderUpdated,
    "SalesOrderDeleted": SalesOrderDeleted,
    "InvoicePosted": InvoicePosted,
    "InvoiceUpdated": InvoiceUpdated,
    "JournalPosted": JournalPosted,
    "AccountsCreated": AccountsCreated,
    "AccountCreated": AccountsCreated,
    "AccountsChanged": AccountsChanged,
    "AccountChanged": AccountsChanged,
    "QuoteCreated": QuoteCreated,
    "quoteCreated": QuoteCreated,
    "QuoteEdited": QuoteEdited,
    "quoteEdited": QuoteEdited,
    "QuoteConverted": QuoteConverted,
    "quoteConverted": QuoteConverted,
    "PaymentsCreated": PaymentsCreated,
    "PaymentCreated": PaymentsCreated,
    "PaymentsPosted": PaymentsPosted,
    "PaymentPosted": PaymentsPosted,
    "InvoiceBatchCreated": InvoiceBatchCreated,
    "InvoiceBatchPosted": InvoiceBatchPosted,
    "InvoiceBatchCancelled": InvoiceBatchCancelled,
    "ProductsCreated": ProductsCreated,
    "ProductCreated": ProductsCreated,
    "ProductsUpdated": ProductsUpdated,
    "ProductUpdated": ProductsUpdated,
    "ProductsDeleted": ProductsDeleted,
    "ProductDeleted": ProductsDeleted,
    "NationalEInvoiceProcessed": NationalEInvoiceProcessed,
    "NationalEInvoiceFailed": NationalEInvoiceFailed,
    "NationalEInvoiceReceived": NationalEInvoiceReceived,
    "MessageSent": MessageSent,
    "MessageFailed": MessageFailed,
    "DunningStarted": DunningStarted,
    "DunningStepTaken": DunningStepTaken,
    "DunningEnded": DunningEnded,
}
"""The class of an event by the spelling that the webhook subscribed with."""
