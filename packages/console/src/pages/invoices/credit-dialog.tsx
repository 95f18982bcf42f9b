import { useState } from "react"
import { negated } from "../../api/exact.ts"
import { useDo } from "../../shell/ask.ts"
import { AmountField } from "../../shell/amount-field.tsx"
import { useWords } from "../../shell/session.tsx"
import { useSettled } from "../../shell/use-settled.ts"
import { Confirm } from "../../ui/dialog.tsx"
import layout from "../../ui/layout.module.css"
import { say } from "../../ui/toast.tsx"
import { numberOf } from "../../ui/typed.ts"
import { ActionPreview, messageOf, useActionPreview } from "./action-preview.tsx"
import type { Invoice } from "./invoice-columns.tsx"
import { lineLabel } from "./line-words.ts"

/** A request for the entered parts, or for everything that is left when none is entered. */
const bodyOf = (parts: Readonly<Record<string, string>>) => {
  const typed = Object.entries(parts).filter(([, amount]) => amount !== "")
  if (typed.length === 0) return { creditAllInvoiceLines: true }
  return { lines: typed.map(([invoiceLineId, digits]) => ({ invoiceLineId, amount: numberOf(digits) })) }
}

/** Credits the rest of an invoice, or parts of its lines; the credit note is shown before it is made. */
export const CreditDialog = ({ invoice, onClose }: { readonly invoice: Invoice; readonly onClose: () => void }) => {
  const run = useDo()
  const words = useWords()
  const { numbers } = words
  const { id, invoiceNumber, invoiceLines, currency } = invoice
  const [parts, setParts] = useState<Readonly<Record<string, string>>>({})
  const body = bodyOf(parts)
  const settled = useSettled(parts)
  const isWhole = !("lines" in body)
  const all = useActionPreview({ path: "/Invoices/{id}/credit", id, body: bodyOf({}), enabled: true }).data
  const hintOf = (line: string) => {
    if (all === undefined) return "net"
    const left = all.invoiceLines.find(({ creditedInvoiceLineId }) => creditedInvoiceLineId === line)
    return left === undefined ? "nothing is left" : `net, ${numbers.money(negated(left.subtotal), currency)} left`
  }
  return (
    <Confirm
      open
      onClose={onClose}
      title={
        isWhole ? `Credit what is left of invoice ${invoiceNumber}?` : `Credit a part of invoice ${invoiceNumber}?`
      }
      action="Create the credit note"
      onConfirm={async (once) => {
        say(messageOf(await run("post", "/Invoices/{id}/credit", { path: { id }, body, once })))
      }}
    >
      <details>
        <summary>Only a part of it</summary>
        <div className={layout.columns}>
          {invoiceLines.map((line) => (
            <AmountField
              key={line.id}
              name={line.id}
              label={lineLabel(line, words)}
              hint={hintOf(line.id)}
              optional
              currency={currency}
              value={parts[line.id] ?? ""}
              onChange={(digits) => setParts({ ...parts, [line.id]: digits })}
            />
          ))}
        </div>
      </details>
      <ActionPreview path="/Invoices/{id}/credit" id={id} body={bodyOf(settled)} enabled />
    </Confirm>
  )
}
