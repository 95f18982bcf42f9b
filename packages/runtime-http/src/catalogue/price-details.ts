import type { ChargeRequest, ProductRequest } from "@svc/domain/catalogue/product-request"
import { fieldRefused, type FieldsRefused } from "@svc/domain/shared/errors"
import { Effect } from "effect"

type Details = ChargeRequest["priceDetails"]
interface TwoSpellings extends Omit<ChargeRequest, "priceDetails"> {
  readonly priceDetails?: Details
  readonly PriceDetails?: Details
}
interface Body extends Omit<ProductRequest, "chargePlans"> {
  readonly chargePlans?:
    | readonly (Omit<NonNullable<ProductRequest["chargePlans"]>[number], "charges"> & {
        readonly charges?: readonly TwoSpellings[] | null | undefined
      })[]
    | null
    | undefined
}

/** A charge of a request with its prices under one name; a request with both names is refused (contract K14). */
export const chargeRequest = (
  { PriceDetails, priceDetails, ...charge }: TwoSpellings,
  path = "",
): Effect.Effect<ChargeRequest, FieldsRefused> =>
  PriceDetails !== undefined && priceDetails !== undefined
    ? Effect.fail(fieldRefused(`${path}PriceDetails`, "means the same as priceDetails: send only one of the two"))
    : Effect.succeed({ ...charge, priceDetails: PriceDetails ?? priceDetails })

/** Applies `chargeRequest` to all charges of a product. */
export const productRequest = Effect.fnUntraced(function* ({ chargePlans, ...product }: Body) {
  const plans = yield* Effect.forEach(chargePlans ?? [], (plan, planIndex) =>
    Effect.map(
      Effect.forEach(plan.charges ?? [], (charge, index) =>
        chargeRequest(charge, `chargePlans[${planIndex}].charges[${index}].`),
      ),
      (charges) => ({ ...plan, charges }),
    ),
  )
  return { ...product, chargePlans: plans } satisfies ProductRequest
})
