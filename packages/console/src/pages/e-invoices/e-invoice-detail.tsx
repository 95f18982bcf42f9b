import { Link, useParams, useSearch } from "@tanstack/react-router"
import type { components } from "../../api/schema.gen.ts"
import { useAsk } from "../../shell/ask.ts"
import { useGo } from "../../shell/go.ts"
import { useEntity } from "../../shell/entity.ts"
import { useCloseRow } from "../../shell/list-page.tsx"
import { Moment } from "../../shell/moment.tsx"
import { copyable, Id } from "../../ui/copy.tsx"
import css from "../../ui/layout.module.css"
import { Facts, Section } from "../../ui/page.tsx"
import { Detail, PendingDetail } from "../../ui/split.tsx"
import { Mark } from "../../ui/status.tsx"
import { wholeNationalMark } from "../national-state.ts"
import { Deadline } from "./deadline.tsx"
import { SaveFile } from "./save-file.tsx"
import { Steps, SubmitAgain } from "./submission.tsx"
import { ReceivedFacts } from "./received-detail.tsx"

/** A submission with all its steps and the available actions. */
export const EInvoiceDetail = () => {
  const { one = "" } = useParams({ strict: false })
  const go = useGo()
  const search = useSearch({ strict: false })
  const close = useCloseRow("e-invoices")
  const asked = useAsk("/NationalEInvoices/{id}", { path: { id: one } })
  const entry = asked.data
  if (entry === undefined) return <PendingDetail title="E-invoice" of={asked} onClose={close} />
  const isReceived = entry.direction === "Received"
  return (
    <Detail
      title={`${isReceived ? "Invoice" : "E-invoice"} ${entry.invoiceNumber}`}
      number={{ text: entry.invoiceNumber, what: "invoice number" }}
      state={<Mark {...wholeNationalMark(entry)} tinted />}
      onClose={close}
      raw={entry}
      actions={
        <>
          <SubmitAgain entry={entry} onSent={(id) => void go(`e-invoices/${id}`, { search })} />
          <SaveFile of={one} part="Document">
            {isReceived ? "Document" : "UBL"}
          </SaveFile>
          {entry.status === "Processed" && !isReceived ? (
            <>
              <SaveFile of={one} part="Acknowledgement/PDF">
                Acknowledgement
              </SaveFile>
              <SaveFile of={one} part="Acknowledgement">
                As signed
              </SaveFile>
              <SaveFile of={one} part="ClearedDocument">
                As cleared
              </SaveFile>
            </>
          ) : null}
        </>
      }
    >
      {isReceived ? <ReceivedFacts entry={entry} /> : <SentFacts entry={entry} />}
      <Section title="Steps">
        <Steps of={entry} />
      </Section>
    </Detail>
  )
}

/** The state of a submission and its deadline. */
const SentFacts = ({ entry }: { readonly entry: components["schemas"]["NationalEInvoiceEntryWithHistory"] }) => {
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
