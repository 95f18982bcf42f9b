import { randomBytes, randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { withClient } from "@svc/adapters/embedded-postgres/database"
import { createTestDatabase, type TestDatabase } from "../support/database/database.ts"
import { type MadeTenant, makeSvc, type Svc } from "./run-svc.ts"

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

let database: TestDatabase
let svc: Svc
let alpha: MadeTenant
let beta: MadeTenant

beforeAll(async () => {
  database = await createTestDatabase()
  svc = makeSvc({ DATABASE_URL: database.url, SVC_ENCRYPTION_KEY: randomBytes(32).toString("base64") })
  const create = (...args: readonly string[]) => svc.json<MadeTenant>("tenants", "create", ...args)
  ;[alpha, beta] = await Promise.all([
    create("--name", "Alpha", "--legal-entity", "Alpha AB:SEK:SE", "--legal-entity", "Alpha: Inc:usd", "--user", "Ada"),
    create("--name", "Beta", "--legal-entity", "Beta AB:SEK"),
  ])
})
afterAll(() => database.drop())

describe("tenants", () => {
  test("create gives the ids, and the legal entities as they were asked for", () => {
    expect(alpha).toEqual({
      tenantId: expect.stringMatching(uuid),
      userId: expect.stringMatching(uuid),
      legalEntities: [
        {
          id: expect.stringMatching(uuid),
          name: "Alpha AB",
          baseCurrency: "SEK",
          country: "SE",
          timeZone: "Europe/Stockholm",
        },
        { id: expect.stringMatching(uuid), name: "Alpha: Inc", baseCurrency: "USD", timeZone: "UTC" },
      ],
    })
  })

  test("list shows them with their users, for people as a table", async () => {
    const [listed, shown] = await Promise.all([
      svc.json<readonly Record<string, unknown>[]>("tenants", "list"),
      svc.run(["tenants", "list"]),
    ])
    expect(listed).toHaveLength(2)
    expect(listed.find(({ name }) => name === "Alpha")).toEqual({
      id: alpha.tenantId,
      name: "Alpha",
      legalEntities: [...alpha.legalEntities].sort((a, b) => (a.name < b.name ? -1 : 1)),
      users: [
        { id: alpha.userId, name: "Ada", kind: "person" },
        { id: expect.stringMatching(uuid), name: "System", kind: "system" },
      ],
    })
    expect(shown).toMatchObject({ code: 0, stderr: "" })
    expect(shown.stdout).toMatch(/^TENANT +NAME +LEGAL ENTITIES\n/)
    expect(shown.stdout).toContain(`${beta.tenantId}  Beta   Beta AB (SEK)\n`)
  })

  test("a company whose country has several time zones names its own, or is told which there are", async () => {
    const create = (entity: string) => svc.run(["tenants", "create", "--name", "C", "--legal-entity", entity, "--json"])
    const [refused, wrong, made] = await Promise.all([
      create("C Inc:USD:US"),
      create("C Inc:USD:US:US/Nowhere"),
      create("C Inc:USD:US:America/New_York"),
    ])
    expect([refused.code, refused.stdout]).toEqual([64, ""])
    expect(refused.stderr).toMatch(/US has several time zones: give one of .*America\/New_York/)
    expect(wrong.stderr).toMatch(/US\/Nowhere is not an IANA time zone: give one of .*America\/New_York/)
    expect(JSON.parse(made.stdout)).toMatchObject({ legalEntities: [{ timeZone: "America/New_York" }] })
  })

  test("doctor names the companies that keep UTC though their country has another time", async () => {
    const detail = async () => {
      const { checks } = await svc.json<{ checks: readonly { name: string; ok: boolean; detail: string }[] }>("doctor")
      return checks.find(({ name }) => name === "time zones")
    }
    const entities = ["Old GmbH:EUR:DE:UTC", "Wants UTC Ltd:NZD:NZ:Etc/UTC", "New SL:EUR:ES", "Nowhere Ltd:EUR"]
    const { legalEntities } = await svc.json<MadeTenant>(
      "tenants",
      "create",
      "--name",
      "Zones",
      ...entities.flatMap((each) => ["--legal-entity", each]),
    )
    const old = legalEntities.find(({ name }) => name === "Old GmbH")!
    expect(await detail()).toMatchObject({
      ok: true,
      detail: expect.stringContaining(`Old GmbH (${old.id}) keeps UTC`),
    })
    expect((await detail())?.detail).not.toMatch(/Wants|New|Nowhere/)
    await withClient(database.url, (client) =>
      client.query("update svc.legal_entities set time_zone = 'Europe/Berlin' where id = $1", [old.id]),
    )
    expect((await detail())?.detail).toBe("every legal entity has the time zone of its country, or one that was set")
  })

  test("the same name twice among the legal entities is refused", async () => {
    const twice = ["--legal-entity", "Same:SEK", "--legal-entity", "Same:EUR"]
    const { code, stdout, stderr } = await svc.run(["tenants", "create", "--name", "C", ...twice, "--json"])
    expect([code, stdout]).toEqual([1, ""])
    expect(stderr).toMatch(/^svc: legalEntities: .*\n$/)
  })
})

describe("tokens", () => {
  test("a secret is shown where it is created and nowhere else", async () => {
    const create = ["tokens", "create", "--tenant", alpha.tenantId]
    const [made, shown] = await Promise.all([
      svc.json<{ clientId: string; secret: string }>(...create, "--name", "shop"),
      svc.run([...create, "--name", "reader", "--permissions", "webhooks:read, events:write", "--user", alpha.userId]),
    ])
    expect(made).toEqual({ clientId: expect.stringMatching(uuid), secret: expect.stringMatching(/^[\w-]{43}$/) })
    expect(shown).toMatchObject({ code: 0, stderr: "" })
    expect(shown.stdout).toContain("shown only now")
    const [, secret = "none"] = /secret +(\S{43})\n/.exec(shown.stdout) ?? []

    const [listed, table] = await Promise.all([
      svc.json<readonly Record<string, unknown>[]>("tokens", "list", "--tenant", alpha.tenantId),
      svc.run(["tokens", "list", "--tenant", alpha.tenantId]),
    ])
    expect(listed.find(({ name }) => name === "shop")).toEqual({
      clientId: made.clientId,
      name: "shop",
      userId: alpha.userId,
      permissions: ["*:admin"],
      created: expect.stringMatching(/^\d{4}-.*Z$/),
    })
    expect(table.stdout).toContain("webhooks:read,events:write")
    for (const each of [made.secret, secret]) expect(JSON.stringify(listed) + table.stdout).not.toContain(each)
    const rows = await withClient(database.url, (client) => client.query("select * from svc.personal_tokens"))
    expect(JSON.stringify(rows.rows)).not.toContain(made.secret)
  })

  test("revoke says when its access tokens stop, and changes nothing the second time", async () => {
    const { clientId } = await svc.json<{ clientId: string }>(
      "tokens",
      "create",
      "--tenant",
      beta.tenantId,
      "--name",
      "a",
    )
    const shown = await svc.run(["tokens", "revoke", clientId.toUpperCase()])
    expect(shown).toMatchObject({ code: 0, stderr: "" })
    expect(shown.stdout).toContain("within 30 seconds")
    const again = await svc.json<{ clientId: string; revoked: string }>("tokens", "revoke", clientId)
    expect(shown.stdout).toContain(again.revoked)
    expect(again.clientId).toBe(clientId)
    const listed = await svc.json<readonly { revoked?: string }[]>("tokens", "list", "--tenant", beta.tenantId)
    expect(listed[0]?.revoked).toBe(again.revoked)
  })

  test("what does not exist, or is another tenant's, ends with 1 and a hint", async () => {
    const unknown = randomUUID()
    const outcomes = await Promise.all([
      svc.run(["tokens", "list", "--tenant", unknown]),
      svc.run(["tokens", "create", "--tenant", unknown, "--name", "a"]),
      svc.run(["tokens", "create", "--tenant", alpha.tenantId, "--name", "a", "--user", beta.userId]),
      svc.run(["tokens", "revoke", unknown]),
    ])
    const sentences = [
      `svc: There is no tenant ${unknown}. \`svc tenants list\` shows them.\n`,
      `svc: There is no tenant ${unknown}. \`svc tenants list\` shows them.\n`,
      "svc: user: must be a person of this tenant\n",
      `svc: There is no personal token ${unknown}. \`svc tokens list\` shows those of a tenant.\n`,
    ]
    expect(outcomes.map(({ stderr }) => stderr)).toEqual(sentences)
    for (const { code, stdout } of outcomes) expect([code, stdout]).toEqual([1, ""])
  })

  test("a defect ends with 70, in one sentence without a stack trace", async () => {
    const change = (permission: string) =>
      withClient(database.url, (client) =>
        client.query("update svc.personal_tokens set permissions = $1 where tenant_id = $2", [
          [permission],
          beta.tenantId,
        ]),
      )
    await change("nonsense")
    const { code, stdout, stderr } = await svc.run(["tokens", "list", "--tenant", beta.tenantId, "--json"])
    await change("*:admin")
    expect([code, stdout]).toEqual([70, ""])
    expect(stderr).toMatch(/^svc: Something is wrong with svc itself: [^\n]*'nonsense'[^\n]*\n$/)
  })
})
