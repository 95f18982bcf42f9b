import { Link } from "@tanstack/react-router"
import { allOf, equals } from "../../api/filter.ts"
import { useAsk } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { useWords } from "../../shell/session.tsx"
import { Section } from "../../ui/page.tsx"
import { Mark } from "../../ui/status.tsx"
import { today } from "../../ui/time.ts"
import css from "./overview.module.css"

const totalOf = (page: unknown): number | undefined =>
  (page as { readonly totalCount?: number } | undefined)?.totalCount

/** Invoices that wait for somebody: drafts, and posted ones that are due and not paid. */
export const WaitingInvoices = () => {
  const { numbers } = useWords()
  const entity = useEntity()
  const count = (filter: string | undefined) => ({ query: { Filter: filter ?? "", PageSize: 1 } })
  const drafts = totalOf(useAsk("/Invoices", count(equals("status", "Draft"))).data)
  const isDue = `dueDate lt datetime'${today()}' and balancedAmount gt 0`
  const overdue = totalOf(useAsk("/Invoices", count(allOf(equals("status", "Posted"), isDue))).data)
  const shown = (of: number | undefined) => (of === undefined ? "…" : numbers.count(of))
  return (
    <Section title="Invoices">
      <div className={css.rows}>
        <Link to={`/${entity}/invoices?status=Draft` as never} className={css.row}>
          <Mark tone="quiet" icon="pause" word="Drafts to post" />
          <small>{shown(drafts)}</small>
        </Link>
        <Link to={`/${entity}/invoices?due=overdue` as never} className={css.row}>
          {overdue === 0 ? (
            <Mark tone="good" icon="good" word="Nothing overdue" />
          ) : (
            <Mark tone="attention" icon="alert" word="Overdue" />
          )}
          <small>{shown(overdue)}</small>
        </Link>
      </div>
    </Section>
  )
}
