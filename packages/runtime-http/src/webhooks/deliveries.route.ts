import { canonical, type DeliveryId, type WebhookId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { addressesOf } from "@svc/adapters/webhook-http/resource-addresses"
import { attemptBodies, backgroundBody, deliveryBody } from "@svc/domain/webhooks/delivery-body"
import { failureReasons, parseStatusRange, statusRangePattern } from "@svc/domain/webhooks/attempt"
import { deliveryStatuses } from "@svc/domain/webhooks/delivery"
import type { DeliveryFilter } from "@svc/domain/webhooks/ports/delivery-log"
import { Effect } from "effect"
import { type Static, Type } from "typebox"
import { csv, logAsCsv } from "../csv-list.ts"
import { invalidRequest } from "../invalid-request.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { toPage } from "../pages.ts"
import { closed, idParameter, uuid, Uuid } from "../shapes.ts"
import { toldAs } from "../wanted.ts"
import { logQuery, readLogQuery } from "./log-query.ts"
import type { WebhooksDoor } from "./webhooks.route.ts"
import * as schemas from "./webhooks.schema.ts"

const tag = "Webhook deliveries"
/** The most deliveries of one request. */
const mostRetried = 100
const offers = ["application/json", csv] as const
const one = "/WebhookDeliveries/{id}"

const filters = {
  ...logQuery,
  Status: Type.Optional(
    Type.String({
      maxLength: 100,
      description: `One or several of ${deliveryStatuses.join(", ")}, with commas between`,
    }),
  ),
  StatusCode: Type.Optional(
    toldAs(
      "an HTTP status such as 503, or a class of them such as 5xx",
      Type.String({
        pattern: statusRangePattern,
        description: "HTTP status of the answer to the last attempt, such as 503, or a class such as 5xx",
      }),
    ),
  ),
  FailureReason: Type.Optional(
    Type.Enum([...failureReasons], { description: "Reason for the failure of the last attempt" }),
  ),
  Order: Type.Optional(Type.Enum(["asc", "desc"], { default: "desc" })),
}
const OfWebhook = closed(filters)
const OfAll = closed({ ...filters, WebhookId: Type.Optional(uuid<WebhookId>()) })

/** The distinct statuses in the text. */
const readStatuses = (text: string) => {
  const names = new Set(text.split(",").map((name) => name.trim()))
  const found = deliveryStatuses.filter((status) => names.has(status))
  return found.length === names.size
    ? Effect.succeed(found)
    : Effect.fail(invalidRequest("Status", `must be one or several of ${deliveryStatuses.join(", ")}`))
}

const toFilter = Effect.fnUntraced(function* (query: Static<typeof OfAll>) {
  const common = yield* readLogQuery<DeliveryId>(query)
  const status = query.Status === undefined ? undefined : yield* readStatuses(query.Status)
  const statusCode = query.StatusCode === undefined ? undefined : parseStatusRange(query.StatusCode)
  return {
    ...common,
    ...(query.WebhookId === undefined ? {} : { webhookId: query.WebhookId }),
    ...(status === undefined ? {} : { status }),
    ...(statusCode === undefined ? {} : { statusCode }),
    ...(query.FailureReason === undefined ? {} : { failureReason: query.FailureReason }),
    order: query.Order ?? "desc",
  } satisfies DeliveryFilter
})

const columns = [
  "id",
  "created",
  "eventType",
  "status",
  "attemptCount",
  "url",
  "webhookId",
  "eventId",
  "correlationId",
  "lastAttempt/time",
  "lastAttempt/status",
  "lastAttempt/failureReason",
  "lastAttempt/durationMs",
  "nextAttemptAt",
]

/** The delivery log and the manual retry (contract W22, W27, W28). */
export const deliveryOperations = ({ webhooks }: WebhooksDoor): readonly AnyOperation[] => {
  const answers = { 200: { description: "A page, newest first unless asked otherwise", schema: schemas.DeliveryPage } }

  const list = (scope: Scope, { webhookId, ...filter }: DeliveryFilter) =>
    webhookId === undefined
      ? webhooks.deliveries(scope, filter)
      : Effect.catchTag(webhooks.deliveriesOf(scope, { ...filter, webhookId }), "WebhookNotFound", () =>
          Effect.fail(invalidRequest("WebhookId", "names no webhook of this legal entity")),
        )

  const page = (scope: Scope, filter: DeliveryFilter, mediaType: string) =>
    mediaType === csv
      ? Effect.succeed(
          logAsCsv("/WebhookDeliveries", columns, deliveryBody, (after: DeliveryId | undefined, limit) =>
            list(scope, { ...filter, limit, ...(after === undefined ? {} : { after }) }),
          ),
        )
      : Effect.map(list(scope, filter), (all) => ({ status: 200, body: toPage(all, filter.limit - 1, deliveryBody) }))

  return [
    apiOperation({
      method: "get",
      path: "/WebhookDeliveries",
      tag,
      need: "webhooks:read",
      summary: "Get deliveries",
      query: OfAll,
      answers,
      offers,
      handle: ({ scope }, { query, mediaType }) =>
        Effect.flatMap(toFilter(query), (filter) => page(scope, filter, mediaType)),
    }),

    apiOperation({
      method: "get",
      path: "/Webhooks/{id}/Deliveries",
      tag,
      need: "webhooks:read",
      summary: "Get the deliveries of a webhook",
      params: idParameter<WebhookId>(),
      query: OfWebhook,
      answers,
      handle: ({ scope }, { params: { id }, query }) =>
        Effect.flatMap(toFilter(query), (filter) =>
          Effect.map(webhooks.deliveriesOf(scope, { ...filter, webhookId: id }), (all) => ({
            status: 200,
            body: toPage(all, filter.limit - 1, deliveryBody),
          })),
        ),
    }),

    apiOperation({
      method: "get",
      path: one,
      tag,
      need: "webhooks:read",
      summary: "Get a delivery with its attempts",
      params: idParameter<DeliveryId>(),
      answers: {
        200: { description: "The delivery with its requests and answers", schema: schemas.DeliveryWithAttempts },
        404: { description: "No such delivery" },
      },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(webhooks.delivery(scope, id), ({ delivery, attempts }) => ({
          status: 200,
          body: {
            ...deliveryBody(delivery),
            triggeredBy: delivery.triggeredBy,
            ...backgroundBody(delivery),
            attempts: attemptBodies(attempts, delivery, addressesOf),
          },
        })),
    }),

    apiOperation({
      method: "post",
      path: `${one}/Retry`,
      tag,
      need: "webhooks:write",
      transaction: "idempotent",
      summary: "Retry a delivery now",
      description:
        "Makes one attempt at once, marked manual, which replaces a pending automatic one. While an attempt is in flight, no other is added.",
      params: idParameter<DeliveryId>(),
      answers: {
        200: { description: "The delivery; read it again to see the outcome", schema: schemas.Delivery },
        404: { description: "No such delivery" },
      },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(webhooks.retry(scope, id), (delivery) => ({ status: 200, body: deliveryBody(delivery) })),
    }),

    apiOperation({
      method: "post",
      path: "/WebhookDeliveries/Retry",
      tag,
      need: "webhooks:write",
      transaction: "idempotent",
      summary: "Retry several deliveries now",
      description:
        "Retries each delivery like a manual retry; a delivery that cannot be sent does not prevent the others.",
      body: closed(
        { ids: Type.Array(Uuid, { minItems: 1, maxItems: mostRetried, uniqueItems: true }) },
        { title: "RetryDeliveriesRequest" },
      ),
      answers: {
        200: {
          description: "In the order of the request",
          schema: closed({ data: Type.Array(schemas.RetriedDelivery) }, { title: "RetriedDeliveries" }),
        },
      },
      handle: ({ scope }, { body: { ids } }) =>
        Effect.map(retryAll(webhooks, scope, ids), (data) => ({ status: 200, body: { data } })),
    }),
  ]
}

/** The result of one of several retries: the delivery, or the reason why it cannot be sent. */
const retryOne = (webhooks: WebhooksDoor["webhooks"], scope: Scope, id: DeliveryId) =>
  webhooks.retry(scope, id).pipe(
    Effect.map((delivery) => ({ id, delivery: deliveryBody(delivery) })),
    Effect.catchTags({
      DeliveryNotFound: (refused) => Effect.succeed({ id, problem: refused.message }),
      WebhookNotSendable: (refused) => Effect.succeed({ id, problem: refused.message }),
    }),
  )

/** Retries in one fixed order, so that two requests cannot deadlock. The answer has the order of the request. */
const retryAll = Effect.fnUntraced(function* (
  webhooks: WebhooksDoor["webhooks"],
  scope: Scope,
  ids: readonly string[],
) {
  const wanted = ids.map((id) => canonical(id as DeliveryId))
  const retried = yield* Effect.forEach(wanted.toSorted(), (id) => retryOne(webhooks, scope, id))
  return wanted.map((id) => retried.find((each) => each.id === id))
})
