import { checkUsage } from "@svc/domain/usage/check-usage"
import { readImportFormat } from "@svc/domain/usage/import-format"
import { readImportRow } from "@svc/domain/usage/import-row"
import { indexOrders, matchUsage, partNamesOf, readNames } from "@svc/domain/usage/match-usage"
import type { HeldOrder } from "@svc/domain/orders/held-order"
import { addDays, type CalendarDate } from "@svc/domain/shared/calendar-date"
import { type Decimal, decimal, printDecimal } from "@svc/domain/shared/decimal"
import type { OrderChargeId, OrderProductId } from "@svc/domain/shared/ids"
import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const id = <Id extends string>(kind: string, n: number) => `${kind}-${n}` as Id
const origin = "2024-01-01" as CalendarDate
const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays(origin, days))

/** Orders with distinct numbers. Every charge is in force on some days, with one or two versions. */
const orders = fc
  .array(
    fc.record({
      length: fc.integer({ min: 1, max: 400 }),
      cut: fc.integer({ min: 0, max: 400 }),
      type: fc.constantFrom("Usage" as const, "Measured" as const, "Recurring" as const),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((all) =>
    all.map(({ length, cut, type }, n): HeldOrder => {
      const [end, change] = [addDays(origin, length), addDays(origin, cut)]
      const charge = {
        chargeNumber: `C${n}`,
        orderProductId: id<OrderProductId>("product", n),
        chargeType: type,
        model: "Quantity" as const,
        versions: [
          { id: id<OrderChargeId>("first", n), start: origin, end: change },
          { id: id<OrderChargeId>("second", n), start: change },
        ],
      }
      return {
        id: id("order", n),
        versionIds: [id("version", n)],
        orderNumber: `O${n}`,
        account: { id: id("account", n), accountNumber: `A${n}`, name: `Name ${n}` },
        currency: "SEK",
        start: origin,
        end,
        products: [{ id: id("product", n), productNumber: `P${n}` }],
        charges: [charge],
      }
    }),
  )

const named = (all: readonly HeldOrder[]) =>
  fc.record(
    {
      account: fc.nat(all.length).chain((n) => fc.constantFrom(`A${n}`, `Name ${n}`)),
      order: fc.nat(all.length).map((n) => `O${n}`),
      product: fc.nat(all.length).map((n) => `P${n}`),
      charge: fc.nat(all.length).map((n) => `C${n}`),
    },
    { requiredKeys: [] },
  )
const numberIn = (name: string | undefined) => (name === undefined ? undefined : Number(/\d+$/u.exec(name)![0]))

describe("what a row names", () => {
  it("is taken when all of it is there and of one order, and in no other case", () => {
    const cases = orders.chain((all) => fc.tuple(fc.constant(all), named(all)))
    fc.assert(
      fc.property(cases, ([all, names]) => {
        const read = Result.getOrThrow(readNames(names))
        const matched = matchUsage(read, indexOrders(all))
        const { account, ...ofOrder } = names
        const numbers = Object.values(ofOrder).map((name) => numberIn(name)!)
        const isThere = numbers.every((n) => n < all.length)
        // An account without an order is looked up elsewhere.
        const together =
          numbers.length === 0 ? [] : [...numbers, ...(account === undefined ? [] : [numberIn(account)!])]
        const expected = isThere && new Set(together).size <= 1
        const fields = Result.isSuccess(matched) ? [] : Object.keys(matched.failure.errors)
        expect(fields.every((field) => field in names)).toBe(true)
        const found = Result.isSuccess(matched) ? { order: matched.success.order } : undefined
        expect(found).toEqual(expected ? { order: all[numbers[0] ?? -1] } : undefined)
      }),
    )
  })

  it("is asked for once, by number or id", () => {
    fc.assert(
      fc.property(fc.array(fc.record({ charge: fc.constantFrom("C1", "C2", "C3") })), (all) => {
        const { charges } = partNamesOf(all.map((names) => Result.getOrThrow(readNames(names))))
        expect([...charges.numbers].toSorted()).toEqual([...new Set(all.map(({ charge }) => charge))].toSorted())
        expect(charges.ids).toEqual([])
      }),
    )
  })
})

describe("a row with a charge", () => {
  it("is kept when the charge is of its type and in force on its first day", () => {
    fc.assert(
      fc.property(orders, day, fc.option(day, { nil: undefined }), (all, from, to) => {
        const order = all[0]!
        const charge = order.charges[0]!
        const row = { kind: "Usage" as const, from, ...(to === undefined ? {} : { to }) }
        const checked = checkUsage(row, { order, charge })
        // The versions cover the order from its start to its end without a gap.
        const isInside = from < order.end!
        const expected = charge.chargeType === "Usage" && isInside && (to === undefined || to >= from)
        expect(Result.isSuccess(checked)).toBe(expected)
      }),
    )
  })
})

it("usage of a Rated charge has a price, and a price is in the currency of the order", () => {
  const [order] = fc.sample(orders, { numRuns: 1, seed: 1 })[0]!
  const charge = { ...order!.charges[0]!, chargeType: "Usage" as const, model: "Rated" as const }
  const errorsOf = (price: { readonly ratedPrice?: Decimal; readonly ratedPriceCurrency?: string }) => {
    const checked = checkUsage({ kind: "Usage", from: origin, ...price }, { order: order!, charge })
    return Result.isSuccess(checked) ? checked.success : checked.failure.errors
  }
  const ratedPrice = decimal("1.5")
  expect(errorsOf({})).toEqual({ ratedPrice: ["is required: the charge C0 is Rated"] })
  expect(errorsOf({ ratedPrice, ratedPriceCurrency: "EUR" })).toEqual({
    ratedPriceCurrency: ["must be SEK, the currency of the order O0"],
  })
  expect(errorsOf({ ratedPrice })).toMatchObject({ ratedPrice, ratedPriceCurrency: "SEK" })
})

const format = (more: object = {}) => Result.getOrThrow(readImportFormat({ mappingTemplateName: "Default", ...more }))
const written = {
  "yyyy-MM-dd": ([y, m, d]: readonly string[]) => `${y}-${m}-${d}`,
  "dd/MM/yyyy": ([y, m, d]: readonly string[]) => `${d}/${m}/${y}`,
  "MM/dd/yyyy": ([y, m, d]: readonly string[]) => `${m}/${d}/${y}`,
  yyyyMMdd: ([y, m, d]: readonly string[]) => `${y}${m}${d}`,
}

describe("a row of an import", () => {
  it("is read as it was written, whatever the format of days and numbers", () => {
    const amount = fc.tuple(
      fc.bigInt({ min: -(10n ** 25n) + 1n, max: 10n ** 25n - 1n }),
      fc.integer({ min: 0, max: 10 }),
    )
    const formats = fc.constantFrom(...(Object.keys(written) as (keyof typeof written)[]))
    fc.assert(
      fc.property(amount, day, formats, fc.constantFrom(".", ","), ([units, scale], date, dateFormat, separator) => {
        const value = decimal(`${units}e-${scale}`)
        const text = printDecimal(value)
        fc.pre(/^-?\d{1,15}(\.|$)/u.test(text))
        const raw = {
          charge: "C1",
          quantity: text.replace(".", separator),
          fromDate: written[dateFormat](date.split("-")),
        }
        const reading = { ...format({ dateFormat, decimalSeparator: separator }), configurations: [] }
        const read = Result.getOrThrow(readImportRow("Usage", raw, reading))
        expect([printDecimal(read.quantity), read.fromDate]).toEqual([text, date])
        expect(Result.getOrThrow(readImportRow("Usage", { ...raw, quantity: value }, reading)).quantity).toEqual(value)
      }),
    )
  })

  it("has no negative price, and an empty cell is no value", () => {
    const reading = { ...format(), configurations: [] }
    const raw = { charge: "C1", quantity: "1", fromDate: "2024-01-01", ratedPrice: "0", source: "" }
    expect(Result.getOrThrow(readImportRow("Usage", raw, reading))).not.toHaveProperty("source")
    const refused = readImportRow("Usage", { ...raw, ratedPrice: "-0.01", quantity: "" }, reading)
    expect(Result.getOrThrow(Result.flip(refused)).errors).toEqual({
      ratedPrice: ["must not be negative"],
      quantity: ["is required"],
    })
  })

  it("is refused or read, whatever it is, with errors under texts", () => {
    const reading = { ...format(), configurations: [] }
    const field = fc.constantFrom("charge", "quantity", "fromDate", "customFields", "tag", "source", "__proto__", "x")
    const raw = fc.oneof(fc.anything(), fc.dictionary(field, fc.anything()))
    fc.assert(
      fc.property(raw, fc.constantFrom("Usage" as const, "Measurement" as const), (row, kind) => {
        const read = readImportRow(kind, row, reading)
        const texts = Result.isSuccess(read) ? [] : Object.values(read.failure.errors).flat()
        expect(Result.isSuccess(read) ? read.success.charge : texts[0]).toBeDefined()
        expect(texts).not.toContain("")
      }),
    )
  })
})

it("usage may be of one day, and does not end before it begins", () => {
  const [from, before] = [origin, addDays(origin, -1)]
  const checked = (to: CalendarDate) => checkUsage({ kind: "Usage", from, to }, {})
  expect(checked(from)).toEqual(Result.succeed({ kind: "Usage", from, to: from }))
  expect(Result.getOrThrow(Result.flip(checked(before))).errors).toEqual({ toDate: ["must not be before fromDate"] })
})
