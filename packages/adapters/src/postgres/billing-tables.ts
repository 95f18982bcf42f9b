import type { ColumnType } from "kysely"
import type { Instant, Maybe, MaybeInstant } from "./column-types.ts"

/** Exact: as text both ways. */
type Numeric = string
/** Read with every number as a decimal (see `open.ts`), written as JSON text. */
type Json = ColumnType<unknown, string, string>
type MaybeJson = ColumnType<unknown, string | null, string | null>

interface Owned {
  readonly tenant_id: string
  readonly id: string
  readonly legal_entity_id: string
}
interface External {
  readonly external_erp_id: string | null
  readonly external_crm_id: string | null
}
interface Stamped {
  readonly created_at: Instant
  readonly modified_at: Instant
}

/** The tables of accounts, invoices and what they refer to. */
export interface BillingTables {
  readonly financial_accounts: Owned &
    External &
    Stamped & { readonly code: string; readonly name: string; readonly description: string | null }
  readonly payment_terms: Owned &
    Stamped & {
      readonly name: string
      readonly description: string
      readonly term_type: string
      readonly days: number
    }
  readonly tax_templates: Owned &
    Stamped & {
      readonly name: string
      readonly description: string | null
      readonly effective_from: string
      readonly effective_to: string
      readonly tax_account_id: string | null
      readonly details: Json
    }
  readonly custom_field_configurations: Owned &
    Stamped & {
      readonly entity: string
      readonly key: string
      readonly name: string
      readonly field_type: string
      readonly default_value: string | null
      readonly type_entity: string | null
    }
  readonly legal_entity_profiles: LegalEntityProfileTable
  readonly number_series: {
    readonly tenant_id: string
    readonly legal_entity_id: string
    readonly kind: string
    readonly format: string
    readonly next_number: ColumnType<string, number, unknown>
  }
  readonly accounts: AccountTable
  readonly invoices: InvoiceTable
  readonly invoice_lines: InvoiceLineTable
  readonly invoice_attachments: {
    readonly tenant_id: string
    readonly id: string
    readonly invoice_id: string
    readonly name: string
    readonly content_type: string
    readonly content: Uint8Array
    readonly created_at: Instant
  }
  readonly journals: Owned & {
    readonly journal_number: string
    readonly journal_type: string
    readonly effective_date: string
    readonly posted_at: Instant
    readonly invoice_id: string
    readonly invoice_number: string
    readonly account_id: string
    readonly sales_currency: string
    readonly exchange_rate: Numeric
  }
  readonly journal_lines: {
    readonly tenant_id: string
    readonly journal_id: string
    readonly position: number
    readonly account_id: string
    readonly account_code: string
    readonly account_name: string
    readonly amount: Numeric
    readonly sales_amount: Numeric
  }
}

interface LegalEntityProfileTable {
  readonly tenant_id: string
  readonly legal_entity_id: string
  readonly organization_number: string | null
  readonly tax_registration_number: string | null
  readonly bank_account: string | null
  readonly iban: string | null
  readonly bic: string | null
  readonly address: ColumnType<unknown, string | undefined, string>
  readonly electronic_invoice_address: string | null
  readonly electronic_invoice_address_scheme: string | null
  readonly national_e_invoice: ColumnType<boolean, boolean | undefined, boolean>
  readonly total_rounding_unit: Numeric | null
  readonly accounts_receivable_id: string
  readonly tax_account_id: string
  readonly rounding_account_id: string
  readonly payment_term_id: string | null
  readonly tax_template_id: string | null
}

interface AccountTable extends Owned, External, Stamped {
  readonly account_number: string
  readonly name: string
  readonly account_type: string
  readonly inactive: boolean
  readonly currency: string
  readonly invoice_delivery_method: string
  readonly attach_ubl: boolean
  readonly attach_zugferd: boolean
  readonly accounts_receivable_id: string | null
  readonly payment_term_id: string | null
  readonly tax_template_id: string | null
  readonly our_reference: string | null
  readonly your_reference: string | null
  readonly invoice_email_address: string | null
  readonly invoice_email_cc_addresses: string | null
  readonly reminder_email_address: string | null
  readonly organization_number: string | null
  readonly tax_registration_number: string | null
  readonly electronic_invoice_address: string | null
  readonly electronic_invoice_address_scheme: string | null
  readonly image_url: string | null
  readonly domain: string | null
  readonly invoice_address: MaybeJson
  readonly delivery_address: MaybeJson
  readonly custom_fields: Json
}

interface InvoiceTable extends Owned, External, Stamped {
  readonly electronic_invoice_id: Maybe<string>
  readonly account_id: string
  readonly invoice_type: string
  readonly status: string
  readonly invoice_number: string | null
  readonly invoice_date: string
  readonly due_date: string
  readonly payment_date: string | null
  readonly delivery_date: string | null
  readonly prepaid: Numeric | null
  readonly payment_term: MaybeJson
  readonly currency: string
  readonly base_currency: string
  readonly exchange_rate: Numeric | null
  readonly tax_included: boolean
  readonly subtotal: Numeric
  readonly tax: Numeric
  readonly total: Numeric
  readonly total_base: Numeric | null
  readonly rounding: Numeric
  readonly rounding_base: Numeric | null
  readonly settled: Numeric
  readonly settled_base: Numeric
  readonly accounts_receivable: Json
  readonly rounding_account: Json
  readonly allowances: Json
  readonly invoice_address: MaybeJson
  readonly delivery_address: MaybeJson
  readonly invoice_delivery_method: string
  readonly disable_automatic_reminder: boolean
  readonly notes: string | null
  readonly your_reference: string | null
  readonly our_reference: string | null
  readonly your_order_number: string | null
  readonly buyer_reference: string | null
  readonly reference_number: string | null
  readonly custom_fields: Json
  readonly credited_invoice_id: string | null
  readonly parties: MaybeJson
  readonly posted_at: MaybeInstant
}

interface InvoiceLineTable extends External {
  readonly tenant_id: string
  readonly id: string
  readonly invoice_id: string
  readonly number: number
  readonly product_name: string
  readonly description: string | null
  readonly notes: string | null
  readonly quantity: Numeric
  readonly price: Numeric
  readonly discount: MaybeJson
  readonly unit: string
  readonly tax_detail: Json
  readonly revenue_account: Json
  readonly service_period_start: string | null
  readonly service_period_end: string | null
  readonly subtotal_pre_discount: Numeric
  readonly tax_pre_discount: Numeric
  readonly subtotal: Numeric
  readonly allowance: Numeric
  readonly tax: Numeric
  readonly subtotal_base: Numeric | null
  readonly allowance_base: Numeric | null
  readonly tax_base: Numeric | null
  readonly credited_line_id: string | null
  readonly custom_fields: Json
}
