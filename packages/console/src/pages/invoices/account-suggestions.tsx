import { useSettled } from "../../shell/use-settled.ts"
import type { SuggestionsProps } from "../../ui/filter-bar.tsx"
import { useAccountsBeginning } from "./use-accounts.ts"

/** Suggests account numbers for a filter, also by the start of the account's name. */
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
