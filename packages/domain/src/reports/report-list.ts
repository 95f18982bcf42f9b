import type { ListFields } from "../listing/list-fields.ts"
import type { Report } from "./report.ts"

/** A UUID of version 8 (RFC 9562, section 5.8) whose last bytes are the position in the list. */
const idOf = (place: number): string => `00000005-0000-8000-8000-${String(place).padStart(12, "0")}`

/** The reports by the name under which their rows are made. */
export const reports = {
  recurringRevenue: {
    id: idOf(1),
    name: "MRR by month",
    description:
      "Monthly recurring revenue in base currency at the end of each month, and its movements since the month before.",
    entityName: "Account",
    fields: {
      month: "text",
      opening: "number",
      newBusiness: "number",
      expansion: "number",
      contraction: "number",
      churn: "number",
      reactivation: "number",
      mrr: "number",
      arr: "number",
    },
    asks: "period",
  },
  deferredRevenue: {
    id: idOf(2),
    name: "Deferred revenue",
    description: "The revenue of posted invoice lines that is not recognised by a day, in base currency.",
    entityName: "InvoiceLine",
    fields: {
      chargeNumber: "text",
      invoiceNumber: "text",
      accountName: "text",
      deferredAccount: "text",
      invoiced: "number",
      recognized: "number",
      deferred: "number",
    },
    asks: "day",
  },
  unbilledRevenue: {
    id: idOf(3),
    name: "Unbilled revenue",
    description:
      "The amounts that charges billed in arrears have earned up to a day and that are not invoiced, in base currency.",
    entityName: "OrderCharge",
    fields: {
      orderNumber: "text",
      chargeNumber: "text",
      accountName: "text",
      from: "date",
      to: "date",
      earned: "number",
    },
    computed: ["earned"],
    asks: "day",
  },
  ageing: {
    id: idOf(4),
    name: "Ageing of receivables",
    description:
      "The open amounts of invoices and credit notes of accounts on a day, by the number of days since they were due. Advance payments have rows of their own, and so has each currency.",
    entityName: "Account",
    fields: {
      accountNumber: "text",
      accountName: "text",
      currency: "text",
      notDue: "number",
      days1to30: "number",
      days31to60: "number",
      days61to90: "number",
      over90: "number",
      advances: "number",
      total: "number",
    },
    asks: "day",
  },
  invoiceJournal: {
    id: idOf(5),
    name: "Invoice journal",
    description: "Posted invoices and credit notes of a period, by their date.",
    entityName: "Invoice",
    fields: {
      invoiceNumber: "text",
      invoiceDate: "date",
      accountName: "text",
      currency: "text",
      subtotal: "number",
      tax: "number",
      totalAmount: "number",
      totalBaseAmount: "number",
      status: "text",
    },
    asks: "period",
  },
  bookingMovement: {
    id: idOf(6),
    name: "Booking movement",
    description: "Bookings of a period by their effective date, in base currency.",
    entityName: "Booking",
    fields: {
      effectiveDate: "date",
      orderNumber: "text",
      accountName: "text",
      bookingType: "text",
      changeType: "text",
      classification: "text",
      cmrr: "number",
      acv: "number",
      tcv: "number",
    },
    asks: "period",
  },
  upcomingRenewals: {
    id: idOf(7),
    name: "Upcoming renewals",
    description: "Active subscriptions whose term ends in a period, with their recurring revenue in base currency.",
    entityName: "Subscription",
    fields: {
      orderNumber: "text",
      accountName: "text",
      effectiveEndDate: "date",
      noticePeriodDate: "date",
      isAutoRenewed: "boolean",
      renewalTerm: "number",
      cmrr: "number",
    },
    asks: "period",
  },
  uninvoicedCharges: {
    id: idOf(8),
    name: "Uninvoiced charges",
    description:
      "Charges whose first day without an invoice lies in a period, with the day on which the next invoice is due and its amount in base currency.",
    entityName: "OrderCharge",
    fields: {
      orderNumber: "text",
      chargeNumber: "text",
      accountName: "text",
      chargedThroughDate: "date",
      nextDate: "date",
      amount: "number",
    },
    computed: ["nextDate", "amount"],
    asks: "period",
  },
  usageReconciliation: {
    id: idOf(9),
    name: "Usage reconciliation",
    description:
      "How many rows of usage and measurements of a period name no charge, wait for an invoice, are on a draft, or are invoiced.",
    entityName: "Usage",
    fields: {
      orderNumber: "text",
      chargeNumber: "text",
      unmatched: "number",
      waiting: "number",
      onDraft: "number",
      invoiced: "number",
    },
    asks: "period",
  },
  taxByRate: {
    id: idOf(10),
    name: "Tax by rate",
    description:
      "Net and tax of the posted invoices and credit notes of a period, by category and rate; a row for each currency.",
    entityName: "InvoiceLine",
    fields: {
      taxCategory: "text",
      taxRate: "number",
      net: "number",
      tax: "number",
      netBase: "number",
      taxBase: "number",
    },
    asks: "period",
  },
  deliveryHealth: {
    id: idOf(11),
    name: "Webhook delivery health",
    description: "The outcomes of the deliveries of each webhook that were made in a period.",
    entityName: "Webhook",
    fields: {
      url: "text",
      status: "text",
      delivered: "number",
      failed: "number",
      pending: "number",
      successRate: "number",
      lastFailure: "instant",
    },
    asks: "period",
  },
} as const satisfies Readonly<Record<string, Report>>

export type ReportName = keyof typeof reports

const names = Object.keys(reports) as readonly ReportName[]

/** The reports in their order. */
export const allReports: readonly Report[] = names.map((name) => reports[name])

/** The report with an id. */
export const reportNamed = (id: string): ReportName | undefined => names.find((name) => reports[name].id === id)

export const reportFields = {
  one: { id: "uuid", name: "text", description: "text", entityName: "text" },
} as const satisfies ListFields
