import { accountSummaryBody } from "@svc/domain/orders/account-summary"
import { bookingBody, bookingFields } from "@svc/domain/orders/booking-body"
import { milestoneBody, orderBody } from "@svc/domain/orders/order-body"
import type { AccountId, BookingId, OrderChargeId, OrderId, OrderProductId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { Type } from "typebox"
import { makeListOperation } from "../list-operation.ts"
import { unknownIsBadRequest } from "../not-found.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { resource } from "../resource.ts"
import { idParameter } from "../shapes.ts"
import { AccountSummary, Booking } from "./bookings.schema.ts"
import { orderReads, type OrdersDoor } from "./order-reads.ts"
import { orderChargeResource, salesOrderResource, subscriptionResource } from "./order-resources.ts"
import * as schemas from "./orders.schema.ts"

const bookingResource = resource({ schema: Booking, fields: bookingFields, body: bookingBody })

const none = { 404: { description: "No such resource" } }

/** Operations that read subscriptions, sales orders, their charges and bookings (contract S7, S9, S30 to S34). */
export const orderReadOperations = (door: OrdersDoor): readonly AnyOperation[] => {
  const { orders, baseUrl } = door
  const listOperation = makeListOperation(baseUrl)
  const read = { method: "get", tag: "Orders", need: "orders:read" } as const

  return [
    ...orderReads(door, {
      type: "Subscription",
      tag: "Subscriptions",
      path: "/Subscriptions",
      ofAccount: "Subscriptions",
      noun: "subscription",
      plural: "subscriptions",
      resource: subscriptionResource,
    }),
    ...orderReads(door, {
      type: "SalesOrder",
      tag: "Sales orders",
      path: "/SalesOrders",
      ofAccount: "SalesOrders",
      noun: "sales order",
      plural: "sales orders",
      resource: salesOrderResource,
    }),

    apiOperation({
      ...read,
      tag: "Subscriptions",
      path: "/Subscriptions/{id}/milestones",
      summary: "Get the milestones of a subscription",
      description: "Returns the milestones of the last version.",
      params: idParameter<OrderId>(),
      answers: { 200: { description: "The milestones", schema: Type.Array(schemas.SubscriptionMilestone) }, ...none },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(orders.get(scope, "Subscription", id), (order) => ({
          status: 200,
          body: order.milestones.map((milestone) => milestoneBody(order, milestone)),
        })),
    }),

    apiOperation({
      ...read,
      path: "/Orders/{id}",
      summary: "Get a version of a subscription or a sales order",
      description: "Returns the version with the given id.",
      params: idParameter<OrderId>(),
      answers: {
        200: { description: "The version", schema: Type.Union([schemas.Subscription, schemas.SalesOrder]) },
        ...none,
      },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(orders.getVersion(scope, id), (order) => ({ status: 200, body: orderBody(order) })),
    }),

    apiOperation({
      ...read,
      path: "/Orders/Charges/{id}",
      summary: "Get a charge of an order",
      description: "Returns the version of the charge with the given id, as it is in the last version of its order.",
      params: idParameter<OrderChargeId>(),
      answers: { 200: { description: "The charge", schema: orderChargeResource.schema }, ...none },
      handle: ({ scope }, { params: { id } }) => Effect.map(orders.getCharge(scope, id), orderChargeResource.ok),
    }),

    listOperation({
      path: "/Orders/{id}/charges",
      tag: "Orders",
      need: "orders:read",
      summary: "Get the charges of an order",
      description: "Returns all versions of all charges up to the given version of the order.",
      params: idParameter<OrderId>(),
      resource: orderChargeResource,
      list: ({ scope }, request, { id }) => unknownIsBadRequest(orders.listCharges(scope, { orderId: id }, request)),
    }),

    listOperation({
      path: "/Orders/Products/{id}/charges",
      tag: "Orders",
      need: "orders:read",
      summary: "Get the charges of a product of an order",
      description: "Returns all versions of all charges of the product, as they are in the last version of the order.",
      params: idParameter<OrderProductId>(),
      resource: orderChargeResource,
      list: ({ scope }, request, { id }) =>
        unknownIsBadRequest(orders.listCharges(scope, { orderProductId: id }, request)),
    }),

    listOperation({
      path: "/Bookings",
      tag: "Bookings",
      need: "orders:read",
      summary: "Get bookings",
      description: "Returns by how much each version of an order changed its metrics.",
      resource: bookingResource,
      list: ({ scope }, request) => orders.listBookings(scope, request),
    }),

    apiOperation({
      ...read,
      tag: "Bookings",
      path: "/Bookings/{id}",
      summary: "Get a booking",
      params: idParameter<BookingId>(),
      answers: { 200: { description: "The booking", schema: bookingResource.schema }, ...none },
      handle: ({ scope }, { params: { id } }) => Effect.map(orders.getBooking(scope, id), bookingResource.ok),
    }),

    apiOperation({
      ...read,
      tag: "Accounts",
      need: "accounts:read",
      path: "/Accounts/{id}/Summary",
      summary: "Get the metrics and the balance of an account",
      description: "Returns the sums of the metrics of its orders, and the open amount of its posted invoices.",
      params: idParameter<AccountId>(),
      answers: { 200: { description: "The summary", schema: AccountSummary }, ...none },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(orders.accountSummary(scope, id), (summary) => ({ status: 200, body: accountSummaryBody(summary) })),
    }),
  ]
}
