import type { components } from "../api/schema.gen.ts"

/** How invoices are sent, in words. */
export const deliveryMethodWords: Readonly<Record<components["schemas"]["InvoiceDeliveryMethod"], string>> = {
  Email: "E-mail",
  Print: "Print",
  ElectronicInvoice: "Electronic invoice",
  ExternalPrint: "External print",
  AutomaticElectronicRouting: "Automatic electronic routing",
}
