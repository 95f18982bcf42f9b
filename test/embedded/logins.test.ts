import { withClient } from "@svc/adapters/embedded-postgres/database"
import { loginUrl } from "@svc/adapters/embedded-postgres/logins"
import { type EmbeddedPostgres, startEmbeddedPostgres } from "@svc/adapters/embedded-postgres/start"
import { migrateEmbedded } from "@svc/adapters/wiring/migrate"
import { rmSync } from "node:fs"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openDataFolder } from "../support/temporary-folder.ts"

const folder = openDataFolder()
let server: EmbeddedPostgres
beforeAll(async () => {
  server = await startEmbeddedPostgres({ dataDir: folder, fsync: false })
  await Promise.all([migrateEmbedded(server.url), migrateEmbedded(server.url)])
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const as = (login: "http" | "worker", ...statements: readonly string[]) =>
  withClient(loginUrl(server.url, login), async (client) => {
    let rows: unknown[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows as unknown[]
    return rows
  })

describe.each(["http", "worker"] as const)("the %s side of the embedded database", (login) => {
  const own = login === "http" ? "svc_app" : "svc_worker"
  const other = login === "http" ? "svc_worker" : "svc_app"

  it("is logged in with its one role and with no rights over the server", async () => {
    const [row] = await as(
      login,
      `select array(select b.rolname::text from pg_auth_members join pg_roles b on b.oid = roleid where member = r.oid) as roles,
         rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication as mighty from pg_roles r where rolname = session_user`,
    )
    expect(row).toEqual({ roles: [own], mighty: false })
  })

  it.each([
    ["run a program", "copy (select 1) to program 'true'", /permission denied to COPY to or from an external program/],
    ["read a file", "copy pg_temp.t from '/etc/passwd'", /does not exist|permission denied/],
    ["read a file by a function", "select pg_read_file('/etc/hostname')", /permission denied for function/],
    ["become the superuser", "set session authorization svc", /permission denied to set session authorization/],
    ["take another role", `set role ${other}`, /permission denied to set role/],
    ["change a password", "alter role svc password 'mine'", /permission denied to alter role/],
    ["change the server", "alter system set fsync = off", /permission denied to set parameter/],
    ["drop a table", "drop table svc.tenants", /must be owner/],
  ])("cannot %s, also when it lays its role down", async (_, statement, reason) => {
    await expect(as(login, `set role ${own}`, "set role none", statement)).rejects.toThrow(reason)
  })
})

it("a password of a login opens no other login", async () => {
  const url = new URL(loginUrl(server.url, "http"))
  for (const name of ["svc_background", "svc"]) {
    url.username = name
    await expect(withClient(url.href, async () => undefined)).rejects.toThrow(/password authentication failed/)
  }
})
