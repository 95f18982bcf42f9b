import { withClient } from "@svc/adapters/embedded-postgres/database"
import { distributeDatabase } from "@svc/adapters/postgres/base/distribute"
import { planDistribution } from "@svc/adapters/postgres/base/distribution-plan"
import type { Client } from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createTestDatabase, type TestDatabase } from "../support/database/database.ts"
import { citusUrl } from "../support/database/citus-cluster.ts"
import { readCatalogue, tenantColumns } from "../support/database/tenant-keys.ts"
import { tablesOfNobody } from "../support/statements/across-tenants.ts"

// Runs on one server: the statements are the same, but no other servers take the tables.
describe.skipIf(citusUrl() !== undefined)("tables that are to be distributed", () => {
  let database: TestDatabase
  let plan: Awaited<ReturnType<typeof planDistribution>>
  beforeAll(async () => {
    database = await createTestDatabase()
    plan = await withClient(database.url, planDistribution)
  })
  afterAll(() => database.drop())

  it("are those of tenants, each by its tenant, and no row of a tenant is left behind", async () => {
    const columns = tenantColumns(await readCatalogue(database.sql))
    const call = (table: string, column: string) =>
      `select create_distributed_table('svc."${table}"', '${column}', colocate_with => '${table === "tenants" ? "none" : "svc.tenants"}')`
    const wanted = [...columns].map(([table, column]) => call(table, column))
    expect(new Set(plan.distribute.map(({ statement }) => statement.split(";")[0]))).toEqual(new Set(wanted))
    expect(plan.distribute).toHaveLength(wanted.length)
    expect(plan.distribute[0]?.about).toBe("the table tenants")
    expect(plan.distribute.filter(({ about }) => about.replace("the table ", "") in tablesOfNobody)).toEqual([])
  })

  it("get back every key, trigger and policy that is taken from them", async () => {
    // PostgreSQL prints a condition with fewer parentheses after it has parsed its own output, so parentheses are
    // ignored.
    const parts = async (client: Client) =>
      (
        await client.query<{ part: string }>(`
          select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as part from pg_constraint
            where connamespace = 'svc'::regnamespace
          union all select tgrelid::regclass || ' ' || translate(pg_get_triggerdef(oid), '()', '') from pg_trigger where not tgisinternal
          union all select polrelid::regclass || ' ' || polname || ' ' || polroles::text from pg_policy order by 1`)
      ).rows.map(({ part }) => part)
    await withClient(database.url, async (client) => {
      await client.query("set search_path = svc")
      await client.query("begin")
      const before = await parts(client)
      // Skips roles, because they belong to the whole server, which other tests use too.
      const own = plan.prepare.filter(({ about }) => !about.startsWith("the role "))
      for (const { statement } of own) await client.query(statement)
      expect(before.length - (await parts(client)).length).toBeGreaterThan(150)
      const { rows } = await client.query<{ asks: boolean }>(
        "select bool_or(pg_get_expr(polqual, polrelid) ilike '%select%') as asks from pg_policy",
      )
      expect(rows).toEqual([{ asks: false }])
      for (const { about, statement } of plan.restore) {
        if (!about.startsWith("the function ")) await client.query(statement)
      }
      expect(await parts(client)).toEqual(before)
      await client.query("rollback")
    })
  })

  it("stay as they are on a server without Citus, which a sentence says", async () => {
    const refused = distributeDatabase(database.url, () => undefined)
    await expect(refused).rejects.toThrow(
      "This PostgreSQL has no extension citus, so its tables cannot be distributed: install Citus on the server and name it in shared_preload_libraries.",
    )
    expect(await database.sql("select from svc.distribution_steps")).toEqual([])
  })
})
