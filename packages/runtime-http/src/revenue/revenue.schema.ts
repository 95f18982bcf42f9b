import { Type } from "typebox"
import { ExactNumber } from "../decimal-body.ts"
import { AccountingPeriod } from "../ledger/accounting-periods.schema.ts"
import { SimpleOrderProductCharge } from "../orders/order-charge-ref.schema.ts"
import { CurrencyAmount } from "../orders/orders.schema.ts"
import { CalendarDay, closed, given, Instant, named, Uuid } from "../shapes.ts"

const amount = ExactNumber()

const RevenueScheduleInvoiceLine = closed(
  {
    id: Uuid,
    invoiceId: Uuid,
    invoiceNumber: given,
    invoiceDate: CalendarDay,
    quantity: amount,
    unitCode: Type.String(),
    price: amount,
    subtotal: amount,
    total: amount,
    tax: amount,
    subtotalPreDiscount: amount,
    totalPreDiscount: amount,
    taxPreDiscount: amount,
    externalERPId: given,
    externalCRMId: given,
    servicePeriodStartDate: Type.Optional(CalendarDay),
    servicePeriodEndDate: Type.Optional(CalendarDay),
    notes: given,
    accountsReceivableAccount: Type.String(),
    deferredRevenueAccount: given,
    recognizedRevenueAccount: Type.String(),
    taxCategoryName: Type.String(),
    taxRate: amount,
  },
  named("RevenueScheduleInvoiceLine"),
)

export const RevenueScheduleItem = closed(
  {
    id: Uuid,
    deferredRevenue: CurrencyAmount,
    recognizedRevenue: CurrencyAmount,
    accountingPeriod: AccountingPeriod,
    invoiceLine: RevenueScheduleInvoiceLine,
    orderProductCharge: Type.Optional(SimpleOrderProductCharge),
    created: Instant,
    modified: Instant,
  },
  named("RevenueScheduleItem"),
)

export const RecognizeRevenueRequest = closed(
  { dryRun: Type.Optional(Type.Boolean({ description: "Only returns what would be recognised" })) },
  named("RecognizeRevenueRequest"),
)

export const RecognizedRevenue = closed(
  {
    journalIds: Type.Array(Uuid),
    items: Type.Integer(),
    amount: ExactNumber({ description: "Sum of the items in base currency" }),
  },
  named("RecognizedRevenue"),
)
