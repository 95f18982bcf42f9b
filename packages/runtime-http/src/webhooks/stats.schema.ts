import { failureReasons } from "@svc/domain/webhooks/attempt"
import { sampledDeliveries } from "@svc/domain/webhooks/ports/webhook-stats"
import { Type } from "typebox"
import { closed, Instant, Uuid } from "../shapes.ts"

const Count = Type.Integer({ minimum: 0 })
/** The figures of a webhook (contract W29). */
export const WebhookStats = closed(
  {
    delivered: Count,
    failed: Count,
    pending: Count,
    inFlight: Count,
    held: Count,
    cancelled: Type.Integer({ minimum: 0, description: "Given up when the webhook was deleted" }),
    successRate: Type.Optional(
      Type.Number({ minimum: 0, maximum: 1, description: "Delivered share of settled deliveries; absent without any" }),
    ),
    nextAttemptAt: Type.Optional(Type.String({ format: "date-time", description: "Next attempt that is pending" })),
    formerSecretUntil: Type.Optional(
      Type.String({ format: "date-time", description: "Until then the former secret also signs" }),
    ),
    latency: Type.Optional(
      closed(
        { requests: Count, p50: Count, p95: Count, p99: Count },
        { description: `Duration of requests in ms, over those of the latest ${sampledDeliveries} deliveries` },
      ),
    ),
    lastFailure: Type.Optional(
      closed({
        deliveryId: Uuid,
        time: Instant,
        failureReason: Type.Enum([...failureReasons]),
        status: Type.Optional(Type.Integer({ description: "HTTP status, when the receiver answered" })),
      }),
    ),
  },
  { title: "WebhookStats" },
)
