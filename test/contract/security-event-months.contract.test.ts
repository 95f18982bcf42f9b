import { makeIdSource } from "@svc/adapters/crypto/id-source"
import type { TenantId } from "@svc/domain/shared/ids"
import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import { secondsAfter, type Timestamp } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { holdWork } from "../support/service/held-work.ts"
import { makeSeeds } from "../support/service/seeds.ts"
import { openService, type StillService } from "../support/service/service.ts"

const day = 86_400
let h: StillService
let tenantId: TenantId
beforeAll(async () => {
  h = await openService({ clock: "manual" })
})
beforeEach(async () => {
  tenantId = (await makeSeeds(h).tenant()).tenantId
})
afterAll(() => h.close())

const at = (text: string) => Date.parse(text) as Timestamp
const append = (moment: Timestamp) =>
  h.http.get("SecurityEventStore").append({
    id: makeIdSource(() => moment).next<string & {}>(),
    type: "SignedIn",
    at: moment,
    tenantId,
    address: "192.0.2.1",
    userAgent: "Firefox",
  })
const leave = (...moments: readonly Timestamp[]) =>
  h.http.atomically(tenantId, Effect.forEach(moments, append, { discard: true }))
const listed = async () => {
  const events = await h.http.atomically(tenantId, h.http.get("SecurityEventStore").list({ limit: 100 }))
  return events.map((event) => event.at)
}
const makeMonths = (first: string, last: string) =>
  h.sql("select svc.make_month_partitions($1::date, $2::date)", [first, last])
const dropMonths = (now: Timestamp) =>
  h.worker.atomically(allTenants, h.worker.get("HousekeepingStore").dropMonths(now))
/** The times of the tenant's events, by the table that holds them. */
const places = async () => {
  const rows = await h.sql<{ place: string; at: Date }>(
    `select replace(tableoid::regclass::text, 'svc.', '') as place, at from svc.security_events where tenant = $1 order by at`,
    [tenantId],
  )
  return rows.map(({ place, at: moment }) => [place, moment.toISOString()])
}

it("security events are in the month of their id, by UTC, and those that came before it was made move there", async () => {
  await leave(at("2031-01-31T23:59:59.999Z"), at("2031-02-01T00:00:00.000Z"))
  expect((await places()).map(([place]) => place)).toEqual(["security_events_other", "security_events_other"])
  await makeMonths("2031-01-31", "2031-02-01")
  await leave(at("2031-02-28T23:59:59.999Z"))
  expect(await places()).toEqual([
    ["security_events_203101", "2031-01-31T23:59:59.999Z"],
    ["security_events_203102", "2031-02-01T00:00:00.000Z"],
    ["security_events_203102", "2031-02-28T23:59:59.999Z"],
  ])
  expect(await listed()).toEqual([
    at("2031-02-28T23:59:59.999Z"),
    at("2031-02-01T00:00:00.000Z"),
    at("2031-01-31T23:59:59.999Z"),
  ])
})

it("the month of a week ahead is made with the days, also when all of these are there", async () => {
  const make = (moment: string) =>
    h.worker.atomically(allTenants, h.worker.get("HousekeepingStore").makePartitions(at(moment), at(moment)))
  expect(await make("2033-05-01T00:00:00Z")).toBe(1)
  await h.sql("drop table svc.security_events_203305")
  expect(await make("2033-05-01T00:00:00Z")).toBe(0)
  await leave(at("2033-05-31T12:00:00Z"))
  expect((await places()).map(([place]) => place)).toEqual(["security_events_203305"])
})

it("a month is dropped 400 days after its end, and what has no month of its own after 400 days", async () => {
  await makeMonths("2021-01-01", "2021-02-28")
  const [january, february] = [at("2021-01-31T23:59:59.999Z"), at("2021-02-01T00:00:00Z")]
  const old = at("2020-01-01T00:00:00Z")
  await leave(old, january, february)
  const end = at("2021-02-01T01:00:00Z")
  expect(await dropMonths(secondsAfter(end, 400 * day - 1))).toBe(0)
  expect(await listed()).toEqual([february, january])
  expect(await dropMonths(secondsAfter(end, 400 * day))).toBe(1)
  expect(await dropMonths(secondsAfter(end, 400 * day))).toBe(0)
  expect(await listed()).toEqual([february])
})

it("a drop gives way to whoever writes one down, and is done another time", async () => {
  await makeMonths("2022-03-01", "2022-03-31")
  const now = at("2024-01-01T00:00:00Z")
  await leave(at("2022-03-10T00:00:00Z"))
  const writing = await holdWork(h.http, tenantId, append(now))
  await dropMonths(now)
  await writing.commit()
  expect(await listed()).toEqual([now, at("2022-03-10T00:00:00Z")])
  expect(await dropMonths(now)).toBeGreaterThanOrEqual(1)
  expect(await listed()).toEqual([now])
})

it("nobody has a right to change or remove one, in a month or past it; only workers drop months", async () => {
  const held = await h.sql(
    `select c.relname, r.rolname, p as privilege from pg_class c, pg_roles r, unnest(array['update', 'delete', 'truncate']) p
      where c.relnamespace = 'svc'::regnamespace and c.relname ~ '^security_events(_|$)' and c.relkind in ('r', 'p')
        and r.rolname in ('svc_app', 'svc_worker') and has_table_privilege(r.oid, c.oid, p)`,
  )
  expect(held).toEqual([])
  const refused = await h.http.run(
    Effect.flip(
      h.http
        .get("UnitOfWork")
        .atomically(allTenants, h.http.get("HousekeepingStore").dropMonths(at("2021-01-01T00:00:00Z"))),
    ),
  )
  expect(refused).toMatchObject({ _tag: "PortUnavailable", cause: { message: /permission denied/ } })
})
