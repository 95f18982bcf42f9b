import { Result } from "effect"
import { isInForce } from "../orders/held-order.ts"
import type { FieldsRefused } from "../shared/errors.ts"
import { makeFieldErrors } from "./field-errors.ts"
import type { Match } from "./match-usage.ts"
import { chargeTypeOf, type UsageRow } from "./usage-row.ts"

const nouns = { Usage: "usage", Measurement: "measurements" } as const

/** The members of a row that the rules check. */
type Checked = Pick<UsageRow, "kind" | "from" | "to" | "ratedPrice" | "ratedPriceCurrency">

/**
 * Checks a row against its order and charge: the charge has the type of the row's kind and is in force on the first
 * day, the days are in order, and a Rated charge has a price, in the currency of the order (contract X2, X4, X5).
 */
export const checkUsage = <R extends Checked>(row: R, { order, charge }: Match): Result.Result<R, FieldsRefused> => {
  const errors = makeFieldErrors()
  const { kind, from, to, ratedPrice, ratedPriceCurrency } = row
  if (to !== undefined && to < from) errors.add("toDate", "must not be before fromDate")
  if (order !== undefined && ratedPriceCurrency !== undefined && ratedPriceCurrency !== order.currency)
    errors.add("ratedPriceCurrency", `must be ${order.currency}, the currency of the order ${order.orderNumber}`)
  if (order !== undefined && charge !== undefined) {
    const { chargeNumber, chargeType, model } = charge
    const wanted = chargeTypeOf[kind]
    if (chargeType !== wanted)
      errors.add("charge", `must name a charge of the type ${wanted} for ${nouns[kind]}, not of the type ${chargeType}`)
    else if (!isInForce(order, charge, from))
      errors.add("fromDate", `must be a day on which the charge ${chargeNumber} is in force`)
    if (chargeType === "Usage" && model === "Rated" && ratedPrice === undefined)
      errors.add("ratedPrice", `is required: the charge ${chargeNumber} is Rated`)
  }
  const priced = ratedPrice !== undefined && ratedPriceCurrency === undefined && order !== undefined
  return errors.isEmpty()
    ? Result.succeed(priced ? { ...row, ratedPriceCurrency: order.currency } : row)
    : Result.fail(errors.refused())
}

/** The members of a row that identify its account, order, product and charge. */
export const placeOf = ({ order, product, charge }: Match): Partial<UsageRow> => ({
  ...(order === undefined ? {} : { accountId: order.account.id, orderId: order.id }),
  ...(product === undefined ? {} : { orderProductId: product.id }),
  ...(charge === undefined ? {} : { chargeNumber: charge.chargeNumber }),
})
