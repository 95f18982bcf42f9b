import { readFileSync, rmSync, statSync } from "node:fs"
import { totalmem } from "node:os"
import path from "node:path"
import { withClient } from "@svc/adapters/embedded-postgres/database"
import { findEmbeddedPostgres } from "@svc/adapters/embedded-postgres/find"
import { type EmbeddedPostgres, startEmbeddedPostgres } from "@svc/adapters/embedded-postgres/start"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { openDataFolder } from "../support/temporary-folder.ts"
import { until } from "../support/until.ts"

const dataDir = openDataFolder()
const said: string[] = []
const start = () => startEmbeddedPostgres({ dataDir, log: (line) => said.push(line) })

const ask = (url: string, sql: string): Promise<Record<string, unknown>> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<Record<string, unknown>>(sql)
    return rows[0] ?? {}
  })

const serverPid = () => Number(readFileSync(path.join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0])

let server: EmbeddedPostgres

beforeAll(async () => {
  server = await start()
})
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

describe("the first start", () => {
  test("makes a database in UTF-8 that sorts alike on every machine", async () => {
    const sql = `select current_database() as name, current_setting('server_encoding') as encoding,
      datlocprovider as provider, datlocale as locale from pg_database where datname = current_database()`
    expect(await ask(server.url, sql)).toEqual({ name: "svc", encoding: "UTF8", provider: "b", locale: "C.UTF-8" })
  })

  test("listens on loopback only and leaves no socket behind", async () => {
    const sql =
      "select current_setting('listen_addresses') as at, current_setting('unix_socket_directories') as sockets"
    expect(await ask(server.url, sql)).toEqual({ at: "127.0.0.1", sockets: "" })
  })

  test("has a cache in proportion to the memory, and few checkpoints", async () => {
    const sql = `select pg_size_bytes(current_setting('shared_buffers'))::float / (1 << 20) as cache,
      current_setting('max_wal_size') as log, current_setting('wal_buffers') as buffers`
    const found = await ask(server.url, sql)
    expect(found).toMatchObject({ log: "4GB", buffers: "16MB" })
    expect(found["cache"]).toBeGreaterThanOrEqual(128)
    expect(found["cache"]).toBeLessThanOrEqual(Math.max(128, totalmem() / 2 ** 20 / 15))
  })

  test("lets nobody in without the password, which only the owner can read", async () => {
    const url = new URL(server.url)
    expect(url.password.length).toBeGreaterThan(20)
    url.password = "guess"
    await expect(ask(url.href, "select 1")).rejects.toThrow(/password authentication failed/)
    expect(statSync(path.join(dataDir, "postgres.json")).mode & 0o777).toBe(0o600)
  })

  test("is found from the folder alone", async () => {
    expect(await findEmbeddedPostgres(dataDir)).toBe(server.url)
    expect(await findEmbeddedPostgres(path.join(dataDir, "nothing"))).toBeUndefined()
  })
})

test("a second start has the data, the port and the password of the first", async () => {
  const { url } = server
  await ask(url, "create table kept as select 42 as answer")
  await server.stop()
  expect(await findEmbeddedPostgres(dataDir)).toBeUndefined()

  server = await start()
  expect(server).toMatchObject({ url, adopted: false })
  expect(await ask(url, "select answer from kept")).toEqual({ answer: 42 })
})

test("a killed server comes back by itself, at the same place and with every commit", async () => {
  await ask(server.url, "insert into kept values (43)")
  const killed = serverPid()
  process.kill(killed, "SIGKILL")

  const url = await until(
    () => findEmbeddedPostgres(dataDir),
    (found) => found !== undefined && serverPid() !== killed,
  )
  expect(url).toBe(server.url)
  expect(await ask(server.url, "select max(answer) as answer from kept")).toEqual({ answer: 43 })
  expect(said).toContain("The embedded PostgreSQL runs again.")
})

test("stopping twice is stopping once, and ends connections that are still open", async () => {
  const open = withClient(server.url, (client) => client.query("select pg_sleep(30)")).catch((error: unknown) => error)
  const sleeping = "select count(*)::int as n from pg_stat_activity where wait_event = 'PgSleep'"
  await until(
    () => ask(server.url, sleeping),
    ({ n }) => n === 1,
  )
  await Promise.all([server.stop(), server.stop()])
  // 57P01: "terminating connection due to administrator command"
  expect(await open).toMatchObject({ code: "57P01" })
  expect(await findEmbeddedPostgres(dataDir)).toBeUndefined()
})
