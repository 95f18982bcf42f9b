import { openPostgres } from "@svc/adapters/postgres/base/open"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startPooler } from "../support/database/pooler.ts"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
let pooler: Awaited<ReturnType<typeof startPooler>>
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  pooler = await startPooler(h.databaseUrl)
})
afterAll(async () => {
  pooler.close()
  await h.close()
})

const rolesAt = async (url: string) => {
  const db = openPostgres({
    url,
    role: "svc_app",
    maxConnections: 1,
    applicationName: "test",
    onError: () => undefined,
  })
  const asked = sql<{ role: string }>`select current_user as role`.execute(db)
  return asked.then(({ rows }) => rows).finally(() => db.destroy())
}

it("a connection whose start-up options a pooler drops is refused: row-level security would not hold", async () => {
  await expect(rolesAt(pooler.url)).rejects.toThrow(
    /^The database connection is not as it was asked for: role is \w+, not svc_app; .*ignore_startup_parameters\.$/u,
  )
})

it("a direct connection works as its role", async () => {
  expect(await rolesAt(h.databaseUrl)).toEqual([{ role: "svc_app" }])
})
