import type { LegalEntityId, TenantId } from "@svc/domain/shared/ids"
import { isUuid } from "@svc/domain/shared/ids"
import { type FindableKind, findableKinds, type Found, mostFound } from "@svc/domain/console/found"
import type { Resource } from "@svc/domain/resources/resource"
import { type KindWith, resources } from "@svc/domain/resources/resources"
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../base/database.ts"
import { snake } from "../base/mapping.ts"
import type { Tables } from "../base/tables.gen.ts"

/**
 * A condition on a kind needs for each member an index after tenant and legal entity, in byte order (`collate "C"`).
 */
interface Place {
  /** The table, when its name is not that of the resource. */
  readonly table?: keyof Tables
  /** The label, when it is more than members joined together. */
  readonly label?: RawBuilder<unknown>
  readonly only?: RawBuilder<boolean>
}
type Labelled = KindWith<{ readonly find: { readonly label: readonly string[] } }>

const ordersOf = (type: string): Place => ({ only: sql`t.order_type = ${sql.lit(type)} and not t.deleted` })

const places: { readonly [K in Exclude<FindableKind, Labelled>]: Place & { readonly label: RawBuilder<unknown> } } & {
  readonly [K in Labelled]?: Place
} = {
  Invoice: { label: sql`coalesce(t.invoice_number, 'Draft of ' || t.invoice_date)` },
  Subscription: ordersOf("Subscription"),
  SalesOrder: ordersOf("SalesOrder"),
  Payment: { label: sql`concat_ws(' ', t.payment_date, coalesce(t.payer_name, t.reference))` },
  NationalEInvoice: { table: "national_einvoice_entries" },
  Webhook: { label: sql`split_part(t.url, '?', 1)`, only: sql`t.deleted_at is null` },
  Delivery: { table: "webhook_deliveries" },
}

/** Sorts after every text that starts with a given one, in byte order. */
const last = "\u{10FFFF}"

interface Row {
  readonly kind: FindableKind
  readonly id: string
  readonly label: string
  readonly legal_entity_id: LegalEntityId
}

const joined = (members: readonly string[]) =>
  sql.join(
    members.map((member) => sql.ref(`t.${snake(member)}`)),
    sql` || ' ' || `,
  )

/** The rows of one kind; each condition is an index look-up per legal entity. */
const ofKind = (tenantId: TenantId, text: string, kind: FindableKind) => {
  const { find, plural }: Resource = resources[kind]
  const { label: labels = [], begins = [], beginsInAnyCase = [], equals = [] } = find
  const named = plural.replaceAll(" ", "_") as keyof Tables
  const { table = named, label = joined(labels), only }: Place = places[kind] ?? {}
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
    ...begins.flatMap((name) => beginning(snake(name), sql`${text}::text`)),
    ...beginsInAnyCase.flatMap((name) =>
      beginning(`${snake(name)}_key`, sql`lower(${text}::text collate "und-x-icu") collate "C"`),
    ),
    ...equals.map((name) => equal(snake(name), sql`${text}::text`)),
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
