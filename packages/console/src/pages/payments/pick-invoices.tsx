import { useState } from "react"
import { decimalOf } from "../../api/exact.ts"
import { allOf, begins, equals } from "../../api/filter.ts"
import { itemsOf } from "../../api/items.ts"
import { sentencesOf } from "../../api/refused.ts"
import { useAsk, useDo } from "../../shell/ask.ts"
import { AmountInput } from "../../shell/amount-field.tsx"
import { useSettled } from "../../shell/use-settled.ts"
import { useReason, useWords } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { TextField } from "../../ui/field.tsx"
import fieldCss from "../../ui/field.module.css"
import css from "../../ui/layout.module.css"
import { Note, Panel } from "../../ui/page.tsx"
import { Skeleton } from "../../ui/states.tsx"
import { say } from "../../ui/toast.tsx"
import { numberOf } from "../../ui/typed.ts"
import type { Invoice } from "../invoices/invoice-columns.tsx"
import type { Payment } from "../payment-mark.ts"
import { namedInvoice } from "./taken-back.ts"

/**
 * Open invoices in the payment's currency, earliest due date first; a click settles one, up to the payment's
 * unallocated amount.
 */
export const PickInvoices = ({ payment }: { readonly payment: Payment }) => {
  const [text, setText] = useState("")
  const typed = useSettled(text.trim())
  const { currencyCode, amount } = payment.amount
  const isRefund = String(amount).startsWith("-")
  const settled = new Set(payment.paymentSettlements.map(({ invoice }) => invoice.id))
  const found = useAsk("/Invoices", {
    query: {
      Filter: allOf(
        "status eq 'Posted'",
        equals("currency", currencyCode),
        isRefund ? "balancedAmount lt 0" : "balancedAmount gt 0",
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
            <Candidate key={invoice.id} payment={payment} invoice={invoice} />
          ))}
        </Panel>
      )}
    </div>
  )
}

const Candidate = ({ payment, invoice }: { readonly payment: Payment; readonly invoice: Invoice }) => {
  const run = useDo()
  const { numbers, time } = useWords()
  const reason = useReason()("payments:write")
  const [amount, setAmount] = useState("")
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<unknown>()
  const wrong = amount !== "" && decimalOf(amount) === undefined ? "the amount cannot be read" : undefined
  const settle = async () => {
    setBusy(true)
    setRefused(undefined)
    const part = amount === "" ? {} : { amount: numberOf(amount) }
    const settlement = { operation: "Create" as const, invoice: namedInvoice(invoice.id), ...part }
    try {
      await run("patch", "/Payments/{id}", { path: { id: payment.id }, body: { paymentSettlements: [settlement] } })
      say(`Settles ${invoice.invoiceNumber}`)
    } catch (error) {
      setRefused(error)
      setBusy(false)
    }
  }
  return (
    <div className={css.row}>
      <span>
        {invoice.invoiceNumber} {invoice.account.name}
      </span>
      <span>
        <AmountInput
          className={`${fieldCss.control} ${fieldCss.small} ${css.end}`}
          aria-label={`Amount for ${invoice.invoiceNumber}`}
          placeholder="as much as fits"
          currency={invoice.currency}
          value={amount}
          onChange={setAmount}
        />
      </span>
      <Button reason={reason ?? wrong} busy={busy} onClick={() => void settle()}>
        Settle
      </Button>
      <p>
        {numbers.money(invoice.balancedAmount, invoice.currency)} open of{" "}
        {numbers.money(invoice.totalAmount, invoice.currency)}, due {time.date(invoice.dueDate)}
      </p>
      {refused === undefined ? null : (
        <p className={fieldCss.error} role="alert">
          {sentencesOf(refused).join(" ")}
        </p>
      )}
    </div>
  )
}
