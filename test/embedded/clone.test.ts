import { withClient } from "@svc/adapters/embedded-postgres/database"
import { expect, inject, test } from "vitest"
import { createTestDatabase } from "../support/database/database.ts"

const names = async () =>
  withClient(inject("databaseUrl"), async (client) => {
    const { rows } = await client.query<{ datname: string }>("select datname from pg_database")
    return rows.map(({ datname }) => datname)
  })

test("many databases are cloned at once, each migrated and its own, and dropped again", async () => {
  const databases = await Promise.all(Array.from({ length: 8 }, createTestDatabase))
  expect(new Set(databases.map(({ url }) => url)).size).toBe(8)
  for (const { url } of databases) {
    const migrated = await withClient(url, (client) => client.query("select from svc.migrations"))
    expect(migrated.rowCount).toBeGreaterThan(0)
    await withClient(url, (client) => client.query("create table public.own ()"))
  }

  await Promise.all(databases.map(({ drop }) => drop()))
  const left = await names()
  expect(databases.filter(({ url }) => left.includes(new URL(url).pathname.slice(1)))).toEqual([])
})
