import type { ChargedThrough } from "@svc/domain/orders/ports/charged-through"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"

const port = "ChargedThrough"

export const makePostgresChargedThrough = (db: Db): ChargedThrough => {
  /** Writes the rows of last versions that differ from what they shall have. */
  const write = ({ tenantId }: Scope, spans: readonly object[], day: RawBuilder<unknown>) =>
    spans.length === 0
      ? Effect.void
      : Effect.asVoid(
          query(db, port, (q) =>
            sql`update order_charges c set charged_through = ${day}
              from (select id, min("from") as "from", max("to") as "to"
                from jsonb_to_recordset(${JSON.stringify(spans)}::jsonb) as s (id uuid, "from" date, "to" date)
                group by id) s
              where c.tenant_id = ${tenantId} and c.id = s.id and c.until_version is null
                and c.charged_through is distinct from ${day}`.execute(q),
          ),
        )

  return {
    set: (scope, days) =>
      write(
        scope,
        [...days].map(([id, to]) => ({ id, from: to, to })),
        sql`s."to"`,
      ),
    giveBack: (scope, days) =>
      write(
        scope,
        days.map(({ orderChargeId, from }) => ({ id: orderChargeId, from })),
        sql`case when s."from" > c.start_date then least(c.charged_through, s."from") end`,
      ),
    extend: (scope, spans) =>
      Effect.forEach(
        spans,
        ({ orderChargeId, from, to }) =>
          write(
            scope,
            [{ id: orderChargeId, from, to }],
            sql`case when coalesce(c.charged_through, c.start_date) between s."from" and s."to" then s."to" else c.charged_through end`,
          ),
        { discard: true },
      ),
  }
}
