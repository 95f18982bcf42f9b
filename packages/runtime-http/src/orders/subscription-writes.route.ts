import type { Order } from "@svc/domain/orders/order"
import { milestoneBody } from "@svc/domain/orders/order-body"
import type { Orders } from "@svc/domain/orders/orders"
import type { OrderId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { Type } from "typebox"
import type { ApiError } from "../api-error.ts"
import { readDate } from "../calendar-dates.ts"
import { unknownIsBadRequest } from "../not-found.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { isPreview, previewable } from "../preview.ts"
import { idParameter } from "../shapes.ts"
import { oneSpelling } from "./one-spelling.ts"
import * as requests from "./order-requests.schema.ts"
import type { OrdersDoor } from "./order-reads.ts"
import { EventResponse, subscriptionResource } from "./order-resources.ts"
import * as schemas from "./orders.schema.ts"

const tag = "Subscriptions"
const path = "/Subscriptions"
const one = "/Subscriptions/{id}"
const params = idParameter<OrderId>()

const [ok, created, event] = [
  { 200: { description: "The subscription after the change", schema: subscriptionResource.schema } },
  { 201: { description: "The new version", schema: subscriptionResource.schema } },
  { 200: { description: "Done; `id` is the id of the last version", schema: EventResponse } },
]
const previewed = {
  200: { description: "In a preview: the subscription that would result", schema: subscriptionResource.schema },
} as const
const write = { tag, need: "orders:write" } as const
const action = { ...write, method: "post", transaction: "idempotent", params } as const

const done =
  (message: string) =>
  ({ id }: Pick<Order, "id">) => ({ status: 200, body: { id, message } })

/** Operations that write subscriptions (contract S1, S5 to S8, S13, S14, S18 to S22, S25). */
export const subscriptionWrites = ({ orders }: Pick<OrdersDoor, "orders">): readonly AnyOperation[] => [
  apiOperation({
    ...write,
    method: "post",
    path,
    transaction: "idempotent",
    summary: "Create a subscription",
    description:
      "Creates a Draft, or with `status` Active a subscription in force at once, which raises SubscriptionActivated. Charges take the values of the catalogue that the request omits.",
    body: requests.CreateSubscriptionRequest,
    answers: { 201: { description: "Created", schema: subscriptionResource.schema } },
    handle: ({ origin }, { body }) =>
      Effect.map(
        Effect.flatMap(oneSpelling(body), ({ status, ...request }) =>
          orders.create(origin, "Subscription", request, status === "Active"),
        ),
        subscriptionResource.created,
      ),
  }),

  apiOperation({
    ...action,
    path: `${path}/activate/{id}`,
    summary: "Activate a subscription",
    description: "Puts a Draft in force as version 1. Raises SubscriptionActivated.",
    answers: event,
    handle: ({ origin }, { params: { id } }) =>
      Effect.map(
        unknownIsBadRequest(orders.activate(origin, "Subscription", id)),
        done("The subscription was activated."),
      ),
  }),

  apiOperation({
    ...action,
    path: `${one}/change`,
    summary: "Change a subscription",
    description:
      "Makes a new version from `effectiveChangeDate` on. Charges that are not named stay unchanged. Raises SubscriptionChanged.",
    body: requests.ChangeSubscriptionRequest,
    ...previewable,
    answers: { ...created, ...previewed },
    handle: ({ origin }, { params: { id }, body, query }) =>
      Effect.map(
        unknownIsBadRequest(Effect.flatMap(oneSpelling(body), (request) => orders.change(origin, id, request))),
        isPreview(query) ? subscriptionResource.ok : subscriptionResource.created,
      ),
  }),

  apiOperation({
    ...action,
    path: `${one}/RenewAndChange`,
    summary: "Renew and change a subscription",
    description:
      "Makes one new version; the change takes effect on the first day of the new term or later. Raises SubscriptionRenewed and SubscriptionChanged.",
    body: requests.RenewAndChangeSubscriptionRequest,
    answers: event,
    handle: ({ origin }, { params: { id }, body }) =>
      Effect.map(
        unknownIsBadRequest(Effect.flatMap(oneSpelling(body), (request) => orders.renewAndChange(origin, id, request))),
        done("The subscription was renewed and changed."),
      ),
  }),

  apiOperation({
    ...action,
    path: `${path}/renew/{id}`,
    summary: "Renew a subscription",
    description:
      "Renews by `renewalTerm` months, counted from the subscription's start, in a new version. Raises SubscriptionRenewed.",
    body: requests.RenewSubscriptionRequest,
    ...previewable,
    answers: ok,
    handle: ({ origin }, { params: { id }, body }) =>
      Effect.map(unknownIsBadRequest(orders.renew(origin, id, body)), subscriptionResource.ok),
  }),

  apiOperation({
    ...action,
    path: `${path}/cancel/{id}`,
    summary: "Cancel a subscription",
    description:
      "Makes a new version that is Cancelled at once but billed until its end. `cancellationMode` says how its charges end, and either `firstDayOfCancellation` or `endDate` when, except with OnChargesEffectiveEndDates. Raises SubscriptionCancelled.",
    body: requests.CancelSubscriptionRequest,
    ...previewable,
    answers: ok,
    handle: ({ origin }, { params: { id }, body }) =>
      Effect.map(unknownIsBadRequest(orders.cancel(origin, id, body)), subscriptionResource.ok),
  }),

  apiOperation({
    ...action,
    path: `${path}/revert/{id}`,
    summary: "Revert a subscription",
    description:
      "Removes the last version; the version before becomes the last one again, unchanged. Version 1 becomes a Draft. Raises SubscriptionReverted.",
    ...previewable,
    answers: {
      200: {
        description: `${event[200].description}; in a preview, the subscription that would result`,
        schema: Type.Union([EventResponse, subscriptionResource.schema]),
      },
    },
    handle: ({ origin }, { params: { id }, query }) =>
      Effect.map(
        unknownIsBadRequest(orders.revert(origin, id)),
        isPreview(query) ? subscriptionResource.ok : done("The subscription was reverted."),
      ),
  }),

  apiOperation({
    ...action,
    path: `${path}/milestones/set/{id}`,
    summary: "Set the date of a milestone",
    description:
      "Sets the dates of the charges that start or end with the milestone; can be repeated until one of them is invoiced. Raises SubscriptionUpdated.",
    body: requests.SetSubscriptionMilestoneRequest,
    answers: { 200: { description: "The milestone", schema: schemas.SubscriptionMilestone } },
    handle: ({ origin }, { params: { id }, body: { milestoneId, milestoneDate } }) =>
      unknownIsBadRequest(
        Effect.gen(function* () {
          const date = yield* readDate("milestoneDate", milestoneDate)
          const order = yield* orders.setMilestone(origin, id, milestoneId, date)
          return {
            status: 200,
            body: milestoneBody(
              order,
              order.milestones.find((each) => each.id === milestoneId)!,
            ),
          }
        }),
      ),
  }),

  apiOperation({
    ...action,
    path: `${one}/OrderDiscounts`,
    summary: "Create, change and remove discounts of a subscription",
    description:
      "Makes a new version. Discounts reduce the amounts that are not invoiced yet. Raises SubscriptionChanged.",
    body: requests.OrderDiscountsOrder,
    answers: ok,
    handle: ({ origin }, { params: { id }, body }) =>
      Effect.map(
        unknownIsBadRequest(
          Effect.flatMap(oneSpelling(body), (request) => orders.changeDiscounts(origin, id, request)),
        ),
        subscriptionResource.ok,
      ),
  }),

  apiOperation({
    ...write,
    method: "patch",
    path: one,
    params,
    summary: "Change the description of a subscription",
    description:
      "A merge patch (RFC 7396) of values that take effect at once and make no new version. Raises SubscriptionUpdated.",
    body: requests.PatchSubscriptionRequest,
    answers: ok,
    handle: ({ origin }, { params: { id }, body }) =>
      Effect.map(unknownIsBadRequest(orders.patch(origin, "Subscription", id, body)), subscriptionResource.ok),
  }),

  deletion(tag, one, "Delete a subscription", (origin, id) => orders.delete(origin, "Subscription", id)),
]

/** Deletes an order that is a draft or has not been invoiced. */
export function deletion(
  of: string,
  at: string,
  summary: string,
  remove: (origin: Parameters<Orders["delete"]>[0], id: OrderId) => Effect.Effect<void, ApiError>,
): AnyOperation {
  return apiOperation({
    method: "delete",
    path: at,
    tag: of,
    need: "orders:write",
    summary,
    description: "Deletes a draft, or another order if it was never invoiced. Its bookings are deleted too.",
    params,
    answers: { 200: { description: "Deleted" }, 404: { description: "No such subscription" } },
    handle: ({ origin }, { params: { id } }) => Effect.as(remove(origin, id), { status: 200 }),
  })
}
