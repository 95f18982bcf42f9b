import { inBaseCurrency } from "@svc/domain/invoicing/base-amounts"
import { lineTotal, priceLines, roundingTo, taxKey } from "@svc/domain/invoicing/price-lines"
import { decimal, roundHalfUp, sumOf, zero } from "@svc/domain/shared/decimal"
import { BigDecimal, Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { decimals, invoices, line, price, shown, taxed, totals } from "../support/invoicing/money.ts"

describe("exact figures", () => {
  it("two lines of 68.33 at 20 % give tax 27.33 and total 163.99", () => {
    const { lines } = price([line("1", "68.33", "20"), line("1", "68.33", "20")])
    expect(totals(lines)).toEqual({ subtotal: "136.66", tax: "27.33", total: "163.99" })
    expect(lines.map(({ tax }) => shown(tax))).toEqual(["13.67", "13.66"])
  })

  it("lines 179.00 at 10 % and 399.00 at 20 % with 250 off the second give tax 47.70, total 375.70", () => {
    const { lines } = price([
      line("1", "179.00", "10"),
      line("1", "399.00", "20", { discount: { amount: decimal("250") } }),
    ])
    expect(totals(lines)).toEqual({ subtotal: "328.00", tax: "47.70", total: "375.70" })
  })

  it("7 lines of 0.335 sum to 2.38 with each line 0.34", () => {
    const { lines } = price(Array.from({ length: 7 }, () => line("1", "0.335", "23")))
    expect(new Set(lines.map(({ subtotal }) => shown(subtotal)))).toEqual(new Set(["0.34"]))
    expect(totals(lines)).toEqual({ subtotal: "2.38", tax: "0.55", total: "2.93" })
  })

  it("8180 at 9.975 % is 815.96", () => {
    expect(totals(price([line("1", "8180", "9.975")]).lines).tax).toBe("815.96")
  })

  it("3 × 33.333333 EUR at 23 % with rate 4.2571 is 100.00, 23.00 and 97.91 PLN of tax", () => {
    const { lines } = price([line("3", "33.333333", "23")])
    expect(totals(lines)).toMatchObject({ subtotal: "100.00", tax: "23.00" })
    expect(totals(inBaseCurrency({ lines, rounding: zero }, decimal("4.2571"), 2).lines).tax).toBe("97.91")
  })

  it("1234.567 × 0.0137 at 23 % and 3 × 19.99 at 8 % are 16.91 and 59.97, tax 3.89 and 4.80", () => {
    const { lines } = price([line("1234.567", "0.0137", "23"), line("3", "19.99", "8")])
    expect(lines.map(({ subtotal, tax }) => [shown(subtotal), shown(tax)])).toEqual([
      ["16.91", "3.89"],
      ["59.97", "4.80"],
    ])
  })

  it("10 % off 10 × 49.99 and 25.00 off the document leave 448.24 to tax: 103.10, total 551.34", () => {
    const { lines, allowances } = price(
      [line("10", "49.99", "23", { discount: { percent: decimal("10") } }), line("7", "3.3333", "23")],
      { allowances: [{ amount: decimal("25") }] },
    )
    expect(lines.map(({ subtotal }) => shown(subtotal))).toEqual(["449.91", "23.33"])
    expect(totals(lines)).toEqual({ subtotal: "473.24", tax: "103.10", total: "551.34" })
    expect(allowances[0]!.map(({ amount }) => shown(amount))).toEqual(["25.00"])
  })

  it("1 × 1500.00 and -1 × 733.33 at 23 % are 766.67, tax 176.33, total 943.00", () => {
    const { lines } = price([line("1", "1500", "23"), line("-1", "733.33", "23")])
    expect(totals(lines)).toEqual({ subtotal: "766.67", tax: "176.33", total: "943.00" })
  })

  it("100.00 with 25 % in it is 80.00 and 20.00; three of 33.33 are 99.99", () => {
    expect(totals(price([line("1", "100", "25")], { taxIncluded: true }).lines)).toEqual({
      subtotal: "80.00",
      tax: "20.00",
      total: "100.00",
    })
    const three = price(
      Array.from({ length: 3 }, () => line("1", "33.33", "25")),
      { taxIncluded: true },
    )
    expect(totals(three.lines)).toEqual({ subtotal: "79.99", tax: "20.00", total: "99.99" })
  })

  it.each([
    ["163.49", "1", "-0.49"],
    ["163.50", "1", "0.50"],
    ["-163.50", "1", "-0.50"],
    ["10.02", "0.05", "-0.02"],
    ["10.03", "0.05", "0.02"],
    ["10.00", "0.05", "0.00"],
  ])("%s to a multiple of %s is rounded by %s", (total, unit, expected) => {
    expect(shown(roundingTo(decimal(total), decimal(unit), 2))).toBe(expected)
  })
})

const sum = (values: readonly BigDecimal.BigDecimal[]) => sumOf(values, (value) => value)
const expectEqual = (a: BigDecimal.BigDecimal, b: BigDecimal.BigDecimal) => expect(shown(a, 12)).toBe(shown(b, 12))

describe("of any invoice", () => {
  it("the total is the sum of the lines, less the allowances, and the tax; no digit is below the currency's", () => {
    fc.assert(
      fc.property(invoices, (invoice) => {
        const { lines, allowances } = price(invoice.lines, invoice)
        const off = sum(allowances.flat().map(({ amount }) => amount))
        expectEqual(off, sum(lines.map(({ allowance }) => allowance)))
        const net = BigDecimal.subtract(sum(lines.map(({ subtotal }) => subtotal)), off)
        expectEqual(sum(lines.map(lineTotal)), BigDecimal.sum(net, sum(lines.map(({ tax }) => tax))))
        for (const each of lines) for (const value of Object.values(each)) shown(value, invoice.scale)
      }),
      { numRuns: 500 },
    )
  })

  it("the taxes of the lines of a rate and category sum to the tax of their sum, rounded once", () => {
    fc.assert(
      fc.property(invoices, (invoice) => {
        const { lines } = price(invoice.lines, { ...invoice, taxIncluded: false })
        for (const key of new Set(invoice.lines.map(({ tax }) => taxKey(tax)))) {
          const of = lines.filter((_, index) => taxKey(invoice.lines[index]!.tax) === key)
          const base = sum(of.map(({ subtotal, allowance }) => BigDecimal.subtract(subtotal, allowance)))
          const { rate } = invoice.lines.find(({ tax }) => taxKey(tax) === key)!.tax
          const expected = BigDecimal.multiply(BigDecimal.multiply(base, rate), decimal("0.01"))
          expectEqual(sum(of.map(({ tax }) => tax)), roundHalfUp(expected, invoice.scale))
        }
      }),
      { numRuns: 500 },
    )
  })

  it("no line's tax is a whole unit away from its exact tax", () => {
    fc.assert(
      fc.property(invoices, (invoice) => {
        const { lines } = price(invoice.lines, { ...invoice, taxIncluded: false })
        lines.forEach(({ subtotal, allowance, tax }, index) => {
          const base = BigDecimal.subtract(subtotal, allowance)
          const exact = BigDecimal.multiply(BigDecimal.multiply(base, invoice.lines[index]!.tax.rate), decimal("0.01"))
          const off = BigDecimal.abs(BigDecimal.subtract(exact, tax))
          expect(BigDecimal.isLessThan(off, BigDecimal.make(1n, invoice.scale))).toBe(true)
        })
      }),
      { numRuns: 300 },
    )
  })

  it("with the tax included, the total is the sum of the rounded gross lines less the gross allowance", () => {
    fc.assert(
      fc.property(invoices, (invoice) => {
        const { lines } = price(invoice.lines, { ...invoice, taxIncluded: true })
        const untaxed = invoice.lines.map((each) => ({ ...each, tax: taxed("0") }))
        const gross = sum(price(untaxed, { scale: invoice.scale }).lines.map(lineTotal))
        const off = sum(invoice.allowances.map(({ amount }) => roundHalfUp(amount, invoice.scale)))
        expectEqual(sum(lines.map(lineTotal)), BigDecimal.subtract(gross, off))
      }),
      { numRuns: 300 },
    )
  })

  it("the base-currency amounts balance, and each sum is the converted sum, rounded once", () => {
    const rates = fc.oneof(decimals(1, 2_000_000, 6), decimals(1, 90_000, 2))
    fc.assert(
      fc.property(invoices, rates, fc.constantFrom(0, 2, 3), (invoice, rate, scale) => {
        const { lines } = price(invoice.lines, invoice)
        const base = inBaseCurrency({ lines, rounding: zero }, rate, scale)
        for (const part of ["subtotal", "allowance", "tax"] as const) {
          const total = sum(lines.map((each) => each[part]))
          expectEqual(sum(base.lines.map((each) => each[part])), roundHalfUp(BigDecimal.multiply(total, rate), scale))
        }
        for (const each of base.lines) for (const value of Object.values(each)) shown(value, scale)
      }),
      { numRuns: 500 },
    )
  })
})

describe("an allowance", () => {
  it.each([
    ["more than all lines", "100.01", undefined],
    ["more than the lines of its tax", "40.01", taxed("10")],
    ["on a tax no line has", "0.01", taxed("5")],
  ])("of %s is refused under its field", (_, amount, tax) => {
    const outcome = priceLines({
      lines: [line("1", "60", "20"), line("1", "40", "10")],
      allowances: [{ amount: decimal(amount), ...(tax === undefined ? {} : { tax }) }],
      taxIncluded: false,
      scale: 2,
    })
    expect(Result.isFailure(outcome) && Object.keys(outcome.failure.errors)).toEqual(["allowances[0].amount"])
  })

  it("may take all of the lines, or all of the lines of its tax, and leaves no tax of them", () => {
    const both = [line("1", "60", "20"), line("1", "40", "10")]
    expect(totals(price(both, { allowances: [{ amount: decimal("100") }] }).lines)).toMatchObject({ total: "0.00" })
    const ofOne = price(both, { allowances: [{ amount: decimal("40"), tax: taxed("10") }] })
    expect(totals(ofOne.lines)).toMatchObject({ tax: "12.00", total: "72.00" })
  })

  it("without a tax is parted among the taxes in proportion to their lines", () => {
    const { allowances } = price([line("1", "60", "20"), line("1", "40", "10")], {
      allowances: [{ amount: decimal("10.01") }],
    })
    expect(allowances[0]!.map(({ tax, amount }) => [taxKey(tax), shown(amount)])).toEqual([
      ["S 20", "6.01"],
      ["S 10", "4.00"],
    ])
  })
})
