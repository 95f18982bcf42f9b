import type { DeliveryId, WebhookId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { failureReasons } from "@svc/domain/webhooks/attempt"
import { deliveryStatuses } from "@svc/domain/webhooks/delivery"
import type { DeliveryEntry, DeliveryFilter } from "@svc/domain/webhooks/ports/delivery-log"
import { Effect } from "effect"
import { type Static, Type } from "typebox"
import { invalidRequest } from "../invalid-request.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { toPage } from "../pages.ts"
import { closed, idParameter, uuid } from "../shapes.ts"
import { logQuery, readLogQuery } from "./log-query.ts"
import type { WebhooksDoor } from "./webhooks.route.ts"
import * as schemas from "./webhooks.schema.ts"
import { attemptBody, deliveryBody } from "./webhook-body.ts"

const tag = "Webhook deliveries"
const one = "/WebhookDeliveries/{id}"

const filters = {
  ...logQuery,
  Status: Type.Optional(Type.Enum([...deliveryStatuses])),
  StatusCode: Type.Optional(
    Type.Integer({ minimum: 100, maximum: 999, description: "HTTP status that the last attempt was answered with" }),
  ),
  FailureReason: Type.Optional(Type.Enum([...failureReasons], { description: "Why the last attempt failed" })),
  Order: Type.Optional(Type.Enum(["asc", "desc"], { default: "desc" })),
}
const OfWebhook = closed(filters)
const OfAll = closed({ ...filters, WebhookId: Type.Optional(uuid<WebhookId>()) })

const toFilter = (query: Static<typeof OfAll>) =>
  Effect.map(readLogQuery<DeliveryId>(query), (common): DeliveryFilter => ({
    ...common,
    ...(query.WebhookId === undefined ? {} : { webhookId: query.WebhookId }),
    ...(query.Status === undefined ? {} : { status: query.Status }),
    ...(query.StatusCode === undefined ? {} : { statusCode: query.StatusCode }),
    ...(query.FailureReason === undefined ? {} : { failureReason: query.FailureReason }),
    order: query.Order ?? "desc",
  }))

const page = (entries: readonly DeliveryEntry[], { limit }: DeliveryFilter) => ({
  status: 200,
  body: toPage(entries, limit - 1, deliveryBody),
})

/** The delivery log and the manual retry (contract W22, W27, W28). */
export const deliveryOperations = ({ webhooks }: WebhooksDoor): readonly AnyOperation[] => {
  const answers = { 200: { description: "A page, newest first unless asked otherwise", schema: schemas.DeliveryPage } }

  const list = (scope: Scope, { webhookId, ...filter }: DeliveryFilter) =>
    webhookId === undefined
      ? webhooks.deliveries(scope, filter)
      : Effect.catchTag(webhooks.deliveriesOf(scope, { ...filter, webhookId }), "WebhookNotFound", () =>
          Effect.fail(invalidRequest("WebhookId", "is no webhook of this legal entity")),
        )

  return [
    apiOperation({
      method: "get",
      path: "/WebhookDeliveries",
      tag,
      need: "webhooks:read",
      summary: "Get deliveries",
      query: OfAll,
      answers,
      handle: ({ scope }, { query }) =>
        Effect.flatMap(toFilter(query), (filter) => Effect.map(list(scope, filter), (all) => page(all, filter))),
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
          Effect.map(webhooks.deliveriesOf(scope, { ...filter, webhookId: id }), (all) => page(all, filter)),
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
        200: { description: "The delivery and what was sent and answered", schema: schemas.DeliveryWithAttempts },
        404: { description: "No such delivery" },
      },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(webhooks.delivery(scope, id), ({ delivery, attempts }) => ({
          status: 200,
          body: { ...deliveryBody(delivery), attempts: attempts.map((each) => attemptBody(each, delivery)) },
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
        "Makes one attempt at once, marked manual; it takes over a pending automatic one. While an attempt is in flight nothing is added.",
      params: idParameter<DeliveryId>(),
      answers: {
        200: { description: "The delivery; read it again to see the outcome", schema: schemas.Delivery },
        404: { description: "No such delivery" },
      },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(webhooks.retry(scope, id), (delivery) => ({ status: 200, body: deliveryBody(delivery) })),
    }),
  ]
}
