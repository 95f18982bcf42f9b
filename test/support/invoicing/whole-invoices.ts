import type { Invoice } from "@svc/domain/invoicing/invoice"
import type { InvoiceInPortions } from "@svc/domain/invoicing/invoice-in-portions"
import type { ListedInParts } from "@svc/domain/listing/list-request"
import type { PortUnavailable } from "@svc/domain/shared/errors"
import { Effect } from "effect"

/** Joins the portions of an invoice into one with all lines, without totals. */
const wholeInvoice = (read: InvoiceInPortions): Effect.Effect<Invoice, PortUnavailable> => {
  const { portions, totals: _, totalsInBase: __, ...head } = read
  return Effect.map(Effect.all([...portions]), (lines) => ({ ...head, lines: lines.flat() }))
}

/** All invoices of a list, each with its lines. */
export const wholeInvoices = ({ parts }: ListedInParts<InvoiceInPortions, PortUnavailable>) =>
  Effect.flatMap(Effect.all(parts), (read) => Effect.forEach(read.flat(), wholeInvoice))
