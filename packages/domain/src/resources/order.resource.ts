import { externalId, members, text } from "../listing/members.ts"
import { exampleId, exampleTime } from "./examples.ts"
import { byHand, resourceOf } from "./resource.ts"

export const orderTypes = ["Subscription", "SalesOrder"] as const
export const termTypes = ["Termed", "Evergreen"] as const

/** The largest number of months of a term, a renewal term or a notice period: a hundred years. */
export const mostMonths = 1200

/** The texts of an order (contract S1, S14). */
export const orderTexts = members({
  description: text().optional().asked(),
  remarks: text().optional().asked(),
  yourReference: text().optional().listed().asked(),
  ourReference: text().optional().listed().asked(),
  yourOrderNumber: text().optional().listed().asked(),
  buyerReference: text().optional().listed().asked(),
  externalERPId: externalId(),
  externalCRMId: externalId(),
})

/** The texts of a charge of an order (contract S9, S14). */
export const orderChargeTexts = members({
  description: text().optional().asked(),
  remarks: text().optional().asked(),
  externalERPId: externalId(),
  externalCRMId: externalId(),
})

export const orderResource = resourceOf(byHand, {
  plural: "orders",
  area: "orders",
  topic: { name: "orders", told: "ownQuery" },
  series: [
    { kind: "Order", format: "O-{n}", from: 1001, place: 8 },
    { kind: "OrderProduct", format: "OP-{n}", from: 1001, place: 9 },
    { kind: "OrderCharge", format: "OPC-{n}", from: 1001, place: 10 },
  ],
  find: undefined,
  events: undefined,
})

export const subscriptionResource = resourceOf(byHand, {
  plural: "orders",
  area: "orders",
  topic: undefined,
  series: undefined,
  find: { place: 3, label: ["orderNumber"], begins: ["orderNumber"] },
  events: {
    place: 1,
    group: "Subscriptions",
    tags: {
      SubscriptionActivated: "a new subscription is activated",
      SubscriptionChanged: "a subscription change is activated",
      SubscriptionUpdated: "information is edited or a stock product delivery is made without a change",
      SubscriptionCancelled: "a subscription is cancelled",
      SubscriptionRenewed: "a subscription is renewed",
      SubscriptionReverted: "a subscription is reverted",
      SubscriptionDeleted: "a subscription is deleted",
    },
    example: {
      id: exampleId(1),
      orderNumber: "SUB-1001",
      version: 1,
      isLastVersion: true,
      status: "Active",
      effectiveStartDate: "2026-02-01",
      term: 12,
      isAutoRenewed: true,
      currency: "SEK",
      created: exampleTime,
      modified: exampleTime,
    },
  },
})

export const salesOrderResource = resourceOf(byHand, {
  plural: "orders",
  area: "orders",
  topic: undefined,
  series: undefined,
  find: { place: 4, label: ["orderNumber"], begins: ["orderNumber"] },
  events: {
    place: 2,
    group: "Sales orders",
    tags: {
      SalesOrderActivated: "a new sales order is activated",
      SalesOrderUpdated: "information is edited or a stock product delivery is made",
      SalesOrderDeleted: "a sales order is deleted",
    },
    example: {
      id: exampleId(2),
      orderNumber: "SO-1001",
      version: 1,
      isLastVersion: true,
      status: "Order",
      orderDate: "2026-01-15",
      currency: "SEK",
      created: exampleTime,
      modified: exampleTime,
    },
  },
})
