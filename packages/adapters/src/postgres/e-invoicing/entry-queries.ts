import type { EntryIn } from "@svc/domain/e-invoicing/entry"
import type { Nip } from "@svc/domain/e-invoicing/nip"
import type { EntryKey, EntryStore, HistoryItem } from "@svc/domain/e-invoicing/ports/entry-store"
import type { TenantId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { inState } from "./entry-states.ts"
import { entryColumns, type EntryRow, storable, toEntry } from "./entry-rows.ts"
import { query } from "../base/transaction.ts"

const port = "EntryStore"
const table = "national_einvoice_entries"

type Writing =
  | "lockInvoice"
  | "insert"
  | "claim"
  | "save"
  | "register"
  | "keepClearedDocument"
  | "schedulePolls"
  | "takeDue"

type OfInvoices = "lastOf" | "ofInvoice" | "waitingFor"

/** The invoice number starts with the text (by an index in byte order), or the national number is the text. */
const isCalled = (text: string) => sql<boolean>`(starts_with(invoice_number collate "C", ${text}::text)
  or national_einvoice_id = ${text})`

/** The reading part of the entry store. */
export const makeEntryQueries = (db: Db): Omit<EntryStore, OfInvoices | Writing> => {
  const ofTenant = (q: Db, tenantId: TenantId) =>
    q.selectFrom(table).select(entryColumns).where("tenant_id", "=", tenantId)
  const ofEntity = (q: Db, { tenantId, legalEntityId }: Scope) =>
    ofTenant(q, tenantId).where("legal_entity_id", "=", legalEntityId)
  const one = (q: Db, { tenantId, entryId }: EntryKey) => ofTenant(q, tenantId).where("id", "=", entryId)
  const maybeEntry = Effect.map((row: EntryRow | undefined) => row && toEntry(row))

  const pollable = (row: EntryRow & { readonly polls: number; readonly seller_nip: string | null }) => ({
    entry: toEntry(row) as EntryIn<"Submitted">,
    polls: row.polls,
    sellerNip: row.seller_nip as Nip,
  })

  return {
    find: (scope, id) => maybeEntry(query(db, port, (q) => ofEntity(q, scope).where("id", "=", id).executeTakeFirst())),

    findByElectronicId: (tenantId, id) =>
      maybeEntry(
        query(db, port, (q) =>
          ofTenant(q, tenantId)
            .where("id", "in", (sub) =>
              sub
                .selectFrom("electronic_invoice_ids")
                .select("entry_id")
                .where("tenant_id", "=", tenantId)
                .where("id", "=", storable(id.toLowerCase())),
            )
            .executeTakeFirst(),
        ),
      ),

    findByNationalNumber: (tenantId, number) =>
      maybeEntry(
        query(db, port, (q) => ofTenant(q, tenantId).where("national_einvoice_id", "=", number).executeTakeFirst()),
      ),

    list: (scope, { invoiceId, status, state, text, createdFrom, createdTo, deadlineBefore, before, limit }) =>
      Effect.map(
        query(db, port, (q) =>
          ofEntity(q, scope)
            .$if(invoiceId !== undefined, (rows) => rows.where("invoice_id", "=", invoiceId!))
            .$if(status !== undefined, (rows) => rows.where("status", "=", status!))
            .$if(state !== undefined, (rows) => rows.where(inState(state!, scope.tenantId)))
            .$if(text !== undefined, (rows) => rows.where(isCalled(storable(text!))))
            .$if(createdFrom !== undefined, (rows) => rows.where(sql<boolean>`created_at >= ${new Date(createdFrom!)}`))
            .$if(createdTo !== undefined, (rows) => rows.where(sql<boolean>`created_at < ${new Date(createdTo!)}`))
            .$if(deadlineBefore !== undefined, (rows) =>
              rows.where("status", "<>", "Processed").where(sql<boolean>`deadline < ${new Date(deadlineBefore!)}`),
            )
            .$if(before !== undefined, (rows) => rows.where("id", "<", before!))
            .orderBy("id", "desc")
            .limit(limit)
            .execute(),
        ),
        (rows) => rows.map(toEntry),
      ),

    history: ({ tenantId, entryId }) =>
      Effect.map(
        query(db, port, (q) =>
          q
            .selectFrom("national_einvoice_history")
            .select(["version", "at", "status", "text"])
            .where("tenant_id", "=", tenantId)
            .where("entry_id", "=", entryId)
            .orderBy("version")
            .execute(),
        ),
        (rows) => rows.map((row) => ({ ...row, status: row.status as HistoryItem["status"] })),
      ),

    pending: (key) =>
      Effect.map(
        query(db, port, (q) => one(q, key).where("status", "=", "Pending").executeTakeFirst()),
        (row) => row && (toEntry(row) as EntryIn<"Pending">),
      ),

    document: (key) =>
      Effect.map(
        query(db, port, (q) => one(q, key).clearSelect().select("document").executeTakeFirst()),
        (row) => row?.document ?? undefined,
      ),

    clearedDocument: ({ tenantId, entryId }) =>
      Effect.map(
        query(db, port, (q) =>
          q
            .selectFrom("national_einvoice_cleared_documents")
            .select("content")
            .where("tenant_id", "=", tenantId)
            .where("entry_id", "=", entryId)
            .executeTakeFirst(),
        ),
        (row) => row?.content,
      ),

    acknowledgement: (key) =>
      Effect.map(
        query(db, port, (q) => one(q, key).clearSelect().select(["upo_file_name", "upo_content"]).executeTakeFirst()),
        (row) =>
          row === undefined || row.upo_content === null
            ? undefined
            : { fileName: row.upo_file_name ?? "", content: row.upo_content },
      ),

    pollable: (key) =>
      Effect.map(
        query(db, port, (q) =>
          one(q, key).select(["polls", "seller_nip"]).where("status", "=", "Submitted").executeTakeFirst(),
        ),
        (row) => row && pollable(row),
      ),

    dueForPoll: (tenantId, now, limit) =>
      Effect.map(
        query(db, port, (q) =>
          ofTenant(q, tenantId)
            .select(["polls", "seller_nip"])
            .where("status", "=", "Submitted")
            .where(sql<boolean>`next_poll_at <= ${new Date(now)}`)
            .orderBy("next_poll_at")
            .limit(limit)
            .execute(),
        ),
        (rows) => rows.map(pollable),
      ),

    nextPollAt: (tenantId) =>
      Effect.map(
        query(db, port, (q) =>
          q
            .selectFrom(table)
            .select("next_poll_at")
            .where("tenant_id", "=", tenantId)
            .where("status", "=", "Submitted")
            .where("next_poll_at", "is not", null)
            .orderBy("next_poll_at")
            .limit(1)
            .executeTakeFirst(),
        ),
        (row) => row?.next_poll_at ?? undefined,
      ),

    stranded: (now, limit) =>
      Effect.map(
        query(db, port, (q) =>
          q
            .selectFrom(table)
            .select(["tenant_id", "id"])
            .where("status", "=", "Pending")
            .where("waits_for_invoice_id", "is", null)
            .where(sql<boolean>`(lease_until is null or lease_until <= ${new Date(now)})`)
            .where(sql<boolean>`(next_attempt_at is null or next_attempt_at <= ${new Date(now)})`)
            .orderBy("created_at")
            .orderBy("id")
            .limit(limit)
            .execute(),
        ),
        (rows) => rows.map(({ tenant_id, id }) => ({ tenantId: tenant_id, entryId: id })),
      ),

    scopesDue: (now, until) =>
      Effect.map(
        query(db, port, (q) =>
          q
            .selectFrom(table)
            .select(["tenant_id", "legal_entity_id"])
            .distinct()
            .where("status", "in", ["Pending", "Submitted"])
            .where("deadline_told_at", "is", null)
            .where(sql<boolean>`deadline between ${new Date(now)} and ${new Date(until)}`)
            .execute(),
        ),
        (rows) => rows.map((row) => ({ tenantId: row.tenant_id, legalEntityId: row.legal_entity_id })),
      ),

    polledTenants: Effect.map(
      query(db, port, (q) =>
        q.selectFrom(table).select("tenant_id").distinct().where("status", "=", "Submitted").execute(),
      ),
      (rows) => rows.map(({ tenant_id }) => tenant_id),
    ),

    submittedBetween: (scope, from, to) =>
      Effect.map(
        query(db, port, (q) =>
          ofEntity(q, scope)
            .where("status", "=", "Submitted")
            .where(sql<boolean>`submitted_at between ${new Date(from)} and ${new Date(to)}`)
            .execute(),
        ),
        (rows) => rows.map((row) => toEntry(row) as EntryIn<"Submitted">),
      ),
  }
}
