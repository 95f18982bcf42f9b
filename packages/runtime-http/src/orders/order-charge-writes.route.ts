import type { OrderChargeId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { readDate, readOptionalDate } from "../calendar-dates.ts"
import { unknownIsBadRequest } from "../not-found.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { idParameter } from "../shapes.ts"
import * as requests from "./order-requests.schema.ts"
import { orderChargeResource } from "./order-resources.ts"
import type { OrdersDoor } from "./order-reads.ts"

const one = "/Orders/Charges/{id}"
const write = { tag: "Orders", need: "orders:write", params: idParameter<OrderChargeId>() } as const
const action = { ...write, method: "post", transaction: "idempotent" } as const
const none = { 404: { description: "No such charge" } }
const charge = { 200: { description: "The charge after the change", schema: orderChargeResource.schema } }

/** Operations that write charges of orders (contract S14, S23, S26). */
export const orderChargeWrites = ({ orders }: Pick<OrdersDoor, "orders">): readonly AnyOperation[] => [
  apiOperation({
    ...write,
    method: "patch",
    path: one,
    summary: "Change the description of a charge",
    description:
      "A merge patch (RFC 7396) of values that take effect at once and make no new version. Raises SubscriptionUpdated or SalesOrderUpdated.",
    body: requests.UpdateOrderProductChargeRequest,
    answers: charge,
    handle: ({ origin }, { params: { id }, body }) =>
      Effect.map(unknownIsBadRequest(orders.patchCharge(origin, id, body)), orderChargeResource.ok),
  }),

  apiOperation({
    ...action,
    path: `${one}/InvoicedTo`,
    summary: "Set the day up to which a charge is invoiced",
    description:
      "`invoicedToDate` is the first day that is not invoiced. Set it later if another system invoiced the charge; set it earlier only if everything invoiced from that day on is credited in full. Raises SubscriptionUpdated or SalesOrderUpdated.",
    body: requests.UpdateInvoicedToDateRequest,
    answers: { 204: { description: "Set" }, ...none },
    handle: ({ origin }, { params: { id }, body }) =>
      Effect.gen(function* () {
        yield* orders.invoicedTo(origin, id, yield* readDate("invoicedToDate", body.invoicedToDate))
        return { status: 204 }
      }),
  }),

  apiOperation({
    ...action,
    path: `${one}/Deliver`,
    summary: "Deliver a part of a charge",
    description:
      "For a charge with `orderedQuantity`: `quantity` is the total delivered so far. Raises SalesOrderUpdated or SubscriptionUpdated.",
    body: requests.DeliverRequest,
    answers: { ...charge, ...none },
    handle: ({ origin }, { params: { id }, body: { quantity, deliveryDate } }) =>
      Effect.gen(function* () {
        const day = yield* readOptionalDate("deliveryDate", deliveryDate ?? undefined)
        const delivered = yield* orders.deliver(origin, id, {
          quantity,
          ...(day === undefined ? {} : { deliveryDate: day }),
        })
        return orderChargeResource.ok(delivered)
      }),
  }),

  apiOperation({
    ...action,
    path: `${one}/CloseDelivery`,
    summary: "Close the delivery of a charge",
    description: "The undelivered quantity is given up. Raises SalesOrderUpdated or SubscriptionUpdated.",
    answers: { ...charge, ...none },
    handle: ({ origin }, { params: { id } }) => Effect.map(orders.closeDelivery(origin, id), orderChargeResource.ok),
  }),
]
