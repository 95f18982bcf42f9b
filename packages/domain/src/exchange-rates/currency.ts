import type { CurrencyId, TenantId } from "../shared/ids.ts"

/** A currency the tenant works with; rates are imported for those it has (decisions D10). */
export interface Currency {
  readonly id: CurrencyId
  readonly tenantId: TenantId
  /** ISO 4217, unique within the tenant. */
  readonly code: string
  readonly description?: string
}

/** How a request names something: by which of its keys, and by what (resource shapes, LookupKey). */
export interface LookupKey {
  readonly key: string
  readonly value: string
}
