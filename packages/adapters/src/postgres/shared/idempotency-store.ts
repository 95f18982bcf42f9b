import { PortUnavailable } from "@svc/domain/shared/errors"
import type { IdempotencyKey, IdempotencyStore } from "@svc/domain/shared/ports/idempotency-store"
import { Effect } from "effect"
import { sql } from "kysely"
import type { SecretBox } from "../../crypto/secret-box.ts"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"

const port = "IdempotencyStore"

const columns = ({ tenantId, legalEntityId, endpoint, key }: IdempotencyKey) => ({
  tenant_id: tenantId,
  legal_entity_id: legalEntityId,
  endpoint,
  key,
})
/** The context that binds an encrypted answer to its row. */
export const answerContext = (row: { readonly [K in keyof ReturnType<typeof columns>]: string }): string =>
  `idempotency_keys.answer:${[row.tenant_id, row.legal_entity_id, row.endpoint, row.key].join(":")}`

export const makePostgresIdempotencyStore = (db: Db, box: SecretBox): IdempotencyStore => ({
  claim: (key, fingerprint, { hours, expiresAt }, now) =>
    query(db, port, async (q) => {
      for (;;) {
        // The insert waits here while another transaction holds the key.
        const inserted = await q
          .insertInto("idempotency_keys")
          .values({ ...columns(key), fingerprint, hours, expires_at: new Date(expiresAt) })
          .onConflict((conflict) => conflict.doNothing())
          .returning("key")
          .executeTakeFirst()
        if (inserted !== undefined) return undefined

        const expired = await q
          .deleteFrom("idempotency_keys")
          .where((eb) => eb.and(columns(key)))
          .where(sql<boolean>`expires_at <= ${new Date(now)}`)
          .executeTakeFirst()
        if (expired.numDeletedRows > 0n) continue

        const row = await q
          .selectFrom("idempotency_keys")
          .select(["fingerprint", "answer_sealed", "hours", "expires_at"])
          .where((eb) => eb.and(columns(key)))
          .executeTakeFirst()
        if (row === undefined) continue
        if (row.answer_sealed === null) throw new PortUnavailable({ port, cause: "a key was kept without an answer" })
        const answer = box.open(row.answer_sealed, answerContext(columns(key)))
        return { fingerprint: row.fingerprint, answer, hours: row.hours, expiresAt: row.expires_at }
      }
    }),

  keep: (key, answer) =>
    Effect.asVoid(
      query(db, port, (q) =>
        q
          .updateTable("idempotency_keys")
          .set({ answer_sealed: box.seal(answer, answerContext(columns(key))) })
          .where((eb) => eb.and(columns(key)))
          .execute(),
      ),
    ),
})
