import { Effect } from "effect"
import type { PortUnavailable } from "../shared/errors.ts"
import { baseTotals, type Invoice, type InvoiceLine, invoiceTotals, type Totals, totalsOf } from "./invoice.ts"
import type { LineAmounts } from "./price-lines.ts"

/** An invoice without its lines. */
export type InvoiceHead = Omit<Invoice, "lines">

/** An invoice without its lines, with the totals of the lines. */
export interface SummedInvoice extends InvoiceHead {
  readonly totals: Totals
  /** The totals in base currency; absent while no exchange rate is known. */
  readonly totalsInBase: Totals | undefined
}

/**
 * An invoice whose lines are read in order, on demand, so that the lines of a long one are never in memory all
 * together. Usable only in the unit of work that read it.
 */
export interface InvoiceInPortions extends SummedInvoice {
  readonly portions: Iterable<Effect.Effect<readonly InvoiceLine[], PortUnavailable>>
}

/** The sums of an invoice that is in memory. */
export const summed = (invoice: Invoice): SummedInvoice => ({
  ...invoice,
  totals: invoiceTotals(invoice),
  totalsInBase: baseTotals(invoice),
})

/** The invoice with its totals, made from the sums of its lines in its own currency and in base currency. */
export const summedBy = (head: InvoiceHead, amounts: LineAmounts, base: LineAmounts): SummedInvoice => ({
  ...head,
  totals: totalsOf([amounts], head.rounding),
  totalsInBase: head.roundingBase === undefined ? undefined : totalsOf([base], head.roundingBase),
})

/** An invoice that is in memory, as one portion. */
export const inOnePortion = (invoice: Invoice): InvoiceInPortions => ({
  ...summed(invoice),
  portions: [Effect.succeed(invoice.lines)],
})

/** A line with its invoice. */
export interface LineOfInvoice {
  readonly invoice: InvoiceHead
  readonly line: InvoiceLine
}
