import { useMutation } from "@tanstack/react-query"
import { Link, useParams } from "@tanstack/react-router"
import { useState } from "react"
import type { components } from "../../api/schema.gen.ts"
import { download } from "../../api/download.ts"
import { sentencesOf } from "../../api/refused.ts"
import { useAsk, useDo } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { useCloseRow } from "../../shell/list-page.tsx"
import { Moment } from "../../shell/moment.tsx"
import { useReason } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { Id } from "../../ui/copy.tsx"
import { Confirm } from "../../ui/dialog.tsx"
import css from "../../ui/layout.module.css"
import { Facts, Section } from "../../ui/page.tsx"
import { Detail } from "../../ui/split.tsx"
import { Failure, Skeleton } from "../../ui/states.tsx"
import { Mark } from "../../ui/status.tsx"
import { say } from "../../ui/toast.tsx"
import { billingStatus } from "../billing-status.ts"
import { Deadline } from "./deadline.tsx"
import { FixDialog } from "./fix-dialog.tsx"
import { ReceivedFacts } from "./received-detail.tsx"

/** A submission with every step it took, and what can be done about it. */
export const EInvoiceDetail = () => {
  const { one = "" } = useParams({ strict: false })
  const entity = useEntity()
  const run = useDo()
  const close = useCloseRow("e-invoices")
  const reason = useReason()("einvoices:write")
  const [isAsking, setAsking] = useState(false)
  const [isFixing, setFixing] = useState(false)
  const asked = useAsk("/NationalEInvoices/{id}", { path: { id: one } })
  const saving = useMutation({
    mutationFn: (part: "Document" | "Acknowledgement" | "Acknowledgement/PDF" | "ClearedDocument") => {
      const [name = "", kind = "xml"] = part.toLowerCase().split("/")
      return download({
        path: `/NationalEInvoices/${one}/${part}`,
        legalEntity: entity,
        type: `application/${kind}`,
        name: `${name}-${one}.${kind}`,
      })
    },
  })
  const entry = asked.data
  if (entry === undefined)
    return (
      <Detail title="E-invoice" onClose={close}>
        {asked.isError ? <Failure error={asked.error} onRetry={() => void asked.refetch()} /> : <Skeleton />}
      </Detail>
    )
  const neverLeft = entry.outcome === "NotSent"
  const isReceived = entry.direction === "Received"
  const mayBeThere = entry.outcome === "Unknown"
  return (
    <Detail
      title={`${isReceived ? "Invoice" : "E-invoice"} ${entry.invoiceNumber}`}
      state={<Mark {...billingStatus[entry.status]} tinted />}
      onClose={close}
      raw={entry}
      actions={
        <>
          {entry.status === "Failed" && neverLeft ? (
            <Button look="primary" reason={reason} onClick={() => setFixing(true)}>
              Fix and resubmit…
            </Button>
          ) : null}
          {entry.status === "Failed" ? (
            <Button look={neverLeft ? "usual" : "primary"} icon="retry" reason={reason} onClick={() => setAsking(true)}>
              Resubmit…
            </Button>
          ) : null}
          <Button icon="download" busy={saving.isPending} onClick={() => saving.mutate("Document")}>
            {isReceived ? "Document" : "UBL"}
          </Button>
          {entry.status === "Processed" && !isReceived ? (
            <>
              <Button icon="download" busy={saving.isPending} onClick={() => saving.mutate("Acknowledgement/PDF")}>
                Acknowledgement
              </Button>
              <Button icon="download" busy={saving.isPending} onClick={() => saving.mutate("Acknowledgement")}>
                As signed
              </Button>
              <Button icon="download" busy={saving.isPending} onClick={() => saving.mutate("ClearedDocument")}>
                As cleared
              </Button>
            </>
          ) : null}
        </>
      }
    >
      {saving.isError ? <p role="alert">{sentencesOf(saving.error).join(" ")}</p> : null}
      {isReceived ? <ReceivedFacts entry={entry} /> : <SentFacts entry={entry} />}
      <Section title="Steps">
        <ol>
          {entry.history.map((step) => (
            <li key={`${step.time} ${step.status} ${step.text}`} className={css.buttons}>
              <Moment at={step.time} />
              <Mark {...billingStatus[step.status]} />
              <span>{step.text}</span>
            </li>
          ))}
        </ol>
      </Section>
      <Confirm
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Submit ${entry.invoiceNumber} again?`}
        action="Resubmit"
        onConfirm={async () => {
          await run("post", "/Invoices/{id}/NationalEInvoices/Resubmit", { path: { id: entry.invoiceId ?? "" } })
          say("It is on its way")
          close()
        }}
      >
        <p>
          {mayBeThere
            ? "Nobody knows whether the document arrived. The provider is asked for it first, so it cannot go out twice."
            : neverLeft
              ? "Nothing was sent so far: the document is made again, with buyer and seller as they are now."
              : "The provider refused the document before. Buyer and lines of a posted invoice stay as they are; to change them, correct or credit the invoice."}
        </p>
      </Confirm>
      {isFixing ? <FixDialog entry={entry} onClose={() => setFixing(false)} /> : null}
    </Detail>
  )
}

/** Where a submission stands, and by when it has to be there. */
const SentFacts = ({ entry }: { readonly entry: components["schemas"]["NationalEInvoiceEntryWithHistory"] }) => {
  const entity = useEntity()
  return (
    <Facts
      of={[
        [
          "Invoice",
          <Link key="invoice" to={`/${entity}/invoices/${entry.invoiceId}` as never}>
            {entry.invoiceNumber}
          </Link>,
        ],
        ["National number", entry.nationalEInvoiceId],
        ["Provider reference", entry.maventaReferenceId],
        ["Deadline", entry.deadline === undefined ? undefined : <Deadline key="deadline" at={entry.deadline} whole />],
        ["What is wrong", entry.errorMessage ?? entry.lastProblem ?? entry.heldBackBy],
        [
          "Next attempt",
          entry.nextAttemptAt === undefined ? undefined : <Moment key="next" at={entry.nextAttemptAt} whole />,
        ],
        ["Id", <Id key="id" id={entry.id} />],
      ]}
    />
  )
}
