import { Effect } from "effect"
import type { Organisation } from "../../organisation/organisation.ts"
import { dateIn } from "../../shared/calendar-date.ts"
import type { Product } from "../product.ts"

export interface NumberPorts {
  readonly organisation: Pick<Organisation, "details" | "takeSeveral">
}

/**
 * Numbers the parts of a product that have no number yet, in the order of the parts (contract K4). Everybody takes the
 * series in the same order, so that callers do not deadlock.
 */
export const makeNumberParts = ({ organisation }: NumberPorts) =>
  Effect.fnUntraced(function* (product: Product) {
    const { timeZone } = yield* organisation.details(product)
    const date = dateIn(timeZone, product.modifiedAt)
    const charges = product.chargePlans.flatMap((plan) => plan.charges)
    const count = <A>(parts: readonly A[], numberOf: (part: A) => string) =>
      parts.filter((part) => numberOf(part) === "").length
    const next = (kind: "Product" | "ChargePlan" | "Charge", wanted: number) =>
      wanted === 0 ? Effect.succeed([]) : organisation.takeSeveral(product, kind, date, wanted)
    const productNumbers = yield* next(
      "Product",
      count([product], ({ productNumber }) => productNumber),
    )
    const planNumbers = yield* next(
      "ChargePlan",
      count(product.chargePlans, (plan) => plan.chargePlanNumber),
    )
    const chargeNumbers = yield* next(
      "Charge",
      count(charges, ({ chargeNumber }) => chargeNumber),
    )
    const [plans, ofCharges] = [planNumbers.values(), chargeNumbers.values()]
    return {
      ...product,
      productNumber: productNumbers[0] ?? product.productNumber,
      chargePlans: product.chargePlans.map((plan) => {
        const isComplete = plan.chargePlanNumber !== "" && plan.charges.every(({ chargeNumber }) => chargeNumber !== "")
        // A part that has its number stays the same object, because the store writes the objects that differ.
        if (isComplete) return plan
        return {
          ...plan,
          chargePlanNumber: plan.chargePlanNumber === "" ? plans.next().value! : plan.chargePlanNumber,
          charges: plan.charges.map((charge) =>
            charge.chargeNumber === "" ? { ...charge, chargeNumber: ofCharges.next().value! } : charge,
          ),
        }
      }),
    } satisfies Product
  })
