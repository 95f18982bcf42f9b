import type { DeliveryId } from "@svc/domain/shared/ids"
import type { UnitOfWork } from "@svc/domain/shared/ports/unit-of-work"
import type { DeliveryStore } from "@svc/domain/webhooks/ports/delivery-store"
import { DeliveryNotFound } from "@svc/domain/webhooks/webhooks.errors"
import { Effect } from "effect"
import { type RawBuilder, sql } from "kysely"
import type { SecretBox } from "../../crypto/secret-box.ts"
import { amongDeliveriesOf, progressColumns, type SendableRow, toProgress, webhookState } from "./delivery-rows.ts"
import { thinDeliveries } from "./thin-deliveries.ts"
import { firstAttempts } from "./attempt-rows.ts"
import { recordAttempts, takenOnce } from "./record-attempts.ts"
import type { SourceOf } from "../../webhook-http/resource-addresses.ts"
import type { Db } from "../base/database.ts"
import { eachTenant, sendForTenants } from "../base/each-tenant.ts"
import { readEnvelope } from "./envelope-loader.ts"
import { inBatches } from "../base/in-batches.ts"
import { makeLoadSendable } from "./load-sendable.ts"
import { query } from "../base/transaction.ts"
import { uuidArray } from "../base/binary-array.ts"

const port = "DeliveryStore"

export const makePostgresDeliveryStore = (
  db: Db,
  unitOfWork: Pick<UnitOfWork, "atomically">,
  box: SecretBox,
  sourceOf: SourceOf,
): DeliveryStore => {
  const run = <Row>(statement: RawBuilder<Row>) =>
    Effect.map(
      query(db, port, (q) => statement.execute(q)),
      ({ rows }) => rows,
    )

  const saveAll: DeliveryStore["saveAll"] = Effect.fnUntraced(function* (all) {
    yield* query(db, port, (q) =>
      sendForTenants(all, (tenantId, own) => {
        const rows = own.map(({ deliveryId, progress }) => ({ id: deliveryId, ...progressColumns(progress) }))
        return sql<never>`
          with saved as (
            update webhook_deliveries d
            set state = v.state, attempt_count = v.attempt_count, next_attempt_at = v.next_attempt_at, manual = v.manual
            from json_to_recordset(${JSON.stringify(rows)}::json)
              as v (id uuid, state text, attempt_count integer, next_attempt_at timestamptz, manual boolean)
            where d.id = v.id and ${amongDeliveriesOf(tenantId, own)}
            returning d.webhook_id, d.id)
          delete from parked_deliveries p using saved s
          where p.tenant_id = ${tenantId} and p.webhook_id = s.webhook_id and p.delivery_id = s.id`.execute(q)
      }),
    )
  })

  return {
    insertAll: (deliveries) =>
      inBatches(deliveries, (batch) =>
        Effect.asVoid(
          query(db, port, (q) =>
            q
              .insertInto("webhook_deliveries")
              .values(
                batch.map(({ id, webhookId, event, createdAt, eventType, progress }) => ({
                  tenant_id: event.tenantId,
                  id,
                  legal_entity_id: event.legalEntityId,
                  webhook_id: webhookId,
                  event_id: event.id,
                  event_type: eventType,
                  tag: event.tag,
                  correlation_id: event.correlationId ?? null,
                  is_test: event.isTest,
                  created_at: new Date(createdAt),
                  ...progressColumns(progress),
                })),
              )
              .execute(),
          ),
        ),
      ),

    lock: Effect.fnUntraced(function* (scope, id) {
      const row = yield* query(db, port, (q) =>
        q
          .selectFrom("webhook_deliveries as d")
          .innerJoin("webhooks as w", (join) =>
            join.onRef("w.tenant_id", "=", "d.tenant_id").onRef("w.id", "=", "d.webhook_id"),
          )
          .select(["d.webhook_id", "d.created_at", "d.state", "d.attempt_count", "d.next_attempt_at", "d.manual"])
          .select(["w.status", "w.deleted_at"])
          .where("d.tenant_id", "=", scope.tenantId)
          .where("d.legal_entity_id", "=", scope.legalEntityId)
          .where("d.id", "=", id)
          .forUpdate("d")
          .executeTakeFirst(),
      )
      if (row === undefined) return yield* new DeliveryNotFound({ deliveryId: id })
      return {
        webhookId: row.webhook_id,
        webhookState: webhookState(row),
        createdAt: row.created_at,
        progress: toProgress(row),
      }
    }),

    tryLock: Effect.fnUntraced(function* (keys) {
      const rows = yield* eachTenant(keys, (tenantId, own) =>
        run(
          sql<{ id: string }>`
            select id from webhook_deliveries d where ${amongDeliveriesOf(tenantId, own)} for update skip locked`,
        ),
      )
      const held = new Set(rows.map(({ id }) => id))
      return keys.filter(({ deliveryId }) => held.has(deliveryId))
    }),

    save: (key, progress) => saveAll([{ ...key, progress }]),

    saveAll,

    remove: Effect.fnUntraced(function* (keys) {
      yield* eachTenant(keys, (tenantId, own) =>
        run(sql<never>`
          with removed as (
            delete from webhook_deliveries d where ${amongDeliveriesOf(tenantId, own)} and d.attempt_count = 0
            returning d.tenant_id, d.webhook_id, d.id)
          delete from parked_deliveries p using removed r
          where p.tenant_id = ${tenantId} and p.webhook_id = r.webhook_id and p.delivery_id = r.id`),
      )
    }),

    sendable: makeLoadSendable(db, unitOfWork, box, sourceOf),

    firstAttempts: (keys) =>
      Effect.map(
        eachTenant(keys, (tenantId, own) => run(firstAttempts(tenantId, own))),
        (rows) => new Map(rows.map(({ id, at }) => [id, at])),
      ),

    thin: (keys) => Effect.asVoid(eachTenant(keys, (tenantId, own) => run(thinDeliveries(tenantId, own)))),

    envelope: (tenantId, eventId) => query(db, port, (q) => readEnvelope(q, tenantId, eventId)),

    record: Effect.fnUntraced(function* (made, results = []) {
      const moved = new Set<DeliveryId>()
      const resultsOnce = takenOnce(results)
      const keyed = made.map((each) => ({ ...each, tenantId: each.attempt.tenantId }))
      yield* inBatches(keyed, (batch) =>
        Effect.map(
          query(db, port, (q) =>
            sendForTenants(batch, (tenantId, own) => recordAttempts(q, tenantId, own, resultsOnce(tenantId))),
          ),
          (ids) => ids.forEach((id) => moved.add(id)),
        ),
      )
      return moved
    }),

    park: Effect.fnUntraced(function* (keys) {
      const rows = yield* eachTenant(keys, (tenantId, own) => {
        const among = amongDeliveriesOf(tenantId, own)
        const asked = uuidArray(own.flatMap(({ deliveryId, askedFor }) => (askedFor === true ? [deliveryId] : [])))
        // With the share lock, a change of a webhook that would release its deliveries waits for this transaction. The
        // webhooks are locked in the order of their ids, as by the code that marks several of them; otherwise the two
        // could deadlock. The deliveries are looked up by id first: given only the webhooks, PostgreSQL read all
        // deliveries of each and compared them with all of these.
        return run(sql<{ id: DeliveryId }>`
          with named as materialized (select d.id, d.webhook_id from webhook_deliveries d where ${among}),
          waiting as materialized (
            select id from webhooks
            where tenant_id = ${tenantId} and id = any(array(select distinct webhook_id from named))
              and (status <> 'Enabled' or deleted_at is not null or congested)
            order by id for share),
          chosen as materialized (select id from named where webhook_id in (select id from waiting)),
          held as materialized (
            select d.tenant_id, d.webhook_id, d.id from webhook_deliveries d
            where ${among} and d.id = any(array(select id from chosen))
            for update of d),
          parked as (
            insert into parked_deliveries (tenant_id, webhook_id, delivery_id, asked_for)
            select tenant_id, webhook_id, id, id = any(${asked}::uuid[]) from held on conflict do nothing)
          select id from held`)
      })
      return new Set(rows.map(({ id }) => id))
    }),

    unpark: (tenantId, webhookId, limit, only) =>
      Effect.map(
        query(db, port, (q) =>
          sql<
            Pick<SendableRow, "id" | "state" | "attempt_count" | "next_attempt_at" | "manual"> & {
              readonly asked_for: boolean
            }
          >`
            with asked as materialized (
              select delivery_id as id from parked_deliveries
              where tenant_id = ${tenantId} and webhook_id = ${webhookId} and asked_for
              order by delivery_id limit ${limit} for update skip locked),
            oldest as materialized (
              select delivery_id as id from parked_deliveries
              where tenant_id = ${tenantId} and webhook_id = ${webhookId} and not asked_for
              order by delivery_id limit ${only === undefined ? sql`${limit} - (select count(*) from asked)` : 0} for update skip locked),
            held as materialized (
              select id, state, attempt_count, next_attempt_at, manual from webhook_deliveries
              where tenant_id = ${tenantId} and id = any(array(select id from asked union all select id from oldest))
              for update skip locked),
            unparked as (
              delete from parked_deliveries where tenant_id = ${tenantId} and webhook_id = ${webhookId}
                and delivery_id = any(array(select id from held)))
            select *, id = any(array(select id from asked)) as asked_for from held order by asked_for desc, id`.execute(
            q,
          ),
        ),
        ({ rows }) =>
          rows.map((row) => ({
            deliveryId: row.id,
            progress: toProgress(row),
            ...(row.asked_for ? { askedFor: true as const } : {}),
          })),
      ),
  }
}
