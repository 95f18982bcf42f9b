import { makeSecretBox } from "@svc/adapters/crypto/secret-box"
import { contexts } from "@svc/adapters/wiring/contexts"
import type { PersonId } from "@svc/domain/shared/ids"
import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import { secondsAfter } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { randomBytes, randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { leaveEInvoicingRows } from "../support/e-invoicing/e-invoicing-rows.ts"
import { makeRateSeeds } from "../support/exchange-rates/rate-seeds.ts"
import { leaveMessageRows } from "../support/messages/message-rows.ts"
import { leaveProviderRows } from "../support/people/provider-rows.ts"
import { openService, type StillService } from "../support/service/service.ts"

const sealed = contexts.flatMap(({ sealed: brought = [] }) => brought)
type Row = Readonly<Record<string, string>>

let h: StillService
beforeAll(async () => {
  h = await openService({ clock: "manual" })
})
afterAll(() => h.close())

describe("what the modules bring as sealed", () => {
  it("is every column of the schema whose name says so", async () => {
    const columns = await h.sql<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'svc' and column_name like '%\\_sealed'`,
    )
    const brought = sealed.flatMap(({ name, contexts: of }) => Object.keys(of).map((column) => `${name}.${column}`))
    expect(brought.toSorted()).toEqual(columns.map(({ name }) => name).toSorted())
    expect(brought.length).toBeGreaterThan(5)
  })

  it("is found by the primary key of its table, in the order of its index", async () => {
    const keys = await h.sql<{ name: string; key: readonly string[] }>(
      `select conrelid::regclass::text as name, array_agg(attname::text order by place) as key
       from pg_constraint, unnest(conkey) with ordinality as part (attnum, place)
       join pg_attribute a using (attnum)
       where contype = 'p' and a.attrelid = conrelid and connamespace = 'svc'::regnamespace group by 1`,
    )
    const primary = new Map(keys.map(({ name, key }) => [name.replace("svc.", ""), key]))
    for (const { name, key } of sealed) expect({ name, key }).toEqual({ name, key: primary.get(name) })
  })
})

it("every sealed column is encrypted anew, and opens with the new key alone in its own row", async () => {
  const seeds = makeRateSeeds(h)
  const { scope, userId } = await seeds.tenant()
  await seeds.everywhere(scope)
  await leaveProviderRows(h.worker, { tenantId: scope.tenantId, userId })
  const webhook = await seeds.webhook(scope)
  const withHeader = {
    version: 3,
    stored: { headers: [{ name: "x-key", value: { set: true, changedAt: "2026-01-01T00:00:00Z" }, secret: true }] },
    secrets: { headers: { "x-key": "of the receiver" } },
  } as const
  const { tenantId } = scope
  await h.worker.atomically(tenantId, h.worker.get("WebhookSettingsStore").save(tenantId, webhook.id, withHeader))
  await leaveEInvoicingRows(h.worker, scope)
  await leaveMessageRows(h.worker, scope)
  await h.worker.atomically(allTenants, h.worker.get("SigningKeyStore").ensure(h.clock.now()))
  const person = { id: scope.tenantId as string as PersonId, email: "ada@example.com", firstName: "", lastName: "" }
  await h.worker.run(h.worker.get("PersonStore").insert({ ...person, preferences: {} }, h.clock.now()))
  const app = { id: randomUUID(), secret: "JBSWY3DPEHPK3PXP", isActive: true }
  await h.worker.run(h.worker.get("FactorStore").putTotp(person.id, app, h.clock.now()))
  const key = { ...scope, endpoint: "POST /Events", key: "one" }
  const answers = h.worker.get("IdempotencyStore")
  const now = h.clock.now()
  await h.worker.atomically(
    scope.tenantId,
    Effect.andThen(
      answers.claim(key, "print", { hours: 1, expiresAt: secondsAfter(now, 60) }, now),
      answers.keep(key, "{}"),
    ),
  )

  const fresh = randomBytes(32).toString("base64")
  const rotated = await openService({
    beside: { databaseUrl: h.databaseUrl, encryptionKey: `${fresh},${h.encryptionKey}` },
  })
  await rotated.worker.run(rotated.worker.get("Reencrypt")(() => undefined))
  await rotated.close()

  const box = makeSecretBox([Buffer.from(fresh, "base64")])
  for (const { name, contexts: of } of sealed) {
    for (const [column, contextOf] of Object.entries(of)) {
      const found = await h.sql<Row>(`select * from svc.${name} where ${column} is not null`)
      expect(found.length, `${name}.${column}`).toBeGreaterThan(0)
      for (const row of found) expect(box.open(row[column]!, contextOf(row)), `${name}.${column}`).not.toBe("")
    }
  }
})
