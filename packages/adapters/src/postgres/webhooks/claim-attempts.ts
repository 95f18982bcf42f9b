import type { PortUnavailable } from "@svc/domain/shared/errors"
import type { DeliveryId, TenantId, WebhookId } from "@svc/domain/shared/ids"
import type { UnitOfWork } from "@svc/domain/shared/ports/unit-of-work"
import type { DeliveryLane } from "@svc/domain/webhooks/delivery"
import type { Claim } from "@svc/domain/webhooks/ports/delivery-queue"
import { Effect } from "effect"
import { type RawBuilder, sql } from "kysely"
import { uuidArray } from "../base/binary-array.ts"
import type { Db } from "../base/database.ts"
import { sendForTenants } from "../base/each-tenant.ts"
import { inOne } from "../base/in-one.ts"
import { query } from "../base/transaction.ts"
import { asked, isFree, now } from "./queue-rows.ts"

interface DueRow {
  readonly tenantId: TenantId
  readonly deliveryId: DeliveryId
}
interface ClaimedRow {
  readonly delivery_id: DeliveryId
  readonly webhook_id: WebhookId
  readonly claims: number
  readonly priority: number
}

const port = "DeliveryQueue"

interface Wanted {
  readonly lane: DeliveryLane
  readonly limit: number
  /** Webhooks whose attempts are left out. */
  readonly except: readonly WebhookId[]
  /** Deliveries to leave out, because another worker took or holds them. */
  readonly taken: readonly DeliveryId[]
}

/**
 * Reads the attempts that are due first, of all tenants. Locks nothing, so that tenants may be on several databases.
 * Few first attempts are due later, but most retries are, and almost all of these have the priority 0. So retries are
 * read by priority: otherwise the index would be read past all that are not yet due.
 */
const dueFirst = ({ lane, limit, except, taken }: Wanted): RawBuilder<DueRow> => {
  const columns = sql.raw(`tenant_id as "tenantId", delivery_id as "deliveryId"`)
  const isDue = sql`due_at <= ${now} and ${isFree}
    ${except.length === 0 ? sql`` : sql`and webhook_id <> all(${uuidArray(except)}::uuid[])`}
    ${taken.length === 0 ? sql`` : sql`and delivery_id <> all(${uuidArray(taken)}::uuid[])`}`
  if (lane === "first")
    return sql<DueRow>`select ${columns} from delivery_queue where lane = 'first' and ${isDue}
      order by priority desc, due_at limit ${limit}`
  const retries = (priority: string) => sql`(select ${columns}, priority, due_at from delivery_queue
    where lane = 'retry' and priority ${sql.raw(priority)} and ${isDue} order by priority desc, due_at limit ${limit})`
  return sql<DueRow>`select "tenantId", "deliveryId"
    from (${sql.join(["> 0", "= 0", "< 0"].map(retries), sql` union all `)}) due
    order by priority desc, due_at limit ${limit}`
}

/** Claims those of the attempts of a tenant that are still due and that nobody else is claiming. */
const claimOf = (lane: DeliveryLane, tenantId: TenantId, due: readonly DueRow[], leaseSeconds: number) => {
  const ids = uuidArray(due.map(({ deliveryId }) => deliveryId))
  return sql<ClaimedRow>`
    update delivery_queue
    set leased_until = ${now} + ${leaseSeconds} * interval '1 second', claims = claims + 1
    where tenant_id = ${tenantId} and delivery_id = any(array(
      select delivery_id from delivery_queue
      where tenant_id = ${tenantId} and delivery_id = any(${ids}::uuid[]) and lane = ${lane} and due_at <= ${now} and ${isFree}
      for update skip locked))
    returning delivery_id, webhook_id, claims, priority`
}

/**
 * Makes the claims of the queue. The due attempts of all tenants are read without a lock; then each tenant's are
 * claimed by a statement of its own, all in one round trip. When two workers read the same attempts, one of them claims
 * each, and the other continues with the next.
 */
export const makeClaimAttempts = (db: Db, unitOfWork: Pick<UnitOfWork, "atomically">, leaseSeconds: number) => {
  const read = (wanted: Wanted) =>
    Effect.map(
      query(db, port, (q) => dueFirst(wanted).execute(q)),
      ({ rows }) => rows,
    )

  const take = Effect.fnUntraced(function* (lane: DeliveryLane, due: readonly DueRow[]) {
    // The commit does not wait for the disk: a claim lost in a crash of PostgreSQL is made again, as after the death of
    // a worker.
    const claimed = query(db, port, async (q) => {
      const [rows] = await Promise.all([
        sendForTenants(due, (tenantId, own) => claimOf(lane, tenantId, own, leaseSeconds).execute(q)),
        sql`set local synchronous_commit = off`.execute(q),
      ])
      return rows
    })
    const rows = new Map((yield* inOne(unitOfWork, claimed)).map((row) => [row.delivery_id, row]))
    return due.flatMap(({ tenantId, deliveryId }): readonly Claim[] => {
      const row = rows.get(deliveryId)
      if (row === undefined) return []
      return [{ lane, tenantId, deliveryId, webhookId: row.webhook_id, claimCount: row.claims - 1, ...asked(row) }]
    })
  })

  return Effect.fnUntraced(function* (
    lane: DeliveryLane,
    limit: number,
    except: readonly WebhookId[] = [],
  ): Effect.fn.Return<readonly Claim[], PortUnavailable> {
    const claims: Claim[] = []
    const taken: DeliveryId[] = []
    for (let left = limit; left > 0; left = limit - claims.length) {
      const due = yield* read({ lane, limit: left, except, taken })
      if (due.length === 0) break
      claims.push(...(yield* take(lane, due)))
      if (due.length < left) break
      taken.push(...due.map(({ deliveryId }) => deliveryId))
    }
    return claims
  })
}
