import type { TenantId, RecoveryId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { randomUUID } from "node:crypto"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"
import { holdWork } from "../support/service/held-work.ts"

let h: StillService
beforeAll(async () => {
  h = await openService({ clock: "manual" })
})
afterEach(() => h.sql("delete from pgboss.job"))
afterAll(() => h.close())

const data = () => ({ tenantId: randomUUID() as TenantId, recoveryId: randomUUID() as RecoveryId })
const fetchAll = async () => (await h.boss.fetch("webhooks-recover", { batchSize: 10 })).map((job) => job.data)

describe.each(["worker", "http"] as const)("a job enqueued by the %s side", (side) => {
  it("is there at once with its data", async () => {
    const job = data()
    await h[side].atomically(job.tenantId, h[side].get("JobQueue").enqueue("webhooks-recover", job))
    expect(await fetchAll()).toEqual([job])
  })

  it("has the policy of its queue", async () => {
    const job = data()
    const { enqueue } = h[side].get("JobQueue")
    await h[side].atomically(job.tenantId, enqueue("webhooks-recover", job))
    const [row] = await h.sql(
      `select to_jsonb(j) - array['id', 'data', 'created_on', 'start_after', 'keep_until', 'heartbeat_seconds'] as policy,
         j.heartbeat_seconds = q.heartbeat_seconds as beats, keep_until - start_after = q.retention_seconds * interval '1s' as kept
       from pgboss.job j join pgboss.queue q using (name)`,
    )
    // The row that pg-boss itself writes is the oracle.
    await h.sql("delete from pgboss.job")
    await h.boss.send("webhooks-recover", job)
    const [oracle] = await h.sql(
      `select to_jsonb(j) - array['id', 'data', 'created_on', 'start_after', 'keep_until', 'heartbeat_seconds'] as policy,
         j.heartbeat_seconds = q.heartbeat_seconds as beats, keep_until - start_after = q.retention_seconds * interval '1s' as kept
       from pgboss.job j join pgboss.queue q using (name)`,
    )
    expect(row).toEqual(oracle)
  })

  it("exists only when its unit of work was committed", async () => {
    const [kept, undone] = [data(), data()]
    const { enqueue } = h[side].get("JobQueue")
    const committed = await holdWork(h[side], kept.tenantId, enqueue("webhooks-recover", kept))
    const rolledBack = await holdWork(h[side], undone.tenantId, enqueue("webhooks-recover", undone))
    expect(await fetchAll()).toEqual([])
    await committed.commit()
    await rolledBack.rollBack()
    expect(await fetchAll()).toEqual([kept])
  })
})

it("HTTP adds no job outside a unit of work, none of another tenant, and none of a queue that is not there", async () => {
  const [mine, other] = [data(), data()]
  const { enqueue } = h.http.get("JobQueue")
  const refused = { _tag: "PortUnavailable", port: "JobQueue" }
  await expect(h.http.run(enqueue("webhooks-recover", mine))).rejects.toMatchObject(refused)
  await expect(h.http.atomically(mine.tenantId, enqueue("webhooks-recover", other))).rejects.toMatchObject(refused)
  await expect(h.http.atomically(mine.tenantId, enqueue("nothing" as "webhooks-recover", mine))).rejects.toMatchObject(
    refused,
  )
  expect(await h.sql("select from pgboss.job")).toEqual([])
})

it("HTTP hastens no job of another tenant that has the same key", async () => {
  const [mine, other] = [data(), data()]
  const key = "the same"
  const dueAt = (h.clock.now() + 3_600_000) as Timestamp
  const poll = (tenantId: TenantId, options: { readonly dueAt?: Timestamp }) =>
    h.http.atomically(
      tenantId,
      h.http.get("JobQueue").enqueue("einvoices-status-polling", { tenantId }, { key, ...options }),
    )
  await poll(other.tenantId, { dueAt })
  await poll(mine.tenantId, {})
  expect(await h.boss.fetch("einvoices-status-polling")).toEqual([])
})

it("jobs of every name find their queue", async () => {
  const { enqueue } = h.worker.get("JobQueue")
  await h.worker.run(enqueue("housekeeping", {}))
  expect(await h.boss.fetch("housekeeping")).toMatchObject([{ data: {} }])
})

it("a job that failed is due again a little later", async () => {
  const { enqueue } = h.worker.get("JobQueue")
  await h.worker.run(enqueue("housekeeping", {}))
  const [job] = await h.boss.fetch("housekeeping")
  await h.boss.fail("housekeeping", job!.id)
  expect(await h.boss.fetch("housekeeping")).toEqual([])
  await h.advance(300)
  expect(await h.boss.fetch("housekeeping")).toMatchObject([{ id: job!.id }])
})

describe.each(["worker", "http"] as const)("of jobs with one key, enqueued by the %s side,", (side) => {
  const polling = (tenantId: TenantId, inSeconds: number) =>
    h[side].atomically(
      tenantId,
      h[side]
        .get("JobQueue")
        .enqueue(
          "einvoices-status-polling",
          { tenantId },
          { key: tenantId, dueAt: (h.clock.now() + inSeconds * 1000) as Timestamp },
        ),
    )
  const due = async () => (await h.boss.fetch("einvoices-status-polling", { batchSize: 10 })).length

  it("one waits, for the earliest of their times", async () => {
    const { tenantId } = data()
    for (const inSeconds of [3600, 300, 600]) await polling(tenantId, inSeconds)
    expect(await h.sql("select from pgboss.job")).toHaveLength(1)
    await h.advance(299)
    expect(await due()).toBe(0)
    await h.advance(1)
    expect(await due()).toBe(1)
  })

  it("one that is wanted at once is due at once, and leaves others alone", async () => {
    const [mine, other] = [data(), data()]
    for (const { tenantId } of [mine, other]) await polling(tenantId, 3600)
    await polling(mine.tenantId, 0)
    expect(await h.boss.fetch("einvoices-status-polling", { batchSize: 10 })).toMatchObject([
      { data: { tenantId: mine.tenantId } },
    ])
  })
})

describe.each(["worker", "http"] as const)("many jobs of a queue, added together by the %s side,", (side) => {
  it("are due at once, each key once, also those that waited for later", async () => {
    const { tenantId } = data()
    const { enqueue, enqueueAll } = h[side].get("JobQueue")
    const name = "einvoices-status-polling"
    const dueAt = (h.clock.now() + 3_600_000) as Timestamp
    await h[side].atomically(tenantId, enqueue(name, { tenantId }, { key: "later", dueAt }))
    await h[side].atomically(tenantId, enqueue(name, { tenantId }, { key: "other", dueAt }))
    const keys = ["one", "later", "two"]
    const jobs = keys.map((key) => ({ data: { tenantId }, key }))
    await h[side].atomically(tenantId, enqueueAll(name, jobs))
    await h[side].atomically(tenantId, enqueueAll(name, []))
    const due = await h.boss.fetch(name, { batchSize: 10, includeMetadata: true })
    expect(due).toHaveLength(3)
    expect(new Set(due.map(({ singletonKey }) => singletonKey))).toEqual(new Set(keys))
    expect(new Set(due.map((job) => `${job.policy} ${JSON.stringify(job.data)}`))).toEqual(
      new Set([`short ${JSON.stringify({ tenantId })}`]),
    )
    expect(await h.sql("select singleton_key as key from pgboss.job where state = 'created'")).toEqual([
      { key: "other" },
    ])
  })
})
