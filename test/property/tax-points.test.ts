import { byTaxPoint, deliveryDateOf } from "@svc/domain/invoicing/engine/tax-point"
import type { BillableLine } from "@svc/domain/invoicing/engine/billed-lines"
import { decimal, printDecimal, sumOf } from "@svc/domain/shared/decimal"
import { addDays, type CalendarDate } from "@svc/domain/shared/calendar-date"
import type { ProductId } from "@svc/domain/shared/ids"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { bill, openOrder } from "../support/invoicing/bill.ts"
import { day, sampleTier } from "../support/orders/sample-order.ts"

const arrears = openOrder({ prices: [sampleTier("10")], billingTiming: "InArrears" })
const advance = openOrder({ prices: [sampleTier("10")], billingTiming: "InAdvance" })
const product = arrears.products[0]!.product.id
const atEnd = new Set([product])
const three = bill(arrears, day("2024-04-01"))
const first = bill(advance, day("2024-01-01"))
const shown = (...of: Parameters<typeof byTaxPoint>) =>
  byTaxPoint(...of).map(({ taxPoint, lines }) => [taxPoint, lines.map(({ period }) => period.from)])

describe("lines of an order", () => {
  it("stand on one invoice where each product's tax point is the date of the invoice", () => {
    expect(byTaxPoint([...three, ...first], new Set(), day("2024-04-01"))).toEqual([{ lines: [...three, ...first] }])
    expect(byTaxPoint([], atEnd, day("2024-04-01"))).toEqual([])
  })

  it("have the last day of their period as tax point, each day an invoice of its own, and what is in advance another", () => {
    expect(shown([...first, ...three], atEnd, day("2024-04-01"))).toEqual([
      ["2024-01-31", ["2024-01-01"]],
      ["2024-02-29", ["2024-02-01"]],
      ["2024-03-31", ["2024-03-01"]],
      [undefined, ["2024-01-01"]],
    ])
    // A tax point on the invoice date is not stated.
    expect(shown(three.slice(2), atEnd, day("2024-03-31"))).toEqual([[undefined, ["2024-03-01"]]])
  })

  it("stay together where one part comes to less than nothing, of which no invoice could be made", () => {
    const [january, february] = three as [BillableLine, BillableLine]
    const less = { ...january, period: { ...january.period, amount: decimal("-3") } }
    expect(byTaxPoint([less, february], atEnd, day("2024-04-01"))).toEqual([{ lines: [less, february] }])
    expect(shown([less], atEnd, day("2024-04-01"))).toEqual([["2024-01-31", ["2024-01-01"]]])
  })

  it("are all invoiced once, whatever their periods and products are", () => {
    const line = fc
      .record({
        of: fc.constantFrom(...three, ...first),
        amount: fc.integer({ min: -20, max: 50 }),
        known: fc.boolean(),
      })
      .map(({ of, amount, known }): BillableLine => ({
        ...of,
        product: { ...of.product, product: { ...of.product.product, id: (known ? product : "other") as ProductId } },
        period: { ...of.period, amount: decimal(String(amount)) },
      }))
    const invoiceDate = fc.integer({ min: 0, max: 120 }).map((days) => addDays(day("2024-01-01"), days))
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), invoiceDate, (lines, date) => {
        const parts = byTaxPoint(lines, atEnd, date)
        const back = parts.flatMap((part) => part.lines)
        expect(back).toHaveLength(lines.length)
        expect(new Set(back)).toEqual(new Set(lines))
        const days = parts.map(({ taxPoint }) => taxPoint ?? "later than any")
        expect(days).toEqual([...new Set(days)].toSorted())
        const sums = parts.map((part) => Number(printDecimal(sumOf(part.lines, ({ period }) => period.amount))))
        expect(parts.length === 1 || sums.every((sum) => sum >= 0)).toBe(true)
      }),
    )
  })

  it("were delivered when the last of them was, and not while one is not", () => {
    const on = (lines: readonly BillableLine[], date: string): CalendarDate | undefined =>
      deliveryDateOf(lines, day(date))
    expect([on(three, "2024-04-01"), on(three, "2024-03-31"), on(three, "2024-03-30")]).toEqual([
      "2024-03-31",
      "2024-03-31",
      undefined,
    ])
    expect([on([...three, ...first], "2024-04-01"), on([], "2024-04-01")]).toEqual([undefined, undefined])
    const once = bill(openOrder({ prices: [sampleTier("10")], chargeType: "OneOff" }), day("2024-01-01"))
    expect(on(once, "2024-02-01")).toBe("2024-01-01")
  })
})
