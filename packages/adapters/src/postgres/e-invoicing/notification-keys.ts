import type { EInvoicingSettingsStore } from "@svc/domain/e-invoicing/ports/settings-store"
import type { SecretHash } from "@svc/domain/shared/ports/secret-hash"
import type { TenantId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { sql } from "kysely"
import type { SecretBox } from "../../crypto/secret-box.ts"
import type { Db } from "../base/database.ts"
import { readSealed } from "../base/read-sealed.ts"
import { query } from "../base/transaction.ts"

const port = "EInvoicingSettingsStore"

export const notificationKeyContext = (key: { readonly tenant_id: string }) =>
  `einvoice_notification_keys.key:${key.tenant_id}`

/** The part of the store about the keys that name the tenant of a provider's notification. */
export const notificationKeys = (
  db: Db,
  box: SecretBox,
  hash: SecretHash,
): Pick<EInvoicingSettingsStore, "notificationKey" | "addNotificationKey" | "tenantOfNotificationKey"> => ({
  notificationKey: (tenantId) =>
    Effect.flatMap(
      query(db, port, (q) =>
        q.selectFrom("einvoice_notification_keys").selectAll().where("tenant_id", "=", tenantId).executeTakeFirst(),
      ),
      (found) => readSealed(port, found, (row) => box.open(row.key_sealed, notificationKeyContext(row))),
    ),

  addNotificationKey: (tenantId, key) =>
    Effect.asVoid(
      query(db, port, (q) =>
        q
          .insertInto("einvoice_notification_keys")
          .values({
            tenant_id: tenantId,
            key_sealed: box.seal(key, notificationKeyContext({ tenant_id: tenantId })),
            key_hash: hash.of(key),
          })
          .onConflict((conflict) => conflict.column("tenant_id").doNothing())
          .execute(),
      ),
    ),

  tenantOfNotificationKey: (key) =>
    Effect.map(
      query(db, port, (q) =>
        sql<{ tenant: string | null }>`select tenant_of_notification_key(${hash.of(key)}) as tenant`.execute(q),
      ),
      ({ rows: [row] }) => (row?.tenant ?? undefined) as TenantId | undefined,
    ),
})
