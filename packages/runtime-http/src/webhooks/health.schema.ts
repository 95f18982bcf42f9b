import { healths } from "@svc/domain/webhooks/hour-counts"
import { disabledReasons, webhookStatuses } from "@svc/domain/webhooks/webhook"
import { timedDeliveries } from "@svc/domain/webhooks/ports/hour-counts"
import { Type } from "typebox"
import { closed, Instant, Uuid } from "../shapes.ts"
import { LastAttempt, Recovery, Webhook } from "./webhooks.schema.ts"

const Count = Type.Integer({ minimum: 0 })

/** The results of the deliveries made in an hour (contract H4). */
export const WebhookHour = closed(
  {
    start: Instant,
    delivered: Count,
    failed: Type.Integer({ minimum: 0, description: "Deliveries whose attempts are exhausted" }),
    retrying: Type.Integer({ minimum: 0, description: "Deliveries that wait for another attempt after a failed one" }),
    waiting: Type.Integer({ minimum: 0, description: "Deliveries without an attempt yet" }),
    p95Ms: Type.Optional(
      Type.Integer({ description: "For the last requests; for several webhooks, that of the slowest" }),
    ),
  },
  { title: "WebhookHour" },
)

export const P95 = Type.Optional(
  Type.Integer({
    description: `The 95th percentile of the duration of requests, in milliseconds: the last requests of the latest ${timedDeliveries.requests} deliveries of the range`,
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
    pending: Type.Integer({ minimum: 0, description: "In the whole log: deliveries that still wait for an attempt" }),
    lastAttempt: Type.Optional(LastAttempt),
    recovery: Type.Optional(
      closed(
        { id: Uuid, total: Count, sent: Count, created: Instant },
        { description: "A running recovery; the oldest if there are several" },
      ),
    ),
    hours: Type.Array(WebhookHour),
  },
  { title: "WebhookSummary" },
)

/** The failures of a webhook and their consequences (contract W54). */
export const WebhookHealth = closed(
  {
    status: Type.Enum([...webhookStatuses], { description: "`webhookStatus` of the webhook" }),
    disabledReason: Type.Optional(
      Type.Enum([...disabledReasons], {
        description: "`User`: a request disabled it. `Gone`: its receiver answered 410. `Failing`: it failed for days",
      }),
    ),
    disabledAt: Type.Optional({ ...Instant, description: "Also the time since which events have no delivery to it" }),
    failuresInARow: Type.Integer({ minimum: 0, description: "Failed attempts since the last success" }),
    failingSince: Type.Optional({ ...Instant, description: "End of the first of these attempts" }),
    disablesAt: Type.Optional({ ...Instant, description: "A failure after this time disables the webhook" }),
    waitsFor: Type.Optional(Type.Literal("Receiver", { description: "Why deliveries are held back" })),
    waitingUntil: Type.Optional({ ...Instant, description: "The end of that" }),
    held: Type.Integer({ minimum: 0, description: "Deliveries that wait because the webhook is Disabled" }),
  },
  { title: "WebhookHealth" },
)

/** The recoveries to start with enabling a webhook (contract W56). */
export const EnableWebhookRequest = closed(
  {
    sendMissed: Type.Optional(
      Type.Boolean({ default: true, description: "Send events that were raised while the webhook was Disabled" }),
    ),
    resendFailed: Type.Optional(
      Type.Boolean({ default: true, description: "Send deliveries again that failed since `failingSince`" }),
    ),
  },
  { title: "EnableWebhookRequest" },
)
export const EnabledWebhook = closed(
  {
    webhook: Webhook,
    recoveries: Type.Array(Recovery, { description: "Failed deliveries first, then missed events" }),
  },
  { title: "EnabledWebhook" },
)
