import { openPostgres } from "@svc/adapters/postgres/base/open"
import { freePort } from "@svc/adapters/embedded-postgres/free-port"
import { sql } from "kysely"
import path from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startPooler } from "../support/database/pooler.ts"
import { repository, run } from "../support/repository.ts"
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
    /^The database connection does not have the requested settings: role is \w+, not svc_app; .*ignore_startup_parameters\.$/u,
  )
})

it.each([
  ["search_path", "svc", "public"],
  ["timezone", "UTC", "Europe/Stockholm"],
])("a connection of which only the %s is another one is refused", async (name, wanted, given) => {
  const changing = await startPooler(h.databaseUrl, (options) =>
    options.replace(`-c ${name}=${wanted}`, `-c ${name}=${given}`),
  )
  const said = `The database connection does not have the requested settings: ${name} is ${given}, not ${wanted}. A pooler`
  try {
    await expect(rolesAt(changing.url)).rejects.toThrow(said)
  } finally {
    changing.close()
  }
})

it.each([
  ["http", "SVC_DATABASE_HTTP_URL", "svc_app"],
  ["worker", "DATABASE_URL", "svc_worker"],
])("%s behind such a pooler ends with one line that says so", async (runtime, setting, role) => {
  const main = path.join(repository, `packages/runtime-${runtime}/src/main.ts`)
  const { code, stderr } = await run(process.execPath, [main], {
    env: {
      PATH: process.env["PATH"],
      SVC_ENCRYPTION_KEY: h.encryptionKey,
      PORT: String(await freePort()),
      [setting]: pooler.url,
    },
  })
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(
      new RegExp(
        `^The database connection does not have the requested settings: role is \\w+, not ${role};[^\n]*ignore_startup_parameters\\.\n$`,
      ),
    ),
  ])
})

it("a direct connection works as its role", async () => {
  expect(await rolesAt(h.databaseUrl)).toEqual([{ role: "svc_app" }])
})
