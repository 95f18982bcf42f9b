import { BigDecimal } from "effect"
import { addDays, type CalendarDate } from "../shared/calendar-date.ts"
import { minorUnits } from "../shared/currency.ts"
import type { InvoiceId, InvoiceLineId, OrderChargeId } from "../shared/ids.ts"
import type { Invoice } from "../invoicing/invoice.ts"
import type { Span } from "./month-weights.ts"
import type { Digits, InBoth } from "./plan-revenue.ts"

/** A posted line with deferred revenue, with the facts for its schedule. */
export interface PostedLine {
  readonly id: InvoiceLineId
  readonly invoiceId: InvoiceId
  readonly invoiceDate: CalendarDate
  /** The version of the charge that it bills. */
  readonly orderChargeId?: OrderChargeId
  /** The service period of the line. */
  readonly span: Span
  /** The net amount less allowances, with the sign of the document. */
  readonly net: InBoth
  readonly digits: Digits
  /** The line that is credited; only on credit notes. */
  readonly credited?: { readonly lineId: InvoiceLineId; readonly invoiceDate: CalendarDate }
}

/** The lines of a posted invoice that need a schedule (contract D1): those with a deferred amount. */
export const postedLines = (invoice: Invoice): readonly PostedLine[] =>
  invoice.lines.flatMap((line): readonly PostedLine[] => {
    if (line.deferredAccount === undefined) return []
    const { amounts, base = amounts, billed, creditedLineId } = line
    const net = {
      amount: BigDecimal.subtract(amounts.subtotal, amounts.allowance),
      base: BigDecimal.subtract(base.subtotal, base.allowance),
    }
    if (BigDecimal.isZero(net.amount) && BigDecimal.isZero(net.base)) return []
    const from = line.servicePeriodStart ?? invoice.invoiceDate
    return [
      {
        id: line.id,
        invoiceId: invoice.id,
        invoiceDate: invoice.invoiceDate,
        span: { from, to: addDays(line.servicePeriodEnd ?? from, 1) },
        net,
        digits: { amount: minorUnits(invoice.currency), base: minorUnits(invoice.baseCurrency) },
        ...(billed === undefined ? {} : { orderChargeId: billed.orderChargeId }),
        ...(creditedLineId === undefined || invoice.credited === undefined
          ? {}
          : { credited: { lineId: creditedLineId, invoiceDate: invoice.credited.invoiceDate } }),
      },
    ]
  })
