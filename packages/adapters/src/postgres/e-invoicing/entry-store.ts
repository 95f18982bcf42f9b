import { decimal, printDecimal } from "@svc/domain/shared/decimal"
import type { Entry, EntryIn } from "@svc/domain/e-invoicing/entry"
import type { Nip } from "@svc/domain/e-invoicing/nip"
import type {
  Claim,
  EntryKey,
  EntryStore,
  HistoryItem,
  StoredDocument,
} from "@svc/domain/e-invoicing/ports/entry-store"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { entryColumns, stateColumns, storable, toEntry, toRow } from "./entry-rows.ts"
import { makeEntriesOfInvoices } from "./entries-of-invoices.ts"
import { makeEntryQueries } from "./entry-queries.ts"
import { query } from "../base/transaction.ts"

const port = "EntryStore"
const table = "national_einvoice_entries"

export const makePostgresEntryStore = (db: Db): EntryStore => {
  const writeHistory = (q: Db, { tenantId, entryId }: EntryKey, items: readonly HistoryItem[]) =>
    q
      .insertInto("national_einvoice_history")
      .values(
        items.map(({ version, at, status, text }) => ({
          tenant_id: tenantId,
          entry_id: entryId,
          version,
          at: new Date(at),
          status,
          text: storable(text),
        })),
      )
      .execute()

  return {
    ...makeEntryQueries(db),
    ...makeEntriesOfInvoices(db),

    lockInvoice: ({ tenantId }, invoiceId) =>
      Effect.asVoid(
        query(db, port, (q) =>
          sql`select pg_advisory_xact_lock(hashtextextended(${`einvoice:${tenantId}:${invoiceId}`}, 0))`.execute(q),
        ),
      ),

    insert: (entry, document, history) =>
      query(db, port, async (q) => {
        const content = document === undefined ? {} : documentColumns(document)
        const sequence = await nextSequence(q, entry)
        await q
          .insertInto(table)
          .values({ ...toRow(entry), ...content, sequence })
          .execute()
        await writeHistory(q, { tenantId: entry.tenantId, entryId: entry.id }, history)
      }),

    claim: (key, now, leaseUntil) =>
      query(db, port, async (q): Promise<Claim> => {
        const row = await q
          .updateTable(table)
          .set({ version: sql`version + 1`, attempts: sql`attempts + 1`, lease_until: new Date(leaseUntil) })
          .where("tenant_id", "=", key.tenantId)
          .where("id", "=", key.entryId)
          .where("status", "=", "Pending")
          .where("waits_for_invoice_id", "is", null)
          .where(sql<boolean>`(lease_until is null or lease_until <= ${new Date(now)})`)
          .returning([
            ...entryColumns,
            "document",
            "document_sha256",
            "rule_release",
            "currency",
            "gross",
            "seller_nip",
          ])
          .executeTakeFirst()
        if (row !== undefined) {
          return { _tag: "Claimed", entry: toEntry(row) as EntryIn<"Pending">, document: toDocument(row) }
        }
        const held = await q
          .selectFrom(table)
          .select("lease_until")
          .where("tenant_id", "=", key.tenantId)
          .where("id", "=", key.entryId)
          .where("status", "=", "Pending")
          .executeTakeFirst()
        return held?.lease_until === undefined || held.lease_until === null
          ? { _tag: "Settled" }
          : { _tag: "Leased", until: held.lease_until }
      }),

    save: (entry, { at, text, content, document }) =>
      query(db, port, async (q) => {
        const { numUpdatedRows } = await q
          .updateTable(table)
          .set({
            ...stateColumns(entry),
            ...(content === undefined ? {} : { upo_content: Buffer.from(content) }),
            ...(document === undefined ? {} : documentColumns(document)),
          })
          .where("tenant_id", "=", entry.tenantId)
          .where("id", "=", entry.id)
          .where("version", "=", entry.version - 1)
          .where("status", "in", ["Pending", "Submitted"])
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return false
        const { tenantId, id: entryId, version, status } = entry
        await writeHistory(q, { tenantId, entryId }, [{ version, at, status, text }])
        return true
      }),

    register: ({ tenantId, id: entryId }, ids) =>
      Effect.asVoid(
        query(db, port, (q) =>
          q
            .insertInto("electronic_invoice_ids")
            .values(
              [...new Set(ids.map((id) => storable(id.toLowerCase())))].map((id) => ({
                tenant_id: tenantId,
                id,
                entry_id: entryId,
              })),
            )
            // When a new entry takes over an identifier, the identifier's row then names that entry.
            .onConflict((conflict) => conflict.columns(["tenant_id", "id"]).doUpdateSet({ entry_id: entryId }))
            .execute(),
        ),
      ),

    keepClearedDocument: ({ tenantId, entryId }, content) =>
      Effect.asVoid(
        query(db, port, (q) =>
          q
            .insertInto("national_einvoice_cleared_documents")
            .values({ tenant_id: tenantId, entry_id: entryId, content: Buffer.from(content) })
            .onConflict((conflict) => conflict.columns(["tenant_id", "entry_id"]).doNothing())
            .execute(),
        ),
      ),

    takeDue: ({ tenantId, legalEntityId }, now, until) =>
      Effect.map(
        query(db, port, (q) =>
          q
            .updateTable(table)
            .set({ deadline_told_at: new Date(now) })
            .where("tenant_id", "=", tenantId)
            .where("legal_entity_id", "=", legalEntityId)
            .where("status", "in", ["Pending", "Submitted"])
            .where("deadline_told_at", "is", null)
            .where(sql<boolean>`deadline between ${new Date(now)} and ${new Date(until)}`)
            .returning(["id", "invoice_number", sql<Timestamp>`deadline`.as("deadline")])
            .execute(),
        ),
        (rows) =>
          rows
            .map((row) => ({ id: row.id, invoiceNumber: row.invoice_number, deadline: row.deadline }))
            .toSorted((a, b) => a.deadline - b.deadline || (a.id < b.id ? -1 : 1)),
      ),

    schedulePolls: (tenantId, polls) =>
      Effect.asVoid(
        query(db, port, (q) =>
          sql`update national_einvoice_entries e set next_poll_at = p.at, polls = e.polls + 1
            from unnest(${polls.map(({ entryId }) => entryId)}::uuid[],
              ${polls.map(({ at }) => new Date(at).toISOString())}::timestamptz[]) as p (id, at)
            where e.tenant_id = ${tenantId} and e.id = p.id and e.status = 'Submitted'`.execute(q),
        ),
      ),
  }
}

/**
 * The next sequence number of an entry of the invoice. The caller holds the invoice's lock, so no two callers get the
 * same number. Read before the insert, because Citus allows no subquery among its values.
 */
const nextSequence = async (db: Db, { tenantId, invoiceId, direction }: Entry): Promise<number> => {
  const { rows } = await sql<{
    next: number
  }>`select coalesce(max(sequence), 0) + 1 as next from national_einvoice_entries
    where tenant_id = ${tenantId} and invoice_id = ${invoiceId} and direction = ${direction}`.execute(db)
  return rows[0]!.next
}

const documentColumns = ({ bytes, sha256, ruleRelease, identity }: StoredDocument) => ({
  document: Buffer.from(bytes),
  document_sha256: sha256,
  rule_release: ruleRelease,
  currency: identity.currency,
  gross: printDecimal(identity.gross),
  seller_nip: identity.sellerNip,
})

const toDocument = (row: {
  readonly invoice_number: string
  readonly document: Buffer | null
  readonly document_sha256: string | null
  readonly rule_release: string | null
  readonly currency: string | null
  readonly gross: string | null
  readonly seller_nip: string | null
}): StoredDocument => ({
  bytes: row.document!,
  sha256: row.document_sha256!,
  ruleRelease: row.rule_release!,
  identity: {
    invoiceNumber: row.invoice_number,
    currency: row.currency!,
    gross: decimal(row.gross!),
    sellerNip: row.seller_nip as Nip,
  },
})
