import { useState } from "react"
import { allOf, begins, equals } from "../../api/filter.ts"
import { itemsOf } from "../../api/items.ts"
import { useAsk, useDo } from "../../shell/ask.ts"
import { useSettled } from "../../shell/use-settled.ts"
import { useWords } from "../../shell/session.tsx"
import { TextField } from "../../ui/field.tsx"
import css from "../../ui/layout.module.css"
import { Note, Panel } from "../../ui/page.tsx"
import { Skeleton } from "../../ui/states.tsx"
import { say } from "../../ui/toast.tsx"
import type { Invoice } from "../invoices/invoice-columns.tsx"
import { isRefund, type Payment } from "../payment-mark.ts"
import { Candidate } from "../candidate.tsx"
import { namedInvoice } from "./taken-back.ts"

/**
 * Open invoices in the payment's currency, earliest due date first; a click settles one, up to the payment's
 * unallocated amount.
 */
export const PickInvoices = ({ payment }: { readonly payment: Payment }) => {
  const run = useDo()
  const { numbers, time } = useWords()
  const [text, setText] = useState("")
  const typed = useSettled(text.trim())
  const { currencyCode } = payment.amount
  const settled = new Set(payment.paymentSettlements.map(({ invoice }) => invoice.id))
  const found = useAsk("/Invoices", {
    query: {
      Filter: allOf(
        "status eq 'Posted'",
        equals("currency", currencyCode),
        isRefund(payment) ? "balancedAmount lt 0" : "balancedAmount gt 0",
        typed === "" ? undefined : begins(["invoiceNumber", "ocrNumber", "account/name"], typed),
      )!,
      OrderBy: "dueDate",
      PageSize: 20,
    },
  })
  const invoices = itemsOf<Invoice>(found.data).filter(({ id }) => !settled.has(id))
  return (
    <div className={css.stack}>
      <TextField
        name="find"
        type="search"
        label="Invoice or account"
        optional
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {found.data === undefined ? (
        <Skeleton rows={3} />
      ) : invoices.length === 0 ? (
        <Note>No open invoice in {currencyCode} matches.</Note>
      ) : (
        <Panel>
          {invoices.map((invoice) => (
            <Candidate
              key={invoice.id}
              name={`${invoice.invoiceNumber} ${invoice.account.name}`}
              amountLabel={`Amount for ${invoice.invoiceNumber}`}
              currency={invoice.currency}
              detail={`${numbers.money(invoice.balancedAmount, invoice.currency)} open of ${numbers.money(invoice.totalAmount, invoice.currency)}, due ${time.date(invoice.dueDate)}`}
              action="Settle"
              need="payments:write"
              onTake={async (part) => {
                const settlement = { operation: "Create" as const, invoice: namedInvoice(invoice.id), ...part }
                await run("patch", "/Payments/{id}", {
                  path: { id: payment.id },
                  body: { paymentSettlements: [settlement] },
                })
                say(`The payment settles invoice ${invoice.invoiceNumber}`)
              }}
            />
          ))}
        </Panel>
      )}
    </div>
  )
}
