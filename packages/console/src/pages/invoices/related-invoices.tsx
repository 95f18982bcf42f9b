import { useAsk } from "../../shell/ask.ts"
import { Section } from "../../ui/page.tsx"
import { InvoiceRows } from "./invoice-rows.tsx"

/** The invoice's credit notes and corrections, or the invoice that it credits or corrects. */
export const RelatedInvoices = ({ id }: { readonly id: string }) => {
  const { data } = useAsk("/Invoices/{id}/RelatedInvoices", { path: { id } })
  if (data === undefined || data.data.length === 0) return null
  return (
    <Section title="Related">
      <InvoiceRows label="Related invoices" invoices={data.data} />
    </Section>
  )
}
