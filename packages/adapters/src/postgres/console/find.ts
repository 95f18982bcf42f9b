import type { LegalEntityId, TenantId } from "@svc/domain/shared/ids"
import { isUuid } from "@svc/domain/shared/ids"
import { type FindableKind, findableKinds, type Found, mostFound } from "@svc/domain/console/found"
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../base/database.ts"

interface Place {
  readonly table: string
  readonly label: RawBuilder<unknown>
  readonly only?: RawBuilder<boolean>
  /** Columns that have an index after tenant and legal entity, in byte order (`collate "C"`). */
  readonly begins?: readonly string[]
  /** Columns with the same kind of index, over the text in lower case. */
  readonly lower?: readonly string[]
  /** Columns that are compared with the whole text only. */
  readonly equals?: readonly string[]
}

const order = (type: string): Place => ({
  table: "orders",
  label: sql`t.order_number`,
  only: sql`t.order_type = ${sql.lit(type)} and not t.deleted`,
  begins: ["order_number"],
})

const places: { readonly [K in FindableKind]: Place } = {
  Invoice: {
    table: "invoices",
    label: sql`coalesce(t.invoice_number, 'Draft of ' || t.invoice_date)`,
    begins: ["invoice_number"],
    equals: ["ocr_number", "external_erp_id", "external_crm_id"],
  },
  Account: {
    table: "accounts",
    label: sql`t.account_number || ' ' || t.name`,
    begins: ["account_number"],
    lower: ["name_key", "email_key"],
    equals: ["organization_number", "tax_registration_number", "external_erp_id", "external_crm_id"],
  },
  Subscription: order("Subscription"),
  SalesOrder: order("SalesOrder"),
  Quote: { table: "quotes", label: sql`t.number`, begins: ["number"] },
  Product: {
    table: "products",
    label: sql`t.product_number || ' ' || t.name`,
    begins: ["product_number", "name"],
  },
  InvoiceBatch: { table: "invoice_batches", label: sql`t.batch_number`, begins: ["batch_number"] },
  Journal: { table: "journals", label: sql`t.journal_number`, begins: ["journal_number"] },
  Payment: {
    table: "payments",
    label: sql`concat_ws(' ', t.payment_date, coalesce(t.payer_name, t.reference))`,
    begins: ["reference"],
  },
  NationalEInvoice: {
    table: "national_einvoice_entries",
    label: sql`t.invoice_number`,
    equals: ["national_einvoice_id"],
  },
  Webhook: { table: "webhooks", label: sql`split_part(t.url, '?', 1)`, only: sql`t.deleted_at is null` },
  Delivery: { table: "webhook_deliveries", label: sql`t.event_type` },
  Event: { table: "events", label: sql`t.tag` },
}

/** Sorts after every text that starts with a given one, in byte order. */
const last = "\u{10FFFF}"

interface Row {
  readonly kind: FindableKind
  readonly id: string
  readonly label: string
  readonly legal_entity_id: LegalEntityId
}

/** The rows of one kind; each condition is an index look-up per legal entity. */
const ofKind = (tenantId: TenantId, text: string, kind: FindableKind) => {
  const { table, label, only, begins = [], lower = [], equals = [] } = places[kind]
  const place = sql.lit(findableKinds.indexOf(kind))
  const columns = sql`select ${sql.lit(kind)} as kind, t.id::text as id, ${label} as label, t.legal_entity_id, ${place} as place`
  const rest = sql`${only === undefined ? sql`` : sql`and ${only}`} limit ${sql.lit(mostFound)}`
  if (isUuid(text))
    return [
      sql`(${columns}, true as whole from ${sql.table(table)} t where t.tenant_id = ${tenantId} and t.id = ${text} ${rest})`,
    ]
  const among = (condition: RawBuilder<unknown>, isWhole: boolean) =>
    sql`(${columns}, ${sql.lit(isWhole)} as whole from legal_entities l join ${sql.table(table)} t
      on t.tenant_id = ${tenantId} and t.legal_entity_id = l.id where l.tenant_id = ${tenantId} and ${condition} ${rest})`
  const equal = (name: string, wanted: RawBuilder<unknown>) => among(sql`${sql.ref(`t.${name}`)} = ${wanted}`, true)
  // The exact match is searched separately, because many rows may start with the text.
  const beginning = (name: string, wanted: RawBuilder<unknown>) => {
    const column = sql.ref(`t.${name}`)
    return [equal(name, wanted), among(sql`${column} > ${wanted} and ${column} < (${wanted} || ${last})`, false)]
  }
  return [
    ...begins.flatMap((name) => beginning(name, sql`${text}::text`)),
    ...lower.flatMap((name) => beginning(name, sql`lower(${text}::text collate "und-x-icu") collate "C"`)),
    ...equals.map((name) => equal(name, sql`${text}::text`)),
  ]
}

/** Finds rows whose id, number, name or address is the text or starts with it. */
export const findText = async (
  q: Db,
  tenantId: TenantId,
  text: string,
  kinds: readonly FindableKind[],
): Promise<readonly Found[]> => {
  const parts = kinds.flatMap((kind) => ofKind(tenantId, text, kind))
  if (parts.length === 0) return []
  const { rows } = await sql<Row>`
    select kind, id, label, legal_entity_id from (
      select distinct on (kind, id) * from (${sql.join(parts, sql` union all `)}) f order by kind, id, whole desc) f
    order by whole desc, place, label, id limit ${sql.lit(mostFound)}`.execute(q)
  return rows.map(({ legal_entity_id, ...found }) => ({ ...found, legalEntityId: legal_entity_id }))
}
