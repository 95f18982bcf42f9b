import { Link } from "@tanstack/react-router"
import { isId } from "../../api/filter.ts"
import { itemsOf } from "../../api/items.ts"
import { useAsk } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { useWords } from "../../shell/session.tsx"
import { Section } from "../../ui/page.tsx"
import { Mark } from "../../ui/status.tsx"
import { type Payment, paymentMark } from "../payment-mark.ts"
import { InvoiceRows } from "./invoice-rows.tsx"
import css from "./invoice.module.css"

/** Payments that settle the invoice, including drafts. */
export const Payments = ({ id }: { readonly id: string }) => {
  const entity = useEntity()
  const { time, numbers } = useWords()
  const { data } = useAsk("/Payments", {
    query: { Filter: isId("paymentSettlements/invoice/id", id)!, OrderBy: "paymentDate", PageSize: 20 },
  })
  const payments = itemsOf<Payment>(data)
  if (payments.length === 0) return null
  return (
    <Section title="Payments">
      {payments.map((payment) => (
        <div key={payment.id} className={css.steps}>
          <Link to="/$entity/payments/$one" params={{ entity, one: payment.id }}>
            <Mark {...paymentMark(payment)} note={numbers.money(payment.amount.amount, payment.amount.currencyCode)} />
          </Link>
          <small>
            {time.date(payment.paymentDate)}
            {payment.postedDate === undefined ? ", not posted yet" : ""}
          </small>
        </div>
      ))}
    </Section>
  )
}

/** The invoice's credit notes and corrections, or the invoice that it credits or corrects. */
export const Related = ({ id }: { readonly id: string }) => {
  const { data } = useAsk("/Invoices/{id}/RelatedInvoices", { path: { id } })
  if (data === undefined || data.data.length === 0) return null
  return (
    <Section title="Related">
      <InvoiceRows label="Related invoices" invoices={data.data} />
    </Section>
  )
}
