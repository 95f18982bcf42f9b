import { Link } from "@tanstack/react-router"
import { useState } from "react"
import { useDo } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { useReason, useWords } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import css from "../../ui/layout.module.css"
import { Note, Panel } from "../../ui/page.tsx"
import { say, sayRefusal } from "../../ui/toast.tsx"
import type { Payment } from "../payment-mark.ts"
import { WriteOffDialog } from "./write-off-dialog.tsx"

type Settlement = Payment["paymentSettlements"][number]

export const namedInvoice = (id: string) => ({ key: "Invoice_Posted-Id", value: id })

/** What a payment settles and writes off; each part can be taken back. */
export const Settlements = ({ payment }: { readonly payment: Payment }) => {
  const entity = useEntity()
  const run = useDo()
  const { numbers } = useWords()
  const reason = useReason()("payments:write")
  const [writingOff, setWritingOff] = useState<Settlement>()
  const { paymentSettlements, paymentWriteOffs } = payment
  const change = async (body: object, said: string) => {
    try {
      await run("patch", "/Payments/{id}", { path: { id: payment.id }, body })
      say(said)
    } catch (error) {
      sayRefusal(error)
    }
  }
  if (paymentSettlements.length + paymentWriteOffs.length === 0) return <Note>Nothing yet.</Note>
  return (
    <Panel>
      {paymentSettlements.map((settlement) => {
        const { amount, invoice, matchedBy, writeOffs } = settlement
        return (
          <div key={invoice.id} className={css.row}>
            <Link to={`/${entity}/invoices/${invoice.id}` as never}>{invoice.invoiceNumber}</Link>
            <span>{numbers.money(amount.amount, amount.currencyCode)}</span>
            <span className={css.buttons}>
              <Button reason={reason} onClick={() => setWritingOff(settlement)}>
                Write off…
              </Button>
              <Button
                reason={reason}
                onClick={() =>
                  void change(
                    { paymentSettlements: [{ operation: "Remove", invoice: namedInvoice(invoice.id) }] },
                    `${invoice.invoiceNumber} is open again`,
                  )
                }
              >
                Remove
              </Button>
            </span>
            <p>
              {invoice.account.name}, total {numbers.money(invoice.totalAmount, invoice.currency)}
              {matchedBy === undefined ? "" : `, found by ${matchedBy}`}
              {writeOffs.map(
                (each) =>
                  `; ${numbers.money(each.amount.amount, each.amount.currencyCode)} written off: ${each.postingText ?? ""}`,
              )}
            </p>
          </div>
        )
      })}
      {paymentWriteOffs.map(({ id, amount, postingText, financialAccount }) => (
        <div key={id} className={css.row}>
          <span>Written off</span>
          <span>{numbers.money(amount.amount, amount.currencyCode)}</span>
          <Button
            reason={reason}
            onClick={() =>
              void change({ paymentWriteOffs: [{ operation: "Remove", writeOff: id }] }, "The write-off is taken back")
            }
          >
            Remove
          </Button>
          <p>
            {postingText}, {financialAccount.code} {financialAccount.name}
          </p>
        </div>
      ))}
      {writingOff === undefined ? null : (
        <WriteOffDialog
          title={`Write off what is left of ${writingOff.invoice.invoiceNumber}`}
          onClose={() => setWritingOff(undefined)}
          onSend={(writeOff) =>
            run("patch", "/Payments/{id}", {
              path: { id: payment.id },
              body: {
                paymentSettlements: [
                  {
                    operation: "Change",
                    invoice: namedInvoice(writingOff.invoice.id),
                    amount: writingOff.amount.amount,
                    writeOffs: [{ operation: "Create", ...writeOff }],
                  },
                ],
              },
            })
          }
        />
      )}
    </Panel>
  )
}
