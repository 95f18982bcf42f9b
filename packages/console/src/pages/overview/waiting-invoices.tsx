import { Link } from "@tanstack/react-router"
import { allOf, equals } from "../../api/filter.ts"
import { useAsk } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { useWords } from "../../shell/session.tsx"
import { Section } from "../../ui/page.tsx"
import { Mark } from "../../ui/status.tsx"
import { today } from "../../ui/time.ts"
import css from "./overview.module.css"
import { totalOf } from "./total-of.ts"

/** How many invoices wait for somebody: drafts, and posted ones that are due and not paid. */
export const useWaitingInvoices = (enabled: boolean) => {
  const count = (filter: string | undefined) => ({ query: { Filter: filter ?? "", PageSize: 1 } })
  const isDue = `dueDate lt datetime'${today()}' and balancedAmount gt 0`
  const drafts = useAsk("/Invoices", count(equals("status", "Draft")), { enabled })
  const overdue = useAsk("/Invoices", count(allOf(equals("status", "Posted"), isDue)), { enabled })
  return {
    isPending: enabled && (drafts.isPending || overdue.isPending),
    drafts: totalOf(drafts.data),
    overdue: totalOf(overdue.data),
  }
}

/** The invoices that wait; what could not be counted is left open. */
export const WaitingInvoices = ({ drafts, overdue }: Readonly<Record<"drafts" | "overdue", number | undefined>>) => {
  const { numbers } = useWords()
  const entity = useEntity()
  const shown = (of: number | undefined) => (of === undefined ? "…" : numbers.count(of))
  return (
    <Section title="Invoices">
      <div className={css.rows}>
        {drafts === 0 ? null : (
          <Link to={`/${entity}/invoices?status=Draft` as never} className={css.row}>
            <Mark tone="quiet" icon="pause" word="Drafts to post" />
            <small>{shown(drafts)}</small>
          </Link>
        )}
        {overdue === 0 ? null : (
          <Link to={`/${entity}/invoices?due=overdue` as never} className={css.row}>
            <Mark tone="attention" icon="alert" word="Overdue" />
            <small>{shown(overdue)}</small>
          </Link>
        )}
      </div>
    </Section>
  )
}
