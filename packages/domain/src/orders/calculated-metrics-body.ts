import { sumOf } from "../shared/decimal.ts"
import { futurePart } from "./book-order.ts"
import type { CalculatedOrder } from "./calculate-metrics.ts"
import { currencyAmount, metricsBody } from "./currency-amount.ts"
import { chargesOf } from "./order.ts"
import type { OrderCharge } from "./order-charge.ts"
import { metricsOf, noMetrics, sumOfMetrics } from "./order-metrics.ts"

/** The metrics of an order that is not stored, and those of its charges, as the interface shows them (contract S35). */
export const calculatedOrderBody = (order: CalculatedOrder) => {
  const metrics = metricsOf(order)
  const charges = chargesOf(order)
  const of = ({ chargeNumber }: OrderCharge) => metrics.get(chargeNumber) ?? noMetrics
  const future = sumOf(charges, (charge) => futurePart(charge, of(charge), order.orderDate))
  return {
    ...metricsBody(order, sumOfMetrics(metrics.values())),
    fmrr: currencyAmount(order, future),
    charges: charges.map((charge) => {
      const origin = order.origins.get(charge.chargeNumber)
      return {
        name: charge.name === "" ? undefined : charge.name,
        chargeNumber: origin?.chargeNumber,
        chargePlanId: origin?.chargePlanId,
        chargeId: origin?.chargeId,
        ...metricsBody(order, of(charge)),
        fmrr: currencyAmount(order, futurePart(charge, of(charge), order.orderDate)),
      }
    }),
  }
}

/** The metrics of the only charge of an order, as the interface shows them. */
export const calculatedChargeBody = (order: CalculatedOrder) => calculatedOrderBody(order).charges[0]!
