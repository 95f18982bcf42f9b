import type { Bindings } from "@svc/adapters/wiring/bindings"
import { makeRaiseEvents } from "@svc/domain/webhooks/use-cases/raise-events"

/** Raises events with any data, through the ports of a graph. */
export const raiserOf = (get: <K extends keyof Bindings>(name: K) => Bindings[K]) =>
  makeRaiseEvents({
    webhooks: get("WebhookStore"),
    events: get("EventStore"),
    deliveries: get("DeliveryStore"),
    queue: get("DeliveryQueue"),
    buckets: get("BucketStore"),
    ids: get("IdSource"),
    unitOfWork: get("UnitOfWork"),
    limits: get("WebhookLimits"),
  })
