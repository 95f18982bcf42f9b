import { chargeModels, type ChargeModel, type CurrencyPrices } from "@svc/domain/catalogue/charge"
import { changePrices, type PriceChange } from "@svc/domain/catalogue/prices"
import { priceDetailsBody } from "@svc/domain/catalogue/product-body"
import { decimal, printDecimal } from "@svc/domain/shared/decimal"
import { printJson } from "@svc/domain/shared/exact-json"
import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const path = "priceDetails"
const currency = fc.constantFrom("EUR", "SEK")
const number = (value: number | undefined) => (value === undefined ? undefined : decimal(String(value)))

/** A tier in the oracle, with plain numbers, because these small numbers are exact. */
interface Plain {
  readonly tier: number
  readonly price: number
  readonly to?: number | undefined
}
type Book = Readonly<Record<string, readonly Plain[]>>

/** The rules for the tiers of a currency, implemented independently from the text of contract K7. */
const holds = (model: ChargeModel, tiers: readonly Plain[]): boolean => {
  const sorted = [...tiers].sort((a, b) => a.tier - b.tier)
  const counted = sorted.every(({ tier }, index) => tier === index)
  const bounded = sorted.every(({ to }, index) => to !== undefined || index === sorted.length - 1)
  const rising = sorted.every(
    ({ to }, index) => to === undefined || to > (index === 0 ? 0 : (sorted[index - 1]!.to ?? 0)),
  )
  const few = model === "Rated" ? tiers.length === 0 : !["Flat", "Quantity"].includes(model) || tiers.length <= 1
  return counted && bounded && rising && few
}

interface Ask {
  readonly operation: PriceChange["operation"]
  readonly currency: string
  readonly tier: number
  readonly price: number | undefined
  readonly to: number | null | undefined
  readonly infinite: boolean | undefined
}
const ask: fc.Arbitrary<Ask> = fc.record({
  operation: fc.constantFrom("Create" as const, "Create" as const, "Change" as const, "Remove" as const),
  currency,
  tier: fc.integer({ min: 0, max: 3 }),
  price: fc.option(fc.integer({ min: -1, max: 9 }), { nil: undefined, freq: 12 }),
  to: fc.oneof(fc.constantFrom(undefined, null), fc.integer({ min: 1, max: 6 })),
  infinite: fc.constantFrom(undefined, undefined, true, false),
})

/** Applies the requested changes to plain lists. Returns `undefined` where the request must be refused. */
const oracle = (asks: readonly Ask[]): Book | undefined => {
  const book: Record<string, Plain[]> = { EUR: [], SEK: [] }
  for (const each of asks) {
    const tiers = book[each.currency]!
    const at = tiers.findIndex(({ tier }) => tier === each.tier)
    if ((each.operation === "Create") !== (at === -1)) return undefined
    if (each.operation === "Remove") {
      tiers.splice(at, 1)
      continue
    }
    const was = tiers[at]
    const price = each.price ?? was?.price
    if (price === undefined || price < 0) return undefined
    const to = each.infinite === true || each.to === null ? undefined : (each.to ?? was?.to)
    tiers.splice(at === -1 ? tiers.length : at, at === -1 ? 0 : 1, { tier: each.tier, price, to })
  }
  return book
}

const toChange = ({ operation, currency: code, tier, price, to, infinite }: Ask, index: number): PriceChange => ({
  path: `${path}[${index}]`,
  operation,
  currency: code,
  tier,
  price: number(price),
  toQuantity: to === null ? null : number(to),
  isInfinite: infinite,
})
const change = (before: readonly CurrencyPrices[], asks: readonly Ask[], model: ChargeModel, modelChanged = false) =>
  changePrices(before, asks.map(toChange), { model, modelChanged, path })
const plain = (prices: readonly CurrencyPrices[]) =>
  prices.flatMap(({ currency: code, tiers }) =>
    tiers.map(({ price, toQuantity }, tier) => [
      code,
      tier,
      printDecimal(price),
      toQuantity && printDecimal(toQuantity),
    ]),
  )

/** Valid tiers of one or two currencies, for a model that allows several tiers. */
const rightAsks: fc.Arbitrary<readonly Ask[]> = fc
  .uniqueArray(currency, { minLength: 1 })
  .chain((codes) =>
    fc.tuple(
      ...codes.map((code) =>
        fc.tuple(fc.integer({ min: 1, max: 4 }), fc.boolean()).map(([count, open]) =>
          Array.from({ length: count }, (_, tier): Ask => ({
            operation: "Create",
            currency: code,
            tier,
            price: tier + 1,
            to: open && tier === count - 1 ? undefined : 3 * tier + 2,
            infinite: undefined,
          })),
        ),
      ),
    ),
  )
  .map((lists) => lists.flat())

describe("the prices of a charge (contract K7, K8, K10)", () => {
  it("are what the operations make of them, and refused exactly when an operation or a tier does not fit", () => {
    let accepted = 0
    fc.assert(
      fc.property(
        fc.constantFrom(...chargeModels),
        rightAsks,
        fc.array(ask, { maxLength: 3 }),
        (model, right, more) => {
          const asks = [...right, ...more]
          const book = oracle(asks)
          const fine = book !== undefined && Object.values(book).every((tiers) => holds(model, tiers))
          const result = change([], asks, model)
          expect(Result.isSuccess(result)).toBe(fine)
          if (!fine || Result.isFailure(result)) return
          accepted++
          const expected = Object.entries(book).flatMap(([code, tiers]) =>
            [...tiers]
              .sort((a, b) => a.tier - b.tier)
              .map(({ tier, price, to }) => [code, tier, String(price), to === undefined ? undefined : String(to)]),
          )
          expect(plain(result.success)).toEqual(expected)
        },
      ),
      { numRuns: 2000 },
    )
    expect(accepted).toBeGreaterThan(100)
  })

  it("keep, when the model becomes Flat or Quantity, tier 0 of each currency without an end, and when it becomes Rated none", () => {
    fc.assert(
      fc.property(rightAsks, fc.constantFrom(...chargeModels), (asks, model) => {
        const before = Result.getOrThrow(change([], asks, "Tiered"))
        const after = Result.getOrThrow(change(before, [], model, true))
        const one = before.map(({ currency: code, tiers }) => [code, 0, printDecimal(tiers[0]!.price), undefined])
        expect(plain(after)).toEqual(
          model === "Rated" ? [] : model === "Flat" || model === "Quantity" ? one : plain(before),
        )
      }),
    )
  })

  it("are refused when a request adds what its own new model cannot have", () => {
    const before = Result.getOrThrow(
      change([], [{ operation: "Create", currency: "SEK", tier: 0, price: 1, to: 5, infinite: undefined }], "Tiered"),
    )
    const more: Ask = { operation: "Create", currency: "SEK", tier: 1, price: 2, to: undefined, infinite: undefined }
    expect(Result.isFailure(change(before, [more], "Flat", true))).toBe(true)
    expect(Result.isFailure(change(before, [{ ...more, currency: "EUR", tier: 0 }], "Rated", true))).toBe(true)
    expect(Result.isSuccess(change(before, [{ ...more, currency: "EUR", tier: 0 }], "Flat", true))).toBe(true)
  })

  it("without a tier are the next ones of their currency, and lose a description by an empty one", () => {
    const next = (to: number | undefined, description?: string): PriceChange => ({
      path,
      operation: "Create",
      currency: "SEK",
      price: decimal("1"),
      toQuantity: number(to),
      description,
    })
    const to = { model: "Tiered", modelChanged: false, path } as const
    const made = Result.getOrThrow(changePrices([], [next(5, "first"), next(9), next(undefined)], to))
    expect(
      made[0]!.tiers.map(({ toQuantity, description }) => [toQuantity && printDecimal(toQuantity), description]),
    ).toEqual([
      ["5", "first"],
      ["9", undefined],
      [undefined, undefined],
    ])
    const emptied = changePrices(made, [{ path, operation: "Change", currency: "SEK", description: "" }], to)
    expect(Result.getOrThrow(emptied)[0]!.tiers[0]).not.toHaveProperty("description")
  })

  it("shown one by one make the same prices again", () => {
    fc.assert(
      fc.property(rightAsks, (asks) => {
        const prices = Result.getOrThrow(change([], asks, "Volume"))
        const shown = priceDetailsBody({ prices })
        const again = changePrices(
          [],
          shown.map((detail, index) => ({
            ...detail,
            path: `${path}[${index}]`,
            operation: "Create",
          })),
          { model: "Volume", modelChanged: false, path },
        )
        expect(printJson(Result.getOrThrow(again))).toBe(printJson(prices))
        for (const [index, { tier, fromQuantity }] of shown.entries()) {
          const begins = tier === 0 ? "0" : printDecimal(shown[index - 1]!.toQuantity!)
          expect(printDecimal(fromQuantity!)).toBe(begins)
        }
      }),
    )
  })
})
