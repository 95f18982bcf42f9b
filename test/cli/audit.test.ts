import { addDays, type CalendarDate, dateOf, startOf } from "@svc/domain/shared/calendar-date"
import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { randomBytes } from "node:crypto"
import { afterAll, beforeAll, expect, it } from "vitest"
import { openService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { makeSvc, type Svc } from "./run-svc.ts"

const now = Date.now() as Timestamp
const daysAgo = (days: number): CalendarDate => addDays(dateOf(now), -days)
const days = [5, 4, 3, 2].map(daysAgo) as [CalendarDate, CalendarDate, CalendarDate, CalendarDate]

const openHttp = () => openService({ http: true })

let service: Awaited<ReturnType<typeof openHttp>>
let tenant: TestTenant
let svc: Svc
beforeAll(async () => {
  service = await openHttp()
  tenant = await service.createTenant()
  // The days of a month without a partition count as dropped.
  const { makePartitions } = service.worker.get("HousekeepingStore")
  await service.worker.atomically(allTenants, makePartitions(startOf(days[0]), now))
  for (const day of days) await addRows(day, 3)
  svc = makeSvc({ DATABASE_URL: service.databaseUrl, SVC_ENCRYPTION_KEY: randomBytes(32).toString("base64") })
})
afterAll(() => service.close())

/** Adds rows of a day, as a superuser can; each has an id of its own. */
const addRows = (day: CalendarDate, count: number, hour = 0) =>
  service.sql(
    `insert into svc.audit_log (tenant_id, id, at, actor_kind, operation, resource_kind, changes, truncated)
     select $1, svc.first_uuid(at), at, 'System', 'seeded', 'Account', '[{"path":"name","after":"x"}]', false
     from (select $2::date::timestamp at time zone 'UTC' + $4::int * interval '1 hour' + n * interval '1 minute' as at
       from generate_series(1, $3::int) n) s`,
    [tenant.tenantId, day, count, hour],
  )
const ofDay = (day: CalendarDate) =>
  `tenant_id = '${tenant.tenantId}' and id >= svc.first_uuid('${day}T00:00Z') and id < svc.first_uuid('${day}T23:59Z')`
const verify = () => svc.run(["audit", "verify", "--tenant", tenant.tenantId])

it("svc audit verify names each day that a superuser altered, and ends with 1 then", async () => {
  const before = await verify()
  expect(before).toMatchObject({
    code: 0,
    stderr: "",
    stdout: expect.stringMatching(/^0 days are intact, 0 were dropped/u),
  })
  await service.worker.run(service.worker.get("Audit").closeDays(now))
  const fine = await verify()
  expect(fine).toMatchObject({ code: 0, stderr: "" })
  expect(fine.stdout).toMatch(/^4 days are intact, 0 were dropped by retention, \d+ are not closed yet\. /u)
  expect(fine.stdout).toMatch(new RegExp(`The digest of the last closed day, ${days[3]}, is [0-9a-f]{64}\\.\n$`, "u"))

  await service.sql(`update svc.audit_log set changes = replace(changes, 'x', 'y') where ${ofDay(days[0])}`)
  await service.sql(
    `delete from svc.audit_log where id = (select min(id::text)::uuid from svc.audit_log where ${ofDay(days[1])})`,
  )
  await addRows(days[2], 1, 12)
  const odd = await verify()
  expect(odd.code).toBe(1)
  expect(odd.stdout).toMatch(
    new RegExp(
      `^DAY +STATE +ROWS WHEN CLOSED +ROWS NOW\n${days[0]} +Altered +3 +3\n${days[1]} +Removed +3 +2\n${days[2]} +Inserted +3 +4\n\n1 days are intact`,
      "u",
    ),
  )
  const shown = await svc.run(["audit", "verify", "--tenant", tenant.tenantId, "--json"])
  expect(shown.code).toBe(1)
  expect(JSON.parse(shown.stdout)).toContainEqual({
    day: days[3],
    state: "Intact",
    rows: 3,
    rowsWhenClosed: 3,
    digest: expect.stringMatching(/^[0-9a-f]{64}$/u),
  })
})

it("svc audit verify refuses a tenant that does not exist", async () => {
  const unknown = await svc.run(["audit", "verify", "--tenant", "0199d3a0-0000-7000-8000-000000000001"])
  expect(unknown).toMatchObject({ code: 1, stdout: "" })
  expect(await svc.run(["audit", "verify", "--tenant", "x"])).toMatchObject({ code: 64 })
})
