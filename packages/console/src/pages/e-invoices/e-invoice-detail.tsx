import { useMutation } from "@tanstack/react-query"
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router"
import type { components } from "../../api/schema.gen.ts"
import { download } from "../../api/download.ts"
import { sentencesOf } from "../../api/refused.ts"
import { useAsk } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { useCloseRow } from "../../shell/list-page.tsx"
import { Moment } from "../../shell/moment.tsx"
import { Button } from "../../ui/button.tsx"
import { Id } from "../../ui/copy.tsx"
import { Facts, Section } from "../../ui/page.tsx"
import { Detail } from "../../ui/split.tsx"
import { Failure, Skeleton } from "../../ui/states.tsx"
import { Mark } from "../../ui/status.tsx"
import { wholeNationalMark } from "../national-state.ts"
import { Deadline } from "./deadline.tsx"
import { Steps, SubmitAgain } from "./submission.tsx"
import { ReceivedFacts } from "./received-detail.tsx"

/** A submission with every step it took, and what can be done about it. */
export const EInvoiceDetail = () => {
  const { one = "" } = useParams({ strict: false })
  const entity = useEntity()
  const navigate = useNavigate()
  const search = useSearch({ strict: false })
  const close = useCloseRow("e-invoices")
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
  const isReceived = entry.direction === "Received"
  return (
    <Detail
      title={`${isReceived ? "Invoice" : "E-invoice"} ${entry.invoiceNumber}`}
      state={<Mark {...wholeNationalMark(entry)} tinted />}
      onClose={close}
      raw={entry}
      actions={
        <>
          <SubmitAgain entry={entry} onSent={(id) => void navigate({ to: `/${entity}/e-invoices/${id}`, search })} />
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
        <Steps of={entry} />
      </Section>
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
