import type { FormerParties } from "@svc/domain/invoicing/former-parties"
import type { PartiesHistory } from "@svc/domain/invoicing/ports/parties-history"
import { notDrawn } from "@svc/domain/invoicing/invoice-attachment"
import type { StoredAddress } from "@svc/domain/reference-data/address"
import { printJson } from "@svc/domain/shared/exact-json"
import type { UserId } from "@svc/domain/shared/ids"
import { given } from "@svc/domain/shared/given"
import { Effect } from "effect"
import type { Db } from "../base/database.ts"
import { jsonOrNull } from "../base/json-columns.ts"
import { query } from "../base/transaction.ts"
import { attachmentColumns } from "./attachment-columns.ts"

const port = "PartiesHistory"

export const makePostgresPartiesHistory = (db: Db): PartiesHistory => ({
  keep: (scope, { id, invoiceId, changedAt, changedBy, parties, invoiceAddress, attachmentId }, document) =>
    query(db, port, async (q) => {
      await q.insertInto("invoice_attachments").values(attachmentColumns(scope, document)).execute()
      await q
        .insertInto("invoice_former_parties")
        .values({
          tenant_id: scope.tenantId,
          id,
          invoice_id: invoiceId,
          changed_at: new Date(changedAt),
          changed_by: changedBy,
          parties: printJson(parties),
          invoice_address: jsonOrNull(invoiceAddress),
          attachment_id: attachmentId,
        })
        .execute()
    }),

  keepDocument: ({ tenantId }, attachmentId, content) =>
    Effect.asVoid(
      query(db, port, (q) =>
        q
          .updateTable("invoice_attachments")
          .set({ content: Buffer.from(content) })
          .where("tenant_id", "=", tenantId)
          .where("id", "=", attachmentId)
          .where("is_former_document", "=", true)
          .where("content", "=", Buffer.from(notDrawn))
          .execute(),
      ),
    ),

  of: ({ tenantId }, invoiceId) =>
    Effect.map(
      query(db, port, (q) =>
        q
          .selectFrom("invoice_former_parties")
          .selectAll()
          .where("tenant_id", "=", tenantId)
          .where("invoice_id", "=", invoiceId)
          .orderBy("id")
          .execute(),
      ),
      (rows) =>
        rows.map((row): FormerParties => ({
          id: row.id,
          invoiceId: row.invoice_id,
          changedAt: row.changed_at,
          changedBy: row.changed_by as UserId,
          parties: row.parties as FormerParties["parties"],
          ...given({ invoiceAddress: row.invoice_address as StoredAddress | null }),
          attachmentId: row.attachment_id,
        })),
    ),
})
