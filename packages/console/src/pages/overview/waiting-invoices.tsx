import { Link } from "@tanstack/react-router"
import type { components } from "../../api/schema.gen.ts"
import { useAsk } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { useWords } from "../../shell/session.tsx"
import { Section } from "../../ui/page.tsx"
import { Mark } from "../../ui/status.tsx"
import { today } from "../../ui/time.ts"
import css from "./overview.module.css"
import { totalOf } from "./total-of.ts"

/** The sum of one currency. */
type Sum = components["schemas"]["InvoiceSums"]["data"][number]

/** The invoices that need attention: drafts, and posted invoices that are overdue. */
export const useWaitingInvoices = (enabled: boolean) => {
  const isDue = `dueDate lt datetime'${today()}' and balancedAmount gt 0`
  const drafts = useAsk("/Invoices", { query: { Filter: "status eq 'Draft'", PageSize: 1 } }, { enabled })
  const overdue = useAsk("/Invoices/Sums", { query: { Filter: `status eq 'Posted' and ${isDue}` } }, { enabled })
  return {
    isPending: enabled && (drafts.isPending || overdue.isPending),
    drafts: totalOf(drafts.data),
    overdue: overdue.data?.data,
  }
}

type Waiting = ReturnType<typeof useWaitingInvoices>

export const areWaiting = ({ drafts, overdue }: Waiting): boolean => drafts !== 0 || overdue?.length !== 0

/** Lists the invoices that need attention; a count that failed is omitted. */
export const WaitingInvoices = ({ drafts, overdue }: Waiting) => {
  const { numbers } = useWords()
  const entity = useEntity()
  const shown = (of: number | undefined) => (of === undefined ? "…" : numbers.count(of))
  const owed = ({ balancedAmount, currency }: Sum) => numbers.money(balancedAmount, currency)
  const count = overdue?.reduce((sum, each) => sum + each.count, 0)
  return (
    <Section title="Invoices">
      <div className={css.rows}>
        {drafts === 0 ? null : (
          <Link to="/$entity/invoices" params={{ entity }} search={{ status: "Draft" }} className={css.row}>
            <Mark tone="quiet" icon="pause" word="Drafts to post" />
            <small>{shown(drafts)}</small>
          </Link>
        )}
        {count === 0 ? null : (
          <Link to="/$entity/invoices" params={{ entity }} search={{ due: "overdue" }} className={css.row}>
            <Mark tone="attention" icon="alert" word="Overdue" />
            <small>{[shown(count), ...(overdue ?? []).map(owed)].join(" · ")}</small>
          </Link>
        )}
      </div>
    </Section>
  )
}
