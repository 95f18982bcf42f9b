import { lazy, Suspense, useState } from "react"
import type { components } from "../../api/schema.gen.ts"
import { useDo } from "../../shell/ask.ts"
import { useReason } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { Confirm } from "../../ui/dialog.tsx"
import { say } from "../../ui/toast.tsx"
import type { FixProps } from "./fix-dialog.tsx"

// Loaded when it is opened, so that the pages stay small.
const FixDialog = lazy(async () => ({ default: (await import("./fix-dialog.tsx")).FixDialog }))

type Entry = components["schemas"]["NationalEInvoiceEntryWithHistory"]

interface Again {
  /** Undefined where something was sent, so that the document can no longer be changed. */
  readonly fix: (() => void) | undefined
  readonly again: () => void
}

/** The actions for a failed submission, undefined for any other, and their dialogs. */
export const useSubmitAgain = ({ entry, onSent }: Pick<FixProps, "onSent"> & { readonly entry: Entry }) => {
  const run = useDo()
  const [asked, setAsked] = useState<"fix" | "again">()
  const close = () => setAsked(undefined)
  const isFailed = entry.status === "Failed"
  const neverLeft = entry.outcome === "NotSent"
  const acts: Again | undefined = isFailed
    ? { fix: neverLeft ? () => setAsked("fix") : undefined, again: () => setAsked("again") }
    : undefined
  const dialogs = isFailed ? (
    <>
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
  ) : null
  return { acts, dialogs }
}

/** Buttons for a failed submission; nothing for any other. */
export const SubmitAgain = ({ entry }: { readonly entry: Entry }) => {
  const reason = useReason()("einvoices:write")
  const { acts, dialogs } = useSubmitAgain({ entry, onSent: undefined })
  if (acts === undefined) return null
  return (
    <>
      {acts.fix === undefined ? null : (
        <Button look="primary" reason={reason} onClick={acts.fix}>
          Fix and resubmit…
        </Button>
      )}
      <Button look={acts.fix === undefined ? "primary" : "usual"} icon="retry" reason={reason} onClick={acts.again}>
        Resubmit…
      </Button>
      {dialogs}
    </>
  )
}
