const nobody = "0197f5c0-0000-7000-8000-00000000dead"

/** Valid request bodies, with every member, of the operations that invoice orders. */
export const invoiceBodies = {
  "POST /Invoices/{id}/Correct": {
    reason: "Wrong price",
    correctionDate: "2026-11-20",
    invoiceAction: "CreateDraft",
    buyer: { name: "Customer AB", organizationNumber: null, address: { city: "Stockholm", country: "SE" } },
    lines: [{ invoiceLineId: nobody, amount: 1 }],
  },
  "POST /Invoices/{id}/Replace": { reason: "Wrong tax number", date: "2026-11-20" },
  "POST /Invoices/orders/{id}": {
    invoiceDate: "2026-01-05",
    targetDate: null,
    customizedTargetDates: { oneOff: "2026-01-05", usage: null },
    invoiceAction: "CreateDraft",
  },
  "POST /InvoiceBatches": {
    invoiceDate: "2026-01-05",
    targetDate: null,
    customizedTargetDates: { oneOff: "2026-01-05", usage: null },
    invoiceAllAccounts: false,
    invoiceAllBatchGroups: true,
    accounts: [nobody],
    invoiceBatchGroups: null,
    minimumInvoiceAmount: 1,
    ensureWebhooksAreEnabled: false,
    jobDescription: "a job",
  },
  "POST /InvoiceBatches/{id}/Post": { ensureWebhooksAreEnabled: false, jobDescription: "a job" },
  "POST /PaymentMethods": { name: "Cheque" },
  "POST /InvoiceBatchGroups": { code: "NORTH", description: null },
  "POST /AccountingPeriods/{year}/{period}/RecognizeRevenue": { dryRun: true },
  "POST /RevenueRecognitionRules": { name: "Licence", distribution: "Monthly", upfrontPercent: null },
}
