import type { ListFields } from "../listing/list-fields.ts"
import type { LookupKind } from "../listing/lookup-key.ts"

/** An account of the chart of accounts, on which journals are booked. */
export interface FinancialAccount {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly description?: string
  readonly externalERPId?: string
  readonly externalCRMId?: string
}

/** The members of a financial account that an invoice stores. */
export type FinancialAccountRef = Pick<FinancialAccount, "id" | "code" | "name">

export const financialAccountRef = ({ id, code, name }: FinancialAccountRef): FinancialAccountRef => ({
  id,
  code,
  name,
})

export const financialAccountFields = {
  one: {
    id: "uuid",
    code: "text",
    name: "text",
    description: "text",
    externalERPId: "text",
    externalCRMId: "text",
  },
} as const satisfies ListFields

export const financialAccountKind: LookupKind = {
  noun: "financial account",
  id: "FinancialAccount-Id",
  keys: ["Code"],
}
