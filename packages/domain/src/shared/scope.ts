import type { LegalEntityId, TenantId } from "./ids.ts"

/** What a caller's query is limited to: rows of one legal entity of one tenant (decisions A4, C6). */
export interface Scope {
  readonly tenantId: TenantId
  readonly legalEntityId: LegalEntityId
}
