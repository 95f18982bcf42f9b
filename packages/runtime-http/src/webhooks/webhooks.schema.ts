import { failureReasons, nextReasons } from "@svc/domain/webhooks/attempt"
import { deliveryStatuses, waitReasons } from "@svc/domain/webhooks/delivery"
import { recoverableStatuses, recoveryStates } from "@svc/domain/webhooks/recovery"
import { thinReasons } from "@svc/domain/webhooks/payload"
import { eventSpellings } from "@svc/domain/webhooks/event-tags"
import { webhookStatuses } from "@svc/domain/webhooks/webhook"
import { Type } from "typebox"
import { closed, Instant, Uuid } from "../shapes.ts"
import { shownAs } from "../shown-as.ts"
import { background } from "./background.schema.ts"

const Status = Type.Enum([...webhookStatuses])
/** Generators write all names in one case. Then two spellings of a tag may become the same name. */
const enumName = (spelling: string): string =>
  eventSpellings.find((each) => each.toLowerCase() === spelling.toLowerCase()) === spelling
    ? spelling
    : `${spelling}InCamelCase`

/** A tag of the catalogue in any of its spellings (contract W4), which the domain checks. */
export const EventTag = shownAs(Type.String({ maxLength: 100 }), {
  type: "string",
  enum: eventSpellings,
  "x-enum-varnames": eventSpellings.map(enumName),
  title: "EventTag",
  description: "An event tag or one of its spellings; GET /EventTypes lists them",
})
/** The domain checks the URL, with a message that describes the mistake (contract W2). */
const Url = shownAs(Type.String({ minLength: 1, maxLength: 2000 }), {
  type: "string",
  format: "uri",
  minLength: 1,
  maxLength: 2000,
  description: "Absolute http or https address of the receiver; addresses of private networks are refused",
})
const Events = Type.Array(EventTag, { maxItems: 100 })
const Description = Type.Union([Type.String({ maxLength: 2000 }), Type.Null()])

/** A webhook (contract W1). */
export const Webhook = closed(
  {
    id: Uuid,
    url: Type.String(),
    events: Type.Array(EventTag),
    token: Type.Optional(
      Type.String({
        description: "Sent as `Token` in every request to this webhook; absent only with `secretsUnreadable`",
      }),
    ),
    description: Type.Optional(Type.String()),
    webhookStatus: Status,
    secretsUnreadable: Type.Optional(
      Type.Literal(true, {
        description:
          "True when token and signing secret cannot be read, which the operator of the service has to correct; nothing is sent meanwhile",
      }),
    ),
  },
  { title: "Webhook" },
)

/** A request for a new webhook (contract W1). */
export const CreateWebhookRequest = closed(
  { url: Url, events: Events, description: Type.Optional(Description), webhookStatus: Type.Optional(Status) },
  { title: "CreateWebhookRequest" },
)

export const UpdateWebhookRequest = closed(
  {
    url: Type.Optional(Url),
    events: Type.Optional(Events),
    description: Type.Optional(Description),
    webhookStatus: Type.Optional(Status),
  },
  { title: "UpdateWebhookRequest" },
)

export const TestWebhookRequest = closed({ eventType: Type.Optional(EventTag) }, { title: "TestWebhookRequest" })

export const SigningSecret = closed(
  {
    secret: Type.String({ description: "Standard Webhooks secret, `whsec_…`" }),
    formerUntil: Type.Optional(
      Type.String({ format: "date-time", description: "Until then requests are also signed with the former secret" }),
    ),
  },
  { title: "SigningSecret" },
)

/** The range of deliveries to send again (contract W31). */
export const RecoverRequest = closed(
  {
    since: Instant,
    until: Type.Optional(Instant),
    status: Type.Optional(
      Type.Enum([...recoverableStatuses], {
        description: "Only exhausted deliveries, or only those that wait for another attempt after a failed one",
      }),
    ),
    eventType: Type.Optional(EventTag),
    missed: Type.Optional(
      Type.Boolean({
        description:
          "Send events of the range to which the webhook now subscribes and of which it has no delivery, instead of failed deliveries",
      }),
    ),
    dryRun: Type.Optional(Type.Boolean({ description: "Only count" })),
  },
  { title: "RecoverRequest" },
)
export const RecoverableCount = closed(
  { dryRun: Type.Literal(true), total: Type.Integer({ description: "Deliveries that would be sent again" }) },
  { title: "RecoverableCount" },
)
export const Recovery = closed(
  {
    id: Uuid,
    webhookId: Uuid,
    since: Instant,
    until: Instant,
    status: Type.Optional(Type.Enum([...recoverableStatuses])),
    eventType: Type.Optional(EventTag),
    missed: Type.Optional(Type.Boolean({ description: "Sends missed events instead of failed deliveries" })),
    state: Type.Enum([...recoveryStates]),
    total: Type.Integer({ description: "Deliveries to send again, counted when the recovery was requested" }),
    resent: Type.Integer({ description: "Deliveries started so far" }),
    sent: Type.Integer({ description: "The started deliveries whose attempt was made" }),
    delivered: Type.Integer({ description: "The sent deliveries that the receiver accepted" }),
    failed: Type.Integer({ description: "The sent deliveries whose attempt failed" }),
    withdrawn: Type.Integer({ description: "The started deliveries that were withdrawn before they were sent" }),
    requestedBy: Type.Optional(
      Type.String({ format: "uuid", description: "The user who requested it; absent when the command line did" }),
    ),
    requestedByName: Type.Optional(Type.String({ description: "Name of that user, only in a list" })),
    created: Instant,
    finished: Type.Optional(Instant),
  },
  {
    title: "WebhookRecovery",
    description:
      "Done when the attempt of each delivery was made; a Cancelled recovery has `finished` when no attempt is in progress any more",
  },
)
export const RecoveryPage = closed(
  { data: Type.Array(Recovery), nextCursor: Type.Optional(Type.String()) },
  { title: "WebhookRecoveryPage" },
)

export const LastAttempt = closed({
  time: Instant,
  status: Type.Optional(Type.Integer({ description: "HTTP status, when the receiver answered" })),
  failureReason: Type.Optional(Type.Enum([...failureReasons])),
  durationMs: Type.Integer(),
})

const delivery = {
  id: Uuid,
  webhookId: Uuid,
  eventId: Uuid,
  eventType: EventTag,
  about: Type.Optional(Type.String({ description: "The subject of the event, as `GET /Events` has it" })),
  correlationId: Type.Optional(Uuid),
  status: Type.Enum([...deliveryStatuses]),
  attemptCount: Type.Integer(),
  url: Type.String({ description: "The webhook's current address" }),
  lastAttempt: Type.Optional(LastAttempt),
  nextAttemptAt: Type.Optional(Instant),
  waitsFor: Type.Optional(
    Type.Enum([...waitReasons], {
      description:
        "Why it is held back in addition to its schedule, without using an attempt: its receiver asked for time, or the limits of its webhook permit no more now",
    }),
  ),
  attemptsLeft: Type.Optional(
    Type.Integer({ description: "Attempts that a pending delivery still has by its schedule, the next one included" }),
  ),
  created: Instant,
  test: Type.Optional(Type.Boolean({ description: "Sent by POST /Webhooks/{id}/Test" })),
  dataOmitted: Type.Optional(
    Type.Enum([...thinReasons], {
      description:
        "Why it has no data: its webhook wants none, the body was too large, the receiver answered 413, or it was erased",
    }),
  ),
}
/** A delivery of the log (contract W25). */
export const Delivery = closed(delivery, { title: "WebhookDelivery" })

/** The result of one of several retries. */
export const RetriedDelivery = closed(
  {
    id: Uuid,
    delivery: Type.Optional(Delivery),
    problem: Type.Optional(Type.String({ description: "Reason why it cannot be sent" })),
  },
  { title: "RetriedDelivery" },
)

const Headers = Type.Record(Type.String(), Type.String())

/** The consequence of an attempt (contract W45). */
const NextAttempt = closed(
  {
    because: Type.Enum([...nextReasons], {
      description: "Reason for the time of the next attempt, or why there is none; `None` after a success",
    }),
    delaySeconds: Type.Optional(Type.Integer({ description: "From the end of the attempt to the next one" })),
    retryAfter: Type.Optional(
      Type.String({
        description: "`Retry-After` of the answer if the webhook follows it, as it came, up to 100 characters",
      }),
    ),
  },
  { title: "WebhookNextAttempt", description: "Absent for attempts that are older than this member" },
)

/** An attempt of the log (contract W27). */
const Attempt = closed(
  {
    number: Type.Integer(),
    time: Instant,
    manual: Type.Boolean(),
    url: Type.String(),
    requestHeaders: Headers,
    requestBody: Type.String({ description: "As sent, with the token masked" }),
    succeeded: Type.Boolean(),
    status: Type.Optional(Type.Integer({ description: "HTTP status, when the receiver answered" })),
    failureReason: Type.Optional(Type.Enum([...failureReasons])),
    failureDetail: Type.Optional(Type.String()),
    responseHeaders: Type.Optional(Headers),
    responseBody: Type.Optional(Type.String({ description: "The first 16 KiB" })),
    responseTruncated: Type.Optional(Type.Boolean()),
    remoteAddress: Type.Optional(Type.String()),
    becameThin: Type.Optional(
      Type.Literal(true, { description: "The receiver answered 413, and all later attempts are sent without data" }),
    ),
    next: Type.Optional(NextAttempt),
    durationMs: Type.Integer(),
  },
  { title: "WebhookAttempt" },
)

export const DeliveryWithAttempts = closed(
  { ...delivery, triggeredBy: Uuid, ...background, attempts: Type.Array(Attempt) },
  { title: "WebhookDeliveryWithAttempts" },
)

export const DeliveryPage = closed(
  { data: Type.Array(Delivery), nextCursor: Type.Optional(Type.String()) },
  { title: "WebhookDeliveryPage" },
)
