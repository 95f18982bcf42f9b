import { useState } from "react"
import type { components } from "../../api/schema.gen.ts"
import { useAsk, useDo } from "../../shell/ask.ts"
import { useReason, useWords } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { Confirm } from "../../ui/dialog.tsx"
import layout from "../../ui/layout.module.css"
import { Panel, Section } from "../../ui/page.tsx"
import { say } from "../../ui/toast.tsx"
import type { Invoice } from "./invoice-columns.tsx"

type WriteOff = components["schemas"]["InvoiceWriteOff"]

/**
 * The bad debts booked for an invoice, newest first; one that was not taken back can be taken back after a question
 * (contract P26).
 */
export const WrittenOff = ({ invoice: { id, invoiceNumber, currency } }: { readonly invoice: Invoice }) => {
  const run = useDo()
  const { numbers, time } = useWords()
  const reason = useReason()("payments:write")
  const [asked, setAsked] = useState<WriteOff>()
  const { data } = useAsk("/Invoices/{id}/WriteOffs", { path: { id } })
  if (data === undefined || data.data.length === 0) return null
  const money = (amount: WriteOff["amount"]) => numbers.money(amount, currency)
  return (
    <Section title="Written off">
      <Panel>
        {data.data.map((writeOff) => {
          const { amount, date, account, reason: why, taxRelief, taxAmount, recoveredAmount, takenBack } = writeOff
          const recovered = String(recoveredAmount) === "0" ? "" : `, ${money(recoveredAmount)} of it paid after all`
          return (
            <div key={writeOff.id} className={layout.row}>
              <span>{time.date(date)}</span>
              <span>{money(amount)}</span>
              {takenBack === undefined && String(amount) !== String(recoveredAmount) ? (
                <Button reason={reason} onClick={() => setAsked(writeOff)}>
                  Take back…
                </Button>
              ) : null}
              <p>
                {why}, {account.code} {account.name}
                {taxRelief ? `, ${money(taxAmount)} of it tax` : ""}
                {recovered}
                {takenBack === undefined ? "" : `, taken back on ${time.date(takenBack.date)}`}
              </p>
            </div>
          )
        })}
      </Panel>
      <Confirm
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={`Take the write-off of ${asked === undefined ? "" : money(asked.amount)} back?`}
        action="Take back"
        onConfirm={async (once) => {
          if (asked === undefined) return
          const path = { id, writeOffId: asked.id }
          await run("delete", "/Invoices/{id}/WriteOffs/{writeOffId}", { path, once })
          say(`${invoiceNumber} is open again`)
        }}
      >
        <p>
          The amount that payments have not recovered is open again, and the invoice is due as before. This is booked
          today, in a separate voucher.
        </p>
      </Confirm>
    </Section>
  )
}
