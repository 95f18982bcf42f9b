import type { AuditedKind } from "@svc/domain/shared/audited-kinds"
import type { Tables } from "./tables.gen.ts"

/** How the changes of a table stand in the audit log. */
export interface Audited {
  readonly kind: AuditedKind
  /** The column with the id of the object; absent where the object has none, such as a setting of a legal entity. */
  readonly key?: string
  /** The column with the number or name by which people know the object. */
  readonly number?: string
  /** For rows that are parts of an object: the name of its list, and the column with the id of the part. */
  readonly part?: { readonly list: string; readonly key: string }
  /** Columns that a process keeps up to date by itself. A change of only these leaves no row. */
  readonly kept?: readonly string[]
  /** Set when statements that name no values are only bookkeeping, such as the next number of a series. */
  readonly isCounted?: true
}

/** A table whose changes leave no row of their own, with the reason. */
type Unaudited = string

const plain = (kind: AuditedKind, number?: string): Audited => ({
  kind,
  key: "id",
  ...(number === undefined ? {} : { number }),
})
const part = (kind: AuditedKind, key: string, list: string, partKey = "id"): Audited => ({
  kind,
  key,
  part: { list, key: partKey },
})

const derived = "follows from a change that has its row"
const log = "a log by itself, to which rows are only added"
const persons = "belongs to a person, not to a tenant; security events tell of it"
const machinery = "the service's own work, which changes nothing of a tenant"

/** Every table: a new one does not compile until this list says what the audit log has of it (contract G30). */
export const auditedTables: { readonly [T in keyof Tables]: Audited | Unaudited } = {
  accounting_books: derived,
  accounting_periods: { kind: "AccountingPeriod", number: "first_day" },
  accounts: plain("Account", "account_number"),
  audit_digests: log,
  audit_log: log,
  booking_lines: part("Booking", "booking_id", "lines", "charge_number"),
  bookings: plain("Booking"),
  charge_plans: part("Product", "product_id", "chargePlans"),
  charges: { kind: "Product", part: { list: "charges", key: "id" } },
  currencies: plain("Currency", "code"),
  custom_field_configurations: plain("CustomField", "key"),
  delivery_queue: machinery,
  distribution_steps: machinery,
  dunning_campaigns: { ...plain("DunningCampaign", "name"), kept: ["last_run_on"] },
  dunning_courses: derived,
  dunning_steps: log,
  einvoice_connections: { kind: "EInvoiceConnection" },
  einvoice_notification_keys: machinery,
  einvoice_receptions: { ...plain("EInvoiceReception"), isCounted: true },
  electronic_invoice_ids: derived,
  event_consumers: { kind: "EventConsumer", number: "name" },
  event_epochs: machinery,
  events: log,
  exchange_rates: plain("ExchangeRate"),
  financial_accounts: plain("FinancialAccount", "code"),
  idempotency_keys: machinery,
  integration_log: log,
  invitations: persons,
  invoice_attachments: part("Invoice", "invoice_id", "attachments"),
  invoice_batch_groups: plain("InvoiceBatchGroup", "code"),
  invoice_batch_log: log,
  invoice_batch_picks: derived,
  invoice_batches: {
    ...plain("InvoiceBatch", "batch_number"),
    kept: ["work_total", "work_done", "work_made", "work_failed", "work_notes", "cursor_account", "cursor_invoice"],
  },
  invoice_disputes: part("Invoice", "invoice_id", "disputes", "invoice_id"),
  invoice_documents: derived,
  invoice_former_parties: part("Invoice", "invoice_id", "formerParties"),
  invoice_lines: part("Invoice", "invoice_id", "lines"),
  invoice_matches: part("Invoice", "invoice_id", "matches", "credit_invoice_id"),
  invoice_links: part("Invoice", "invoice_id", "links"),
  invoice_write_offs: part("Invoice", "invoice_id", "writeOffs"),
  invoiced_periods: derived,
  invoices: { ...plain("Invoice", "invoice_number"), kept: ["reminders_sent"] },
  journal_lines: derived,
  journals: plain("Journal", "journal_number"),
  legal_entities: plain("LegalEntity", "name"),
  legal_entity_profiles: { kind: "LegalEntity", key: "legal_entity_id" },
  list_changes: machinery,
  list_segments: machinery,
  mail_settings: { kind: "MailSettings", kept: ["stopped_until"] },
  message_attempts: log,
  messages: {
    ...plain("Message", "recipient"),
    kept: [
      "status",
      "is_ending",
      "version",
      "attempts",
      "next_attempt_at",
      "lease_until",
      "sent_at",
      "problem",
      "rejected",
    ],
  },
  migrations: machinery,
  national_einvoice_cleared_documents: derived,
  national_einvoice_entries: { ...plain("EInvoice", "invoice_number"), isCounted: true },
  national_einvoice_history: log,
  national_einvoice_settings: { kind: "EInvoiceSettings", kept: ["token_warned_days"] },
  notification_reads: "says what a user has read, which only that user sees",
  notification_settings: { kind: "NotificationSettings", key: "user_id" },
  notification_turns: machinery,
  notifications: log,
  number_series: { kind: "NumberSeries", number: "kind", isCounted: true },
  order_charges: part("Order", "order_id", "charges"),
  order_discounts: part("Order", "order_id", "discounts"),
  order_milestones: part("Order", "order_id", "milestones"),
  order_products: part("Order", "order_id", "products"),
  order_versions: {
    kind: "Order",
    key: "order_id",
    number: "order_number",
    part: { list: "versions", key: "version_id" },
  },
  orders: plain("Order", "order_number"),
  parked_deliveries: machinery,
  passkey_challenges: persons,
  payment_batches: plain("PaymentImport", "batch_number"),
  payment_methods: plain("PaymentMethod", "name"),
  payment_refunds: part("Payment", "payment_id", "refundOf"),
  payment_settlements: part("Payment", "payment_id", "settlements"),
  payment_terms: plain("PaymentTerm", "name"),
  payment_write_offs: part("Payment", "payment_id", "writeOffs"),
  payments: plain("Payment", "reference"),
  person_factors: persons,
  person_passkeys: persons,
  personal_tokens: { kind: "Token", key: "client_id", number: "name", kept: ["last_used_at", "last_used_from"] },
  persons,
  processes: machinery,
  product_categories: plain("ProductCategory", "name"),
  product_features: plain("ProductFeature", "code"),
  products: plain("Product", "product_number"),
  quoted_parts: derived,
  quotes: plain("Quote", "number"),
  rate_import_conflicts: derived,
  rate_import_results: derived,
  rate_imports: { ...plain("RateImport", "provider"), kept: ["attempt", "lease_until"] },
  rate_providers: { kind: "RateProvider", number: "provider" },
  received_einvoices: plain("ReceivedEInvoice", "invoice_number"),
  refresh_tokens: "made by each sign-in of a program",
  replayed_events: machinery,
  revenue_recognition_rules: plain("RevenueRecognitionRule", "name"),
  revenue_schedule_items: derived,
  revenue_schedules_missing: machinery,
  security_events: log,
  sessions: persons,
  sign_in_failures: machinery,
  sign_in_identities: persons,
  sign_in_policies: { kind: "SignInPolicy" },
  sign_in_providers: plain("SignInProvider", "name"),
  sign_in_tickets: persons,
  signing_keys: machinery,
  tax_exchange_rates: derived,
  tax_templates: plain("TaxTemplate", "name"),
  tenants: plain("Tenant", "name"),
  test_clock: machinery,
  usage_rows: plain("Usage"),
  users: plain("User", "name"),
  vouchers: derived,
  webhook_attempts: log,
  webhook_deliveries: log,
  webhook_hours: derived,
  webhook_recoveries: plain("WebhookRecovery"),
  webhook_recovery_deliveries: machinery,
  webhook_settings: { kind: "Webhook", key: "webhook_id", part: { list: "settings", key: "webhook_id" } },
  webhook_paces: derived,
  webhook_streaks: derived,
  webhooks: {
    ...plain("Webhook", "url"),
    kept: ["congested", "failing_since", "waits_until", "gone_since", "disabled_reason", "disabled_at"],
    isCounted: true,
  },
  write_off_recoveries: derived,
  write_off_taxes: derived,
}

const audited: ReadonlyMap<string, Audited> = new Map(
  Object.entries<Audited | Unaudited>(auditedTables).flatMap(([table, each]) =>
    typeof each === "string" ? [] : [[table, each] as const],
  ),
)

/** How the audit log shows a table; `undefined` for a table without rows in it. */
export const auditedTable = (table: string): Audited | undefined => audited.get(table)

const secretColumns = /(_sealed|_hash|^hash|_secret)$/

/** Whether the values of a column are secret: the audit log shows `***` for them. */
export const isSecretColumn = (column: string): boolean => secretColumns.test(column)
