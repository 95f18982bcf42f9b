import { itemsOf } from "../../api/items.ts"
import type { components } from "../../api/schema.gen.ts"
import { useAll } from "../../shell/all.ts"
import { useAsk } from "../../shell/ask.ts"
import type { SuggestionsProps } from "../../ui/filter-bar.tsx"

const most = 8

/** Suggests accounting periods, newest first. */
export const PeriodSuggestions = ({ id }: SuggestionsProps) => {
  const { data } = useAsk("/AccountingPeriods", { query: { PageSize: 24, OrderBy: "startDate desc" } })
  return (
    <datalist id={id}>
      {itemsOf(data).map(({ fiscalYear, fiscalPeriod }) => (
        <option key={`${fiscalYear}-${fiscalPeriod}`} value={`${fiscalYear}-${fiscalPeriod}`} />
      ))}
    </datalist>
  )
}

/** Suggests codes of the chart of accounts, by the start of the code or a part of the name. */
export const FinancialAccountSuggestions = ({ id, typed }: SuggestionsProps) =>
  typed === "" ? <datalist id={id} /> : <Accounts id={id} typed={typed} />

const Accounts = ({ id, typed }: SuggestionsProps) => {
  const { rows } = useAll<components["schemas"]["FinancialAccount"]>("/ChartOfAccounts")
  const part = typed.toLowerCase()
  const found = rows.filter(({ code, name }) => code.startsWith(part) || name.toLowerCase().includes(part))
  return (
    <datalist id={id}>
      {found.slice(0, most).map(({ code, name }) => (
        <option key={code} value={code} label={`${code} ${name}`} />
      ))}
    </datalist>
  )
}
