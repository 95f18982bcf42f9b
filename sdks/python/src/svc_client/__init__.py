"""The client of svc: `Svc` waits for each answer, `AsyncSvc` is awaited."""

from . import events_gen as events
from . import types_gen as types
from .async_core import AsyncItems
from .async_resources_gen import AsyncSvc
from .calls import Attempt, Options, Page
from .core_gen import Items
from .errors import (
    BadRequest,
    Conflict,
    ConnectionFailed,
    Forbidden,
    NotFound,
    PreconditionFailed,
    RateLimited,
    SvcError,
    Unauthorized,
    Unavailable,
)
from .event import UnknownEvent
from .events_gen import WebhookEvent
from .resources_gen import Svc
from .webhooks import SignatureRefused, unwrap

__all__ = [
    "AsyncItems",
    "AsyncSvc",
    "Attempt",
    "BadRequest",
    "Conflict",
    "ConnectionFailed",
    "Forbidden",
    "Items",
    "NotFound",
    "Options",
    "Page",
    "PreconditionFailed",
    "RateLimited",
    "SignatureRefused",
    "Svc",
    "SvcError",
    "Unauthorized",
    "Unavailable",
    "UnknownEvent",
    "WebhookEvent",
    "events",
    "types",
    "unwrap",
]
