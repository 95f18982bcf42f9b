import { creditedAllowances, creditLine, creditPart, isCreditable, turned } from "@svc/domain/invoicing/credit-lines"
import type { Invoice, InvoiceLine } from "@svc/domain/invoicing/invoice"
import { type InvoiceToPrice, lineTotal } from "@svc/domain/invoicing/price-lines"
import { doubtfulData } from "@svc/domain/e-invoicing/required-data"
import { toPostedInvoice } from "@svc/domain/e-invoicing/ubl/from-invoice"
import type { PostedInvoice } from "@svc/domain/e-invoicing/ubl/posted-invoice"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { type Decimal, decimal, printDecimal, roundHalfUp, sumOf, zero } from "@svc/domain/shared/decimal"
import type { AccountId, InvoiceId, InvoiceLineId, LegalEntityId, TenantId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { BigDecimal } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { invoices, line, price } from "../../support/invoicing/money.ts"
import { buyer, seller } from "../../support/e-invoicing/ubl-parties.ts"
import { rulesOf } from "../../support/e-invoicing/ubl-preflight.ts"

const day = "2026-11-02" as CalendarDate
const ledger = { id: "0199d3a0-0000-7000-8000-000000000005", code: "3000", name: "Sales" }

const posted = (given: InvoiceToPrice, more: Partial<Invoice> = {}): Invoice => {
  const priced = price(given.lines, given)
  const lines = given.lines.map(({ tax, ...rest }, index): InvoiceLine => ({
    ...rest,
    id: `line-${index}` as InvoiceLineId,
    number: index + 1,
    productName: "Plan",
    unit: "C62",
    tax: { ...tax, category: tax.category as InvoiceLine["tax"]["category"], account: ledger },
    revenueAccount: ledger,
    amounts: priced.lines[index]!,
    base: priced.lines[index]!,
    customFields: {},
  }))
  return {
    tenantId: "0199d3a0-0000-7000-8000-000000000001" as TenantId,
    legalEntityId: "0199d3a0-0000-7000-8000-000000000002" as LegalEntityId,
    id: "0199d3a0-0000-7000-8000-000000000003" as InvoiceId,
    type: "OnAccount",
    status: "Posted",
    number: "FV/1",
    account: { id: "0199d3a0-0000-7000-8000-000000000004" as AccountId, accountNumber: "ACC-1001", name: buyer.name },
    invoiceDate: day,
    dueDate: day,
    currency: "PLN",
    baseCurrency: "PLN",
    exchangeRate: decimal("1"),
    taxIncluded: given.taxIncluded,
    lines,
    allowances: priced.allowances.map((parts) => ({ parts })),
    rounding: zero,
    roundingBase: zero,
    settled: zero,
    settledBase: zero,
    accountsReceivable: ledger,
    roundingAccount: ledger,
    invoiceAddress: { id: "a", street: buyer.street, city: buyer.city, zip: buyer.zip, country: buyer.country },
    invoiceDeliveryMethod: "Email",
    disableAutomaticInvoiceReminder: false,
    customFields: {},
    parties: {
      seller: {
        name: seller.name,
        organizationNumber: seller.org,
        taxRegistrationNumber: seller.vat,
        iban: "PL61109010140000071219812874",
        bic: "WBKPPLPP",
        address: { street: seller.street, city: seller.city, zip: seller.zip, country: seller.country },
      },
      buyer: {
        accountNumber: "ACC-1001",
        name: buyer.name,
        organizationNumber: buyer.org,
        taxRegistrationNumber: buyer.vat,
      },
    },
    postedAt: 0 as Timestamp,
    createdAt: 0 as Timestamp,
    modifiedAt: 0 as Timestamp,
    ...more,
  }
}

/** Credited as far as the share says of each line: all of it at 1, nothing at 0, and so much of its net between. */
const credited = (invoice: Invoice, shares: readonly number[] = [1]): Invoice => {
  const lines = invoice.lines.flatMap((sold, index): readonly InvoiceLine[] => {
    const share = shares[index % shares.length]!
    const whole = { amounts: sold.amounts, base: sold.amounts }
    const net = roundHalfUp(BigDecimal.multiply(sold.amounts.subtotal, decimal(String(share))), 2)
    if (share !== 1 && !isCreditable(net, whole)) return []
    const part = share === 1 ? whole : creditPart(whole, whole, net, { currency: 2, base: 2 })
    return [creditLine(invoice, sold, turned(part), share === 1, sold.number, sold.id, undefined)]
  })
  return {
    ...invoice,
    type: "Credit",
    credited: { id: invoice.id, number: "FV/1", invoiceDate: day },
    lines,
    allowances: creditedAllowances(lines),
  }
}

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
  it("that not all lines have stay on those that do", () => {
    expect(periodsOf(november!, {})).toEqual([undefined, first, undefined])
  })
})

describe("a VAT number", () => {
  const plain = posted({ lines: [line("1", "10", "23")], allowances: [], taxIncluded: false, scale: 2 })
  const { seller: from, buyer: to } = plain.parties!
  const documentOf = (sellers: string, buyers: string, country = "PL") =>
    toPostedInvoice(
      {
        ...plain,
        parties: {
          seller: { ...from, taxRegistrationNumber: sellers },
          buyer: { ...to, taxRegistrationNumber: buyers },
        },
        invoiceAddress: { ...plain.invoiceAddress!, country },
      },
      [],
    )!

  it.each([
    ["de123456789", "DE", "DE123456789"],
    ["De 123-456-789", "DE", "DE123456789"],
    ["123 456 789", "DE", "DE123456789"],
    ["el 094014201", "GR", "EL094014201"],
    ["094014201", "GR", "EL094014201"],
    ["\u00A0 ", "DE", undefined],
  ])("%j in %s is %s", (written, country, vatNumber) => {
    expect(documentOf(seller.vat, written, country).buyer.vatNumber).toBe(vatNumber)
  })

  it.each(["5265877635", "pl5265877635", "PL 526-587-76-35", "pl 526 587 76 35"])(
    "%s that validation takes is not refused",
    (written) => {
      expect(doubtfulData({ taxRegistrationNumber: written, address: {} })).toEqual([])
      const document = documentOf(written, buyer.vat)
      expect(document.seller.vatNumber).toBe("PL5265877635")
      expect(rulesOf(document)).toEqual([])
    },
  )
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
