import type { Sql } from "./catalogue.ts"

/** The TypeScript type for each PostgreSQL type (see `open.ts` and `column-types.ts`). */
const typeNames: Readonly<Record<string, string>> = {
  _date: "readonly CalendarDate[]",
  _int8: "readonly string[]",
  _text: "readonly string[]",
  _timestamptz: "readonly string[]",
  _uuid: "readonly string[]",
  bool: "boolean",
  bytea: "Bytes",
  date: "CalendarDate",
  float8: "number",
  int2: "number",
  int4: "number",
  int8: "BigInteger",
  jsonb: "Json",
  numeric: "string",
  text: "string",
  timestamptz: "Instant",
  uuid: "string",
  xid8: "string",
}

/** The branded id type of each id column. */
const brands: Readonly<Record<string, string>> = {
  "accounts.id": "AccountId",
  "charge_plans.id": "ChargePlanId",
  "booking_lines.order_charge_id": "OrderChargeId",
  "invoice_lines.order_charge_id": "OrderChargeId",
  "invoiced_periods.order_charge_id": "OrderChargeId",
  "invoiced_periods.invoice_line_id": "InvoiceLineId",
  "invoiced_periods.invoice_id": "InvoiceId",
  "invoices.corrected_invoice_id": "InvoiceId",
  "invoices.made_with_version_id": "OrderId",
  "bookings.id": "BookingId",
  "bookings.order_version_id": "OrderId",
  "charges.id": "ChargeId",
  "currencies.id": "CurrencyId",
  "events.id": "EventId",
  "exchange_rates.id": "ExchangeRateId",
  "invoice_batch_log.id": "InvoiceBatchLogId",
  "invoice_batches.cursor_invoice": "InvoiceId",
  "invoice_links.id": "InvoiceLinkId",
  "invoice_batches.id": "InvoiceBatchId",
  "invoice_lines.id": "InvoiceLineId",
  "invoices.id": "InvoiceId",
  "payment_batches.id": "PaymentBatchId",
  "payment_settlements.id": "PaymentSettlementId",
  "payment_write_offs.id": "PaymentWriteOffId",
  "payment_refunds.id": "PaymentRefundId",
  "invoice_write_offs.id": "InvoiceWriteOffId",
  "write_off_recoveries.write_off_id": "InvoiceWriteOffId",
  "write_off_taxes.write_off_id": "InvoiceWriteOffId",
  "write_off_recoveries.settlement_id": "PaymentSettlementId",
  "payment_refunds.refunded_payment_id": "PaymentId",
  "payments.id": "PaymentId",
  "journals.account_id": "AccountId",
  "vouchers.account_id": "AccountId",
  "vouchers.order_charge_id": "OrderChargeId",
  "legal_entities.id": "LegalEntityId",
  "messages.id": "MessageId",
  "dunning_campaigns.id": "DunningCampaignId",
  "national_einvoice_entries.id": "EInvoiceEntryId",
  "einvoice_receptions.id": "EInvoiceReceptionId",
  "received_einvoices.id": "EInvoiceEntryId",
  "order_charges.id": "OrderChargeId",
  "order_discounts.id": "OrderDiscountId",
  "order_milestones.id": "MilestoneId",
  "order_products.id": "OrderProductId",
  "order_versions.version_id": "OrderId",
  "orders.id": "OrderId",
  "invitations.tenant": "TenantId",
  "persons.id": "PersonId",
  "persons.last_tenant": "TenantId",
  "personal_tokens.client_id": "ClientId",
  "personal_tokens.made_by": "ClientId",
  "security_events.tenant": "TenantId",
  "sessions.id": "SessionId",
  "sessions.tenant": "TenantId",
  "products.id": "ProductId",
  "quotes.id": "QuoteId",
  "rate_imports.id": "RateImportId",
  "tenants.id": "TenantId",
  "usage_rows.id": "UsageRowId",
  "usage_rows.import_id": "UsageImportId",
  "usage_rows.order_id": "OrderId",
  "users.id": "UserId",
  "webhook_deliveries.id": "DeliveryId",
  "webhook_recoveries.id": "RecoveryId",
  "webhooks.id": "WebhookId",
}

/** Id columns without a foreign key, because the table is partitioned or its rows are deleted earlier. */
const unreferenced: Readonly<Record<string, string>> = {
  account_id: "AccountId",
  after_id: "DeliveryId",
  campaign_id: "DunningCampaignId",
  credited_line_id: "InvoiceLineId",
  delivery_id: "DeliveryId",
  entry_id: "EInvoiceEntryId",
  event_id: "EventId",
  end_milestone: "MilestoneId",
  existing_id: "ExchangeRateId",
  from_currency_id: "CurrencyId",
  import_id: "RateImportId",
  invoice_id: "InvoiceId",
  invoice_line_id: "InvoiceLineId",
  waits_for_invoice_id: "InvoiceId",
  message_id: "MessageId",
  last_import_id: "RateImportId",
  legal_entity_id: "LegalEntityId",
  order_product_id: "OrderProductId",
  payment_id: "PaymentId",
  person_id: "PersonId",
  payment_settlement_id: "PaymentSettlementId",
  revenue_schedule_item_id: "RevenueScheduleItemId",
  start_milestone: "MilestoneId",
  tenant_id: "TenantId",
  to_currency_id: "CurrencyId",
  user_id: "UserId",
  webhook_id: "WebhookId",
}

interface Column {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly nullable: boolean
  readonly defaulted: boolean
  readonly generated: boolean
  /** The column that the foreign key refers to, as `table.column`. */
  readonly refers: string | null
  /** A check constraint on this column alone. */
  readonly check: string | null
}

const columnsQuery = `select c.relname as "table", a.attname as "column", t.typname as type,
    not a.attnotnull as nullable, a.atthasdef as defaulted, a.attgenerated <> '' as generated,
    (select f.relname || '.' || fa.attname
      from pg_constraint k
      join pg_class f on f.oid = k.confrelid
      join pg_attribute fa on fa.attrelid = f.oid and fa.attnum = k.confkey[array_position(k.conkey, a.attnum)]
      where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey)
      order by cardinality(k.conkey), k.conname limit 1) as refers,
    (select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) like '%ANY (ARRAY[%' limit 1) as check
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'svc'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  order by c.relname, a.attnum`

/** The tables into which a batch of invoices writes very many rows. */
const sentInColumns: ReadonlySet<string> = new Set(["invoice_lines", "invoices"])

/** The source of a module with the types of all tables of the schema svc. */
export const tableTypes = async (sql: Sql): Promise<string> => {
  const columns = await sql<Column>(columnsQuery)
  const references = new Map(columns.map(({ table, column, refers }) => [`${table}.${column}`, refers]))

  const brandOf = (at: string): string | undefined => {
    const refers = references.get(at)
    return brands[at] ?? (refers ? brandOf(refers) : unreferenced[at.split(".")[1]!])
  }
  const typeOf = ({ table, column, type, check }: Column): string => {
    const name = typeNames[type]
    if (name === undefined) throw new Error(`${table}.${column} has the type ${type}, which nobody has named yet`)
    if (type === "uuid") return brandOf(`${table}.${column}`) ?? name
    const literals = type === "text" ? check?.match(/'[^']*'(?=::text)/gu) : undefined
    return literals?.map((literal) => `"${literal.slice(1, -1)}"`).join(" | ") ?? name
  }
  const property = (column: Column): string => {
    const type = typeOf(column)
    const whole = column.generated
      ? `Generated<${type}>`
      : column.nullable
        ? `Maybe<${type}>`
        : column.defaulted
          ? `Defaulted<${type}>`
          : type
    return `  readonly ${column.column}: ${whole}`
  }

  const tables = [...Map.groupBy(columns, ({ table }) => table)]
  const interfaces = tables.map(
    ([table, all]) => `export interface ${interfaceName(table)} {\n${all.map(property).join("\n")}\n}\n`,
  )
  const all = tables.map(([table]) => `  readonly ${table}: ${interfaceName(table)}`).join("\n")
  const json = tables.flatMap(([table, of]) => {
    const names = of.filter(({ type }) => type === "jsonb").map(({ column }) => `"${column}"`)
    return names.length === 0 ? [] : [`  ${table}: [${names.join(", ")}],`]
  })
  const inColumns = tables.flatMap(([table, of]) =>
    sentInColumns.has(table)
      ? [`  ${table}: { ${of.map((each) => `${each.column}: "${each.type}"`).join(", ")} },`]
      : [],
  )
  const body = [
    ...interfaces,
    `/** The tables, as PostgreSQL returns them. */\nexport interface Tables {\n${all}\n}\n`,
    `/** The columns of tables that hold JSON, which go in as JSON text. */
export const jsonColumns: { readonly [T in keyof Tables]?: readonly string[] } = {\n${json.join("\n")}\n}\n`,
    `/** The types of the columns of tables whose rows are sent as an array for each column. */
export const columnTypes = {\n${inColumns.join("\n")}\n} as const satisfies { readonly [T in keyof Tables]?: object }\n`,
  ].join("\n")
  const named = (names: readonly string[]) => names.filter((name) => new RegExp(`\\b${name}\\b`, "u").test(body))
  const ids = named([...new Set([...Object.values(brands), ...Object.values(unreferenced)])]).sort()
  const kinds = named(["BigInteger", "Bytes", "Defaulted", "Generated", "Instant", "Json", "Maybe"])
  return `// Made from the migrated database by \`npm run generate\`.
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import type {\n  ${ids.join(",\n  ")},\n} from "@svc/domain/shared/ids"
import type { ${kinds.join(", ")} } from "./column-types.ts"

${body}`
}

const interfaceName = (table: string): string =>
  `${table.replace(/(?:^|_)([a-z])/gu, (_, letter: string) => letter.toUpperCase())}Table`
