import { BigDecimal } from "effect"
import { type CalendarDate, daysBetween } from "../shared/calendar-date.ts"
import type { Decimal } from "../shared/decimal.ts"
import type { Invoice, InvoiceStatus } from "./invoice.ts"
import { invoiceTotals } from "./invoice.ts"

/** What `settledNotes` says of an invoice that a caller marked as paid (contract I3). */
export const paidElsewhere = "paid in other system"

/** What is left to be settled; of a credit note negative. */
export const balanceOf = (invoice: Pick<Invoice, "lines" | "rounding" | "settled">): Decimal =>
  BigDecimal.subtract(invoiceTotals(invoice).total, invoice.settled)

/** The state of a posted invoice by its balance (contract I32). */
export const statusByBalance = (balance: Decimal): InvoiceStatus => (BigDecimal.isZero(balance) ? "Settled" : "Posted")

/** The days from the due date to a day, of a posted invoice that is not settled by then (contract I33). */
export const daysPastDue = (
  { status, dueDate }: Pick<Invoice, "status" | "dueDate">,
  balance: Decimal,
  day: CalendarDate | undefined,
): number | undefined =>
  day !== undefined && day > dueDate && status === "Posted" && BigDecimal.isPositive(balance)
    ? daysBetween(dueDate, day)
    : undefined
