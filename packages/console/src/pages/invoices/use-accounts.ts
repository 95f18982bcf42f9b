import { allOf, begins } from "../../api/filter.ts"
import { itemsOf } from "../../api/items.ts"
import { useAsk } from "../../shell/ask.ts"

/** A few accounts whose name or one of whose numbers starts with a text, ordered by name. */
export const useAccountsBeginning = (text: string, also?: string) => {
  const filter = allOf(also, begins(["name", "accountNumber", "taxRegistrationNumber"], text))
  const { data } = useAsk(
    "/Accounts",
    { query: { Filter: filter!, OrderBy: "name", PageSize: 6 } },
    { enabled: text !== "" },
  )
  return data && itemsOf(data)
}
