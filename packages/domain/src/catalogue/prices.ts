import { BigDecimal, Result } from "effect"
import type { Decimal } from "../shared/decimal.ts"
import { printDecimal, zero } from "../shared/decimal.ts"
import { type FieldsRefused, fieldRefused } from "../shared/errors.ts"
import type { ChargeModel, CurrencyPrices, PriceBase, Tier } from "./charge.ts"
import type { Operation } from "./operations.ts"

/** A change of the price of one tier, with its currency looked up. */
export interface PriceChange {
  /** The path in the request, for mistakes. */
  readonly path: string
  readonly operation: Operation
  readonly currency: string
  /**
   * The number of the tier. When absent, a new price is the next tier of its currency, and a change applies to tier 0.
   */
  readonly tier?: number | undefined
  readonly price?: Decimal | undefined
  readonly priceBase?: PriceBase | null | undefined
  readonly description?: string | null | undefined
  readonly toQuantity?: Decimal | null | undefined
  readonly isInfinite?: boolean | undefined
}

interface Placed extends Tier {
  readonly isNew: boolean
  readonly path: string
}
type Placing = Map<string, Map<number, Placed>>
type Checked<A> = Result.Result<A, FieldsRefused>

const refused = (field: string, text: string) => Result.fail(fieldRefused(field, text))

/**
 * The prices of a charge after changes. When the model of the charge changed, tiers that the new model cannot have are
 * removed (contract K7, K8). `path` is the path of the prices in the request.
 */
export const changePrices = (
  before: readonly CurrencyPrices[],
  changes: readonly PriceChange[],
  { model, modelChanged, path }: { readonly model: ChargeModel; readonly modelChanged: boolean; readonly path: string },
): Checked<readonly CurrencyPrices[]> =>
  Result.gen(function* () {
    const placing: Placing = new Map(
      before.map(({ currency, tiers }) => [
        currency,
        new Map(tiers.map((tier, index) => [index, { ...tier, isNew: false, path }])),
      ]),
    )
    for (const change of changes) yield* place(placing, change)
    if (modelChanged) dropTiers(placing, model)
    const prices: CurrencyPrices[] = []
    for (const [currency, tiers] of [...placing].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      if (tiers.size > 0) prices.push({ currency, tiers: yield* inOrder(currency, tiers, model, path) })
    }
    return prices
  })

const place = (placing: Placing, change: PriceChange): Checked<void> => {
  const { path, operation, currency, price } = change
  const tiers = placing.get(currency) ?? new Map<number, Placed>()
  placing.set(currency, tiers)
  const number = change.tier ?? (operation === "Create" ? Math.max(-1, ...tiers.keys()) + 1 : 0)
  const was = tiers.get(number)
  if (operation === "Create" && was !== undefined)
    return refused(`${path}.tier`, `tier ${number} of ${currency} exists already`)
  if (operation !== "Create" && was === undefined)
    return refused(`${path}.tier`, `there is no tier ${number} of ${currency}`)
  if (operation === "Remove") {
    tiers.delete(number)
    return Result.succeed(undefined)
  }
  const wanted = price ?? was?.price
  if (wanted === undefined) return refused(`${path}.price`, "is required")
  if (BigDecimal.isNegative(wanted)) return refused(`${path}.price`, "must not be negative")
  const toQuantity = change.isInfinite === true ? undefined : ifSaid(change.toQuantity, was?.toQuantity)
  const description = ifSaid(change.description === "" ? null : change.description, was?.description)
  tiers.set(number, {
    price: wanted,
    priceBase: ifSaid(change.priceBase, was?.priceBase) ?? "PerUnit",
    ...(toQuantity === undefined ? {} : { toQuantity }),
    ...(description === undefined ? {} : { description }),
    isNew: was === undefined,
    path,
  })
  return Result.succeed(undefined)
}

/** A member after a merge patch: absent keeps the value, null removes it. */
const ifSaid = <A>(said: A | null | undefined, was: A | undefined): A | undefined =>
  said === undefined ? was : (said ?? undefined)

/** Removes existing tiers that do not fit a new model. Tiers that the same request adds are kept and checked later. */
const dropTiers = (placing: Placing, model: ChargeModel): void => {
  const isOne = model === "Flat" || model === "Quantity"
  if (!isOne && model !== "Rated") return
  for (const tiers of placing.values()) {
    for (const [number, tier] of tiers) {
      if (tier.isNew) continue
      const { toQuantity: _, ...open } = tier
      if (isOne && number === 0) tiers.set(number, open)
      else tiers.delete(number)
    }
  }
}

/** The tiers of a currency by number, checked together. */
const inOrder = (
  currency: string,
  tiers: ReadonlyMap<number, Placed>,
  model: ChargeModel,
  path: string,
): Checked<readonly Tier[]> => {
  if (model === "Rated") return refused(path, "must be left out for the model Rated, whose prices come with the usage")
  if (tiers.size > 1 && (model === "Flat" || model === "Quantity"))
    return refused(path, `must have one tier of ${currency} for the model ${model}, not ${tiers.size}`)
  const found: Tier[] = []
  let from = zero
  for (let number = 0; number < tiers.size; number++) {
    const placed = tiers.get(number)
    if (placed === undefined)
      return refused(path, `${currency} has no tier ${number}: tiers are counted from 0 without a gap`)
    const { isNew: _, path: at, ...tier } = placed
    const { toQuantity } = tier
    if (toQuantity === undefined && number < tiers.size - 1)
      return refused(
        at === path ? path : `${at}.toQuantity`,
        `is required: only the last tier of ${currency} may have no end`,
      )
    if (toQuantity !== undefined && !BigDecimal.isGreaterThan(toQuantity, from))
      return refused(
        at === path ? path : `${at}.toQuantity`,
        `must be more than ${printDecimal(from)}, where tier ${number} of ${currency} begins`,
      )
    from = toQuantity ?? from
    found.push(tier)
  }
  return Result.succeed(found)
}
