import type { CurrencyId, TenantId } from "../shared/ids.ts"
import type { ListFields } from "../listing/list-fields.ts"
import type { LookupKind } from "../listing/lookup-key.ts"

/** A currency with which the tenant works. Rates are imported for it (contract C16). */
export interface Currency {
  readonly id: CurrencyId
  readonly tenantId: TenantId
  /** ISO 4217 code, unique within the tenant. */
  readonly code: string
  readonly description?: string
}

/** The keys by which a request names a currency (contract Q12). */
export const currencyKind: LookupKind = { noun: "currency", id: "Currency-Id", keys: ["Code"] }

export const currencyFields = { one: { id: "uuid", code: "text", description: "text" } } as const satisfies ListFields

/** A currency as the interface shows it. */
export const currencyBody = ({ id, code, description }: Currency) => ({ id, code, description })
