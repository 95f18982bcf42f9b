import type { NotificationTopic } from "@svc/domain/notifications/notification"
import type { ColumnType, Kysely } from "kysely"
import type { BillingTables } from "./billing-tables.ts"
import type { Instant, MaybeInstant } from "./column-types.ts"
import type { EInvoicingTables } from "./e-invoicing-tables.ts"

/** The tables, as PostgreSQL returns them. */
export interface Database extends BillingTables, EInvoicingTables {
  readonly tenants: { readonly id: string; readonly name: string }
  readonly legal_entities: {
    readonly tenant_id: string
    readonly id: string
    readonly name: string
    readonly base_currency: string
    readonly country: string | null
    readonly time_zone: string
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
    readonly congested: ColumnType<boolean, boolean | undefined, boolean>
    readonly failing_since: MaybeInstant
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
    readonly search_keys: readonly string[] | null
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
  readonly notification_settings: {
    readonly tenant_id: string
    readonly user_id: string
    readonly topics: readonly NotificationTopic[]
  }
  readonly notifications: {
    readonly tenant_id: string
    readonly user_id: string
    readonly id: string
    readonly kind: string
    readonly subject: string
    readonly text: string
    readonly webhook_id: string | null
    readonly created_at: Instant
  }
  readonly notification_turns: {
    readonly tenant_id: string
    readonly kind: string
    readonly webhook_id: string
    readonly raised_at: Instant
  }
  readonly webhook_recoveries: {
    readonly tenant_id: string
    readonly id: string
    readonly legal_entity_id: string
    readonly webhook_id: string
    readonly since: Instant
    readonly until: Instant
    readonly status: "Failed" | "Pending" | null
    readonly event_type: string | null
    readonly tag: string | null
    readonly state: "Running" | "Done" | "Cancelled"
    readonly total: number
    readonly resent: number
    readonly after_id: string | null
    readonly created_at: Instant
    readonly finished_at: MaybeInstant
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
  readonly currencies: {
    readonly tenant_id: string
    readonly id: string
    readonly code: string
    readonly description: string | null
  }
  readonly exchange_rates: {
    readonly tenant_id: string
    readonly id: string
    readonly legal_entity_id: string
    readonly from_currency_id: string
    readonly to_currency_id: string
    readonly effective_from: string
    readonly effective_to: string | null
    readonly rate: string
    readonly source: string
    readonly observed_at: MaybeInstant
    readonly import_id: string | null
  }
  readonly rate_providers: {
    readonly tenant_id: string
    readonly legal_entity_id: string
    readonly provider: string
    readonly is_enabled: boolean
    readonly api_key_sealed: string | null
    readonly api_key_valid: boolean | null
    readonly last_run_at: MaybeInstant
    readonly last_run_succeeded: boolean | null
    readonly last_run_count: number | null
    readonly message: string | null
    readonly last_success_at: MaybeInstant
    readonly last_import_id: string | null
  }
  readonly rate_imports: RateImportTable
  readonly rate_import_results: {
    readonly tenant_id: string
    readonly import_id: string
    readonly position: number
    readonly currency: string | null
    readonly observations: number
    readonly created: number
    readonly conflicts: number
    readonly failures: readonly string[]
  }
  readonly rate_import_conflicts: {
    readonly tenant_id: string
    readonly import_id: string
    readonly id: string
    readonly from_currency_id: string
    readonly to_currency_id: string
    readonly effective_from: string
    readonly rate: string | null
    readonly existing_id: string
  }
}

export interface RateImportTable {
  readonly tenant_id: string
  readonly id: string
  readonly legal_entity_id: string
  readonly provider: string
  readonly state: "Queued" | "Running" | "Succeeded" | "Failed"
  readonly requested_from: string | null
  readonly requested_to: string | null
  readonly window_from: string | null
  readonly window_to: string | null
  readonly add_historical: boolean
  readonly requested_at: Instant
  readonly started_at: MaybeInstant
  readonly finished_at: MaybeInstant
  readonly attempt: number
  readonly lease_until: MaybeInstant
  readonly currencies: number
  readonly done: number
  readonly created: number
  readonly conflicts: number
  readonly message: string | null
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
