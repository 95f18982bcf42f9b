import type { GeneratedInvoice } from "@svc/domain/invoicing/invoicing"

/** The answer to a request that makes an invoice. */
export const generated = ({ successful, invoice, message }: GeneratedInvoice) => ({
  successful,
  id: invoice.id,
  message,
})
