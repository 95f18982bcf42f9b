import type { ListFields } from "../listing/list-fields.ts"

/** The fields that lists of billed lines are filtered and ordered by (contract V35). */
export const billedLineFields = {
  one: {
    id: "uuid",
    invoiceId: "uuid",
    productName: "text",
    chargeNumber: "text",
    orderChargeId: "uuid",
    quantity: "number",
    price: "number",
    subtotal: "number",
    tax: "number",
    servicePeriodStartDate: "date",
    servicePeriodEndDate: "date",
  },
} as const satisfies ListFields
