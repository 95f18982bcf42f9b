import { exampleId, exampleTime } from "./examples.ts"
import { byHand, resourceOf } from "./resource.ts"

const submission = {
  id: exampleId(10),
  invoiceId: exampleId(3),
  invoiceNumber: "10001",
  direction: "Sent",
  maventaReferenceId: exampleId(3),
  created: exampleTime,
  submitted: exampleTime,
}

export const nationalEInvoiceResource = resourceOf(byHand, {
  plural: "national e-invoices",
  area: "einvoices",
  topic: { name: "eInvoices", told: "ownQuery" },
  series: undefined,
  find: { place: 10, label: ["invoiceNumber"], equals: ["nationalEinvoiceId"] },
  events: {
    place: 10,
    group: "National e-invoices",
    tags: {
      NationalEInvoiceProcessed: "an invoice has its number in the national system",
      NationalEInvoiceFailed: "a submission to the national system failed",
      NationalEInvoiceReceived: "an invoice of a supplier arrived",
    },
    example: {
      ...submission,
      status: "Processed",
      nationalEInvoiceId: "5265877635-20260115-0100001AF629-AF",
      checkDigitValid: true,
      upoFileName: "UPO-10001.xml",
      processed: exampleTime,
      history: [
        { time: exampleTime, status: "Processed", text: "Acknowledged as 5265877635-20260115-0100001AF629-AF" },
      ],
    },
    examples: {
      NationalEInvoiceFailed: {
        ...submission,
        status: "Failed",
        errorMessage: "422 validation_failed: Invalid invoice.",
        outcome: "Refused",
        failed: exampleTime,
        history: [{ time: exampleTime, status: "Failed", text: "422 validation_failed: Invalid invoice." }],
      },
      NationalEInvoiceReceived: {
        id: exampleId(11),
        invoiceNumber: "F-77",
        direction: "Received",
        status: "Processed",
        maventaReferenceId: exampleId(12),
        supplier: { name: "Dostawca Sp. z o.o.", taxRegistrationNumber: "PL1111111111" },
        invoiceDate: "2026-01-15",
        currency: "PLN",
        totalAmount: 123,
        arrived: exampleTime,
        created: exampleTime,
        processed: exampleTime,
        history: [{ time: exampleTime, status: "Processed", text: `Received as ${exampleId(12)}` }],
      },
    },
  },
})
