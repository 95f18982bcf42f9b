import { freePort } from "@svc/adapters/embedded-postgres/free-port"
import { withClient } from "@svc/adapters/embedded-postgres/database"
import { randomBytes } from "node:crypto"
import { connect, createServer } from "node:net"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { atDatabase } from "../support/database/at-database.ts"
import { createTestDatabase, type TestDatabase } from "../support/database/database.ts"
import { until } from "../support/until.ts"
import { makeSvc, startSvc } from "./run-svc.ts"

const SVC_ENCRYPTION_KEY = randomBytes(32).toString("base64")

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

describe("a login that may not migrate", () => {
  const name = `svc_test_${randomBytes(6).toString("hex")}`
  const onServer = (statement: string) => withClient(inject("databaseUrl"), (client) => client.query(statement))
  beforeAll(async () => {
    await onServer(`create database ${name}`)
    await onServer(`create role ${name} login password 'secret'`)
  })
  afterAll(async () => {
    await onServer(`drop database if exists ${name} with (force)`)
    await onServer(`drop role if exists ${name}`)
  })

  test("hears of `migrate` and of `doctor` which statements let it, and neither sends it to the other", async () => {
    const url = new URL(atDatabase(inject("databaseUrl"), name))
    url.username = name
    url.password = "secret"
    const poor = makeSvc({ DATABASE_URL: url.href, SVC_ENCRYPTION_KEY })
    const [refused, sick] = [await poor.run(["migrate"]), await poor.run(["doctor"])]
    expect([refused.code, refused.stdout, sick.code]).toEqual([1, "", 1])
    const [sentence, statements = ""] =
      /^svc: \S+ may not migrate this database\. .*: (grant .*;)\n$/.exec(refused.stderr) ?? []
    expect(sick.stdout).toContain(sentence?.slice("svc: ".length).trim())
    expect(refused.stderr).not.toContain("doctor")
    expect(sick.stdout).not.toContain("svc -- migrate")

    await withClient(atDatabase(inject("databaseUrl"), name), (client) => client.query(statements))
    expect((await poor.json<{ applied: readonly string[] }>("migrate")).applied.length).toBeGreaterThan(0)
    expect((await poor.run(["doctor"])).stdout).not.toContain("WRONG")
  })
})

describe("a database that is not there", () => {
  test("ends with 1 and a sentence that names the place, not the password", async () => {
    const place = `127.0.0.1:${await freePort()}/svc`
    const env = { DATABASE_URL: `postgres://user:pass-word@${place}`, SVC_ENCRYPTION_KEY }
    const away = makeSvc(env)
    const [list, migrate, sick, debug] = await Promise.all([
      away.run(["tenants", "list", "--json"]),
      away.run(["migrate"]),
      away.run(["doctor", "--json"]),
      away.run(["tenants", "list"], { env: { SVC_LOG_LEVEL: "debug" } }),
    ])
    for (const { code, stdout, stderr } of [list, migrate]) {
      expect([code, stdout]).toEqual([1, ""])
      expect(stderr).toMatch(
        /^svc: The database at \S+ is away: waiting up to 1 s for it\.\nsvc: The database at .* cannot be reached: .*ECONNREFUSED.* Check DATABASE_URL, [^\n]*\n$/,
      )
      expect(stderr).toContain(place)
    }
    expect(debug.stderr).toContain("    at ")
    expect(sick.code).toBe(1)
    expect(JSON.parse(sick.stdout)).toMatchObject({
      ok: false,
      checks: [{ ok: true }, { name: "database", ok: false }],
    })
    for (const { stdout, stderr } of [list, migrate, sick, debug]) expect(stdout + stderr).not.toContain("pass-word")
  })

  test("is waited for a moment, as while it restarts", async () => {
    const port = await freePort()
    const behind = new URL(database.url)
    const here = Object.assign(new URL(database.url), { port: String(port) })
    const { said, outcome } = startSvc(["tenants", "list", "--json"], {
      env: { DATABASE_URL: here.href, SVC_ENCRYPTION_KEY },
    })
    await until(said, (text) => text.includes("is away"))
    const door = createServer((client) => {
      const server = connect(Number(behind.port), behind.hostname)
      client.pipe(server)
      server.pipe(client)
      for (const socket of [client, server]) socket.on("error", () => undefined)
    }).listen(port, here.hostname)
    const { code, stdout, stderr } = await outcome
    door.close()
    expect([code, stdout]).toEqual([0, "[]\n"])
    expect(stderr).toMatch(/^svc: The database at \S+ is away: waiting up to 10 s for it\.\n$/)
  })

  test("a wrong password and an unknown database are not waited for", async () => {
    const wrong = Object.assign(new URL(database.url), { password: "wrong" })
    const unknown = atDatabase(database.url, "nowhere")
    const [password, name] = await Promise.all(
      [wrong.href, unknown].map((DATABASE_URL) =>
        makeSvc({ DATABASE_URL, SVC_ENCRYPTION_KEY }).run(["tenants", "list"]),
      ),
    )
    expect(password?.stderr).toMatch(
      /^svc: The database at \S+ refuses the login: password authentication failed .*\n$/,
    )
    expect(name?.stderr).toMatch(/^svc: The database at \S+ refuses the login: database "nowhere" does not exist.*\n$/)
  })
})
