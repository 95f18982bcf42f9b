import { shownStatus, waitsForReceiver } from "@svc/domain/webhooks/delivery"
import type { Scope } from "@svc/domain/shared/scope"
import type { DeliveryEntry } from "@svc/domain/webhooks/ports/delivery-log"
import { attemptsLeft } from "@svc/domain/webhooks/retries"
import type { RetryPolicy } from "@svc/domain/webhooks/retry-policy"
import { settingsOf } from "@svc/domain/webhooks/webhook-settings"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { ownTenant } from "../base/own-tenant.ts"
import { lastAttemptOf, toProgress, webhookState } from "./delivery-rows.ts"
import { toGeneration, toStored } from "./settings-rows.ts"

/** True while an attempt of the delivery `d` is being made: it is claimed in the queue. */
export const inFlight = sql<boolean>`exists (select from delivery_queue j
  where j.delivery_id = d.id and j.tenant_id = ${ownTenant} and j.leased_until > queue_now())`

/** The query for entries of the log in a scope. */
export const entries = (q: Db, { tenantId, legalEntityId }: Scope) =>
  q
    .selectFrom("webhook_deliveries as d")
    .innerJoin("webhooks as w", (join) =>
      join.onRef("w.tenant_id", "=", "d.tenant_id").onRef("w.id", "=", "d.webhook_id"),
    )
    .leftJoin("webhook_settings as s", (join) =>
      join.onRef("s.tenant_id", "=", "d.tenant_id").onRef("s.webhook_id", "=", "d.webhook_id"),
    )
    .select(["d.uncounted_attempts", "d.manual", "w.generation", "w.waits_until", "s.settings"])
    .select(["d.id", "d.webhook_id", "d.event_id", "d.event_type", "d.correlation_id", "d.is_test", "d.created_at"])
    .select(["d.state", "d.attempt_count", "d.next_attempt_at", "w.status", "w.deleted_at", "w.url"])
    .select(["d.last_attempt_at", "d.last_status", "d.last_failure_reason", "d.last_duration_ms", "d.form"])
    .select(sql<boolean>`d.state = 'Pending' and ${inFlight}`.as("in_flight"))
    .select(
      sql<boolean>`case when s.settings ? 'limits' and d.state = 'Pending' then exists (select from parked_deliveries p
        where p.tenant_id = ${ownTenant} and p.webhook_id = d.webhook_id and p.delivery_id = d.id) else false end`.as(
        "is_limited",
      ),
    )
    .where("d.tenant_id", "=", tenantId)
    .where("d.legal_entity_id", "=", legalEntityId)

export type EntryRow = Awaited<ReturnType<ReturnType<typeof entries>["execute"]>>[number]

const leftOf = ({ settings, generation, ...row }: EntryRow, policy: RetryPolicy): number => {
  const { retries } = settingsOf(toGeneration(generation), settings === null ? {} : toStored(settings))
  return attemptsLeft(toProgress(row), retries, policy)
}

/** Shows a row of `entries`. `policy` is the schedule of webhooks without one of their own. */
export const toEntry = (row: EntryRow, policy: RetryPolicy): DeliveryEntry => {
  const status = shownStatus(row.state, row.in_flight, webhookState(row))
  // A held delivery keeps its time. A settled delivery that is to be sent again shows its time only while its webhook
  // accepts deliveries.
  const waits =
    status === "Pending" ||
    status === "Held" ||
    (status !== "Cancelled" && status !== "InFlight" && row.status === "Enabled" && row.deleted_at === null)
  const isHeldBack = waitsForReceiver(status, row.next_attempt_at, row.waits_until)
  const isLimited = status === "Pending" && row.is_limited
  const isAwaited = status === "Pending" || status === "Held" || status === "InFlight"
  return {
    id: row.id,
    webhookId: row.webhook_id,
    eventId: row.event_id,
    eventType: row.event_type,
    ...(row.correlation_id === null ? {} : { correlationId: row.correlation_id }),
    status,
    attemptCount: row.attempt_count,
    url: row.url,
    ...lastAttemptOf(row),
    ...(waits && row.next_attempt_at !== null
      ? { nextAttemptAt: isHeldBack ? row.waits_until! : row.next_attempt_at }
      : {}),
    ...(isHeldBack ? { waitsFor: "Receiver" as const } : isLimited ? { waitsFor: "RateLimit" as const } : {}),
    ...(isAwaited ? { attemptsLeft: leftOf(row, policy) } : {}),
    createdAt: row.created_at,
    isTest: row.is_test,
    ...(row.form === null ? {} : { form: row.form }),
  }
}
