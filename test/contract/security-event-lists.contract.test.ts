import type { Permission } from "@svc/domain/identity/permissions"
import type { SecurityEventsWanted } from "@svc/domain/people/ports/security-event-store"
import type { TenantId, UserId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { randomUUID } from "node:crypto"
import { Client } from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { makeSeeds } from "../support/service/seeds.ts"
import { openService, type StillService } from "../support/service/service.ts"
import { statementsOf } from "../support/listing/plans.ts"

const rows = 100_000
const day = 86_400_000
/**
 * The number of database pages that a list of twenty events may read: its rows, the index of each month, and the
 * planner's lookups.
 */
const fewPages = 250

let h: StillService
let client: Client
let tenantId: TenantId
let userId: UserId
let now: Timestamp
const rare = randomUUID() as UserId
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  const seeds = makeSeeds(h)
  ;({ tenantId, userId } = await seeds.tenant())
  now = seeds.now()
  client = new Client({ connectionString: h.databaseUrl })
  await client.connect()
  await client.query(
    "select svc.make_month_partitions((to_timestamp($1::float8 / 1000) - interval '420 days')::date, to_timestamp($1::float8 / 1000)::date)",
    [now],
  )
  // A sign-in every six minutes for more than a year. The first hundred events belong to one user, and one of them is
  // the creation of a token.
  await client.query(
    `insert into svc.security_events (id, type, at, tenant, user_id, address, user_agent)
     select (substr(svc.first_uuid(at)::text, 1, 24) || lpad(to_hex(n), 12, '0'))::uuid,
       case n when 50 then 'TokenCreated' else 'SignedIn' end, at, $1, case when n <= 100 then $2 else gen_random_uuid() end,
       '192.0.2.1', 'Firefox'
     from generate_series(1, ${rows}) n, lateral (select to_timestamp($3::float8 / 1000 - (${rows} - n) * 360) as at) t`,
    [tenantId, rare, now],
  )
  await client.query("analyze svc.security_events")
})
afterAll(async () => {
  await client.end()
  await h.close()
})

const pagesOf = async (wanted: SecurityEventsWanted) => {
  const list = () => h.http.atomically(tenantId, h.http.get("SecurityEventStore").list(wanted))
  const { result, statements } = await statementsOf(list)
  const { text, values } = statements.find((each) => each.text.includes("security_events_with"))!
  return { found: result.length, pages: await pagesRead(text, values) }
}

const pagesRead = async (text: string, values: readonly unknown[]) => {
  await client.query("begin")
  await client.query("select set_config('svc.tenant_id', $1, true), set_config('search_path', 'svc', true)", [tenantId])
  const { rows: plans } = await client.query<{
    "QUERY PLAN": readonly [{ readonly Plan: Readonly<Record<string, number>> }]
  }>(`explain (analyze, buffers, format json) ${text}`, [...values])
  await client.query("rollback")
  const { Plan } = plans[0]!["QUERY PLAN"][0]
  return Plan["Shared Hit Blocks"]! + Plan["Shared Read Blocks"]!
}

const before = (days: number) => (now - days * day) as Timestamp

it.each<readonly [string, () => Omit<SecurityEventsWanted, "limit">, number]>([
  ["all", () => ({}), 20],
  ["a type that is rare", () => ({ types: ["TokenCreated", "TokenRevoked"] }), 1],
  ["a user of long ago", () => ({ userId: rare }), 20],
  ["a time long ago", () => ({ from: before(401), to: before(400) }), 20],
  ["a time in which nothing was of the type", () => ({ types: ["TokenCreated"], from: before(300) }), 0],
])("the security events of a tenant are found by %s without a look at the others", async (_, wanted, many) => {
  // The first run on a connection also reads the catalogue.
  await pagesOf({ ...wanted(), limit: 20 })
  const { found, pages } = await pagesOf({ ...wanted(), limit: 20 })
  expect(found).toBe(many)
  expect(pages).toBeLessThan(fewPages)
})

/** The mark of the newest security event that a reader may see: of everybody, or of the reader alone. */
const stand = async (permissions: readonly Permission[]) => {
  const asked = h.http.get("DeskReads").standing({ tenantId, userId, permissions, now })
  return (await h.http.atomically(tenantId, asked)).standing.security
}
const everybodys: readonly Permission[] = [{ area: "*", level: "admin" }]

it("the latest event is found without a look at the others, of everybody and of a user who did nothing for long", async () => {
  for (const user of [null, rare, userId]) {
    const values = [user, new Date(now - day)]
    await pagesRead("select latest_security_event($1, null, $2)", values)
    expect(await pagesRead("select latest_security_event($1, null, $2)", values)).toBeLessThan(40)
  }
})

it("an open page is told of security events and personal tokens of its reader, and of everybody where one may see them", async () => {
  const personId = randomUUID()
  await h.sql("update svc.users set person_id = $2 where id = $1", [userId, personId])
  const event = (of: object) => {
    const id = h.worker.get("IdSource").next()
    const seen = { id, type: "SignedIn", at: now, tenantId, address: "192.0.2.1", userAgent: "", ...of } as const
    return h.worker.run(h.worker.get("SecurityEventStore").append(seen))
  }
  const [{ id: other }] = (await h.sql("select id from svc.users where tenant_id = $1 and id <> $2", [
    tenantId,
    userId,
  ])) as [{ id: UserId }]
  const token = (of: UserId) =>
    h.sql(
      `insert into svc.personal_tokens (tenant_id, client_id, user_id, name, permissions, secret_hash, created_at)
       values ($1, $2, $3, 'Shop', '{}', 'hash', now())`,
      [tenantId, randomUUID(), of],
    )
  for (const [work, isOwn, isOfTenant] of [
    [() => event({ userId }), true, true],
    // A refused sign-in names only the person.
    [() => event({ personId }), true, true],
    [() => event({ userId: other }), false, true],
    [() => event({ userId, tenantId: randomUUID() }), false, false],
    [() => token(userId), true, true],
    [() => token(other), false, true],
  ] as const) {
    const [own, all] = [await stand([]), await stand(everybodys)]
    await work()
    expect([own !== (await stand([])), all !== (await stand(everybodys))]).toEqual([isOwn, isOfTenant])
  }
})
