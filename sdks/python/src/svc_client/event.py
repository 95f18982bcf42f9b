"""The members that every event of a webhook has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal


class DeliveredEvent:
    """An event as a webhook brings it. Each type of event is a class, and the type of `data` follows it."""

    def __init__(self, id: str, data: Mapping[str, Any], body: Mapping[str, Any]) -> None:
        self.id = id
        self.data: Any = data
        """The resource as `GET` answered it right after the change."""
        self.body = body
        """The body whole, as it came."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(id={self.id!r})"


class UnknownEvent(DeliveredEvent):
    """An event of a type that this package does not know yet; `event_type` is its type as it came."""

    type: Literal["Unknown"] = "Unknown"

    @property
    def event_type(self) -> str:
        return str(self.body.get("EventType"))
