import { Link, useParams, useSearch } from "@tanstack/react-router"
import type { components } from "../../api/schema.gen.ts"
import { Activity } from "../../shell/activity.tsx"
import { useAsk } from "../../shell/ask.ts"
import { useGo } from "../../shell/go.ts"
import { useEntity } from "../../shell/entity.ts"
import { useCloseRow } from "../../shell/close-row.ts"
import { History } from "../../shell/history.tsx"
import { Moment } from "../../shell/moment.tsx"
import { ObjectActions } from "../../shell/object-actions.tsx"
import { ObjectParts } from "../../shell/object-parts.tsx"
import { useReason } from "../../shell/session.tsx"
import { copyable, Id } from "../../ui/copy.tsx"
import css from "../../ui/layout.module.css"
import { Facts } from "../../ui/page.tsx"
import { Detail, PendingDetail } from "../../ui/split.tsx"
import { Mark } from "../../ui/status.tsx"
import { wholeNationalMark } from "../national-state.ts"
import { Deadline } from "./deadline.tsx"
import { entrySteps, toCome } from "./entry-steps.ts"
import { ReceivedFacts } from "./received-detail.tsx"
import { useSaveFile } from "./save-file.tsx"
import { useSubmitAgain } from "./submission.tsx"

type Entry = components["schemas"]["NationalEInvoiceEntryWithHistory"]

/** A submission with all its steps and the available actions. */
export const EInvoiceDetail = () => {
  const { one = "" } = useParams({ strict: false })
  const close = useCloseRow("e-invoices")
  const asked = useAsk("/NationalEInvoices/{id}", { path: { id: one } })
  const entry = asked.data
  if (entry === undefined) return <PendingDetail title="E-invoice" of={asked} onClose={close} />
  const isReceived = entry.direction === "Received"
  return (
    <Detail
      title={`${isReceived ? "Invoice" : "E-invoice"} ${entry.invoiceNumber}`}
      number={{ text: entry.invoiceNumber, what: "invoice number" }}
      about={entry.supplier?.name}
      state={<Mark {...wholeNationalMark(entry)} tinted />}
      onClose={close}
      history={<History of={isReceived ? "ReceivedEInvoice" : "EInvoice"} id={one} />}
      raw={entry}
      actions={<EInvoiceActions entry={entry} />}
    >
      <ObjectParts
        facts={isReceived ? <ReceivedFacts entry={entry} /> : <SentFacts entry={entry} />}
        activity={<Activity id={one} steps={entrySteps(entry)} toCome={toCome[entry.status]} />}
      />
    </Detail>
  )
}

/** The actions of a failed submission, or of a supplier's invoice; the files are in the menu. */
const EInvoiceActions = ({ entry }: { readonly entry: Entry }) => {
  const go = useGo()
  const search = useSearch({ strict: false })
  const reason = useReason()("einvoices:write")
  const saving = useSaveFile(entry.id)
  const { acts, dialogs } = useSubmitAgain({
    entry,
    onSent: (id) => void go(`e-invoices/${id}`, { search }),
  })
  const isReceived = entry.direction === "Received"
  const again = acts && { label: "Resubmit…", icon: "retry" as const, reason, onSelect: acts.again }
  const fix = acts?.fix && { label: "Fix and resubmit…", reason, onSelect: acts.fix }
  const save = (label: string, part: Parameters<typeof saving.run>[0]) => ({
    label,
    onSelect: () => saving.run(part),
  })
  return (
    <>
      <ObjectActions
        primary={isReceived ? { ...save("Save document", "Document"), busy: saving.busy } : (fix ?? again)}
        menu={{
          files: isReceived
            ? []
            : [
                ...(entry.status === "Processed"
                  ? [
                      save("Save acknowledgement", "Acknowledgement/PDF"),
                      save("Save acknowledgement as signed", "Acknowledgement"),
                      save("Save document as cleared", "ClearedDocument"),
                    ]
                  : []),
                save("Save UBL", "Document"),
              ],
          next: fix === undefined || again === undefined ? [] : [again],
        }}
      />
      {saving.refusal}
      {dialogs}
    </>
  )
}

/** The state of a submission and its deadline. */
const SentFacts = ({ entry }: { readonly entry: Entry }) => {
  const entity = useEntity()
  return (
    <Facts
      of={[
        [
          "Invoice",
          <Link key="invoice" to="/$entity/invoices/$one" params={{ entity, one: entry.invoiceId }}>
            {entry.invoiceNumber}
          </Link>,
        ],
        ["National number", copyable(entry.nationalEInvoiceId, "national number")],
        ["Provider reference", copyable(entry.maventaReferenceId, "provider reference")],
        ["Deadline", entry.deadline === undefined ? undefined : <Deadline key="deadline" at={entry.deadline} whole />],
        ["Problems found", entry.errorMessage ?? entry.lastProblem ?? entry.heldBackBy],
        [
          "Next attempt",
          entry.nextAttemptAt === undefined ? undefined : <Moment key="next" at={entry.nextAttemptAt} whole />,
        ],
        [
          "See also",
          <span key="also" className={css.buttons}>
            <Link to="/$entity/e-invoices" params={{ entity }} search={{ invoice: entry.invoiceId }}>
              all tries
            </Link>
            <Link to="/$entity/integrations/e-invoices" params={{ entity }} search={{ invoice: entry.invoiceId }}>
              log of this e-invoice
            </Link>
          </span>,
        ],
        ["Id", <Id key="id" id={entry.id} />],
      ]}
    />
  )
}
