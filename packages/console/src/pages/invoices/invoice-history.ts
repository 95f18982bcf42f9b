import { isId } from "../../api/filter.ts"
import { itemsOf } from "../../api/items.ts"
import { useAsk } from "../../shell/ask.ts"

interface Options {
  readonly enabled: boolean
}

const shown = 20

/** The first journals with an invoice, that of its posting first, and how many there are. */
export const useInvoiceJournals = (id: string, options?: Options) => {
  const query = { Filter: isId("vouchers/invoiceId", id)!, OrderBy: "postedDate", PageSize: shown }
  const { data } = useAsk("/Journals", { query }, options)
  const journals = itemsOf(data)
  return { journals, total: data !== undefined && "totalCount" in data ? data.totalCount : journals.length }
}

/** Payments that settle the invoice, including drafts. */
export const useInvoicePayments = (id: string, options?: Options) => {
  const query = { Filter: isId("paymentSettlements/invoice/id", id)!, OrderBy: "paymentDate", PageSize: shown }
  return itemsOf(useAsk("/Payments", { query }, options).data)
}

/** The invoice's submissions to the national system, latest first. */
export const useSubmissions = (id: string, options?: Options) =>
  useAsk("/Invoices/{id}/NationalEInvoices", { path: { id } }, options)
