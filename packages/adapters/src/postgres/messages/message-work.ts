import type { MessageStore } from "@svc/domain/messages/ports/message-store"
import { given } from "@svc/domain/shared/given"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"
import { ofEntity, port, table, toEntity, waiting } from "./message-rows.ts"

/** The messages that workers take up. */
export const workIn = (db: Db): Pick<MessageStore, "due" | "lapsed" | "nextAt" | "unfinished"> => ({
  due: (scope, now, limit) =>
    Effect.map(
      query(db, port, (q) =>
        ofEntity(q, scope)
          .where("t.status", "in", waiting)
          .where(sql<boolean>`t.next_attempt_at <= ${new Date(now)}`)
          .orderBy("t.next_attempt_at")
          .orderBy("t.id")
          .limit(limit)
          .forUpdate()
          .skipLocked()
          .execute(),
      ),
      (rows) => rows.map(toEntity),
    ),
  lapsed: (scope, now, limit) =>
    Effect.map(
      query(db, port, (q) =>
        ofEntity(q, scope)
          .where("t.status", "=", "Sending")
          .where(sql<boolean>`t.lease_until <= ${new Date(now)}`)
          .orderBy("t.lease_until")
          .limit(limit)
          .forUpdate()
          .execute(),
      ),
      (rows) => rows.map(toEntity),
    ),
  nextAt: ({ tenantId, legalEntityId }) =>
    query(db, port, async (q) => {
      const next = await q
        .selectNoFrom([
          (e) =>
            e
              .selectFrom("messages")
              .select((each) => each.fn.min("next_attempt_at").as("at"))
              .where("tenant_id", "=", tenantId)
              .where("legal_entity_id", "=", legalEntityId)
              .where("status", "in", waiting)
              .as("due"),
          (e) =>
            e
              .selectFrom("messages")
              .select((each) => each.fn.min("lease_until").as("at"))
              .where("tenant_id", "=", tenantId)
              .where("legal_entity_id", "=", legalEntityId)
              .where("status", "=", "Sending")
              .as("lease_ends"),
        ])
        .executeTakeFirstOrThrow()
      return given({ due: next.due, leaseEnds: next.lease_ends })
    }),
  unfinished: (limit) =>
    Effect.map(
      query(db, port, (q) =>
        q
          .selectFrom(table)
          .select(["tenant_id", "legal_entity_id"])
          .distinct()
          .where("status", "in", [...waiting, "Sending"])
          .limit(limit)
          .execute(),
      ),
      (rows) => rows.map((row) => ({ tenantId: row.tenant_id, legalEntityId: row.legal_entity_id })),
    ),
})
