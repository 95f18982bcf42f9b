import { withClient } from "@svc/adapters/embedded-postgres/database"
import { loginUrl } from "@svc/adapters/embedded-postgres/logins"
import { randomBytes, randomUUID } from "node:crypto"
import { readFileSync, rmSync, statSync } from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { atDatabase } from "../support/database/at-database.ts"
import { createTestDatabase, type TestDatabase } from "../support/database/database.ts"
import { run, tool } from "../support/repository.ts"
import { openTemporaryFolder } from "../support/temporary-folder.ts"
import { holdTable } from "./hold-table.ts"
import { main, type MadeTenant, makeSvc, startSvc, svc } from "./run-svc.ts"

const SVC_ENCRYPTION_KEY = randomBytes(32).toString("base64")
const create = ["tenants", "create", "--name", "Alpha", "--legal-entity", "Alpha AB:SEK", "--json"]

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

describe("a database that lacks migrations", () => {
  const name = `svc_test_${randomBytes(6).toString("hex")}`
  let empty: ReturnType<typeof makeSvc>
  const onServer = (statement: string) => withClient(inject("databaseUrl"), (client) => client.query(statement))
  beforeAll(async () => {
    await onServer(`create database ${name}`)
    empty = makeSvc({ DATABASE_URL: atDatabase(inject("databaseUrl"), name), SVC_ENCRYPTION_KEY })
  })
  afterAll(() => onServer(`drop database if exists ${name} with (force)`))

  test("is refused until `migrate` has run, which says what it did", async () => {
    const [refused, sick] = await Promise.all([empty.run(["tenants", "list"]), empty.run(["doctor"])])
    expect([refused.code, refused.stdout]).toEqual([1, ""])
    expect(refused.stderr).toMatch(
      /^svc: The database lacks \d+ of the migrations \(0001-.*\): run `npm run -s svc -- migrate` first.\n$/,
    )
    expect([sick.code, sick.stderr]).toEqual([1, ""])
    expect(sick.stdout).toMatch(
      /^WRONG {2}migrations +0001-identity.sql, .* did not run here: run `npm run -s svc -- migrate`$/m,
    )

    const { applied } = await empty.json<{ applied: readonly string[] }>("migrate")
    expect(applied[0]).toBe("0001-identity.sql")
    expect(await empty.json("migrate")).toEqual({ applied: [] })
    expect(await empty.json("tenants", "list")).toEqual([])
    expect(await empty.run(["migrate", "--distribute"])).toMatchObject({
      code: 1,
      stdout: "",
      stderr: expect.stringMatching(/^svc: This PostgreSQL has no extension citus, .*: install Citus on the server/),
    })
  })
})

test("a server older than those of the tests is refused by `migrate` and `doctor`, and nothing is changed there", async () => {
  const name = `svc_test_${randomBytes(6).toString("hex")}`
  const onServer = (statement: string) => withClient(inject("databaseUrl"), (client) => client.query(statement))
  await onServer(`create database ${name}`)
  try {
    const url = atDatabase(inject("databaseUrl"), name)
    // In this database, the server reports the version of an old server.
    await withClient(url, async (client) => {
      await client.query(`create schema old;
        create function old.current_setting(name text) returns text language sql as $$
          select case name when 'server_version_num' then '140018' when 'server_version' then '14.18' end $$;
        alter database ${name} set search_path = old, pg_catalog`)
    })
    const old = makeSvc({ DATABASE_URL: url, SVC_ENCRYPTION_KEY })
    const tooOld = "PostgreSQL 14.18 is too old: upgrade the server to PostgreSQL 15 or newer"
    expect(await old.run(["migrate"])).toMatchObject({ code: 1, stdout: "", stderr: `svc: ${tooOld}.\n` })
    const { code, stdout } = await old.run(["doctor", "--json"])
    expect([code, (JSON.parse(stdout) as { checks: readonly object[] }).checks.at(-1)]).toEqual([
      1,
      { name: "database", ok: false, detail: tooOld },
    ])
    const made = await withClient(url, (client) => client.query("select from pg_namespace where nspname = 'svc'"))
    expect(made.rowCount).toBe(0)
  } finally {
    await onServer(`drop database if exists ${name} with (force)`)
  }
})

test("refused settings end with 1 and a line for each mistake", async () => {
  const [noKey, several] = await Promise.all([
    svc(["tenants", "list"], { env: { DATABASE_URL: database.url } }),
    svc(["tenants", "list"], { env: { DATABASE_URL: "mysql://a/b", PORT: "eighty", SVC_ENCRYPTION_KEY: "short" } }),
  ])
  expect(noKey).toMatchObject({ code: 1, stdout: "" })
  expect(noKey.stderr).toMatch(/^svc: SVC_ENCRYPTION_KEY is required with DATABASE_URL: [^\n]*\n$/)
  expect(several).toMatchObject({ code: 1, stdout: "" })
  expect(several.stderr.trim().split("\n")).toHaveLength(3)
  expect(several.stderr).not.toContain("short")
})

describe("doctor", () => {
  const here = () => makeSvc({ DATABASE_URL: database.url, SVC_ENCRYPTION_KEY })
  const doctor = (env = {}) => here().run(["doctor", "--json"], { env })
  const wrongIn = (stdout: string) => {
    const { ok, checks } = JSON.parse(stdout) as {
      ok: boolean
      checks: { name: string; ok: boolean; detail: string }[]
    }
    return {
      ok,
      wrong: Object.fromEntries(checks.filter((check) => !check.ok).map(({ name, detail }) => [name, detail])),
    }
  }
  const sql = (text: string, values: readonly unknown[] = []) =>
    withClient(database.url, (client) => client.query(text, [...values]))

  test("finds a healthy database in order, and says what is wrong with a broken one", async () => {
    const healthy = await doctor()
    expect([healthy.code, healthy.stderr]).toEqual([0, ""])
    expect(JSON.parse(healthy.stdout)).toMatchObject({ ok: true })
    const { checks } = JSON.parse(healthy.stdout) as { checks: readonly { name: string; detail: string }[] }
    const detailOf = (wanted: string, { checks: all }: { checks: readonly { name: string; detail: string }[] }) =>
      all.find(({ name }) => name === wanted)?.detail
    const ofHttp = (said: { checks: readonly { name: string; detail: string }[] }) => detailOf("login of HTTP", said)
    // `doctor` reports the same after a failed restore.
    expect(detailOf("tenants", { checks })).toMatch(/^0 tenants: .* nothing was restored$/)
    expect(ofHttp({ checks })).toMatch(/HTTP and worker share \S+, .* SVC_DATABASE_HTTP_URL/)
    const apart = await doctor({ SVC_DATABASE_HTTP_URL: loginUrl(database.url, "http") })
    expect(ofHttp(JSON.parse(apart.stdout))).toBe("svc_http is a member of svc_app alone")
    // A login for HTTP and one for workers, as the chapter on the database creates them.
    const twoLogins = {
      DATABASE_URL: loginUrl(database.url, "worker"),
      SVC_DATABASE_HTTP_URL: loginUrl(database.url, "http"),
    }
    expect(wrongIn((await doctor(twoLogins)).stdout)).toEqual({ ok: true, wrong: {} })
    // A worker has no HTTP database address.
    const ofWorker = await doctor({ DATABASE_URL: loginUrl(database.url, "worker") })
    expect(wrongIn(ofWorker.stdout)).toEqual({ ok: true, wrong: {} })
    expect(ofHttp(JSON.parse(ofWorker.stdout))).toMatch(/svc_background, .* for workers .* SVC_DATABASE_HTTP_URL/)
    expect(wrongIn((await doctor({ SVC_DATABASE_HTTP_URL: database.url })).stdout)).toEqual({
      ok: false,
      wrong: { "login of HTTP": expect.stringContaining("sees all tenants") },
    })
    const names = [
      "settings",
      "database",
      "migrations",
      "roles",
      "login of HTTP",
      "tenants",
      "encryption key",
      "partitions",
      "counted lists",
      "queue",
      "deliveries",
      "time zones",
    ]
    expect(checks.map(({ name }) => name)).toEqual(names)

    const counted = "select (select count(*) from svc.list_changes) + (select count(*) from svc.list_segments) as n"
    expect((await sql(counted)).rows).toEqual([{ n: "0" }])

    const lost = [randomUUID(), randomUUID()]
    for (const id of lost) {
      await sql(
        `insert into svc.webhook_deliveries (tenant_id, id, legal_entity_id, webhook_id, event_id, event_type, tag, is_test,
           created_at, state, attempt_count, next_attempt_at, manual)
         values ($1, svc.first_uuid(now()), $1, $1, $1, 'InvoicePosted', 'InvoicePosted', false, now(), 'Pending', 0, now(), false)`,
        [id],
      )
    }
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    await sql(`drop table svc.events_${tomorrow.replaceAll("-", "")}`)
    await sql("delete from pgboss.queue where name = 'housekeeping'")
    // Simulates a server without the function that counts a list's rows.
    const [{ text }] = (await sql("select pg_get_functiondef('svc.keep_usage_count'::regproc) as text")).rows as [
      { text: string },
    ]
    await sql(text.replaceAll("min(", "lowest_of("))
    await here().run(["keys", "rotate"])
    const broken = await doctor({ SVC_ENCRYPTION_KEY: randomBytes(32).toString("base64") })
    expect([broken.code, broken.stderr]).toEqual([1, ""])
    expect(wrongIn(broken.stdout)).toEqual({
      ok: false,
      wrong: {
        "encryption key": expect.stringContaining("SVC_ENCRYPTION_KEY does not decrypt the secrets"),
        partitions: expect.stringContaining(`${tomorrow} do not exist`),
        "counted lists": "no row of usage_rows can be stored: function lowest_of(text) does not exist",
        queue: expect.stringContaining("housekeeping are missing"),
        deliveries: expect.stringMatching(
          /^2 wait for an attempt but are in no queue, .* webhooks retry [0-9a-f-]{36} --tenant/,
        ),
      },
    })

    await sql("alter table svc.webhooks no force row level security")
    const open = wrongIn((await doctor()).stdout)
    expect(open.wrong).toEqual({
      roles: expect.stringContaining("row-level security of the table webhooks is not forced"),
    })
  })
})

test("Ctrl-C ends a command with 130 and leaves nothing behind", async () => {
  const held = await holdTable(database.url, "svc.tenants")
  const { kill, outcome } = startSvc(create, { env: { DATABASE_URL: database.url, SVC_ENCRYPTION_KEY } })
  await held.untilWaitedFor()
  kill("SIGINT")
  await held.release()
  expect(await outcome).toEqual({ code: 130, signal: null, stdout: "", stderr: "svc: stopped before it was done.\n" })
  const { rowCount } = await withClient(database.url, (client) => client.query("select from svc.tenants"))
  expect(rowCount).toBe(0)
})

test("a reader that goes away is no error", async () => {
  const command = `"$0" "$1" --help | true; echo "\${PIPESTATUS[0]}"`
  expect(await run("bash", ["-c", command, tool("node"), main])).toMatchObject({ stdout: "0\n", stderr: "" })
})

test("without DATABASE_URL the embedded database is started, migrated, used and stopped", async () => {
  const folder = openTemporaryFolder()
  try {
    // Runs separate processes, because each reports for itself that it uses the server.
    const embedded = makeSvc({ SVC_DATA_DIR: folder }, svc)
    const made = await embedded.run(create)
    expect(made.code).toBe(0)
    const { tenantId } = JSON.parse(made.stdout) as MadeTenant
    expect(statSync(path.join(folder, "encryption-key")).mode & 0o777).toBe(0o600)
    // Each of the two must not stop the server that the other uses
    const listed = await Promise.all([
      embedded.json<readonly { id: string }[]>("tenants", "list"),
      embedded.json<readonly { id: string }[]>("tenants", "list"),
    ])
    expect(listed.map((tenants) => tenants.map(({ id }) => id))).toEqual([[tenantId], [tenantId]])
    expect(() => readFileSync(path.join(folder, "postgres", "postmaster.pid"))).toThrow("ENOENT")
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
