import type { MessageAttempt, MessageStore } from "@svc/domain/messages/ports/message-store"
import { given } from "@svc/domain/shared/given"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"
import { port } from "./message-rows.ts"

/** The attempts of messages. */
export const attemptsIn = (db: Db): Pick<MessageStore, "attempts" | "addAttempt" | "endAttempt" | "sendingNow"> => ({
  attempts: ({ tenantId, legalEntityId }, id) =>
    Effect.map(
      query(db, port, (q) =>
        q
          .selectFrom("message_attempts")
          .select(["number", "at", "server", "outcome", "code", "text", "milliseconds"])
          .where("tenant_id", "=", tenantId)
          .where("message_id", "=", id)
          .where("legal_entity_id", "=", legalEntityId)
          .orderBy("number")
          .execute(),
      ),
      (rows) =>
        rows.map(({ number, at, server, outcome, code, text, milliseconds }): MessageAttempt => ({
          number,
          at,
          server,
          ...given({ outcome, code, text, milliseconds }),
        })),
    ),
  addAttempt: ({ tenantId, legalEntityId, id }, { number, at, server }) =>
    Effect.asVoid(
      query(db, port, (q) =>
        q
          .insertInto("message_attempts")
          .values({
            tenant_id: tenantId,
            legal_entity_id: legalEntityId,
            message_id: id,
            number,
            at: new Date(at),
            server,
          })
          .execute(),
      ),
    ),
  endAttempt: ({ tenantId, id, attempts }, { outcome, code, text, milliseconds }) =>
    Effect.asVoid(
      query(db, port, (q) =>
        q
          .updateTable("message_attempts")
          .set({ outcome, code: code ?? null, text, milliseconds: milliseconds ?? null })
          .where("tenant_id", "=", tenantId)
          .where("message_id", "=", id)
          .where("number", "=", attempts)
          .execute(),
      ),
    ),
  sendingNow: ({ tenantId, legalEntityId }, since) =>
    query(db, port, async (q) => {
      const counted = await q
        .selectNoFrom([
          (e) =>
            e
              .selectFrom("messages")
              .select((each) => each.fn.countAll<string>().as("n"))
              .where("tenant_id", "=", tenantId)
              .where("legal_entity_id", "=", legalEntityId)
              .where("status", "=", "Sending")
              .as("under_way"),
          (e) =>
            e
              .selectFrom("message_attempts")
              .select((each) => each.fn.countAll<string>().as("n"))
              .where("tenant_id", "=", tenantId)
              .where("legal_entity_id", "=", legalEntityId)
              .where(sql<boolean>`at > ${new Date(since)}`)
              .as("begun"),
          (e) =>
            e
              .selectFrom("message_attempts")
              .select((each) => each.fn.min("at").as("first"))
              .where("tenant_id", "=", tenantId)
              .where("legal_entity_id", "=", legalEntityId)
              .where(sql<boolean>`at > ${new Date(since)}`)
              .as("first_at"),
        ])
        .executeTakeFirstOrThrow()
      return {
        underWay: Number(counted.under_way),
        begun: Number(counted.begun),
        ...given({ firstAt: counted.first_at }),
      }
    }),
})
