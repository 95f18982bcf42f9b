import { healths } from "@svc/domain/webhooks/hour-counts"
import { timedDeliveries } from "@svc/domain/webhooks/ports/hour-counts"
import { Type } from "typebox"
import { closed, Instant, Uuid } from "../shapes.ts"
import { LastAttempt } from "./webhooks.schema.ts"

const Count = Type.Integer({ minimum: 0 })

/** The results of the deliveries made in an hour (contract H4). */
export const WebhookHour = closed(
  {
    start: Instant,
    delivered: Count,
    failed: Type.Integer({ minimum: 0, description: "Their attempts are used up" }),
    retrying: Type.Integer({ minimum: 0, description: "They wait for another attempt behind a failed one" }),
    waiting: Type.Integer({ minimum: 0, description: "Nothing was attempted yet" }),
    p95Ms: Type.Optional(
      Type.Integer({ description: "Of the last requests; of several webhooks that of the slowest" }),
    ),
  },
  { title: "WebhookHour" },
)

export const P95 = Type.Optional(
  Type.Integer({
    description: `Milliseconds that 95 of 100 requests took at most: the last ones of the latest ${timedDeliveries.requests} deliveries of the range`,
  }),
)

/** The health of a webhook (contract H5). */
export const WebhookSummary = closed(
  {
    id: Uuid,
    health: Type.Enum([...healths]),
    failingSince: Type.Optional(Instant),
    delivered24h: Count,
    failed24h: Count,
    retrying24h: Count,
    pending: Type.Integer({ minimum: 0, description: "Of the whole log: what still waits for an attempt" }),
    lastAttempt: Type.Optional(LastAttempt),
    recovery: Type.Optional(
      closed(
        { id: Uuid, total: Count, sent: Count, created: Instant },
        { description: "A recovery that is under way; the oldest of several" },
      ),
    ),
    hours: Type.Array(WebhookHour),
  },
  { title: "WebhookSummary" },
)
