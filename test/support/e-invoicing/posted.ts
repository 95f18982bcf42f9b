import { creditedAllowances, creditLine, creditParts, isCreditable, turned } from "@svc/domain/invoicing/credit-lines"
import type { Invoice, InvoiceLine } from "@svc/domain/invoicing/invoice"
import type { InvoiceToPrice } from "@svc/domain/invoicing/price-lines"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal, roundHalfUp, zero } from "@svc/domain/shared/decimal"
import type { AccountId, InvoiceId, InvoiceLineId, LegalEntityId, TenantId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { BigDecimal } from "effect"
import { price } from "../invoicing/money.ts"
import { buyer, seller } from "./ubl-parties.ts"

const day = "2026-11-02" as CalendarDate
const ledger = { id: "0199d3a0-0000-7000-8000-000000000005", code: "3000", name: "Sales" }

/** A posted invoice, made without a database. */
export const posted = (given: InvoiceToPrice, more: Partial<Invoice> = {}): Invoice => {
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

/**
 * A credit note of an invoice. Each line has a share: 1 credits all of the line, 0 nothing, and a number between them
 * that part of its net.
 */
export const credited = (invoice: Invoice, shares: readonly number[] = [1]): Invoice => {
  const asked = invoice.lines.flatMap((sold, index) => {
    const share = shares[index % shares.length]!
    const whole = { amounts: sold.amounts, base: sold.amounts }
    const net =
      share === 1
        ? sold.amounts.subtotal
        : roundHalfUp(BigDecimal.multiply(sold.amounts.subtotal, decimal(String(share))), 2)
    return share === 1 || isCreditable(net, whole)
      ? [{ sold, isWhole: share === 1, tax: sold.tax, invoiced: whole, left: whole, net }]
      : []
  })
  const lines = creditParts(asked, { currency: 2, base: 2 }).map((part, index): InvoiceLine => {
    const { sold, isWhole } = asked[index]!
    return creditLine(invoice, sold, turned(part), isWhole, sold.number, sold.id, undefined)
  })
  return {
    ...invoice,
    type: "Credit",
    credited: { id: invoice.id, number: "FV/1", invoiceDate: day },
    lines,
    allowances: creditedAllowances(lines),
  }
}
