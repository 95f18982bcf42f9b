import { exampleId, exampleTime } from "./examples.ts"
import { byHand, resourceOf } from "./resource.ts"

export const invoiceResource = resourceOf(byHand, {
  plural: "invoices",
  area: "invoices",
  topic: { name: "invoices", told: "lastChange" },
  series: [
    { kind: "Invoice", format: "{n}", from: 1, place: 1 },
    { kind: "Credit", format: "C{n}", from: 1, place: 2 },
  ],
  find: { place: 1, begins: ["invoiceNumber"], equals: ["ocrNumber", "externalERPId", "externalCRMId"] },
  events: {
    place: 3,
    group: "Invoices",
    tags: { InvoicePosted: "an invoice is posted", InvoiceUpdated: "an invoice is updated" },
    example: {
      id: exampleId(3),
      invoiceNumber: "10001",
      status: "Posted",
      invoiceType: "Invoice",
      invoiceDate: "2026-01-15",
      dueDate: "2026-02-14",
      currency: "SEK",
      subtotal: 1000,
      tax: 250,
      totalAmount: 1250,
      created: exampleTime,
      modified: exampleTime,
    },
  },
})

export const invoiceBatchResource = resourceOf(byHand, {
  plural: "invoice batches",
  area: "invoices",
  topic: { name: "batches", told: "ownQuery" },
  series: [{ kind: "InvoiceBatch", format: "B-{n}", from: 1001, place: 12 }],
  find: { place: 7, label: ["batchNumber"], begins: ["batchNumber"] },
  events: {
    place: 8,
    group: "Invoice batches",
    tags: {
      InvoiceBatchCreated: "a batch is created",
      InvoiceBatchPosted: "a batch is posted",
      InvoiceBatchCancelled: "a batch is cancelled",
    },
    example: { id: exampleId(8), batchNumber: "B-1001", description: "January" },
  },
})
