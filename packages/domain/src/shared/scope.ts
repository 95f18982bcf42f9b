import type { LegalEntityId, TenantId } from "./ids.ts"

/** Limits a caller's query to the rows of one legal entity of one tenant (contract Q25, A16). */
export interface Scope {
  readonly tenantId: TenantId
  readonly legalEntityId: LegalEntityId
}
