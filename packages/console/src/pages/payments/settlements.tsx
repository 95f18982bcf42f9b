import { Link } from "@tanstack/react-router"
import { useState } from "react"
import { useDo } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { useReason, useWords } from "../../shell/session.tsx"
import { useAction } from "../../shell/use-action.tsx"
import { Button } from "../../ui/button.tsx"
import { Confirm } from "../../ui/dialog.tsx"
import css from "../../ui/layout.module.css"
import { Note, Panel } from "../../ui/page.tsx"
import { say, sayRefusal } from "../../ui/toast.tsx"
import type { Payment } from "../payment-mark.ts"
import { namedInvoice, settlementChanges, writeOffChanges } from "./taken-back.ts"
import { WriteOffDialog } from "./write-off-dialog.tsx"

type Settlement = Payment["paymentSettlements"][number]

/** A part of the payment that is taken back, with its name and the consequences. */
interface Taken {
  readonly name: string
  readonly done: string
  readonly follows: string
  readonly away: object
  readonly back: object
}

/**
 * The settlements and write-offs of a payment. Each can be taken back: in a draft at once, with an undo, because
 * nothing is booked; in a posted payment after a question, because it is booked and receivers were notified.
 */
export const Settlements = ({ payment }: { readonly payment: Payment }) => {
  const entity = useEntity()
  const run = useDo()
  const { numbers } = useWords()
  const reason = useReason()("payments:write")
  const [writingOff, setWritingOff] = useState<Settlement>()
  const [asked, setAsked] = useState<Taken>()
  const { paymentSettlements, paymentWriteOffs, postedDate } = payment
  const change = (body: object) => run("patch", "/Payments/{id}", { path: { id: payment.id }, body })
  const taking = useAction(async (taken: Taken) => {
    await change(taken.away)
    say(taken.done, { label: "Undo", onUndo: () => void change(taken.back).catch(sayRefusal) })
  })
  const take = (taken: Taken) => (postedDate === undefined ? taking.run(taken) : setAsked(taken))
  if (paymentSettlements.length + paymentWriteOffs.length === 0) return <Note>Nothing yet.</Note>
  // The label of a button that asks a question first ends with dots.
  const remove = postedDate === undefined ? "Remove" : "Remove…"
  return (
    <>
      {taking.refusal}
      <Panel>
        {paymentSettlements.map((settlement) => {
          const { amount, invoice, matchedBy, writeOffs } = settlement
          return (
            <div key={invoice.id} className={css.row}>
              <Link to="/$entity/invoices/$one" params={{ entity, one: invoice.id }}>
                {invoice.invoiceNumber}
              </Link>
              <span>{numbers.money(amount.amount, amount.currencyCode)}</span>
              <span className={css.buttons}>
                <Button reason={reason} onClick={() => setWritingOff(settlement)}>
                  Write off…
                </Button>
                <Button
                  reason={reason}
                  busy={taking.busy}
                  onClick={() =>
                    take({
                      ...settlementChanges(settlement),
                      name: invoice.invoiceNumber,
                      done: `${invoice.invoiceNumber} is open again`,
                      follows: `${invoice.invoiceNumber} is open again, and ${numbers.money(amount.amount, amount.currencyCode)} of the payment can be matched again.`,
                    })
                  }
                >
                  {remove}
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
        {paymentWriteOffs.map((writeOff) => {
          const { id, amount, postingText, financialAccount } = writeOff
          return (
            <div key={id} className={css.row}>
              <span>Written off</span>
              <span>{numbers.money(amount.amount, amount.currencyCode)}</span>
              <Button
                reason={reason}
                busy={taking.busy}
                onClick={() =>
                  take({
                    ...writeOffChanges(writeOff),
                    name: `the write-off of ${numbers.money(amount.amount, amount.currencyCode)}`,
                    done: "The write-off is taken back",
                    follows: "The amount becomes an open part of the payment again.",
                  })
                }
              >
                {remove}
              </Button>
              <p>
                {postingText}, {financialAccount.code} {financialAccount.name}
              </p>
            </div>
          )
        })}
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
        <Confirm
          open={asked !== undefined}
          onClose={() => setAsked(undefined)}
          title={`Remove ${asked?.name ?? ""}?`}
          action="Remove"
          danger
          onConfirm={async () => {
            if (asked === undefined) return
            await change(asked.away)
            say(asked.done)
          }}
        >
          <p>{asked?.follows} The payment is posted: this is booked today, in a separate voucher.</p>
        </Confirm>
      </Panel>
    </>
  )
}
