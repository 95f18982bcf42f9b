import { useSettled } from "../../shell/use-settled.ts"
import type { SuggestionsProps } from "../../ui/filter-bar.tsx"
import { useAccountsBeginning } from "./use-accounts.ts"

/** Numbers of accounts for a filter, by the beginning of their names too. */
export const AccountSuggestions = ({ id, typed }: SuggestionsProps) => {
  const accounts = useAccountsBeginning(useSettled(typed)) ?? []
  return (
    <datalist id={id}>
      {accounts.map(({ id: key, accountNumber, name }) => (
        <option key={key} value={accountNumber} label={`${accountNumber} ${name}`} />
      ))}
    </datalist>
  )
}
