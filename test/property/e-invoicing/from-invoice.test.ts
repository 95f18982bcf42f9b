import { type InvoiceToPrice, lineTotal } from "@svc/domain/invoicing/price-lines"
import { toPostedInvoice } from "@svc/domain/e-invoicing/ubl/from-invoice"
import type { PostedInvoice } from "@svc/domain/e-invoicing/ubl/posted-invoice"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { type Decimal, decimal, printDecimal, sumOf } from "@svc/domain/shared/decimal"
import { BigDecimal } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { credited, posted } from "../../support/e-invoicing/posted.ts"
import { rulesOf, xmlOf } from "../../support/e-invoicing/ubl-preflight.ts"
import { invoices, line, price } from "../../support/invoicing/money.ts"

const inPln = invoices
  .map((each): InvoiceToPrice => ({ ...each, scale: 2 }))
  .filter((each) => {
    const { lines } = price(each.lines, { ...each, allowances: [] })
    return !BigDecimal.isNegative(sumOf(lines, lineTotal)) && each.allowances.length === 0
  })
const withAllowance = invoices.filter(({ scale }) => scale === 2)

const shares = fc.array(fc.constantFrom(0, 1, 0.5, 0.33, 0.011), { minLength: 1, maxLength: 12 })

const figures = ({ totals }: PostedInvoice) =>
  Object.fromEntries(Object.entries(totals).map(([name, value]) => [name, printDecimal(value as Decimal)]))

describe("the document of whatever is posted", () => {
  it("breaks no rule, of an invoice, of its credit note and of a credit of parts of it", () => {
    fc.assert(
      fc.property(fc.oneof(inPln, withAllowance), shares, (given, some) => {
        const invoice = posted(given)
        const part = credited(invoice, some)
        const documents = [invoice, credited(invoice), ...(part.lines.length === 0 ? [] : [part])]
        for (const each of documents) expect(rulesOf(toPostedInvoice(each, [])!)).toEqual([])
      }),
      { numRuns: 400 },
    )
  })

  it("of parts of a thousand lines is not refused for its VAT: no złoty is lost to rounding", () => {
    const lines = Array.from({ length: 1000 }, () => line("1", "0.16", "23"))
    const credit = credited(posted({ lines, allowances: [], taxIncluded: false, scale: 2 }), [0.5])
    const document = toPostedInvoice(credit, [])!
    expect(figures(document)).toMatchObject({ net: "80", tax: "18.4", gross: "98.4" })
    expect(rulesOf(document)).toEqual([])
  })

  it("in yen is accepted with VAT, and the official rules accept it", () => {
    const whole = fc.integer({ min: 1, max: 99_999 }).map(String)
    const yen = fc.record({
      lines: fc.array(
        fc
          .tuple(whole, whole, fc.constantFrom("23", "8", "5"), fc.constantFrom("0", "10", "33.3"))
          .map(([quantity, each, rate, percent]) =>
            line(quantity, each, rate, { discount: { percent: decimal(percent) } }),
          ),
        { minLength: 1, maxLength: 8 },
      ),
      allowances: fc.constant([]),
      taxIncluded: fc.boolean(),
      scale: fc.constant(0),
    })
    fc.assert(
      fc.property(yen, (given) => {
        const document = toPostedInvoice(posted(given, { currency: "JPY" }), [])!
        expect(rulesOf(document)).toEqual([])
        for (const { taxable, percent, tax } of document.taxes) {
          const off =
            Number(printDecimal(tax)) - Math.round(Number(printDecimal(taxable)) * Number(printDecimal(percent!))) / 100
          expect(Math.abs(off)).toBeLessThan(1)
        }
      }),
    )
  })

  it("has the totals that were posted, positive on a credit note", () => {
    fc.assert(
      fc.property(inPln, (given) => {
        const invoice = posted(given)
        const document = toPostedInvoice(invoice, [])!
        const total = sumOf(invoice.lines, ({ amounts }) => lineTotal(amounts))
        expect(BigDecimal.equals(document.totals.payable, total)).toBe(true)
        expect(figures(toPostedInvoice(credited(invoice), [])!)).toEqual(figures(document))
      }),
    )
  })
})

describe("service periods", () => {
  const [november, december] = (["11", "12"] as const).map((month) => ({
    servicePeriodStart: `2026-${month}-01` as CalendarDate,
    servicePeriodEnd: `2026-${month}-30` as CalendarDate,
  }))
  const periodsOf = (...periods: readonly object[]) => {
    const invoice = posted({
      lines: periods.map(() => line("1", "10", "23")),
      allowances: [],
      taxIncluded: false,
      scale: 2,
    })
    const lines = invoice.lines.map((each, index) => ({ ...each, ...periods[index] }))
    const document = toPostedInvoice({ ...invoice, lines }, [])!
    return [document.period, ...document.lines.map(({ period }) => period)]
  }
  const [first, second] = [
    { start: "2026-11-01", end: "2026-11-30" },
    { start: "2026-12-01", end: "2026-12-30" },
  ]

  it("that all lines share is the document's", () => {
    expect(periodsOf(november!, november!)).toEqual([first, undefined, undefined])
  })
  it("that differ stay on the lines, within the document's", () => {
    expect(periodsOf(november!, december!)).toEqual([{ start: first.start, end: second.end }, first, second])
  })
  it("with one end keep it, on the line and, where all lines have it, on the document", () => {
    const { servicePeriodStart, servicePeriodEnd } = november!
    expect(periodsOf({ servicePeriodStart })).toEqual([{ start: first.start }, undefined])
    expect(periodsOf({ servicePeriodEnd }, december!)).toEqual([{ end: second.end }, { end: first.end }, second])
    expect(periodsOf({ servicePeriodStart }, {})).toEqual([undefined, { start: first.start }, undefined])
    const invoice = posted({ lines: [line("1", "10", "23")], allowances: [], taxIncluded: false, scale: 2 })
    const oneEnd = { ...invoice, lines: [{ ...invoice.lines[0]!, servicePeriodEnd }] } as typeof invoice
    expect(xmlOf(toPostedInvoice(oneEnd, [])!)).toContain(
      "<cac:InvoicePeriod><cbc:EndDate>2026-11-30</cbc:EndDate></cac:InvoicePeriod>",
    )
  })
  it("that not all lines have stay on those that do", () => {
    expect(periodsOf(november!, {})).toEqual([undefined, first, undefined])
  })
})

it("a draft has no document", () => {
  const {
    number: _,
    parties: __,
    ...draft
  } = posted({
    lines: [line("1", "10", "23")],
    allowances: [],
    taxIncluded: false,
    scale: 2,
  })
  expect(toPostedInvoice({ ...draft, status: "Draft" }, [])).toBeUndefined()
})
