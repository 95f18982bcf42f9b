import { ProviderNotFound } from "@svc/domain/exchange-rates/exchange-rates.errors"
import type { RateProviderStore } from "@svc/domain/exchange-rates/ports/rate-provider-store"
import type { ProviderSettings, RateProvider } from "@svc/domain/exchange-rates/provider"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import type { Selectable } from "kysely"
import type { SecretBox } from "../../crypto/secret-box.ts"
import type { Db } from "../base/database.ts"
import type { Tables } from "../base/tables.gen.ts"
import { readSealed, readSealedRows } from "../base/read-sealed.ts"
import { query } from "../base/transaction.ts"

const port = "RateProviderStore"
type Row = Selectable<Tables["rate_providers"]>

type Key = { readonly tenant_id: string; readonly legal_entity_id: string; readonly provider: string }
export const apiKeyContext = ({ tenant_id, legal_entity_id, provider }: Key) =>
  `rate_providers.api_key:${tenant_id}:${legal_entity_id}:${provider}`

export const makePostgresRateProviderStore = (db: Db, box: SecretBox): RateProviderStore => {
  const toSettings = (row: Row): ProviderSettings => ({
    provider: row.provider as RateProvider,
    isEnabled: row.is_enabled,
    ...(row.api_key_sealed === null ? {} : { apiKey: box.open(row.api_key_sealed, apiKeyContext(row)) }),
    ...(row.api_key_valid === null ? {} : { apiKeyValid: row.api_key_valid }),
    ...(row.last_run_at === null
      ? {}
      : {
          lastRun: {
            at: row.last_run_at,
            succeeded: row.last_run_succeeded === true,
            count: row.last_run_count ?? 0,
          },
        }),
    ...(row.message === null ? {} : { message: row.message }),
    ...(row.last_success_at === null ? {} : { lastSuccessAt: row.last_success_at }),
    ...(row.last_import_id === null ? {} : { lastImportId: row.last_import_id }),
  })

  const one = (q: Db, { tenantId, legalEntityId }: Scope, provider: RateProvider) =>
    q
      .selectFrom("rate_providers")
      .selectAll()
      .where("tenant_id", "=", tenantId)
      .where("legal_entity_id", "=", legalEntityId)
      .where("provider", "=", provider)

  const findWith = (lock: boolean) => (scope: Scope, provider: RateProvider) =>
    Effect.flatMap(
      query(db, port, (q) => {
        const found = one(q, scope, provider)
        return (lock ? found.forUpdate() : found).executeTakeFirst()
      }),
      (row) => readSealed(port, row, toSettings),
    )

  return {
    find: findWith(false),
    findForUpdate: findWith(true),

    save: ({ tenantId, legalEntityId }, { provider, lastRun, lastSuccessAt, ...settings }) =>
      Effect.asVoid(
        query(db, port, (q) => {
          const key = { tenant_id: tenantId, legal_entity_id: legalEntityId, provider }
          const values = {
            is_enabled: settings.isEnabled,
            api_key_sealed: settings.apiKey === undefined ? null : box.seal(settings.apiKey, apiKeyContext(key)),
            api_key_valid: settings.apiKeyValid ?? null,
            last_run_at: lastRun === undefined ? null : new Date(lastRun.at),
            last_run_succeeded: lastRun?.succeeded ?? null,
            last_run_count: lastRun?.count ?? null,
            message: settings.message ?? null,
            last_success_at: lastSuccessAt === undefined ? null : new Date(lastSuccessAt),
            last_import_id: settings.lastImportId ?? null,
          }
          return q
            .insertInto("rate_providers")
            .values({ ...key, ...values })
            .onConflict((conflict) =>
              conflict.columns(["tenant_id", "legal_entity_id", "provider"]).doUpdateSet(values),
            )
            .execute()
        }),
      ),

    delete: Effect.fnUntraced(function* ({ tenantId, legalEntityId }, provider) {
      const { numDeletedRows } = yield* query(db, port, (q) =>
        q
          .deleteFrom("rate_providers")
          .where("tenant_id", "=", tenantId)
          .where("legal_entity_id", "=", legalEntityId)
          .where("provider", "=", provider)
          .executeTakeFirst(),
      )
      if (numDeletedRows === 0n) return yield* new ProviderNotFound({ provider })
    }),

    enabled: Effect.flatMap(
      query(db, port, (q) =>
        q
          .selectFrom("rate_providers")
          .selectAll()
          .where("is_enabled", "=", true)
          .orderBy("tenant_id")
          .orderBy("legal_entity_id")
          .orderBy("provider")
          .execute(),
      ),
      (rows) =>
        readSealedRows(port, rows, (row) => ({
          tenantId: row.tenant_id,
          legalEntityId: row.legal_entity_id,
          settings: toSettings(row),
        })),
    ),
  }
}
