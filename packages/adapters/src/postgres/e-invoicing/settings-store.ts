import type { Connection, NationalSettings } from "@svc/domain/e-invoicing/settings"
import type { EInvoicingSettingsStore } from "@svc/domain/e-invoicing/ports/settings-store"
import type { SecretHash } from "@svc/domain/shared/ports/secret-hash"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { type Selectable, sql } from "kysely"
import type { SecretBox } from "../../crypto/secret-box.ts"
import type { Db } from "../base/database.ts"
import type { Tables } from "../base/tables.gen.ts"
import { readSealed, readSealedRows } from "../base/read-sealed.ts"
import { query } from "../base/transaction.ts"
import { notificationKeys } from "./notification-keys.ts"
import { tokenWarnings } from "./token-warnings.ts"

const port = "EInvoicingSettingsStore"

type EntityKey = Selectable<Pick<Tables["einvoice_connections"], "tenant_id" | "legal_entity_id">>
type KeyTexts = { readonly [K in keyof EntityKey]: string }
export const apiKeyContext = (key: KeyTexts) => `einvoice_connections.api_key:${key.tenant_id}:${key.legal_entity_id}`
export const nationalTokenContext = (key: KeyTexts) =>
  `national_einvoice_settings.token:${key.tenant_id}:${key.legal_entity_id}`

const keyOf = ({ tenantId, legalEntityId }: Scope): EntityKey => ({
  tenant_id: tenantId,
  legal_entity_id: legalEntityId,
})

export const makePostgresEInvoicingSettingsStore = (
  db: Db,
  box: SecretBox,
  hash: SecretHash,
): EInvoicingSettingsStore => {
  const toConnection = (row: Selectable<Tables["einvoice_connections"]>): Connection => ({
    companyId: row.company_id,
    apiKey: box.open(row.api_key_sealed, apiKeyContext(row)),
    isActive: row.is_active,
    connectedAt: row.connected_at,
  })
  const toNational = (row: Selectable<Tables["national_einvoice_settings"]>): NationalSettings => ({
    isEnabled: row.is_enabled,
    ...(row.preflight_on_posting === "Refuse" ? { preflightOnPosting: row.preflight_on_posting } : {}),
    ...(row.token_sealed === null ? {} : { token: box.open(row.token_sealed, nationalTokenContext(row)) }),
    ...(row.token_expires === null ? {} : { tokenExpires: row.token_expires }),
    ...(row.linked_at === null ? {} : { linkedAt: row.linked_at }),
  })
  const remove = (from: "einvoice_connections" | "national_einvoice_settings") => (scope: Scope) =>
    Effect.asVoid(
      query(db, port, (q) =>
        q
          .deleteFrom(from)
          .where("tenant_id", "=", scope.tenantId)
          .where("legal_entity_id", "=", scope.legalEntityId)
          .execute(),
      ),
    )

  return {
    lock: ({ tenantId, legalEntityId }) =>
      Effect.asVoid(
        query(db, port, (q) =>
          sql`select pg_advisory_xact_lock(hashtextextended(${`einvoicing:${tenantId}:${legalEntityId}`}, 0))`.execute(
            q,
          ),
        ),
      ),

    connection: ({ tenantId, legalEntityId }) =>
      Effect.flatMap(
        query(db, port, (q) =>
          q
            .selectFrom("einvoice_connections")
            .selectAll()
            .where("tenant_id", "=", tenantId)
            .where("legal_entity_id", "=", legalEntityId)
            .executeTakeFirst(),
        ),
        (row) => readSealed(port, row, toConnection),
      ),

    saveConnection: (scope, { companyId, apiKey, isActive, connectedAt }) =>
      Effect.asVoid(
        query(db, port, (q) => {
          const key = keyOf(scope)
          const values = {
            company_id: companyId,
            api_key_sealed: box.seal(apiKey, apiKeyContext(key)),
            is_active: isActive,
            connected_at: new Date(connectedAt),
          }
          return q
            .insertInto("einvoice_connections")
            .values({ ...key, ...values })
            .onConflict((conflict) => conflict.columns(["tenant_id", "legal_entity_id"]).doUpdateSet(values))
            .execute()
        }),
      ),

    removeConnection: remove("einvoice_connections"),

    activeConnections: Effect.flatMap(
      query(db, port, (q) => q.selectFrom("einvoice_connections").selectAll().where("is_active", "=", true).execute()),
      (rows) =>
        readSealedRows(port, rows, (row) => ({
          scope: { tenantId: row.tenant_id, legalEntityId: row.legal_entity_id },
          connection: toConnection(row),
        })),
    ),

    national: ({ tenantId, legalEntityId }) =>
      Effect.flatMap(
        query(db, port, (q) =>
          q
            .selectFrom("national_einvoice_settings")
            .selectAll()
            .where("tenant_id", "=", tenantId)
            .where("legal_entity_id", "=", legalEntityId)
            .executeTakeFirst(),
        ),
        (row) => readSealed(port, row, toNational),
      ),

    saveNational: (scope, { isEnabled, token, tokenExpires, preflightOnPosting = "Warn" }) =>
      Effect.asVoid(
        query(db, port, (q) => {
          const key = keyOf(scope)
          const values = {
            is_enabled: isEnabled,
            preflight_on_posting: preflightOnPosting,
            token_sealed: token === undefined ? null : box.seal(token, nationalTokenContext(key)),
            token_expires: tokenExpires ?? null,
          }
          // For another last day, nobody has been warned yet.
          const token_warned_days = sql<
            number | null
          >`case when national_einvoice_settings.token_expires = excluded.token_expires
            then national_einvoice_settings.token_warned_days end`
          return q
            .insertInto("national_einvoice_settings")
            .values({ ...key, ...values })
            .onConflict((conflict) =>
              conflict.columns(["tenant_id", "legal_entity_id"]).doUpdateSet({ ...values, token_warned_days }),
            )
            .execute()
        }),
      ),

    removeNational: remove("national_einvoice_settings"),

    claimLink: ({ tenantId, legalEntityId }, now, until) =>
      Effect.map(
        query(db, port, (q) =>
          q
            .updateTable("national_einvoice_settings")
            .set({ linking_until: new Date(until) })
            .where("tenant_id", "=", tenantId)
            .where("legal_entity_id", "=", legalEntityId)
            .where("linked_at", "is", null)
            .where(sql<boolean>`(linking_until is null or linking_until <= ${new Date(now)})`)
            .executeTakeFirst(),
        ),
        ({ numUpdatedRows }) => numUpdatedRows > 0n,
      ),

    endLink: ({ tenantId, legalEntityId }, at) =>
      Effect.asVoid(
        query(db, port, (q) =>
          q
            .updateTable("national_einvoice_settings")
            .set({ linking_until: null, linked_at: at === undefined ? null : new Date(at) })
            .where("tenant_id", "=", tenantId)
            .where("legal_entity_id", "=", legalEntityId)
            .execute(),
        ),
      ),

    ...tokenWarnings(db),
    ...notificationKeys(db, box, hash),
  }
}
