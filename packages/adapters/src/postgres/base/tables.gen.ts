// Made from the migrated database by `npm run generate`.
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import type {
  AccountId,
  BookingId,
  ChargeId,
  ChargePlanId,
  ClientId,
  CurrencyId,
  DeliveryId,
  DunningCampaignId,
  EInvoiceEntryId,
  EInvoiceReceptionId,
  EventId,
  ExchangeRateId,
  InvoiceBatchId,
  InvoiceBatchLogId,
  InvoiceId,
  InvoiceLineId,
  InvoiceLinkId,
  InvoiceWriteOffId,
  LegalEntityId,
  MessageId,
  MilestoneId,
  OrderChargeId,
  OrderDiscountId,
  OrderId,
  OrderProductId,
  PaymentBatchId,
  PaymentId,
  PaymentRefundId,
  PaymentSettlementId,
  PaymentWriteOffId,
  PersonId,
  ProductId,
  QuoteId,
  RateImportId,
  RecoveryId,
  RevenueScheduleItemId,
  SessionId,
  TenantId,
  UsageImportId,
  UsageRowId,
  UserId,
  WebhookId,
} from "@svc/domain/shared/ids"
import type { BigInteger, Bytes, Defaulted, Generated, Instant, Json, Maybe } from "./column-types.ts"

export interface AccountingBooksTable {
  readonly tenant_id: TenantId
  readonly legal_entity_id: LegalEntityId
  readonly closed_months: Defaulted<readonly CalendarDate[]>
}

export interface AccountingPeriodsTable {
  readonly tenant_id: TenantId
  readonly legal_entity_id: LegalEntityId
  readonly first_day: CalendarDate
  readonly closed_at: Maybe<Instant>
}

export interface AccountsTable {
  readonly tenant_id: TenantId
  readonly id: AccountId
  readonly legal_entity_id: LegalEntityId
  readonly account_number: string
  readonly name: string
  readonly account_type: "Customer" | "Reseller" | "Subsidiary" | "Prospect" | "Other"
  readonly inactive: boolean
  readonly currency: string
  readonly invoice_delivery_method: "Email" | "Print" | "ElectronicInvoice" | "ExternalPrint" | "AutomaticElectronicRouting"
  readonly attach_ubl: boolean
  readonly attach_zugferd: boolean
  readonly accounts_receivable_id: Maybe<string>
  readonly payment_term_id: Maybe<string>
  readonly tax_template_id: Maybe<string>
  readonly our_reference: Maybe<string>
  readonly your_reference: Maybe<string>
  readonly invoice_email_address: Maybe<string>
  readonly invoice_email_cc_addresses: Maybe<string>
  readonly reminder_email_address: Maybe<string>
  readonly organization_number: Maybe<string>
  readonly tax_registration_number: Maybe<string>
  readonly electronic_invoice_address: Maybe<string>
  readonly electronic_invoice_address_scheme: Maybe<string>
  readonly image_url: Maybe<string>
  readonly domain: Maybe<string>
  readonly external_erp_id: Maybe<string>
  readonly external_crm_id: Maybe<string>
  readonly invoice_address: Maybe<Json>
  readonly delivery_address: Maybe<Json>
  readonly custom_fields: Json
  readonly created_at: Instant
  readonly modified_at: Instant
  readonly national_einvoice: Maybe<Json>
  readonly invoice_template_id: Maybe<string>
  readonly invoice_batch_group_id: Maybe<string>
  readonly name_key: Generated<string>
  readonly email_key: Generated<string>
  readonly dunning_campaign_id: Maybe<DunningCampaignId>
  readonly dunning_paused_until: Maybe<CalendarDate>
  readonly dunning_pause_reason: Maybe<string>
  readonly dunning_exempt: Defaulted<boolean>
}

export interface AuditDigestsTable {
  readonly tenant_id: TenantId
  readonly day: CalendarDate
  readonly row_count: BigInteger
  readonly digest_before: Maybe<string>
  readonly digest: string
  readonly made_at: Instant
}

export interface AuditLogTable {
  readonly tenant_id: TenantId
  readonly id: string
  readonly at: Instant
  readonly actor_kind: "User" | "Token" | "System" | "Cli" | "Portal" | "Provider"
  readonly user_id: Maybe<UserId>
  readonly token_id: Maybe<string>
  readonly actor_name: Maybe<string>
  readonly address: Maybe<string>
  readonly user_agent: Maybe<string>
  readonly operation: string
  readonly resource_kind: string
  readonly resource_id: Maybe<string>
  readonly resource_number: Maybe<string>
  readonly legal_entity_id: Maybe<LegalEntityId>
  readonly trace_id: Maybe<string>
  readonly correlation_id: Maybe<string>
  readonly changes: string
  readonly truncated: boolean
}

export interface BookingLinesTable {
  readonly tenant_id: TenantId
  readonly booking_id: BookingId
  readonly charge_number: string
  readonly order_charge_id: OrderChargeId
  readonly name: string
  readonly description: Maybe<string>
  readonly external_erp_id: Maybe<string>
  readonly external_crm_id: Maybe<string>
  readonly cmrr: string
  readonly acv: string
  readonly tcv: string
  readonly emrr: string
  readonly one_time_fees: string
  readonly fmrr: string
}

export interface BookingsTable {
  readonly tenant_id: TenantId
  readonly id: BookingId
  readonly legal_entity_id: LegalEntityId
  readonly order_version_id: OrderId
  readonly effective_date: CalendarDate
  readonly booking_type: "New" | "Change" | "Churn"
  readonly account_category: "New" | "Existing" | "Lost"
  readonly change_type: "Upsell" | "Downsell" | "Renewal" | "None" | "PriceAdjustment" | "Milestone" | "CancelledDelivery" | "AssociatedCharge" | "SplitOrder" | "CancelOrderProduct"
  readonly classification: "NewCustomer" | "Expansion" | "Contraction" | "CustomerChurn" | "NoChange" | "SplitOrder" | "Reactivate"
  readonly notes: Maybe<string>
  readonly cmrr: string
  readonly acv: string
  readonly tcv: string
  readonly emrr: string
  readonly one_time_fees: string
  readonly fmrr: string
  readonly created_at: Instant
  readonly modified_at: Instant
}

export interface ChargePlansTable {
  readonly tenant_id: TenantId
  readonly id: ChargePlanId
  readonly legal_entity_id: LegalEntityId
  readonly product_id: ProductId
  readonly charge_plan_number: string
  readonly name: string
  readonly effective_start_date: Maybe<CalendarDate>
  readonly end_of_new_sales_date: Maybe<CalendarDate>
  readonly effective_end_date: Maybe<CalendarDate>
  readonly custom_fields: Json
  readonly created_at: Instant
  readonly modified_at: Instant
}

export interface ChargesTable {
  readonly tenant_id: TenantId
  readonly id: ChargeId
  readonly legal_entity_id: LegalEntityId
  readonly charge_plan_id: ChargePlanId
  readonly charge_number: string
  readonly name: string
  readonly charge_type: "OneOff" | "Recurring" | "Usage" | "Measured"
  readonly model: "Flat" | "Quantity" | "Volume" | "Tiered" | "Rated"
  readonly unit: string
  readonly default_quantity: string
  readonly price_period: "Monthly" | "Quarterly" | "Annual"
  readonly billing_period: "Monthly" | "Quarterly" | "Biannual" | "Annual" | "EndOfTerm"
  readonly billing_timing: "InAdvance" | "InArrears"
  readonly period_alignment: "None" | "AlignToOrder" | "AlignToCharge" | "AlignToMonth" | "AlignToCalendarQuarter" | "AlignToDate"
  readonly billing_day: "None" | "FirstDayOfMonth" | "LastDayOfMonth" | "FromOrder" | "FromCharge" | "FromAccount" | "SpecificDay" | "DaysOffset"
  readonly usage_rating: "Sum" | "Max" | "Average"
  readonly measurements_rule: "LatestDate" | "SumLatestDate"
  readonly specific_billing_day: Maybe<number>
  readonly offset_billing_days: Maybe<number>
  readonly alignment_date: Maybe<CalendarDate>
  readonly tax_template_id: Maybe<string>
  readonly tax_included: boolean
  readonly create_invoice_lines_per_tier: boolean
  readonly revenue_recognition: string
  readonly deferred_revenue_account_id: Maybe<string>
  readonly recognized_revenue_account_id: Maybe<string>
  readonly external_erp_id: Maybe<string>
  readonly external_crm_id: Maybe<string>
  readonly prices: Json
  readonly feature_ids: readonly string[]
  readonly custom_fields: Json
  readonly created_at: Instant
  readonly modified_at: Instant
}

export interface CurrenciesTable {
  readonly tenant_id: TenantId
  readonly id: CurrencyId
  readonly code: string
  readonly description: Maybe<string>
}

export interface CustomFieldConfigurationsTable {
  readonly tenant_id: TenantId
  readonly id: string
  readonly legal_entity_id: LegalEntityId
  readonly entity: string
  readonly key: string
  readonly name: string
  readonly field_type: string
  readonly default_value: Maybe<string>
  readonly type_entity: Maybe<string>
  readonly created_at: Defaulted<Instant>
  readonly modified_at: Defaulted<Instant>
}

export interface DeliveryQueueTable {
  readonly tenant_id: TenantId
  readonly delivery_id: DeliveryId
  readonly webhook_id: WebhookId
  readonly lane: "first" | "retry"
  readonly priority: number
  readonly due_at: Instant
  readonly leased_until: Maybe<Instant>
  readonly claims: Defaulted<number>
}

export interface DistributionStepsTable {
  readonly position: number
  readonly about: string
  readonly statement: string
}

export interface DunningCampaignsTable {
  readonly tenant_id: TenantId
  readonly id: DunningCampaignId
  readonly legal_entity_id: LegalEntityId
  readonly name: string
  readonly is_default: boolean
  readonly is_enabled: boolean
  readonly steps: Json
  readonly minimum_balances: Json
  readonly send_hour: number
  readonly only_on_workdays: boolean
  readonly last_run_on: Maybe<CalendarDate>
  readonly created_at: Instant
  readonly modified_at: Instant
}

export interface DunningCoursesTable {
  readonly tenant_id: TenantId
  readonly invoice_id: InvoiceId
  readonly legal_entity_id: LegalEntityId
  readonly campaign_id: DunningCampaignId
  readonly started_at: Instant
  readonly ended_at: Maybe<Instant>
}

export interface DunningStepsTable {
  readonly tenant_id: TenantId
  readonly invoice_id: InvoiceId
  readonly level: number
  readonly legal_entity_id: LegalEntityId
  readonly campaign_id: DunningCampaignId
  readonly taken_on: CalendarDate
  readonly taken_at: Instant
  readonly message_id: MessageId
  readonly account_id: Maybe<AccountId>
}

export interface EinvoiceConnectionsTable {
  readonly tenant_id: TenantId
  readonly legal_entity_id: LegalEntityId
  readonly company_id: string
  readonly api_key_sealed: string
  readonly is_active: boolean
  readonly connected_at: Instant
}

export interface EinvoiceNotificationKeysTable {
  readonly tenant_id: TenantId
  readonly key_sealed: string
  readonly key_hash: string
}

export interface EinvoiceReceptionsTable {
  readonly tenant_id: TenantId
  readonly id: EInvoiceReceptionId
  readonly legal_entity_id: LegalEntityId
  readonly state: "Queued" | "Running" | "Succeeded" | "Failed"
  readonly requested_at: Instant
  readonly started_at: Maybe<Instant>
  readonly finished_at: Maybe<Instant>
  readonly received: Defaulted<number>
  readonly acknowledged: Defaulted<number>
  readonly message: Maybe<string>
}

export interface ElectronicInvoiceIdsTable {
  readonly tenant_id: TenantId
  readonly id: string
  readonly entry_id: EInvoiceEntryId
}

export interface EventConsumersTable {
  readonly tenant_id: TenantId
  readonly legal_entity_id: LegalEntityId
  readonly name: string
  readonly tags: Maybe<readonly string[]>
  readonly account_id: Maybe<AccountId>
  readonly epoch: number
  readonly xid: string
  readonly event_id: EventId
  readonly position_at: Instant
  readonly created_at: Instant
  readonly acknowledged_at: Maybe<Instant>
  readonly used_at: Instant
  readonly told_at: Maybe<Instant>
}

export interface EventEpochsTable {
  readonly epoch: number
  readonly system_identifier: BigInteger
  readonly began_at: Defaulted<Instant>
}

export interface EventsTable {
  readonly tenant_id: TenantId
  readonly id: EventId
  readonly legal_entity_id: LegalEntityId
  readonly tag: string
  readonly correlation_id: Maybe<string>
  readonly source: Maybe<string>
  readonly triggered_by: string
  readonly raised_at: Instant
  readonly is_test: boolean
  readonly envelope: string
  readonly search_keys: Maybe<readonly string[]>
  readonly client_id: Maybe<string>
  readonly traceparent: Maybe<string>
  readonly epoch: Defaulted<number>
  readonly xid: Defaulted<string>
  readonly absence: Maybe<"Size" | "Erased">
  readonly trace_id: Maybe<string>
}

export interface ExchangeRatesTable {
  readonly tenant_id: TenantId
  readonly id: ExchangeRateId
  readonly legal_entity_id: LegalEntityId
  readonly from_currency_id: CurrencyId
  readonly to_currency_id: CurrencyId
  readonly effective_from: CalendarDate
  readonly effective_to: Maybe<CalendarDate>
  readonly rate: string
  readonly source: string
  readonly observed_at: Maybe<Instant>
  readonly import_id: Maybe<RateImportId>
}

export interface FinancialAccountsTable {
  readonly tenant_id: TenantId
  readonly id: string
  readonly legal_entity_id: LegalEntityId
  readonly code: string
  readonly name: string
  readonly description: Maybe<string>
  readonly external_erp_id: Maybe<string>
  readonly external_crm_id: Maybe<string>
  readonly created_at: Defaulted<Instant>
  readonly modified_at: Defaulted<Instant>
}

export interface IdempotencyKeysTable {
  readonly tenant_id: TenantId
  readonly legal_entity_id: LegalEntityId
  readonly endpoint: string
  readonly key: string
  readonly fingerprint: string
  readonly status: Maybe<number>
  readonly answer_sealed: Maybe<string>
  readonly hours: number
  readonly expires_at: Instant
}

export interface IntegrationLogTable {
  readonly tenant_id: TenantId
  readonly id: string
  readonly legal_entity_id: LegalEntityId
  readonly at: Instant
  readonly level: "Information" | "Warning" | "Error"
  readonly code: string
  readonly message: string
  readonly invoice_id: Maybe<InvoiceId>
  readonly entry_id: Maybe<EInvoiceEntryId>
}

export interface InvitationsTable {
  readonly hash: string
  readonly kind: "Invitation" | "Reset"
  readonly tenant: TenantId
  readonly user_id: UserId
  readonly created_at: Instant
  readonly expires_at: Instant
  readonly by_operator: Defaulted<boolean>
}

export interface InvoiceAttachmentsTable {
  readonly tenant_id: TenantId
  readonly id: string
  readonly invoice_id: InvoiceId
  readonly name: string
  readonly content_type: string
  readonly content: Bytes
  readonly created_at: Instant
  readonly is_former_document: Defaulted<boolean>
}

export interface InvoiceBatchGroupsTable {
  readonly tenant_id: TenantId
  readonly id: string
  readonly legal_entity_id: LegalEntityId
  readonly code: string
  readonly description: Maybe<string>
  readonly created_at: Defaulted<Instant>
  readonly modified_at: Defaulted<Instant>
}

export interface InvoiceBatchLogTable {
  readonly tenant_id: TenantId
  readonly id: InvoiceBatchLogId
  readonly batch_id: InvoiceBatchId
  readonly entity_name: "Account" | "Invoice"
  readonly entity_id: string
  readonly reference: string
  readonly error_message: string
  readonly created_at: Instant
  readonly modified_at: Instant
}

export interface InvoiceBatchPicksTable {
  readonly tenant_id: TenantId
  readonly batch_id: string
  readonly invoice_id: InvoiceId
}

export interface InvoiceBatchesTable {
  readonly tenant_id: TenantId
  readonly id: InvoiceBatchId
  readonly legal_entity_id: LegalEntityId
  readonly batch_number: string
  readonly status: "Generating" | "Generated" | "Posting" | "Posted" | "Cancelling" | "Cancelled"
  readonly invoice_date: CalendarDate
  readonly target_date: CalendarDate
  readonly target_dates: Json
  readonly account_ids: Maybe<Json>
  readonly batch_groups: Maybe<Json>
  readonly minimum_amount: Maybe<string>
  readonly generation: Json
  readonly posting: Maybe<Json>
  readonly work_total: Maybe<number>
  readonly work_done: Defaulted<number>
  readonly work_made: Defaulted<number>
  readonly work_failed: Defaulted<number>
  readonly cursor_account: Maybe<string>
  readonly cursor_invoice: Maybe<InvoiceId>
  readonly created_at: Instant
  readonly modified_at: Instant
  readonly filter: Maybe<string>
  readonly work_notes: Defaulted<number>
}

export interface InvoiceDisputesTable {
  readonly tenant_id: TenantId
  readonly invoice_id: InvoiceId
  readonly legal_entity_id: LegalEntityId
  readonly reason: string
  readonly until: Maybe<CalendarDate>
  readonly created_at: Instant
}

export interface InvoiceDocumentsTable {
  readonly tenant_id: TenantId
  readonly invoice_id: InvoiceId
  readonly content: Bytes
  readonly created_at: Instant
}

export interface InvoiceFormerPartiesTable {
  readonly tenant_id: TenantId
  readonly id: string
  readonly invoice_id: InvoiceId
  readonly changed_at: Instant
  readonly changed_by: string
  readonly parties: Json
  readonly invoice_address: Maybe<Json>
  readonly attachment_id: string
}

export interface InvoiceLinesTable {
  readonly tenant_id: TenantId
  readonly id: InvoiceLineId
  readonly invoice_id: InvoiceId
  readonly number: number
  readonly product_name: string
  readonly description: Maybe<string>
  readonly notes: Maybe<string>
  readonly quantity: string
  readonly price: string
  readonly discount: Maybe<Json>
  readonly unit: string
  readonly tax_detail: Json
  readonly revenue_account: Json
  readonly service_period_start: Maybe<CalendarDate>
  readonly service_period_end: Maybe<CalendarDate>
  readonly subtotal_pre_discount: string
  readonly tax_pre_discount: string
  readonly subtotal: string
  readonly allowance: string
  readonly tax: string
  readonly subtotal_base: Maybe<string>
  readonly allowance_base: Maybe<string>
  readonly tax_base: Maybe<string>
  readonly credited_line_id: Maybe<InvoiceLineId>
  readonly custom_fields: Json
  readonly external_erp_id: Maybe<string>
  readonly external_crm_id: Maybe<string>
  readonly legal_entity_id: Maybe<LegalEntityId>
  readonly order_number: Maybe<string>
  readonly order_charge_id: Maybe<OrderChargeId>
  readonly charge_type: Maybe<"OneOff" | "Recurring" | "Usage" | "Measured">
  readonly billed: Maybe<Json>
  readonly deferred_account: Maybe<Json>
  readonly marks: Maybe<Json>
}

export interface InvoiceLinksTable {
  readonly tenant_id: TenantId
  readonly id: InvoiceLinkId
  readonly legal_entity_id: LegalEntityId
  readonly invoice_id: InvoiceId
  readonly token_hash: string
  readonly token_sealed: string
  readonly created_at: Instant
  readonly expires_at: Instant
  readonly revoked_at: Maybe<Instant>
}

export interface InvoiceMatchesTable {
  readonly tenant_id: TenantId
  readonly legal_entity_id: LegalEntityId
  readonly invoice_id: InvoiceId
  readonly credit_invoice_id: InvoiceId
  readonly amount: string
  readonly invoice_base: string
  readonly credit_base: string
  readonly effective_date: Maybe<CalendarDate>
}

export interface InvoiceWriteOffsTable {
  readonly tenant_id: TenantId
  readonly id: InvoiceWriteOffId
  readonly legal_entity_id: LegalEntityId
  readonly invoice_id: InvoiceId
  readonly amount: string
  readonly base_amount: string
  readonly write_off_date: CalendarDate
  readonly account: Json
  readonly reason: string
  readonly created_at: Instant
  readonly taken_back_at: Maybe<Instant>
  readonly taken_back_date: Maybe<CalendarDate>
  readonly taken_back_amount: Maybe<string>
  readonly relief: Maybe<Json>
  readonly taken_back_by: Maybe<string>
}

export interface InvoicedPeriodsTable {
  readonly tenant_id: TenantId
  readonly invoice_line_id: InvoiceLineId
  readonly invoice_id: InvoiceId
  readonly order_charge_id: OrderChargeId
  readonly from_date: CalendarDate
  readonly to_date: CalendarDate
  readonly billed_to: CalendarDate
  readonly tier: number
  readonly number: number
  readonly whole_from: CalendarDate
  readonly whole_to: CalendarDate
  readonly proration_method: "DaysInPeriod" | "DaysInMonth" | "Fixed30"
  readonly amount: string
  readonly amount_pre_discount: string
  readonly spans: Maybe<Json>
  readonly released: Defaulted<boolean>
  readonly cuts: Maybe<Json>
}

export interface InvoicesTable {
  readonly tenant_id: TenantId
  readonly id: InvoiceId
  readonly legal_entity_id: LegalEntityId
  readonly account_id: AccountId
  readonly invoice_type: "Invoice" | "Credit" | "OnAccount"
  readonly status: "Draft" | "Posted" | "Cancelled" | "Settled"
  readonly invoice_number: Maybe<string>
  readonly invoice_date: CalendarDate
  readonly due_date: CalendarDate
  readonly payment_date: Maybe<CalendarDate>
  readonly payment_term: Maybe<Json>
  readonly currency: string
  readonly base_currency: string
  readonly exchange_rate: Maybe<string>
  readonly tax_included: boolean
  readonly subtotal: string
  readonly tax: string
  readonly total: string
  readonly total_base: Maybe<string>
  readonly rounding: string
  readonly rounding_base: Maybe<string>
  readonly settled: string
  readonly settled_base: string
  readonly accounts_receivable: Json
  readonly rounding_account: Json
  readonly allowances: Json
  readonly invoice_address: Maybe<Json>
  readonly delivery_address: Maybe<Json>
  readonly invoice_delivery_method: "Email" | "Print" | "ElectronicInvoice" | "ExternalPrint" | "AutomaticElectronicRouting"
  readonly disable_automatic_reminder: boolean
  readonly notes: Maybe<string>
  readonly your_reference: Maybe<string>
  readonly our_reference: Maybe<string>
  readonly your_order_number: Maybe<string>
  readonly buyer_reference: Maybe<string>
  readonly reference_number: Maybe<string>
  readonly external_erp_id: Maybe<string>
  readonly external_crm_id: Maybe<string>
  readonly custom_fields: Json
  readonly credited_invoice_id: Maybe<InvoiceId>
  readonly parties: Maybe<Json>
  readonly posted_at: Maybe<Instant>
  readonly created_at: Instant
  readonly modified_at: Instant
  readonly electronic_invoice_id: Maybe<string>
  readonly delivery_date: Maybe<CalendarDate>
  readonly prepaid: Maybe<string>
  readonly national_einvoice: Maybe<Json>
  readonly total_near: Generated<number>
  readonly made_with_version_id: Maybe<OrderId>
  readonly batch_id: Maybe<InvoiceBatchId>
  readonly invoice_template_id: Maybe<string>
  readonly settled_notes: Maybe<string>
  readonly ocr_number: Generated<string>
  readonly last_payment_date: Maybe<CalendarDate>
  readonly settled_rest: Defaulted<string>
  readonly correction: Maybe<Json>
  readonly corrected_invoice_id: Maybe<InvoiceId>
  readonly tax_rate: Maybe<Json>
  readonly marks: Maybe<Json>
  readonly tax_point_date: Maybe<CalendarDate>
  readonly written_off: Defaulted<string>
  readonly reminders_sent: Defaulted<number>
}

export interface JournalLinesTable {
  readonly tenant_id: TenantId
  readonly journal_id: Maybe<string>
  readonly position: number
  readonly account_id: AccountId
  readonly account_code: string
  readonly account_name: string
  readonly amount: string
  readonly sales_amount: string
  readonly exchange_rate: Maybe<string>
  readonly voucher_id: string
  readonly effective_date: CalendarDate
}

export interface JournalsTable {
  readonly tenant_id: TenantId
  readonly id: string
  readonly legal_entity_id: LegalEntityId
  readonly journal_number: string
  readonly journal_type: string
  readonly effective_date: CalendarDate
  readonly posted_at: Instant
  readonly invoice_id: Maybe<InvoiceId>
  readonly invoice_number: Maybe<string>
  readonly account_id: Maybe<AccountId>
  readonly sales_currency: Maybe<string>
  readonly exchange_rate: Maybe<string>
  readonly description: string
  readonly external_erp_id: Maybe<string>
  readonly transferred_to_erp: Maybe<Instant>
  readonly modified_at: Instant
}

export interface LegalEntitiesTable {
  readonly tenant_id: TenantId
  readonly id: LegalEntityId
  readonly name: string
  readonly base_currency: string
  readonly country: Maybe<string>
  readonly time_zone: string
  readonly created_at: Defaulted<Instant>
}

export interface LegalEntityProfilesTable {
  readonly tenant_id: TenantId
  readonly legal_entity_id: LegalEntityId
  readonly organization_number: Maybe<string>
  readonly tax_registration_number: Maybe<string>
  readonly bank_account: Maybe<string>
  readonly iban: Maybe<string>
  readonly bic: Maybe<string>
  readonly address: Defaulted<Json>
  readonly electronic_invoice_address: Maybe<string>
  readonly electronic_invoice_address_scheme: Maybe<string>
  readonly national_e_invoice: Defaulted<boolean>
  readonly total_rounding_unit: Maybe<string>
  readonly accounts_receivable_id: string
  readonly tax_account_id: string
  readonly rounding_account_id: string
  readonly payment_term_id: Maybe<string>
  readonly tax_template_id: Maybe<string>
  readonly auto_renew: Defaulted<boolean>
  readonly proration_method: Defaulted<"DaysInPeriod" | "DaysInMonth" | "Fixed30">
  readonly match_credits_on_post: Defaulted<boolean>
  readonly deferred_revenue_account_id: string
  readonly recognized_revenue_account_id: string
  readonly exchange_gain_account_id: string
  readonly exchange_loss_account_id: string
  readonly fiscal_year_start_month: Defaulted<number>
  readonly payment_tolerance: Defaulted<string>
  readonly payment_account_id: string
  readonly bank_fee_account_id: string
  readonly advance_account_id: string
  readonly write_off_account_id: string
  readonly tax_rate_source: Defaulted<"InvoiceRate" | "NationalBankOfPoland">
  readonly hosted_pages: Defaulted<boolean>
}

export interface ListChangesTable {
  readonly tenant_id: TenantId
  readonly legal_entity_id: LegalEntityId
  readonly list: string
  readonly first_id: string
  readonly last_id: string
  readonly change: number
  readonly id: Defaulted<string>
}

export interface ListSegmentsTable {
  readonly tenant_id: TenantId
  readonly legal_entity_id: LegalEntityId
  readonly list: "accounts" | "invoices" | "journals" | "exchange_rates" | "subscriptions" | "sales_orders" | "bookings" | "quotes" | "usage" | "measurements" | "payments"
  readonly first_id: string
  readonly size: number
}

export interface MailSettingsTable {
  readonly tenant_id: TenantId
  readonly legal_entity_id: LegalEntityId
  readonly host: string
  readonly port: number
  readonly security: "Tls" | "StartTls" | "None"
  readonly username: Maybe<string>
  readonly password_sealed: Maybe<string>
  readonly from_address: string
  readonly from_name: string
  readonly reply_to: Maybe<string>
  readonly max_per_minute: number
  readonly is_enabled: boolean
  readonly stopped_until: Maybe<Instant>
}

export interface MessageAttemptsTable {
  readonly tenant_id: TenantId
  readonly message_id: MessageId
  readonly number: number
  readonly legal_entity_id: LegalEntityId
  readonly at: Instant
  readonly server: string
  readonly outcome: Maybe<"Accepted" | "Refused" | "NotTaken" | "Unknown">
  readonly code: Maybe<number>
  readonly text: Maybe<string>
  readonly milliseconds: Maybe<number>
}

export interface MessagesTable {
  readonly tenant_id: TenantId
  readonly id: MessageId
  readonly legal_entity_id: LegalEntityId
  readonly kind: "Invoice" | "CreditNote" | "Reminder"
  readonly invoice_id: InvoiceId
  readonly account_id: AccountId
  readonly turn: number
  readonly recipient: Maybe<string>
  readonly copies: readonly string[]
  readonly language: "sv" | "pl" | "de" | "en"
  readonly facts: Json
  readonly status: "Queued" | "Sending" | "Deferred" | "Sent" | "Failed" | "Unknown" | "Skipped" | "Cancelled"
  readonly is_ending: boolean
  readonly version: number
  readonly attempts: number
  readonly created_at: Instant
  readonly next_attempt_at: Maybe<Instant>
  readonly lease_until: Maybe<Instant>
  readonly sent_at: Maybe<Instant>
  readonly cancelled_at: Maybe<Instant>
  readonly problem: Maybe<string>
  readonly rejected: readonly string[]
}

export interface MigrationsTable {
  readonly name: string
  readonly sha256: string
  readonly applied_at: Defaulted<Instant>
  readonly needs: Maybe<string>
}

export interface NationalEinvoiceClearedDocumentsTable {
  readonly tenant_id: TenantId
  readonly entry_id: EInvoiceEntryId
  readonly content: Bytes
}

export interface NationalEinvoiceEntriesTable {
  readonly tenant_id: TenantId
  readonly id: EInvoiceEntryId
  readonly legal_entity_id: LegalEntityId
  readonly invoice_id: InvoiceId
  readonly invoice_number: string
  readonly direction: "Sent" | "Received"
  readonly sequence: number
  readonly status: "Pending" | "Submitted" | "Processed" | "Failed"
  readonly provider_uuid: string
  readonly asks_first: boolean
  readonly created_at: Instant
  readonly version: number
  readonly attempts: Defaulted<number>
  readonly lease_until: Maybe<Instant>
  readonly next_attempt_at: Maybe<Instant>
  readonly last_problem: Maybe<string>
  readonly reference: Maybe<string>
  readonly submitted_at: Maybe<Instant>
  readonly held_back_by: Maybe<string>
  readonly next_poll_at: Maybe<Instant>
  readonly polls: Defaulted<number>
  readonly processed_at: Maybe<Instant>
  readonly national_einvoice_id: Maybe<string>
  readonly check_digit_valid: Maybe<boolean>
  readonly upo_file_name: Maybe<string>
  readonly upo_content: Maybe<Bytes>
  readonly failed_at: Maybe<Instant>
  readonly error_message: Maybe<string>
  readonly outcome: Maybe<"NotSent" | "Refused" | "Unknown">
  readonly original_national_number: Maybe<string>
  readonly document: Maybe<Bytes>
  readonly document_sha256: Maybe<string>
  readonly rule_release: Maybe<string>
  readonly currency: Maybe<string>
  readonly gross: Maybe<string>
  readonly seller_nip: Maybe<string>
  readonly waits_for_invoice_id: Maybe<InvoiceId>
  readonly released_at: Maybe<Instant>
  readonly deadline: Maybe<Instant>
  readonly deadline_told_at: Maybe<Instant>
}

export interface NationalEinvoiceHistoryTable {
  readonly tenant_id: TenantId
  readonly entry_id: EInvoiceEntryId
  readonly version: number
  readonly at: Instant
  readonly status: string
  readonly text: string
}

export interface NationalEinvoiceSettingsTable {
  readonly tenant_id: TenantId
  readonly legal_entity_id: LegalEntityId
  readonly is_enabled: boolean
  readonly token_sealed: Maybe<string>
  readonly linked_at: Maybe<Instant>
  readonly linking_until: Maybe<Instant>
  readonly preflight_on_posting: Defaulted<"Warn" | "Refuse">
  readonly token_expires: Maybe<CalendarDate>
  readonly token_warned_days: Maybe<number>
}

export interface NotificationReadsTable {
  readonly tenant_id: TenantId
  readonly user_id: UserId
  readonly read_to: string
}

export interface NotificationSettingsTable {
  readonly tenant_id: TenantId
  readonly user_id: UserId
  readonly topics: readonly string[]
  readonly muted: Defaulted<readonly string[]>
}

export interface NotificationTurnsTable {
  readonly tenant_id: TenantId
  readonly kind: string
  readonly webhook_id: WebhookId
  readonly raised_at: Instant
}

export interface NotificationsTable {
  readonly tenant_id: TenantId
  readonly user_id: UserId
  readonly id: string
  readonly kind: string
  readonly subject: string
  readonly text: string
  readonly webhook_id: Maybe<WebhookId>
  readonly created_at: Instant
  readonly legal_entity_id: Maybe<LegalEntityId>
  readonly link_kind: Maybe<string>
  readonly link_id: Maybe<string>
}

export interface NumberSeriesTable {
  readonly tenant_id: TenantId
  readonly legal_entity_id: LegalEntityId
  readonly kind: "Invoice" | "Credit" | "Journal" | "Account" | "Product" | "ChargePlan" | "Charge" | "Order" | "OrderProduct" | "OrderCharge" | "Quote" | "InvoiceBatch" | "PaymentBatch"
  readonly format: string
  readonly next_number: BigInteger
}

export interface OrderChargesTable {
  readonly tenant_id: TenantId
  readonly id: OrderChargeId
  readonly order_id: OrderId
  readonly legal_entity_id: LegalEntityId
  readonly order_product_id: OrderProductId
  readonly since_version: number
  readonly until_version: Maybe<number>
  readonly charge_number: string
  readonly version: number
  readonly made_in: number
  readonly ended_in: Maybe<number>
  readonly charge: Json
  readonly charge_id: ChargeId
  readonly name: string
  readonly description: Maybe<string>
  readonly remarks: Maybe<string>
  readonly charge_type: "OneOff" | "Recurring" | "Usage" | "Measured"
  readonly model: "Flat" | "Quantity" | "Volume" | "Tiered" | "Rated"
  readonly quantity: Maybe<string>
  readonly unit: string
  readonly start_on: "AlignToSubscription" | "SpecificDate" | "Milestone"
  readonly end_on: "AlignToSubscription" | "SpecificDate" | "Milestone"
  readonly start_milestone: Maybe<MilestoneId>
  readonly end_milestone: Maybe<MilestoneId>
  readonly start_date: Maybe<CalendarDate>
  readonly end_date: Maybe<CalendarDate>
  readonly anchor: Maybe<CalendarDate>
  readonly charged_through: Maybe<CalendarDate>
  readonly last_renewal_date: Maybe<CalendarDate>
  readonly last_price_adjustment_date: Maybe<CalendarDate>
  readonly price_period: "Monthly" | "Quarterly" | "Annual"
  readonly billing_period: "Monthly" | "Quarterly" | "Biannual" | "Annual" | "EndOfTerm"
  readonly billing_timing: "InAdvance" | "InArrears"
  readonly period_alignment: "None" | "AlignToOrder" | "AlignToCharge" | "AlignToMonth" | "AlignToCalendarQuarter" | "AlignToDate"
  readonly billing_day: "None" | "FirstDayOfMonth" | "LastDayOfMonth" | "FromOrder" | "FromCharge" | "FromAccount" | "SpecificDay" | "DaysOffset"
  readonly usage_rating: "Sum" | "Max" | "Average"
  readonly measurements_rule: "LatestDate" | "SumLatestDate"
  readonly specific_billing_day: Maybe<number>
  readonly offset_billing_days: Maybe<number>
  readonly alignment_date: Maybe<CalendarDate>
  readonly tax_template_id: Maybe<string>
  readonly tax_included: boolean
  readonly create_invoice_lines_per_tier: boolean
  readonly revenue_recognition: string
  readonly deferred_revenue_account_id: Maybe<string>
  readonly recognized_revenue_account_id: Maybe<string>
  readonly estimated_usage: Maybe<string>
  readonly estimated_quantity: Maybe<string>
  readonly ordered_quantity: Maybe<string>
  readonly deliveries: Maybe<Json>
  readonly delivery_date: Maybe<CalendarDate>
  readonly delivery_closed: boolean
  readonly display_price: Maybe<string>
  readonly prices: Json
  readonly feature_ids: readonly string[]
  readonly cmrr: Maybe<string>
  readonly acv: Maybe<string>
  readonly tcv: Maybe<string>
  readonly emrr: Maybe<string>
  readonly one_time_fees: Maybe<string>
  readonly external_erp_id: Maybe<string>
  readonly external_crm_id: Maybe<string>
  readonly custom_fields: Json
  readonly created_at: Instant
  readonly modified_at: Instant
  readonly yearly_price: Generated<string>
}

export interface OrderDiscountsTable {
  readonly tenant_id: TenantId
  readonly id: OrderDiscountId
  readonly order_id: OrderId
  readonly since_version: number
  readonly until_version: Maybe<number>
  readonly percent: string
  readonly start_date: Maybe<CalendarDate>
  readonly end_date: Maybe<CalendarDate>
  readonly description: Maybe<string>
  readonly charge_numbers: Maybe<readonly string[]>
  readonly created_at: Instant
}

export interface OrderMilestonesTable {
  readonly tenant_id: TenantId
  readonly id: MilestoneId
  readonly order_id: OrderId
  readonly since_version: number
  readonly until_version: Maybe<number>
  readonly name: string
  readonly description: Maybe<string>
  readonly planned_date: Maybe<CalendarDate>
  readonly milestone_date: Maybe<CalendarDate>
}

export interface OrderProductsTable {
  readonly tenant_id: TenantId
  readonly id: OrderProductId
  readonly order_id: OrderId
  readonly legal_entity_id: LegalEntityId
  readonly since_version: number
  readonly until_version: Maybe<number>
  readonly product_number: string
  readonly product: Json
  readonly product_id: ProductId
  readonly charge_plan: Json
  readonly charge_plan_id: ChargePlanId
  readonly product_line_number: number
  readonly name: string
  readonly external_erp_id: Maybe<string>
  readonly external_crm_id: Maybe<string>
  readonly custom_fields: Json
  readonly created_at: Instant
  readonly modified_at: Instant
}

export interface OrderVersionsTable {
  readonly tenant_id: TenantId
  readonly version_id: OrderId
  readonly order_id: OrderId
  readonly legal_entity_id: LegalEntityId
  readonly order_number: string
  readonly order_type: "Subscription" | "SalesOrder"
  readonly version: number
  readonly is_last: boolean
  readonly status: "Draft" | "Active" | "Cancelled" | "Inactive" | "Deleted" | "OrderDraft" | "Order" | "PartiallyDelivered" | "Delivered" | "Invoiced" | "PartiallyPaid" | "Paid"
  readonly account_id: AccountId
  readonly invoice_account_id: AccountId
  readonly currency: string
  readonly base_currency: string
  readonly order_date: CalendarDate
  readonly exchange_rate: Maybe<string>
  readonly start_date: CalendarDate
  readonly end_date: Maybe<CalendarDate>
  readonly end_anchor: Maybe<CalendarDate>
  readonly term_type: "Termed" | "Evergreen"
  readonly term: number
  readonly renewals: Json
  readonly renewal_term: number
  readonly notice_period: number
  readonly notice_period_date: Maybe<CalendarDate>
  readonly is_auto_renewed: boolean
  readonly last_renewal_date: Maybe<CalendarDate>
  readonly cancellation_date: Maybe<CalendarDate>
  readonly effective_change_date: Maybe<CalendarDate>
  readonly description: Maybe<string>
  readonly remarks: Maybe<string>
  readonly order_payment_method: "Invoice" | "Stripe" | "GoCardless"
  readonly invoice_separatly: boolean
  readonly your_reference: Maybe<string>
  readonly our_reference: Maybe<string>
  readonly your_order_number: Maybe<string>
  readonly buyer_reference: Maybe<string>
  readonly invoice_address: Maybe<Json>
  readonly delivery_address: Maybe<Json>
  readonly payment_term_id: Maybe<string>
  readonly order_billing_period: "Monthly" | "Quarterly" | "Biannual" | "Annual" | "EndOfTerm"
  readonly set_order_billing_period: boolean
  readonly external_erp_id: Maybe<string>
  readonly external_crm_id: Maybe<string>
  readonly custom_fields: Json
  readonly cmrr: string
  readonly acv: string
  readonly tcv: string
  readonly emrr: string
  readonly one_time_fees: string
  readonly created_at: Instant
  readonly modified_at: Instant
  readonly invoice_template_id: Maybe<string>
  readonly use_account_batch_group: Defaulted<boolean>
  readonly invoice_batch_group_id: Maybe<string>
}

export interface OrdersTable {
  readonly tenant_id: TenantId
  readonly id: OrderId
  readonly legal_entity_id: LegalEntityId
  readonly order_number: string
  readonly order_type: "Subscription" | "SalesOrder"
  readonly account_id: AccountId
  readonly deleted: boolean
}

export interface ParkedDeliveriesTable {
  readonly tenant_id: TenantId
  readonly webhook_id: WebhookId
  readonly delivery_id: DeliveryId
  readonly asked_for: Defaulted<boolean>
}

export interface PasskeyChallengesTable {
  readonly challenge: string
  readonly person_id: Maybe<PersonId>
  readonly expires_at: Instant
  readonly invitation: Maybe<string>
}

export interface PaymentBatchesTable {
  readonly tenant_id: TenantId
  readonly id: PaymentBatchId
  readonly legal_entity_id: LegalEntityId
  readonly batch_number: string
  readonly message_id: string
  readonly created: number
  readonly matched: number
  readonly skipped: number
  readonly created_at: Instant
}

export interface PaymentMethodsTable {
  readonly tenant_id: TenantId
  readonly id: string
  readonly legal_entity_id: LegalEntityId
  readonly name: string
  readonly created_at: Defaulted<Instant>
  readonly modified_at: Defaulted<Instant>
}

export interface PaymentRefundsTable {
  readonly tenant_id: TenantId
  readonly id: PaymentRefundId
  readonly payment_id: PaymentId
  readonly refunded_payment_id: PaymentId
  readonly amount: string
  readonly effective_date: Maybe<CalendarDate>
  readonly removed_at: Maybe<Instant>
  readonly removed_date: Maybe<CalendarDate>
}

export interface PaymentSettlementsTable {
  readonly tenant_id: TenantId
  readonly id: PaymentSettlementId
  readonly payment_id: PaymentId
  readonly invoice_id: InvoiceId
  readonly amount: string
  readonly matched_by: Maybe<string>
  readonly effective_date: Maybe<CalendarDate>
  readonly removed_at: Maybe<Instant>
  readonly removed_date: Maybe<CalendarDate>
}

export interface PaymentTermsTable {
  readonly tenant_id: TenantId
  readonly id: string
  readonly legal_entity_id: LegalEntityId
  readonly name: string
  readonly description: string
  readonly term_type: "NetDays" | "EndOfMonthNetDays" | "NetDaysEndOfMonth"
  readonly days: number
  readonly created_at: Defaulted<Instant>
  readonly modified_at: Defaulted<Instant>
}

export interface PaymentWriteOffsTable {
  readonly tenant_id: TenantId
  readonly id: PaymentWriteOffId
  readonly payment_id: PaymentId
  readonly settlement_id: Maybe<PaymentSettlementId>
  readonly amount: string
  readonly posting_text: Maybe<string>
  readonly account: Json
  readonly by_tolerance: boolean
  readonly effective_date: Maybe<CalendarDate>
  readonly removed_at: Maybe<Instant>
  readonly removed_date: Maybe<CalendarDate>
}

export interface PaymentsTable {
  readonly tenant_id: TenantId
  readonly id: PaymentId
  readonly legal_entity_id: LegalEntityId
  readonly payment_date: CalendarDate
  readonly posted_date: Maybe<CalendarDate>
  readonly currency: string
  readonly base_currency: string
  readonly amount: string
  readonly bank_fee: string
  readonly base_amount: string
  readonly exchange_rate: string
  readonly rate_given: boolean
  readonly payment_account: Json
  readonly bank_fee_account: Json
  readonly payment_method_id: string
  readonly payer_name: Maybe<string>
  readonly payer_information: Maybe<string>
  readonly reference: Maybe<string>
  readonly description: Maybe<string>
  readonly external_bank_id: Maybe<string>
  readonly batch_id: Maybe<PaymentBatchId>
  readonly entry_key: Maybe<string>
  readonly created_at: Instant
  readonly modified_at: Instant
  readonly allocated: Defaulted<string>
  readonly account_id: Maybe<AccountId>
  readonly refunded: Defaulted<string>
  readonly is_fully_allocated: Generated<boolean>
}

export interface PersonFactorsTable {
  readonly id: string
  readonly person_id: PersonId
  readonly kind: "Totp" | "RecoveryCode"
  readonly secret_sealed: Maybe<string>
  readonly is_active: boolean
  readonly last_step: Maybe<number>
  readonly hash: Maybe<string>
  readonly created_at: Instant
}

export interface PersonPasskeysTable {
  readonly id: string
  readonly person_id: PersonId
  readonly credential_id: string
  readonly public_key: Bytes
  readonly counter: BigInteger
  readonly transports: readonly string[]
  readonly host: string
  readonly name: string
  readonly created_at: Instant
  readonly used_at: Maybe<Instant>
}

export interface PersonalTokensTable {
  readonly tenant_id: TenantId
  readonly client_id: ClientId
  readonly user_id: UserId
  readonly name: string
  readonly permissions: readonly string[]
  readonly secret_hash: string
  readonly created_at: Instant
  readonly revoked_at: Maybe<Instant>
  readonly expires_at: Maybe<Instant>
  readonly last_used_at: Maybe<Instant>
  readonly last_used_from: Maybe<string>
  readonly made_by: Maybe<ClientId>
}

export interface PersonsTable {
  readonly id: PersonId
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly password_hash: Maybe<string>
  readonly preferences: Json
  readonly last_tenant: Maybe<TenantId>
  readonly created_at: Instant
  readonly code_failures: Defaulted<number>
  readonly codes_paused_until: Maybe<Instant>
}

export interface ProcessesTable {
  readonly id: string
  readonly kind: "http" | "worker"
  readonly host: string
  readonly pid: number
  readonly key_ids: readonly string[]
  readonly started_at: Defaulted<Instant>
  readonly seen_at: Defaulted<Instant>
  readonly written_for: Defaulted<number>
}

export interface ProductCategoriesTable {
  readonly tenant_id: TenantId
  readonly id: string
  readonly legal_entity_id: LegalEntityId
  readonly name: string
}

export interface ProductFeaturesTable {
  readonly tenant_id: TenantId
  readonly id: string
  readonly legal_entity_id: LegalEntityId
  readonly code: string
  readonly description: Maybe<string>
}

export interface ProductsTable {
  readonly tenant_id: TenantId
  readonly id: ProductId
  readonly legal_entity_id: LegalEntityId
  readonly product_number: string
  readonly name: string
  readonly product_type: "Simple" | "MultipleCharges" | "MultipleChargePlans" | "Full"
  readonly category_id: Maybe<string>
  readonly activation_date: Maybe<CalendarDate>
  readonly end_of_new_sales_date: Maybe<CalendarDate>
  readonly end_of_renewal_date: Maybe<CalendarDate>
  readonly end_of_life_date: Maybe<CalendarDate>
  readonly external_erp_id: Maybe<string>
  readonly external_crm_id: Maybe<string>
  readonly custom_fields: Json
  readonly created_at: Instant
  readonly modified_at: Instant
  readonly tax_point: Defaulted<"InvoiceDate" | "EndOfPeriod">
}

export interface QuotedPartsTable {
  readonly tenant_id: TenantId
  readonly part_id: string
  readonly quote_id: QuoteId
  readonly legal_entity_id: LegalEntityId
}

export interface QuotesTable {
  readonly tenant_id: TenantId
  readonly id: QuoteId
  readonly legal_entity_id: LegalEntityId
  readonly number: string
  readonly version: number
  readonly status: "Open" | "ClosedLost" | "ClosedWon" | "Deleted"
  readonly quote_type: "New" | "Change"
  readonly order_type: "Subscription" | "SalesOrder"
  readonly change: Maybe<Json>
  readonly converted_to: Maybe<Json>
  readonly account_id: AccountId
  readonly invoice_account_id: AccountId
  readonly delivery_address: Maybe<Json>
  readonly currency: string
  readonly base_currency: string
  readonly rate_date: CalendarDate
  readonly exchange_rate: Maybe<string>
  readonly quote_date: CalendarDate
  readonly valid_to_date: CalendarDate
  readonly description: Maybe<string>
  readonly remarks: Maybe<string>
  readonly your_reference: Maybe<string>
  readonly our_reference: Maybe<string>
  readonly order_effective_change_date: Maybe<CalendarDate>
  readonly start_date: CalendarDate
  readonly end_date: Maybe<CalendarDate>
  readonly term_type: "Termed" | "Evergreen"
  readonly initial_term: number
  readonly renewal_term: number
  readonly notice_period: number
  readonly auto_renewal: boolean
  readonly cmrr: string
  readonly acv: string
  readonly tcv: string
  readonly emrr: string
  readonly one_time_fees: string
  readonly products: Json
  readonly custom_fields: Json
  readonly created_at: Instant
  readonly modified_at: Instant
}

export interface RateImportConflictsTable {
  readonly tenant_id: TenantId
  readonly import_id: RateImportId
  readonly id: string
  readonly from_currency_id: CurrencyId
  readonly to_currency_id: CurrencyId
  readonly effective_from: CalendarDate
  readonly rate: Maybe<string>
  readonly existing_id: ExchangeRateId
}

export interface RateImportResultsTable {
  readonly tenant_id: TenantId
  readonly import_id: RateImportId
  readonly position: number
  readonly currency: Maybe<string>
  readonly observations: number
  readonly created: number
  readonly conflicts: number
  readonly failures: readonly string[]
  readonly warnings: Defaulted<readonly string[]>
}

export interface RateImportsTable {
  readonly tenant_id: TenantId
  readonly id: RateImportId
  readonly legal_entity_id: LegalEntityId
  readonly provider: string
  readonly state: "Queued" | "Running" | "Succeeded" | "Failed"
  readonly requested_from: Maybe<CalendarDate>
  readonly requested_to: Maybe<CalendarDate>
  readonly window_from: Maybe<CalendarDate>
  readonly window_to: Maybe<CalendarDate>
  readonly add_historical: boolean
  readonly requested_at: Instant
  readonly started_at: Maybe<Instant>
  readonly finished_at: Maybe<Instant>
  readonly attempt: number
  readonly lease_until: Maybe<Instant>
  readonly currencies: number
  readonly done: number
  readonly created: number
  readonly conflicts: number
  readonly message: Maybe<string>
}

export interface RateProvidersTable {
  readonly tenant_id: TenantId
  readonly legal_entity_id: LegalEntityId
  readonly provider: string
  readonly is_enabled: boolean
  readonly api_key_sealed: Maybe<string>
  readonly api_key_valid: Maybe<boolean>
  readonly last_run_at: Maybe<Instant>
  readonly last_run_succeeded: Maybe<boolean>
  readonly last_run_count: Maybe<number>
  readonly message: Maybe<string>
  readonly last_success_at: Maybe<Instant>
  readonly last_import_id: Maybe<RateImportId>
}

export interface ReceivedEinvoicesTable {
  readonly tenant_id: TenantId
  readonly id: EInvoiceEntryId
  readonly legal_entity_id: LegalEntityId
  readonly reference: string
  readonly invoice_number: string
  readonly national_einvoice_id: Maybe<string>
  readonly supplier_name: Maybe<string>
  readonly supplier_tax_number: Maybe<string>
  readonly invoice_date: Maybe<CalendarDate>
  readonly due_date: Maybe<CalendarDate>
  readonly currency: Maybe<string>
  readonly total: Maybe<string>
  readonly arrived_at: Instant
  readonly created_at: Instant
  readonly acknowledged_at: Maybe<Instant>
  readonly file_name: Maybe<string>
  readonly document: Maybe<Bytes>
}

export interface RefreshTokensTable {
  readonly tenant_id: TenantId
  readonly hash: string
  readonly client_id: ClientId
  readonly family_id: string
  readonly expires_at: Instant
  readonly used_at: Maybe<Instant>
  readonly revoked_at: Maybe<Instant>
}

export interface ReplayedEventsTable {
  readonly tenant_id: TenantId
  readonly event_id: EventId
}

export interface RevenueRecognitionRulesTable {
  readonly tenant_id: TenantId
  readonly id: string
  readonly legal_entity_id: LegalEntityId
  readonly name: string
  readonly distribution: "OnInvoicing" | "Monthly" | "Days" | "FrontLoad" | "BackLoad"
  readonly upfront_percent: Maybe<string>
  readonly created_at: Defaulted<Instant>
  readonly modified_at: Defaulted<Instant>
}

export interface RevenueScheduleItemsTable {
  readonly tenant_id: TenantId
  readonly invoice_line_id: InvoiceLineId
  readonly period: CalendarDate
  readonly id: string
  readonly legal_entity_id: LegalEntityId
  readonly amount: string
  readonly base_amount: string
  readonly journal_id: Maybe<string>
  readonly created_at: Instant
  readonly modified_at: Instant
}

export interface RevenueSchedulesMissingTable {
  readonly tenant_id: TenantId
  readonly legal_entity_id: LegalEntityId
}

export interface SecurityEventsTable {
  readonly id: string
  readonly type: string
  readonly at: Instant
  readonly tenant: Maybe<TenantId>
  readonly user_id: Maybe<UserId>
  readonly person_id: Maybe<PersonId>
  readonly address: string
  readonly user_agent: string
  readonly about: Maybe<string>
}

export interface SessionsTable {
  readonly id: SessionId
  readonly hash: string
  readonly former_hash: Maybe<string>
  readonly former_until: Maybe<Instant>
  readonly renews: Defaulted<boolean>
  readonly person_id: PersonId
  readonly tenant: TenantId
  readonly user_id: UserId
  readonly address: string
  readonly user_agent: string
  readonly created_at: Instant
  readonly used_at: Instant
  readonly confirmed_at: Instant
  readonly expires_at: Instant
  readonly proof: Defaulted<"Password" | "SecondFactor" | "Passkey" | "Provider">
  readonly owes_factor: Defaulted<boolean>
}

export interface SignInFailuresTable {
  readonly id: string
  readonly name: string
  readonly failed_at: Instant
}

export interface SignInIdentitiesTable {
  readonly tenant_id: TenantId
  readonly user_id: UserId
  readonly issuer: string
  readonly subject: string
  readonly created_at: Instant
}

export interface SignInPoliciesTable {
  readonly tenant_id: TenantId
  readonly requires: "Nothing" | "SecondFactor" | "Provider"
}

export interface SignInProvidersTable {
  readonly tenant_id: TenantId
  readonly id: string
  readonly name: string
  readonly issuer: string
  readonly client_id: string
  readonly client_secret_sealed: string
  readonly domains: readonly string[]
}

export interface SignInTicketsTable {
  readonly hash: string
  readonly person_id: PersonId
  readonly expires_at: Instant
  readonly invitation: Maybe<string>
}

export interface SigningKeysTable {
  readonly kid: string
  readonly public_jwk: Json
  readonly private_key_sealed: string
  readonly created_at: Instant
  readonly retired_at: Maybe<Instant>
}

export interface TaxExchangeRatesTable {
  readonly tenant_id: TenantId
  readonly legal_entity_id: LegalEntityId
  readonly source: string
  readonly currency: string
  readonly date: CalendarDate
  readonly table_number: string
  readonly rate: string
  readonly import_id: RateImportId
  readonly created_at: Instant
}

export interface TaxTemplatesTable {
  readonly tenant_id: TenantId
  readonly id: string
  readonly legal_entity_id: LegalEntityId
  readonly name: string
  readonly description: Maybe<string>
  readonly effective_from: CalendarDate
  readonly effective_to: CalendarDate
  readonly tax_account_id: Maybe<string>
  readonly details: Json
  readonly created_at: Instant
  readonly modified_at: Instant
}

export interface TenantsTable {
  readonly id: TenantId
  readonly name: string
  readonly created_at: Defaulted<Instant>
  readonly settings_version: Defaulted<BigInteger>
}

export interface TestClockTable {
  readonly only_row: Defaulted<boolean>
  readonly now: Instant
}

export interface UsageRowsTable {
  readonly tenant_id: TenantId
  readonly id: UsageRowId
  readonly legal_entity_id: LegalEntityId
  readonly kind: "Usage" | "Measurement"
  readonly account_id: Maybe<AccountId>
  readonly order_id: Maybe<OrderId>
  readonly order_product_id: Maybe<OrderProductId>
  readonly charge_number: Maybe<string>
  readonly unit: Maybe<string>
  readonly quantity: string
  readonly description: Maybe<string>
  readonly from_date: CalendarDate
  readonly to_date: Maybe<CalendarDate>
  readonly source: Maybe<string>
  readonly tag: Maybe<string>
  readonly rated_price: Maybe<string>
  readonly rated_price_currency: Maybe<string>
  readonly custom_fields: Json
  readonly same_as: Generated<string>
  readonly import_id: Maybe<UsageImportId>
  readonly invoice_id: Maybe<InvoiceId>
  readonly invoice_line_id: Maybe<InvoiceLineId>
  readonly created_at: Instant
  readonly modified_at: Instant
  readonly tag_or_none: Generated<string>
}

export interface UsersTable {
  readonly tenant_id: TenantId
  readonly id: UserId
  readonly name: string
  readonly kind: "person" | "system"
  readonly created_at: Defaulted<Instant>
  readonly person_id: Maybe<PersonId>
  readonly email: Maybe<string>
  readonly first_name: Maybe<string>
  readonly last_name: Maybe<string>
  readonly state: Defaulted<"Invited" | "Active" | "Deactivated">
  readonly permissions: Defaulted<readonly string[]>
}

export interface VouchersTable {
  readonly tenant_id: TenantId
  readonly id: string
  readonly legal_entity_id: LegalEntityId
  readonly journal_id: string
  readonly position: number
  readonly voucher_number: string
  readonly effective_date: CalendarDate
  readonly source: "Invoicing" | "RevenueRecognition" | "Payment" | "Payout" | "Order"
  readonly invoice_id: Maybe<InvoiceId>
  readonly invoice_number: Maybe<string>
  readonly invoice_line_id: Maybe<InvoiceLineId>
  readonly account_id: Maybe<AccountId>
  readonly payment_id: Maybe<PaymentId>
  readonly payment_settlement_id: Maybe<PaymentSettlementId>
  readonly order_charge_id: Maybe<OrderChargeId>
  readonly order_charge_number: Maybe<string>
  readonly revenue_schedule_item_id: Maybe<RevenueScheduleItemId>
  readonly sales_currency: string
  readonly exchange_rate: string
}

export interface WebhookAttemptsTable {
  readonly tenant_id: TenantId
  readonly delivery_id: DeliveryId
  readonly number: number
  readonly manual: boolean
  readonly started_at: Instant
  readonly duration_ms: number
  readonly url: string
  readonly request_headers: string
  readonly succeeded: boolean
  readonly status: Maybe<number>
  readonly failure_reason: Maybe<string>
  readonly failure_detail: Maybe<string>
  readonly response_headers: Maybe<string>
  readonly response_body: Maybe<string>
  readonly response_truncated: Maybe<boolean>
  readonly remote_address: Maybe<string>
  readonly became_thin: Maybe<boolean>
  readonly next: Maybe<string>
}

export interface WebhookDeliveriesTable {
  readonly tenant_id: TenantId
  readonly id: DeliveryId
  readonly legal_entity_id: LegalEntityId
  readonly webhook_id: WebhookId
  readonly event_id: EventId
  readonly event_type: string
  readonly tag: string
  readonly correlation_id: Maybe<string>
  readonly is_test: boolean
  readonly created_at: Instant
  readonly state: "Pending" | "Delivered" | "Failed"
  readonly attempt_count: number
  readonly next_attempt_at: Maybe<Instant>
  readonly manual: boolean
  readonly last_attempt_at: Maybe<Instant>
  readonly last_status: Maybe<number>
  readonly last_failure_reason: Maybe<string>
  readonly last_duration_ms: Maybe<number>
  readonly failed: Generated<boolean>
  readonly troubled: Generated<boolean>
  readonly failed_status: Generated<number>
  readonly failed_class: Generated<number>
  readonly form: Maybe<"Thin" | "Size" | "Refused" | "Erased">
  readonly uncounted_attempts: Maybe<number>
}

export interface WebhookHoursTable {
  readonly tenant_id: TenantId
  readonly webhook_id: WebhookId
  readonly begins_at: Instant
  readonly made: number
  readonly delivered: number
  readonly failed: number
  readonly retrying: number
  readonly p95_ms: Maybe<number>
  readonly counted_at: Instant
  readonly recount_at: Maybe<Instant>
}

export interface WebhookPacesTable {
  readonly tenant_id: TenantId
  readonly webhook_id: WebhookId
  readonly next_at: Maybe<BigInteger>
  readonly rests_until: Maybe<Instant>
  readonly open: Defaulted<readonly string[]>
}

export interface WebhookRecoveriesTable {
  readonly tenant_id: TenantId
  readonly id: RecoveryId
  readonly legal_entity_id: LegalEntityId
  readonly webhook_id: WebhookId
  readonly since: Instant
  readonly until: Instant
  readonly status: Maybe<"Failed" | "Pending">
  readonly event_type: Maybe<string>
  readonly tag: Maybe<string>
  readonly state: "Running" | "Done" | "Cancelled"
  readonly total: number
  readonly resent: number
  readonly after_id: Maybe<DeliveryId>
  readonly created_at: Instant
  readonly finished_at: Maybe<Instant>
  readonly missed: Defaulted<boolean>
  readonly delivered: Defaulted<number>
  readonly failed: Defaulted<number>
  readonly withdrawn: Defaulted<number>
  readonly all_resent: Defaulted<boolean>
  readonly requested_by: Maybe<string>
}

export interface WebhookRecoveryDeliveriesTable {
  readonly tenant_id: TenantId
  readonly recovery_id: RecoveryId
  readonly delivery_id: DeliveryId
  readonly number: number
  readonly due_before: Maybe<Instant>
}

export interface WebhookSettingsTable {
  readonly tenant_id: TenantId
  readonly webhook_id: WebhookId
  readonly version: number
  readonly settings: Json
  readonly secrets_sealed: Maybe<string>
}

export interface WebhookStreaksTable {
  readonly tenant_id: TenantId
  readonly webhook_id: WebhookId
  readonly failures: number
  readonly since: Instant
  readonly deliveries: readonly string[]
  readonly warned: Maybe<number>
  readonly after_success: Defaulted<boolean>
}

export interface WebhooksTable {
  readonly tenant_id: TenantId
  readonly id: WebhookId
  readonly legal_entity_id: LegalEntityId
  readonly url: string
  readonly subscriptions: Json
  readonly tags: readonly string[]
  readonly description: Maybe<string>
  readonly status: "Enabled" | "Disabled"
  readonly token_sealed: string
  readonly signing_secrets_sealed: string
  readonly created_at: Instant
  readonly deleted_at: Maybe<Instant>
  readonly congested: Defaulted<boolean>
  readonly failing_since: Maybe<Instant>
  readonly generation: Maybe<number>
  readonly waits_until: Maybe<Instant>
  readonly gone_since: Maybe<Instant>
  readonly disabled_reason: Maybe<"User" | "Gone" | "Failing">
  readonly disabled_at: Maybe<Instant>
}

export interface WriteOffRecoveriesTable {
  readonly tenant_id: TenantId
  readonly settlement_id: PaymentSettlementId
  readonly write_off_id: InvoiceWriteOffId
  readonly amount: string
}

export interface WriteOffTaxesTable {
  readonly tenant_id: TenantId
  readonly id: string
  readonly legal_entity_id: LegalEntityId
  readonly write_off_id: InvoiceWriteOffId
  readonly effective_date: CalendarDate
  readonly currency: string
  readonly tax_category: string
  readonly tax_rate: string
  readonly net: string
  readonly tax: string
  readonly net_base: string
  readonly tax_base: string
}

/** The tables, as PostgreSQL returns them. */
export interface Tables {
  readonly accounting_books: AccountingBooksTable
  readonly accounting_periods: AccountingPeriodsTable
  readonly accounts: AccountsTable
  readonly audit_digests: AuditDigestsTable
  readonly audit_log: AuditLogTable
  readonly booking_lines: BookingLinesTable
  readonly bookings: BookingsTable
  readonly charge_plans: ChargePlansTable
  readonly charges: ChargesTable
  readonly currencies: CurrenciesTable
  readonly custom_field_configurations: CustomFieldConfigurationsTable
  readonly delivery_queue: DeliveryQueueTable
  readonly distribution_steps: DistributionStepsTable
  readonly dunning_campaigns: DunningCampaignsTable
  readonly dunning_courses: DunningCoursesTable
  readonly dunning_steps: DunningStepsTable
  readonly einvoice_connections: EinvoiceConnectionsTable
  readonly einvoice_notification_keys: EinvoiceNotificationKeysTable
  readonly einvoice_receptions: EinvoiceReceptionsTable
  readonly electronic_invoice_ids: ElectronicInvoiceIdsTable
  readonly event_consumers: EventConsumersTable
  readonly event_epochs: EventEpochsTable
  readonly events: EventsTable
  readonly exchange_rates: ExchangeRatesTable
  readonly financial_accounts: FinancialAccountsTable
  readonly idempotency_keys: IdempotencyKeysTable
  readonly integration_log: IntegrationLogTable
  readonly invitations: InvitationsTable
  readonly invoice_attachments: InvoiceAttachmentsTable
  readonly invoice_batch_groups: InvoiceBatchGroupsTable
  readonly invoice_batch_log: InvoiceBatchLogTable
  readonly invoice_batch_picks: InvoiceBatchPicksTable
  readonly invoice_batches: InvoiceBatchesTable
  readonly invoice_disputes: InvoiceDisputesTable
  readonly invoice_documents: InvoiceDocumentsTable
  readonly invoice_former_parties: InvoiceFormerPartiesTable
  readonly invoice_lines: InvoiceLinesTable
  readonly invoice_links: InvoiceLinksTable
  readonly invoice_matches: InvoiceMatchesTable
  readonly invoice_write_offs: InvoiceWriteOffsTable
  readonly invoiced_periods: InvoicedPeriodsTable
  readonly invoices: InvoicesTable
  readonly journal_lines: JournalLinesTable
  readonly journals: JournalsTable
  readonly legal_entities: LegalEntitiesTable
  readonly legal_entity_profiles: LegalEntityProfilesTable
  readonly list_changes: ListChangesTable
  readonly list_segments: ListSegmentsTable
  readonly mail_settings: MailSettingsTable
  readonly message_attempts: MessageAttemptsTable
  readonly messages: MessagesTable
  readonly migrations: MigrationsTable
  readonly national_einvoice_cleared_documents: NationalEinvoiceClearedDocumentsTable
  readonly national_einvoice_entries: NationalEinvoiceEntriesTable
  readonly national_einvoice_history: NationalEinvoiceHistoryTable
  readonly national_einvoice_settings: NationalEinvoiceSettingsTable
  readonly notification_reads: NotificationReadsTable
  readonly notification_settings: NotificationSettingsTable
  readonly notification_turns: NotificationTurnsTable
  readonly notifications: NotificationsTable
  readonly number_series: NumberSeriesTable
  readonly order_charges: OrderChargesTable
  readonly order_discounts: OrderDiscountsTable
  readonly order_milestones: OrderMilestonesTable
  readonly order_products: OrderProductsTable
  readonly order_versions: OrderVersionsTable
  readonly orders: OrdersTable
  readonly parked_deliveries: ParkedDeliveriesTable
  readonly passkey_challenges: PasskeyChallengesTable
  readonly payment_batches: PaymentBatchesTable
  readonly payment_methods: PaymentMethodsTable
  readonly payment_refunds: PaymentRefundsTable
  readonly payment_settlements: PaymentSettlementsTable
  readonly payment_terms: PaymentTermsTable
  readonly payment_write_offs: PaymentWriteOffsTable
  readonly payments: PaymentsTable
  readonly person_factors: PersonFactorsTable
  readonly person_passkeys: PersonPasskeysTable
  readonly personal_tokens: PersonalTokensTable
  readonly persons: PersonsTable
  readonly processes: ProcessesTable
  readonly product_categories: ProductCategoriesTable
  readonly product_features: ProductFeaturesTable
  readonly products: ProductsTable
  readonly quoted_parts: QuotedPartsTable
  readonly quotes: QuotesTable
  readonly rate_import_conflicts: RateImportConflictsTable
  readonly rate_import_results: RateImportResultsTable
  readonly rate_imports: RateImportsTable
  readonly rate_providers: RateProvidersTable
  readonly received_einvoices: ReceivedEinvoicesTable
  readonly refresh_tokens: RefreshTokensTable
  readonly replayed_events: ReplayedEventsTable
  readonly revenue_recognition_rules: RevenueRecognitionRulesTable
  readonly revenue_schedule_items: RevenueScheduleItemsTable
  readonly revenue_schedules_missing: RevenueSchedulesMissingTable
  readonly security_events: SecurityEventsTable
  readonly sessions: SessionsTable
  readonly sign_in_failures: SignInFailuresTable
  readonly sign_in_identities: SignInIdentitiesTable
  readonly sign_in_policies: SignInPoliciesTable
  readonly sign_in_providers: SignInProvidersTable
  readonly sign_in_tickets: SignInTicketsTable
  readonly signing_keys: SigningKeysTable
  readonly tax_exchange_rates: TaxExchangeRatesTable
  readonly tax_templates: TaxTemplatesTable
  readonly tenants: TenantsTable
  readonly test_clock: TestClockTable
  readonly usage_rows: UsageRowsTable
  readonly users: UsersTable
  readonly vouchers: VouchersTable
  readonly webhook_attempts: WebhookAttemptsTable
  readonly webhook_deliveries: WebhookDeliveriesTable
  readonly webhook_hours: WebhookHoursTable
  readonly webhook_paces: WebhookPacesTable
  readonly webhook_recoveries: WebhookRecoveriesTable
  readonly webhook_recovery_deliveries: WebhookRecoveryDeliveriesTable
  readonly webhook_settings: WebhookSettingsTable
  readonly webhook_streaks: WebhookStreaksTable
  readonly webhooks: WebhooksTable
  readonly write_off_recoveries: WriteOffRecoveriesTable
  readonly write_off_taxes: WriteOffTaxesTable
}

/** The columns of tables that hold JSON, which go in as JSON text. */
export const jsonColumns: { readonly [T in keyof Tables]?: readonly string[] } = {
  accounts: ["invoice_address", "delivery_address", "custom_fields", "national_einvoice"],
  charge_plans: ["custom_fields"],
  charges: ["prices", "custom_fields"],
  dunning_campaigns: ["steps", "minimum_balances"],
  invoice_batches: ["target_dates", "account_ids", "batch_groups", "generation", "posting"],
  invoice_former_parties: ["parties", "invoice_address"],
  invoice_lines: ["discount", "tax_detail", "revenue_account", "custom_fields", "billed", "deferred_account", "marks"],
  invoice_write_offs: ["account", "relief"],
  invoiced_periods: ["spans", "cuts"],
  invoices: ["payment_term", "accounts_receivable", "rounding_account", "allowances", "invoice_address", "delivery_address", "custom_fields", "parties", "national_einvoice", "correction", "tax_rate", "marks"],
  legal_entity_profiles: ["address"],
  messages: ["facts"],
  order_charges: ["charge", "deliveries", "prices", "custom_fields"],
  order_products: ["product", "charge_plan", "custom_fields"],
  order_versions: ["renewals", "invoice_address", "delivery_address", "custom_fields"],
  payment_write_offs: ["account"],
  payments: ["payment_account", "bank_fee_account"],
  persons: ["preferences"],
  products: ["custom_fields"],
  quotes: ["change", "converted_to", "delivery_address", "products", "custom_fields"],
  signing_keys: ["public_jwk"],
  tax_templates: ["details"],
  usage_rows: ["custom_fields"],
  webhook_settings: ["settings"],
  webhooks: ["subscriptions"],
}

/** The types of the columns of tables whose rows are sent as an array for each column. */
export const columnTypes = {
  invoice_lines: { tenant_id: "uuid", id: "uuid", invoice_id: "uuid", number: "int4", product_name: "text", description: "text", notes: "text", quantity: "numeric", price: "numeric", discount: "jsonb", unit: "text", tax_detail: "jsonb", revenue_account: "jsonb", service_period_start: "date", service_period_end: "date", subtotal_pre_discount: "numeric", tax_pre_discount: "numeric", subtotal: "numeric", allowance: "numeric", tax: "numeric", subtotal_base: "numeric", allowance_base: "numeric", tax_base: "numeric", credited_line_id: "uuid", custom_fields: "jsonb", external_erp_id: "text", external_crm_id: "text", legal_entity_id: "uuid", order_number: "text", order_charge_id: "uuid", charge_type: "text", billed: "jsonb", deferred_account: "jsonb", marks: "jsonb" },
  invoices: { tenant_id: "uuid", id: "uuid", legal_entity_id: "uuid", account_id: "uuid", invoice_type: "text", status: "text", invoice_number: "text", invoice_date: "date", due_date: "date", payment_date: "date", payment_term: "jsonb", currency: "text", base_currency: "text", exchange_rate: "numeric", tax_included: "bool", subtotal: "numeric", tax: "numeric", total: "numeric", total_base: "numeric", rounding: "numeric", rounding_base: "numeric", settled: "numeric", settled_base: "numeric", accounts_receivable: "jsonb", rounding_account: "jsonb", allowances: "jsonb", invoice_address: "jsonb", delivery_address: "jsonb", invoice_delivery_method: "text", disable_automatic_reminder: "bool", notes: "text", your_reference: "text", our_reference: "text", your_order_number: "text", buyer_reference: "text", reference_number: "text", external_erp_id: "text", external_crm_id: "text", custom_fields: "jsonb", credited_invoice_id: "uuid", parties: "jsonb", posted_at: "timestamptz", created_at: "timestamptz", modified_at: "timestamptz", electronic_invoice_id: "uuid", delivery_date: "date", prepaid: "numeric", national_einvoice: "jsonb", total_near: "float8", made_with_version_id: "uuid", batch_id: "uuid", invoice_template_id: "uuid", settled_notes: "text", ocr_number: "text", last_payment_date: "date", settled_rest: "numeric", correction: "jsonb", corrected_invoice_id: "uuid", tax_rate: "jsonb", marks: "jsonb", tax_point_date: "date", written_off: "numeric", reminders_sent: "int4" },
} as const satisfies { readonly [T in keyof Tables]?: object }
