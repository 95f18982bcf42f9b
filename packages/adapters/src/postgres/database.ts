import type { ColumnType, Kysely } from "kysely"
import type { Defaulted, Instant, Maybe, MaybeInstant } from "./column-types.ts"
import type { EInvoicingTables } from "./e-invoicing-tables.ts"

/** The tables, as PostgreSQL returns them. */
export interface Database extends EInvoicingTables {
  readonly tenants: { readonly id: string; readonly name: string }
  readonly legal_entities: {
    readonly tenant_id: string
    readonly id: string
    readonly name: string
    readonly base_currency: string
    readonly country: string | null
    readonly time_zone: string
    readonly organization_number: Maybe<string>
    readonly tax_registration_number: Maybe<string>
    readonly bank_account: Maybe<string>
    readonly iban: Maybe<string>
    readonly bic: Maybe<string>
    readonly street: Maybe<string>
    readonly street2: Maybe<string>
    readonly city: Maybe<string>
    readonly zip: Maybe<string>
    readonly national_e_invoice: Defaulted<boolean>
  }
  readonly users: {
    readonly tenant_id: string
    readonly id: string
    readonly name: string
    readonly kind: "person" | "system"
  }
  readonly personal_tokens: PersonalTokenTable
  readonly refresh_tokens: {
    readonly tenant_id: string
    readonly hash: string
    readonly client_id: string
    readonly family_id: string
    readonly expires_at: Instant
    readonly used_at: MaybeInstant
    readonly revoked_at: MaybeInstant
  }
  readonly signing_keys: {
    readonly kid: string
    readonly public_jwk: ColumnType<Readonly<Record<string, unknown>>, string, string>
    readonly private_key_sealed: string
    readonly created_at: Instant
    readonly retired_at: MaybeInstant
  }
  readonly sign_in_failures: { readonly id: string; readonly name: string; readonly failed_at: Instant }
  readonly webhooks: {
    readonly tenant_id: string
    readonly id: string
    readonly legal_entity_id: string
    readonly url: string
    readonly subscriptions: ColumnType<readonly { readonly spelling: string; readonly tag: string }[], string, string>
    readonly tags: readonly string[]
    readonly description: string | null
    readonly status: "Enabled" | "Disabled"
    readonly token_sealed: string
    readonly signing_secrets_sealed: string
    readonly created_at: Instant
    readonly deleted_at: MaybeInstant
  }
  readonly events: {
    readonly tenant_id: string
    readonly id: string
    readonly legal_entity_id: string
    readonly tag: string
    readonly correlation_id: string | null
    readonly source: string | null
    readonly triggered_by: string
    readonly raised_at: Instant
    readonly is_test: boolean
    readonly envelope: string
  }
  readonly webhook_deliveries: {
    readonly tenant_id: string
    readonly id: string
    readonly legal_entity_id: string
    readonly webhook_id: string
    readonly event_id: string
    readonly event_type: string
    readonly tag: string
    readonly correlation_id: string | null
    readonly is_test: boolean
    readonly created_at: Instant
    readonly state: "Pending" | "Delivered" | "Failed"
    readonly attempt_count: number
    readonly next_attempt_at: MaybeInstant
    readonly manual: boolean
    readonly parked: ColumnType<boolean, boolean | undefined, boolean>
  }
  readonly webhook_attempts: {
    readonly tenant_id: string
    readonly delivery_id: string
    readonly number: number
    readonly manual: boolean
    readonly started_at: Instant
    readonly duration_ms: number
    readonly url: string
    readonly request_headers: string
    readonly succeeded: boolean
    readonly status: number | null
    readonly failure_reason: string | null
    readonly failure_detail: string | null
    readonly response_headers: string | null
    readonly response_body: string | null
    readonly response_truncated: boolean | null
    readonly remote_address: string | null
  }
  readonly idempotency_keys: {
    readonly tenant_id: string
    readonly legal_entity_id: string
    readonly endpoint: string
    readonly key: string
    readonly fingerprint: string
    readonly hours: number
    readonly status: number | null
    readonly answer_sealed: string | null
    readonly expires_at: Instant
  }
}

export interface PersonalTokenTable {
  readonly tenant_id: string
  readonly client_id: string
  readonly user_id: string
  readonly name: string
  readonly permissions: readonly string[]
  readonly secret_hash: string
  readonly created_at: Instant
  readonly revoked_at: MaybeInstant
}

export type Db = Kysely<Database>
