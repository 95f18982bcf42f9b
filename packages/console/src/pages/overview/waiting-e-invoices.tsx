import { Link } from "@tanstack/react-router"
import type { components } from "../../api/schema.gen.ts"
import { useAsk } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { useWords } from "../../shell/session.tsx"
import { Section } from "../../ui/page.tsx"
import { Mark, type StatusRow } from "../../ui/status.tsx"
import { relative } from "../../ui/time.ts"
import { nationalMark, problemOf } from "../national-state.ts"
import css from "./overview.module.css"

type Counts = components["schemas"]["NationalEInvoiceCounts"]

const rows: readonly (readonly [state: Exclude<keyof Counts, "processedToday">, status: string, mark: StatusRow])[] = [
  ["failed", "Failed", { tone: "bad", icon: "bad", word: "Failed" }],
  ["unknown", "Unknown", { tone: "attention", icon: "alert", word: "Outcome unknown" }],
  ["heldBack", "HeldBack", { tone: "attention", icon: "alert", word: "Held back" }],
  ["pending", "Pending", { tone: "waiting", icon: "clock", word: "Waiting" }],
  ["submitted", "Submitted", { tone: "waiting", icon: "clock", word: "Submitted" }],
]

/** The number of failed and uncertain e-invoices, which do not continue by themselves. */
export const countOfNeedy = ({ failed, unknown }: Counts): number => failed.count + unknown.count

/** True when at least one e-invoice needs somebody's attention. */
export const isTroubled = (counts: Counts): boolean => countOfNeedy(counts) + counts.heldBack.count > 0

/** A short summary when all e-invoices progress normally; undefined when there are none. */
export const wellWords = ({ pending, submitted, processedToday }: Counts, count: (of: number) => string) => {
  const underWay = pending.count + submitted.count
  const parts = [
    ...(processedToday === 0 ? [] : [`${count(processedToday)} processed today`]),
    ...(underWay === 0 ? [] : [`${count(underWay)} under way`]),
  ]
  return parts.length === 0 ? undefined : `E-invoices: ${parts.join(", ")}`
}

/** This many e-invoices that need attention are shown one by one; the others are counted. */
const shownOnes = 3

/** E-invoices that need a person to continue, latest first, each with the reason and a link to the correction. */
const OneByOne = ({ state }: { readonly state: "Failed" | "Unknown" }) => {
  const entity = useEntity()
  const { data } = useAsk("/NationalEInvoices", { query: { State: state, PageSize: shownOnes } })
  return data?.data.map((entry) => (
    <Link
      key={entry.id}
      to="/$entity/e-invoices/$one"
      params={{ entity, one: entry.id }}
      search={{ state }}
      className={css.row}
    >
      <span>{entry.invoiceNumber}</span>
      <Mark {...nationalMark(entry)} />
      <small className={css.why} title={problemOf(entry)}>
        {problemOf(entry)}
      </small>
      <small>{entry.outcome === "NotSent" ? "Fix and resubmit" : "Open"}</small>
    </Link>
  ))
}

/** E-invoices that are not accepted yet, by the required action; states without any are omitted. */
export const WaitingEInvoices = ({ counts }: { readonly counts: Counts }) => {
  const { numbers } = useWords()
  const entity = useEntity()
  const shown = rows.filter(([state]) => counts[state].count > 0)
  return (
    <Section title="E-invoices">
      <div className={css.rows}>
        {counts.failed.count > 0 ? <OneByOne state="Failed" /> : null}
        {counts.unknown.count > 0 ? <OneByOne state="Unknown" /> : null}
        {shown.map(([state, status, mark]) => {
          const { count, oldest } = counts[state]
          return (
            <Link
              key={state}
              to="/$entity/e-invoices"
              params={{ entity }}
              search={{ state: status }}
              className={css.row}
            >
              <Mark {...mark} />
              <small>
                {numbers.count(count)}
                {oldest === undefined ? "" : `, oldest ${relative(oldest)}`}
              </small>
            </Link>
          )
        })}
        <Link to="/$entity/e-invoices" params={{ entity }} search={{ state: "Processed" }} className={css.row}>
          <Mark tone="good" icon="good" word="Processed today" />
          <small>{numbers.count(counts.processedToday)}</small>
        </Link>
      </div>
    </Section>
  )
}
