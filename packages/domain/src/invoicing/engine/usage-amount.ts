import { Result } from "effect"
import type { OrderCharge } from "../../orders/order-charge.ts"
import { dividedBy, exactly, type Fraction, fraction, whole } from "../../shared/fraction.ts"
import type { BillingRefusal } from "../invoicing.errors.ts"
import { amountOf, type ChargeAmount } from "./charge-amount.ts"
import type { UsageTotals } from "./usage-totals.ts"

/**
 * The price of the usage of a period (contract V8): the price of the quantity, without proration. For Rated charges,
 * the sum of the prices that the usage rows carry.
 */
export const usageAmount = (
  charge: OrderCharge,
  totals: UsageTotals,
  isWhole: boolean,
): Result.Result<ChargeAmount, BillingRefusal> =>
  charge.model === "Rated"
    ? Result.succeed({ tiers: [{ tier: 0, amount: exactly(totals.rated) }] })
    : amountOf(charge, usedQuantity(charge, totals), whole, isWhole)

const usedQuantity = (
  { usageRating }: Pick<OrderCharge, "usageRating">,
  { count, sum, max }: UsageTotals,
): Fraction => {
  switch (usageRating) {
    case "Sum":
      return exactly(sum)
    case "Max":
      return exactly(max)
    case "Average":
      return dividedBy(exactly(sum), fraction(BigInt(count), 1n))
  }
}
