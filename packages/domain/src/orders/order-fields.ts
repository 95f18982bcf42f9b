import { chargeModels, chargeTypes } from "../catalogue/charge.ts"
import type { ListFields } from "../listing/list-fields.ts"
import { listedOf } from "../listing/members.ts"
import { orderTexts, termTypes } from "../resources/order.resource.ts"
import { orderPaymentMethods, salesOrderStatuses, subscriptionStatuses } from "./order.ts"

const common = {
  id: "uuid",
  orderNumber: "text",
  version: "number",
  "account/id": "uuid",
  "account/accountNumber": "text",
  "account/name": "text",
  "invoiceAccount/id": "uuid",
  currency: "text",
  orderDate: "date",
  orderPaymentMethod: orderPaymentMethods,
  ...listedOf(orderTexts),
  created: "instant",
  modified: "instant",
} as const

const parts = {
  "products/id": "uuid",
  "products/productNumber": "text",
  "products/name": "text",
  "products/charges/id": "uuid",
  "products/charges/chargeNumber": "text",
  "products/charges/name": "text",
  "products/charges/chargeType": chargeTypes,
  "products/charges/priceModel": chargeModels,
  "products/charges/chargeId": "uuid",
  "products/charges/externalERPId": "text",
  "products/charges/externalCRMId": "text",
} as const

/** The fields that lists of subscriptions are filtered and ordered by. */
export const subscriptionFields = {
  one: {
    ...common,
    status: subscriptionStatuses,
    effectiveStartDate: "date",
    effectiveEndDate: "date",
    noticePeriodDate: "date",
    lastRenewalDate: "date",
    cancellationDate: "date",
    isAutoRenewed: "boolean",
    termType: termTypes,
    term: "number",
    "cmrr/amount": "number",
    "acv/amount": "number",
    "tcv/amount": "number",
  },
  many: parts,
  custom: ["customFields"],
} as const satisfies ListFields

/** The fields that lists of sales orders are filtered and ordered by. */
export const salesOrderFields = {
  one: { ...common, status: salesOrderStatuses },
  many: parts,
  custom: ["customFields"],
} as const satisfies ListFields
