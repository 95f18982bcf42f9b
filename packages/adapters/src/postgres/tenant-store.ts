import type { LegalEntityId, TenantId, UserId } from "@svc/domain/shared/ids"
import { TenantNotFound } from "@svc/domain/identity/identity.errors"
import type { TenantStore } from "@svc/domain/identity/ports/tenant-store"
import { Effect } from "effect"
import type { Db } from "./database.ts"
import { query } from "./transaction.ts"

const port = "TenantStore"

export const makePostgresTenantStore = (db: Db): TenantStore => ({
  insert: ({ id, name }, legalEntities, users) =>
    query(db, port, async (q) => {
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
      await q
        .insertInto("users")
        .values(users.map((user) => ({ tenant_id: user.tenantId, id: user.id, name: user.name, kind: user.kind })))
        .execute()
    }),

  list: Effect.map(
    query(db, port, (q) => q.selectFrom("tenants").select(["id", "name"]).orderBy("id").execute()),
    (rows) => rows.map(({ id, name }) => ({ id: id as TenantId, name })),
  ),

  legalEntities: (tenantId) =>
    Effect.map(
      query(db, port, (q) =>
        q.selectFrom("legal_entities").selectAll().where("tenant_id", "=", tenantId).orderBy("name").execute(),
      ),
      (rows) =>
        rows.map((row) => ({
          id: row.id as LegalEntityId,
          tenantId,
          name: row.name,
          baseCurrency: row.base_currency,
          ...(row.country === null ? {} : { country: row.country }),
          timeZone: row.time_zone,
        })),
    ),

  users: Effect.fnUntraced(function* (tenantId) {
    const rows = yield* query(db, port, (q) =>
      q.selectFrom("users").selectAll().where("tenant_id", "=", tenantId).orderBy("id").execute(),
    )
    // Every tenant has its system user.
    if (rows.length === 0) return yield* new TenantNotFound({ tenantId })
    return rows.map(({ id, name, kind }) => ({ id: id as UserId, tenantId, name, kind }))
  }),
})
