import type { InvoiceLink } from "@svc/domain/invoicing/invoice-link"
import type { InvoiceLinkStore } from "@svc/domain/invoicing/ports/invoice-link-store"
import { given } from "@svc/domain/shared/given"
import type { SecretHash } from "@svc/domain/shared/ports/secret-hash"
import { Effect } from "effect"
import type { Selectable } from "kysely"
import type { SecretBox } from "../../crypto/secret-box.ts"
import type { Db } from "../base/database.ts"
import { readSealed } from "../base/read-sealed.ts"
import type { Tables } from "../base/tables.gen.ts"
import { query } from "../base/transaction.ts"

const port = "InvoiceLinkStore"
const table = "invoice_links"
type Row = Selectable<Tables[typeof table]>

export const linkTokenContext = (key: Readonly<Record<"tenant_id" | "id", string>>) =>
  `invoice_links.token:${key.tenant_id}:${key.id}`

export const makePostgresInvoiceLinkStore = (db: Db, box: SecretBox, hash: SecretHash): InvoiceLinkStore => {
  const toLink = (row: Row): InvoiceLink => ({
    tenantId: row.tenant_id,
    legalEntityId: row.legal_entity_id,
    id: row.id,
    invoiceId: row.invoice_id,
    token: box.open(row.token_sealed, linkTokenContext(row)),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    ...given({ revokedAt: row.revoked_at }),
  })
  const one = (find: (q: Db) => Promise<Row | undefined>) =>
    Effect.flatMap(query(db, port, find), (row) => readSealed(port, row, toLink))

  return {
    insert: ({ tenantId, legalEntityId, id, invoiceId, token, createdAt, expiresAt }) =>
      Effect.asVoid(
        query(db, port, (q) =>
          q
            .insertInto(table)
            .values({
              tenant_id: tenantId,
              id,
              legal_entity_id: legalEntityId,
              invoice_id: invoiceId,
              token_hash: hash.of(token),
              token_sealed: box.seal(token, linkTokenContext({ tenant_id: tenantId, id })),
              created_at: new Date(createdAt),
              expires_at: new Date(expiresAt),
            })
            .execute(),
        ),
      ),
    find: ({ tenantId, legalEntityId }, id) =>
      one((q) =>
        q
          .selectFrom(table)
          .selectAll()
          .where("tenant_id", "=", tenantId)
          .where("legal_entity_id", "=", legalEntityId)
          .where("id", "=", id)
          .executeTakeFirst(),
      ),
    of: ({ tenantId, legalEntityId }, invoiceId) =>
      Effect.flatMap(
        query(db, port, (q) =>
          q
            .selectFrom(table)
            .selectAll()
            .where("tenant_id", "=", tenantId)
            .where("legal_entity_id", "=", legalEntityId)
            .where("invoice_id", "=", invoiceId)
            .orderBy("id", "desc")
            .execute(),
        ),
        (rows) =>
          Effect.map(
            readSealed(port, rows, (all) => all.map(toLink)),
            (links) => links ?? [],
          ),
      ),
    byToken: (tenantId, token) =>
      one((q) =>
        q
          .selectFrom(table)
          .selectAll()
          .where("tenant_id", "=", tenantId)
          .where("token_hash", "=", hash.of(token))
          .executeTakeFirst(),
      ),
    revoke: ({ tenantId, legalEntityId }, id, at) =>
      Effect.asVoid(
        query(db, port, (q) =>
          q
            .updateTable(table)
            .set({ revoked_at: new Date(at) })
            .where("tenant_id", "=", tenantId)
            .where("legal_entity_id", "=", legalEntityId)
            .where("id", "=", id)
            .execute(),
        ),
      ),
  }
}
