import type { Defaulted, Instant, Maybe, MaybeInstant } from "./column-types.ts"

type Key = { readonly tenant_id: string; readonly legal_entity_id: string }
/** The tables of e-invoicing, as PostgreSQL returns them. */
export interface EInvoicingTables {
  readonly einvoice_connections: Key & {
    readonly company_id: string
    readonly api_key_sealed: string
    readonly is_active: boolean
    readonly connected_at: Instant
  }
  readonly national_einvoice_settings: Key & {
    readonly is_enabled: boolean
    readonly token_sealed: string | null
    readonly linked_at: MaybeInstant
    readonly linking_until: MaybeInstant
  }
  readonly einvoice_notification_keys: {
    readonly tenant_id: string
    readonly key_sealed: string
    readonly key_hash: string
  }
  readonly national_einvoice_entries: Key & {
    readonly id: string
    readonly invoice_id: string
    readonly invoice_number: string
    readonly direction: "Sent" | "Received"
    readonly sequence: number
    readonly status: "Pending" | "Submitted" | "Processed" | "Failed"
    readonly provider_uuid: string
    readonly asks_first: boolean
    readonly created_at: Instant
    readonly version: number
    readonly attempts: Defaulted<number>
    readonly lease_until: MaybeInstant
    readonly next_attempt_at: MaybeInstant
    readonly last_problem: Maybe<string>
    readonly reference: Maybe<string>
    readonly submitted_at: MaybeInstant
    readonly held_back_by: Maybe<string>
    readonly next_poll_at: MaybeInstant
    readonly polls: Defaulted<number>
    readonly processed_at: MaybeInstant
    readonly national_einvoice_id: Maybe<string>
    readonly check_digit_valid: Maybe<boolean>
    readonly upo_file_name: Maybe<string>
    readonly upo_content: Maybe<Buffer>
    readonly failed_at: MaybeInstant
    readonly error_message: Maybe<string>
    readonly outcome: Maybe<"NotSent" | "Refused" | "Unknown">
    readonly original_national_number: Maybe<string>
    readonly document: Maybe<Buffer>
    readonly document_sha256: Maybe<string>
    readonly rule_release: Maybe<string>
    readonly currency: Maybe<string>
    readonly gross: Maybe<string>
    readonly seller_nip: Maybe<string>
  }
  readonly national_einvoice_history: {
    readonly tenant_id: string
    readonly entry_id: string
    readonly version: number
    readonly at: Instant
    readonly status: "Pending" | "Submitted" | "Processed" | "Failed"
    readonly text: string
  }
  readonly electronic_invoice_ids: { readonly tenant_id: string; readonly id: string; readonly entry_id: string }
  readonly integration_log: Key & {
    readonly id: string
    readonly at: Instant
    readonly level: "Information" | "Warning" | "Error"
    readonly code: string
    readonly message: string
    readonly invoice_id: Maybe<string>
    readonly entry_id: Maybe<string>
  }
}
