import type { TenantStore } from "@svc/domain/organisation/ports/tenant-store"
import type { LegalEntity } from "@svc/domain/organisation/tenant"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { changeSettings, type TenantSettings } from "../base/tenant-settings.ts"
import { query } from "../base/transaction.ts"

const port = "TenantStore"

const toRow = (entity: LegalEntity) => ({
  tenant_id: entity.tenantId,
  id: entity.id,
  name: entity.name,
  base_currency: entity.baseCurrency,
  country: entity.country ?? null,
  time_zone: entity.timeZone,
})

export const makePostgresTenantStore = (db: Db, settings: TenantSettings): TenantStore => ({
  insert: ({ id, name }, legalEntities) =>
    changeSettings(db, port, async (q) => {
      await q.insertInto("tenants").values({ id, name }).execute()
      await q.insertInto("legal_entities").values(legalEntities.map(toRow)).execute()
    }),

  addLegalEntity: (entity) =>
    Effect.asVoid(changeSettings(db, port, (q) => q.insertInto("legal_entities").values(toRow(entity)).execute())),

  // The settings in memory may be older than the lock, so the names are read from the table.
  holdNames: (tenantId) =>
    query(db, port, async (q) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`svc.legal_entities:${tenantId}`}, 0))`.execute(q)
      const rows = await q.selectFrom("legal_entities").select("name").where("tenant_id", "=", tenantId).execute()
      return rows.map(({ name }) => name)
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
