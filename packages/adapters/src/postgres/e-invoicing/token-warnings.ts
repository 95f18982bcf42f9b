import type { EInvoicingSettingsStore } from "@svc/domain/e-invoicing/ports/settings-store"
import type { TokenWarningDays } from "@svc/domain/e-invoicing/token-expiry"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"

const port = "EInvoicingSettingsStore"

/** The part of the store that finds national tokens that expire soon, and notes the last warning about each. */
export const tokenWarnings = (db: Db): Pick<EInvoicingSettingsStore, "expiringTokens" | "markTokenWarned"> => ({
  expiringTokens: (by) =>
    Effect.map(
      query(db, port, (q) =>
        q
          .selectFrom("national_einvoice_settings")
          .select(["tenant_id", "legal_entity_id", "token_expires", "token_warned_days"])
          .where("is_enabled", "=", true)
          .where("token_sealed", "is not", null)
          .where("token_expires", "<=", by)
          .execute(),
      ),
      (rows) =>
        rows.map((row) => ({
          scope: { tenantId: row.tenant_id, legalEntityId: row.legal_entity_id },
          expires: row.token_expires!,
          warned: (row.token_warned_days ?? undefined) as TokenWarningDays | undefined,
        })),
    ),

  markTokenWarned: ({ tenantId, legalEntityId }, expires, days) =>
    Effect.map(
      query(db, port, (q) =>
        q
          .updateTable("national_einvoice_settings")
          .set({ token_warned_days: days })
          .where("tenant_id", "=", tenantId)
          .where("legal_entity_id", "=", legalEntityId)
          .where("token_expires", "=", expires)
          .where(sql<boolean>`(token_warned_days is null or token_warned_days > ${days})`)
          .executeTakeFirst(),
      ),
      ({ numUpdatedRows }) => numUpdatedRows > 0n,
    ),
})
