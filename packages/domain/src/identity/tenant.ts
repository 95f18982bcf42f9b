import type { LegalEntityId, TenantId, UserId } from "../shared/ids.ts"

export interface Tenant {
  readonly id: TenantId
  readonly name: string
}

/** A company of a tenant; webhooks, events, rates and billing resources belong to one (decisions A4). */
export interface LegalEntity {
  readonly id: LegalEntityId
  readonly tenantId: TenantId
  /** Unique within the tenant, so that the `legal-entity` header can name it. */
  readonly name: string
  /** ISO 4217 code. */
  readonly baseCurrency: string
  /** ISO 3166-1 alpha-2 code. */
  readonly country?: string
  /** IANA name; "today" of its invoices is there (decisions F). */
  readonly timeZone: string
}

export interface User {
  readonly id: UserId
  readonly tenantId: TenantId
  readonly name: string
  /** The system user is `TriggeredBy` of scheduled work (decisions B13) and holds no credentials. */
  readonly kind: "person" | "system"
}
