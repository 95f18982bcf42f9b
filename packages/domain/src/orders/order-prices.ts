import { BigDecimal, Result } from "effect"
import type { ChargeModel, Tier } from "../catalogue/charge.ts"
import { changePrices, type PriceChange } from "../catalogue/prices.ts"
import { type Decimal, decimal, printDecimal } from "../shared/decimal.ts"
import { type FieldsRefused, fieldRefused } from "../shared/errors.ts"
import { given } from "../shared/given.ts"
import type { OrderTier } from "./order-charge.ts"
import type { OrderPriceRequest } from "./order-request.ts"

type LinePrice = Pick<OrderTier, "price" | "listPrice" | "lineDiscountPercent" | "lineDiscountAmount">

const hundred = decimal("100")
const one = decimal("1")

/** The exact price that results from a list price and the discounts of its line (contract S11). */
const discounted = (listPrice: Decimal, percent: Decimal | undefined, amount: Decimal | undefined): Decimal => {
  const factor =
    percent === undefined ? one : BigDecimal.multiply(BigDecimal.subtract(hundred, percent), decimal("0.01"))
  const price = BigDecimal.multiply(listPrice, factor)
  return BigDecimal.normalize(amount === undefined ? price : BigDecimal.subtract(price, amount))
}

const linePrice = (
  before: LinePrice | undefined,
  request: OrderPriceRequest,
  path: string,
): Result.Result<LinePrice | undefined, FieldsRefused> => {
  const { price } = request
  const listPrice = request.listPrice ?? before?.listPrice ?? price
  if (listPrice === undefined || listPrice === null) return Result.succeed(undefined)
  const says = (value: unknown): boolean => value !== undefined
  const repriced = says(price) && !says(request.lineDiscountPercent) && !says(request.lineDiscountAmount)
  // A request that gives only a price replaces the earlier discounts of the line.
  const kept = (member: "lineDiscountPercent" | "lineDiscountAmount") =>
    request[member] === undefined ? (repriced ? undefined : before?.[member]) : (request[member] ?? undefined)
  const [percent, amount] = [kept("lineDiscountPercent"), kept("lineDiscountAmount")]
  const discounts = given({ lineDiscountPercent: percent, lineDiscountAmount: amount })
  if (percent === undefined && amount === undefined) {
    const stays = before?.lineDiscountPercent === undefined && before?.lineDiscountAmount === undefined
    const unchanged = stays && request.listPrice === undefined ? before?.price : undefined
    return Result.succeed({ listPrice, price: price ?? unchanged ?? listPrice })
  }
  const wanted = discounted(listPrice, percent, amount)
  if (BigDecimal.isNegative(wanted))
    return Result.fail(
      fieldRefused(`${path}.lineDiscountAmount`, `must not be more than the list price, ${printDecimal(listPrice)}`),
    )
  if (price !== undefined && price !== null && !BigDecimal.equals(price, wanted))
    return Result.fail(
      fieldRefused(`${path}.price`, `must be ${printDecimal(wanted)}, the list price minus its discounts`),
    )
  return Result.succeed({ listPrice, price: wanted, ...discounts })
}

export interface PricesToChange {
  readonly model: ChargeModel
  readonly modelChanged: boolean
  readonly currency: string
  readonly path: string
  /** The tiers of the catalogue, from which a new charge takes the values that the request omits. */
  readonly listed?: readonly Tier[]
}

/**
 * Changes the tiers of a charge of an order (contract S11, K7). With `listed`, the requests are all tiers of the
 * charge; without it, each request says what to do with the tier that it names.
 */
export const changeOrderPrices = (
  before: readonly OrderTier[],
  requests: readonly OrderPriceRequest[],
  { model, modelChanged, currency, path, listed }: PricesToChange,
): Result.Result<readonly OrderTier[], FieldsRefused> =>
  Result.gen(function* () {
    const priced = new Map<number, LinePrice>(before.map((tier, index) => [index, tier]))
    const changes: PriceChange[] = []
    for (const [index, request] of requests.entries()) {
      const at = `${path}[${index}]`
      const operation = listed === undefined ? (request.operation ?? "Change") : "Create"
      const tier = request.tier ?? (listed === undefined ? undefined : index)
      const said: OrderPriceRequest =
        listed === undefined ? request : { ...fromList(listed[tier ?? index]), ...given(request) }
      const number = tier ?? (operation === "Create" ? priced.size : 0)
      const line = yield* linePrice(operation === "Create" ? undefined : priced.get(number), said, at)
      if (line !== undefined && operation !== "Remove") priced.set(number, line)
      changes.push({
        path: at,
        operation,
        currency,
        tier: number,
        price: line?.price,
        priceBase: said.priceBase,
        description: said.description,
        toQuantity: said.toQuantity,
        isInfinite: said.isInfinite ?? undefined,
      })
    }
    const start = before.length === 0 ? [] : [{ currency, tiers: before }]
    const [prices] = yield* changePrices(start, changes, { model, modelChanged, path })
    const tiers = (prices?.tiers ?? []).map((tier, number): OrderTier => {
      const { price, priceBase, toQuantity, description } = tier
      const { listPrice, lineDiscountPercent, lineDiscountAmount } = priced.get(number)!
      return {
        price,
        listPrice,
        ...given({ lineDiscountPercent, lineDiscountAmount }),
        priceBase,
        ...given({ toQuantity, description }),
      }
    })
    yield* checkStarts(tiers, requests, path)
    return tiers
  })

const fromList = (tier: Tier | undefined): OrderPriceRequest =>
  tier === undefined
    ? {}
    : {
        listPrice: tier.price,
        priceBase: tier.priceBase,
        ...given({ toQuantity: tier.toQuantity, description: tier.description }),
      }

/**
 * Refuses a `fromQuantity` that differs from the end of the tier before. The bound follows from that tier, so a caller
 * may repeat it but not change it.
 */
const checkStarts = (
  tiers: readonly OrderTier[],
  requests: readonly OrderPriceRequest[],
  path: string,
): Result.Result<void, FieldsRefused> => {
  for (const [index, { tier, fromQuantity }] of requests.entries()) {
    if (fromQuantity === undefined || fromQuantity === null) continue
    const number = tier ?? index
    const from = number === 0 ? decimal("0") : tiers[number - 1]?.toQuantity
    if (from === undefined || !BigDecimal.equals(fromQuantity, from))
      return Result.fail(
        fieldRefused(
          `${path}[${index}].fromQuantity`,
          `must be ${from === undefined ? "absent" : printDecimal(from)}, where the previous tier ends`,
        ),
      )
  }
  return Result.succeed(undefined)
}
