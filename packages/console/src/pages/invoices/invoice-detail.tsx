import { Link, useParams } from "@tanstack/react-router"
import { useAsk } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { useCloseRow } from "../../shell/list-page.tsx"
import { useMe, useWords } from "../../shell/session.tsx"
import { allows } from "../../api/permissions.ts"
import { Id } from "../../ui/copy.tsx"
import { Facts, Section } from "../../ui/page.tsx"
import { Detail } from "../../ui/split.tsx"
import { Failure, Skeleton } from "../../ui/states.tsx"
import { Mark } from "../../ui/status.tsx"
import { billingStatus } from "../billing-status.ts"
import { InvoiceActions } from "./invoice-actions.tsx"
import { nameOf } from "./invoice-columns.tsx"
import { InvoiceRows } from "./invoice-rows.tsx"
import { InvoiceLines } from "./invoice-lines.tsx"
import css from "./invoice.module.css"

/** An invoice: what stands on it, what is left of it, and what became of it. */
export const InvoiceDetail = () => {
  const { one = "" } = useParams({ strict: false })
  const words = useWords()
  const close = useCloseRow("invoices")
  const { permissions } = useMe()
  const asked = useAsk("/Invoices/{id}", { path: { id: one } })
  const invoice = asked.data
  if (invoice === undefined)
    return (
      <Detail title="Invoice" onClose={close}>
        {asked.isError ? <Failure error={asked.error} onRetry={() => void asked.refetch()} /> : <Skeleton />}
      </Detail>
    )
  const { time, numbers } = words
  return (
    <Detail
      title={nameOf(invoice)}
      state={<Mark {...billingStatus[invoice.status]} tinted />}
      onClose={close}
      actions={<InvoiceActions invoice={invoice} />}
    >
      <div className={css.stack}>
        <Facts
          of={[
            ["Account", `${invoice.account.name} (${invoice.account.accountNumber})`],
            ["Date", time.date(invoice.invoiceDate)],
            ["Due", time.date(invoice.dueDate)],
            ["Balance", numbers.money(invoice.balancedAmount, invoice.currency)],
            ["OCR number", invoice.ocrNumber],
            ["Your order", invoice.yourOrderNumber],
            ["Notes", invoice.notes],
            ["Id", <Id key="id" id={invoice.id} />],
          ]}
        />
        <InvoiceLines invoice={invoice} words={words} />
        {invoice.status === "Draft" || !allows(permissions, "einvoices:read") ? null : <Submissions id={invoice.id} />}
        <Related id={invoice.id} />
      </div>
    </Detail>
  )
}

const Submissions = ({ id }: { readonly id: string }) => {
  const entity = useEntity()
  const { time } = useWords()
  const { data = [] } = useAsk("/Invoices/{id}/NationalEInvoices", { path: { id } })
  if (data.length === 0) return null
  return (
    <Section title="E-invoice">
      {data.map((entry) => (
        <div key={entry.id} className={css.steps}>
          <Link to={`/${entity}/e-invoices/${entry.id}` as never}>
            <Mark {...billingStatus[entry.status]} note={entry.nationalEInvoiceId} />
          </Link>
          {entry.errorMessage === undefined ? null : <p>{entry.errorMessage}</p>}
          <small>{time.moment(entry.created)}</small>
        </div>
      ))}
    </Section>
  )
}

const Related = ({ id }: { readonly id: string }) => {
  const { data } = useAsk("/Invoices/{id}/RelatedInvoices", { path: { id } })
  if (data === undefined || data.data.length === 0) return null
  return (
    <Section title="Related">
      <InvoiceRows label="Related invoices" invoices={data.data} />
    </Section>
  )
}
