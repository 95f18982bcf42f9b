import type { PortUnavailable } from "@svc/domain/shared/errors"
import type { UnitOfWork } from "@svc/domain/shared/ports/unit-of-work"
import type { DeliveryKey, Sendable } from "@svc/domain/webhooks/ports/delivery-store"
import { Effect } from "effect"
import { sql } from "kysely"
import type { SecretBox } from "../../crypto/secret-box.ts"
import type { SourceOf } from "../../webhook-http/resource-addresses.ts"
import type { Db } from "../base/database.ts"
import { areOfOneTenant, sendForTenants } from "../base/each-tenant.ts"
import { inOne } from "../base/in-one.ts"
import { query } from "../base/transaction.ts"
import { amongDeliveriesOf, type SendableRow, toProgress } from "./delivery-rows.ts"
import { makeEnvelopeLoader } from "./envelope-loader.ts"
import { makeWebhookLoader } from "./webhook-loader.ts"

const port = "DeliveryStore"

/** Reads deliveries with their webhooks and events. Those of several tenants are read on one connection. */
export const makeLoadSendable = (
  db: Db,
  unitOfWork: Pick<UnitOfWork, "atomically">,
  box: SecretBox,
  sourceOf: SourceOf,
) => {
  const loadWebhooks = makeWebhookLoader(box)
  const loadEnvelopes = makeEnvelopeLoader(sourceOf)

  const load = Effect.fnUntraced(function* (keys: readonly DeliveryKey[]) {
    // Written as text: the statement runs for every batch of attempts, and the query builder would take longer.
    const rows = yield* query(db, port, (q) =>
      sendForTenants(keys, (tenantId, own) =>
        sql<SendableRow>`
          select tenant_id, id, webhook_id, event_id, event_type, is_test, state, attempt_count, next_attempt_at, manual,
            tag, form, uncounted_attempts
          from webhook_deliveries d where ${amongDeliveriesOf(tenantId, own)}`.execute(q),
      ),
    )
    const [webhooks, envelopes] = yield* query(db, port, (q) =>
      Promise.all([loadWebhooks(q, rows), loadEnvelopes(q, rows)]),
    )
    return rows.flatMap((row): readonly Sendable[] => {
      const envelope = envelopes(row)
      if (envelope === undefined) return []
      return [
        {
          tenantId: row.tenant_id,
          deliveryId: row.id,
          eventType: row.event_type,
          tag: row.tag,
          progress: toProgress(row),
          event: { id: row.event_id, isTest: row.is_test, ...envelope },
          ...webhooks.get(row.webhook_id)!,
        },
      ]
    })
  })

  return (keys: readonly DeliveryKey[]): Effect.Effect<readonly Sendable[], PortUnavailable> =>
    areOfOneTenant(keys) ? load(keys) : inOne(unitOfWork, load(keys), "snapshot")
}
