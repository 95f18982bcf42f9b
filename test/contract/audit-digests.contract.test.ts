import type { AuditDigest } from "@svc/domain/audit/ports/audit-digest-store"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { addDays, dateOf, startOf } from "@svc/domain/shared/calendar-date"
import type { TenantId } from "@svc/domain/shared/ids"
import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import { secondsAfter } from "@svc/domain/shared/timestamp"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { makeSeeds } from "../support/service/seeds.ts"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
let seeds: ReturnType<typeof makeSeeds>
let tenantId: TenantId
/** The day on which each test begins; three days before it have rows. */
let today: CalendarDate
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
})
beforeEach(async () => {
  tenantId = (await seeds.tenant()).tenantId
  today = dateOf(h.clock.now())
  // The days of a month without a partition count as dropped.
  const { makePartitions } = h.worker.get("HousekeepingStore")
  await h.worker.atomically(allTenants, makePartitions(startOf(addDays(today, -3)), startOf(today)))
  for (const days of [-3, -2, -1]) await addRows(addDays(today, days), 3)
})
afterAll(() => h.close())

/** Adds rows of a day, as a superuser can. */
const addRows = (day: CalendarDate, count: number, of = tenantId) =>
  h.sql(
    `insert into svc.audit_log (tenant_id, id, at, actor_kind, operation, resource_kind, changes, truncated)
     select $1, svc.first_uuid(at), at, 'System', 'seeded', 'Account', '[{"path":"name","after":"x"}]', false
     from (select $2::date::timestamp at time zone 'UTC' + n * interval '1 minute' as at from generate_series(0, $3::int - 1) n) s`,
    [of, day, count],
  )
const noon = (day: CalendarDate) => secondsAfter(startOf(day), 12 * 3600)
const close = (day = today) => h.worker.run(h.worker.get("Audit").closeDays(noon(day)))
const verify = async (day = today) => {
  const days = await h.worker.run(h.worker.get("Audit").verify(tenantId, noon(day)))
  return Object.fromEntries(days.map((each) => [each.day, each.state]))
}
const digests = () =>
  h.worker.atomically<readonly AuditDigest[], unknown>(
    tenantId,
    h.worker.get("AuditDigestStore").digests(tenantId, "all"),
  )
const ago = (days: number) => addDays(today, -days)
const intact = () => ({ [ago(3)]: "Intact", [ago(2)]: "Intact", [ago(1)]: "Intact" })
/** Changes rows of a day as a superuser, whom no right stops. */
const tamper = (statement: string, day: CalendarDate) =>
  h.sql(`${statement} where tenant_id = $1 and id >= svc.first_uuid($2::date) and id < svc.first_uuid($2::date + 1)`, [
    tenantId,
    day,
  ])

describe("the digests of days of the audit log (contract G30)", () => {
  it("are made once for each day that is over, each from the one before", async () => {
    await addRows(today, 1)
    await close()
    await close()
    const made = await digests()
    expect(made.map(({ day, rows }) => [day, rows])).toEqual([3, 2, 1].map((days) => [ago(days), 3]))
    expect(made.map(({ before }) => before)).toEqual([undefined, made[0]!.digest, made[1]!.digest])
    expect(await verify()).toEqual(intact())
    // The first two hours of a day belong to transactions of the day before.
    await h.worker.run(h.worker.get("Audit").closeDays(secondsAfter(startOf(addDays(today, 1)), 7199)))
    expect(await digests()).toHaveLength(3)
    await close(addDays(today, 1))
    expect(await digests()).toHaveLength(4)
  })

  it("find the day of an altered, an inserted and a removed row", async () => {
    await close()
    await tamper("update svc.audit_log set address = '192.0.2.1'", ago(3))
    expect(await verify()).toEqual({ ...intact(), [ago(3)]: "Altered" })
    await h.sql(
      `insert into svc.audit_log (tenant_id, id, at, actor_kind, operation, resource_kind, changes, truncated)
       values ($1, svc.first_uuid($2::date + interval '1 hour'), $2::date, 'System', 'forged', 'Account', '[]', false)`,
      [tenantId, ago(2)],
    )
    await tamper("delete from svc.audit_log", ago(1))
    expect(await verify()).toEqual({ [ago(3)]: "Altered", [ago(2)]: "Inserted", [ago(1)]: "Removed" })
  })

  it("find a day that was inserted whole, and a digest that was changed or removed", async () => {
    await h.sql("delete from svc.audit_log where tenant_id = $1 and id < svc.first_uuid($2::date)", [tenantId, ago(1)])
    await addRows(ago(3), 2)
    await close()
    await addRows(ago(2), 1)
    expect(await verify()).toEqual({ [ago(3)]: "Intact", [ago(2)]: "Inserted", [ago(1)]: "Intact" })
    await h.sql("update svc.audit_digests set digest = repeat('0', 64) where tenant_id = $1 and day = $2", [
      tenantId,
      ago(3),
    ])
    expect(await verify()).toMatchObject({ [ago(3)]: "Altered", [ago(1)]: "Unlinked" })
    await h.sql("delete from svc.audit_digests where tenant_id = $1 and day = $2", [tenantId, ago(3)])
    expect(await verify()).toMatchObject({ [ago(3)]: "Inserted", [ago(1)]: "Unlinked" })
  })

  it("tell months that retention dropped from rows that somebody removed", async () => {
    const { makePartitions, dropMonths } = h.worker.get("HousekeepingStore")
    const run = (work: ReturnType<typeof dropMonths>) => h.worker.atomically(allTenants, work)
    const old = "2019-03-10" as CalendarDate
    await run(makePartitions(startOf(old), startOf(old)))
    await addRows(old, 3)
    await close()
    expect(await verify()).toEqual({ [old]: "Intact", ...intact() })
    await tamper("delete from svc.audit_log", old)
    expect(await verify()).toEqual({ [old]: "Removed", ...intact() })
    await run(dropMonths(noon(today)))
    expect(await verify()).toEqual({ [old]: "Dropped", ...intact() })
    // Retention does not drop a month before an older one.
    await run(makePartitions(startOf("2019-02-10" as CalendarDate), startOf("2019-02-10" as CalendarDate)))
    expect(await verify()).toEqual({ [old]: "Removed", ...intact() })
    await run(dropMonths(noon(today)))
  })

  it("are made for at most 100 days of a tenant in a night", async () => {
    const { tenantId: other } = await seeds.tenant()
    await h.sql(
      `insert into svc.audit_log (tenant_id, id, at, actor_kind, operation, resource_kind, changes, truncated)
       select $1, svc.first_uuid(at), at, 'System', 'seeded', 'Account', '[]', false
       from (select $2::date::timestamp at time zone 'UTC' - n * interval '1 day' as at from generate_series(1, 103) n) s`,
      [other, today],
    )
    const count = async () =>
      (await h.sql("select count(*)::int as n from svc.audit_digests where tenant_id = $1", [other]))[0]
    await close()
    expect(await count()).toEqual({ n: 100 })
    await close()
    expect(await count()).toEqual({ n: 103 })
  })

  it("are made for many tenants, and go on after a run that stopped", async () => {
    const others: TenantId[] = []
    for (let count = 0; count < 3; count += 1) others.push((await seeds.tenant()).tenantId)
    for (const other of others) await addRows(ago(1), 1001, other)
    await h.sql(
      "alter table svc.audit_digests add constraint refusing check (tenant_id <> $1) not valid".replace(
        "$1",
        `'${others[1]}'`,
      ),
    )
    await expect(close()).rejects.toMatchObject({ _tag: "PortUnavailable" })
    await h.sql("alter table svc.audit_digests drop constraint refusing")
    await close()
    const rows = await h.sql(
      "select row_count::int as n from svc.audit_digests where tenant_id = any ($1) and day = $2",
      [others, ago(1)],
    )
    expect(rows).toEqual([{ n: 1001 }, { n: 1001 }, { n: 1001 }])
  })

  it("can be changed and removed by no role", async () => {
    for (const role of ["svc_app", "svc_worker"])
      for (const right of ["update", "delete", "truncate"])
        expect(
          await h.sql("select has_table_privilege($1, 'svc.audit_digests', $2) as may", [role, right]),
          `${role} ${right}`,
        ).toEqual([{ may: false }])
  })
})
