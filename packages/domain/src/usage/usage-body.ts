import { customFieldsBody } from "../custom-fields/custom-field.ts"
import { simpleAccountBody } from "../customers/account.ts"
import type { ListFields } from "../listing/list-fields.ts"
import { toIso } from "../shared/timestamp.ts"
import type { ShownUsage } from "./usage-row.ts"

const common = {
  id: "uuid",
  "account/id": "uuid",
  "account/accountNumber": "text",
  "account/name": "text",
  "order/orderNumber": "text",
  "product/id": "uuid",
  "charge/chargeNumber": "text",
  fromDate: "date",
  quantity: "number",
  importDate: "instant",
  created: "instant",
  modified: "instant",
} as const

/** The fields that lists of usage are filtered and ordered by. */
export const usageFields = {
  one: {
    ...common,
    toDate: "date",
    unit: "text",
    description: "text",
    source: "text",
    processed: "boolean",
    ratedPrice: "number",
  },
  custom: ["customFields"],
} as const satisfies ListFields

/** The fields that lists of measurements are filtered and ordered by. */
export const measurementFields = {
  one: { ...common, tag: "text" },
  custom: ["customFields"],
} as const satisfies ListFields

const namedBody = ({ account, order, product, charge }: ShownUsage) => ({
  account: account && simpleAccountBody(account),
  order: order && {
    id: order.id,
    orderNumber: order.orderNumber,
    externalERPId: order.externalERPId,
    externalCRMId: order.externalCRMId,
  },
  product: product && {
    id: product.id,
    productNumber: product.productNumber,
    externalERPId: product.externalERPId,
    externalCRMId: product.externalCRMId,
  },
  charge: charge && {
    id: charge.id,
    chargeNumber: charge.chargeNumber,
    name: charge.name,
    description: charge.description,
    externalERPId: charge.externalERPId,
    externalCRMId: charge.externalCRMId,
  },
})

const keptBody = (row: ShownUsage) => ({
  importDate: toIso(row.createdAt),
  customFields: customFieldsBody(row.customFields),
  created: toIso(row.createdAt),
  modified: toIso(row.modifiedAt),
})

/** Usage as the interface shows it. */
export const usageBody = (row: ShownUsage) => ({
  id: row.id,
  description: row.description,
  fromDate: row.from,
  toDate: row.to,
  quantity: row.quantity,
  unit: row.unit,
  source: row.source,
  ...namedBody(row),
  processed: row.invoiceId !== undefined,
  ratedPrice: row.ratedPrice,
  ratedPriceCurrencyCode: row.ratedPriceCurrency,
  ...keptBody(row),
})

/** A measurement as the interface shows it. */
export const measurementBody = (row: ShownUsage) => ({
  id: row.id,
  ...namedBody(row),
  fromDate: row.from,
  quantity: row.quantity,
  tag: row.tag,
  ...keptBody(row),
})
