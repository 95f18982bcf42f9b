import type { TenantStore } from "@svc/domain/organisation/ports/tenant-store"
import { Effect } from "effect"
import type { Db } from "../base/database.ts"
import { changeSettings, type TenantSettings } from "../base/tenant-settings.ts"
import { query } from "../base/transaction.ts"

const port = "TenantStore"

export const makePostgresTenantStore = (db: Db, settings: TenantSettings): TenantStore => ({
  insert: ({ id, name }, legalEntities) =>
    changeSettings(db, port, async (q) => {
      await q.insertInto("tenants").values({ id, name }).execute()
      await q
        .insertInto("legal_entities")
        .values(
          legalEntities.map((entity) => ({
            tenant_id: entity.tenantId,
            id: entity.id,
            name: entity.name,
            base_currency: entity.baseCurrency,
            country: entity.country ?? null,
            time_zone: entity.timeZone,
          })),
        )
        .execute()
    }),

  list: Effect.map(
    query(db, port, (q) => q.selectFrom("tenants").select(["id", "name"]).orderBy("id").execute()),
    (rows) => rows.map(({ id, name }) => ({ id: id, name })),
  ),

  find: (tenantId) =>
    query(db, port, (q) =>
      q.selectFrom("tenants").select(["id", "name"]).where("id", "=", tenantId).executeTakeFirst(),
    ),

  legalEntities: (tenantId) =>
    settings.remember(
      tenantId,
      "legal entities",
      Effect.map(
        query(db, port, (q) =>
          q.selectFrom("legal_entities").selectAll().where("tenant_id", "=", tenantId).orderBy("name").execute(),
        ),
        (rows) =>
          rows.map((row) => ({
            id: row.id,
            tenantId,
            name: row.name,
            baseCurrency: row.base_currency,
            ...(row.country === null ? {} : { country: row.country }),
            timeZone: row.time_zone,
          })),
      ),
    ),
})
