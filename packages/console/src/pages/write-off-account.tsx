import type { components } from "../api/schema.gen.ts"
import { useAll } from "../shell/all.ts"
import { Choice } from "../shell/choice.tsx"

/** The account that a write-off is booked on; without a choice that of the company. */
export const WriteOffAccount = ({ name }: { readonly name: string }) => (
  <Choice
    name={name}
    label="Booked on"
    none="The company's account of write-offs"
    of={useAll<components["schemas"]["FinancialAccount"]>("/ChartOfAccounts")}
    as={({ code, name: title }) => [code, `${code} ${title}`]}
  />
)
