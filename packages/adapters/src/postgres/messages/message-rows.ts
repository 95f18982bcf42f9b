import type { Message } from "@svc/domain/messages/message"
import type { Scope } from "@svc/domain/shared/scope"
import type { Db } from "../base/database.ts"
import { column, instant, json, mapping } from "../base/mapping.ts"

export const port = "MessageStore"
export const table = "messages"
export const waiting = ["Queued", "Deferred"] as const

const messageMapping = mapping<Message, typeof table>({
  tenantId: column("tenant_id"),
  legalEntityId: column("legal_entity_id"),
  id: column("id"),
  kind: column("kind"),
  invoiceId: column("invoice_id"),
  accountId: column("account_id"),
  turn: column("turn"),
  recipient: column("recipient"),
  copies: column("copies"),
  language: column("language"),
  facts: json("facts"),
  status: column("status"),
  isEnding: column("is_ending"),
  version: column("version"),
  attempts: column("attempts"),
  createdAt: instant("created_at"),
  nextAttemptAt: instant("next_attempt_at"),
  leaseUntil: instant("lease_until"),
  sentAt: instant("sent_at"),
  cancelledAt: instant("cancelled_at"),
  problem: column("problem"),
  rejected: column("rejected"),
})

export const { toEntity, toRow } = messageMapping

/** The messages of a legal entity. */
export const ofEntity = (q: Db, { tenantId, legalEntityId }: Scope) =>
  q
    .selectFrom(`${table} as t`)
    .select(messageMapping.selection)
    .where("t.tenant_id", "=", tenantId)
    .where("t.legal_entity_id", "=", legalEntityId)
