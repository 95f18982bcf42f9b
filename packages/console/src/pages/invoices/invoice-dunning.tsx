import { Link } from "@tanstack/react-router"
import { lazy, Suspense, useState } from "react"
import { useAsk, useDo } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { useReason, useWords } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { Confirm } from "../../ui/dialog.tsx"
import layout from "../../ui/layout.module.css"
import { Panel, Section } from "../../ui/page.tsx"
import { Mark } from "../../ui/status.tsx"
import { say } from "../../ui/toast.tsx"
import { dunningMark, reasonOf } from "../dunning/dunning-words.ts"
import { type Invoice, nameOf } from "./invoice-columns.tsx"

// Loaded when it is opened, so that the page stays small.
const DisputeDialog = lazy(async () => ({ default: (await import("../dunning/dispute-dialog.tsx")).DisputeDialog }))

/** How far the reminding of an invoice is, with a dispute and a reminder by hand; empty when there is nothing to say. */
export const InvoiceDunning = ({ invoice }: { readonly invoice: Invoice }) => {
  const { id, account, status } = invoice
  const entity = useEntity()
  const run = useDo()
  const { time } = useWords()
  const reason = useReason()("collections:write")
  const [asked, setAsked] = useState<"dispute" | "end" | "remind">()
  const close = () => setAsked(undefined)
  const { data: dunning } = useAsk("/Invoices/{id}/Dunning", { path: { id } })
  const isOpen = status === "Posted" && invoice.invoiceType !== "Credit"
  if (dunning === undefined || (!isOpen && dunning.steps.length === 0)) return null
  const { dispute, nextAt, nextLevel, held, steps } = dunning
  return (
    <Section
      title="Reminders"
      aside={
        <Link to="/$entity/accounts/$account/edit" params={{ entity, account: account.id }} hash="dunningPausedUntil">
          Pause the account
        </Link>
      }
    >
      <Panel padded>
        <Mark {...dunningMark(dunning)} />
        {held === undefined ? null : <p>{reasonOf(dunning)}</p>}
        {dispute === undefined ? null : (
          <p>
            Disputed: {dispute.reason}
            {dispute.until === undefined ? "" : `, until ${time.date(dispute.until)}`}
          </p>
        )}
        {nextAt === undefined || held !== undefined ? null : (
          <p>
            The reminder of level {nextLevel} is due on {time.date(nextAt)}.
          </p>
        )}
        {steps.map(({ level, on, messageId, state }) => (
          <p key={level}>
            <Link to="/$entity/messages/$message" params={{ entity, message: messageId }} search={{}}>
              Level {level}
            </Link>{" "}
            on {time.date(on)}
            {state === "Skipped" ? ", not sent" : ""}
          </p>
        ))}
        {isOpen ? (
          <div className={layout.row}>
            <Button reason={reason} onClick={() => setAsked("remind")}>
              Remind now…
            </Button>
            {dispute === undefined ? (
              <Button reason={reason} onClick={() => setAsked("dispute")}>
                Dispute…
              </Button>
            ) : (
              <Button reason={reason} onClick={() => setAsked("end")}>
                End the dispute…
              </Button>
            )}
          </div>
        ) : null}
      </Panel>
      <Suspense>
        {asked === "dispute" ? <DisputeDialog id={id} name={nameOf(invoice)} onClose={close} /> : null}
      </Suspense>
      <Confirm
        open={asked === "remind"}
        onClose={close}
        title={`Remind ${account.name} now?`}
        action="Send the reminder"
        onConfirm={async (once) => {
          const after = await run("post", "/Invoices/{id}/Remind", { path: { id }, body: {}, once })
          say(`The reminder of level ${after.level} is on its way`)
        }}
      >
        <p>The next reminder of {nameOf(invoice)} is sent at once, also when the account is paused.</p>
      </Confirm>
      <Confirm
        open={asked === "end"}
        onClose={close}
        title={`End the dispute of ${nameOf(invoice)}?`}
        action="End the dispute"
        onConfirm={async () => {
          await run("delete", "/Invoices/{id}/Dispute", { path: { id } })
          say("The invoice is no longer disputed")
        }}
      >
        <p>Its reminders go on, on the next day on which one is due.</p>
      </Confirm>
    </Section>
  )
}
