import { ResourceNotFound } from "@svc/domain/shared/errors"
import { printJson } from "@svc/domain/shared/exact-json"
import type { UsageRowId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import type { UsageStore } from "@svc/domain/usage/ports/usage-store"
import type { UsageKind, UsageRow } from "@svc/domain/usage/usage-row"
import { Effect } from "effect"
import { sql } from "kysely"
import { tagRows } from "../base/audit-written.ts"
import type { Db } from "../base/database.ts"
import { fetchIds, inOrder } from "../base/fetch-list.ts"
import { listQuery } from "../base/list-time.ts"
import { query } from "../base/transaction.ts"
import { listSourceOf } from "./usage-list.ts"
import { shownSelection, toShown, usageMapping } from "./usage.mapping.ts"

const port = "UsageStore"

/** Rows per statement: building the text of more would block the process. */
const rowsAtOnce = 500

const nouns = { Usage: "usage", Measurement: "measurement" } as const

/** Rows as JSON for `jsonb_populate_recordset`; numbers keep their digits. */
const rowsJson = (rows: readonly UsageRow[]) =>
  printJson(rows.map((row) => ({ ...usageMapping.toRow(row), custom_fields: row.customFields })))

/** The rows as a parameter. The audit log shows the amounts of few, and counts many. */
const toldRows = (rows: readonly UsageRow[]) =>
  tagRows(
    sql`${rowsJson(rows)}::jsonb`,
    rows.map((row) => (rows.length > 100 ? { id: row.id } : usageMapping.toRow(row))),
  )

const portionsOf = (rows: readonly UsageRow[]) =>
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, index) => ({
    first: index * rowsAtOnce,
    rows: rows.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  }))

const columns = sql.raw(
  `id, kind, account_id, order_id, order_product_id, charge_number, unit, quantity, description, from_date, to_date,
  source, tag, rated_price, rated_price_currency, custom_fields, import_id, created_at, modified_at`,
)

const rowsOf = (q: Db, { tenantId, legalEntityId }: Scope) =>
  q.selectFrom("usage_rows as t").where("t.tenant_id", "=", tenantId).where("t.legal_entity_id", "=", legalEntityId)

export const makePostgresUsageStore = (db: Db): UsageStore => {
  const found = <A>(kind: UsageKind, id: UsageRowId, row: A | undefined) =>
    row === undefined ? new ResourceNotFound({ noun: nouns[kind], id }) : Effect.succeed(row)

  return {
    insert: ({ tenantId, legalEntityId }, rows) =>
      Effect.forEach(
        portionsOf(rows),
        (portion) =>
          query(db, port, (q) =>
            sql`insert into usage_rows (tenant_id, legal_entity_id, ${columns})
              select ${tenantId}, ${legalEntityId}, ${columns}
              from jsonb_populate_recordset(null::usage_rows, ${toldRows(portion.rows)})`.execute(q),
          ),
        { discard: true },
      ),
    update: (row) =>
      Effect.asVoid(
        query(db, port, (q) => {
          const {
            tenant_id,
            id,
            legal_entity_id,
            invoice_id: _,
            invoice_line_id: __,
            ...changed
          } = usageMapping.toRow(row)
          return q
            .updateTable("usage_rows")
            .set(changed)
            .where("tenant_id", "=", tenant_id)
            .where("legal_entity_id", "=", legal_entity_id)
            .where("id", "=", id)
            .execute()
        }),
      ),
    delete: ({ tenantId, legalEntityId }, id) =>
      Effect.asVoid(
        query(db, port, (q) =>
          q
            .deleteFrom("usage_rows")
            .where("tenant_id", "=", tenantId)
            .where("legal_entity_id", "=", legalEntityId)
            .where("id", "=", id)
            .execute(),
        ),
      ),
    find: (scope, kind, id) =>
      Effect.flatMap(
        query(db, port, (q) =>
          rowsOf(q, scope).select(shownSelection).where("t.id", "=", id).where("t.kind", "=", kind).executeTakeFirst(),
        ),
        (row) => found(kind, id, row && toShown(row)),
      ),
    lock: (scope, kind, id) =>
      Effect.flatMap(
        query(db, port, (q) =>
          rowsOf(q, scope)
            .select(usageMapping.selection)
            .where("t.id", "=", id)
            .where("t.kind", "=", kind)
            .forUpdate("t")
            .executeTakeFirst(),
        ),
        (row) => found(kind, id, row && usageMapping.toEntity(row)),
      ),
    list: (scope, kind, request) =>
      listQuery(db, port, async (q) => {
        const { items, total } = await fetchIds<UsageRowId>(q, listSourceOf(kind, scope), scope, request)
        if (items.length === 0) return { items: [], total }
        const rows = await rowsOf(q, scope).select(shownSelection).where("t.id", "in", items).execute()
        return { items: inOrder(items, rows.map(toShown)), total }
      }),
    duplicates: ({ tenantId, legalEntityId }, rows) =>
      Effect.map(
        Effect.forEach(portionsOf(rows), (portion) =>
          query(db, port, async (q) => {
            // Keys are computed in a separate step: under row-level security an index compares only values known
            // before.
            const { rows: same } = await sql<{ readonly place: number }>`with keys as materialized (
                select n.place::integer - 1 as place, usage_key(n.charge_number, n.from_date, n.to_date, n.quantity,
                  case n.kind when 'Usage' then n.source else n.tag end) as key
                from rows from (jsonb_to_recordset(${rowsJson(portion.rows)}::jsonb) as (kind text, charge_number text,
                  from_date date, to_date date, quantity numeric, source text, tag text)) with ordinality
                  as n (kind, charge_number, from_date, to_date, quantity, source, tag, place))
              select k.place from keys k where exists (select from usage_rows u where u.tenant_id = ${tenantId}
                and u.legal_entity_id = ${legalEntityId} and u.same_as = k.key) order by k.place`.execute(q)
            return same.map(({ place }) => portion.first + place)
          }),
        ),
        (places) => places.flat(),
      ),
    standsOn: (scope, id) =>
      Effect.flatMap(
        query(db, port, (q) =>
          rowsOf(q, scope)
            .select(["t.invoice_id as invoiceId", "t.invoice_line_id as lineId"])
            .where("t.id", "=", id)
            .executeTakeFirst(),
        ),
        (row) =>
          Effect.map(found("Usage", id, row), ({ invoiceId, lineId }) =>
            invoiceId === null || lineId === null ? undefined : { invoiceId, lineId },
          ),
      ),
    usesAccount: ({ tenantId, legalEntityId }, id) =>
      Effect.map(
        query(db, port, (q) =>
          q
            .selectFrom("usage_rows")
            .select("id")
            .where("tenant_id", "=", tenantId)
            .where("legal_entity_id", "=", legalEntityId)
            .where("account_id", "=", id)
            .limit(1)
            .executeTakeFirst(),
        ),
        (row) => row !== undefined,
      ),
  }
}
