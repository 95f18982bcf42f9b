import type { LegalEntityId, TenantId } from "../shared/ids.ts"

export interface Tenant {
  readonly id: TenantId
  readonly name: string
}

/** A company of a tenant. Webhooks, events, rates and billing resources belong to a legal entity (contract Q27). */
export interface LegalEntity {
  readonly id: LegalEntityId
  readonly tenantId: TenantId
  /** Unique within the tenant, so that a request can name the entity. */
  readonly name: string
  /** ISO 4217 code. */
  readonly baseCurrency: string
  /** ISO 3166-1 alpha-2 code. */
  readonly country?: string
  /** The IANA name of the time zone that decides which day is "today" for its invoices (contract M9). */
  readonly timeZone: string
}
