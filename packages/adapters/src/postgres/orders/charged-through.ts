import type { ChargedThrough } from "@svc/domain/orders/ports/charged-through"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import type { OrderChargeId, TenantId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { type RawBuilder, sql } from "kysely"
import { arrayLiteral } from "../base/array-literal.ts"
import { uuidArray } from "../base/binary-array.ts"
import type { Db } from "../base/database.ts"
import { preparedSql } from "../base/prepared.ts"
import { query } from "../base/transaction.ts"

const port = "ChargedThrough"

interface Span {
  readonly id: OrderChargeId
  readonly from?: CalendarDate | undefined
  readonly to?: CalendarDate | undefined
}

interface Written {
  readonly tenantId: TenantId
  readonly ids: Buffer
  readonly starts: string
  readonly ends: string
}

/** Updates the rows of last versions whose stored day differs from the new one. */
const writing = (day: RawBuilder<unknown>) =>
  preparedSql<Written, never>(
    (at) => sql<never>`update order_charges c set charged_through = ${day}
      from (select id, min("from") as "from", max("to") as "to"
        from unnest(${at.ids}::uuid[], ${at.starts}::date[], ${at.ends}::date[]) s (id, "from", "to") group by id) s
      where c.tenant_id = ${at.tenantId} and c.id = any(${at.ids}::uuid[]) and c.id = s.id and c.until_version is null
        and c.charged_through is distinct from ${day}`,
  )
const reached = writing(sql`s."to"`)
const givenBack = writing(sql`case when s."from" > c.start_date then least(c.charged_through, s."from") end`)

export const makePostgresChargedThrough = (db: Db): ChargedThrough => {
  const write = ({ tenantId }: Scope, spans: readonly Span[], statement: typeof reached) =>
    spans.length === 0
      ? Effect.void
      : Effect.asVoid(
          query(db, port, (q) =>
            statement(q, {
              tenantId,
              ids: uuidArray(spans.map(({ id }) => id)),
              starts: arrayLiteral(spans.map(({ from }) => from ?? null)),
              ends: arrayLiteral(spans.map(({ to }) => to ?? null)),
            }),
          ),
        )

  return {
    set: (scope, days) =>
      write(
        scope,
        [...days].map(([id, to]) => ({ id, from: to, to })),
        reached,
      ),
    giveBack: (scope, days) =>
      write(
        scope,
        days.map(({ orderChargeId, from }) => ({ id: orderChargeId, from })),
        givenBack,
      ),
  }
}
