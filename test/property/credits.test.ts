import { inBaseCurrency } from "@svc/domain/invoicing/base-amounts"
import {
  creditLine,
  creditParts,
  isCreditable,
  isUsedUp,
  type LineInBoth,
  remainingOf,
  turned,
} from "@svc/domain/invoicing/credit-lines"
import type { InvoiceLine } from "@svc/domain/invoicing/invoice"
import { type InvoiceToPrice, lineTotal, withTax } from "@svc/domain/invoicing/price-lines"
import { decimal, fromUnits, sumOf, toUnits, zero } from "@svc/domain/shared/decimal"
import type { InvoiceLineId } from "@svc/domain/shared/ids"
import { BigDecimal } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { invoices, line, price, shown, taxed } from "../support/invoicing/money.ts"

const scales = { currency: 2, base: 2 }

const inBoth = (lines: ReturnType<typeof price>["lines"], rate = decimal("1"), base = 2): readonly LineInBoth[] => {
  const converted = inBaseCurrency({ lines, rounding: zero }, rate, base)
  return lines.map((amounts, index) => ({ amounts, base: converted.lines[index]! }))
}

const atSomeRate = taxed("23")
const creditPart = (
  invoiced: LineInBoth,
  left: LineInBoth,
  net: BigDecimal.BigDecimal,
  by: typeof scales,
): LineInBoth => creditParts([{ tax: atSomeRate, invoiced, left, net }], by)[0]!

/** Credits a line several times, by these net amounts. */
const creditAll = (invoiced: LineInBoth, nets: readonly string[]) => {
  const credited: LineInBoth[] = []
  for (const net of nets) credited.push(creditPart(invoiced, remainingOf(invoiced, credited), decimal(net), scales))
  return credited
}

describe("exact figures", () => {
  it("two lines of 68.33 at 20 % are credited by 82.00, then by 81.99", () => {
    const lines = inBoth(price([line("1", "68.33", "20"), line("1", "68.33", "20")]).lines)
    const credits = lines.map((invoiced) => creditPart(invoiced, invoiced, invoiced.amounts.subtotal, scales))
    expect(credits.map(({ amounts }) => shown(lineTotal(amounts)))).toEqual(["82.00", "81.99"])
  })

  it("769.00 at 20 % credited 726.86 then 42.14 gives 872.23 and 50.57", () => {
    const [invoiced] = inBoth(price([line("1", "769.00", "20")]).lines)
    const credits = creditAll(invoiced!, ["726.86", "42.14"])
    expect(credits.map(({ amounts }) => shown(lineTotal(amounts)))).toEqual(["872.23", "50.57"])
  })
})

/** Cuts of a line's net. Each takes a share of the remaining net, and the last takes the rest. */
const cuts = fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 6 })

describe("of many lines at once", () => {
  it("a thousand parts of 0.08 at 23 % have the VAT 18.40, not 20.00", () => {
    const lines = inBoth(price(Array.from({ length: 1000 }, () => line("1", "0.16", "23"))).lines)
    const parts = creditParts(
      lines.map((invoiced) => ({ tax: atSomeRate, invoiced, left: invoiced, net: decimal("0.08") })),
      scales,
    )
    const sum = (side: "amounts" | "base") => shown(sumOf(parts, (part) => part[side].tax))
    expect([sum("amounts"), sum("base")]).toEqual(["18.40", "18.40"])
  })

  it("the tax of a rate is the sum of the exact shares, rounded once, whichever way the lines point", () => {
    fc.assert(
      fc.property(invoices, fc.integer({ min: 1, max: 99 }), (invoice, percent) => {
        const scale = { currency: invoice.scale, base: invoice.scale }
        const priced = inBoth(price(invoice.lines, invoice).lines, decimal("1"), invoice.scale)
        const asked = priced.flatMap((invoiced, index) => {
          const units = (toUnits(invoiced.amounts.subtotal, invoice.scale) * BigInt(percent)) / 100n
          const net = fromUnits(units, invoice.scale)
          return isCreditable(net, invoiced) ? [{ tax: invoice.lines[index]!.tax, invoiced, left: invoiced, net }] : []
        })
        const parts = creditParts(asked, scale)
        for (const of of Map.groupBy(asked, ({ tax: { rate } }) => shown(rate, 3)).values()) {
          const exact = of.reduce(
            (all, { invoiced, net }) =>
              all +
              (Number(toUnits(invoiced.amounts.tax, invoice.scale)) * Number(toUnits(net, invoice.scale))) /
                Number(toUnits(invoiced.amounts.subtotal, invoice.scale)),
            0,
          )
          const given = of.reduce(
            (all, each) => all + Number(toUnits(parts[asked.indexOf(each)]!.amounts.tax, invoice.scale)),
            0,
          )
          expect(Math.abs(given - exact)).toBeLessThanOrEqual(0.5 + Math.abs(exact) * 1e-9)
        }
      }),
      { numRuns: 400 },
    )
  })
})

describe("of any invoice, whatever the order and the parts of its credits", () => {
  const rate = fc.constantFrom("1", "4.2571", "0.0834", "11.1")

  it("the credits sum to exactly what was invoiced, in both currencies, and never exceed it", () => {
    fc.assert(
      fc.property(invoices, rate, cuts, fc.integer({ min: 0, max: 5 }), (invoice, by, shares, rotate) => {
        const scale = { currency: invoice.scale, base: 2 }
        const lines = inBoth(price(invoice.lines, invoice).lines, decimal(by))
        const order = [...lines.slice(rotate % lines.length), ...lines.slice(0, rotate % lines.length)]
        for (const invoiced of order) {
          const credited: LineInBoth[] = []
          const left = () => remainingOf(invoiced, credited)
          for (const percent of shares) {
            const units = (toUnits(left().amounts.subtotal, scale.currency) * BigInt(percent)) / 100n
            const net = fromUnits(units, scale.currency)
            if (isCreditable(net, left())) credited.push(creditPart(invoiced, left(), net, scale))
            expectWithin(left(), invoiced)
          }
          credited.push(creditPart(invoiced, left(), left().amounts.subtotal, scale))
          expect(isUsedUp(left())).toBe(true)
          for (const side of ["amounts", "base"] as const)
            for (const value of Object.values(left()[side])) expect(shown(value, 3)).toBe("0.000")
        }
      }),
      { numRuns: 400 },
    )
  })

  /** Expects each part of the rest to be between zero and the invoiced part. */
  const expectWithin = (left: LineInBoth, { amounts, base }: LineInBoth) => {
    for (const [rest, all] of [
      [left.amounts, amounts],
      [left.base, base],
    ] as const)
      for (const part of ["subtotal", "allowance", "tax"] as const) {
        const [r, a] = [rest[part], all[part]]
        expect(BigDecimal.sign(r) === 0 || BigDecimal.sign(r) === BigDecimal.sign(a)).toBe(true)
        expect(BigDecimal.isLessThanOrEqualTo(BigDecimal.abs(r), BigDecimal.abs(a))).toBe(true)
      }
  }

  it("a credit that was cancelled leaves as much as if it had never been", () => {
    const [invoiced] = inBoth(price([line("3", "19.99", "23")]).lines)
    const [first, second] = creditAll(invoiced!, ["10.01", "7.77"])
    const third = creditPart(invoiced!, remainingOf(invoiced!, [second!]), decimal("52.20"), scales)
    expect(isUsedUp(remainingOf(invoiced!, [second!, third]))).toBe(true)
    expect(isUsedUp(remainingOf(invoiced!, [first!, second!]))).toBe(false)
  })
})

describe("the line of a part of an invoice", () => {
  const wholeOf = (sold: InvoiceLine): LineInBoth => ({ amounts: sold.amounts, base: sold.amounts })
  const creditOf = (invoice: InvoiceToPrice, index: number, net: BigDecimal.BigDecimal, currency: string) => {
    const sold = { ...invoice.lines[index]!, amounts: price(invoice.lines, invoice).lines[index]! } as InvoiceLine
    const part = creditPart(wholeOf(sold), wholeOf(sold), net, { currency: invoice.scale, base: invoice.scale })
    const { taxIncluded } = invoice
    return creditLine({ taxIncluded, currency }, sold, turned(part), false, 1, "id" as InvoiceLineId, undefined)
  }

  it.each([
    ["the tax, where prices have it in them", true, "50.00"],
    ["no tax, where they have not", false, "40.00"],
  ])("has a price with %s", (_, taxIncluded, expected) => {
    const given = { lines: [line("1", "125", "25")], allowances: [], taxIncluded, scale: 2 }
    const credit = creditOf(given, 0, decimal("40"), "SEK")
    expect([shown(credit.price), shown(credit.quantity), shown(credit.amounts.tax)]).toEqual([
      expected,
      "-1.00",
      "-10.00",
    ])
  })

  it("comes to its total: price by quantity, with the tax where that is not in it, less the allowance", () => {
    const percent = fc.integer({ min: 1, max: 99 })
    fc.assert(
      fc.property(invoices, percent, fc.nat(), (invoice, share, at) => {
        const index = at % invoice.lines.length
        const currency = { 0: "JPY", 2: "SEK", 3: "KWD" }[invoice.scale]!
        const units = toUnits(price(invoice.lines, invoice).lines[index]!.subtotal, invoice.scale)
        const net = fromUnits((units * BigInt(share)) / 100n, invoice.scale)
        fc.pre(!BigDecimal.isZero(net))
        const { price: each, quantity, amounts, tax } = creditOf(invoice, index, net, currency)
        const amount = BigDecimal.multiply(each, quantity)
        const total = invoice.taxIncluded
          ? BigDecimal.subtract(amount, withTax(amounts.allowance, tax, invoice.scale))
          : BigDecimal.sum(BigDecimal.subtract(amount, amounts.allowance), amounts.tax)
        expect(shown(total, 3)).toBe(shown(lineTotal(amounts), 3))
        expect(BigDecimal.isNegative(each)).toBe(false)
      }),
      { numRuns: 400 },
    )
  })
})

describe("a credit", () => {
  const [invoiced] = inBoth(price([line("1", "100", "25")]).lines)
  const [negative] = inBoth(price([line("-1", "100", "25"), line("1", "200", "25")]).lines)

  it.each([
    ["nothing", "0", false],
    ["the wrong sign", "-1", false],
    ["a cent too much", "100.01", false],
    ["all", "100", true],
    ["a cent", "0.01", true],
  ])("of %s may be made: %s → %s", (_, net, expected) => {
    expect(isCreditable(decimal(net), invoiced!)).toBe(expected)
  })

  it("of a negative line is negative", () => {
    expect(isCreditable(decimal("-100"), negative!)).toBe(true)
    expect(isCreditable(decimal("100"), negative!)).toBe(false)
  })
})
