import { deletedProductBody } from "../catalogue/catalogue.events.ts"
import type { EventGroup, EventTag } from "./event-tags.ts"

const id = (last: number) => `00000000-0000-7000-8000-${String(last).padStart(12, "0")}`
const created = "2026-01-15T09:30:00.000Z"

const submission = {
  id: id(10),
  invoiceId: id(3),
  invoiceNumber: "10001",
  direction: "Sent",
  maventaReferenceId: id(3),
  created,
  submitted: created,
}

/** One example of `Data` for each group of tags, as the interface shows the resource (contract W9). */
const examples: { readonly [G in EventGroup]: object } = {
  Subscriptions: {
    id: id(1),
    orderNumber: "SUB-1001",
    version: 1,
    isLastVersion: true,
    status: "Active",
    effectiveStartDate: "2026-02-01",
    term: 12,
    isAutoRenewed: true,
    currency: "SEK",
    created,
    modified: created,
  },
  "Sales orders": {
    id: id(2),
    orderNumber: "SO-1001",
    version: 1,
    isLastVersion: true,
    status: "Order",
    orderDate: "2026-01-15",
    currency: "SEK",
    created,
    modified: created,
  },
  Invoices: {
    id: id(3),
    invoiceNumber: "10001",
    status: "Posted",
    invoiceType: "Invoice",
    invoiceDate: "2026-01-15",
    dueDate: "2026-02-14",
    currency: "SEK",
    subtotal: 1000,
    tax: 250,
    totalAmount: 1250,
    created,
    modified: created,
  },
  Journals: { id: id(4), journalNumber: "J-1001", journalType: "Invoice", posted: true, postedDate: created },
  Accounts: {
    id: id(5),
    accountNumber: "A-1001",
    name: "Example AB",
    accountType: "Customer",
    currencyCode: "SEK",
    inactive: false,
    created,
    modified: created,
  },
  Quotes: { id: id(6), number: "Q-1001", version: 1, status: "Open", quoteDate: "2026-01-15", currency: "SEK" },
  Payments: {
    id: id(7),
    paymentNumber: "P-1001",
    paymentDate: "2026-01-15",
    amount: 1250,
    currency: "SEK",
    created,
    modified: created,
  },
  "Invoice batches": { id: id(8), batchNumber: "B-1001", description: "January" },
  Products: {
    id: id(9),
    productNumber: "P-1001",
    name: "Example product",
    productType: "Simple",
    isFrameworkProduct: false,
    created,
    modified: created,
  },
  "National e-invoices": {
    ...submission,
    status: "Processed",
    nationalEInvoiceId: "5265877635-20260115-0100001AF629-AF",
    checkDigitValid: true,
    upoFileName: "UPO-10001.xml",
    processed: created,
    history: [{ time: created, status: "Processed", text: "Acknowledged as 5265877635-20260115-0100001AF629-AF" }],
  },
}

/** Examples for tags whose `Data` differs from the rest of their group. */
const others: Readonly<Record<string, object>> = {
  ProductsDeleted: deletedProductBody({ id: id(9) }),
  NationalEInvoiceFailed: {
    ...submission,
    status: "Failed",
    errorMessage: "422 validation_failed: Invalid invoice.",
    outcome: "Refused",
    failed: created,
    history: [{ time: created, status: "Failed", text: "422 validation_failed: Invalid invoice." }],
  },
  NationalEInvoiceReceived: {
    id: id(11),
    invoiceNumber: "F-77",
    direction: "Received",
    status: "Processed",
    maventaReferenceId: id(12),
    supplier: { name: "Dostawca Sp. z o.o.", taxRegistrationNumber: "PL1111111111" },
    invoiceDate: "2026-01-15",
    currency: "PLN",
    totalAmount: 123,
    arrived: created,
    created,
    processed: created,
    history: [{ time: created, status: "Processed", text: `Received as ${id(12)}` }],
  },
  QuoteConverted: {
    quoteId: id(6),
    quoteNumber: "Q-1001",
    quote: { ...examples.Quotes, status: "ClosedWon", convertedToOrder: { id: id(1), orderNumber: "O-1001" } },
    orderId: id(1),
    orderNumber: "O-1001",
    orderType: "Subscription",
    orderStatus: "Active",
  },
}

/** An example of the `Data` of a tag, for test events and the catalogue. */
export const exampleData = ({ tag, group }: EventTag): object => others[tag] ?? examples[group]
