import { BigDecimal } from "effect"
import { minorUnits } from "../shared/currency.ts"
import { decimal, decimalPlaces, type Decimal, zero } from "../shared/decimal.ts"
import type { InvoiceLineId } from "../shared/ids.ts"
import type { Buyer, Invoice, InvoiceLine } from "./invoice.ts"

/** The buyer of a document: the account, with the members that a correction replaces (contract I36). */
export const buyerWith = (buyer: Buyer, { correction }: Pick<Invoice, "correction">): Buyer => ({
  ...buyer,
  ...correction?.buyer,
})

/** The change that a correction makes to a line: an invoice adds to it, a credit note takes from it. */
export interface LineChange {
  readonly line: InvoiceLine
  /** The net amount of the change: positive to add, negative to take. */
  readonly amount: Decimal
}

/** Whether an amount can be added to or taken from a line in a currency. */
export const isChange = (amount: Decimal, currency: string): boolean =>
  !BigDecimal.isZero(amount) && decimalPlaces(amount) <= minorUnits(currency)

const one = decimal("1")

/**
 * A line that adds an amount to another line: one unit at that amount, with the other line's tax. The new line does not
 * bill the charge again. Its revenue is recognised at once, because the period of the other line may be over.
 */
export const addedLine = ({ line, amount }: LineChange, number: number, id: InvoiceLineId) => {
  const { productName, description, unit, tax, revenueAccount, servicePeriodStart, servicePeriodEnd } = line
  return {
    id,
    number,
    productName,
    unit,
    tax,
    revenueAccount,
    quantity: one,
    price: amount,
    customFields: line.customFields,
    ...(line.marks === undefined ? {} : { marks: line.marks }),
    ...(description === undefined ? {} : { description }),
    ...(servicePeriodStart === undefined ? {} : { servicePeriodStart }),
    ...(servicePeriodEnd === undefined ? {} : { servicePeriodEnd }),
  }
}

/**
 * The line of a credit note that changes no amount: a copy of the invoice's first line with all amounts 0, so that the
 * note satisfies every rule on lines.
 */
export const lineOfNothing = ([first]: readonly InvoiceLine[], id: InvoiceLineId): InvoiceLine => ({
  ...addedLine({ line: first!, amount: zero }, 1, id),
  amounts: { subtotal: zero, allowance: zero, tax: zero, subtotalPreDiscount: zero, taxPreDiscount: zero },
  base: { subtotal: zero, allowance: zero, tax: zero },
})
