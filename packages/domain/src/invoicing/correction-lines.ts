import { BigDecimal } from "effect"
import { minorUnits } from "../shared/currency.ts"
import { decimal, decimalPlaces, type Decimal, zero } from "../shared/decimal.ts"
import type { InvoiceLineId } from "../shared/ids.ts"
import type { Buyer, Invoice, InvoiceLine } from "./invoice.ts"

/** The buyer of a document: that of its account, with what a correction says of him (contract I36). */
export const buyerWith = (buyer: Buyer, { correction }: Pick<Invoice, "correction">): Buyer => ({
  ...buyer,
  ...correction?.buyer,
})

/** What a correction makes of a line: an invoice adds to it, a credit note takes from it. */
export interface LineChange {
  readonly line: InvoiceLine
  /** Net; above zero it is added, below it is taken. */
  readonly amount: Decimal
}

/** Whether an amount can change a line of a currency. */
export const isChange = (amount: Decimal, currency: string): boolean =>
  !BigDecimal.isZero(amount) && decimalPlaces(amount) <= minorUnits(currency)

const one = decimal("1")

/**
 * A line that adds to another one: one unit at the amount, with the tax of the line. It bills no charge again, and its
 * revenue is recognised at once, because the period of the line may be over.
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
 * The line of a credit note that changes no amount: nothing of what the invoice's first line was, so that every rule on
 * lines holds.
 */
export const lineOfNothing = ([first]: readonly InvoiceLine[], id: InvoiceLineId): InvoiceLine => ({
  ...addedLine({ line: first!, amount: zero }, 1, id),
  amounts: { subtotal: zero, allowance: zero, tax: zero, subtotalPreDiscount: zero, taxPreDiscount: zero },
  base: { subtotal: zero, allowance: zero, tax: zero },
})
