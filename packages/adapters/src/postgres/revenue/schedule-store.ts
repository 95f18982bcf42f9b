import type { Distribution } from "@svc/domain/reference-data/revenue-recognition-rule"
import type { SpreadingRule } from "@svc/domain/revenue/month-weights"
import type { ScheduleStore } from "@svc/domain/revenue/ports/schedule-store"
import type { ScheduleItem } from "@svc/domain/revenue/schedule-item"
import { decimal, printDecimal } from "@svc/domain/shared/decimal"
import type { OrderChargeId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { sql } from "kysely"
import { arrayLiteral } from "../base/array-literal.ts"
import { dateArray, uuidArray } from "../base/binary-array.ts"
import type { Db } from "../base/database.ts"
import { inBatches } from "../base/in-batches.ts"
import { preparedSql } from "../base/prepared.ts"
import { query } from "../base/transaction.ts"
import { makeCreditedLines } from "./credited-lines.ts"
import { makeDueItems } from "./due-items.ts"
import { makeListScheduleItems } from "./list-schedule-items.ts"
import { makeUnplannedLines } from "./unplanned-lines.ts"

const port = "ScheduleStore"

/** Items per statement, because the text of a statement is kept in memory. */
const itemsAtOnce = 20_000

interface Inserted {
  readonly tenantId: string
  readonly legalEntityId: string
  readonly lines: Buffer
  readonly periods: Buffer
  readonly ids: Buffer
  readonly amounts: string
  readonly bases: string
  readonly at: Date
}

const insertItems = preparedSql<Inserted, never>(
  (
    at,
  ) => sql<never>`insert into revenue_schedule_items (tenant_id, legal_entity_id, invoice_line_id, period, id, amount,
        base_amount, created_at, modified_at)
      select ${at.tenantId}, ${at.legalEntityId}, r.*, ${at.at}, ${at.at}
      from unnest(${at.lines}::uuid[], ${at.periods}::date[], ${at.ids}::uuid[], ${at.amounts}::numeric[],
        ${at.bases}::numeric[]) r`,
)

interface RuleRow {
  readonly id: OrderChargeId
  readonly distribution: Distribution
  readonly upfront_percent: string | null
}

const rules = preparedSql<Scope & { readonly charges: string }, RuleRow>(
  (at) => sql<RuleRow>`select c.id, r.distribution, r.upfront_percent
    from order_charges c
    join revenue_recognition_rules r on r.tenant_id = c.tenant_id and r.legal_entity_id = ${at.legalEntityId}
      and r.name = c.revenue_recognition and r.distribution <> 'OnInvoicing'
    where c.tenant_id = ${at.tenantId} and c.id = any(${at.charges}::uuid[])`,
)

export const makePostgresScheduleStore = (db: Db): ScheduleStore => ({
  ...makeCreditedLines(db),
  ...makeDueItems(db),
  ...makeListScheduleItems(db),
  ...makeUnplannedLines(db),

  rulesOf: ({ tenantId, legalEntityId }, charges) =>
    Effect.map(
      query(db, port, (q) => rules(q, { tenantId, legalEntityId, charges: arrayLiteral(charges) })),
      (rows) =>
        new Map(
          rows.map(({ id, distribution, upfront_percent }): [OrderChargeId, SpreadingRule] => [
            id,
            { distribution, ...(upfront_percent === null ? {} : { upfrontPercent: decimal(upfront_percent) }) },
          ]),
        ),
    ),

  insert: ({ tenantId, legalEntityId }, items, at) =>
    inBatches(
      items,
      (some: readonly ScheduleItem[]) =>
        Effect.asVoid(
          query(db, port, (q) =>
            insertItems(q, {
              tenantId,
              legalEntityId,
              lines: uuidArray(some.map(({ invoiceLineId }) => invoiceLineId)),
              periods: dateArray(some.map(({ period }) => period)),
              ids: uuidArray(some.map(({ id }) => id)),
              amounts: arrayLiteral(some.map(({ amount }) => printDecimal(amount))),
              bases: arrayLiteral(some.map(({ base }) => printDecimal(base))),
              at: new Date(at),
            }),
          ),
        ),
      itemsAtOnce,
    ),

  hasLine: (scope, line) =>
    Effect.map(
      query(db, port, (q) =>
        sql`select from invoice_lines l join invoices v on v.tenant_id = l.tenant_id and v.id = l.invoice_id
          where l.tenant_id = ${scope.tenantId} and l.id = ${line} and v.legal_entity_id = ${scope.legalEntityId}`.execute(
          q,
        ),
      ),
      ({ rows }) => rows.length > 0,
    ),

  findCharge: ({ tenantId, legalEntityId }, named) =>
    Effect.map(
      query(db, port, (q) =>
        sql<{ chargeNumber: string; orderNumber: string }>`select c.charge_number as "chargeNumber",
            o.order_number as "orderNumber"
          from order_charges c join orders o on o.tenant_id = c.tenant_id and o.id = c.order_id
          where c.tenant_id = ${tenantId} and c.legal_entity_id = ${legalEntityId}
            and ${"id" in named ? sql`c.id = ${named.id}` : sql`c.charge_number = ${named.number}`} limit 1`.execute(q),
      ),
      ({ rows: [found] }) => found,
    ),
})
