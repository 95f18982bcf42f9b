import { systemClock } from "@svc/adapters/clock/app-clock"
import { withClient } from "@svc/adapters/embedded-postgres/database"
import { type EmbeddedPostgres, startEmbeddedPostgres } from "@svc/adapters/embedded-postgres/start"
import { loadPgBoss } from "@svc/adapters/postgres/base/pg-boss-library"
import { migrate } from "@svc/adapters/wiring/migrate"
import { compose } from "@svc/adapters/wiring/compose"
import { resolve } from "@svc/adapters/wiring/provide"
import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import type { DeliveryId, RecoveryId, WebhookId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { rmSync } from "node:fs"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { atDatabase } from "../support/database/at-database.ts"
import { type Side, toSide } from "../support/service/side.ts"
import { testSurroundings } from "../support/service/surroundings.ts"
import { openDataFolder } from "../support/temporary-folder.ts"

// Roles belong to the whole server, so this file starts a server on which nobody has made them before.
const folder = openDataFolder()
let server: EmbeddedPostgres
const stops: (() => Promise<unknown>)[] = []

const as = (login: string, database = "owned") => {
  const url = new URL(atDatabase(server.url, database))
  url.username = login
  url.password = "secret"
  return url.href
}
const rows = <Row>(url: string, text: string) =>
  withClient(url, async (client) => (await client.query(text)).rows as Row[])

/** Composes a side that connects as `login`, and starts its queue. */
const openSide = async (name: "http" | "worker", login: string): Promise<Side> => {
  const container = compose(name, name === "http" ? "svc_app" : "svc_worker", {
    ...surroundings,
    databaseUrl: as(login),
    clock: systemClock,
  })
  stops.push(() => container.unbindAllAsync())
  if (name === "worker") {
    await loadPgBoss()
    const boss = resolve(container, "PgBoss")
    await boss.start()
    stops.push(() => boss.stop({ graceful: false }))
  }
  return toSide(container)
}
let surroundings: ReturnType<typeof testSurroundings>

beforeAll(async () => {
  server = await startEmbeddedPostgres({ dataDir: folder, fsync: false })
  await rows(server.url, "create role owner login createrole createdb nosuperuser password 'secret'")
  for (const database of ["owned", "beside", "another"])
    await rows(as("owner", "postgres"), `create database ${database}`)
  surroundings = testSurroundings(as("owner"))
})
afterAll(async () => {
  for (const stop of stops.reverse()) await stop()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

it("a login that may make no roles hears which to make, before anything is done", async () => {
  await rows(server.url, "create role poor login password 'secret'")
  await expect(migrate(as("poor"))).rejects.toThrow(
    /^poor may not migrate this database\. .*: create role svc_app nologin; grant svc_app to "poor"; create role svc_worker nologin; grant svc_worker to "poor"; grant create on database "owned" to "poor";$/,
  )
  expect(await rows(server.url, "select from pg_namespace where nspname = 'svc'")).toEqual([])
})

it("an owner who is no superuser migrates two databases at once, and makes the roles", async () => {
  const done = await Promise.all([migrate(as("owner")), migrate(as("owner", "beside"))])
  expect(done[0].applied.length).toBeGreaterThan(0)
  expect(done[1].applied).toEqual(done[0].applied)
  expect(await migrate(as("owner"))).toEqual({ applied: [] })

  const roles =
    "select rolname as name, rolsuper or rolbypassrls or rolcanlogin or rolcreaterole as mighty from pg_roles where rolname like 'svc\\_%' order by 1"
  expect(await rows(server.url, roles)).toEqual([
    { name: "svc_app", mighty: false },
    { name: "svc_worker", mighty: false },
  ])
  const owners = await rows<{ owner: string }>(
    as("owner"),
    "select distinct tableowner as owner from pg_tables where schemaname = 'svc'",
  )
  expect(owners).toEqual([{ owner: "owner" }])
})

it("an owner who may make no roles migrates when they were made and given before", async () => {
  await rows(
    server.url,
    "create role plain login nocreaterole nosuperuser password 'secret'; grant svc_app, svc_worker to plain",
  )
  await rows(server.url, "alter database another owner to plain")
  expect((await migrate(as("plain", "another"))).applied.length).toBeGreaterThan(0)
})

describe("over a database of such an owner", () => {
  let worker: Side
  let http: Side
  beforeAll(async () => {
    await rows(server.url, "create role only_http login password 'secret' in role svc_app")
    await rows(server.url, "create role only_worker login password 'secret' in role svc_worker")
    worker = await openSide("worker", "only_worker")
    http = await openSide("http", "only_http")
  })

  const tenant = async (side = worker) => {
    const entity = { name: "Alpha AB", baseCurrency: "SEK" }
    return side.run(side.get("Organisation").createTenant({ name: "Tenant", legalEntities: [entity] }))
  }

  it("HTTP sees and writes its tenant alone", async () => {
    const [mine, theirs] = [await tenant(), await tenant()]
    const { list } = http.get("TenantStore")
    expect(await http.atomically(mine.tenant.id, list)).toEqual([mine.tenant])
    expect(await http.atomically(allTenants, list)).toEqual([])
    expect(await worker.run(worker.get("TenantStore").list)).toEqual(
      expect.arrayContaining([mine.tenant, theirs.tenant]),
    )
  })

  it("HTTP sees its tenant alone also through the owner's login, which is allowed more", async () => {
    const { tenant: mine } = await tenant()
    const side = await openSide("http", "owner")
    expect(await side.atomically(mine.id, side.get("TenantStore").list)).toEqual([mine])
    expect(await side.run(side.get("TenantStore").list)).toEqual([])
  })

  it("HTTP signs in without knowing the tenant", async () => {
    const { tenant: made } = await tenant()
    const { token } = await worker.run(worker.get("Identity").createPersonalToken({ tenantId: made.id, name: "test" }))
    const found = await http.run(http.get("PersonalTokenStore").findByClientId(token.clientId))
    expect(found?.token).toEqual(token)
  })

  it("the worker makes the days, and each side its part of the queue", async () => {
    const made = await worker.run(worker.get("KeepHouse")((Date.now() + 30 * 86_400_000) as Timestamp))
    expect(made.daysMade).toBe(9)
    const { tenant: owner } = await tenant()
    const attempt = {
      tenantId: owner.id,
      deliveryId: worker.get("IdSource").next<DeliveryId>(),
      webhookId: worker.get("IdSource").next<WebhookId>(),
    }
    expect(await http.atomically(owner.id, http.get("DeliveryQueue").expedite(attempt))).toBe("Queued")
    const claims = await worker.run(worker.get("DeliveryQueue").claim("first", 9))
    expect(claims).toMatchObject([attempt])
    const job = { tenantId: owner.id, recoveryId: worker.get("IdSource").next<RecoveryId>() }
    await http.atomically(owner.id, http.get("JobQueue").enqueue("webhooks-recover", job))
    expect(await worker.get("PgBoss").fetch("webhooks-recover")).toMatchObject([{ data: job }])
  })

  it("the login of HTTP cannot become the worker, nor lay its role down to see more", async () => {
    await tenant()
    for (const role of ["svc_worker", "owner"]) {
      await expect(rows(as("only_http"), `set role svc_app; set role ${role}`)).rejects.toThrow(
        /permission denied to set role/,
      )
    }
    await withClient(as("only_http"), async (client) => {
      await client.query("set role svc_app")
      await client.query("reset role")
      expect((await client.query("select * from svc.tenants")).rows).toEqual([])
      await expect(client.query("set row_security = off; select * from svc.tenants")).rejects.toThrow(
        /row-level security/,
      )
      await expect(client.query("alter table svc.tenants disable row level security")).rejects.toThrow(/must be owner/)
    })
  })
})
