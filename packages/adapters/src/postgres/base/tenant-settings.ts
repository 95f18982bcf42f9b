import type { PortUnavailable } from "@svc/domain/shared/errors"
import type { TenantId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { LRUCache } from "lru-cache"
import { atMost } from "../../at-most.ts"
import { sql } from "kysely"
import type { Db } from "./database.ts"
import { CurrentTransaction } from "./current-transaction.ts"
import { query } from "./transaction.ts"

const rememberedTenants = 1_000
const rememberedOfATenant = 1_000

/**
 * Settings of tenants that a process keeps in memory, because they rarely change and every request needs them. Each
 * transaction begins with the version of its tenant's settings (`enter_tenant`); every change of settings increases the
 * version in the same transaction. Values stored for another version are ignored. So a transaction sees the settings as
 * of its begin, whichever process changed them.
 */
export interface TenantSettings {
  /**
   * Returns the result of `load` in the running transaction, or its earlier result under that name at the same version.
   * The result is shared, so it must not be changed. `undefined` is never stored. When the settings have changed since
   * the transaction began, the result is kept for this transaction alone.
   */
  readonly remember: <A, E>(
    tenantId: TenantId,
    name: string,
    load: Effect.Effect<A, E>,
  ) => Effect.Effect<A, E | PortUnavailable>
}

interface Remembered {
  readonly version: bigint
  readonly values: LRUCache<string, {}>
}

export const makeTenantSettings = (db: Db): TenantSettings => {
  const tenants = new LRUCache<string, Remembered>(atMost(rememberedTenants))

  /** The values kept for a version; nothing when a newer version is kept. */
  const keptAt = (tenantId: TenantId, version: bigint): LRUCache<string, {}> | undefined => {
    const kept = tenants.get(tenantId)
    if (kept?.version === version) return kept.values
    if (kept !== undefined && kept.version > version) return undefined
    const values = new LRUCache<string, {}>(atMost(rememberedOfATenant))
    tenants.set(tenantId, { version, values })
    return values
  }

  const versionNow = (tenantId: TenantId) =>
    query(db, "TenantSettings", async (q) => {
      const { rows } = await sql<{ version: string }>`
        select settings_version as version from tenants where id = ${tenantId}`.execute(q)
      return rows[0] && BigInt(rows[0].version)
    })

  return {
    remember: <A, E>(tenantId: TenantId, name: string, load: Effect.Effect<A, E>) =>
      Effect.flatMap(CurrentTransaction, (running) => {
        const version = running?.settings.version
        if (version === undefined || running?.tenant !== tenantId) return load
        const { settings } = running
        const shared = keptAt(tenantId, version)
        const known = shared?.get(name) ?? settings.own?.get(name)
        if (known !== undefined) return Effect.succeed(known as A)
        return Effect.gen(function* () {
          const found: A = yield* load
          if (found === undefined || found === null) return found
          // The loaded value may contain a change that was committed after the transaction began. Then it must not be
          // stored under the older version. The transaction itself keeps it, because it may need it for each of its
          // rows.
          if (shared !== undefined && (yield* versionNow(tenantId)) === version) shared.set(name, found)
          else (settings.own ??= new LRUCache(atMost(rememberedOfATenant))).set(name, found)
          return found
        })
      }),
  }
}

/** Runs a query that changes settings of the tenant; the rest of the transaction reads the settings again. */
export const changeSettings = <A>(
  db: Db,
  port: string,
  run: (db: Db) => Promise<A>,
): Effect.Effect<A, PortUnavailable> =>
  Effect.flatMap(CurrentTransaction, (running) => {
    if (running !== undefined) {
      running.settings.version = undefined
      delete running.settings.own
    }
    return query(db, port, run)
  })
