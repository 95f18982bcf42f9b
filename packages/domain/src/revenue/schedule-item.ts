import type { ListFields } from "../listing/list-fields.ts"
import type { Invoice, InvoiceLine } from "../invoicing/invoice.ts"
import { invoiceLineBody } from "../invoicing/invoice-body.ts"
import type { InvoiceHead } from "../invoicing/invoice-in-portions.ts"
import { accountingPeriodBody, periodOf } from "../ledger/accounting-period.ts"
import type { InvoiceLineId, RevenueScheduleItemId } from "../shared/ids.ts"
import { type Timestamp, toIso } from "../shared/timestamp.ts"
import type { InBoth, PlannedItem } from "./plan-revenue.ts"

/** The amount of a posted line that is recognised in an accounting period (contract D4). */
export interface ScheduleItem extends PlannedItem {
  readonly id: RevenueScheduleItemId
  readonly invoiceLineId: InvoiceLineId
}

/** An item with its line, as the interface shows it. */
export interface ShownItem extends ScheduleItem {
  /** The amount of the line that is recognised after this item. */
  readonly left: InBoth
  readonly invoice: InvoiceHead
  readonly line: InvoiceLine
  /** The month, 1 to 12, with which the fiscal years of its legal entity begin. */
  readonly fiscalYearStartMonth: number
  /** The time when its period was closed; absent while the period is open. */
  readonly periodClosedAt?: Timestamp
  readonly createdAt: Timestamp
  /** The time when the item was recognised or, before that, made. */
  readonly modifiedAt: Timestamp
}

export const scheduleItemFields = {
  one: {
    id: "uuid",
    "accountingPeriod/startDate": "date",
    "recognizedRevenue/amount": "number",
    "recognizedRevenue/baseCurrencyAmount": "number",
    "invoiceLine/id": "uuid",
    created: "instant",
    modified: "instant",
  },
} as const satisfies ListFields

const currencyAmount = (
  { currency, baseCurrency, invoiceDate }: Pick<Invoice, "currency" | "baseCurrency" | "invoiceDate">,
  { amount, base }: InBoth,
) => ({
  amount,
  currencyCode: currency,
  currencyConversionDate: invoiceDate,
  baseCurrencyAmount: base,
  baseCurrencyCode: baseCurrency,
})

const lineBody = (invoice: InvoiceHead, line: InvoiceLine) => {
  const shown = invoiceLineBody(invoice, line)
  return {
    id: shown.id,
    invoiceId: shown.invoiceId,
    invoiceNumber: invoice.number,
    invoiceDate: invoice.invoiceDate,
    quantity: shown.quantity,
    unitCode: line.unit,
    price: shown.price,
    subtotal: shown.subtotal,
    total: shown.total,
    tax: shown.tax,
    subtotalPreDiscount: shown.subtotalPreDiscount,
    totalPreDiscount: shown.totalPreDiscount,
    taxPreDiscount: shown.taxPreDiscount,
    externalERPId: shown.externalERPId,
    externalCRMId: shown.externalCRMId,
    servicePeriodStartDate: shown.servicePeriodStartDate,
    servicePeriodEndDate: shown.servicePeriodEndDate,
    notes: shown.notes,
    accountsReceivableAccount: shown.accountsReceivable.code,
    deferredRevenueAccount: shown.deferredRevenue?.code,
    recognizedRevenueAccount: shown.recognizedRevenue.code,
    taxCategoryName: shown.taxCategoryName,
    taxRate: shown.taxRate,
  }
}

/** An item as the interface shows it (contract D8). */
export const scheduleItemBody = (item: ShownItem) => ({
  id: item.id,
  deferredRevenue: currencyAmount(item.invoice, item.left),
  recognizedRevenue: currencyAmount(item.invoice, item),
  accountingPeriod: accountingPeriodBody({
    period: periodOf(item.period, item.fiscalYearStartMonth),
    closedAt: item.periodClosedAt,
  }),
  invoiceLine: lineBody(item.invoice, item.line),
  orderProductCharge: invoiceLineBody(item.invoice, item.line).charge,
  created: toIso(item.createdAt),
  modified: toIso(item.modifiedAt),
})
