import type { CurrencyId, TenantId } from "../shared/ids.ts"
import type { ListFields } from "../shared/list/list-fields.ts"
import type { LookupKind } from "../shared/lookup-key.ts"

/** A currency the tenant works with; rates are imported for those it has (decisions D10). */
export interface Currency {
  readonly id: CurrencyId
  readonly tenantId: TenantId
  /** ISO 4217, unique within the tenant. */
  readonly code: string
  readonly description?: string
}

/** How a request names a currency (resource shapes, LookupKey). */
export const currencyKind: LookupKind = { noun: "currency", id: "Currency-Id", keys: ["Code"] }

export const currencyFields = { one: { id: "uuid", code: "text", description: "text" } } as const satisfies ListFields
