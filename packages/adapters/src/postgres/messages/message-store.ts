import type { MessageFilter, MessageStore } from "@svc/domain/messages/ports/message-store"
import type { MessageId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { inBatches } from "../base/in-batches.ts"
import { query } from "../base/transaction.ts"
import { attemptsIn } from "./message-attempts.ts"
import { ofEntity, port, table, toEntity, toRow, waiting } from "./message-rows.ts"
import { workIn } from "./message-work.ts"

const filtered = (q: Db, scope: Scope, asked: MessageFilter) => {
  const { kind, status, accountId, invoiceId, recipient, createdFrom, createdTo, before } = asked
  return ofEntity(q, scope)
    .$if(kind !== undefined, (rows) => rows.where("t.kind", "=", kind!))
    .$if(status !== undefined, (rows) => rows.where("t.status", "=", status!))
    .$if(accountId !== undefined, (rows) => rows.where("t.account_id", "=", accountId!))
    .$if(invoiceId !== undefined, (rows) => rows.where("t.invoice_id", "=", invoiceId!))
    .$if(recipient !== undefined, (rows) => rows.where("t.recipient", "=", recipient!))
    .$if(createdFrom !== undefined, (rows) => rows.where(sql<boolean>`t.created_at >= ${new Date(createdFrom!)}`))
    .$if(createdTo !== undefined, (rows) => rows.where(sql<boolean>`t.created_at < ${new Date(createdTo!)}`))
    .$if(before !== undefined, (rows) => rows.where("t.id", "<", before!))
    .orderBy("t.id", "desc")
    .limit(asked.limit)
}

export const makePostgresMessageStore = (db: Db): MessageStore => {
  const one = (read: (q: Db) => Promise<Readonly<Record<string, unknown>> | undefined>) =>
    Effect.map(query(db, port, read), (row) => row && toEntity(row))
  const byId = (q: Db, scope: Scope, id: MessageId) => ofEntity(q, scope).where("t.id", "=", id)

  return {
    ...attemptsIn(db),
    ...workIn(db),
    insert: (messages) =>
      inBatches(messages, (batch) =>
        Effect.asVoid(
          query(db, port, (q) =>
            q
              .insertInto(table)
              .values(batch.map(toRow))
              .onConflict((conflict) =>
                conflict.columns(["tenant_id", "legal_entity_id", "kind", "invoice_id", "turn"]).doNothing(),
              )
              .execute(),
          ),
        ),
      ),
    find: (scope, id) => one((q) => byId(q, scope, id).executeTakeFirst()),
    findForUpdate: (scope, id) => one((q) => byId(q, scope, id).forUpdate().executeTakeFirst()),
    list: (scope, filter) =>
      Effect.map(
        query(db, port, (q) => filtered(q, scope, filter).execute()),
        (rows) => rows.map(toEntity),
      ),
    lastTurn: ({ tenantId, legalEntityId }, kind, invoiceId) =>
      Effect.map(
        query(db, port, (q) =>
          q
            .selectFrom(table)
            .select((each) => each.fn.max("turn").as("turn"))
            .where("tenant_id", "=", tenantId)
            .where("legal_entity_id", "=", legalEntityId)
            .where("kind", "=", kind)
            .where("invoice_id", "=", invoiceId)
            .executeTakeFirst(),
        ),
        (row) => Number(row?.turn ?? 0),
      ),
    save: (message) =>
      Effect.map(
        query(db, port, (q) => {
          const row = toRow(message)
          return q
            .updateTable(table)
            .set({
              status: row.status,
              is_ending: row.is_ending,
              version: row.version,
              attempts: row.attempts,
              next_attempt_at: row.next_attempt_at,
              lease_until: row.lease_until,
              sent_at: row.sent_at,
              cancelled_at: row.cancelled_at,
              problem: row.problem,
              rejected: row.rejected,
            })
            .where("tenant_id", "=", message.tenantId)
            .where("id", "=", message.id)
            .where("version", "=", message.version - 1)
            .executeTakeFirst()
        }),
        ({ numUpdatedRows }) => numUpdatedRows > 0n,
      ),
    cancelWaiting: ({ tenantId, legalEntityId }, at, problem) =>
      Effect.asVoid(
        query(db, port, (q) =>
          q
            .updateTable(table)
            .set({
              status: "Cancelled",
              next_attempt_at: null,
              cancelled_at: new Date(at),
              problem,
              version: sql`version + 1`,
            })
            .where("tenant_id", "=", tenantId)
            .where("legal_entity_id", "=", legalEntityId)
            .where("status", "in", waiting)
            .execute(),
        ),
      ),
  }
}
