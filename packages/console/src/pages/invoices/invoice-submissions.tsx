import { Link } from "@tanstack/react-router"
import type { components } from "../../api/schema.gen.ts"
import { useEntity } from "../../shell/entity.ts"
import { Moment } from "../../shell/moment.tsx"
import { copyable } from "../../ui/copy.tsx"
import { Facts, Section } from "../../ui/page.tsx"
import { Mark } from "../../ui/status.tsx"
import { SaveAcknowledgement } from "../e-invoices/save-file.tsx"
import { SubmitAgain } from "../e-invoices/submission.tsx"
import { nationalMark, wholeNationalMark } from "../national-state.ts"
import { useSubmissions } from "./invoice-history.ts"
import css from "./invoice.module.css"

type Entry = components["schemas"]["NationalEInvoiceEntryWithHistory"]

/** The invoice's state in the national system, beside its own state; empty when it was not submitted. */
export const EInvoiceMark = ({ id }: { readonly id: string }) => {
  const [last] = useSubmissions(id).data ?? []
  if (last === undefined) return null
  const { word, ...mark } = wholeNationalMark(last)
  return <Mark {...mark} word={`E-invoice ${word.toLowerCase()}`} tinted />
}

/** The last submission with its actions, and the earlier ones; a failed submission is shown at the top of the page. */
export const Submissions = ({ id, failed }: { readonly id: string; readonly failed: boolean }) => {
  const entity = useEntity()
  const { data = [] } = useSubmissions(id)
  const [last, ...earlier] = data
  if (last === undefined || (last.status === "Failed") !== failed) return null
  return (
    <Section
      title="E-invoice"
      aside={
        <Link to="/$entity/e-invoices/$one" params={{ entity, one: last.id }}>
          Files and facts
        </Link>
      }
    >
      <Submission entry={last} />
      {last.errorMessage === undefined ? null : <p>{last.errorMessage}</p>}
      <Facts
        of={[
          ["National number", copyable(last.nationalEInvoiceId, "national number")],
          ["Provider reference", copyable(last.maventaReferenceId, "provider reference")],
        ]}
      />
      {last.status === "Failed" || last.status === "Processed" ? (
        <div className={css.buttons}>
          <SubmitAgain entry={last} />
          {last.status === "Processed" ? <SaveAcknowledgement of={last.id} /> : null}
        </div>
      ) : null}
      {earlier.length === 0 ? null : (
        <details>
          <summary>Earlier tries ({earlier.length})</summary>
          {earlier.map((entry) => (
            <Submission key={entry.id} entry={entry} />
          ))}
        </details>
      )}
    </Section>
  )
}

const Submission = ({ entry }: { readonly entry: Entry }) => {
  const entity = useEntity()
  return (
    <div className={css.steps}>
      <Link to="/$entity/e-invoices/$one" params={{ entity, one: entry.id }}>
        <Mark {...nationalMark(entry)} />
      </Link>
      <small>
        <Moment at={entry.created} />
      </small>
    </div>
  )
}
