import { lazy, Suspense, useState } from "react"
import type { components } from "../../api/schema.gen.ts"
import { useDo } from "../../shell/ask.ts"
import { Moment } from "../../shell/moment.tsx"
import { useReason } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { Confirm } from "../../ui/dialog.tsx"
import css from "../../ui/layout.module.css"
import { Mark } from "../../ui/status.tsx"
import { say } from "../../ui/toast.tsx"
import { billingStatus } from "../billing-status.ts"
import type { FixProps } from "./fix-dialog.tsx"

// Loaded when it is opened, so that the pages stay small.
const FixDialog = lazy(async () => ({ default: (await import("./fix-dialog.tsx")).FixDialog }))

type Entry = components["schemas"]["NationalEInvoiceEntryWithHistory"]

/** The steps that follow by themselves; none for a failed submission. */
const toCome: Readonly<Record<Entry["status"], readonly string[]>> = {
  Pending: ["Sent to the provider", "Acknowledgement"],
  Submitted: ["Acknowledgement"],
  Processed: [],
  Failed: [],
}

/** All steps that a submission has taken, and those still to come. */
export const Steps = ({ of: { history, status } }: { readonly of: Pick<Entry, "history" | "status"> }) => (
  <ol>
    {history.map((step) => (
      <li key={`${step.time} ${step.status} ${step.text}`} className={css.buttons}>
        <Moment at={step.time} />
        <Mark {...billingStatus[step.status]} />
        <span>{step.text}</span>
      </li>
    ))}
    {toCome[status].map((word) => (
      <li key={word} className={css.buttons}>
        <Mark tone="quiet" icon="circle" word={word} />
        <span>still to come</span>
      </li>
    ))}
  </ol>
)

/** Actions for a failed submission; nothing for any other. */
export const SubmitAgain = ({ entry, onSent }: Pick<FixProps, "onSent"> & { readonly entry: Entry }) => {
  const run = useDo()
  const reason = useReason()("einvoices:write")
  const [asked, setAsked] = useState<"fix" | "again">()
  const close = () => setAsked(undefined)
  if (entry.status !== "Failed") return null
  const neverLeft = entry.outcome === "NotSent"
  return (
    <>
      {neverLeft ? (
        <Button look="primary" reason={reason} onClick={() => setAsked("fix")}>
          Fix and resubmit…
        </Button>
      ) : null}
      <Button look={neverLeft ? "usual" : "primary"} icon="retry" reason={reason} onClick={() => setAsked("again")}>
        Resubmit…
      </Button>
      <Confirm
        open={asked === "again"}
        onClose={close}
        title={`Submit ${entry.invoiceNumber} again?`}
        action="Resubmit"
        onConfirm={async (once) => {
          const at = { path: { id: entry.invoiceId ?? "" } }
          const made = await run("post", "/Invoices/{id}/NationalEInvoices/Resubmit", { ...at, once })
          say("The document is on its way")
          onSent?.(made.id)
        }}
      >
        <p>
          {entry.outcome === "Unknown"
            ? "The service does not know whether the document arrived. The provider is asked first, so it is never sent twice."
            : neverLeft
              ? "Nothing has been sent so far: the document is made again with the current data of buyer and seller."
              : "The provider refused the document before. Buyer and lines of a posted invoice cannot be changed; correct or credit the invoice instead."}
        </p>
      </Confirm>
      <Suspense>{asked === "fix" ? <FixDialog entry={entry} onClose={close} onSent={onSent} /> : null}</Suspense>
    </>
  )
}
