import { withClient } from "@svc/adapters/embedded-postgres/database"
import { runMigration } from "@svc/adapters/postgres/base/migrate"
import { expect, test } from "vitest"
import { createTestDatabase } from "../support/database/database.ts"
import { until } from "../support/until.ts"

test("a migration lets a transaction through that it waits for and that waits for it, and runs after it", async () => {
  const { url, drop } = await createTestDatabase()
  await withClient(url, (migrating) =>
    withClient(url, async (serving) => {
      await serving.query("create table svc.locked_first (); create table svc.locked_second ()")
      await serving.query("begin; lock table svc.locked_second in access share mode")
      await migrating.query("set search_path = svc")
      const { rows } = await migrating.query<{ pid: number }>("select pg_backend_pid() as pid")
      const text = "alter table locked_first add column n int; alter table locked_second add column n int"
      const migrated = runMigration(migrating, { name: "9999-two-tables.sql", text, sha256: "", needs: undefined })
      await until(
        () => serving.query("select from pg_locks where not granted and pid = $1", [rows[0]!.pid]),
        (waiting) => waiting.rowCount === 1,
      )
      await serving.query("select from svc.locked_first")
      await serving.query("commit")
      await migrated
      await serving.query("select n from svc.locked_first")
      expect((await serving.query("select from svc.migrations where name like '9999-%'")).rowCount).toBe(1)
    }),
  )
  await drop()
})
