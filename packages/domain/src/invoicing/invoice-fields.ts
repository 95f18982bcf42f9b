import type { ListFields } from "../listing/list-fields.ts"
import { invoiceDeliveryMethods } from "../customers/account.ts"
import { invoiceTypes, invoiceStatuses } from "./invoice.ts"

/** The fields that lists of invoices are filtered and ordered by. */
export const invoiceFields = {
  one: {
    id: "uuid",
    invoiceNumber: "text",
    status: invoiceStatuses,
    invoiceType: invoiceTypes,
    "account/id": "uuid",
    "account/accountNumber": "text",
    "account/name": "text",
    invoiceDate: "date",
    dueDate: "date",
    paymentDate: "date",
    "paymentTerm/name": "text",
    currency: "text",
    subtotal: "number",
    tax: "number",
    totalAmount: "number",
    totalBaseAmount: "number",
    settledAmount: "number",
    balancedAmount: "number",
    taxIncluded: "boolean",
    invoiceDeliveryMethod: invoiceDeliveryMethods,
    yourReference: "text",
    ourReference: "text",
    yourOrderNumber: "text",
    buyerReference: "text",
    referenceNumber: "text",
    ocrNumber: "text",
    creditedInvoiceId: "uuid",
    correctedInvoiceId: "uuid",
    invoiceBatchId: "uuid",
    notes: "text",
    externalERPId: "text",
    externalCRMId: "text",
    created: "instant",
    modified: "instant",
  },
  many: {
    "invoiceLines/id": "uuid",
    "invoiceLines/productName": "text",
    "invoiceLines/quantity": "number",
    "invoiceLines/price": "number",
    "invoiceLines/subtotal": "number",
    "invoiceLines/tax": "number",
    "invoiceLines/taxRate": "number",
    "invoiceLines/taxCategoryCode": "text",
    "invoiceLines/servicePeriodStartDate": "date",
    "invoiceLines/servicePeriodEndDate": "date",
    "invoiceLines/externalERPId": "text",
    "invoiceLines/externalCRMId": "text",
  },
  custom: ["customFields"],
} as const satisfies ListFields

/** The fields that the list of the PDFs of posted invoices is filtered and ordered by. */
export const postedDocumentFields = {
  one: { id: "uuid", invoiceId: "uuid", name: "text", created: "instant", modified: "instant" },
} as const satisfies ListFields
